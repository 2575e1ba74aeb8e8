"""What effects do to personal cards, tokens, the sky and conflicts."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.layout import EVERYONE
from ....kernel.state import BY_ZONE, NONE, State
from ....kernel.verbs import emit, move, push, turn
from ..cards import (
    CONFLICT_KIND,
    CONFLICTS,
    GROUP_CONFLICT,
    INTERACTION_NUMBER,
    INTERACTION_OWNER,
    INTERACTIONS,
    N_DAMAGE,
    PAGE_CONFLICT,
    SKIES,
    SLOTS,
    TOKEN_GROUP,
)
from ..names import (
    AGENTS,
    CAPTAIN,
    CONFLICT,
    CONFLICT_RULE,
    DAMAGED,
    DUEL_BEGUN,
    DUEL_OVER,
    DUEL_RULE,
    FLASH_READ,
    FLIPPED,
    GROUP,
    MOON,
    PUT_AWAY,
    READ_PERSONAL,
    REMOVED,
    REMOVED_EVENT,
    RUN_RULE,
    SHEET,
    STAR,
    TOKEN_TAKEN,
    TOKENS,
    WHO,
)
from .agents import held, token_in
from .printed import fact, first_flash, first_interaction, first_sky, mask_of, page_row, row, size, text_card
from .reading import open_text
from .texts import page_of, show_text


def read_interaction(s: State, agent: i64, number: i64) -> None:
    """R-199, R-200: free, its owner alone, then back on its pile."""
    for i in range(size(s, INTERACTIONS)):
        if fact(s, INTERACTION_OWNER, i) == s.n[WHO + agent] and fact(s, INTERACTION_NUMBER, i) == number:
            slot = first_interaction(s) + i
            emit(s, READ_PERSONAL, agent, 0, number)
            show_text(s, slot, agent, mask_of(s, agent))
            open_text(s, agent, slot)
            return


def read_flash(s: State, agent: i64) -> None:
    """R-201, R-202, Q-41: read when told to; it stays with its owner, and its instructions bind."""
    slot = first_flash(s) + s.n[WHO + agent]
    s.n[FLASH_READ + agent] = 1
    emit(s, READ_PERSONAL, agent, 1, 0)
    show_text(s, slot, agent, mask_of(s, agent))
    open_text(s, agent, slot)


def take_token(s: State, kind: i64, agent: i64) -> None:
    """R-182, R-183, R-185: detached and laid face up, before the group or the agent."""
    card = token_in(s, kind, SHEET)
    if card != NONE:
        move(s, card, GROUP if fact(s, TOKEN_GROUP, kind) == 1 else TOKENS + agent)
        emit(s, TOKEN_TAKEN, agent, card)


def drop_token(s: State, kind: i64, agent: i64, for_good: bool) -> None:
    """R-186, R-203, R-204: mine first, then the group's, then anybody's."""
    card = token_in(s, kind, TOKENS + agent)
    if card == NONE:
        card = token_in(s, kind, GROUP)
    for other in range(s.n[AGENTS]):
        if card == NONE:
            card = token_in(s, kind, TOKENS + other)
    if card != NONE:
        emit(s, REMOVED_EVENT if for_good else PUT_AWAY, card)
        move(s, card, REMOVED if for_good else SHEET)


def flip(s: State, which: i64) -> None:
    """The other side of the Moon or the Star; what is written there happens when it comes up."""
    number = MOON if which == 0 else STAR
    s.n[number] = 1 - s.n[number]
    emit(s, FLIPPED, which, s.n[number])
    if which >= size(s, SKIES):
        return
    slot = first_sky(s) + which
    turn(s, text_card(s, slot), EVERYONE if s.n[number] == 1 else BY_ZONE)
    if s.n[number] == 1:
        push(s, RUN_RULE, s.n[CAPTAIN], slot, 0)


def harm(s: State, agent: i64, n: i64) -> None:
    """R-126, R-187: damage lies on the opponent's card: the group's conflict, else the one the agent is in."""
    slot = s.n[CONFLICT] - 1 if s.n[CONFLICT] > 0 else held(s, agent)
    if slot >= 0:
        damage = row(s, N_DAMAGE, slot)
        s.n[damage] = max(0, s.n[damage] + n)
        emit(s, DAMAGED, s.n[damage], 0)


def start_named(s: State, agent: i64, x: i64) -> None:
    """A conflict of its own card: open to all once it starts."""
    slot = size(s, SLOTS) - size(s, CONFLICTS) + x
    page = page_of(s, slot, agent)
    conflict = fact(s, PAGE_CONFLICT, page_row(s, slot, page))
    show_text(s, slot, agent, EVERYONE)
    if conflict >= 0 and fact(s, CONFLICT_KIND, conflict) == GROUP_CONFLICT:
        push(s, CONFLICT_RULE, agent, slot, page)
    else:
        s.n[DUEL_OVER] = 0
        s.n[DUEL_BEGUN] = 0
        push(s, DUEL_RULE, agent, slot, page)
