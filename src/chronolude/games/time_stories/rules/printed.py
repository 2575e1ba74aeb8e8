"""What the mission prints: facts, sizes, slots and the bodies that lie in them."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.rows import bit
from ....kernel.state import NONE, State
from ....kernel.verbs import top
from ..cards import (
    BODIES,
    BODY_LIST,
    BODY_LISTS,
    BODY_PAGE,
    BODY_PAGES,
    CONFLICTS,
    ELEMENTS,
    FIRST_RECEPTACLE,
    FIRST_TEXT,
    FRONTS,
    INTERACTION_NUMBER,
    INTERACTION_OWNER,
    INTERACTIONS,
    LIST_AT,
    LIST_SIZE,
    LOCATIONS,
    MYSTERIES,
    NO_LIST,
    OFFSETS,
    PROLOGUES,
    RECEPTACLES,
    SIZES,
    SKIES,
    SLOTS,
    TRIGGERS,
)
from ..names import OF_MISSION, TEXT

LIST_BITS = 256  # effects of a list


def fact(s: State, row: i64, i: i64) -> i64:
    """One printed int."""
    return s.layout.facts[row][i]


def size(s: State, which: i64) -> i64:
    return s.layout.facts[SIZES][which]


def row(s: State, which: i64, i: i64) -> i64:
    """The index of a number in a row that depends on the mission."""
    return OF_MISSION + s.layout.facts[OFFSETS][which] + i


def seat_of(s: State, agent: i64) -> i64:
    """R-224: one player runs both receptacles; otherwise a seat is an agent."""
    return 0 if s.seats == 1 else agent


def mask_of(s: State, agent: i64) -> i64:
    return bit(seat_of(s, agent))


def first_mystery(s: State) -> i64:
    return size(s, LOCATIONS) + size(s, FRONTS)


def first_element(s: State) -> i64:
    return first_mystery(s) + size(s, MYSTERIES)


def first_interaction(s: State) -> i64:
    return first_element(s) + size(s, ELEMENTS)


def first_flash(s: State) -> i64:
    return first_interaction(s) + size(s, INTERACTIONS)


def first_sky(s: State) -> i64:
    return first_flash(s) + size(s, RECEPTACLES)


def first_prologue(s: State) -> i64:
    return first_sky(s) + size(s, SKIES)


def first_key(s: State) -> i64:
    """The first answer to a puzzle."""
    return first_prologue(s) + size(s, PROLOGUES)


def first_pile(s: State) -> i64:
    """The first pile of bodies that wait for a truth to be drawn; the gists lie before it."""
    return TEXT + size(s, SLOTS) + size(s, FRONTS) + size(s, MYSTERIES)


def text_card(s: State, slot: i64) -> i64:
    """The body that lies in a slot, as a card."""
    return top(s, TEXT + slot)


def body_of(s: State, slot: i64) -> i64:
    """The body that lies in a slot: in an imagined world it may be another one. Triggers and Powers are their own."""
    if slot >= size(s, SLOTS):
        return slot - size(s, SLOTS) + size(s, BODIES)
    return text_card(s, slot) - size(s, FIRST_TEXT)


def page_row(s: State, slot: i64, page: i64) -> i64:
    """The row of a page; the card itself where this body has fewer."""
    body = body_of(s, slot)
    return fact(s, BODY_PAGE, body) + (page if page < fact(s, BODY_PAGES, body) else 0)


def list_row(s: State, slot: i64, index: i64) -> i64:
    """The row of a body's list, or NONE."""
    body = body_of(s, slot)
    if index == NO_LIST or index >= fact(s, BODY_LISTS, body):
        return NONE
    return fact(s, BODY_LIST, body) + index


def list_first(s: State, slot: i64, index: i64) -> i64:
    at = list_row(s, slot, index)
    return 0 if at == NONE else fact(s, LIST_AT, at)


def list_size(s: State, slot: i64, index: i64) -> i64:
    at = list_row(s, slot, index)
    return 0 if at == NONE else fact(s, LIST_SIZE, at)


def slot_name(s: State, slot: i64) -> str:
    """What an author calls the card in a slot; triggers and Powers come after all slots."""
    if slot < first_interaction(s):
        return s.layout.cards[slot]
    if slot < first_flash(s):
        owner = fact(s, INTERACTION_OWNER, slot - first_interaction(s))
        number = fact(s, INTERACTION_NUMBER, slot - first_interaction(s))
        return f"interaction {number} of {s.layout.cards[size(s, FIRST_RECEPTACLE) + owner]}"
    if slot < first_sky(s):
        return f"the memory flash of {s.layout.cards[size(s, FIRST_RECEPTACLE) + slot - first_flash(s)]}"
    if slot < first_prologue(s):
        return "the moon" if slot == first_sky(s) else "the star"
    if slot >= size(s, SLOTS) + size(s, TRIGGERS):
        return f"the power of {s.layout.cards[size(s, FIRST_RECEPTACLE) + slot - size(s, SLOTS) - size(s, TRIGGERS)]}"
    if slot >= size(s, SLOTS):
        return f"trigger {slot - size(s, SLOTS) + 1}"
    named = slot - size(s, SLOTS) + size(s, CONFLICTS)
    if named >= 0:
        return f"conflict {named + 1}"
    key = slot - first_key(s)
    return f"the answer to puzzle {key + 1}" if key >= 0 else f"prologue card {slot - first_prologue(s) + 1}"
