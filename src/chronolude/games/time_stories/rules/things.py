"""What effects do to Elements, personal cards, Mysteries, tokens, the sky and conflicts."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.layout import EVERYONE
from ....kernel.state import BY_ZONE, NONE, State
from ....kernel.verbs import cards_in, emit, move, push, top, turn
from ..cards import (
    BODY_ALTERS,
    BODY_COLOUR,
    BODY_COVERS,
    BODY_MAP,
    BODY_MAPS,
    CONFLICT_KIND,
    CONFLICTS,
    FIRST_PLAN,
    GREEN,
    GROUP_CONFLICT,
    INTERACTION_NUMBER,
    INTERACTION_OWNER,
    INTERACTIONS,
    MAP_LOCATION,
    MYSTERY_KIND,
    N_CRYSTAL,
    N_DAMAGE,
    N_DRAWN,
    N_OPEN,
    N_PLACE,
    PAGE_CONFLICT,
    PLAN_MAP,
    PLAN_MAPS,
    RED,
    REPLACEMENT,
    SKIES,
    SLOTS,
    TOKEN_GROUP,
    UPRIGHT_MYSTERY,
    WHITE,
    YELLOW_MYSTERY,
)  # fmt: skip
from ..state import (
    AGENTS,
    ALTERED,
    CAPTAIN,
    CONFLICT,
    CONFLICT_RULE,
    COVERED,
    COVERED_EVENT,
    DAMAGED,
    DONE,
    DRAW_RULE,
    DUEL_BEGUN,
    DUEL_OVER,
    DUEL_RULE,
    ELEMENT_TAKEN,
    FLASH_READ,
    FLIPPED,
    FOUGHT,
    GROUP,
    HELD,
    IN_PLAY,
    LOCATION,
    MOON,
    MYSTERY_DRAWN,
    NOTHING_GAINED,
    ON_PLAN,
    OWNED,
    PACK,
    PAGE,
    PILE,
    PUT_AWAY,
    READ_PERSONAL,
    READ_RULE,
    READING,
    REMOVED,
    REMOVED_EVENT,
    RUN_RULE,
    SHEET,
    STAR,
    STARTED,
    TOKEN_TAKEN,
    TOKENS,
    UPRIGHT,
    VORTEX,
    WHO,
)  # fmt: skip
from .look import (
    STEP_BITS,
    act_on,
    body_of,
    fact,
    first_flash,
    first_interaction,
    first_mystery,
    first_sky,
    held,
    hide_text,
    mask_of,
    page_of,
    page_row,
    row,
    show_text,
    size,
    text_card,
    token_in,
)  # fmt: skip
from .reading import open_text

# ── Elements ─────────────────────────────────────────────────────────────────────────────────────


def take_element(s: State, card: i64, agent: i64) -> None:
    """R-158 to R-165, Q-24: fetched from the pack and revealed, by colour; if it is not there, nothing is gained."""
    if s.place[card] != PACK:
        emit(s, NOTHING_GAINED, agent, card)
        return
    act_on(s, agent, card)
    emit(s, ELEMENT_TAKEN, agent, card)
    body = body_of(s, card)
    colour = fact(s, BODY_COLOUR, body)
    if colour == GREEN:
        move(s, card, OWNED + agent)
        show_text(s, card, agent, EVERYONE)
        push(s, READ_RULE, agent, card, s.n[row(s, N_OPEN, card)] * STEP_BITS)
        return
    if colour == WHITE:
        lay_white(s, card, body, agent)
    else:
        move(s, card, READING)
    show_text(s, card, agent, mask_of(s, agent) if colour != WHITE and colour != RED else EVERYONE)
    open_text(s, agent, card)


def lay_white(s: State, card: i64, body: i64, agent: i64) -> None:
    """R-163 to R-173: an Alteration on its receptacle, anything else beside or over the plan."""
    if fact(s, BODY_ALTERS, body) > 0:
        move(s, card, ALTERED + agent)
        return
    move(s, card, IN_PLAY)
    covers = fact(s, BODY_COVERS, body)
    plan = size(s, FIRST_PLAN) + covers
    if covers >= 0 and s.place[plan] == ON_PLAN:
        move(s, plan, COVERED)
        emit(s, COVERED_EVENT, plan)
        for i in range(fact(s, PLAN_MAP, covers), fact(s, PLAN_MAP, covers) + fact(s, PLAN_MAPS, covers)):
            crystal = row(s, N_CRYSTAL, fact(s, MAP_LOCATION, i))
            s.n[VORTEX] += s.n[crystal]
            s.n[crystal] = 0


def locations_shown(s: State) -> list[int]:
    """R-048, R-164, R-167: what the visible plan cards and white Elements show."""
    found: list[int] = []
    for card in cards_in(s, ON_PLAN):
        plan = card - size(s, FIRST_PLAN)
        found += show(s, fact(s, PLAN_MAP, plan), fact(s, PLAN_MAPS, plan))
    for card in cards_in(s, IN_PLAY):
        body = body_of(s, card)
        found += show(s, fact(s, BODY_MAP, body), fact(s, BODY_MAPS, body))
    return sorted(set(found))


def show(s: State, at: i64, count: i64) -> list[int]:
    return [s.layout.facts[MAP_LOCATION][i] for i in range(at, at + count)]


# ── personal cards, Mysteries, tokens, sky ───────────────────────────────────────────────────────


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


def draw_next(s: State) -> None:
    """R-174: one after another; Q-27: an empty pile gives nothing."""
    if s.a > 0 and top(s, PILE) != NONE:
        push(s, DRAW_RULE, s.seat, s.a - 1)
        draw(s, s.seat, top(s, PILE))


def draw(s: State, agent: i64, card: i64) -> None:
    """R-175 to R-179: by its symbol; one that was named and is not in the pile cannot be drawn."""
    if s.place[card] != PILE:
        return
    kind = fact(s, MYSTERY_KIND, body_of(s, card) - first_mystery(s))
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


# ── conflicts ────────────────────────────────────────────────────────────────────────────────────


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


def remove_front(s: State, card: i64) -> None:
    """R-204: out of the mission, whoever has it in front of them."""
    if s.place[card] != REMOVED:
        hide_text(s, card)
        move(s, card, REMOVED)
        emit(s, REMOVED_EVENT, card)
