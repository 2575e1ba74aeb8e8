"""Mysteries, and cards laid before an agent or out of the mission (R-174 to R-181)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.layout import EVERYONE
from ....kernel.state import NONE, State
from ....kernel.verbs import emit, move, place_of, push, top
from ..cards import MYSTERY_KIND, N_DRAWN, N_OPEN, N_PLACE, REPLACEMENT, STEP_BITS, UPRIGHT_MYSTERY, YELLOW_MYSTERY
from ..names import (
    DONE,
    DRAW_RULE,
    FOUGHT,
    HELD,
    LOCATION,
    MYSTERY_DRAWN,
    PAGE,
    PILE,
    READ_RULE,
    READING,
    REMOVED,
    REMOVED_EVENT,
    STARTED,
    UPRIGHT,
)
from .agents import held
from .printed import body_of, fact, first_mystery, mask_of, row
from .reading import open_text
from .texts import hide_text, show_text


def draw_next(s: State) -> None:
    """R-174: one after another; Q-27: an empty pile gives nothing."""
    if s.a > 0 and top(s, PILE) != NONE:
        push(s, DRAW_RULE, s.seat, s.a - 1)
        draw(s, s.seat, top(s, PILE))


def draw(s: State, agent: i64, card: i64) -> None:
    """R-175 to R-179: by its symbol; one that was named and is not in the pile cannot be drawn."""
    if place_of(s, card) != PILE:
        return
    kind = fact(s, MYSTERY_KIND, body_of(s, card))
    s.n[row(s, N_DRAWN, card - first_mystery(s))] = 1
    emit(s, MYSTERY_DRAWN, agent, card)
    if kind == REPLACEMENT:
        replace_card(s, agent, card)
        return
    move(s, card, UPRIGHT if kind == UPRIGHT_MYSTERY else READING)
    show_text(s, card, agent, mask_of(s, agent) if kind == YELLOW_MYSTERY else EVERYONE)
    open_text(s, agent, card)


def replace_card(s: State, agent: i64, card: i64) -> None:
    """R-178 to R-180, Q-28, Q-29: the card in front is removed; the Mystery is read and keeps its place."""
    old = held(s, agent)
    place: i64 = 0
    if old != NONE:
        place = s.n[LOCATION]
        remove_front(s, old)
    s.n[row(s, N_PLACE, card - first_mystery(s))] = place
    lay_before(s, agent, card)
    push(s, READ_RULE, agent, card, s.n[PAGE + agent] * STEP_BITS)


def lay_before(s: State, agent: i64, card: i64) -> None:
    """R-059, R-227: one card in front of an agent, read by nobody else."""
    move(s, card, HELD + agent)
    show_text(s, card, agent, mask_of(s, agent))
    s.n[DONE + agent] = 0
    s.n[FOUGHT + agent] = 0
    s.n[STARTED + agent] = 0
    s.n[PAGE + agent] = s.n[row(s, N_OPEN, card)]


def remove_front(s: State, card: i64) -> None:
    """R-204: out of the mission, whoever has it in front of them."""
    if place_of(s, card) != REMOVED:
        hide_text(s, card)
        move(s, card, REMOVED)
        emit(s, REMOVED_EVENT, card)
