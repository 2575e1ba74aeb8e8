"""A long game is light: few moments of its past are held, and going back plays the others again."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

import chronolude as cl
from chronolude.bots import RANDOM, make
from chronolude.tables.table import KEPT_EVERY

GAMES = [("contre-temps", 4), ("chrononauts", 4), ("time-division", 2), ("timeline", 3), ("time-stories", 2)]
LONG = 268


def play_on(table: cl.Table, decisions: int) -> None:
    while table.decision < decisions and table.result is None:
        seat = table.asked[0]
        table.take(seat, table.choose(seat, make(table.game.id, RANDOM, table.decision)))


def stands(table: cl.Table) -> tuple[object, ...]:
    """All there is to know of a table, but for the line of chance: going back turns to another."""
    position = {name: value for name, value in table.position().items() if name not in ("line", "stream")}
    told = [table.events(seat) for seat in (*range(table.seats), None)]
    return position, told, [table.sight(seat).memory for seat in (*range(table.seats), None)], table.asked


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_going_back_leads_through_every_moment_of_the_past(game: str, seats: int) -> None:
    table = cl.new(game, seats=seats, seed=11)
    past = [stands(table)]
    for decision in range(1, KEPT_EVERY + 9):
        play_on(table, decision)
        past.append(stands(table))
    past = past[: table.decision + 1]
    twin = table.clone()
    for one in (table, twin):
        for before in reversed(past[:-1]):
            one.undo()
            assert stands(one) == before
    play_on(table, 5)
    play_on(twin, 5)
    assert table.record().text == twin.record().text


def test_a_line_left_twice_is_drawn_from_the_right_chance() -> None:
    """After going back draws have the same numbers on another line; replaying must not mistake one for the other."""
    table = cl.new("chrononauts", seats=3, seed=4)
    play_on(table, KEPT_EVERY + 4)
    for _ in range(7):
        table.undo()
    play_on(table, KEPT_EVERY + 3)
    before = stands(table)
    play_on(table, KEPT_EVERY + 9)
    while table.decision > KEPT_EVERY + 3:
        table.undo()
    assert stands(table) == before
    assert cl.load(table.record().text).at(table.decision).position()["zones"] == table.position()["zones"]


def test_a_clone_grows_a_tree_of_its_own() -> None:
    table = cl.new("contre-temps", seats=3, seed=2)
    play_on(table, 6)
    twin = table.clone()
    second = twin.clone()
    assert twin.record().text == table.record().text == second.record().text
    twin.annotate(comment="the twin's")
    assert twin.last_move().comment == "the twin's"
    assert table.last_move().comment == second.last_move().comment == ""
    play_on(second, 8)
    second.undo()
    assert len(second.record().futures) == 1
    assert not table.record().futures
    assert not twin.record().futures


def test_a_long_game_takes_little_memory() -> None:
    """It held a state and everybody's memory for each answer, 16 kB of them: 4.4 MiB at decision 268."""
    table = cl.new("chrononauts", seats=4, seed=1)
    play_on(table, LONG)
    assert table.decision == LONG
    moves = table.record().moves
    twin = cl.new("chrononauts", seats=4, seed=1)
    gc.collect()
    tracemalloc.start()
    try:
        for move in moves:
            twin.take(move.seat, move.answer)
        gc.collect()
        held = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert held < 1_000_000, held
