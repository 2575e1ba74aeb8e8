"""A guide learnt from games, inside the search of the house.

A guide says how good answers look at first sight. Here it is a table: for each answer, what share of the win came of it
in games that random players played. The search is the house's, over worlds imagined from what a seat sees.
"""

# %% Learn: the mean of what was won, for each action id, from games between random players.
from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from chronolude.bots import mind_of
from chronolude.bots.simulation import Plan, Wanted, play_range
from chronolude.games import find
from chronolude.kernel.chance import Cheap
from chronolude.search import Budget, Guide, Mind, think
from chronolude.search.bot import RandomBot
from chronolude.sight import Sight, World
from chronolude.tables.notation import readings
from chronolude.tables.runner import Course

GAME = "contre-temps"
SEATS = 3


def learn(games: int) -> dict[int, float]:
    """For each action id how much more than its part a seat won that answered so; little seen is little believed."""
    layout, won = find(GAME).layout, defaultdict[int, list[float]](list)
    for row in play_range(Plan(GAME, SEATS, {}, ["random"] * SEATS, games, 11), 0, games, Wanted(answers=True)):
        for seat, options, answer in row.answers:
            for part in answer.split(" > ") if options > 1 else ():
                won[readings(layout, part)[0]].append((seat in row.winners) / max(1, len(row.winners)))
    means: npt.NDArray[np.float64] = np.array([(sum(one) + 10 / SEATS) / (len(one) + 10) for one in won.values()])
    return dict(zip(won, (means - 1 / SEATS).tolist(), strict=True))


# %% The guide: the table's scores, and what the game itself says a finished table is worth.
class LearntGuide(Guide):
    """Likes what has won; judges as the game's own guide does."""

    def __init__(self, worth: dict[int, float], judge: Guide) -> None:
        super().__init__()
        self.worth = worth
        self.judge = judge
        self.longest, self.heat = judge.longest, 0.05

    def scores(self, s: World, seat: int, options: list[int]) -> list[float]:  # noqa: ARG002
        return [self.worth.get(act, 0.0) for act in options]

    def values(self, s: World) -> list[float]:
        return self.judge.values(s)


# %% A bot that searches with it, beside one whose guide likes everything alike.
class Searcher:
    def __init__(self, mind: Mind, playouts: int, seed: int) -> None:
        self.mind, self.playouts, self.seed = mind, playouts, seed

    def choose(self, sight: Sight) -> int:
        self.seed += 1
        return (
            sight.options[0]
            if len(sight.options) == 1
            else think(self.mind, sight, Budget(self.playouts), self.seed).best
        )


def meet(learnt: Mind, games: int, playouts: int) -> float:
    """The share of the win that the learnt guide takes from two random players, seat by seat in turn."""
    course, won = Course(find(GAME), SEATS, {}), 0.0
    for number in range(games):
        mine = number % SEATS
        bots: list[Any] = [RandomBot(100 + number * SEATS + seat) for seat in range(SEATS)]
        bots[mine] = Searcher(learnt, playouts, number)
        played = course.play(bots, Cheap(number // SEATS))
        won += (mine in played.winners) / max(1, len(played.winners))
    return won / games


def main(short: bool = False) -> dict[str, Any]:
    mind = mind_of(GAME)
    assert mind is not None
    worth = learn(30 if short else 2000)
    make = partial(LearntGuide, judge=mind.guide)
    games, playouts = (3, 6) if short else (90, 60)
    learnt, plain = (meet(mind._replace(guide=make(table)), games, playouts) for table in (worth, {}))
    return {"actions": len(worth), "games": games, "learnt": learnt, "unguided": plain, "chance": 1 / SEATS}


if __name__ == "__main__":
    print(main())
