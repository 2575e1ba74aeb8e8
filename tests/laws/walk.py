"""Random games for the laws: which games, modes, seats and seeds, and a walk through every decision of one of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import chronolude as cl
from chronolude.games import register
from chronolude.kernel.chance import Cheap
from chronolude.sight import imagine
from chronolude.tables.choices import Choice

Dice = random.Random
Law = Callable[[cl.Table, Dice], int]
"""A law looks at a table at one decision; it raises AssertionError, or tells how many checks it made."""
MOST_DECISIONS = 160
"""How far a random game is followed: in some games random play goes on for thousands of decisions."""
MOST_VALUES = 2  # of the many values an option may take, so many are tried


GIVING_UP = 0.02  # how often an answer that ends everything at once may be drawn: the laws want long games


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


PINNED = {"mission": "fixture"}
"""Options walked at another value than the usual one: the fixture uses every statement there is, in few cards."""


def modes(game: str) -> list[tuple[tuple[str, str], ...]]:
    """The default and every value of the option `mode`."""
    for option in register()[game].options:
        if option.name == "mode":
            return [(("mode", value),) for value in option.values]
        if option.name in PINNED:
            return [((option.name, PINNED[option.name]),)]
    return [()]


def switches(game: str, seats: int) -> Iterator[tuple[tuple[str, str], ...]]:
    """Each other option at each other value, in the mode where most may happen: the last."""
    for option in register()[game].options:
        usual = PINNED.get(option.name, option.usual)
        others = [value for value in option.values if value != usual and option.name != "mode"]
        last = tuple(one for one in modes(game)[-1] if one[0] != option.name)
        alone = [value for value in others if stands_alone(Place(game, (*last, (option.name, value)), seats, 0))]
        for value in alone[:MOST_VALUES]:
            yield (*last, (option.name, value))


def stands_alone(place: Place) -> bool:
    """Whether a value needs no other option beside it, nor more cards or seats than there are."""
    try:
        return read_place(str(place)).open() is not None
    except ValueError:
        return False


def places(seed: int = 0) -> list[Place]:
    """Every registered game in every mode with every number of seats, and every switch once."""
    out: list[Place] = []
    for game in register().values():
        least, most = game.seats
        out += [Place(game.id, mode, seats, seed) for mode in modes(game.id) for seats in range(least, most + 1)]
        few = min(most, max(2, least))  # practice for one shows little of what switches do
        out += [Place(game.id, switch, few, seed) for switch in switches(game.id, few)]
    return out


def whole_move(choice: Choice, dice: Dice) -> Choice:
    """A random way to finish a move in parts."""
    following = choice.then
    while following:
        choice = dice.choice(following)
        following = choice.then
    return choice


def any_answer(table: cl.Table, dice: Dice) -> tuple[int, str]:
    """A random seat that is asked and a random whole move of it; giving the game up is drawn but rarely."""
    seat = dice.choice(table.asked)
    options = table.options(seat)
    going_on = [one for one in options if one.verb != "abandon"]
    if 0 < len(going_on) < len(options) and dice.random() > GIVING_UP:
        options = going_on
    return seat, whole_move(dice.choice(options), dice).path


def walk(place: Place) -> Iterator[cl.Table]:
    """The table at every decision of one random game, and once more when it is over, as far as we follow it."""
    table = place.open()
    dice = Dice(str(place))
    while table.result is None and table.decision < MOST_DECISIONS:
        yield table
        table.play(*any_answer(table, dice))
    yield table


def everyone(table: cl.Table) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(table.seats), None]


def other_world(table: cl.Table, seat: int | None, seed: int) -> cl.Table:
    """The same table with everything that this seat cannot see dealt anew."""
    twin = table.clone()
    truth = twin._state
    world = imagine(table.sight(seat), table.game.rules, truth.source, Cheap(seed))
    world.stream, world.draws = truth.stream, truth.draws
    twin._state = world
    return twin
