"""The end of a turn: three ways to win, each only if it is claimed."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, verb_of
from ....kernel.layout import EVERYONE
from ....kernel.state import NONE, State
from ....kernel.verbs import ask, cards_in, emit, push, refuse, top, turn
from ..cards import BEST_MONA, FACT, HAND_TO_WIN, HOME_ONE, HOME_TRUE, HOME_TWO, LATER, NUMBER, RANK, RIPPLE, WISH
from ..state.table import (
    ARTIFACTS,
    CLAIM_ID,
    CLAIM_MISSION,
    CLAIM_PHASE,
    CLAIMED,
    HAND,
    ID,
    MISSION,
    NO_CLAIM,
    PHASE,
    TIMELINE,
    TURN_RULE,
    WON_BY_HAND,
    WON_BY_ID,
    WON_BY_MISSION,
    is_full,
)  # fmt: skip
from .effects import end_game
from .legal import C_105, C_115, C_116, C_117, C_118, C_122
from .piles import best_rank, look


def choose_claim(s: State) -> None:
    """C-083, C-113, C-114: asked at the end of every turn, fulfilled or not, so that asking tells nothing.
    R-25: only what is fulfilled is on offer, and what is on offer only that seat sees.
    """
    s.n[PHASE] = CLAIM_PHASE
    options = [action(NO_CLAIM, 0)]
    bars = [bar_home(s, s.seat), bar_mission(s, s.seat), bar_hand(s, s.seat)]
    for way in range(3):
        if bars[way] == NONE:
            options.append(action(CLAIM_ID + way, 0))
    ask(s, s.seat, options)
    if s.refused is not None:
        for way in range(3):
            if bars[way] != NONE:
                refuse(s, bars[way], [action(CLAIM_ID + way, 0)])


def settle_claim(s: State) -> None:
    """C-096, C-097, C-123: the card is shown and it is over, no Memo asked; C-012, R-01: or the next seat's turn."""
    verb = verb_of(s.answer)
    if verb == NO_CLAIM:
        push(s, TURN_RULE, (s.seat + 1) % s.seats)
        return
    ending = WON_BY_HAND
    if verb == CLAIM_ID:
        ending = WON_BY_ID
        turn(s, top(s, ID + s.seat), EVERYONE)
    elif verb == CLAIM_MISSION:
        ending = WON_BY_MISSION
        turn(s, top(s, MISSION + s.seat), EVERYONE)
    emit(s, CLAIMED, s.seat, ending)
    end_game(s, ending, s.seat)


def bar_home(s: State, seat: i64) -> i64:
    """C-116, R-33: the black year true, both red years under their own patches; C-117 open years block;
    C-105, C-106: during a war no home beyond it. A-009: without IDs there is no such claim.
    """
    if not is_full(s):
        return C_116
    facts = s.layout.facts
    card = top(s, ID + seat)
    seen = look(s)
    if seen.war and facts[LATER][card] != 0:
        return C_105
    years: i64 = i64(1) << i64(facts[HOME_TRUE][card])
    for row in (HOME_ONE, HOME_TWO):
        years |= i64(1) << i64(facts[RIPPLE][facts[row][card]])
    if seen.settled.holes & years != 0:
        return C_117
    if seen.settled.paradoxes >> i64(facts[HOME_TRUE][card]) & 1 != 0:
        return C_116
    if s.place[facts[HOME_ONE][card]] != TIMELINE or s.place[facts[HOME_TWO][card]] != TIMELINE:
        return C_116
    return NONE


def bar_mission(s: State, seat: i64) -> i64:
    """C-115, C-065, A-008: all three wishes lie in front of the seat; C-107: no war stands against it."""
    facts = s.layout.facts
    card = top(s, MISSION + seat)
    for row in range(WISH, WISH + 3):
        wish: i64 = facts[row][card]
        if wish == BEST_MONA:
            if not has_best_mona(s, seat):
                return C_122
        elif not has_one_of(s, seat, wish):
            return C_115
    return NONE


def has_one_of(s: State, seat: i64, wish: i64) -> bool:
    """C-120, C-121: an artifact that a wish names, whatever its rank."""
    numbers = s.layout.facts[NUMBER]
    for artifact in cards_in(s, ARTIFACTS + seat):
        if wish >> i64(numbers[artifact]) & 1 != 0:
            return True
    return False


def has_best_mona(s: State, seat: i64) -> bool:
    """C-122: the best Mona Lisa in play lies here and not elsewhere."""
    best = best_rank(s)
    ranks = s.layout.facts[RANK]
    for artifact in cards_in(s, ARTIFACTS + seat):
        if best > 0 and ranks[artifact] == best:
            return True
    return False


def bar_hand(s: State, seat: i64) -> i64:
    """C-118, C-119, C-064, R-12: at least ten cards of the hand once the turn is done; A-009: not in Artifaxx."""
    if is_full(s) and s.size[HAND + seat] >= s.layout.facts[FACT][HAND_TO_WIN]:
        return NONE
    return C_118
