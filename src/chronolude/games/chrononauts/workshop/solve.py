"""The Solonauts laboratory: with the order of the deck known, a line that sends everybody home, or none.

A search by layers, on the rules themselves: layer k holds positions after k cards, so all of one layer have seen
the same cards. A layer that is too large keeps its best positions; only a search that never had to cut proves
that no line exists.
"""

from __future__ import annotations

from typing import Final

from ....kernel.ask import noun_of, verb_of
from ....kernel.chance import Cheap
from ....kernel.engine import begin, run
from ....kernel.state import State
from ....kernel.verbs import cards_in
from ..cards import HOME_ONE, HOME_TRUE, HOME_TWO, INVERTER, RIPPLE, SORT, TARGETS, WAY
from ..history import settle
from ..solonauts import GAME
from ..state.solo import (
    ALL_HOME,
    ARRIVED,
    DECK,
    DISCARD,
    ENDING,
    FLIP,
    GIVE_UP,
    HAND,
    PARADOXES,
    PRIMES,
    TIMELINE,
    TRAVELLERS,
)  # fmt: skip

WIDTHS: Final = (40, 160, 640, 2560)
BUDGET: Final = 200_000

WON: Final = "won"
NONE_EXISTS: Final = "none"
UNKNOWN: Final = "unknown"


class Solution:
    """What a search found."""

    def __init__(self, status: str, line: list[int], home: int, positions: int) -> None:
        self.status = status
        self.line = line
        """Actions of the best line, parts one after the other."""
        self.home = home
        """How many travellers it sends home."""
        self.positions = positions
        """How many positions were looked at."""


class Node:
    """A position of a layer and how it was reached."""

    def __init__(self, state: State, parent: Node | None, acts: list[int]) -> None:
        self.state = state
        self.parent = parent
        self.acts = acts

    def line(self) -> list[int]:
        out: list[int] = []
        node: Node | None = self
        while node is not None:
            out = node.acts + out
            node = node.parent
        return out


def deal(seed: int, travellers: int) -> State:
    """The deal that `new("solonauts", seed=…)` lays out."""
    source = Cheap(seed)
    return begin(GAME.blank(GAME.rules, 1, {"travellers": travellers}, source), source)


def solve(start: State, budget: int = BUDGET) -> Solution:
    """Search wider and wider until a line is found, nothing was cut, or the budget is spent."""
    spent = 0
    best = Node(start, None, [])
    for width in WIDTHS:
        found, looked, cut = sweep(start, width, budget - spent)
        spent += looked
        if found.state.n[ARRIVED] >= best.state.n[ARRIVED]:
            best = found
        if best.state.n[ENDING] == ALL_HOME or not cut or spent >= budget:
            break
    home = int(best.state.n[ARRIVED])
    if best.state.n[ENDING] == ALL_HOME:
        return Solution(WON, best.line(), home, spent)
    return Solution(UNKNOWN if cut else NONE_EXISTS, best.line(), home, spent)


def moves_of(found: Solution) -> list[str]:
    """The line as a player would answer it: `reverse_fate_1 > 1963`."""
    out: list[str] = []
    for act in found.line:
        verb = GAME.layout.verbs[verb_of(act)]
        if verb_of(act) == FLIP:
            out[-1] += f" > {noun_of(act)}"
        else:
            out.append(f"{verb.word} {GAME.layout.cards[noun_of(act)]}".strip())
    return out


def sweep(start: State, width: int, budget: int) -> tuple[Node, int, bool]:
    """One search by layers: the best position met, how many were looked at, and whether any was left out."""
    layer = [Node(start.clone(), None, [])]
    best = layer[0]
    looked = 0
    cut = False
    while layer:
        following: dict[tuple[int, ...], Node] = {}
        for node in layer:
            for child in children(node):
                looked += 1
                if child.state.n[ARRIVED] > best.state.n[ARRIVED]:
                    best = child
                if child.state.n[ENDING] == ALL_HOME:
                    return child, looked, cut
                if child.state.ask is not None and not is_lost(child.state):
                    following.setdefault(key(child.state), child)
        layer = list(following.values())
        if len(layer) > width:
            layer.sort(key=lambda node: -worth(node.state))
            del layer[width:]
            cut = True
        if looked >= budget and layer:
            return best, looked, True
    return best, looked, cut


def children(node: Node) -> list[Node]:
    """Every position one card later; copies of a kind count once."""
    out: list[Node] = []
    ask = node.state.ask
    if ask is None:
        return out
    seen: set[tuple[int, ...]] = set()
    for act in ask.options[0]:
        card = noun_of(act)
        if verb_of(act) == GIVE_UP or (verb_of(act), *print_of(node.state, card)) in seen:
            continue
        seen.add((verb_of(act), *print_of(node.state, card)))
        state = after(node.state, act)
        if state.ask is not None and state.ask.part:
            out += [Node(after(state, part), node, [act, part]) for part in state.ask.options[0]]
        else:
            out.append(Node(state, node, [act]))
    return out


def after(state: State, act: int) -> State:
    twin = state.clone()
    twin.answer = act
    twin.by = 0
    twin.ask = None
    run(twin)
    return twin


def print_of(state: State, card: int) -> tuple[int, ...]:
    """What makes a card the same as another: an inverter's targets and way, or the patch itself."""
    facts = state.layout.facts
    if facts[SORT][card] == INVERTER:
        return (-1, facts[TARGETS][card], facts[WAY][card])
    return (card, 0, 0)


def key(state: State) -> tuple[int, ...]:
    """Positions of one layer with the same key have the same future: the deck's order is fixed."""
    hand = sorted(print_of(state, card) for card in cards_in(state, HAND))
    waiting = sorted(cards_in(state, TRAVELLERS))
    lying = sorted(cards_in(state, TIMELINE))
    flat = [part for one in hand for part in one]
    return (int(state.n[PRIMES]), -1, *lying, -1, *waiting, -1, *flat)


def is_lost(state: State) -> bool:
    """S-012: a traveller whose patch has left the game never gets home."""
    facts = state.layout.facts
    return any(
        state.place[facts[row][traveller]] == DISCARD
        for traveller in cards_in(state, TRAVELLERS)
        for row in (HOME_ONE, HOME_TWO)
    )


def worth(state: State) -> int:
    """How promising a position is: travellers home, patches in place, and room to move."""
    facts = state.layout.facts
    settled = settle(facts, state.n[PRIMES], cards_in(state, TIMELINE))
    inverters = sum(facts[SORT][card] == INVERTER for zone in (HAND, DECK) for card in cards_in(state, zone))
    out = 60 * int(state.n[ARRIVED]) + 5 * inverters - 2 * max(0, int(state.n[PARADOXES]) - 6)
    needed: set[int] = set()
    for traveller in cards_in(state, TRAVELLERS):
        patches = (facts[HOME_ONE][traveller], facts[HOME_TWO][traveller])
        lying = sum(state.place[patch] == TIMELINE for patch in patches)
        out += 14 * lying
        if lying == 2 and settled.paradoxes >> facts[HOME_TRUE][traveller] & 1:
            out -= 8
        needed.update(patches)
    held = [card for card in cards_in(state, HAND) if card in needed]
    out += sum(3 if settled.holes >> facts[RIPPLE][card] & 1 else -2 for card in held)
    return out
