"""The oracle of the playtester: it knows everything, Destiny order included. An upper bound and a proof."""

from __future__ import annotations

from typing import Final

from ....kernel.ask import FIRST, SEALED, verb_of
from ....kernel.chance import Cheap
from ....kernel.engine import answer
from ....kernel.state import NONE, State
from ....kernel.verbs import sealed_by
from .. import cards as c
from .. import names
from ..layout import AGENTS_MOST

WORTH: Final = {c.WIN: 10.0, c.PARTIAL: 4.0, c.LOSS: -2.0}
DEEP: Final = 220  # answers a rollout is followed
TRIES: Final = 2  # rollouts for each option


class Foresight:
    """Chooses the answer whose true future turns out best in a few quick rollouts, and keeps to a future that wins."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.known: list[tuple[int, int]] = []
        """The rest of a rollout that won: as long as everybody follows it, it will win."""

    def choose(self, s: State, seat: int) -> int:
        assert s.ask is not None
        if self.known and self.known[0][0] == seat and self.known[0][1] in s.ask.of(seat):
            return self.known.pop(0)[1]
        self.known = []
        options = fair(s.ask.of(seat))
        if len(options) == 1:
            return options[0]
        best, chosen = -99.0, options[0]
        for act in options:
            for _ in range(TRIES):
                self.seed += 7
                worth, path = rollout(s, seat, act, self.seed)
                if worth > best:
                    best, chosen = worth, act
                    self.known = path if worth >= WORTH[c.WIN] else []
        return chosen


def fair(options: list[int]) -> list[int]:
    return [act for act in options if verb_of(act) not in (names.ABANDON, names.HINT)] or options


def rollout(s: State, seat: int, act: int, seed: int) -> tuple[float, list[tuple[int, int]]]:
    """How a random future turns out, and the answers that lead there."""
    world = s.clone()
    answer(world, seat, act)
    picks = Cheap(seed)
    path: list[tuple[int, int]] = []
    while world.ask is not None and len(path) < DEEP:
        ask = world.ask
        if ask.mode == SEALED:
            other = next(one for one in ask.seats if sealed_by(world, one) == NONE)
        else:
            other = ask.seats[picks.draw(1, len(path), len(ask.seats)) if ask.mode == FIRST else 0]
        options = fair(ask.of(other))
        path.append((other, options[picks.draw(0, len(path), len(options))]))
        answer(world, *path[-1])
    ending = int(world.n[names.ENDING]) - names.ENDING_OF_MISSION
    reserves = sum(int(world.n[names.AZRAK + agent]) for agent in range(AGENTS_MOST)) / 30
    worth = WORTH[s.layout.facts[c.ENDING_OUTCOME][ending]] if ending >= 0 else -1.0
    return reserves + worth + int(world.n[names.SCORE]) / 40, path
