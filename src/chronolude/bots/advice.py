"""Advice for people, and afterwards a judgement: from a bot that sees what their seat sees and no more.

Where a game is searched, answers come with what they are worth: the share of imagined games they win. Elsewhere an
adviser of the game, or its rule-of-thumb bot, is asked several times with other dice, and no figure is given.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ..games import find
from ..search.bot import Bot
from ..search.judgement import Judged, Worth
from ..search.mind import Mind
from ..search.thinking import Budget, Thought, Weighed, think
from ..sight import Sight
from ..tables import Table
from ..tables.bench import is_compiled
from ..tables.notation import action_text
from . import THUMB, bots_for, make

PLAYOUTS: Final = 400
PLAIN_PLAYOUTS: Final = 80
"""For one part of a move, compiled and not. No clock stops it, so the same sight gives the same advice."""
TRIES: Final = 8
"""How often a bot that answers from the hip is asked; one that deliberates says itself how often (`tries`)."""
MOST: Final = 3
ENOUGH: Final = 4  # playouts behind an answer before it is spoken of


class Advised(msgspec.Struct, frozen=True):
    """One good answer; with what it is worth, if that was searched."""

    text: str
    worth: Worth | None = None


class Advice(msgspec.Struct, frozen=True):
    """Good answers, the best first."""

    answers: list[Advised]
    stake: float | None = None
    """What an answer by lot would cost against the best one, as a share of the win."""
    exact: bool = False


def budget() -> Budget:
    return Budget(PLAYOUTS if is_compiled() else PLAIN_PLAYOUTS)


def advise(table: Table, seat: int, seed: int = 0) -> Advice:
    """What an adviser would answer; nothing where there is none."""
    mind = table.game.bots().mind
    if mind is not None:
        return searched(mind, table, seat, seed)
    return Advice([Advised(text) for text in asked_often(table, seat, seed)])


def searched(mind: Mind, table: Table, seat: int, seed: int) -> Advice:
    """The answers the search likes best, each as a whole move, with what they are worth."""
    sight = table.sight(seat)
    if len(sight.options) == 1:
        return Advice([Advised(table.choose(seat, Led(mind, sight.options[0], seed)))])
    thought = think(mind, sight, budget(), seed)
    by_lot = sum(one.mean for one in thought.options) / len(thought.options)
    finalists = thought if thought.exact else compared(mind, sight, [one.act for one in tried(thought)], seed)
    rows = sorted(tried(finalists), key=lambda one: -one.mean)
    found = [Advised(table.choose(seat, Led(mind, one.act, seed)), Worth(one.mean, one.low, one.high)) for one in rows]
    return Advice(found, max(0.0, rows[0].mean - by_lot), thought.exact)


def tried(thought: Thought) -> list[Weighed]:
    """The few answers the search came back to: of the others it knows next to nothing."""
    return [one for one in thought.options if thought.exact or one.visits >= ENOUGH][:MOST] or thought.options[:1]


def compared(mind: Mind, sight: Sight, acts: list[int], seed: int) -> Thought:
    """These answers alone, searched anew: a first search hardly looks at what it dislikes and flatters the rest."""
    whole, sight.options = sight.options, acts
    thought = think(mind, sight, budget(), seed + 1)
    sight.options = whole
    return thought


class Led:
    """Begins a move as told and finishes it by search."""

    def __init__(self, mind: Mind, first: int, seed: int) -> None:
        self.mind = mind
        self.first: int | None = first
        self.seed = seed

    def choose(self, sight: Sight) -> int:
        act, self.first = self.first, None
        if act is not None:
            return act
        return sight.options[0] if len(sight.options) == 1 else think(self.mind, sight, budget(), self.seed).best


def adviser(game: str, seed: int) -> Bot | None:
    """Who gives advice in a game: an adviser of its own, or its rule-of-thumb bot; None where it has neither."""
    own = find(game).bots().adviser
    if own is not None:
        return own(seed)
    return make(game, THUMB, seed) if THUMB in bots_for(game) else None


def asked_often(table: Table, seat: int, seed: int) -> list[str]:
    """The commonest answers of several tries."""
    first = adviser(table.game.id, seed)
    if first is None:
        return []
    found = [table.choose(seat, first)]
    for number in range(1, getattr(first, "tries", TRIES)):
        bot = adviser(table.game.id, seed + number)
        assert bot is not None
        found.append(table.choose(seat, bot))
    return sorted(set(found), key=lambda text: (-found.count(text), text))[:MOST]


def judge(table: Table, seat: int, given: str, seed: int = 0) -> Judged | None:
    """What an answer gave away, from what its seat knew; None if there was no choice or the game is not searched."""
    mind = table.game.bots().mind
    if mind is None:
        return None
    look = Hindsight(mind, given, seed)
    table.choose(seat, look)
    if look.worth is None:
        return None
    return Judged(given, look.best or given, look.worth, look.regret, look.low, look.high, look.exact)


class Hindsight:
    """Answers what was answered, part by part, and weighs each part against the best."""

    def __init__(self, mind: Mind, given: str, seed: int) -> None:
        self.mind = mind
        self.parts = [part.strip() for part in given.split(">")]
        self.done: list[str] = []
        self.seed = seed
        self.worth: float | None = None
        self.best = ""
        self.regret = self.low = self.high = 0.0
        self.exact = True

    def choose(self, sight: Sight) -> int:
        wanted = self.parts[len(self.done)]
        given = next(act for act in sight.options if action_text(sight.layout, act) == wanted)
        if len(sight.options) > 1:
            self.weigh(sight, given)
        self.done.append(wanted)
        return given

    def weigh(self, sight: Sight, given: int) -> None:
        thought = think(self.mind, sight, budget(), self.seed)
        if self.worth is None:
            self.worth = thought.options[0].mean
        self.exact = self.exact and thought.exact
        best = thought.best
        if best == given:
            return
        if not thought.exact:
            thought = compared(self.mind, sight, [best, given], self.seed)
        loss, half = difference(thought, best, given)
        if loss > self.regret:
            self.best = " > ".join([*self.done, action_text(sight.layout, best)])
            self.regret, self.low, self.high = loss, max(0.0, loss - half), loss + half


def difference(thought: Thought, best: int, given: int) -> tuple[float, float]:
    """How much better one answer is than the other, and half the width of its interval."""
    one, other = (next(row for row in thought.options if row.act == act) for act in (best, given))
    half = (half_of(one) ** 2 + half_of(other) ** 2) ** 0.5
    return one.mean - other.mean, half


def half_of(row: Weighed) -> float:
    return (row.high - row.low) / 2
