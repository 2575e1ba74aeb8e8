"""Walking through a record."""

import json
from pathlib import Path

import pytest

import chronolude as cl
from tests.cli.terminal import chronolude


def table_after(answers: int | None) -> cl.Table:
    table = cl.new("contre-temps", seats=3, seed=5)
    while table.result is None and (answers is None or table.decision < answers):
        seat = table.asked[0]
        table.play(seat, table.options(seat)[0].text)
    return table


END = table_after(None)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A finished game."""
    path = tmp_path / "game.txt"
    path.write_text(END.record().text, encoding="utf-8")
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "live.json"
    path.write_text(table_after(7).record().json, encoding="utf-8")
    return path


def test_one_decision_is_told_and_no_more(file: Path) -> None:
    said = chronolude("replay", file, "--at", 7, "--lang", "en")
    assert said.status == 0
    assert f"Decision 7 of {END.decision}" in said.out
    assert said.out.count("Decision") == 1
    assert END.record().at(7).describe(None, "en").splitlines()[0] in said.out


def test_all_hands_are_seen_once_the_game_is_over(file: Path) -> None:
    out = chronolude("replay", file, "--at", 0, "--lang", "en").out.replace("\n  ", " ")
    start = END.record().at(0)
    for seat in range(3):
        cards = [str(card) for card in start.seen(seat).zone("hand", seat)]
        assert f"Seat {seat + 1} holds {', '.join(cards[:-1])} and {cards[-1]}." in out


def test_a_seat_sees_its_own_hand_only(file: Path) -> None:
    said = chronolude("replay", file, "--at", 3, "--seat", 2, "--lang", "fr")
    assert "Votre main" in said.out
    assert "tient" not in said.out
    expected = END.record().at(3).describe(1, "fr")
    assert said.out.replace("\n  ", " ").endswith(expected + "\n")


@pytest.mark.parametrize(("words", "seat"), [((), None), (("--seat", 2), 1)])
def test_json_is_the_view(unfinished: Path, words: tuple[object, ...], seat: int | None) -> None:
    said = chronolude("replay", unfinished, "--at", 4, "--json", *words)
    assert json.loads(said.out) == cl.load(unfinished.read_text(encoding="utf-8")).at(4).view(seat)


def test_json_of_a_finished_game_is_the_whole_position(file: Path) -> None:
    found = json.loads(chronolude("replay", file, "--at", 4, "--json").out)
    assert cl.position("contre-temps", found) == END.record().at(4)
    assert json.loads(chronolude("replay", file, "--json").out) == END.record().at(0).position()


def test_hidden_cards_stay_hidden_while_a_game_goes_on(unfinished: Path) -> None:
    said = chronolude("replay", unfinished, "--at", 4, "--lang", "en")
    assert "holds" not in said.out
    assert "Your hand" not in said.out
    said = chronolude("replay", unfinished, "--all", "--lang", "en")
    assert said.status == 2
    assert "not over" in said.err


def test_steps_and_jumps(file: Path) -> None:
    typed = ["", "next", "back", "10", "+5", "-3", "quit", "1"]
    said = chronolude("replay", file, "--lang", "en", typed=typed)
    stood = [line.split()[1] for line in said.out.splitlines() if line.startswith("Decision ")]
    assert stood == ["0", "1", "2", "1", "10", "15", "12"]
    assert said.status == 0


def test_steps_in_french(file: Path) -> None:
    said = chronolude(
        "replay", file, "--lang", "fr", typed=["suivant", "retour", "place 2", "tout", "public", "quitter"]
    )
    assert said.status == 0
    assert said.out.count("Décision") == 6
    assert "Votre main" in said.out


def test_one_cannot_walk_off_either_end(file: Path) -> None:
    typed = ["back", str(END.decision), "next", "quit"]
    said = chronolude("replay", file, "--lang", "en", typed=typed)
    stood = [int(line.split()[1]) for line in said.out.splitlines() if line.startswith("Decision ")]
    assert stood == [0, 0, END.decision, END.decision]
    assert "three events" in said.out


def test_eyes_can_be_changed_on_the_way(file: Path) -> None:
    said = chronolude("replay", file, "--lang", "en", typed=["seat 1", "spectator", "all"])
    shown = said.out.split("Decision 0 of")[1:]
    assert ["holds" in text for text in shown] == [True, False, False, True]
    assert ["Your hand" in text for text in shown] == [False, True, False, False]


@pytest.mark.parametrize("typed", ["999", "-5", "seat 9", "seat", "sing", "+x"])
def test_a_wrong_step_is_refused(file: Path, typed: str) -> None:
    said = chronolude("replay", file, "--lang", "en", typed=[typed])
    assert said.status == 2
    assert said.err.count("\n") == 1
    live = chronolude("replay", file, "--lang", "en", typed=[typed, "", "quit"], live=True)
    assert live.status == 0
    assert live.out.count("Decision ") == 2


@pytest.mark.parametrize("words", [("--at", 9999), ("--at", -1), ("--seat", 9)])
def test_wrong_places_are_refused(file: Path, words: tuple[object, ...]) -> None:
    said = chronolude("replay", file, "--lang", "en", *words)
    assert said.status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1


def test_every_line_fits_80_columns(file: Path) -> None:
    said = chronolude("replay", file, "--lang", "fr", typed=[""] * 30)
    assert max(map(len, said.out.splitlines())) <= 80
