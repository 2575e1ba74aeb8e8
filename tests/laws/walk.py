"""Random games for the laws: which games, modes, seats and seeds, and a walk through every decision of one of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import chronolude as cl
from chronolude.games import register
from chronolude.kernel.chance import Cheap
from chronolude.kernel.sight import imagine
from chronolude.tables.choices import Choice

Dice = random.Random
Law = Callable[[cl.Table, Dice], int]
"""A law looks at a table at one decision; it raises AssertionError, or tells how many checks it made."""
MOST_DECISIONS = 2000


class Place(NamedTuple):
    """One random game: enough to play it again."""

    game: str
    options: tuple[tuple[str, str], ...]
    seats: int
    seed: int

    def __str__(self) -> str:
        switches = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game}/{switches or 'default'}/{self.seats}/{self.seed}"

    def open(self) -> cl.Table:
        return cl.new(self.game, seats=self.seats, seed=self.seed, **dict(self.options))


def read_place(text: str) -> Place:
    """The place a text form names."""
    game, switches, seats, seed = text.split("/")
    pairs = [] if switches == "default" else [one.split("=") for one in switches.split(",")]
    return Place(game, tuple((name, value) for name, value in pairs), int(seats), int(seed))


def modes(game: str) -> list[tuple[tuple[str, str], ...]]:
    """The default and every value of the option `mode`."""
    for option in register()[game].options:
        if option.name == "mode":
            return [(("mode", value),) for value in option.values]
    return [()]


def switches(game: str, seats: int) -> Iterator[tuple[tuple[str, str], ...]]:
    """Each other option at each other value, in the mode where most may happen: the last."""
    last = modes(game)[-1]
    for option in register()[game].options:
        for value in option.values:
            is_default = value == option.usual
            if option.name != "mode" and not is_default and not (value.isdigit() and int(value) >= seats):
                yield (*last, (option.name, value))


def places(seed: int = 0) -> list[Place]:
    """Every registered game in every mode with every number of seats, and every switch once."""
    out: list[Place] = []
    for game in register().values():
        least, most = game.seats
        out += [Place(game.id, mode, seats, seed) for mode in modes(game.id) for seats in range(least, most + 1)]
        out += [Place(game.id, switch, least, seed) for switch in switches(game.id, least)]
    return out


def whole_move(choice: Choice, dice: Dice) -> Choice:
    """A random way to finish a move in parts."""
    following = choice.then
    while following:
        choice = dice.choice(following)
        following = choice.then
    return choice


def any_answer(table: cl.Table, dice: Dice) -> tuple[int, str]:
    """A random seat that is asked and a random whole move of it."""
    seat = dice.choice(table.asked)
    return seat, whole_move(dice.choice(table.options(seat)), dice).path


def walk(place: Place) -> Iterator[cl.Table]:
    """The table at every decision of one random game, and once more when it is over."""
    table = place.open()
    dice = Dice(str(place))
    while table.result is None:
        yield table
        table.play(*any_answer(table, dice))
        assert table.decision < MOST_DECISIONS, f"{place} does not end"
    yield table


def everyone(table: cl.Table) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(table.seats), None]


def other_world(table: cl.Table, seat: int | None, seed: int) -> cl.Table:
    """The same table with everything that this seat cannot see dealt anew."""
    twin = table.clone()
    truth = twin._state
    world = imagine(table.sight(seat), table.game.rules, truth.source, Cheap(seed))
    world.line, world.draws = truth.line, truth.draws
    twin._state = world
    return twin
