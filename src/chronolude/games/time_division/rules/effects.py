"""The one interpreter of all sixty effects: place → action → place, line after line.

Frames: EFFECT_RULE (seat = blue, a = card, b = 1 if another card activates it) checks and pushes its lines. LINE_RULE
and SECOND_RULE (seat = blue, a = line, b = orange + 1 and, from bit 2 on, where the first pick waits) ask for one card
each. A pick out of a hidden place waits in ASIDE, any other by its slot, so no frame holds a secret. AFTER_RULE ends an
activation.
"""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import SEALED, noun_of
from ....kernel.offers import actions, pose, refuse, to_seat
from ....kernel.state import NONE, State
from ....kernel.verbs import cancel, emit, move, place_of, push, sealed_by, top
from ..cards import (
    ACTIVATE,
    ACTIVATE_MOVE,
    BOTH,
    CARDS,
    CHOICE,
    CONDITION,
    EXCHANGE,
    FIRST_LINE,
    FORBID_MOVE,
    GET_COIN,
    H_BY,
    H_PICK,
    L_DO,
    L_FIRST,
    L_SECOND,
    L_TO,
    L_TO_COLOUR,
    LATER_CONDITION,
    LATER_COUNT,
    LINE_COUNT,
    ROTATE_MOVE,
    WARNING,
    bit_of,
    line_int,
)
from ..names import (
    ACTIVATED,
    AFTER_RULE,
    ASIDE,
    BLUE_NOW,
    CARD_ACTIVATED,
    CARD_ROTATED,
    DEFERRED,
    EFFECT_RULE,
    HALF_NOW,
    IGNORED,
    LINE_NOW,
    LINE_RULE,
    ORANGE_NOW,
    PAST,
    PLAY,
    QUALIFIED,
    RETIRE_RULE,
    ROTATED,
    SECOND_RULE,
    TOGETHER_RULE,
    WHY_IMPOSSIBLE,
    WHY_NO_SECOND,
    WHY_NOBODY,
    WHY_NONE,
    WHY_VOID,
)
from .picks import actor_of, choose, half_of, look, search, stop_looking
from .places import card_at, give_coin, is_hidden, legal, picked, put, seat_of, slot_of, swap, zone_at, zones_of
from .reasons import D_025
from .sums import orange_of

# ── activating ───────────────────────────────────────────────────────────────────────────────────


def begin_effect(s: State) -> None:
    """D-057, D-070: a card is activated; D-060: its effect is compulsory; D-062, D-063: all of it or nothing."""
    card = s.a
    blue = s.seat
    s.n[ACTIVATED] |= bit_of(card)
    emit(s, CARD_ACTIVATED, blue, card, place_of(s, card), s.b)
    if s.b != 0 and WARNING[card]:
        ignore(s, WHY_VOID)  # D-071, D-072, R-02, R-14, R-28
        return
    if LINE_COUNT[card] == 0:
        ignore(s, WHY_NONE)  # D-065
        return
    orange = meet(s, card, CONDITION[card])
    if orange == NONE and CONDITION[card]:
        ignore(s, WHY_NOBODY)  # D-097
        return
    search(s, FIRST_LINE[card], blue, orange)
    failing = first_impossible(s, FIRST_LINE[card], LINE_COUNT[card], blue, orange)
    if failing != NONE:
        emit(s, IGNORED, blue, card, lacking(s, failing, blue, orange), failing, orange)
        return
    push_lines(s, blue, FIRST_LINE[card], LINE_COUNT[card], orange)


def ignore(s: State, why: i64) -> None:
    """D-064, D-073: nothing happens; the card counts as activated, and what triggered it goes on."""
    emit(s, IGNORED, s.seat, s.a, why, NONE, NONE)


def meet(s: State, card: i64, condition: list[int]) -> i64:
    """D-089, D-090: orange is found before anything moves, and stays orange for this resolution."""
    if not condition:
        return NONE
    orange = orange_of(s, condition)
    if orange != NONE:
        emit(s, QUALIFIED, orange, card)
    return orange


def push_lines(s: State, blue: i64, first: i64, count: i64, orange: i64) -> None:
    """D-045: the lines of one card happen one after the other, top to bottom."""
    i = count - 1
    while i >= 0:
        line = first + i
        rule = TOGETHER_RULE if line_int(line, L_FIRST + H_BY) == BOTH else LINE_RULE
        push(s, rule, blue, line, orange + 1)
        i -= 1


# ── all or nothing ───────────────────────────────────────────────────────────────────────────────


def first_impossible(s: State, first: i64, count: i64, blue: i64, orange: i64) -> i64:
    """D-063, D-066, R-01: each line is tested on the position the lines before it would leave; the first that fails.

    A scratch copy carries out the earlier lines with any legal card: which one never matters. Nested effects are not
    looked into.
    """
    trial = s
    i: i64 = 0
    while i < count:
        line = first + i
        if not is_possible(trial, line, blue, orange):
            return line
        i += 1
        if i < count:
            if i == 1:
                trial = s.clone()
            rehearse(trial, line, blue, orange)
    return NONE


def is_possible(s: State, line: i64, blue: i64, orange: i64) -> bool:
    """D-098: whether every card a line names can be found; R-27: a coin can always be given."""
    deed = line_int(line, L_DO)
    if deed == GET_COIN:
        return True
    if not legal(s, line, L_FIRST, blue, orange):
        return False
    return deed != EXCHANGE or len(legal(s, line, L_SECOND, blue, orange)) > 0


def lacking(s: State, line: i64, blue: i64, orange: i64) -> i64:
    """D-062: which half of a line finds no card, told when it happens: later the places look otherwise."""
    if line_int(line, L_DO) == EXCHANGE and legal(s, line, L_FIRST, blue, orange):
        return WHY_NO_SECOND
    return WHY_IMPOSSIBLE


def rehearse(s: State, line: i64, blue: i64, orange: i64) -> None:
    card: i64 = legal(s, line, L_FIRST, blue, orange)[0]
    deed = line_int(line, L_DO)
    if deed == EXCHANGE:
        swap(s, card, legal(s, line, L_SECOND, blue, orange)[0], place_of(s, card))
    elif deed != ACTIVATE:
        carry_out(s, line, blue, orange, card)


# ── one line ─────────────────────────────────────────────────────────────────────────────────────


def open_line(s: State) -> None:
    """D-049: the place a line names first; a line about the coin names no card (D-059, R-36)."""
    if line_int(s.a, L_DO) == GET_COIN:
        give_coin(s, seat_of(line_int(s.a, L_TO_COLOUR), s.seat, (s.b & 3) - 1))
        cancel(s)
    else:
        tell_line(s, half_of(s, s.a, False))
        look(s, half_of(s, s.a, False))


def tell_line(s: State, at: i64) -> None:
    """Say for everybody to read which line, and which half of it, is being resolved."""
    s.n[LINE_NOW] = s.a + 1
    s.n[HALF_NOW] = 0 if at == L_FIRST else 1
    s.n[BLUE_NOW] = s.seat
    s.n[ORANGE_NOW] = s.b & 3


def choose_first(s: State) -> None:
    """D-051: its player picks one of the legal cards."""
    choose(s, half_of(s, s.a, False))


def take_first(s: State) -> None:
    """D-055 to D-058: what is done with the picked card; D-067, D-068, R-15: who acts is blue in what it activates.

    D-076: the activated card is a frame on top of this one, so chains go to any depth.
    """
    line = s.a
    at = half_of(s, line, False)
    orange = (s.b & 3) - 1
    card = picked(s, legal(s, line, at, s.seat, orange))
    stop_looking(s, at)
    if card == NONE:
        return  # D-088, R-26: a deferred effect goes as far as possible
    deed = line_int(line, L_DO)
    if deed == EXCHANGE:
        push(s, SECOND_RULE, s.seat, line, s.b & 3 | keep_pick(s, card, actor_of(s, line, at)) << 2)
    elif deed == ACTIVATE or deed == ACTIVATE_MOVE:
        actor = actor_of(s, line, at)
        push(s, AFTER_RULE, s.seat, line, s.b & 3 | card << 2)
        push(s, EFFECT_RULE, actor, card, 1)
    else:
        carry_out(s, line, s.seat, orange, card)


def open_second(s: State) -> None:
    """R-24: the second pick of an exchange is made knowing the first."""
    tell_line(s, half_of(s, s.a, True))
    look(s, half_of(s, s.a, True))


def choose_second(s: State) -> None:
    """D-056: the other card of an exchange."""
    choose(s, half_of(s, s.a, True))


def take_second(s: State) -> None:
    """D-042, D-045, D-056: both cards swap at once."""
    line = s.a
    at = half_of(s, line, True)
    orange = (s.b & 3) - 1
    other = picked(s, legal(s, line, at, s.seat, orange))
    stop_looking(s, at)
    before = half_of(s, line, False)
    waiting = s.b >> 2
    if waiting > 0:
        card = card_at(s, (waiting - 1) >> 6, (waiting - 1) & 63)
        swap(s, card, other, place_of(s, card))
    else:
        card = top(s, ASIDE + actor_of(s, line, before))
        swap(s, card, other, zones_of(line, before, s.seat, orange)[0])


def finish_activation(s: State) -> None:
    """D-069: an activated card stays where it is; D-074, R-04: the line's own move is dropped if it has left."""
    card = s.b >> 2
    orange = (s.b & 3) - 1
    if line_int(s.a, L_DO) == ACTIVATE_MOVE and place_of(s, card) == zones_of(s.a, L_FIRST, s.seat, orange)[0]:
        carry_out(s, s.a, s.seat, orange, card)


def carry_out(s: State, line: i64, blue: i64, orange: i64, card: i64) -> None:
    """D-055, D-058: turn the card if the line says so, then put it in its second place.

    D-099, R-19: a modifier names a place, so what turns is whatever lies in blue's Decision Space.
    """
    deed = line_int(line, L_DO)
    if deed == ROTATE_MOVE:
        s.n[ROTATED] |= bit_of(card)
        emit(s, CARD_ROTATED, card)
    elif deed == FORBID_MOVE:
        s.n[ACTIVATED] |= bit_of(card)
    put(s, card, zone_at(line_int(line, L_TO), seat_of(line_int(line, L_TO_COLOUR), blue, orange)))


def keep_pick(s: State, card: i64, actor: i64) -> i64:
    """Where a first pick waits: in ASIDE (0) if its place is hidden, else its slot, told as place and index."""
    zone: i64 = place_of(s, card)
    if is_hidden(zone):
        move(s, card, ASIDE + actor)
        return 0
    return (zone << 6 | slot_of(s, card)) + 1


# ── both players at once ─────────────────────────────────────────────────────────────────────────


def choose_together(s: State) -> None:
    """D-082: a line of both players is run once for each of them at the same moment, choices sealed."""
    if line_int(s.a, L_FIRST + H_PICK) != CHOICE:
        return
    pose(s, SEALED)
    for seat in range(s.seats):
        cards = legal(s, s.a, L_FIRST, seat, NONE)
        if cards:
            to_seat(s, seat, actions(PLAY, cards))
    if s.refused is not None:
        refuse(s, D_025, actions(PLAY, list(range(CARDS))))


def take_together(s: State) -> None:
    """V-13: both cards are revealed together."""
    chosen = line_int(s.a, L_FIRST + H_PICK) == CHOICE
    taken: list[int] = []
    for seat in range(s.seats):
        cards = legal(s, s.a, L_FIRST, seat, NONE)
        taken.append((noun_of(sealed_by(s, seat)) if chosen else cards[0]) if cards else NONE)
    for seat in range(s.seats):
        if taken[seat] != NONE:
            carry_out(s, s.a, seat, NONE, taken[seat])


# ── deferred effects ─────────────────────────────────────────────────────────────────────────────


def begin_deferred(s: State) -> None:
    """D-078, D-088, R-35: the deferred effect of a card in Transit, its owner blue; it is not an activation."""
    card = s.a
    emit(s, DEFERRED, s.seat, card)
    orange = meet(s, card, LATER_CONDITION[card])
    push(s, RETIRE_RULE, s.seat, card)
    if orange != NONE or not LATER_CONDITION[card]:
        push_lines(s, s.seat, FIRST_LINE[card] + LINE_COUNT[card], LATER_COUNT[card], orange)


def retire(s: State) -> None:
    """D-079: as soon as a deferred effect is done, its card goes from Transit to the Past."""
    put(s, s.a, PAST)
