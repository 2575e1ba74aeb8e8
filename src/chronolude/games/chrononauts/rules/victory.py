"""The end of a turn: three ways to win, each only if it is claimed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import action, verb_of
from ....kernel.layout import EVERYONE
from ....kernel.offers import ask, offer, refuse
from ....kernel.rows import bit
from ....kernel.state import NONE, State
from ....kernel.verbs import cancel, cards_in, emit, place_of, push, size_of, top, turn
from ..cards import (
    BEST_MONA,
    FACT,
    HAND_TO_WIN,
    HOME_ONE,
    HOME_TRUE,
    HOME_TWO,
    IDS,
    LATER,
    MISSIONS,
    NUMBER,
    RANK,
    RIPPLE,
    WISH,
    WISHES,
)  # fmt: skip
from ..history import Snapshot
from ..names.table import (
    ARTIFACTS,
    CLAIM_ID,
    CLAIM_MISSION,
    CLAIMED,
    ENDING_HAND,
    ENDING_ID,
    ENDING_MISSION,
    HAND,
    ID,
    MISSION,
    NO_CLAIM,
    PHASE,
    PHASE_CLAIM,
    TIMELINE,
    TURN_RULE,
)
from .effects import end_game
from .legal import C_105, C_115, C_116, C_117, C_118, C_122
from .piles import best_rank, is_full, snapshot

PATCHES_HOME: Final = 2  # an ID names so many, of different years


def find_claims(s: State) -> None:
    """C-083, C-113: at the end of a turn; a seat that has met no goal, whatever its secrets are, is not asked."""
    if not could_claim(s, s.seat):
        cancel(s)
        pass_turn(s, s.seat)


def could_claim(s: State, seat: i64) -> bool:
    """Whether this seat may have won as far as the whole table knows: some ID or mission of the game would do."""
    if size_of(s, ARTIFACTS + seat) >= WISHES:
        lying = artifacts_of(s, seat)
        for mission in s.layout.facts[MISSIONS]:
            if against_wishes(s, seat, mission, lying) == NONE:
                return True
    if is_full(s) and size_of(s, TIMELINE) >= PATCHES_HOME:
        seen = snapshot(s)
        for card in s.layout.facts[IDS]:
            if against_headlines(s, card, seen) == NONE:
                return True
    return against_hand(s, seat) == NONE


def choose_claim(s: State) -> None:
    """C-114: a victory is claimed or missed. R-25: only what is fulfilled is on offer, and only that seat sees it."""
    s.n[PHASE] = PHASE_CLAIM
    bars = [against_home(s, s.seat), against_mission(s, s.seat), against_hand(s, s.seat)]
    ask(s, s.seat)
    offer(s, NO_CLAIM)
    for way in range(3):
        if bars[way] == NONE:
            offer(s, CLAIM_ID + way)
        else:
            refuse(s, bars[way], [action(CLAIM_ID + way, 0)])


def settle_claim(s: State) -> None:
    """C-096, C-097, C-123: the card is shown and it is over, no Memo asked."""
    verb = verb_of(s.answer)
    if verb == NO_CLAIM:
        pass_turn(s, s.seat)
        return
    ending = ENDING_HAND
    if verb == CLAIM_ID:
        ending = ENDING_ID
        turn(s, top(s, ID + s.seat), EVERYONE)
    elif verb == CLAIM_MISSION:
        ending = ENDING_MISSION
        turn(s, top(s, MISSION + s.seat), EVERYONE)
    emit(s, CLAIMED, s.seat, ending)
    end_game(s, ending, s.seat)


def pass_turn(s: State, seat: i64) -> None:
    """C-012, R-01: the next seat's turn."""
    push(s, TURN_RULE, (seat + 1) % s.seats)


def against_home(s: State, seat: i64) -> i64:
    """A-009: without IDs there is no such claim."""
    return against_headlines(s, top(s, ID + seat), snapshot(s)) if is_full(s) else C_116


def against_headlines(s: State, card: i64, seen: Snapshot) -> i64:
    """C-116, R-33: the black year true, both red years under their own patches; C-117 open years block;
    C-105, C-106: during a war no home beyond it.
    """
    facts = seen.facts
    if seen.war and facts[LATER][card] != 0:
        return C_105
    one: i64 = facts[HOME_ONE][card]
    two: i64 = facts[HOME_TWO][card]
    true: i64 = facts[HOME_TRUE][card]
    if place_of(s, one) == TIMELINE and place_of(s, two) == TIMELINE and seen.paradoxes >> true & 1 == 0:
        return NONE
    years = bit(true) | bit(facts[RIPPLE][one]) | bit(facts[RIPPLE][two])
    return C_117 if seen.holes & years != 0 else C_116


def against_mission(s: State, seat: i64) -> i64:
    """C-115: the seat's own mission."""
    return against_wishes(s, seat, top(s, MISSION + seat), artifacts_of(s, seat))


def artifacts_of(s: State, seat: i64) -> i64:
    """The artifacts in front of a seat, as a mask of their numbers."""
    numbers = s.layout.facts[NUMBER]
    out: i64 = 0
    for artifact in cards_in(s, ARTIFACTS + seat):
        out |= bit(numbers[artifact])
    return out


def against_wishes(s: State, seat: i64, mission: i64, lying: i64) -> i64:
    """C-115, C-065, A-008: all three wishes lie in front of the seat; C-107: no war stands against it.
    C-120, C-121: a wish takes any artifact it names, whatever its rank.
    """
    facts = s.layout.facts
    asks_best = False
    for row in range(WISH, WISH + WISHES):
        wish: i64 = facts[row][mission]
        if wish == BEST_MONA:
            asks_best = True
        elif wish & lying == 0:
            return C_115
    return C_122 if asks_best and not has_best_mona(s, seat) else NONE


def has_best_mona(s: State, seat: i64) -> bool:
    """C-122: the best Mona Lisa in play lies here and not elsewhere."""
    best = best_rank(s)
    ranks = s.layout.facts[RANK]
    for artifact in cards_in(s, ARTIFACTS + seat):
        if best > 0 and ranks[artifact] == best:
            return True
    return False


def against_hand(s: State, seat: i64) -> i64:
    """C-118, C-119, C-064, R-12: at least ten cards of the hand once the turn is done; A-009: not in Artifaxx."""
    if is_full(s) and size_of(s, HAND + seat) >= s.layout.facts[FACT][HAND_TO_WIN]:
        return NONE
    return C_118
