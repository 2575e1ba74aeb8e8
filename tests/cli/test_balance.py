"""`chronolude balance`: what seats, cards and skill are worth, as sentences, JSON and a page."""

import json
from pathlib import Path
from typing import Any

import pytest

from chronolude.bots.balance.figures import Study, cards, matches, plans, share_of
from chronolude.bots.simulation import GameRow, Plan, Wanted, play_range
from tests.cli.terminal import chronolude

WORDS = ("balance", "contre-temps", "--seats", 3, "--games", 12, "--deals", 1, "--bot", "random", "--seed", 2)


def row(number: int, winner: int, held: list[tuple[int, str, str]]) -> GameRow:
    return GameRow(10, None, "won", [winner], [0, 0], number=number, held=held)


def test_the_report_as_data_and_as_a_page(tmp_path: Path) -> None:
    file = tmp_path / "balance.html"
    said = chronolude(*WORDS, "--html", file, "--json")
    assert said.status == 0, said.err
    found: dict[str, Any] = json.loads(said.out)
    part = found["by_seats"][0]
    assert part["seats"] == 3 and part["games"] == 12 and sum(part["endings"].values()) == 12
    assert sum(one["share"] for one in part["by_seat"]) == pytest.approx(1, abs=1e-3)
    assert all(one["low"] <= one["share"] <= one["high"] for one in [*part["by_seat"], *part["cards"]])
    assert [(one["bot"], one["among"]) for one in found["skill"]] == [
        ("rule-of-thumb", "random"),
        ("apprentice", "rule-of-thumb"),
    ]
    text = file.read_text()
    assert text.startswith('<!doctype html><html lang="en">') and text.count("<svg") >= 3
    assert "<script" not in text and "http" not in text.replace("http-equiv", "")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_sentences_in_both_languages(lang: str) -> None:
    words = ("balance", "toy-relay", "--games", 3, "--seats", 2, "--lang", lang)
    said = chronolude(*words)
    assert said.status == 0, said.err
    assert "2" in said.out and "%" in said.out


def test_a_card_that_wins_stands_out_and_one_that_does_not_matter_does_not() -> None:
    """Seat 0 holds the ace and wins in nine games of ten; both seats hold a two."""
    rows = [row(n, int(n % 10 == 0), [(0, "hand", "Ace"), (0, "hand", "Two"), (1, "hand", "Two")]) for n in range(100)]
    found = {one["card"]: one for one in cards(rows, 0.5, together=False)}
    assert found["Ace"]["share"] == 0.9 and found["Ace"]["stands_out"] and found["Ace"]["held"] == 100
    assert found["Two"]["share"] == 0.5 and not found["Two"]["stands_out"] and found["Two"]["held"] == 200


def test_an_open_hand_is_a_seats_own_too() -> None:
    """Of Timeline, whose hands lie open, the report said nothing card by card."""
    held = play_range(Plan("timeline", 2, {}, ["random"] * 2, 1, 0), 0, 1, Wanted(held=True))[0].held
    assert {seat for seat, zone, _ in held if zone == "hand"} == {0, 1} and len(held) >= 8


def test_of_a_card_that_was_hardly_seen_nothing_is_said() -> None:
    assert cards([row(n, 0, [(0, "hand", "Ace")]) for n in range(29)], 0.5, together=False) == []


def test_wilson_by_hand() -> None:
    """Nine of ten: Wilson's interval of 95 % is 59.6 % to 98.2 %."""
    assert share_of(9, 10) == {"share": 0.9, "low": 0.59585, "high": 0.98212}


def test_what_lay_in_a_hand_is_noted_from_the_deal_on() -> None:
    study = Study("contre-temps", [3], {}, "random", 1, 0)
    plan = next(plans(study))
    held = play_range(plan, 0, 1, Wanted(held=True))[0].held
    hands = {seat: {card for who, zone, card in held if who == seat and zone == "hand"} for seat in range(3)}
    assert all(len(cards) >= 5 for cards in hands.values())
    assert {zone for _, zone, _ in held} <= {"hand", "played"}
    assert {(seat, card) for seat, zone, card in held if zone == "played"} <= {
        (seat, card) for seat, zone, card in held if zone == "hand"
    }


def test_games_that_all_win_together_have_no_match_of_skill() -> None:
    assert list(matches(Study("time-stories", [2], {}, "random", 1, 1))) == []
    assert [len(match.bots) for _, _, match in matches(Study("time-division", [2], {}, "random", 1, 1))] == [2, 2]


def test_what_cannot_be_is_said_in_a_line() -> None:
    for words in (
        ("balance",),
        ("balance", "chess"),
        ("balance", "contre-temps", "--games", 0),
        (*WORDS, "--bot", "hal"),
    ):
        said = chronolude(*words)
        assert said.status == 2 and said.err.count("\n") == 1
