"""Setting up (R-021 to R-041) and the Time Captain's phase (R-048 to R-057)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import noun_of, verb_of
from ....kernel.layout import EVERYONE
from ....kernel.offers import actions, ask, refuse
from ....kernel.state import NONE, State
from ....kernel.verbs import cards_in, emit, move, place_of, push, shuffle
from ..cards import (
    AT_CAPTAIN,
    FIRST_RECEPTACLE,
    FRONT_LOCATION,
    FRONTS,
    LOCATIONS,
    M_FORBID,
    MAGIC2,
    MAGIC3,
    MAGIC4,
    N_CRYSTAL,
    N_PLACE,
    N_VISITS,
    PROLOGUES,
    RECEPTACLE_AZRAK,
    SHUFFLE_MYSTERIES,
    STEP_BITS,
)  # fmt: skip
from ..names import (
    AGENTS,
    ASKING,
    ASKING_CHOOSE,
    ASKING_TRAVEL,
    AZRAK,
    BEGAN,
    BOX,
    BROKEN_RULE,
    CAPTAIN,
    CAPTAIN_RULE,
    CHECK_RULE,
    CHOOSE,
    CHOOSE_RULE,
    CHOSE,
    EFFECTS,
    ENDING_LOST,
    FATES,
    FIRST,
    FORCED,
    FREE_UPDATES,
    LEAVING,
    LINK_BROKE,
    LOCATION,
    MAGIC,
    MAGIC_START,
    OFFERED,
    PANORAMA,
    PAUSE_RULE,
    PHASE,
    PHASE_CAPTAIN,
    PILE,
    PLACED,
    PROLOGUE_RULE,
    READ_RULE,
    REPORT,
    SEATED,
    START,
    STORY,
    SUPPLY,
    TRAVEL,
    TRAVELLED,
    TURN,
    TURN_BEGAN,
    TURN_RULE,
    VORTEX,
    WHO,
)
from .agents import has_crystal
from .azrak import BY_TRAVEL
from .elements import locations_shown
from .ending import end_mission
from .links import settle_losses
from .modifiers import is_on
from .powers import power_options, renew_powers, use_power
from .printed import fact, first_mystery, first_prologue, row, seat_of, size
from .texts import page_of, show_text
from .truths import deal_truths

# Reasons that refuse an answer; the words are in rules/__init__.py.
R_048 = 0
R_040 = 1


# ── set-up ───────────────────────────────────────────────────────────────────────────────────────


def open_choice(s: State) -> None:
    """R-025, R-224, R-240: each player chooses one receptacle, one player alone chooses two."""
    deal_truths(s)
    push(s, CHOOSE_RULE, 0)


def lay_table(s: State) -> None:
    """R-013, R-026 to R-038, R-188, R-214, R-216, R-218, R-220, R-222: reserves, Vortex, piles, Magic, free updates."""
    for card in sorted(cards_in(s, OFFERED)):
        move(s, card, BOX)
    count = s.n[AGENTS]
    for agent in range(count):
        azrak = fact(s, RECEPTACLE_AZRAK, s.n[WHO + agent])
        s.n[AZRAK + agent] = azrak
        s.n[START + agent] = azrak
        s.n[VORTEX] -= azrak
    magic = size(s, MAGIC2 if count == 2 else MAGIC3 if count == 3 else MAGIC4)
    for agent in range(count):
        s.n[MAGIC + agent] = magic
    s.n[MAGIC_START] = magic
    s.n[SUPPLY] = 0
    s.n[FREE_UPDATES] = 4 - count
    shuffle(s, FATES)
    if size(s, SHUFFLE_MYSTERIES) == 1:
        shuffle(s, PILE)
    s.n[CAPTAIN] = s.n[FIRST] % count
    emit(s, BEGAN, count, s.n[VORTEX])
    push(s, PROLOGUE_RULE, s.n[CAPTAIN], 0)


def begin(s: State) -> None:
    """R-040: the first prologue card says where to begin; then turns follow (R-046)."""
    s.n[LEAVING] = 0
    push(s, TURN_RULE)
    push(s, CHECK_RULE, NONE, 0)


def ask_receptacle(s: State) -> None:
    """D-01: in seat order, among those left."""
    s.n[ASKING] = ASKING_CHOOSE
    ask(s, seat_of(s, s.seat), actions(CHOOSE, sorted(cards_in(s, OFFERED))))


def take_receptacle(s: State) -> None:
    """R-030, R-197: with it come its Personal cards, and those of no other."""
    card = noun_of(s.answer)
    move(s, card, SEATED + s.seat)
    s.n[WHO + s.seat] = card - size(s, FIRST_RECEPTACLE)
    emit(s, CHOSE, s.seat, card)
    if s.seat + 1 < s.n[AGENTS]:
        push(s, CHOOSE_RULE, s.seat + 1)


def read_prologue(s: State) -> None:
    """R-024, R-041: read aloud one after another; they stay open to everybody, so only the last one waits."""
    if s.a >= size(s, PROLOGUES):
        return
    slot = first_prologue(s) + s.a
    show_text(s, slot, s.seat, EVERYONE)
    push(s, PROLOGUE_RULE, s.seat, s.a + 1)
    push(s, READ_RULE, s.seat, slot, page_of(s, slot, s.seat) * STEP_BITS)
    if s.a + 1 == size(s, PROLOGUES):
        push(s, PAUSE_RULE, s.seat, slot)


# ── the Time Captain ─────────────────────────────────────────────────────────────────────────────


def open_turn(s: State) -> None:
    """R-042, R-043: a turn begins with its Time Captain; Q-11: with no Azrak left anywhere the mission has failed."""
    s.n[TURN] += 1
    s.n[PHASE] = PHASE_CAPTAIN
    s.n[LEAVING] = 0
    s.n[EFFECTS] = 0
    renew_powers(s)
    total: i64 = 0
    for agent in range(s.n[AGENTS]):
        total += s.n[AZRAK + agent]
    if total == 0:
        end_mission(s, ENDING_LOST)
        return
    emit(s, TURN_BEGAN, s.n[TURN], s.n[CAPTAIN])
    push(s, CAPTAIN_RULE, s.n[CAPTAIN])


def destinations(s: State) -> list[int]:
    """R-048, R-167: locations on the visible plan that nothing forbids; an imposed one leaves no choice."""
    if s.n[FORCED] > 0:
        return [s.n[FORCED] - 1]
    return [place for place in locations_shown(s) if not is_on(s, M_FORBID, place)]


def ask_location(s: State) -> None:
    """R-048, D-02: the Time Captain chooses, after hearing the others. Card A of a location stands for it."""
    s.n[ASKING] = ASKING_TRAVEL
    options = actions(TRAVEL, destinations(s)) + power_options(s, s.seat, AT_CAPTAIN)
    if s.n[FORCED] > 0 and len(options) == 1:
        s.answer = options[0]
        return
    ask(s, seat_of(s, s.seat), options)
    if s.refused is not None:
        refuse(s, R_040 if s.n[FORCED] > 0 else R_048, actions(TRAVEL, list(range(size(s, LOCATIONS)))))


def take_location(s: State) -> None:
    verb = verb_of(s.answer)
    s.n[EFFECTS] = 0
    if verb == TRAVEL:
        travel(s, noun_of(s.answer))
        return
    push(s, CAPTAIN_RULE, s.seat)
    use_power(s, s.seat)


def travel(s: State, location: i64) -> None:
    """R-049, R-050, R-051, R-052, R-053, R-132, Q-12: one crystal of one's own, on the plan or else on the report."""
    crystal = row(s, N_CRYSTAL, location)
    if has_crystal(s, location):
        s.n[REPORT] += 1
    else:
        s.n[crystal] = 1
    s.n[AZRAK + s.seat] -= 1
    s.n[LOCATION] = location + 1
    s.n[FORCED] = 0
    emit(s, TRAVELLED, s.seat, location, s.n[REPORT])
    if s.n[AZRAK + s.seat] == 0:
        emit(s, LINK_BROKE, s.seat)
        push(s, BROKEN_RULE, s.seat, BY_TRAVEL)


def arrive(s: State) -> None:
    """R-054 to R-057, R-181, Q-29: the panorama is laid out, replacements included, and card A is read to all."""
    location = s.n[LOCATION] - 1
    s.n[row(s, N_VISITS, location)] += 1
    for card in range(size(s, LOCATIONS) + size(s, FRONTS)):
        if fact(s, FRONT_LOCATION, card) == location and place_of(s, card) == STORY:
            move(s, card, PANORAMA)
    for card in sorted(cards_in(s, PLACED)):
        if s.n[row(s, N_PLACE, card - first_mystery(s))] == location + 1:
            move(s, card, PANORAMA)
    show_text(s, location, s.n[CAPTAIN], EVERYONE)
    push(s, CHECK_RULE, NONE, 0)


def settle_travel(s: State) -> None:
    """Q-12: phase 1 is completed, then who lost control on the way is ejected."""
    settle_losses(s)
