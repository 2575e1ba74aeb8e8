"""Which positions Contre-Temps can come to, and what follows from the rest of one."""

from __future__ import annotations

from typing import Final

from ...kernel.state import NONE, State
from ...kernel.verbs import cards_in, size_of, top
from ..possible import BOTTOM, Wrong, ended, nested, unfinished
from .cards import SUIT, TOKENS, VALUE, token_number
from .names import (
    BEST,
    CONTROLLER,
    DISCS,
    HAND,
    HIGH,
    LEAD,
    LEADER,
    LED,
    LINE,
    ORDER,
    PAWN,
    PLAYED,
    POWER,
    PRESENT,
    RESOLVING,
    ROUND,
    STANDING,
    WINNER,
)
from .rules.control import strength
from .rules.end import ROUNDS
from .rules.events import kept_value
from .rules.rounds import set_order

DISCS_EACH: Final = 3
NESTING: Final = {
    "set-up": (BOTTOM,),
    "round": (BOTTOM,),
    "event": ("round check_end",),
    "card": ("event settle_event",),
    "constant": ("round pass_time",),
}


def settle(s: State) -> Wrong | None:
    """Discs follow from who controls what; during an event all that is counted follows from pawns and cards."""
    wrong = ended(s) or nested(s, NESTING)
    if wrong is not None or s.depth == 0:
        return wrong or (Wrong("ct-wrong-winner") if s.n[WINNER] < 0 else None)
    if next(unfinished(s)).rule == "set-up":
        return None
    return line_wrong(s) or count_discs(s) or follow_event(s) or hands_wrong(s)


def line_wrong(s: State) -> Wrong | None:
    """K-020: the line runs by its numbers; pawns stand on it or at the constant; what was resolved has a card."""
    line = [token_number(card) for card in cards_in(s, LINE)]
    if line != sorted(line) or s.n[PRESENT] not in line:
        return Wrong("ct-wrong-line")
    for seat in range(s.seats):
        if s.n[PAWN + seat] != 0 and s.n[PAWN + seat] not in line:
            return Wrong("ct-wrong-pawn", seat=seat + 1, event=s.n[PAWN + seat])
    for token in range(1, TOKENS + 1):
        held = s.n[CONTROLLER + token] > 0
        if held != (top(s, LEAD + token) != NONE) or (held and token not in line):
            return Wrong("ct-wrong-event", event=token)
        if not held and top(s, STANDING + token) != NONE:
            return Wrong("ct-wrong-event", event=token)
    return None


def count_discs(s: State) -> Wrong | None:
    """K-083: three discs each, those on the line and those left."""
    for seat in range(s.seats):
        laid = sum(1 for token in range(1, TOKENS + 1) if s.n[CONTROLLER + token] == seat + 1)
        if laid > DISCS_EACH:
            return Wrong("ct-wrong-discs", seat=seat + 1, n=laid)
        s.n[DISCS + seat] = DISCS_EACH - laid
    return None


def follow_event(s: State) -> Wrong | None:
    """K-041, K-054: the order of events and what the cards there come to are worked out."""
    stack = list(unfinished(s))
    played = [seat for seat in range(s.seats) if size_of(s, PLAYED + seat) > 0]
    if len(stack) < 2 or stack[1].rule != "event":
        return Wrong("ct-wrong-played") if played else None
    set_order(s)
    at = stack[1].a
    if not 0 <= at < s.seats or s.n[ORDER + at] == 0 or len(stack) < 3:
        return Wrong("cl-wrong-frame", rule="event")
    token = s.n[RESOLVING] = s.n[ORDER + at]
    turn = stack[2].seat
    if stack[2].a != token or not 0 <= turn < s.seats or s.n[PAWN + turn] != token:
        return Wrong("cl-wrong-frame", rule="card")
    leader = s.n[LEADER]
    if s.n[PAWN + leader] != token:
        return Wrong("ct-wrong-pawn", seat=leader + 1, event=token)
    there = [seat for seat in [*range(leader, s.seats), *range(leader)] if s.n[PAWN + seat] == token]
    before = there[: there.index(turn)]
    if sorted(before) != played:
        return Wrong("ct-wrong-played")
    count_event(s, token, before)
    return None


def count_event(s: State, token: int, before: list[int]) -> None:
    """K-061, K-063, K-065: the led suit, the highest card of it, and who is strongest so far."""
    lead = top(s, LEAD + token)
    s.n[LED] = 0 if lead == NONE else SUIT[lead] + 1
    s.n[HIGH] = 0 if lead == NONE else kept_value(s, token, lead)
    s.n[POWER] = NONE
    for seat in before:
        card = top(s, PLAYED + seat)
        if s.n[LED] == 0:
            s.n[LED] = SUIT[card] + 1
        if SUIT[card] + 1 == s.n[LED]:
            s.n[HIGH] = max(s.n[HIGH], VALUE[card])
        power = strength(s, card)
        if power > s.n[POWER]:
            s.n[POWER] = power
            s.n[BEST] = seat


def hands_wrong(s: State) -> Wrong | None:
    """K-022: one card a round from everybody, so a hand must last to the tenth."""
    stack = list(unfinished(s))
    for seat in range(s.seats):
        wanted = ROUNDS - s.n[ROUND] + (seat in waiting(s, stack[0].step, stack[1].a if len(stack) > 1 else 0))
        if size_of(s, HAND + seat) < wanted:
            return Wrong("ct-wrong-hand", seat=seat + 1, size=size_of(s, HAND + seat), wanted=wanted)
    return None


def waiting(s: State, step: str, at: int) -> list[int]:
    """The seats that have still to play their card of this round."""
    if step == "check_end":
        later = [s.n[ORDER + i] for i in range(at, s.seats)]
        return [
            seat
            for seat in range(s.seats)
            if (s.n[PAWN + seat] in later and size_of(s, PLAYED + seat) == 0) or s.n[PAWN + seat] == 0
        ]
    return [seat for seat in range(s.seats) if step in ("visit_constant", "pass_time") and s.n[PAWN + seat] == 0]
