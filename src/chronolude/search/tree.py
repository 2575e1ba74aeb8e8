"""Information-set tree search: one tree over what the searching seat can tell apart, another imagined world each time.

Seats that answer sealed choose apart, each by its own bandit, so none profits from another's choice. Where the
searching seat is asked, a node is named by what that seat sees: the same sight is the same node however it came about,
and a later decision finds what earlier ones learnt about it.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from ..kernel.ask import FIRST, SEALED
from ..kernel.chance import Cheap, mix
from ..kernel.engine import asked_at, forced, give
from ..kernel.state import FRAME, NONE, asked, offers_to
from ..kernel.verbs import audience, framed, place_of
from ..sight import BACK, Sight, World
from .guide import Guide, playout, sample

EVEN: Final = 0.25  # share of the prior that goes to all answers alike, so that each is tried
HOPE: Final = 0.05  # how much worse an answer nobody tried is taken to be than those that were


class Bandit:
    """One seat's answers at one node, and how they fared for that seat."""

    def __init__(self) -> None:
        self.at: dict[int, int] = {}
        """From an answer to its row."""
        self.acts: list[int] = []
        self.visits: list[int] = []
        self.seen: list[int] = []
        """How often each was on offer: what is seldom there is not thereby bad."""
        self.sums: list[float] = []
        self.tried: i64 = 0
        self.gained = 0.0

    def row(self, act: int) -> int:
        found = self.at.get(act)
        if found is None:
            found = len(self.acts)
            self.at[act] = found
            self.acts.append(act)
            self.visits.append(0)
            self.seen.append(0)
            self.sums.append(0.0)
        return found

    def choose(self, options: list[int], weights: list[float], bend: float) -> int:
        """The row of the answer with the best mean, raised for what the guide likes and for what was tried little."""
        total = 0.0
        for weight in weights:
            total += weight
        even = EVEN / float(len(options))
        mean = self.gained / float(self.tried) - HOPE if self.tried > 0 else 0.5
        best = -1
        best_score = -1.0e9
        for i in range(len(options)):
            row = self.row(options[i])
            self.seen[row] += 1
            visits = self.visits[row]
            value = self.sums[row] / float(visits) if visits > 0 else mean
            prior = even + (1.0 - EVEN) * weights[i] / total
            score = value + bend * prior * sqrt(float(self.seen[row])) / float(1 + visits)
            if score > best_score:
                best = row
                best_score = score
        return best

    def lead(self) -> int:
        """By how many visits the first is ahead of the second."""
        first = 0
        second = 0
        for visits in self.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    def learn(self, row: int, value: float) -> None:
        self.visits[row] += 1
        self.sums[row] += value
        self.tried += 1
        self.gained += value


class SearchNode:
    """A place of the tree: a bandit for each seat asked there, and where the answers lead."""

    def __init__(self) -> None:
        self.bandits: dict[int, Bandit] = {}
        self.kids: dict[int, SearchNode] = {}

    def bandit(self, seat: int) -> Bandit:
        found = self.bandits.get(seat)
        if found is None:
            found = Bandit()
            self.bandits[seat] = found
        return found


def name_of_world(s: World, seat: i64) -> int:
    """What `seat` sees of a world, in one int."""
    name: i64 = 0
    for number in range(s.layout.size_n):
        name = joined(name, s.n[number])
    for level in range(s.depth):
        for what in range(FRAME):
            name = joined(name, framed(s, level, what))
    for card in range(s.cards):
        if audience(s, card) >> seat & 1 != 0:
            name = joined(name, card << 8 | place_of(s, card))
    return name


def joined(name: i64, value: i64) -> i64:
    """A name made longer by a value. Kept to 62 bits, where Python's ints and C's agree."""
    return (name ^ value) * 0x5DEECE66D + 11 & 0x3FFFFFFFFFFFFFFF


def name_of_sight(sight: Sight) -> int:
    """The same int from a sight."""
    shown = [card << 8 | zone for zone in range(len(sight.zones)) for card in sight.zones[zone] if card != BACK]
    shown.sort()
    name: i64 = 0
    for value in sight.n + sight.stack + shown:
        name = joined(name, value)
    return name


class Tree:
    """What a seat has found out so far. It grows by one node with each world it is shown."""

    def __init__(self, guide: Guide, seat: int, seed: int, bend: float, deepest: int, others_search: bool) -> None:
        self.guide = guide
        self.seat = seat
        self.dice = Cheap(seed)
        self.k: i64 = 0
        self.bend = bend
        self.deepest = deepest
        self.others_search = others_search
        """Whether the others are taken to search too; if not, they answer as the guide does."""
        self.nodes: dict[int, SearchNode] = {}
        """Nodes where the searching seat is asked, by what it sees."""
        self.bandits: list[Bandit] = []
        self.rows: list[int] = []
        self.seats: list[int] = []

    def root(self, sight: Sight) -> SearchNode:
        return self.node(name_of_sight(sight))

    def node(self, name: int) -> SearchNode:
        found = self.nodes.get(name)
        if found is None:
            found = SearchNode()
            self.nodes[name] = found
        return found

    def grow(self, s: World, node: SearchNode) -> None:
        """One playout: down the tree, on as the guide answers, and back up with what came of it. Uses the world up."""
        self.bandits.clear()
        self.rows.clear()
        self.seats.clear()
        self.descend(s, node)
        playout(s, self.guide, self.dice, self.k)
        self.k += self.guide.longest + 8
        values = self.guide.values(s)
        for i in range(len(self.rows)):
            self.bandits[i].learn(self.rows[i], values[self.seats[i]])

    def descend(self, s: World, node: SearchNode) -> None:
        for _ in range(self.deepest):
            if s.mode < 0:
                return
            key = self.answer(s, node)
            is_new = False
            if asked_at(s, self.seat) != NONE:
                name = name_of_world(s, self.seat)
                is_new = name not in self.nodes
                node = self.node(name)
            else:
                kid = node.kids.get(key)
                is_new = kid is None
                if kid is None:
                    kid = SearchNode()
                    node.kids[key] = kid
                node = kid
            if is_new:
                return

    def answer(self, s: World, node: SearchNode) -> int:
        """Each seat asked answers by its bandit; tells all the answers in one int."""
        i: i64 = 0
        last = s.askers
        if s.mode == FIRST:
            i = self.dice.draw(1, self.k, last)
        if s.mode != SEALED:
            last = i + 1
        key: i64 = 0
        while i < last:
            seat = asked(s, i)
            act = forced(s, i)
            if act == NONE:
                act = self.pick(s, node, seat, offers_to(s, i))
            key = mix(key ^ mix(act * 16 + seat))
            give(s, i, act)
            i += 1
        return key

    def pick(self, s: World, node: SearchNode, seat: int, options: list[int]) -> int:
        weights = self.guide.weights(s, seat, options)
        if seat != self.seat and not self.others_search:
            self.k += 1
            return options[sample(weights, self.dice, self.k)]
        bandit = node.bandit(seat)
        row = bandit.choose(options, weights, self.bend)
        self.bandits.append(bandit)
        self.rows.append(row)
        self.seats.append(seat)
        return bandit.acts[row]
