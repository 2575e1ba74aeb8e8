"""Games for the laws: which games, modes, seats and seeds, and a walk through every decision of one of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import chronolude as cl

from ..bots import bots_for, make
from ..games import register
from ..kernel.chance import Cheap
from ..search import THUMB
from ..sight import imagine
from ..tables.choices import Choice

Dice = random.Random
Law = Callable[[cl.Table, Dice], int]
"""A law looks at a table at one decision; it raises AssertionError, or tells how many checks it made."""
MOST_DECISIONS: Final = 160
"""How far a random game is followed: in some games random play goes on for thousands of decisions."""
SHORT: Final = MOST_DECISIONS // 2
"""How far each of the games is followed at which one law looks: half of them are played by rule-of-thumb bots."""
MOST_GAMES: Final = 8
ENOUGH: Final = 12
"""A law looks at further games until it has made so many checks: a random game may last seven decisions."""
MOST_VALUES: Final = 2  # of the many values an option may take, so many are tried
PINNED: Final[dict[str, str]] = {}
"""Options walked at another value than the usual one; whoever tests says which."""
RARELY: Final[set[str]] = set()
"""Verbs that end everything at once, drawn but rarely: the laws want long games; whoever tests says which."""
SELDOM: Final = 0.02


class Venue(NamedTuple):
    """One game: enough to play it again."""

    game: str
    options: tuple[tuple[str, str], ...]
    seats: int
    seed: int

    def __str__(self) -> str:
        switches = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game}/{switches or 'default'}/{self.seats}/{self.seed}"

    def open(self) -> cl.Table:
        return cl.new(self.game, seats=self.seats, seed=self.seed, **dict(self.options))


def read_place(text: str) -> Venue:
    """The place a text form names."""
    game, switches, seats, seed = text.split("/")
    pairs = [] if switches == "default" else [one.split("=") for one in switches.split(",")]
    return Venue(game, tuple((name, value) for name, value in pairs), int(seats), int(seed))


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
        alone = [value for value in others if stands_alone(Venue(game, (*last, (option.name, value)), seats, 0))]
        for value in alone[:MOST_VALUES]:
            yield (*last, (option.name, value))


def stands_alone(place: Venue) -> bool:
    """Whether a value needs no other option beside it, nor more cards or seats than there are."""
    try:
        return read_place(str(place)).open() is not None
    except ValueError:
        return False


def places(seed: int = 0, games: tuple[str, ...] | None = None) -> list[Venue]:
    """These games, or every one registered, in every mode with every number of seats, and every switch once."""
    out: list[Venue] = []
    for game in [one for one in register().values() if games is None or one.id in games]:
        least, most = game.seats
        out += [Venue(game.id, mode, seats, seed) for mode in modes(game.id) for seats in range(least, most + 1)]
        few = min(most, max(2, least))  # practice for one shows little of what switches do
        out += [Venue(game.id, switch, few, seed) for switch in switches(game.id, few)]
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
    going_on = [one for one in options if one.verb not in RARELY]
    if 0 < len(going_on) < len(options) and dice.random() > SELDOM:
        options = going_on
    return seat, whole_move(dice.choice(options), dice).path


def walk(place: Venue) -> Iterator[cl.Table]:
    """The table at every decision of one random game, and once more when it is over, as far as we follow it."""
    table = place.open()
    dice = Dice(str(place))
    while table.result is None and table.decision < MOST_DECISIONS:
        yield table
        table.play(*any_answer(table, dice))
    yield table


@lru_cache(maxsize=4096)
def sensible(place: Venue) -> list[tuple[int, str]]:
    """The answers of a game between rule-of-thumb bots, or random ones where the game has none; played only once."""
    names = bots_for(place.game)
    bots = [make(place.game, THUMB if THUMB in names else "random", seat + 1) for seat in range(place.seats)]
    table, dice, out = place.open(), Dice(str(place)), list[tuple[int, str]]()
    while table.result is None and table.decision < SHORT:
        seat = dice.choice(table.asked)
        out.append((seat, table.choose(seat, bots[seat])))
        table.play(*out[-1])
    return out


def walks(place: Venue) -> Iterator[Iterator[cl.Table]]:
    """One game after the other, of other seeds: random ones and sensible ones by turns."""
    for number in range(MOST_GAMES):
        one = place._replace(seed=place.seed + number // 2)
        yield sensibly(one) if number % 2 else (table for table in walk(one) if table.decision < SHORT or table.result)


def sensibly(place: Venue) -> Iterator[cl.Table]:
    """The table at every decision of a game between rule-of-thumb bots."""
    table = place.open()
    for seat, path in sensible(place):
        yield table
        table.play(seat, path)
    yield table


def hold(law: Law, place: Venue, every: int = 1) -> int:
    """Look at every nth decision of a random and of a sensible game with a law, and at more until there were enough
    checks; tells how many there were.
    """
    dice, checks = Dice(place.seed), 0
    for number, tables in enumerate(walks(place)):
        if number >= 2 and checks >= ENOUGH:
            break
        for table in tables:
            if table.decision % every == 0 or table.result:
                checks += law(table, dice)
            if table.decision >= SHORT:
                break
    return checks


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
