"""The rule of thumb of Time Division: look to the end of the round, and no further.

The draft goes as the guide likes it. Everything else is tried in a few worlds imagined from the view: play the option,
let both sides answer as the guide likes best until the round is over, and compare the influence on the table.
"""

from __future__ import annotations

from typing import Final

from ....kernel.ask import verb_of
from ....kernel.engine import answer, legal, owing
from ....kernel.state import asked
from ....search.thumb import Thumb
from ....sight import Sight, World
from ..names import ALLOT, LAY, PLAY, ROUND
from .guide import lead

WORLDS: Final = 4
LONGEST: Final = 60  # answers after which a round is left as it is


class RoundThumb(Thumb):
    """One who thinks to the end of the round."""

    def choose(self, sight: Sight) -> int:
        """One of the options; the best on average over a few worlds."""
        options = sight.options
        if len(options) == 1 or verb_of(options[0]) >= ALLOT or verb_of(options[0]) == LAY:
            return super().choose(sight)
        worlds = [self.world(sight) for _ in range(WORLDS)]
        scores = [sum(self.outlook(world, sight.seat, act) for world in worlds) for act in options]
        return self.favourite(sight, scores)

    def outlook(self, world: World, seat: int, act: int) -> float:
        """What an option leads to in one world, both sides answering greedily to the end of the round."""
        world = world.clone()
        this_round = world.n[ROUND]
        self.reply(world, seat, act)
        for _ in range(LONGEST):
            ask = world.ask
            if ask is None or world.n[ROUND] != this_round:
                break
            self.reply(world, ask.seats[0], self.greedy(world, ask.seats[0], ask.options[0]))
        return lead(world, seat)

    def reply(self, world: World, seat: int, act: int) -> None:
        """Answer for a seat, and anything for the others of a sealed ask."""
        done = answer(world, seat, act)
        while not done:
            done = answer(world, asked(world, owing(world)), self.dice.pick(legal(world)))

    def greedy(self, world: World, seat: int, options: list[int]) -> int:
        """The answer that leaves this seat best off at once, one of them by lot; a card to play is any card."""
        if verb_of(options[0]) == PLAY:
            return self.dice.pick(options)
        return self.dice.best(options, self.guide.scores(world, seat, options))
