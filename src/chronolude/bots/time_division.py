"""Rule-of-thumb play of Time Division: look to the end of the round, and no further.

The draft goes by a card's printed value and kind. Everything else is tried in a few worlds imagined from the view: play
the option, let both sides answer greedily until the round is over, and compare the influence on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..games.time_division.cards import TRAVELLER
from ..games.time_division.layout import ROLES
from ..games.time_division.names import ALLOT, DRAWN, LAY, PLAY, ROUND
from ..games.time_division.rules import BOOK
from ..kernel.ask import noun_of, verb_of
from ..kernel.chance import Cheap
from ..kernel.engine import answer
from ..kernel.sight import View as Sight
from ..kernel.sight import imagine
from ..kernel.verbs import sealed_by
from .bot import Bot, Dice
from .search.guides.time_division import lead, promise

World = Any
"""A state made by imagine(): nothing of the true one is in it."""
WORLDS: Final = 4
LONGEST: Final = 60  # answers after which a round is left as it is


class ThumbBot:
    """One who thinks to the end of the round."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        """One of the options; the best on average over a few worlds."""
        options = sight.options
        if len(options) == 1:
            return options[0]
        verb = verb_of(options[0])
        if verb >= ALLOT:
            return self.allot(sight)
        if verb == LAY:
            return self.lay(options)
        worlds = [self.world(sight) for _ in range(WORLDS)]
        scores = [sum(self.outlook(world, sight.seat, act) for world in worlds) for act in options]
        best = max(scores)
        return self.dice.pick([act for act, score in zip(options, scores, strict=True) if score > best - 1e-9])

    def allot(self, sight: Sight) -> int:
        """Keep the best of three, discard the next, give away the worst."""
        cards = sorted(sight.zones[DRAWN + sight.seat])
        ranked = sorted(range(len(cards)), key=lambda i: -promise(cards[i]))
        wanted = [0] * len(cards)
        for i, role in zip(ranked, (0, 2, 1), strict=True):
            wanted[i] = role
        return ALLOT + ROLES.index(wanted) << 16

    def lay(self, options: list[int]) -> int:
        """A traveller is safest face down; otherwise a good card that does nothing else."""
        return max(options, key=lambda act: (TRAVELLER[noun_of(act)], promise(noun_of(act))))

    def world(self, sight: Sight) -> World:
        seed = self.dice.below(1 << 30)
        return imagine(sight, BOOK, Cheap(seed), Cheap(seed + 1))

    def outlook(self, world: World, seat: int, act: int) -> float:
        """What an option leads to in one world, both sides answering greedily to the end of the round."""
        world = world.clone()
        this_round = world.n[ROUND]
        self.reply(world, seat, act)
        for _ in range(LONGEST):
            ask = world.ask
            if ask is None or world.n[ROUND] != this_round:
                break
            self.reply(world, ask.seats[0], self.greedy(world, ask.seats[0]))
        return lead(world, seat)

    def reply(self, world: World, seat: int, act: int) -> None:
        """Answer for a seat, and anything for the others of a sealed ask."""
        done = answer(world, seat, act)
        while not done:
            other = next(other for other in world.ask.seats if sealed_by(world, other) < 0)
            done = answer(world, other, self.dice.pick(world.ask.of(other)))

    def greedy(self, world: World, seat: int) -> int:
        """The answer that leaves this seat best off at once; a card to play is any card."""
        options: list[int] = world.ask.of(seat)
        if len(options) == 1:
            return options[0]
        if verb_of(options[0]) == PLAY:
            return self.dice.pick(options)
        scores = [self.at_once(world, seat, act) for act in options]
        return options[scores.index(max(scores))]

    def at_once(self, world: World, seat: int, act: int) -> float:
        world = world.clone()
        answer(world, seat, act)
        return lead(world, seat)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"rule-of-thumb": ThumbBot}
