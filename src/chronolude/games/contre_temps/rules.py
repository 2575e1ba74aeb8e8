"""What may happen in Contre-Temps, in the order of the booklet. Rule numbers are those of law/en.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.ask import action, noun_of, verb_of
from ...kernel.state import NONE, Rules, State
from ...kernel.verbs import (
    actions,
    ask,
    ask_sealed,
    bottom,
    cards_in,
    chance,
    draw,
    emit,
    finish,
    insert,
    move,
    push,
    refuse,
    shuffle,
    top,
)  # fmt: skip
from .cards import SUIT, VALUE, token_card, token_number
from .state import (
    BACK,
    BAG,
    BEST,
    BY_VALUE,
    CARD_PLAYED,
    CARD_RULE,
    CLASSIC,
    COLLAPSE,
    CONSTANT,
    CONSTANT_CHANGED,
    CONSTANT_PHASE,
    CONSTANT_RANK,
    CONSTANT_RULE,
    CONTROLLER,
    CRYSTAL,
    DISC_RETURNED,
    DISCARD,
    DISCS,
    DOUBLE_INSTABILITY_ENDS,
    ENDING,
    ENERGY,
    EVENT,
    EVENT_CHANGED,
    EVENT_STANDS,
    EVENT_WON,
    FOLLOWED,
    FORWARD,
    GAME_OVER,
    HAND,
    HIGH,
    INCOME,
    KEPT,
    LEAD,
    LEADER,
    LED,
    LED_PAST,
    LED_PRESENT,
    LINE,
    MARKER,
    MODE,
    OFFER,
    OFFERED,
    ORDER,
    OVER,
    PARADOX_ORDER,
    PAST_ENERGY,
    PAWN,
    PHASE,
    PILE,
    PLAY,
    PLAYED,
    POWER,
    PRESENT,
    PRESENT_EMPTY,
    PRESENT_FIRST,
    RESOLVE_PHASE,
    RESOLVING,
    ROUND,
    ROUND_BEGAN,
    ROUND_RULE,
    SEATS,
    STANDING,
    STILL_UNSTABLE,
    TEN,
    THREE,
    TIME_PASSED,
    TRAVEL_PHASE,
    TRAVELLED,
    UNDEALT,
    UNSTABLE,
    WINNER,
)  # fmt: skip

# Reasons that refuse an answer.
REASONS: Final = ("K-061", "K-063", "K-091", "K-113", "K-114", "K-146")
K_061: Final = 0
K_063: Final = 1
K_091: Final = 2
K_113: Final = 3
K_114: Final = 4
K_146: Final = 5

ROUNDS: Final = 10
HAND_SIZE: Final = 10
TRUMP: Final = 100
FOLLOWS: Final = 50
BACKS: Final[list[int]] = [action(BACK, places) for places in range(ROUNDS + 2)]
FORWARDS: Final[list[int]] = [action(FORWARD, places) for places in range(1, ROUNDS + 1)]


# ── set-up ───────────────────────────────────────────────────────────────────────────────────────


def deal(s: State) -> None:
    """K-011, K-012, K-013: ten cards each; the top of the five left over becomes the constant."""
    shuffle(s, UNDEALT)
    for seat in range(s.seats):
        draw(s, UNDEALT, HAND + seat, HAND_SIZE)
    draw(s, UNDEALT, CONSTANT, 1)


def give_marker(s: State) -> None:
    """K-007, K-011, K-016: a dealer is drawn, and the seat to the dealer's left gets the marker for good."""
    if s.n[MARKER] < 0:
        dealer = chance(s, s.seats)
        s.n[MARKER] = (dealer + 1) % s.seats


def lay_first_event(s: State) -> None:
    """K-014, K-141: the first token is laid (the 1, or in Paradox the top of a shuffled bag); K-015: pawns there."""
    if s.n[MODE] != CLASSIC:
        shuffle(s, BAG)
    lay_token(s)
    push(s, ROUND_RULE)


# ── a round ──────────────────────────────────────────────────────────────────────────────────────


def resolve_events(s: State) -> None:
    """K-030: a round is resolution, passage of time, movement; R-28: its number rises as resolution starts."""
    s.n[ROUND] += 1
    s.n[PHASE] = RESOLVE_PHASE
    set_order(s)
    emit(s, ROUND_BEGAN, s.n[ROUND])
    if s.n[ORDER] > 0:
        push(s, EVENT)


def check_end(s: State) -> None:
    """K-120, K-032: once all events of the round are resolved; K-126: what is left of the round does not happen."""
    if most_held(s) >= 3:
        end_game(s, THREE)
    elif s.n[ROUND] == ROUNDS:
        end_game(s, TEN)


def visit_constant(s: State) -> None:
    """K-090: if a pawn stands at the constant, the constant is replaced, after all events."""
    if is_occupied(s, 0):
        s.n[PHASE] = CONSTANT_PHASE
        push(s, CONSTANT_RULE)


def pass_time(s: State) -> None:
    """K-100, K-101, K-152: a new token becomes the present unless nobody stood in the old one."""
    if s.n[CONTROLLER + s.n[PRESENT]] == 0:
        emit(s, PRESENT_EMPTY, s.n[PRESENT])
        gather_pawns(s)
    else:
        lay_token(s)
        emit(s, TIME_PASSED, s.n[PRESENT])
    pay_income(s)


def choose_travel(s: State) -> None:
    """K-110: each seat secretly chooses how many crystals to spend, none included."""
    s.n[PHASE] = TRAVEL_PHASE
    behind, ahead = reach(s)
    seats = list(range(s.seats))
    ask_sealed(s, seats, [journeys(s, seat, behind, ahead) for seat in seats])
    if s.refused is not None:
        refuse_journeys(s)


def travel(s: State) -> None:
    """K-111, K-112, K-115, K-145: all are revealed together, paid for, and moved exactly so far."""
    for seat in range(s.seats):
        go(s, seat, s.sealed[seat])
    push(s, ROUND_RULE)


# ── resolving events ─────────────────────────────────────────────────────────────────────────────


def open_event(s: State) -> None:
    """K-040, K-042: event `a` in the order of this round; everyone on it plays one card, K-054 clockwise from the
    leader, who is fixed now (K-053); K-063, K-075, K-148: an event resolved before keeps the suit of its lead card,
    on either side of the present.
    """
    token = s.n[ORDER + s.a]
    leader = leader_of(s, token)
    lead = top(s, LEAD + token)
    s.n[RESOLVING] = token
    s.n[LEADER] = leader
    s.n[POWER] = NONE
    s.n[LED] = 0
    s.n[HIGH] = 0
    if lead != NONE:
        s.n[LED] = SUIT[lead] + 1
        s.n[HIGH] = kept_value(s, token, lead)
    push(s, CARD_RULE, leader, token)


def choose_card(s: State) -> None:
    """K-060, K-062: lead anything in the present; K-061, K-063: otherwise follow the led suit if you can."""
    hand = cards_in(s, HAND + s.seat)
    led = s.n[LED] - 1
    bound = [card for card in hand if SUIT[card] == led] if led != NONE else hand
    ask(s, s.seat, actions(PLAY, bound or hand))
    if s.refused is not None:
        refuse(s, K_063 if top(s, LEAD + s.a) != NONE else K_061, actions(PLAY, hand))


def lay_card(s: State) -> None:
    """K-022, K-031: one card each; K-065 pays a low card of the led suit; then the next seat, clockwise (K-054)."""
    card = noun_of(s.answer)
    led = s.n[LED] - 1
    suit = SUIT[card]
    move(s, card, PLAYED + s.seat)
    if s.log is not None:
        emit(s, CARD_PLAYED, s.seat, card, s.a, led, manner(s, led))
    if led == NONE:
        s.n[LED] = suit + 1
    if led == NONE or suit == led:
        rate(s, VALUE[card])
    power = strength(s, card)
    if power > s.n[POWER]:
        s.n[POWER] = power
        s.n[BEST] = s.seat
    following = next_at(s, s.seat + 1, s.a)
    if following != s.n[LEADER]:
        push(s, CARD_RULE, following, s.a)


def rate(s: State, value: i64) -> None:
    """K-065, K-068, K-069: one crystal for a led-suit card below the highest of its suit there; K-067: none else."""
    if value > s.n[HIGH]:
        s.n[HIGH] = value
    elif value < s.n[HIGH]:
        s.n[ENERGY + s.seat] += 1
        emit(s, CRYSTAL, s.seat, s.a)


def kept_value(s: State, token: i64, lead: i64) -> i64:
    """K-066, O-1: the highest led-suit card kept at a past event, unless only new cards count."""
    if s.n[PAST_ENERGY] != KEPT:
        return 0
    standing = top(s, STANDING + token)
    if standing != NONE and SUIT[standing] == SUIT[lead] and VALUE[standing] > VALUE[lead]:
        return VALUE[standing]
    return VALUE[lead]


def manner(s: State, led: i64) -> i64:
    """How a card came here; K-064: a leader of the past who cannot follow does not change the suit."""
    if s.seat != s.n[LEADER]:
        return FOLLOWED
    return LED_PRESENT if led == NONE else LED_PAST


def settle_event(s: State) -> None:
    """K-071 to K-074: the best new card wins the present, or must beat the card that stands; the rest is discarded;
    K-043: all this before the next event begins.
    """
    token = s.n[RESOLVING]
    if top(s, LEAD + token) == NONE:
        settle_present(s, token, s.n[BEST])
    else:
        settle_past(s, token, s.n[BEST])
    for seat in range(s.seats):
        if s.n[PAWN + seat] == token:
            left = top(s, PLAYED + seat)
            if left != NONE:
                move(s, left, DISCARD)
    s.n[RESOLVING] = 0
    s.n[LED] = 0
    if s.a + 1 < SEATS and s.n[ORDER + s.a + 1] > 0:
        push(s, EVENT, NONE, s.a + 1)


# ── at the constant ──────────────────────────────────────────────────────────────────────────────


def offer_cards(s: State) -> None:
    """K-091: everyone there secretly chooses one card of the hand, whatever it is (R-04)."""
    seats = travellers_at(s, 0)
    hands = [actions(OFFER, cards_in(s, HAND + seat)) for seat in seats]
    ask_sealed(s, seats, hands)
    if s.refused is not None:
        refuse(s, K_091, actions(OFFER, list(range(65))))


def settle_constant(s: State) -> None:
    """K-092 to K-098: the highest offer replaces the constant; a tie at the top leaves the line unstable."""
    best = NONE
    tied = False
    rank_best: i64 = NONE
    for seat in travellers_at(s, 0):
        card = noun_of(s.sealed[seat])
        emit(s, OFFERED, seat, card)
        rank = offer_rank(s, card)
        if rank >= rank_best:
            tied = rank == rank_best
            best = card
            rank_best = rank
    for seat in travellers_at(s, 0):
        move(s, noun_of(s.sealed[seat]), DISCARD)
    if tied:
        destabilise(s, VALUE[best])
    else:
        if top(s, CONSTANT) != NONE:
            move(s, top(s, CONSTANT), DISCARD)
        move(s, best, CONSTANT)
        emit(s, CONSTANT_CHANGED, best)


def destabilise(s: State, value: i64) -> None:
    """K-095, K-025: no constant, no trump; K-096: a further tie changes nothing, unless O-4 ends the game."""
    if top(s, CONSTANT) != NONE:
        move(s, top(s, CONSTANT), DISCARD)
        emit(s, UNSTABLE, value)
    elif s.n[DOUBLE_INSTABILITY_ENDS] != 0:
        end_game(s, COLLAPSE)
    else:
        emit(s, STILL_UNSTABLE, value)


def offer_rank(s: State, card: i64) -> i64:
    """K-092, O-2: the value alone; with `trump_first` the suit of the constant in force outranks the others."""
    constant = top(s, CONSTANT)
    if s.n[CONSTANT_RANK] != BY_VALUE and constant != NONE and SUIT[card] == SUIT[constant]:
        return VALUE[card] + TRUMP
    return VALUE[card]


# ── the line ─────────────────────────────────────────────────────────────────────────────────────


def lay_token(s: State) -> None:
    """K-020, K-021, K-100, K-142, K-143: the next token takes its place by number and is the present."""
    card = bottom(s, PILE) if s.n[MODE] == CLASSIC else bottom(s, BAG)
    index = 0
    for other in cards_in(s, LINE):
        if other < card:
            index += 1
    insert(s, card, LINE, index)
    s.n[PRESENT] = token_number(card)
    gather_pawns(s)


def gather_pawns(s: State) -> None:
    """K-023, K-102, K-144: all pawns go to the present."""
    for seat in range(s.seats):
        s.n[PAWN + seat] = s.n[PRESENT]


def pay_income(s: State) -> None:
    """K-103, K-104: two crystals less one per own disc on the line, even when no token was added; K-105: no limit."""
    for seat in range(s.seats):
        income = s.n[DISCS + seat] - 1
        if income > 0:
            s.n[ENERGY + seat] += income
            if s.log is not None:
                emit(s, INCOME, seat, income)


def travellers_at(s: State, token: i64) -> list[int]:
    """K-116: the seats whose pawns share this place, in seat order."""
    return [seat for seat in range(s.seats) if s.n[PAWN + seat] == token]


def next_at(s: State, seat: i64, token: i64) -> i64:
    """K-051: the first seat on this event, clockwise from `seat` on, that seat included."""
    seat = seat % s.seats
    while s.n[PAWN + seat] != token:
        seat = (seat + 1) % s.seats
    return seat


def set_order(s: State) -> None:
    """K-041, K-149, O-3: the present, then the other occupied events from the far end towards the constant. The line
    lies in the order of its numbers.
    """
    tokens: list[int] = []
    for seat in range(s.seats):
        token = s.n[PAWN + seat]
        if token > 0 and token not in tokens:
            tokens.append(token)
    tokens.sort(reverse=True)
    present = s.n[PRESENT]
    if s.n[PARADOX_ORDER] == PRESENT_FIRST and present in tokens:
        tokens.remove(present)
        tokens.insert(0, present)
    for i in range(SEATS):
        s.n[ORDER + i] = tokens[i] if i < len(tokens) else 0


def is_occupied(s: State, token: i64) -> bool:
    for seat in range(s.seats):
        if s.n[PAWN + seat] == token:
            return True
    return False


def leader_of(s: State, token: i64) -> i64:
    """K-050, K-051, K-150, K-151: the controller of the event before, or of the nearest earlier one that has one;
    K-052: with none, the marker. If absent, the next seat there, clockwise.
    """
    card: i64 = s.before[token_card(token)]
    while card < s.cards:
        holder: i64 = s.n[CONTROLLER + token_number(card)]
        if holder > 0:
            return next_at(s, holder - 1, token)
        card = s.before[card]
    return next_at(s, s.n[MARKER], token)


# ── cards at an event ────────────────────────────────────────────────────────────────────────────


def strength(s: State, card: i64) -> i64:
    """K-024, K-070, K-076: the constant's suit of today, then the led suit; a card of neither never wins."""
    constant = top(s, CONSTANT)
    if constant != NONE and SUIT[card] == SUIT[constant]:
        return VALUE[card] + TRUMP
    return VALUE[card] + FOLLOWS if SUIT[card] == s.n[LED] - 1 else 0


def settle_present(s: State, token: i64, winner: i64) -> None:
    """K-072: the lead card and the winning card stay; K-080: the winner controls the event."""
    card = top(s, PLAYED + winner)
    leader = s.n[LEADER]
    move(s, top(s, PLAYED + leader), LEAD + token)
    if winner != leader:
        move(s, card, STANDING + token)
    emit(s, EVENT_WON, winner, token, card)
    take_control(s, token, winner)


def settle_past(s: State, token: i64, winner: i64) -> None:
    """K-073, K-074, K-077: only the standing card defends; the lead card never leaves (K-075)."""
    card = top(s, PLAYED + winner)
    old = top(s, STANDING + token)
    holder: i64 = s.n[CONTROLLER + token] - 1
    defender = top(s, LEAD + token) if old == NONE else old
    if s.n[POWER] <= strength(s, defender):
        emit(s, EVENT_STANDS, holder, token, defender)
        return
    if old != NONE:
        move(s, old, DISCARD)
    move(s, card, STANDING + token)
    emit(s, EVENT_CHANGED, winner, token, card, holder)
    take_control(s, token, winner)


def take_control(s: State, token: i64, seat: i64) -> None:
    """K-080, K-083, K-084: a disc onto the event; K-081: the old one goes home; K-082: none moves on an own event."""
    holder: i64 = s.n[CONTROLLER + token] - 1
    if holder == seat:
        return
    if holder >= 0:
        s.n[DISCS + holder] += 1
        emit(s, DISC_RETURNED, holder, token)
    s.n[DISCS + seat] -= 1
    s.n[CONTROLLER + token] = seat + 1


# ── travelling ───────────────────────────────────────────────────────────────────────────────────


def reach(s: State) -> tuple[i64, i64]:
    """K-113, K-146: how many places lie behind the present, the constant included, and how many ahead."""
    behind: i64 = 1
    for card in cards_in(s, LINE):
        if token_number(card) == s.n[PRESENT]:
            break
        behind += 1
    return behind, s.size[LINE] - behind


def journeys(s: State, seat: i64, behind: i64, ahead: i64) -> list[int]:
    """K-113, K-114, K-146, K-147: back or forward, as far as crystals and places go; in classic nothing lies ahead."""
    energy = s.n[ENERGY + seat]
    back = min(energy, behind)
    forward = min(energy, ahead)
    return BACKS[: back + 1] + FORWARDS[:forward]


def refuse_journeys(s: State) -> None:
    classic = s.n[MODE] == CLASSIC
    refuse(s, K_113 if classic else K_146, BACKS)
    refuse(s, K_114 if classic else K_146, FORWARDS)


def go(s: State, seat: i64, journey: i64) -> None:
    """K-112, K-145: one crystal, one place: towards the constant, or in Paradox away from it."""
    places = noun_of(journey)
    forward = verb_of(journey) == FORWARD
    link = s.after if forward else s.before
    card = token_card(s.n[PRESENT])
    for _ in range(places):
        card = link[card]
    place = token_number(card) if card < s.cards else 0
    s.n[ENERGY + seat] -= places
    s.n[PAWN + seat] = place
    if s.log is not None:
        emit(s, TRAVELLED, seat, places if forward else -places, place)


# ── the end ──────────────────────────────────────────────────────────────────────────────────────


def most_held(s: State) -> i64:
    """K-121, K-123: the most events anyone controls at the check."""
    most: i64 = 0
    for seat in range(s.seats):
        held = 3 - s.n[DISCS + seat]
        if held > most:
            most = held
    return most


def end_game(s: State, ending: i64) -> None:
    """K-121, K-122, K-124, K-125, K-127, K-153: among those with the most events, whoever holds the one nearest
    the constant.
    """
    most = most_held(s)
    for card in cards_in(s, LINE):
        holder: i64 = s.n[CONTROLLER + token_number(card)] - 1
        if holder >= 0 and 3 - s.n[DISCS + holder] == most:
            s.n[WINNER] = holder
            break
    s.n[ENDING] = ending
    s.n[PHASE] = OVER
    emit(s, GAME_OVER, ending, s.n[WINNER])
    finish(s)


RULES: Final[Rules] = [
    (deal, give_marker, lay_first_event),
    (resolve_events, check_end, visit_constant, pass_time, choose_travel, travel),
    (open_event, settle_event),
    (choose_card, lay_card),
    (offer_cards, settle_constant),
]
