"""Odds of a table left half-way: every step to a goal raises them, and what blocks the way lowers them."""

from __future__ import annotations

import pytest

from chronolude.games.chrononauts import cards as c
from chronolude.games.chrononauts.bots.odds import HOME, MISSION, OPEN, SHORT_MISSION, TEN, TO_LAY, odds_of
from chronolude.games.chrononauts.names import table as t
from chronolude.kernel.verbs import cards_in, move, top
from chronolude.search.thinking import unsealed
from chronolude.sight import World
from tests.search.sights import mind_of, played, sight_of

SEAT = 1


@pytest.fixture(params=["chrononauts", "artifaxx"])
def world(request: pytest.FixtureRequest) -> World:
    """A table after the deal, nothing laid yet, the hand of one seat empty of what it wishes for."""
    game = request.param
    found = unsealed(sight_of(played(game, 3, 0)), mind_of(game), 4)
    for card in cards_in(found, t.HAND + SEAT):
        move(found, card, t.DISCARD)
    for row in range(c.WISH, c.WISH + c.WISHES):  # a mission that does not ask for the best of several
        assert found.layout.facts[row][top(found, t.MISSION + SEAT)] != c.BEST_MONA
    return found


def wanted(world: World) -> list[int]:
    """One artifact for each wish of the seat."""
    facts, mission = world.layout.facts, top(world, t.MISSION + SEAT)
    artifacts = [card for card in range(world.cards) if facts[c.SORT][card] == c.ARTIFACT]
    rows = range(c.WISH, c.WISH + c.WISHES)
    return [next(card for card in artifacts if facts[row][mission] >> facts[c.NUMBER][card] & 1) for row in rows]


def test_each_wish_that_is_met_raises_the_odds_and_the_last_one_most(world: World) -> None:
    found = [odds_of(world, SEAT)]
    for artifact in wanted(world):
        move(world, artifact, t.ARTIFACTS + SEAT)
        found.append(odds_of(world, SEAT))
    assert found == sorted(set(found))
    assert found[3] / found[2] > 2 * found[2] / found[1]


def test_a_wish_in_the_hand_is_worth_something_and_on_the_table_of_another_it_is_in_reach(world: World) -> None:
    first, second, last = wanted(world)
    for artifact in (first, second):
        move(world, artifact, t.ARTIFACTS + SEAT)
    move(world, last, t.DISCARD)
    lost = odds_of(world, SEAT)
    move(world, last, t.ARTIFACTS)
    there = odds_of(world, SEAT)
    move(world, last, t.DECK)
    assert lost < there and odds_of(world, SEAT) == lost
    move(world, last, t.HAND + SEAT)
    assert odds_of(world, SEAT) > there


def test_an_artifact_nobody_asked_for_changes_nothing(world: World) -> None:
    facts, mission = world.layout.facts, top(world, t.MISSION + SEAT)
    idle = next(
        card
        for card in range(world.cards)
        if facts[c.SORT][card] == c.ARTIFACT
        and not any(facts[row][mission] >> facts[c.NUMBER][card] & 1 for row in range(c.WISH, c.WISH + c.WISHES))
    )
    before = odds_of(world, SEAT)
    move(world, idle, t.ARTIFACTS + SEAT)
    assert odds_of(world, SEAT) == before


def full() -> World:
    return unsealed(sight_of(played("chrononauts", 3, 0)), mind_of("chrononauts"), 4)


def test_headlines_that_lie_bring_a_seat_home_and_a_war_cuts_it_off() -> None:
    world = full()
    facts, card = world.layout.facts, top(world, t.ID + SEAT)
    found = [odds_of(world, SEAT)]
    for row in (c.HOME_ONE, c.HOME_TWO):
        move(world, facts[row][card], t.TIMELINE)
        found.append(odds_of(world, SEAT))
    assert found == sorted(set(found))
    later = next(one for one in facts[c.IDS] if facts[c.LATER][one])
    if card != later:
        move(world, card, t.IDS)
        move(world, later, t.ID + SEAT)
    before = odds_of(world, SEAT)
    move(world, facts[c.FACT][c.WAR_PATCH], t.TIMELINE)
    assert odds_of(world, SEAT) < before


def test_a_fuller_hand_is_nearer_to_ten() -> None:
    assert sorted(TEN) == TEN
    world = full()
    found = []
    for _ in range(8):
        move(world, top(world, t.DECK), t.HAND + SEAT)
        found.append(odds_of(world, SEAT))
    assert found[-1] > found[0]


def test_the_tables_rise_with_every_step() -> None:
    for table in (MISSION, SHORT_MISSION):
        assert [row[0] for row in table] == sorted(row[0] for row in table)
        for met, row in enumerate(table):
            assert row[: 4 - met] == sorted(row[: 4 - met])
    assert HOME[0][1] + TO_LAY[0] < HOME[1][1] + TO_LAY[1] < HOME[2][1]
    assert all(held > elsewhere for held, elsewhere in zip(TO_LAY, OPEN, strict=True))


def test_shares_of_a_table_half_way_add_up_to_one() -> None:
    for game in ("chrononauts", "artifaxx"):
        mind = mind_of(game)
        values = mind.guide.values(unsealed(sight_of(played(game, 3, 9)), mind, 2))
        assert sum(values) == pytest.approx(1.0) and min(values) > 0.0
