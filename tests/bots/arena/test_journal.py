"""What was played is kept, and read back after any end."""

from pathlib import Path

import pytest

from chronolude.bots.arena import journal as module
from chronolude.bots.arena.journal import Journal, code, key_of
from chronolude.bots.arena.match import Lot
from tests.bots.arena.made_up import bout, match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "journal.jsonl"


def filled(path: Path | None) -> Journal:
    kept = Journal(path)
    kept.add(Lot(match("a", "b"), 3, 5), [[bout(0, [0]), bout(1, [1])], [bout(0, [1]), bout(1, [1])]], 2.0)
    return kept


def test_what_is_added_is_read_back(path: Path) -> None:
    filled(path)
    again = Journal(path)
    assert list(again.deals(match("a", "b"))) == [3, 4]
    assert again.deals(match("a", "b"))[3] == [bout(0, [0]), bout(1, [1])]
    assert again.seconds(match("a", "b")) == 2.0


def test_another_match_is_another_key(path: Path) -> None:
    kept = filled(path)
    for other in (match("b", "a"), match("a", "b", seed=1), match("a", "b", game="timeline")):
        assert kept.deals(other) == {}
        assert kept.seconds(other) == 0


def test_results_of_other_code_are_left_aside(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(path)
    monkeypatch.setattr(module, "code", lambda: "another")
    assert Journal(path).deals(match("a", "b")) == {}


def test_the_code_is_that_of_rules_and_bots_not_of_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("kernel/x.py", "search/w.py", "bots/y.py", "bots/arena/z.py", "tables/runner.py", "games/t/law/en.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    monkeypatch.setattr(module, "HOME", tmp_path)
    before = code.__wrapped__()
    for name in ("bots/arena/z.py", "games/t/law/en.md"):
        (tmp_path / name).write_text(name)
        assert code.__wrapped__() == before, name
    for name in ("bots/y.py", "search/w.py"):
        (tmp_path / name).write_text(name)
        assert code.__wrapped__() != before, name
        before = code.__wrapped__()


def test_a_line_cut_by_a_sudden_end_is_dropped_and_written_anew(path: Path) -> None:
    filled(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    again = Journal(path)
    assert list(again.deals(match("a", "b"))) == [3]
    again.add(Lot(match("a", "b"), 4, 5), [[bout(0, [1]), bout(1, [1])]], 1.0)
    assert path.read_bytes() == whole


def test_a_broken_line_within_is_named(path: Path) -> None:
    filled(path)
    path.write_bytes(b"{nonsense}\n" + path.read_bytes())
    with pytest.raises(ValueError, match=r"journal\.jsonl, line 1"):
        Journal(path)


def test_without_a_path_nothing_is_written(tmp_path: Path) -> None:
    assert list(filled(None).deals(match("a", "b"))) == [3, 4]
    assert list(tmp_path.iterdir()) == []


def test_a_key_is_short_and_steady() -> None:
    assert key_of(match("a", "b")) == key_of(match("a", "b"))
    assert len(key_of(match("a", "b"))) == 16
