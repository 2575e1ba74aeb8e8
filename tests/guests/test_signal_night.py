"""Signal Night, a guest: a test for each of its rules, and its own golden game and traces beside them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import chronolude as cl
from chronolude.bots import make
from chronolude.bots.arena.figures import figures
from chronolude.bots.arena.match import Lot, Match, play_lot
from chronolude.bots.simulation import Plan, simulate
from chronolude.games import find
from chronolude.testing.golden import is_as_printed, wanted
from chronolude.testing.tracing import TRACES, Trace

HERE = Path(__file__).parent
GUEST = "signal-night"
CARDS = find(GUEST).layout.cards


def scene(hands: list[list[str]], **numbers: Any) -> cl.Table:
    """A table on which seat 1 is asked, with these trains in the hands, and the rest in the yard."""
    zones: dict[str, list[str]] = {
        f"hand {seat}.{place}": [card] for seat, hand in enumerate(hands) for place, card in enumerate(hand, 1)
    }
    zones |= numbers.pop("zones", {})
    lying = [card for cards in zones.values() for card in cards]
    zones["yard"] = [card for card in CARDS if card not in lying] + zones.pop("top", [])
    told = [31] * 25
    given = {"signals": 8, "lamps": 3, "colour-may": told, "rank-may": told, **numbers}
    frames = [["turn", "carry_out", 0, 0, 0]]
    return cl.position(GUEST, {"seats": len(hands), "zones": zones, "numbers": given, "frames": frames})


OWN = ["red-1a", "blue-2a", "green-3a", "amber-4a", "violet-5a"]
THEIRS = ["red-1b", "red-2a", "blue-1a", "green-1a", "amber-1a"]


def numbers(table: cl.Table) -> dict[str, Any]:
    return table.seen(0).numbers


@pytest.mark.parametrize(("seats", "trains"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_n_1_the_others_see_your_trains(seats: int, trains: int) -> None:
    table = cl.new(GUEST, seats=seats, seed=1)
    mine = table.seen(0)
    assert mine.zone("hand", 0) == [None] * trains and None not in mine.zone("hand", 1)
    assert all(table.seen(None).zone("hand", seat) == [None] * trains for seat in range(seats)), (
        "watchers may be owners"
    )
    assert (numbers(table)["signals"], numbers(table)["lamps"]) == (8, 3)


def test_n_2_one_of_three_things() -> None:
    table = scene([OWN, THEIRS], signals=5)
    assert {one.verb for one in table.options(0)} == {"lay", "shunt", "tell"}
    table.play(0, "lay hand 0.1")
    assert table.asked == (1,)


def test_n_3_telling_costs_a_signal_and_points_at_all() -> None:
    table = scene([OWN, THEIRS])
    assert [one.path for one in table.options(0, "tell")[0].then if one.verb == "colour"] == [
        f"tell 1 > colour {colour}" for colour in ("red", "amber", "green", "blue")
    ]
    table.play(0, "tell 1 > colour red")
    told = next(one for one in table.events(1) if one.kind == "clue")
    assert told.args["at"] == 0b00011 and numbers(table)["signals"] == 7
    assert table.say(1, told) == "Seat 1 tells Seat 2: red at train 1 and train 2."
    assert "may be red" in table.describe(1) and "may be amber, green, blue and violet" in table.describe(1)


def test_n_3_without_a_signal_nothing_is_told() -> None:
    assert scene([OWN, THEIRS], signals=0).why(0, "tell 1").rule == "N-3"  # type: ignore[union-attr]


def test_n_4_the_next_rank_joins_its_line_and_another_puts_a_lamp_out() -> None:
    table = scene([OWN, THEIRS])
    table.play(0, "lay hand 0.1")
    assert table.seen(None).zone("line", 1) == ["red-1a"] and numbers(table)["lamps"] == 3
    table = scene([OWN, THEIRS])
    table.play(0, "lay hand 0.2")
    assert table.seen(None).zone("siding") == ["blue-2a"] and numbers(table)["lamps"] == 2


def test_n_5_the_five_of_a_line_gives_a_signal_back() -> None:
    below = {"line 5": ["violet-1a", "violet-2a", "violet-3a", "violet-4a"]}
    table = scene([OWN, THEIRS], zones=below, height=[0, 0, 0, 0, 4], signals=3)
    table.play(0, "lay hand 0.5")
    assert numbers(table)["signals"] == 4


def test_n_6_shunting_lights_a_signal_but_never_a_ninth() -> None:
    assert scene([OWN, THEIRS]).why(0, "shunt hand 0.1").rule == "N-6"  # type: ignore[union-attr]
    table = scene([OWN, THEIRS], signals=7)
    table.play(0, "shunt hand 0.4")
    assert numbers(table)["signals"] == 8 and table.seen(None).zone("siding") == ["amber-4a"]


def test_n_7_a_new_train_stands_in_the_place_and_nothing_was_told_about_it() -> None:
    table = scene([OWN, THEIRS], zones={"top": ["blue-5a"]}, **{"colour-may": [1] + [31] * 24})
    table.play(0, "lay hand 0.1")
    assert table.seen(1).zone("hand", 0)[0] == "blue-5a" and numbers(table)["colour-may"][0] == 31
    assert table.seen(0).zone("hand", 0) == [None] * 5


def test_n_7_when_the_yard_is_empty_each_seat_has_one_more_turn() -> None:
    rest = [card for card in CARDS if card not in (*OWN, *THEIRS, "blue-5a")]
    table = scene([OWN, THEIRS], zones={"siding": rest, "top": ["blue-5a"]}, signals=4)
    table.play(0, "shunt hand 0.4")
    assert numbers(table)["turns-left"] == 2
    table.play(1, "tell 0 > rank 1")
    assert table.asked == (0,)
    table.play(0, "tell 1 > rank 1")
    assert table.result is not None and table.result.ending == "morning"


def test_n_8_with_the_third_lamp_the_night_is_lost_for_all() -> None:
    table = scene([OWN, THEIRS], lamps=1)
    table.play(0, "lay hand 0.2")
    assert table.result is not None
    assert (table.result.ending, table.result.winners, table.result.rule) == ("dark", [], "N-8")
    assert "lost" in table.prompt(0, "en") and "perdue" in table.prompt(1, "fr")


def test_n_9_all_win_together_with_one_score() -> None:
    lines = {
        f"line {i}": [f"{colour}-{rank}a" for rank in "12345"]
        for i, colour in enumerate(("red", "amber", "green", "blue"), 1)
    }
    lines["line 5"] = [f"violet-{rank}a" for rank in "1234"]
    table = scene([["violet-5a"], ["red-1b"]], zones=lines, height=[5, 5, 5, 5, 4])
    table.play(0, "lay hand 0.1")
    assert table.result is not None
    assert (table.result.ending, table.result.winners, table.result.scores) == ("all-lines", [0, 1], [25, 25])


def test_a_record_is_read_replayed_and_branched() -> None:
    table = cl.new(GUEST, seats=3, seed=3)
    bots = [make(GUEST, "rule-of-thumb", seat) for seat in range(3)]
    while table.asked:
        table.play(table.asked[0], table.choose(table.asked[0], bots[table.asked[0]]))
    record = cl.load(table.record().text)
    assert record.replay() == table
    fair = record.branch(7, mode="fair", seat=1)
    assert fair.seen(1).zone("hand", 0) == record.at(7).seen(1).zone("hand", 0)
    assert record.branch(7, mode="study").decision == 7


def test_simulate_tells_the_scores_of_tables_that_win_together() -> None:
    found = simulate(Plan(GUEST, 2, {}, ["rule-of-thumb"] * 2, 4, 1))
    assert set(found["scores"]) == {"mean", "min", "max"} and json.dumps(found)
    assert found["wins"][0] == found["wins"][1]
    other = simulate(Plan("toy-relay", 2, {}, ["random"] * 2, 4, 1))
    assert "scores" not in other


def test_in_the_arena_a_win_together_is_not_split() -> None:
    match = Match(GUEST, 2, {}, ["rule-of-thumb", "random"], 1)
    deals = play_lot(Lot(match, 0, 2))
    found = figures(match, deals)
    won = sum(bool(bout.winners) for deal in deals for bout in deal)
    assert [one["wins"] for one in found["entrants"]] == [won, won]
    assert found["scores"]["max"] >= found["scores"]["min"] and found["entrants"][0]["chance"] is None


@pytest.mark.parametrize("law", TRACES)
def test_its_rules_are_traced(law: str) -> None:
    home = find(GUEST).home
    assert home is not None
    TRACES[law](Trace(home.folder, HERE))


@pytest.mark.parametrize("name", wanted((GUEST,)))
def test_its_playthrough_comes_out_as_printed(name: str) -> None:
    is_as_printed(HERE / "golden", name, wanted((GUEST,))[name])
