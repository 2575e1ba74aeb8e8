"""Set-up and the turn: draw, play or kill time, and what a seat does with the cards it owes."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import SEALED, noun_of, verb_of
from ....kernel.offers import actions, ask, ask_part, offer, offer_all, pose, to_seat
from ....kernel.state import NONE, State
from ....kernel.verbs import cancel, chance, emit, insert, move, push, sealed_by, shuffle, size_of, top
from ..cards import FACT, START_HAND
from ..names.table import (
    AIM_RULE,
    ANNOUNCE_RULE,
    DECK,
    DISCARD,
    EXCHANGE,
    FIRST,
    HAND,
    ID,
    ID_EXCHANGED,
    IDS,
    KEEP,
    KILL_TIME_RULE,
    KILLED_MORE,
    KILLED_TIME,
    MISSION,
    MISSIONS,
    OWED,
    OWED_RULE,
    PHASE,
    PHASE_EXCHANGE,
    PHASE_PLAY,
    PLAY,
    PLAYING,
    RIGHT,
    STOP,
    THROW,
    TURN,
    TURN_BEGAN,
    TURN_RULE,
    TURNS,
)
from .legal import aims, is_aimed, offer_plays, refuse_aims, refuse_cards
from .piles import draw, hand, is_full, snapshot

# ── set-up ───────────────────────────────────────────────────────────────────────────────────────


def deal(s: State) -> None:
    """C-005 a mission each, C-006 an ID each, C-007 three cards each; A-005 the same without IDs."""
    shuffle(s, DECK)
    shuffle(s, MISSIONS)
    for seat in range(s.seats):
        move(s, top(s, MISSIONS), MISSION + seat)
        draw(s, seat, HAND + seat, s.layout.facts[FACT][START_HAND])
    if is_full(s):
        shuffle(s, IDS)
        for seat in range(s.seats):
            move(s, top(s, IDS), ID + seat)


def find_first(s: State) -> None:
    """C-011, A-013, R-02: whoever guessed the time best, here or before the table was laid, or else a seat by lot."""
    if s.n[FIRST] < 0:
        s.n[FIRST] = chance(s, s.seats)
    if not is_full(s):
        cancel(s)
        push(s, TURN_RULE, s.n[FIRST])


def offer_exchange(s: State) -> None:
    """C-010: everybody may exchange the ID, once, without knowing what the others do."""
    s.n[PHASE] = PHASE_EXCHANGE
    pose(s, SEALED)
    for seat in range(s.seats):
        to_seat(s, seat)
        offer(s, KEEP)
        offer(s, EXCHANGE)


def exchange_ids(s: State) -> None:
    """R-04: one after the other from the first player, the old ID under the deck, the top one to its place."""
    for step in range(s.seats):
        seat = (s.n[FIRST] + step) % s.seats
        if verb_of(sealed_by(s, seat)) == EXCHANGE:
            swap_under(s, ID + seat, IDS)
            emit(s, ID_EXCHANGED, seat)
    push(s, TURN_RULE, s.n[FIRST])


def swap_under(s: State, zone: i64, deck: i64) -> None:
    """C-128: a mission or an ID given up goes under its deck, and the top card replaces it."""
    old = top(s, zone)
    fresh = top(s, deck)
    if fresh != NONE:
        insert(s, old, deck, 0)
        move(s, fresh, zone)


# ── the turn ─────────────────────────────────────────────────────────────────────────────────────


def begin_turn(s: State) -> None:
    """C-030, A-006: draw a card; C-031: then one play is owed."""
    s.n[TURN] = s.seat
    s.n[TURNS] += 1
    emit(s, TURN_BEGAN, s.seat, s.n[TURNS])
    draw(s, s.seat, HAND + s.seat, 1)
    s.n[OWED] = 1
    push(s, OWED_RULE, s.seat)


def check_owed(s: State) -> None:
    """C-038: a play or a discard for each play owed; R-20: without a card there is none."""
    if s.n[OWED] == 0 or size_of(s, HAND + s.seat) == 0:
        s.n[OWED] = 0
        cancel(s)


def choose_play(s: State) -> None:
    """C-031 to C-033: any card that can be played; C-034: or any card thrown away to kill time."""
    s.n[PHASE] = PHASE_PLAY
    cards = hand(s, s.seat)
    seen = snapshot(s)
    ask(s, s.seat)
    offer_plays(s, s.seat, cards, seen)
    if s.refused is not None:
        refuse_cards(s, s.seat, PLAY, cards, seen)


def take_play(s: State) -> None:
    """C-031, C-082: one play less is owed; C-098: a card thrown away is not played, and nobody may answer it."""
    s.n[OWED] -= 1
    push(s, OWED_RULE, s.seat)
    card = noun_of(s.answer)
    if verb_of(s.answer) == PLAY:
        begin_play(s, s.seat, card)
        return
    move(s, card, DISCARD)
    emit(s, KILLED_TIME, s.seat, card)
    if size_of(s, HAND + s.seat) > 0:
        push(s, KILL_TIME_RULE, s.seat)


def choose_second(s: State) -> None:
    """C-035, C-036: a second card, or leave it at one; R-19: asked only of a seat that has a card left."""
    ask_part(s, s.seat)
    offer(s, STOP)
    offer_all(s, actions(THROW, hand(s, s.seat)))


def take_second(s: State) -> None:
    """C-035: the second discard is replaced; C-036: nothing else is; C-037: neither has an effect."""
    if verb_of(s.answer) == THROW:
        card = noun_of(s.answer)
        move(s, card, DISCARD)
        emit(s, KILLED_MORE, s.seat, card)
        draw(s, s.seat, HAND + s.seat, 1)


# ── announcing a card ────────────────────────────────────────────────────────────────────────────


def begin_play(s: State, seat: i64, card: i64) -> None:
    """R-06: a card is announced with its target before anything of it happens."""
    move(s, card, PLAYING)
    if is_aimed(s.layout.facts, card):
        push(s, AIM_RULE, seat, card)
    else:
        push(s, ANNOUNCE_RULE, seat, card)


def choose_target(s: State) -> None:
    """C-041: one linchpin; or the artifact, the player or the direction that the card asks for."""
    seen = snapshot(s)
    ask_part(s, s.seat, aims(s, s.seat, s.a, seen))
    if s.refused is not None:
        refuse_aims(s, s.a, seen)


def note_target(s: State) -> None:
    """The whole play is known: it is announced. The direction of a Discontinuity is in its verb: 1 is right."""
    target = i64(1) if verb_of(s.answer) == RIGHT else noun_of(s.answer)
    push(s, ANNOUNCE_RULE, s.seat, s.a, target)
