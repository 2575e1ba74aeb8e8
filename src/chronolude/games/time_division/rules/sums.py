"""What counts: values, totals, conditions and influence formulas. Nothing here changes the table."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import BY_ZONE, NONE, State
from ....kernel.verbs import bottom, face_of, next_of, place_of, prior_of, size_of, top
from ..cards import (
    ADD,
    BEST,
    BLUE,
    COUNT,
    EXACT,
    FORMULA,
    LEAST,
    MOST,
    OF_DECISION,
    RED,
    T_ADJACENT,
    T_COUNT,
    T_HIGHEST,
    bit_of,
    value_of,
)  # fmt: skip
from ..names import COIN, DECISION, GOVERNOR_TIE, INFLUENCE, PAST, ROTATED, TOTAL


def lies_open(zone: i64) -> bool:
    """D-047, D-115: the places where a face-down card stays face down."""
    return INFLUENCE <= zone <= PAST


def is_down(s: State, card: i64) -> bool:
    """D-112, D-113: whether a card lies face down: it counts, but has no value and cannot be activated."""
    return face_of(s, card) != BY_ZONE and lies_open(place_of(s, card))


# ── conditions ───────────────────────────────────────────────────────────────────────────────────


def face_up_total(s: State, seat: i64) -> i64:
    """D-092, D-061: printed values of the face-up cards; an empty zone counts 0."""
    total: i64 = 0
    card = bottom(s, INFLUENCE + seat)
    while card != NONE:
        if not is_down(s, card):
            total += value_of(card)
        card = next_of(s, card)
    return total


def extreme_card(s: State, zone: i64, least: bool) -> i64:
    """D-093, R-16: the greatest (or smallest) value among face-up cards; NONE without one."""
    found: i64 = NONE
    card = bottom(s, zone)
    while card != NONE:
        value = value_of(card)
        if not is_down(s, card) and (found == NONE or (value < found) == least):
            found = value
        card = next_of(s, card)
    return found


def holds_value(s: State, seat: i64, n: i64) -> bool:
    """D-094: a face-up card worth exactly n in the Influence Zone."""
    card = bottom(s, INFLUENCE + seat)
    while card != NONE:
        if not is_down(s, card) and value_of(card) == n:
            return True
        card = next_of(s, card)
    return False


def measure(s: State, condition: list[int], seat: i64) -> i64:
    """D-091, D-092, D-093: the figure that is compared, or NONE where there is nothing to compare."""
    zone = (DECISION if condition[0] == OF_DECISION else INFLUENCE) + seat
    if condition[1] == COUNT:
        return size_of(s, zone)
    if condition[1] == BEST:
        return extreme_card(s, zone, condition[2] == LEAST)
    return face_up_total(s, seat)


def orange_of(s: State, condition: list[int]) -> i64:
    """D-089, R-17: the one player who meets a condition, on the position as it is, or NONE."""
    if condition[2] == EXACT:
        for seat in range(s.seats):
            if holds_value(s, seat, condition[3]):
                return seat
        return NONE
    coin: i64 = s.n[COIN]
    mine = measure(s, condition, coin)
    theirs = measure(s, condition, 1 - coin)
    if mine == NONE and theirs == NONE:
        return NONE
    if mine == NONE or theirs == NONE:
        return coin if theirs == NONE else 1 - coin
    return coin if holder_meets(s, condition, mine, theirs) else 1 - coin


def holder_meets(s: State, condition: list[int], mine: i64, theirs: i64) -> bool:
    """D-010, D-095, D-096: in a tie the coin holder counts as having more, so the least is the other's (R-05, R-06)."""
    if condition[2] == MOST:
        return mine >= theirs
    stays = condition[0] == OF_DECISION and s.n[GOVERNOR_TIE] != 0
    return mine < theirs or (stays and mine == theirs)


# ── influence ────────────────────────────────────────────────────────────────────────────────────


def worth(s: State, card: i64, seat: i64) -> i64:
    """D-100, D-101, D-105: a rotated modifier counts its formula from its holder's side, any other card its value."""
    if is_down(s, card):
        return 0
    if s.n[ROTATED] & bit_of(card) == 0 or not FORMULA[card]:
        return value_of(card)
    formula = FORMULA[card]
    amount: i64 = 0
    if formula[3] != RED:
        amount += term(s, card, formula[2], seat)
    if formula[3] != BLUE:
        amount += term(s, card, formula[2], 1 - seat)
    return formula[0] + amount if formula[1] == ADD else formula[0] * amount


def term(s: State, card: i64, kind: i64, seat: i64) -> i64:
    """D-102, D-103: counts, or printed values, of one Influence Zone; never modified influence."""
    zone = INFLUENCE + seat
    if kind == T_COUNT:
        return size_of(s, zone)
    if kind == T_HIGHEST:
        best = extreme_card(s, zone, False)
        return best if best != NONE else 0
    if kind == T_ADJACENT:
        return neighbour(s, prior_of(s, card)) + neighbour(s, next_of(s, card))
    return rotated_in(s, zone)


def neighbour(s: State, card: i64) -> i64:
    if card == NONE or is_down(s, card):
        return 0
    return value_of(card)


def rotated_in(s: State, zone: i64) -> i64:
    """D-104: the cards actually turned, with or without a formula."""
    count: i64 = 0
    card = bottom(s, zone)
    while card != NONE:
        if s.n[ROTATED] & bit_of(card) != 0:
            count += 1
        card = next_of(s, card)
    return count


def influence_of(s: State, seat: i64) -> i64:
    """D-107: the influence of the cards in one's own Influence Zone, as far as they lie face up."""
    total: i64 = 0
    card = bottom(s, INFLUENCE + seat)
    while card != NONE:
        total += worth(s, card, seat)
        card = next_of(s, card)
    return total


def tally(s: State) -> None:
    """Keep both totals up to date: what the game would count now."""
    s.n[TOTAL] = influence_of(s, 0)
    s.n[TOTAL + 1] = influence_of(s, 1)


def played(s: State, seat: i64) -> i64:
    """D-046, D-050: the one card of a Decision Space, or NONE."""
    return top(s, DECISION + seat)
