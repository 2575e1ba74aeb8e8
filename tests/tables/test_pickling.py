"""Games, states, tables and sights go through pickle, as they must to reach another process."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

import chronolude as cl
from chronolude.games import OURS, find
from chronolude.kernel.chance import Cheap
from chronolude.kernel.engine import legal, playout
from chronolude.kernel.layout import Layout
from chronolude.tables.fair import fair_chance, new_secret
from chronolude.tables.opening import deal


def through(one: Any) -> Any:
    return pickle.loads(pickle.dumps(one))


def walked(game: str, answers: int = 14) -> cl.Table:
    """A table some way into a game, with a way that was given up."""
    table, dice = cl.new(game, seed=3), random.Random(3)
    for step in range(answers):
        if table.is_over:
            break
        seat = table.asked[0]
        choice = dice.choice(table.options(seat))
        while choice.then:
            choice = dice.choice(choice.then)
        table.take(seat, choice)
        if step == 5:
            table.undo()
    return table


@pytest.mark.parametrize("game", OURS)
def test_a_table_goes_on_alike(game: str) -> None:
    table = walked(game)
    twin = through(table)
    assert twin == table and twin.record() == table.record() and twin.game is table.game
    for seat in range(table.seats):
        assert twin.view(seat) == table.view(seat) and twin.events(seat) == table.events(seat)
    for one in (table, twin):
        while not one.is_over and one.decision < 18:
            choice = one.options(one.asked[0])[-1]
            while choice.then:
                choice = choice.then[-1]
            one.take(one.asked[0], choice)
        one.undo()
    assert twin == table and twin.record() == table.record()


@pytest.mark.parametrize("game", OURS)
def test_a_state_and_a_sight_are_the_same_again(game: str) -> None:
    table = walked(game)
    state, sight = table.truth(), table.sight(0)
    twin, seen = through(state), through(sight)
    assert twin.layout is state.layout and twin.rules is state.rules
    assert [*twin.n] == [*state.n] and legal(twin) == legal(state)
    for one in (state, twin):
        one.source = Cheap(5)
        playout(one, Cheap(6), limit=40)
    assert [*twin.n] == [*state.n]
    assert seen.layout is sight.layout
    names = "seat seats zones faces n stack mode asked answered options part sealed memory".split()
    assert [getattr(seen, name) for name in names] == [getattr(sight, name) for name in names]


def test_a_game_is_found_by_its_name_and_options() -> None:
    for id in OURS:
        assert through(find(id)) is find(id)
    short = find("timeline").under(cl.new("timeline", hand_size=4).settings)
    assert through(short) is short


def test_chance_goes_on_where_it_was() -> None:
    source, chance = fair_chance(new_secret(), ["a", "b"])
    table = deal(find("time-division"), 2, {}, source, chance)
    twin = through(table)
    for one in (table, twin):
        while one.draws < 60 and not one.is_over:
            one.take(one.asked[0], one.options(one.asked[0])[0])
    assert twin == table


def test_what_belongs_to_no_game_says_so() -> None:
    with pytest.raises(TypeError, match="belongs to no game"):
        pickle.dumps(Layout((), (), (), (), (), (), ()))
