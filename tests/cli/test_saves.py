"""Saving and resuming: nothing is overwritten, nothing is half written, and the game goes on as if never left."""

from pathlib import Path

import pytest

import chronolude as cl
from chronolude.cli import saves
from tests.cli.terminal import chronolude, play

ONES = ["1"] * 80


def ended(folder: Path, *words: object, name: str = "end.txt") -> str:
    """The record of a game played to its end with ones."""
    count = play(typed=ONES).out.count("Your answer:")
    assert play(*words, typed=[*["1"] * count, f"save {folder / name}", ""]).status == 0
    return (folder / name).read_text(encoding="utf-8")


def test_a_resumed_game_goes_on_as_if_never_left(tmp_path: Path) -> None:
    whole = ended(tmp_path)
    kept = tmp_path / "kept.txt"
    assert play(typed=["1", "1", "1", f"save {kept}", "quit"]).status == 0
    count = play(typed=ONES).out.count("Your answer:") - 3
    said = chronolude("play", "--resume", kept, "--lang", "en", typed=[*["1"] * count, f"save {tmp_path / 'b.txt'}"])
    assert said.status == 0
    assert "Game resumed from" in said.out.replace("\n", " ")
    assert (tmp_path / "b.txt").read_text(encoding="utf-8") == whole


def test_a_save_remembers_who_sat_where(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    play("--seat", 2, "--bots", "random,rule-of-thumb", typed=["1", f"save {kept}"])
    assert cl.load(kept.read_text(encoding="utf-8")).header.players == ["random", "", "rule-of-thumb"]
    said = chronolude("play", "--resume", kept, "--lang", "en")
    assert "Seat 1 (bot random)\nSeat 2 (you)\nSeat 3 (bot rule-of-thumb)\n" in said.out
    said = chronolude("play", "--resume", kept, "--seat", 1, "--lang", "en")
    assert "Seat 1 (you)" in said.out


def test_a_resumed_game_can_be_undone_before_the_save(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    play(typed=["1", "1", f"save {kept}"])
    said = chronolude("play", "--resume", kept, "--lang", "en", typed=["undo", "undo", "undo"])
    assert said.out.count("You have gone back one decision.") == 2
    assert "There is nothing to undo." in said.out


def test_what_was_undone_is_not_what_is_saved(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    play(typed=["1", "undo", f"save {kept}"])
    record = cl.load(kept.read_text(encoding="utf-8"))
    assert record.replay() == record.at(len(record.moves))
    assert 0 in record.replay().asked
    assert all(move.seat != 0 for move in record.moves)


def test_a_save_never_overwrites_another_file(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text("mine", encoding="utf-8")
    said = play(typed=[f"save {kept}"])
    assert kept.read_text(encoding="utf-8") == "mine"
    assert said.status == 2
    assert "a file of that name exists" in said.out.replace("\n", " ")
    assert "existe déjà" in play(typed=[f"enregistrer {kept}"], lang="fr").out.replace("\n", " ")
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]


def test_a_game_renews_its_own_save(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    assert play(typed=[f"save {kept}", "1", "save"]).status == 0
    assert len(cl.load(kept.read_text(encoding="utf-8")).moves) > 0
    assert chronolude("play", "--resume", kept, typed=["1", f"save {kept}"]).status == 0
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]


def test_a_save_wants_a_name() -> None:
    assert "Name a file" in play(typed=["save"]).out
    assert "Nommez un fichier" in play(typed=["enregistrer"], lang="fr").out


def test_a_save_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    said = play(typed=[f"save {tmp_path / 'no' / 'such' / 'folder.txt'}"])
    assert said.status == 2
    assert "could not be saved" in said.out.replace("\n", " ")


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    kept = tmp_path / "kept.txt"
    kept.write_text("before", encoding="utf-8")
    record = cl.new("contre-temps", seed=1).record()
    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="No space"):
        saves.save(record, kept, own=True)
    assert kept.read_text(encoding="utf-8") == "before"
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]


def test_a_name_taken_at_the_last_moment_is_respected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "kept.txt"
    monkeypatch.setattr(Path, "exists", lambda self, **_: False)
    kept.write_text("theirs", encoding="utf-8")
    with pytest.raises(saves.Taken):
        saves.save(cl.new("contre-temps", seed=1).record(), kept)
    assert kept.read_text(encoding="utf-8") == "theirs"


def test_a_file_system_without_links_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(source: Path, target: Path) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("os.link", no_links)
    saves.save(cl.new("contre-temps", seed=1).record(), tmp_path / "kept.txt")
    assert cl.load((tmp_path / "kept.txt").read_text(encoding="utf-8")).header.chance.seed == 1
    assert len(list(tmp_path.iterdir())) == 1


def test_players_are_in_both_forms_of_a_record(tmp_path: Path) -> None:
    play("--bots", "random", typed=[f"save {tmp_path / 'kept.txt'}"])
    record = cl.load((tmp_path / "kept.txt").read_text(encoding="utf-8"))
    assert record.header.players == ["", "random", "random"]
    assert cl.load(record.text) == record
    assert cl.load(record.json) == record
