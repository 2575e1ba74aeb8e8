"""What the guides know of their games: sensible weights, fair values, and no harm to the worlds they look at."""

from __future__ import annotations

import pytest

import chronolude as cl
from chronolude.games.chrononauts.cards import WISH, WISHES
from chronolude.games.chrononauts.names import table as t
from chronolude.kernel.chance import Cheap
from chronolude.kernel.state import numbers
from chronolude.kernel.verbs import cards_in, move
from chronolude.search.guide import Guide, playout
from chronolude.search.thinking import unsealed
from chronolude.sight import World
from chronolude.tables.positions import position
from tests.search.sights import MINDS, mind_of, played, sight_of

SEATS = {"contre-temps": 4, "time-division": 2, "chrononauts": 3, "artifaxx": 3}


def walk(game: str, guide: Guide, seed: int, most: int) -> list[tuple[World, int, list[int]]]:
    """Choices met on the way of one game, each in a copy of its world."""
    world = unsealed(sight_of(played(game, SEATS[game], 0, seed)), mind_of(game), seed)
    source, out = Cheap(seed), []
    guide.longest, was = 1, guide.longest
    for k in range(most):
        if world.ask is not None:
            for seat, options in zip(world.ask.seats, world.ask.options, strict=True):
                if len(options) > 1:
                    out.append((world.clone(), seat, options))
        playout(world, guide, source, 50 * k)
    guide.longest = was
    return out


@pytest.mark.parametrize("game", MINDS)
def test_a_guide_weighs_each_option_and_leaves_the_world_alone(game: str) -> None:
    guide = mind_of(game).guide
    met = walk(game, guide, 1, 60)
    assert len(met) > 8
    for world, seat, options in met:
        before = position(world)
        weights = guide.weights(world, seat, options)
        assert len(weights) == len(options)
        assert min(weights) >= 0.0 and max(weights) > 0.0
        assert position(world) == before


@pytest.mark.parametrize("game", ["contre-temps", "chrononauts", "artifaxx"])
def test_at_first_sight_nothing_hidden_counts(game: str) -> None:
    """Answers look alike in all worlds of a sight, so one world is enough for the rule of thumb."""
    for answers in (0, 9, 25, 40):
        sight = sight_of(played(game, SEATS[game], answers))
        worlds = [unsealed(sight, mind_of(game), seed) for seed in range(5)]
        scores = [mind_of(game).guide.scores(world, sight.seat, sight.options) for world in worlds]
        assert scores == [scores[0]] * 5


@pytest.mark.parametrize("game", MINDS)
def test_a_game_that_is_over_is_worth_all_to_its_winner(game: str) -> None:
    table = cl.new(game, seats=SEATS[game], seed=2)
    guide = mind_of(game).guide
    world = unsealed(sight_of(played(game, SEATS[game], 0, 2)), mind_of(game), 2)
    for k in range(40):
        playout(world, guide, Cheap(3), 1000 * k)
    assert world.ask is None
    result = table.game.rulebook.result(table.game.layout, numbers(world), SEATS[game])
    share = [1.0 if seat in result.winners else 0.0 for seat in range(SEATS[game])]
    assert guide.values(world) == share


def test_a_world_in_which_somebody_keeps_a_fulfilled_mission_is_unlikely() -> None:
    guide = mind_of("artifaxx").guide
    sight = sight_of(played("artifaxx", 3, 4))
    world = unsealed(sight, mind_of("artifaxx"), 1)
    assert guide.is_likely(world, sight.seat)
    other = (sight.seat + 1) % 3
    mission = cards_in(world, t.MISSION + other)[0]
    facts = world.layout.facts
    for row in range(WISH, WISH + WISHES):
        wish = facts[row][mission]
        wanted = [
            card for card, number in enumerate(facts[10]) if facts[0][card] == 2 and (wish >> number & 1 or not wish)
        ]
        move(world, wanted[0], t.ARTIFACTS + other)
    assert not guide.is_likely(world, sight.seat)
    assert guide.is_likely(world, other), "of its own goal it knows best"
