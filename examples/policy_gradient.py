"""A policy learnt by REINFORCE in plain numpy: softmax over a linear score of each option.

What an option is scored by: which action it is, alone and together with how far the game has gone and how many options
there are. No more than a first step: a network in PyTorch or JAX takes the place of `features` and `Policy.scores`.
"""

# %%
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from chronolude.games import find
from chronolude.kernel.ask import noun_of, verb_of
from chronolude.kernel.chance import Cheap
from chronolude.search.bot import RandomBot
from chronolude.sight import Sight
from chronolude.tables.runner import Course

GAME, SEATS = "contre-temps", 3
NOUNS = 128
Row = npt.NDArray[np.float64]


def ids(sight: Sight) -> npt.NDArray[np.int64]:
    """Options as dense numbers."""
    return np.array([verb_of(act) * NOUNS + min(noun_of(act), NOUNS - 1) for act in sight.options])


def context(sight: Sight) -> Row:
    """What is told about the moment: a constant, how many options there are, and how large one's own hand is."""
    hand = sum(len(zone) for zone, seen in zip(sight.zones, sight.layout.masks, strict=True) if seen == 1 << sight.seat)
    return np.array([1.0, len(sight.options) / 10, hand / 10])


class Policy:
    """Weights, and the gradient of one game."""

    def __init__(self, verbs: int) -> None:
        self.weights: Row = np.zeros((verbs * NOUNS, 3))

    def chances(self, sight: Sight) -> Row:
        scores = self.weights[ids(sight)] @ context(sight)
        grown = np.exp(scores - scores.max())
        return np.asarray(grown / grown.sum())


class Learner:
    """Plays by the policy and remembers how each answer would have become likelier."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy, self.dice = policy, np.random.default_rng(seed)
        self.steps: list[tuple[npt.NDArray[np.int64], Row, Row]] = []

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        chances = self.policy.chances(sight)
        at = int(self.dice.choice(len(chances), p=chances))
        slope = -chances
        slope[at] += 1
        self.steps.append((ids(sight), slope, context(sight)))
        return sight.options[at]

    def learn(self, reward: float, rate: float) -> None:
        for places, slope, moment in self.steps:
            np.add.at(self.policy.weights, places, rate * reward * np.outer(slope, moment))


def play(course: Course, policy: Policy, number: int, rate: float) -> float:
    """One game against random players; the reward is what was won beyond one's part."""
    mine = number % SEATS
    bots: list[Any] = [RandomBot(7 * number + seat) for seat in range(SEATS)]
    learner = bots[mine] = Learner(policy, number)
    played = course.play(bots, Cheap(number))
    won = (mine in played.winners) / max(1, len(played.winners))
    if rate:
        learner.learn(won - 1 / SEATS, rate)
    return won


def main(short: bool = False) -> dict[str, Any]:
    course = Course(find(GAME), SEATS, {})
    policy = Policy(len(course.game.layout.verbs))
    games, trial = (60, 12) if short else (20_000, 600)
    for number in range(games):
        play(course, policy, number, 0.1)
    won = sum(play(course, policy, 1_000_000 + number, 0.0) for number in range(trial)) / trial
    return {"games": games, "won": won, "chance": 1 / SEATS, "moved": float(np.abs(policy.weights).sum())}


if __name__ == "__main__":
    print(main())
