"""Reading the mission's tables and the state of the table: bodies, pages, stats, modifiers, conditions."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.layout import EVERYONE
from ....kernel.state import BY_ZONE, NONE, State
from ....kernel.verbs import cards_in, emit, top, turn
from ..cards import (
    ALTER_STAT,
    BODY_ALTERS,
    BODY_LIST,
    BODY_LISTS,
    BODY_MOD,
    BODY_MODS,
    BODY_PAGE,
    BODY_PAGES,
    C_ALTERED,
    C_ALTERED_BY,
    C_AND,
    C_AVAILABLE,
    C_CARD_REMOVED,
    C_DRAWN,
    C_ELEMENT_IN_PLAY,
    C_ELEMENT_REMOVED,
    C_ENDING,
    C_EQUAL,
    C_FIRST_VISIT,
    C_FLASH,
    C_GROUP_TOKEN,
    C_HOLDS_ELEMENT,
    C_HOLDS_TOKEN,
    C_IN_PLAY,
    C_LEAST,
    C_ME_CAPTAIN,
    C_ME_IS,
    C_MOON,
    C_MOST,
    C_NOT,
    C_OR,
    C_SHOWN,
    C_SOMEONE_ELEMENT,
    C_SOMEONE_TOKEN,
    C_STAR,
    C_VISITED,
    CARD_TOKEN,
    ELEMENTS,
    FIRST_TEXT,
    FIRST_TOKEN,
    FRONTS,
    INTERACTIONS,
    LIST_AT,
    LIST_SIZE,
    LOCATIONS,
    M_STAT,
    MOD_OP,
    MOD_X,
    MOD_Y,
    MYSTERIES,
    N_CRYSTAL,
    N_DAMAGE,
    N_DRAWN,
    N_OPEN,
    N_VISITS,
    NO_LIST,
    NODE_OP,
    NODE_X,
    NODE_Y,
    NODE_Z,
    OFFSETS,
    PAGE_WHEN,
    RECEPTACLE_STAT,
    RECEPTACLES,
    SIZES,
    SKIES,
    SLOTS,
    TOKEN_COPIES,
    TOKEN_FIRST,
    TOKEN_MOD,
    TOKEN_MODS,
    V_AZRAK,
    V_DAMAGE,
    V_DESTINY,
    V_GROUP_MAGIC,
    V_MAGIC,
    V_RECEPTACLES,
    V_REPORT,
    V_SHOWN,
    V_STAT,
    V_TOKENS,
    V_TURN,
    V_VISITS,
    V_VORTEX,
)  # fmt: skip
from ..state import (
    ACTED,
    AGENTS,
    ALTERED,
    AZRAK,
    CAPTAIN,
    CONFLICT,
    EJECTED,
    ENDING,
    FIRST_ENDING,
    FLASH_READ,
    GROUP,
    HELD,
    IN_PLAY,
    LOCATION,
    MAGIC,
    MOON,
    OF_MISSION,
    OWNED,
    PACK,
    PANORAMA,
    REMOVED,
    REPORT,
    SHEET,
    SHOWN_FATE,
    STAR,
    TEXT,
    TOKENS,
    TURN,
    UPRIGHT,
    VORTEX,
    WHO,
)  # fmt: skip

STEP_BITS = 64  # steps of a page, options of a step: fewer than this
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
    return 1 << seat_of(s, agent)


# ── slots ────────────────────────────────────────────────────────────────────────────────────────


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


def text_card(s: State, slot: i64) -> i64:
    """The body that lies in a slot, as a card."""
    return top(s, TEXT + slot)


def show_text(s: State, slot: i64, agent: i64, mask: i64) -> None:
    """Let these seats read what lies in a slot, on the page that counts for this agent now."""
    act_on(s, agent, slot)
    s.n[row(s, N_OPEN, slot)] = page_of(s, slot, agent)
    turn(s, text_card(s, slot), mask)


def hide_text(s: State, slot: i64) -> None:
    """R-235: what is put away can no longer be read."""
    s.n[row(s, N_OPEN, slot)] = 0
    turn(s, text_card(s, slot), BY_ZONE)


def act_on(s: State, agent: i64, slot: i64) -> None:
    """What a hidden card makes happen shows something of it to everybody: from here on it is not foreseen."""
    if slot < size(s, SLOTS) and s.face[text_card(s, slot)] != EVERYONE:
        body = text_card(s, slot)
        turn(s, body, s.face[body])
        emit(s, ACTED, agent, body)


def body_of(s: State, slot: i64) -> i64:
    """The body that lies in a slot: in an imagined world it may be another one. Triggers and Powers are their own."""
    if slot >= size(s, SLOTS):
        return slot
    return text_card(s, slot) - size(s, FIRST_TEXT)


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


# ── agents ───────────────────────────────────────────────────────────────────────────────────────


def is_present(s: State, agent: i64) -> bool:
    """R-195: an ejected agent is not present."""
    return s.n[EJECTED + agent] == 0


def anybody_present(s: State) -> bool:
    for agent in range(s.n[AGENTS]):
        if is_present(s, agent):
            return True
    return False


def held(s: State, agent: i64) -> i64:
    """The card in front of an agent, or NONE."""
    return top(s, HELD + agent)


def anybody_holds(s: State) -> bool:
    for agent in range(s.n[AGENTS]):
        if held(s, agent) != NONE:
            return True
    return False


def agent_of(s: State, receptacle: i64) -> i64:
    """The agent who runs a receptacle, or NONE."""
    for agent in range(s.n[AGENTS]):
        if s.n[WHO + agent] == receptacle:
            return agent
    return NONE


def in_turn(s: State) -> list[int]:
    """Q-44: agents in seat order from the Time Captain."""
    count = s.n[AGENTS]
    return [(s.n[CAPTAIN] + i) % count for i in range(count)]


def stat_of(s: State, agent: i64, stat: i64) -> i64:
    """R-017, R-170, R-173: the top Alteration counts, else the receptacle; modifiers add."""
    altered = top(s, ALTERED + agent)
    bonus = modifier(s, M_STAT, stat)
    if altered != NONE:
        alters = fact(s, BODY_ALTERS, body_of(s, altered))
        if alters > 0:
            return fact(s, ALTER_STAT, (alters - 1) * 3 + stat) + bonus
    return fact(s, RECEPTACLE_STAT, s.n[WHO + agent] * 3 + stat) + bonus


# ── modifiers ────────────────────────────────────────────────────────────────────────────────────


def modifier(s: State, op: i64, x: i64) -> i64:
    """The sum of what every modifier in play adds to this subject."""
    total: i64 = 0
    for at, count in modifiers(s):
        for i in range(at, at + count):
            if fact(s, MOD_OP, i) == op and fact(s, MOD_X, i) == x:
                total += fact(s, MOD_Y, i)
    return total


def limit(s: State, op: i64, usual: i64) -> i64:
    """The last such limit in play, or the usual one."""
    for at, count in modifiers(s):
        for i in range(at, at + count):
            if fact(s, MOD_OP, i) == op:
                usual = fact(s, MOD_X, i)
    return usual


def is_on(s: State, op: i64, x: i64 = 0) -> bool:
    for at, count in modifiers(s):
        for i in range(at, at + count):
            if fact(s, MOD_OP, i) == op and fact(s, MOD_X, i) == x:
                return True
    return False


def modifiers(s: State) -> list[tuple[int, int]]:
    """R-163, R-165, R-177, R-183: white Elements, upright Mysteries, group tokens and sky cards that are up."""
    out: list[tuple[int, int]] = []
    slots = sorted(cards_in(s, IN_PLAY)) + sorted(cards_in(s, UPRIGHT))
    sky = first_sky(s)
    if size(s, SKIES) > 0 and s.n[MOON] == 1:
        slots.append(sky)
    if size(s, SKIES) > 1 and s.n[STAR] == 1:
        slots.append(sky + 1)
    for slot in slots:
        body = body_of(s, slot)
        if fact(s, BODY_MODS, body) > 0:
            out.append((fact(s, BODY_MOD, body), fact(s, BODY_MODS, body)))
    for card in sorted(cards_in(s, GROUP)):
        kind = fact(s, CARD_TOKEN, card - size(s, FIRST_TOKEN))
        if fact(s, TOKEN_MODS, kind) > 0:
            out.append((fact(s, TOKEN_MOD, kind), fact(s, TOKEN_MODS, kind)))
    return out


# ── conditions ───────────────────────────────────────────────────────────────────────────────────


def holds(s: State, node: i64, me: i64) -> bool:
    """Whether a condition is true for the agent who reads."""
    if node < 0:
        return True
    op = fact(s, NODE_OP, node)
    x = fact(s, NODE_X, node)
    if op == C_NOT:
        return not holds(s, x, me)
    if op == C_AND:
        return holds(s, x, me) and holds(s, fact(s, NODE_Y, node), me)
    if op == C_OR:
        return holds(s, x, me) or holds(s, fact(s, NODE_Y, node), me)
    if op == C_LEAST or op == C_MOST or op == C_EQUAL:
        value = amount(s, x, fact(s, NODE_Y, node), me)
        other = fact(s, NODE_Z, node)
        return value >= other if op == C_LEAST else value <= other if op == C_MOST else value == other
    if op <= C_GROUP_TOKEN:
        return holds_things(s, op, x, me)
    return holds_history(s, op, x, me)


def holds_things(s: State, op: i64, x: i64, me: i64) -> bool:
    """Who is who, and who has what; R-018: cards may ask for a receptacle by name."""
    if op == C_ME_IS:
        return s.n[WHO + me] == x
    if op == C_ME_CAPTAIN:
        return s.n[CAPTAIN] == me
    if op == C_IN_PLAY:
        return agent_of(s, x) != NONE
    if op == C_HOLDS_TOKEN:
        return token_in(s, x, TOKENS + me) != NONE
    if op == C_SOMEONE_TOKEN:
        for agent in range(s.n[AGENTS]):
            if token_in(s, x, TOKENS + agent) != NONE:
                return True
        return False
    if op == C_GROUP_TOKEN:
        return token_in(s, x, GROUP) != NONE
    return element_is(s, op, s.place[first_element(s) + x], me)


def element_is(s: State, op: i64, place: i64, me: i64) -> bool:
    if op == C_HOLDS_ELEMENT:
        return place == OWNED + me
    if op == C_SOMEONE_ELEMENT:
        return OWNED <= place < OWNED + s.n[AGENTS]
    if op == C_AVAILABLE:
        return place == PACK
    if op == C_ELEMENT_IN_PLAY:
        return place == IN_PLAY or OWNED <= place < ALTERED + s.n[AGENTS]
    return op == C_ELEMENT_REMOVED and place == REMOVED


def holds_history(s: State, op: i64, x: i64, me: i64) -> bool:
    """The sky, Alterations, and what has happened; all of it lies on the table."""
    if op == C_MOON:
        return s.n[MOON] == x
    if op == C_STAR:
        return s.n[STAR] == x
    if op == C_ALTERED:
        return top(s, ALTERED + me) != NONE
    if op == C_ALTERED_BY:
        return top(s, ALTERED + me) == first_element(s) + x
    if op == C_FLASH:
        return s.n[FLASH_READ + me] == 1
    if op == C_VISITED:
        return s.n[row(s, N_VISITS, x)] > 0
    if op == C_FIRST_VISIT:
        return s.n[LOCATION] > 0 and s.n[row(s, N_VISITS, s.n[LOCATION] - 1)] == 1
    if op == C_DRAWN:
        return s.n[row(s, N_DRAWN, x)] == 1
    if op == C_SHOWN:
        return s.place[first_mystery(s) + x] == UPRIGHT
    if op == C_CARD_REMOVED:
        return s.place[x] == REMOVED
    return op == C_ENDING and s.n[ENDING] == FIRST_ENDING + x


def amount(s: State, what: i64, arg: i64, me: i64) -> i64:
    """A number conditions and scores may read."""
    if what == V_AZRAK:
        return s.n[AZRAK + me]
    if what == V_MAGIC:
        return s.n[MAGIC + me]
    if what == V_STAT:
        return stat_of(s, me, arg)
    if what == V_GROUP_MAGIC:
        return s.n[MAGIC] + s.n[MAGIC + 1] + s.n[MAGIC + 2] + s.n[MAGIC + 3]
    if what == V_TOKENS:
        return fact(s, TOKEN_COPIES, arg) - copies_in(s, arg, SHEET) - copies_in(s, arg, REMOVED)
    if what == V_VISITS:
        return s.n[row(s, N_VISITS, s.n[LOCATION] - 1)] if s.n[LOCATION] > 0 else 0
    if what == V_DAMAGE:
        slot = s.n[CONFLICT] - 1 if s.n[CONFLICT] > 0 else held(s, me)
        return s.n[row(s, N_DAMAGE, slot)] if slot >= 0 else 0
    return group_amount(s, what)


def group_amount(s: State, what: i64) -> i64:
    if what == V_REPORT:
        return s.n[REPORT]
    if what == V_VORTEX:
        return s.n[VORTEX]
    if what == V_RECEPTACLES:
        return s.n[AGENTS]
    if what == V_TURN:
        return s.n[TURN]
    if what == V_SHOWN:
        return s.size[UPRIGHT]
    return s.n[SHOWN_FATE] if what == V_DESTINY else 0


# ── tokens and panoramas ─────────────────────────────────────────────────────────────────────────


def token_in(s: State, kind: i64, zone: i64) -> i64:
    """A copy of a token in a zone, or NONE."""
    first = fact(s, TOKEN_FIRST, kind)
    for card in range(first, first + fact(s, TOKEN_COPIES, kind)):
        if s.place[card] == zone:
            return card
    return NONE


def copies_in(s: State, kind: i64, zone: i64) -> i64:
    first = fact(s, TOKEN_FIRST, kind)
    count: i64 = 0
    for card in range(first, first + fact(s, TOKEN_COPIES, kind)):
        if s.place[card] == zone:
            count += 1
    return count


def open_cards(s: State) -> list[int]:
    """R-058, R-076: panorama cards anybody may take; card A is not one of them."""
    return sorted([card for card in cards_in(s, PANORAMA) if card >= size(s, LOCATIONS)])


def has_crystal(s: State, location: i64) -> bool:
    return s.n[row(s, N_CRYSTAL, location)] > 0
