"""Who may read what lies in a slot, and on which page."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.layout import EVERYONE
from ....kernel.state import BY_ZONE, State
from ....kernel.verbs import emit, face_of, turn
from ..cards import BODY_PAGE, BODY_PAGES, KEPT, N_OPEN, PAGE_WHEN, SLOTS
from ..names import ACTED, ASSISTED, ASSISTED_TRUE, TEXT
from .conditions import holds
from .printed import body_of, fact, row, size, text_card


def show_text(s: State, slot: i64, agent: i64, mask: i64) -> None:
    """Let these seats read what lies in a slot, on the page that counts for this agent now."""
    act_on(s, agent, slot)
    at = row(s, N_OPEN, slot)
    page = page_of(s, slot, agent)
    if s.n[at] == KEPT + page:
        mask |= face_of(s, text_card(s, slot))  # who has kept this very page keeps it
    s.n[at] = page
    turn(s, text_card(s, slot), mask)


def hide_text(s: State, slot: i64) -> None:
    """R-235: what is put away can no longer be read; with assisted memory who read it alone keeps its text."""
    at = row(s, N_OPEN, slot)
    face = face_of(s, text_card(s, slot))
    if s.n[ASSISTED] == ASSISTED_TRUE and face != BY_ZONE and face != EVERYONE:
        s.n[at] = KEPT + s.n[at] % KEPT
        return
    s.n[at] = 0
    turn(s, text_card(s, slot), BY_ZONE)


def act_on(s: State, agent: i64, slot: i64) -> None:
    """R-237: what follows comes from the card in this slot. The others are told that it acts, never which it is.

    Whatever they see from here on depends on that one hidden card: forecasts stop, and the law of two worlds
    compares worlds that agree on it.
    """
    if slot < size(s, SLOTS) and face_of(s, text_card(s, slot)) != EVERYONE:
        emit(s, ACTED, agent, TEXT + slot)


def page_of(s: State, slot: i64, agent: i64) -> i64:
    """The number of the page that counts now: the first variant whose condition holds, else the card itself."""
    body = body_of(s, slot)
    first = fact(s, BODY_PAGE, body)
    page: i64 = 1
    while page < fact(s, BODY_PAGES, body):
        if holds(s, fact(s, PAGE_WHEN, first + page), agent):
            return page
        page += 1
    return 0
