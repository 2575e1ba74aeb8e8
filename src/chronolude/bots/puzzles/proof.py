"""What each answer is worth, where that can be proved from what its seat knows: five ways, the strictest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from ...kernel.chance import Cheap, Exhausted, Source
from ...kernel.engine import NotOffered, answer
from ...kernel.offers import unseal
from ...search.deals import worlds_of
from ...search.exact import Induction, TooMuch
from ...search.guide import Guide
from ...sight import World, imagine
from ...tables import Table
from ...tables.notation import action_text, readings
from ...tables.positions import position
from .sure import Reached, SureWin, winners_of

SOLVED: Final = "solved"
SURE: Final = "sure"
EXPECTED: Final = "expected"
TURN: Final = "turn"
NOW: Final = "now"
WAYS: Final = (SOLVED, SURE, EXPECTED, TURN, NOW)
DEEP: Final = 12
"""Answers with a choice that a turn may have."""
STEPS: Final = 20_000
"""Answers tried for one way before it is given up."""
MOST_WORLDS: Final = 300
MOST_MOVES: Final = 80
FEW: Final = 10
"""Worlds in which a turn is first tried …"""
MANY: Final = 64
"""… and those in which the answer found must win as well."""


class Refuted(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an answer is not sure: a world its seat must allow for, and how it may go on there."""

    zones: dict[str, list[str]]
    """Where that world differs from the position."""
    line: list[tuple[int, str]]


class Proved(msgspec.Struct, frozen=True):
    """What every whole move is worth, from 0 to 1, and how that is known."""

    way: str
    worths: dict[str, float]
    refuted: dict[str, Refuted] = {}

    def best(self) -> list[str]:
        most = max(self.worths.values())
        return [text for text, worth in self.worths.items() if worth > most - 1e-9]


class Outcome(Guide):
    """Knows nothing but how a game ended."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.game = table.game

    def values(self, s: World) -> list[float]:
        seats = int(s.seats)
        winners = winners_of(self.game, s)
        share = 1.0 if self.game.cooperative else 1.0 / max(1, len(winners))
        return [share if seat in winners else 0.0 for seat in range(seats)]


Way = Callable[[Table, int, dict[str, list[int]]], Proved | None]


def prove(table: Table, seat: int, ways: tuple[str, ...] = WAYS) -> Proved | None:
    """What each whole move of a seat is worth; None where no way can tell."""
    paths = paths_of(table, seat)
    if not 1 < len(paths) <= MOST_MOVES:
        return None
    for way in ways:
        try:
            found = BY_WAY[way](table, seat, paths)
        except (TooMuch, Exhausted, NotOffered):  # the last where worlds that look alike offer different things
            continue
        if found is not None:
            return found
    return None


def paths_of(table: Table, seat: int) -> dict[str, list[int]]:
    """Every whole move by its text, as the answers it is made of; nothing where worlds offer different ones."""
    out: dict[str, list[int]] = {}
    for text in table.moves(seat):
        world = imagine(table.sight(seat), table.game.rules, Cheap(0), Cheap(0))
        path: list[int] = []
        for part in text.split(" > "):
            ask = world.ask
            assert ask is not None
            act = next((one for one in readings(table.game.layout, part) if one in ask.of(seat)), None)
            if act is None:
                return {}
            answer(world, seat, act)
            path.append(act)
        out[text] = path
    return out


def by_solver(table: Table, seat: int, paths: dict[str, list[int]]) -> Proved | None:
    """By what the game itself brings."""
    solver = table.game.bots().solver
    found = None if solver is None else solver(table.sight(seat), list(paths.values()))
    return None if found is None else Proved(SOLVED, dict(zip(paths, found, strict=True)))


def for_sure(table: Table, seat: int, paths: dict[str, list[int]]) -> Proved | None:
    """Answers that win whatever the others hold and do; the rest may lose."""
    worlds = worlds_of(table.game.rules, table.sight(seat), MOST_WORLDS)
    if not worlds:
        return None
    for world in worlds:
        unseal(world)
    worths: dict[str, float] = dict.fromkeys(paths, 1.0)
    refuted: dict[str, Refuted] = {}
    for some in (worlds[:1], worlds):  # most answers fail in the first world already
        search = SureWin(table.game, seat, STEPS, alone=False)
        for text, path in paths.items():
            if worths[text] and not search.wins([along(search, world, seat, path, n) for n, world in enumerate(some)]):
                worths[text] = 0.0
                if search.lost is not None:
                    refuted[text] = refutation(table, some[search.lost.root], search.lost, len(path))
        if not any(worths.values()):
            return None
    return Proved(SURE, worths, refuted)


def along(search: SureWin, world: World, seat: int, path: list[int], root: int = 0) -> Reached:
    one = Reached(world, (), root)
    for act in path:
        one = search.after(one, seat, act)
    return one


def refutation(table: Table, world: World, lost: Reached, first: int) -> Refuted:
    """The world that was lost, told by what lies otherwise there, and the answers that lost it."""
    layout = table.game.layout
    here, there = table.position()["zones"], position(world)["zones"]
    zones = {name: there.get(name, []) for name in sorted({*here, *there}) if here.get(name) != there.get(name)}
    return Refuted(zones, [(seat, action_text(layout, act)) for seat, act in lost.answers[first:]])


def by_expectation(table: Table, seat: int, paths: dict[str, list[int]]) -> Proved | None:
    """The mean over all worlds, where nobody else has a choice any more."""
    worlds = worlds_of(table.game.rules, table.sight(seat), MOST_WORLDS)
    if not worlds:
        return None
    ending = Induction(Outcome(table), seat, STEPS, is_sure=len(worlds) == 1)
    worths: dict[str, float] = {}
    for text, path in paths.items():
        after: list[World] = []
        for world in worlds:
            twin = world.clone()
            unseal(twin)
            for act in path[:-1]:
                answer(twin, seat, act)
            after.append(ending.after(twin, seat, path[-1]))
        worths[text] = ending.worth(after) / len(worlds)
    return Proved(EXPECTED, worths) if ending.is_alone else None


def this_turn(table: Table, seat: int, paths: dict[str, list[int]]) -> Proved | None:
    """Answers that win before anybody else has a choice, if nobody steps in."""
    return None if table.seats == 1 else quickly(table, seat, paths, TURN, DEEP)


def with_this_move(table: Table, seat: int, paths: dict[str, list[int]]) -> Proved | None:
    """Alone at the table, where a turn has no end: answers that win at once."""
    return quickly(table, seat, paths, NOW, 0) if table.seats == 1 else None


def quickly(table: Table, seat: int, paths: dict[str, list[int]], way: str, deepest: int) -> Proved | None:
    """An answer that fails in one world is not sure. One that wins in a few must win in many others, too."""
    found: dict[str, float] = dict.fromkeys(paths, 1.0)
    for count in (1, FEW, MANY):
        search = SureWin(table.game, seat, STEPS, alone=True, deepest=deepest)
        worlds = [imagine(table.sight(seat), table.game.rules, Source(), Cheap(number)) for number in range(count)]
        for text, path in paths.items():
            if found[text]:
                found[text] = float(search.wins([along(search, world, seat, path) for world in worlds]))
        if not any(found.values()) or all(found.values()):
            return None
    return Proved(way, found)


BY_WAY: Final[dict[str, Way]] = {
    SOLVED: by_solver,
    SURE: for_sure,
    EXPECTED: by_expectation,
    TURN: this_turn,
    NOW: with_this_move,
}
