"""The tables of Chrononauts, Artifaxx and Solonauts before the deal."""

from __future__ import annotations

from ...kernel.chance import Source
from ...kernel.layout import Layout
from ...kernel.state import Rules, State
from ...kernel.verbs import move, push
from .cards import ID_CARD, MISSION_CARD
from .names import solo
from .names.table import DECK, IDS, MISSIONS, SET_UP_RULE, WINNER


def agreed(layout: Layout, rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
    """A bare table with what was agreed: history as it was, no paradox and no patch."""
    s = State(layout, rules, seats, source)
    for name, value in options.items():
        s.n[layout.offsets[name]] = value
    return s


def blank(layout: Layout, rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
    """The table before the deal: C-004, A-005: everything in its deck."""
    s = agreed(layout, rules, seats, options, source)
    for card in range(len(layout.cards)):
        kind = layout.kinds[card]
        move(s, card, IDS if kind == ID_CARD else MISSIONS if kind == MISSION_CARD else DECK)
    s.n[WINNER] = -1
    push(s, SET_UP_RULE)
    return s


def blank_solo(layout: Layout, rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
    """S-002, S-003: inverters and patches in the deck."""
    s = agreed(layout, rules, seats, options, source)
    for card in range(len(layout.cards)):
        move(s, card, solo.BOX if layout.kinds[card] == ID_CARD else solo.DECK)
    push(s, solo.SET_UP_RULE)
    return s
