"""`chronolude arena` in the terminal."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import chronolude

WORDS = ("arena", "contre-temps", "--bots", "rule-of-thumb,random,random", "--seed", 2, "--workers", 1)


def figures(*words: object) -> dict[str, Any]:
    said = chronolude(*WORDS, *words, "--json")
    assert said.status == 0, said.err
    assert said.err == ""
    found: dict[str, Any] = json.loads(said.out)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    for entrant in found["entrants"]:
        del entrant["decision_seconds"]
    return {name: value for name, value in found.items() if name != "seconds"}


def test_games_are_rounded_up_to_whole_deals() -> None:
    found = figures("--games", 10)
    assert (found["seats"], found["rotations"], found["deals"], found["games"]) == (3, 3, 4, 12)
    assert [one["bot"] for one in found["entrants"]] == ["rule-of-thumb", "random"]
    assert [one["seats"] for one in found["entrants"]] == [1, 2]
    assert sum(one["wins"] for one in found["entrants"]) == pytest.approx(12)
    assert found["options"]["mode"] == "classic"
    assert "cluster-robust" in found["interval"]
    best = found["entrants"][0]
    assert best["low"] < best["share"] <= best["high"]
    assert best["decision_seconds"]["max"] >= best["decision_seconds"]["mean"] > 0


def test_several_workers_find_the_same() -> None:
    assert timeless(figures("--games", 12)) == timeless(figures("--games", 12, "--workers", 2))


def test_a_journal_is_taken_up(tmp_path: Path) -> None:
    kept = ("--journal", tmp_path / "kept.jsonl")
    assert figures("--games", 6, *kept)["resumed"] == 0
    more = figures("--games", 12, *kept)
    assert more["resumed"] == 6
    assert len((tmp_path / "kept.jsonl").read_text().splitlines()) == 4
    assert timeless({**more, "resumed": 0}) == timeless(figures("--games", 12))


@pytest.mark.parametrize(("lang", "words"), [("en", ("by chance", "Rating")), ("fr", ("au hasard", "Cote"))])
def test_without_json_there_is_a_sentence_for_each_bot(lang: str, words: tuple[str, ...], tmp_path: Path) -> None:
    page = tmp_path / "a.html"
    said = chronolude(*WORDS, "--games", 9, "--html", page, "--lang", lang)
    assert said.status == 0
    told = " ".join(said.out.split())
    assert all(word in told for word in ("rule-of-thumb", "random", *words))
    assert max(map(len, said.out.splitlines())) <= 80
    assert page.read_text().startswith(f'<!doctype html><html lang="{lang}">')


def test_seats_may_be_more_than_bots_named() -> None:
    words = ("--bots", "rule-of-thumb,random", "--seats", 4, "--games", 2, "--workers", 1, "--json")
    said = chronolude("arena", "contre-temps", *words)
    assert json.loads(said.out)["bots"] == ["rule-of-thumb", "random", "rule-of-thumb", "random"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--bots", "grandmaster,random,random"), "rule-of-thumb"),
        (("--engine", "steam"), "local and ray"),
        (("--address", "there:6379"), "--engine ray"),
        (("--games", 0), "--games"),
        (("--workers", 0), "--workers"),
        (("--seats", 9), "3 to 6"),
        (("--html", "/nowhere/at/all.html", "--games", 3), "/nowhere/at/all.html"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(words: tuple[object, ...], named: str) -> None:
    said = chronolude(*WORDS, *words)
    assert said.status == 2
    assert said.err.count("\n") == 1
    assert named in said.err


def test_a_journal_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear diary\n")
    said = chronolude(*WORDS, "--journal", tmp_path / "letter")
    assert said.status == 2 and "line 1" in said.err


def test_the_extras_are_named_where_they_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = chronolude(*WORDS, "--engine", "ray", "--games", 3)
    assert said.status == 2 and "chronolude[ray]" in said.err
    monkeypatch.setattr(sys.modules["chronolude.cli.arena"], "can_rate", lambda: False)
    said = chronolude(*WORDS)
    assert said.status == 2 and "chronolude[arena]" in said.err


def test_a_game_must_be_named() -> None:
    said = chronolude("arena")
    assert said.status == 2 and "contre-temps" in said.err
