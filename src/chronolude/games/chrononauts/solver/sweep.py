"""A search of Solonauts by layers, on the rules themselves: layer k holds the positions after k cards.

All positions of a layer have seen the same cards. A layer that grows too large keeps its best positions.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import noun_of, verb_of
from ....kernel.engine import legal, run
from ....kernel.state import NONE, State
from ....kernel.verbs import cards_in, place_of
from ..cards import HOME_ONE, HOME_TWO, RIPPLE
from ..history import is_fitting
from ..names.solo import (
    ARRIVED,
    DECK,
    DISCARD,
    ENDING,
    ENDING_HOME,
    ENDING_PARADOX,
    GIVE_UP,
    HAND,
    PARADOXES,
    PRIMES,
    TIMELINE,
    TRAVELLERS,
)
from .chart import Chart

LOST: Final = -1_000_000
# What a position is worth, found by trying: for each …
AT_HOME: Final = 60  # traveller at home
LYING: Final = 14  # patch in place, for each who waits for it
FLIP: Final = 6  # flip that a traveller still needs, less
TAME: Final = 4  # inverter left
WILD: Final = 8  # inverter of the hand that turns anything either way, instead
READY: Final = 3  # wanted patch of the hand that could be laid now
STUCK: Final = 2  # wanted patch of the hand that could not, less
CROWD: Final = 2  # open paradox beyond CALM, less
CALM: Final = 6


class LayerNode:
    """A position of a layer and how it was reached."""

    def __init__(self, state: State, parent: LayerNode | None, act: i64, part: i64, inverters: i64, worth: i64) -> None:
        self.state = state
        self.parent = parent
        self.act = act
        self.part = part
        """The linchpin turned, or NONE."""
        self.inverters = inverters
        """How many are left in hand and deck."""
        self.worth = worth

    def path(self) -> list[int]:
        """The answers from the start to here, parts one after the other."""
        out: list[int] = []
        node: LayerNode | None = self
        while node is not None and node.parent is not None:
            out = [act for act in (node.act, node.part) if act != NONE] + out
            node = node.parent
        return out


class Sweep:
    """One search: the best position met, how many were looked at, and whether what was left out could have won."""

    def __init__(self, chart: Chart, start: State, width: int, budget: int) -> None:
        self.chart = chart
        self.width = width
        self.budget = budget
        inverters = sum(chart.is_inverter(card) for zone in (HAND, DECK) for card in cards_in(start, zone))
        self.layer = [LayerNode(start.clone(), None, NONE, NONE, inverters, 0)]
        self.best = self.layer[0]
        self.looked: i64 = 0
        self.is_cut = False
        """Whether positions were left out."""
        self.has_ends = False
        """Whether any ended with the thirteenth paradox."""

    def is_proof(self) -> bool:
        """Whether a line that wins would have been found: nothing was left out, and where twins were taken for one
        (see `key`) the number of paradoxes they left open never mattered.
        """
        return not self.is_cut and not self.has_ends

    def search(self) -> None:
        while self.layer and self.best.state.n[ENDING] != ENDING_HOME:
            if self.looked >= self.budget:
                self.is_cut = True
                return
            self.step()

    def step(self) -> None:
        """One layer further."""
        following: dict[tuple[int, int], LayerNode] = {}
        for node in self.layer:
            for child in self.children(node):
                self.looked += 1
                self.weigh(child)
                if child.state.n[ENDING] == ENDING_HOME:
                    return
                if child.worth <= LOST:
                    continue
                mark = key(self.chart, child.state)
                twin = following.get(mark)
                if twin is None or twin.state.n[PARADOXES] > child.state.n[PARADOXES]:
                    following[mark] = child
        self.layer = list(following.values())
        if len(self.layer) > self.width:
            self.layer.sort(key=worth_of)
            del self.layer[: len(self.layer) - self.width]
            self.is_cut = True

    def weigh(self, child: LayerNode) -> None:
        """Note what a position is worth, and the best so far; of equals, the one furthest on."""
        state = child.state
        if state.n[ENDING] == ENDING_PARADOX:
            self.has_ends = True
        child.worth = worth(self.chart, state, child.inverters) if state.mode >= 0 else LOST
        more = state.n[ARRIVED] - self.best.state.n[ARRIVED]
        if more > 0 or (more == 0 and child.worth > LOST) or state.n[ENDING] == ENDING_HOME:
            self.best = child

    def children(self, node: LayerNode) -> list[LayerNode]:
        """Every position one card later; copies of a kind count once."""
        out: list[LayerNode] = []
        options = legal(node.state)
        if node.state.mode >= 0 and node.state.part:  # a search may begin in the middle of a move
            return [LayerNode(after(node.state, act), node, act, NONE, node.inverters, 0) for act in options]
        chart = self.chart
        seen: set[int] = set()
        for act in options:
            verb, card = verb_of(act), noun_of(act)
            if verb == GIVE_UP:
                continue
            unit: i64 = chart.unit[card]
            kind = unit << 2 | verb if unit != 0 else -(card << 2 | verb) - 1
            if kind in seen:
                continue
            seen.add(kind)
            left = node.inverters - 1 if unit != 0 else node.inverters
            state = after(node.state, act)
            if state.mode >= 0 and state.part:
                for part in legal(state):
                    out.append(LayerNode(after(state, part), node, act, part, left, 0))
            else:
                out.append(LayerNode(state, node, act, NONE, left, 0))
        return out


def worth_of(node: LayerNode) -> int:
    return node.worth


def after(state: State, act: i64) -> State:
    twin = state.clone()
    run(twin, 0, act)
    return twin


def key(chart: Chart, s: State) -> tuple[int, int]:
    """Positions of one layer with the same key have the same future: the deck's order is fixed, copies are alike.

    Patches that nobody waits for are left out of it: they only keep the thirteenth paradox away.
    """
    bits = chart.bit
    hand: i64 = 0
    for card in cards_in(s, HAND):
        hand += i64(chart.unit[card]) + (i64(bits[card]) << chart.hand_shift)
    wanted = chart.odd
    waiting: i64 = 0
    for traveller in cards_in(s, TRAVELLERS):
        waiting |= i64(bits[traveller])
        wanted |= i64(bits[chart.facts[HOME_ONE][traveller]]) | i64(bits[chart.facts[HOME_TWO][traveller]])
    lying: i64 = 0
    for card in cards_in(s, TIMELINE):
        lying |= i64(bits[card])
    return hand, (waiting | lying & wanted) << chart.linchpins | s.n[PRIMES]


def worth(chart: Chart, s: State, inverters: i64) -> i64:
    """How promising a position is; LOST if a traveller can never get home (S-012), or not with so few inverters."""
    facts = chart.facts
    primes: i64 = s.n[PRIMES]
    out: i64 = AT_HOME * s.n[ARRIVED] - CROWD * max(0, s.n[PARADOXES] - CALM)
    wanted: i64 = 0
    for traveller in cards_in(s, TRAVELLERS):
        flips: i64 = chart.flips[traveller][primes]
        if flips > inverters:
            return LOST
        out -= FLIP * flips
        for row in (HOME_ONE, HOME_TWO):
            patch: i64 = facts[row][traveller]
            if place_of(s, patch) == DISCARD:
                return LOST
            if place_of(s, patch) == TIMELINE:
                out += LYING
            wanted |= i64(chart.bit[patch])
    paradoxes: i64 = chart.paradoxes[primes]
    for card in cards_in(s, HAND):
        bit: i64 = chart.bit[card]
        if bit == 0:
            out += WILD - TAME if chart.wild[card] != 0 else 0
        elif bit & wanted != 0:
            is_open = paradoxes >> i64(facts[RIPPLE][card]) & 1 != 0 and is_fitting(facts, card, primes)
            out += READY if is_open else -STUCK
    return out + TAME * inverters
