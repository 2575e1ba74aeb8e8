"""The last decisions of a game, looked through to the end: every world and every line, nothing estimated.

Only where that says something: no chance is left, and either the searching seat alone still has choices, or there are
two seats and an answer wins whatever the other does, even if it saw all cards.
"""

from __future__ import annotations

from typing import Final

from ..kernel.ask import ONE, SEALED, Ask
from ..kernel.chance import Exhausted
from ..kernel.engine import answer
from ..sight import Sight, World
from .deals import worlds_of
from .guide import Guide
from .mind import Mind
from .tree import name_of_world

MOST_WORLDS: Final = 250
DUEL: Final = 2
SURE: Final = 1.0 - 1e-9


class TooMuch(Exception):
    """Too many lines, or lines that cannot be told exactly."""


def exact(mind: Mind, sight: Sight, steps: int) -> dict[int, float] | None:
    """What each option is worth, from 0 to 1; None where that cannot be told exactly within so many steps."""
    worlds = worlds_of(mind.rules, sight, MOST_WORLDS)
    if not worlds:
        return None
    ending = Induction(mind.guide, sight.seat, steps, is_sure=len(worlds) == 1)
    try:
        totals = {
            act: ending.worth([ending.after(world, sight.seat, act) for world in worlds]) for act in sight.options
        }
    except (TooMuch, Exhausted):
        return None
    out = {act: total / len(worlds) for act, total in totals.items()}
    return out if ending.is_alone or max(out.values()) > SURE else None


class Induction:
    """Backward induction over all worlds at once: where the seat cannot tell two apart, it must answer alike."""

    def __init__(self, guide: Guide, seat: int, steps: int, *, is_sure: bool) -> None:
        self.guide = guide
        self.seat = seat
        self.left = steps
        self.is_sure = is_sure
        """Whether the seat knows which world it is in."""
        self.is_alone = True
        """Whether nobody else had a choice on any line."""
        self.is_apart = False
        """Whether worlds are looked at one by one that the seat cannot tell apart."""

    def after(self, world: World, seat: int, act: int) -> World:
        """The world after an answer and all forced ones that follow."""
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        world = world.clone()
        ask = world.ask
        self.seal(world, ask, seat, answer(world, seat, act))
        while (ask := world.ask) is not None and all(len(options) == 1 for options in ask.options):
            self.seal(world, ask, ask.seats[0], answer(world, ask.seats[0], ask.options[0][0]))
        return world

    def seal(self, world: World, ask: Ask | None, seat: int, done: bool) -> None:
        """The others of a sealed ask, who must have no choice. Those who sealed before may have settled it already."""
        if ask is None or ask.mode != SEALED:
            return
        for other, options in zip(ask.seats, ask.options, strict=True):
            if other != seat:
                if len(options) > 1:
                    raise TooMuch
                done = done or answer(world, other, options[0])

    def worth(self, worlds: list[World]) -> float:
        """The sum over these worlds of what the seat can reach in them."""
        total = 0.0
        same: dict[int, list[World]] = {}
        for world in worlds:
            if world.mode < 0:
                total += self.guide.values(world)[self.seat]
            elif self.chooser(world) == self.seat:
                same.setdefault(name_of_world(world, self.seat), []).append(world)
            else:
                total += self.reply(world)
        return total + sum(self.choice(alike) for alike in same.values())

    def choice(self, alike: list[World]) -> float:
        """The best answer to what looks the same."""
        ask = alike[0].ask
        if ask is None or self.is_apart:
            raise TooMuch
        return max(self.worth([self.after(world, self.seat, act) for world in alike]) for act in ask.of(self.seat))

    def reply(self, world: World) -> float:
        """The other seat of a duel takes what is worst for this one, as if it saw everything."""
        ask = world.ask
        if world.seats != DUEL or ask is None:
            raise TooMuch
        self.is_alone = False
        other = 1 - self.seat
        return min(self.alone(self.after(world, other, act)) for act in ask.of(other))

    def alone(self, world: World) -> float:
        """One world for itself; if the seat does not know that it is this one, there must be no choice left to it."""
        was, self.is_apart = self.is_apart, not self.is_sure
        out = self.worth([world])
        self.is_apart = was
        return out

    def chooser(self, world: World) -> int:
        """The only seat that has a choice."""
        ask = world.ask
        if ask is None or ask.mode != ONE:
            raise TooMuch
        free = [seat for seat, options in zip(ask.seats, ask.options, strict=True) if len(options) > 1]
        return free[0]
