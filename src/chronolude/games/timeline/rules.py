"""What may happen in Timeline, in the order of the leaflet. Rule numbers are those of law/en.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.ask import noun_of
from ...kernel.layout import EVERYONE
from ...kernel.state import BY_ZONE, NONE, Rules, State
from ...kernel.verbs import (
    actions,
    ask,
    ask_part,
    bottom,
    cards_in,
    chance,
    emit,
    finish,
    insert,
    move,
    push,
    refuse,
    shuffle,
    top,
    turn,
)
from .cards import is_earlier
from .state import (
    ACTIVE,
    CARD_MISSED,
    CARD_PLACED,
    DATES,
    DISCARD,
    DONE,
    DREW,
    ELIMINATE,
    ELIMINATED,
    ENDING,
    FIRST,
    FIRST_PLAYER,
    GAME_OVER,
    GAP,
    GAP_RULE,
    HAND,
    HAND_SIZE,
    LATER,
    LINE,
    MISSED,
    MODE,
    NORMAL,
    OVER,
    OVERLAP,
    PILE,
    PLACE,
    PLACED,
    PRACTICE,
    PRACTISED,
    RANDOM,
    REBUILD,
    REBUILT,
    REBUILT_LINE,
    RENEWED,
    ROUND,
    ROUND_BEGAN,
    ROUND_RULE,
    SHARED,
    SHOW_TOP_CARD,
    SOLE,
    STARTER,
    TIE_WON,
    TIEBREAK,
    TIEBREAK_ELIMINATION,
    TIEBREAK_EXHAUSTION,
    TIED,
    TURN,
    WENT_OUT,
    WHOLE_DECK,
    WINNER,
    YOUNGEST,
)

# Reasons that refuse an answer. T-026: nothing changes then.
REASONS: Final = ("T-022", "T-023")
T_022: Final = 0
T_023: Final = 1


# ── set-up ───────────────────────────────────────────────────────────────────────────────────────


def name_first(s: State) -> None:
    """T-010, S-01: the seat the table settled on, or one drawn; the youngest was found before the deal."""
    asked = s.n[FIRST_PLAYER]
    if asked == RANDOM:
        s.n[FIRST] = chance(s, s.seats)
    elif asked != YOUNGEST:
        s.n[FIRST] = asked


def deal(s: State) -> None:
    """T-011, T-012, T-015: shuffled, the same number for each, and the rest is the pile, dates hidden."""
    if s.size[LATER] > 0:
        shuffle(s, LATER)
    shuffle(s, PILE)
    for _ in range(s.n[HAND_SIZE]):
        for seat in range(s.seats):
            move(s, take_top(s), HAND + seat)


def open_line(s: State) -> None:
    """T-016: the top card of the pile is turned over and begins the line."""
    card = take_top(s)
    move(s, card, LINE)
    turn(s, date_of(s, card), EVERYONE)
    renew(s)
    push(s, ROUND_RULE)


# ── a round ──────────────────────────────────────────────────────────────────────────────────────


def begin_round(s: State) -> None:
    """T-021, T-047: the first player begins, or the next one still in; T-044: in a tie-break all draw first."""
    if s.n[MODE] == TIEBREAK and not enough_cards(s):
        share_victory(s)
        return
    s.n[ROUND] += 1
    s.n[STARTER] = next_in(s, s.n[FIRST])
    for seat in range(s.seats):
        s.n[DONE + seat] = 0
    emit(s, ROUND_BEGAN, s.n[ROUND])
    if s.n[MODE] == TIEBREAK:
        deal_tiebreak(s)
    push(s, TURN, s.n[STARTER])


def end_round(s: State) -> None:
    """T-040, S-02: once a round is complete. T-041, T-044: one alone has won; T-046, S-04: nobody, and on it goes."""
    out = [seat for seat in range(s.seats) if s.n[DONE + seat] != 0]
    if len(out) == 1:
        s.n[WINNER + out[0]] = 1
        end_game(s, PRACTISED if s.seats == 1 else SOLE if s.n[MODE] == NORMAL else TIE_WON)
        return
    if len(out) > 1:
        break_tie(s, len(out))
    push(s, ROUND_RULE)


def break_tie(s: State, count: i64) -> None:
    """T-042: those who went out together stay, the others leave; T-045, S-03: later ties too, or not."""
    if s.n[MODE] == NORMAL or s.n[TIEBREAK_ELIMINATION] == ELIMINATE:
        for seat in range(s.seats):
            if s.n[ACTIVE + seat] != 0 and s.n[DONE + seat] == 0:
                eliminate(s, seat)
    s.n[MODE] = TIEBREAK
    emit(s, TIED, count)


def eliminate(s: State, seat: i64) -> None:
    """T-043, S-07: the cards of a seat that leaves go to the discards, their dates still hidden."""
    s.n[ACTIVE + seat] = 0
    emit(s, ELIMINATED, seat)
    for card in cards_in(s, HAND + seat):
        move(s, card, DISCARD)
    renew(s)


def deal_tiebreak(s: State) -> None:
    """T-044, T-049, S-10: everybody still in draws one card, in turn order, and so holds exactly one."""
    seat: i64 = s.n[STARTER]
    while True:
        draw(s, seat)
        seat = next_in(s, seat + 1)
        if seat == s.n[STARTER]:
            return


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────


def choose_card(s: State) -> None:
    """T-022: exactly one of one's own cards, and no passing; T-026: any other card is refused."""
    ask(s, s.seat, actions(PLACE, cards_in(s, HAND + s.seat)))
    if s.refused is not None:
        refuse(s, T_022, actions(PLACE, list(range(s.cards // 2))))


def hold_card(s: State) -> None:
    push(s, GAP_RULE, s.seat, noun_of(s.answer))


def choose_gap(s: State) -> None:
    """T-023: k cards in the line make k + 1 gaps; gap n has n - 1 cards on its left; T-024: left is earlier."""
    gaps: i64 = s.size[LINE] + 1
    ask_part(s, s.seat, actions(GAP, list(range(1, gaps + 1))))
    if s.refused is not None:
        refuse(s, T_023, actions(GAP, list(range(s.cards))))


def place_card(s: State) -> None:
    """T-025: the card is turned over; right or wrong, everybody has now seen its date (T-032)."""
    card = s.a
    gap = noun_of(s.answer)
    seat = s.seat
    turn(s, date_of(s, card), EVERYONE)
    if is_right(s, date_of(s, card), gap):
        keep(s, seat, card, gap)
    else:
        miss(s, seat, card, gap)
    following = next_in(s, seat + 1)
    if following != s.n[STARTER]:
        push(s, TURN, following)


def keep(s: State, seat: i64, card: i64, gap: i64) -> None:
    """T-030: a right card stays, date visible, and the hand is one card smaller; T-093: practice may refill it."""
    insert(s, card, LINE, gap - 1)
    s.n[PLACED + seat] += 1
    emit(s, CARD_PLACED, seat, card, gap, date_of(s, card))
    if s.seats == 1 and s.n[PRACTICE] == WHOLE_DECK and s.size[PILE] > 0:
        draw(s, seat)
    if s.size[HAND + seat] == 0:
        s.n[DONE + seat] = 1
        emit(s, WENT_OUT, seat)


def miss(s: State, seat: i64, card: i64, gap: i64) -> None:
    """T-031, S-05: a wrong card is discarded and another drawn; T-049: in a tie-break none is."""
    move(s, card, DISCARD)
    s.n[MISSED + seat] += 1
    emit(s, CARD_MISSED, seat, card, gap, date_of(s, card))
    renew(s)
    if s.n[MODE] == NORMAL:
        draw(s, seat)


def is_right(s: State, date: i64, gap: i64) -> bool:
    """T-025: not earlier than the left neighbour, not later than the right one; T-027: equal dates in any order."""
    overlap = s.n[OVERLAP] != 0
    right = s.after[s.cards + LINE]
    for _ in range(gap - 1):
        right = s.after[right]
    left = s.before[right]
    if left < s.cards and is_earlier(s.layout, date, date_of(s, left), overlap):
        return False
    return not (right < s.cards and is_earlier(s.layout, date_of(s, right), date, overlap))


def date_of(s: State, card: i64) -> i64:
    """The date card behind a front."""
    return top(s, DATES + card)


def next_in(s: State, seat: i64) -> i64:
    """T-020, S-08: the next seat still in the game, clockwise from `seat` on, that seat included."""
    seat = seat % s.seats
    while s.n[ACTIVE + seat] == 0:
        seat = (seat + 1) % s.seats
    return seat


# ── the pile ─────────────────────────────────────────────────────────────────────────────────────


def draw(s: State, seat: i64) -> None:
    """T-031, T-044: the top card of the pile, date hidden; T-033: and the pile is renewed if that was its last."""
    card = take_top(s)
    move(s, card, HAND + seat)
    emit(s, DREW, seat, card)
    renew(s)


def take_top(s: State) -> i64:
    """T-081: when all other cards of the pile are gone, those to avoid are the pile."""
    if s.size[PILE] == 0:
        while s.size[LATER] > 0:
            move(s, bottom(s, LATER), PILE)
    return top(s, PILE)


def renew(s: State) -> None:
    """T-033, T-034, S-05, S-06: an empty pile is made at once from the shuffled discards, dates hidden again."""
    if take_top(s) == NONE and s.size[DISCARD] > 0:
        count: i64 = s.size[DISCARD]
        while s.size[DISCARD] > 0:
            put_back(s, top(s, DISCARD))
        shuffle(s, PILE)
        emit(s, RENEWED, count)
    show_top(s)


def put_back(s: State, card: i64) -> None:
    """Section 5: a revealed card that comes back is hidden again; who has seen it may remember."""
    if s.face[date_of(s, card)] != BY_ZONE:
        turn(s, date_of(s, card), BY_ZONE)
    move(s, card, PILE)


def show_top(s: State) -> None:
    """S-12: the name on top of the pile is open only if the table wants it so."""
    card = top(s, PILE)
    if s.n[SHOW_TOP_CARD] != 0 and card != NONE and s.face[card] == BY_ZONE:
        turn(s, card, EVERYONE)


# ── the end ──────────────────────────────────────────────────────────────────────────────────────


def enough_cards(s: State) -> bool:
    """T-048, S-09: a card for each seat still in; `rebuild` may take them from the line, once (T-084)."""
    wanted: i64 = 0
    for seat in range(s.seats):
        wanted += s.n[ACTIVE + seat]
    if s.size[PILE] + s.size[LATER] + s.size[DISCARD] >= wanted:
        return True
    if s.n[TIEBREAK_EXHAUSTION] != REBUILD or s.n[REBUILT] != 0:
        return False
    rebuild(s)
    return s.size[PILE] >= wanted


def rebuild(s: State) -> None:
    """T-048, T-084: the oldest and the newest card of the line stay, all others are shuffled into a new pile."""
    s.n[REBUILT] = 1
    while s.size[LATER] > 0:
        move(s, bottom(s, LATER), PILE)
    while s.size[DISCARD] > 0:
        put_back(s, top(s, DISCARD))
    for card in cards_in(s, LINE)[1:-1]:
        put_back(s, card)
    if s.n[SHOW_TOP_CARD] != 0:
        for card in cards_in(s, PILE):
            if s.face[card] != BY_ZONE:
                turn(s, card, BY_ZONE)
    shuffle(s, PILE)
    emit(s, REBUILT_LINE, s.size[PILE])
    show_top(s)


def share_victory(s: State) -> None:
    """T-048: nobody draws, and all who are still in have won together."""
    for seat in range(s.seats):
        s.n[WINNER + seat] = s.n[ACTIVE + seat]
    end_game(s, SHARED)


def end_game(s: State, ending: i64) -> None:
    """T-005, T-041, T-091: the game is over."""
    s.n[ENDING] = ending
    s.n[MODE] = OVER
    emit(s, GAME_OVER, ending)
    finish(s)


RULES: Final[Rules] = [
    (name_first, deal, open_line),
    (begin_round, end_round),
    (choose_card, hold_card),
    (choose_gap, place_card),
]
