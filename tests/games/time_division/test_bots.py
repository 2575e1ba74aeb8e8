"""The rule-of-thumb bot: legal, honest, and clearly better than random in every era."""

from typing import Any

import pytest

import chronolude as cl
from chronolude.bots import make
from chronolude.games.time_division.rules import BOOK
from chronolude.kernel.chance import Cheap
from chronolude.sight import imagine, project

from .scene import ERAS, scene

GAMES = 24


def match(seed: int, **options: Any) -> bool:
    """One game against random, sides changing; whether the rule-of-thumb bot won."""
    table = cl.new("time-division", seed=seed, **options)
    me = seed % 2
    names = ["random", "random"]
    names[me] = "rule-of-thumb"
    bots = [make("time-division", name, seed) for name in names]
    while table.asked:
        seat = table.asked[0]
        table.play(seat, table.choose(seat, bots[seat]))
    assert table.result is not None
    return table.result.winners == [me]


@pytest.mark.parametrize("era", ERAS)
def test_it_beats_random_in_every_era(era: str) -> None:
    wins = sum(match(seed, era=era) for seed in range(GAMES))
    assert wins >= 0.75 * GAMES


def test_it_beats_random_in_a_campaign() -> None:
    assert sum(match(seed, mode="campaign") for seed in range(8)) >= 6


def test_it_answers_the_same_in_two_worlds() -> None:
    table = cl.new("time-division", seed=5, era="middle_ages")
    bots = [make("time-division", "rule-of-thumb", seat) for seat in (0, 1)]
    while table.asked:
        seat = table.asked[0]
        sight = table.sight(seat)
        world = imagine(sight, BOOK, Cheap(1), Cheap(9))
        other = project(world, seat, sight.memory)
        answers = [make("time-division", "rule-of-thumb", 3).choose(one) for one in (sight, other)]
        assert answers[0] == answers[1]
        table.play(seat, table.choose(seat, bots[seat]))


def test_it_takes_what_is_there_to_take() -> None:
    table = scene("A: decision carpenter hand [tim] B: decision farmer hand [tom] reserve [pharaoh, shepherd]")
    bot = make("time-division", "rule-of-thumb", 1)
    assert table.choose(0, bot) == "activate 0"
    table.play(0, "activate 0")
    assert table.choose(0, bot) == "take pharaoh"


def test_where_two_answers_are_equally_good_the_rule_of_thumb_leans_to_neither() -> None:
    """Its imagined rounds took the first answer, of the first seat's card: it won 55 of 100 games."""
    table = cl.new("time-division", seats=2, seed=1)
    sight = table.sight(table.asked[0])
    bot: Any = make("time-division", "rule-of-thumb", 5)
    bot.guide = type("Even", (), {"scores": staticmethod(lambda world, seat, options: [1.0] * len(options))})()
    world = bot.world(sight)
    assert {bot.greedy(world, sight.seat, sight.options) for _ in range(64)} == set(sight.options)
