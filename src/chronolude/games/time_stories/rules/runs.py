"""Missions played in runs: the day begins again, and only what was learnt stays (R-244)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.layout import EVERYONE
from ....kernel.state import BY_ZONE, NONE, State
from ....kernel.verbs import emit, face_of, finish, insert, move, place_of, push, shuffle, turn
from ..cards import (
    AZRAK_TOTAL,
    CARD_TOKEN,
    DESTINIES,
    ELEMENT_KEEPS,
    ELEMENTS,
    FIRST_DESTINY,
    FIRST_PLAN,
    FIRST_TOKEN,
    FRONTS,
    KEYS,
    LOCATIONS,
    MYSTERIES,
    N_CRYSTAL,
    N_DAMAGE,
    N_DRAWN,
    N_FIRED,
    N_PLACE,
    N_SOLVED,
    N_USED,
    N_VISITS,
    PLANS,
    RECEPTACLES,
    SLOTS,
    TOKEN_CARDS,
    TOKEN_KEEPS,
    TRIGGER_ONCE,
    TRIGGERS,
)
from ..names import (
    AGAIN_RULE,
    AGENTS,
    AZRAK,
    CAPTAIN,
    CHECK_RULE,
    CONFLICT,
    CONFLICT_OVER,
    DUE,
    EJECTED,
    FATES,
    FIRST,
    FLASH_READ,
    FORCED,
    FREE_UPDATES,
    IN_PLAY,
    LEAVING,
    LIMBO,
    LOCATION,
    LOST,
    MAGIC,
    MAGIC_START,
    MOON,
    MUST_UPDATE,
    ON_PLAN,
    OWNED,
    PACK,
    PILE,
    REPORT,
    RUN,
    RUN_BEGAN,
    SHEET,
    STAR,
    START,
    STORY,
    SUPPLY,
    TRIAL_BY,
    TURN,
    TURN_RULE,
    VORTEX,
)
from .printed import fact, first_element, first_mystery, first_prologue, row, size, text_card
from .texts import hide_text

FOR_GOOD = 2  # TRIGGER_ONCE: once in the whole mission, not once in a run


def begin_again(s: State, location: i64) -> None:
    """R-244: nothing that was under way goes on; the next run begins at this place."""
    finish(s)
    push(s, AGAIN_RULE, s.n[CAPTAIN], location)


def start_again(s: State) -> None:
    """R-244, R-225: everything goes back to where it was at set-up, but for what a mission says is kept."""
    s.n[RUN] += 1
    gather_cards(s)
    gather_things(s)
    count = s.n[AGENTS]
    s.n[VORTEX] = size(s, AZRAK_TOTAL)
    for agent in range(count):
        s.n[AZRAK + agent] = s.n[START + agent]
        s.n[VORTEX] -= s.n[START + agent]
        s.n[MAGIC + agent] = s.n[MAGIC_START]
        for number in (EJECTED, LOST, DUE, FLASH_READ):
            s.n[number + agent] = 0
    for number in (REPORT, LIMBO, SUPPLY, MUST_UPDATE, MOON, STAR, CONFLICT, CONFLICT_OVER, TRIAL_BY, LOCATION, TURN):
        s.n[number] = 0
    s.n[LEAVING] = 0
    s.n[FREE_UPDATES] = 4 - count
    s.n[FORCED] = s.a + 1
    s.n[CAPTAIN] = (s.n[FIRST] + s.n[RUN] - 1) % count
    forget(s)
    emit(s, RUN_BEGAN, s.n[RUN])


def first_turn(s: State) -> None:
    push(s, TURN_RULE)
    push(s, CHECK_RULE, NONE, 0)


def gather_cards(s: State) -> None:
    """Fronts under the deck, Mysteries in their order, Destiny mixed; texts are hidden, what was read is remembered."""
    for slot in range(first_prologue(s)):
        if face_of(s, text_card(s, slot)) != BY_ZONE:
            hide_text(s, slot)
    for card in range(size(s, LOCATIONS) + size(s, FRONTS)):
        if place_of(s, card) != STORY:
            move(s, card, STORY)
    for card in range(first_mystery(s), first_mystery(s) + size(s, MYSTERIES)):
        insert(s, card, PILE, 0)
    for i in range(size(s, DESTINIES)):
        if place_of(s, size(s, FIRST_DESTINY) + i) != FATES:
            move(s, size(s, FIRST_DESTINY) + i, FATES)
    shuffle(s, FATES)
    for i in range(size(s, PLANS)):
        if place_of(s, size(s, FIRST_PLAN) + i) != ON_PLAN:
            move(s, size(s, FIRST_PLAN) + i, ON_PLAN)


def gather_things(s: State) -> None:
    """Elements and tokens go back, save those that are kept: they stay with their holder, and open."""
    for i in range(size(s, ELEMENTS)):
        card = first_element(s) + i
        place = place_of(s, card)
        is_out = place == IN_PLAY or OWNED <= place < OWNED + s.n[AGENTS]
        if is_out and fact(s, ELEMENT_KEEPS, i) == 1:
            turn(s, text_card(s, card), EVERYONE)
        elif place != PACK:
            move(s, card, PACK)
    for i in range(size(s, TOKEN_CARDS)):
        card = size(s, FIRST_TOKEN) + i
        if place_of(s, card) != SHEET and fact(s, TOKEN_KEEPS, fact(s, CARD_TOKEN, i)) == 0:
            move(s, card, SHEET)


def forget(s: State) -> None:
    """Visits, damage, Powers used, puzzles solved and triggers fired count for one run; hints stay given."""
    for location in range(size(s, LOCATIONS)):
        s.n[row(s, N_VISITS, location)] = 0
        s.n[row(s, N_CRYSTAL, location)] = 0
    for slot in range(size(s, SLOTS)):
        s.n[row(s, N_DAMAGE, slot)] = 0
    for power in range(size(s, RECEPTACLES)):
        s.n[row(s, N_USED, power)] = 0
    for mystery in range(size(s, MYSTERIES)):
        s.n[row(s, N_PLACE, mystery)] = 0
        s.n[row(s, N_DRAWN, mystery)] = 0
    for puzzle in range(size(s, KEYS)):
        s.n[row(s, N_SOLVED, puzzle)] = 0
    for trigger in range(size(s, TRIGGERS)):
        if fact(s, TRIGGER_ONCE, trigger) != FOR_GOOD:
            s.n[row(s, N_FIRED, trigger)] = 0
