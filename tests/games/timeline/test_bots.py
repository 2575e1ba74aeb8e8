"""Bots that know history as people do: roughly, consistently, and nothing they have not been shown."""

from collections import Counter
from statistics import mean

import pytest

import chronolude as cl
from chronolude import Table
from chronolude.bots import bots_for, make
from chronolude.games.timeline.bots import SPREADS, KnowingBot, age, blur, fits, remembered
from chronolude.games.timeline.library import shipped
from chronolude.kernel.chance import Cheap
from chronolude.sight import imagine, project

LEVELS = ("schoolchild", "reader", "historian")
CARDS = [card for deck in shipped().values() for card in deck.cards]


def play(names: list[str], seed: int, **options: str) -> Table:
    table = cl.new("timeline", len(names), seed, **options)
    bots = [make("timeline", name, seed * 31 + seat) for seat, name in enumerate(names)]
    while table.asked:
        seat = table.asked[0]
        table.play(seat, table.choose(seat, bots[seat]))
    return table


def off(level: str, difficulty: int, seed: int = 1) -> float:
    """How far off a level is on cards of a difficulty, on the scale of ages."""
    table = blur(CARDS, level, seed)
    return mean(abs(table[card.id][0] - age(card.year)) for card in CARDS if card.difficulty == difficulty)


def test_every_level_is_a_bot_and_rule_of_thumb_is_the_reader() -> None:
    assert set(LEVELS) == set(SPREADS)
    assert {*LEVELS, "rule-of-thumb", "random"} <= set(bots_for("timeline"))
    thumb = make("timeline", "rule-of-thumb", 3)
    assert isinstance(thumb, KnowingBot)
    assert thumb.level == "reader"


def test_the_error_grows_with_difficulty_and_shrinks_with_the_level() -> None:
    for level in LEVELS:
        assert off(level, 1) < off(level, 2) < off(level, 3)
    for difficulty in (1, 2, 3):
        assert off("historian", difficulty) < off("reader", difficulty) < off("schoolchild", difficulty)


def test_the_error_in_years_grows_with_age() -> None:
    """The same slip on the scale of ages is a few years in 1980 and centuries in antiquity."""
    assert age(1970) - age(1980) == pytest.approx(age(1150) - age(1300), abs=0.05)


def test_a_bot_knows_a_card_as_it_did_before() -> None:
    assert blur(CARDS, "reader", 5) == blur(CARDS, "reader", 5)
    assert blur(CARDS, "reader", 5) == blur(CARDS[::-1], "reader", 5)
    assert blur(CARDS, "reader", 5) != blur(CARDS, "reader", 6)


def test_the_blurred_table_does_not_hold_true_years() -> None:
    table = blur(CARDS, "historian", 4)
    assert not [card.id for card in CARDS if table[card.id][0] == age(card.year)]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_the_same_in_another_world(level: str) -> None:
    """With other dates behind the cards and another pile, the same bot answers the same."""
    table = cl.new("timeline", seats=3, seed=21)
    for turn in range(12):
        seat = table.asked[0]
        sight = table.sight(seat)
        honest = make("timeline", level, 77).choose(sight)
        for world in range(3):
            other = imagine(sight, table.game.rules, Cheap(0), Cheap(100 * turn + world))
            assert make("timeline", level, 77).choose(project(other, seat, sight.memory)) == honest
        table.play(seat, table.choose(seat, make("timeline", level, 77)))


def test_a_bot_remembers_what_was_turned_over() -> None:
    table = cl.new("timeline", seats=2, seed=4)
    seat = table.asked[0]
    option = table.options(seat)[0]
    table.play(seat, option.then[0])
    layout = table.game.layout
    known = remembered(table.sight(1 - seat))
    front = layout.cards.index(option.text)
    assert known[front] == next(card.year for card in CARDS if card.id == option.text)
    assert len(known) == 2


def test_what_is_remembered_is_placed_rightly() -> None:
    assert [gap for gap in range(4) if fits(1500, [1000, 1500, 2000], gap)] == [1, 2]
    assert [gap for gap in range(4) if fits(2500, [1000, 1500, 2000], gap)] == [3]
    assert [gap for gap in range(2) if fits(-5, [1000], gap)] == [0]


@pytest.mark.slow
def test_win_rates_are_ordered_by_level() -> None:
    wins: Counter[str] = Counter()
    names = ["reader", "schoolchild", "historian", "reader"]
    for seed in range(60):
        ending = play(names, seed).result
        assert ending is not None
        wins.update(names[seat] for seat in ending.winners)
    assert wins["historian"] > wins["reader"] / 2 > wins["schoolchild"] / 2
    assert wins["reader"] / 2 > wins["schoolchild"]


@pytest.mark.slow
@pytest.mark.parametrize("deck", list(shipped()))
@pytest.mark.parametrize("level", LEVELS)
def test_equals_do_not_end_in_endless_tie_breaks(level: str, deck: str) -> None:
    tables = [play([level] * 4, seed, decks=deck) for seed in range(8)]
    assert max(table.view(None)["numbers"]["round"] for table in tables) < 40
    endings = Counter(table.result.ending for table in tables if table.result)
    assert endings["shared"] <= 2
