"""What cards do once no Memo stops them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ....kernel.layout import EVERYONE
from ....kernel.state import State
from ....kernel.verbs import emit, finish, move, push, shuffle, size_of, top, turn
from ..cards import (
    ARTIFACT,
    BEST_ONLY,
    BONUS,
    BONUS_DRAW,
    BONUS_PLAYS,
    DRAW,
    EFFECT,
    FACT,
    GROUPS,
    INVERTER,
    PARADOXES_TO_LOSE,
    PATCH,
    PLAYS,
    RANK,
    RIPPLE,
    RIPPLE_YEAR,
    SORT,
)  # fmt: skip
from ..history import is_war
from ..names.table import (
    ARTIFACTS,
    DECK,
    DISCARD,
    ENDING,
    ENDING_PARADOX,
    ERASED,
    FORWARDED,
    FRESH,
    GAME_OVER,
    HAND,
    HANDS_MIXED,
    HANDS_PASSED,
    ID,
    ID_CHANGED,
    ID_SHOWN,
    IDS,
    LAID,
    MIRACLE_BEGAN,
    MIRACLE_RULE,
    MISSION,
    MISSION_CHANGED,
    MISSIONS,
    OWED,
    PARADOXES,
    PATCHED,
    PRIMES,
    SOLD,
    TAKEN,
    TIMELINE,
    VORTEX,
    WAR_BEGAN,
    WINNER,
)
from .piles import best_rank, draw, hand, owner_of
from .ripples import flip
from .search import quick_trip, rewind
from .turn import swap_under


def take_effect(s: State, seat: i64, card: i64, target: i64) -> None:
    """C-040, C-063, C-068, A-007: a patch onto the timeline, an artifact in front of its player, all else discarded."""
    sort: i64 = s.layout.facts[SORT][card]
    if sort == PATCH:
        lay_patch(s, seat, card)
    elif sort == ARTIFACT:
        move(s, card, ARTIFACTS + seat)
        emit(s, LAID, seat, card)
    else:
        move(s, card, DISCARD)
        if sort == INVERTER:
            count_paradoxes(s, flip(s, target, TIMELINE, DISCARD, PRIMES))
        else:
            EFFECT_OF[s.layout.facts[EFFECT][card]](s, seat, card, target)


# ── history ──────────────────────────────────────────────────────────────────────────────────────


def count_paradoxes(s: State, holes: i64) -> None:
    """C-110, C-112, R-24: at the thirteenth open paradox everything ends at once, and nobody can claim any more."""
    s.n[PARADOXES] = holes
    if holes >= s.layout.facts[FACT][PARADOXES_TO_LOSE]:
        end_game(s, ENDING_PARADOX, -1)


def lay_patch(s: State, seat: i64, card: i64) -> None:
    """C-052: the year is mended; C-062 the war begins; C-053, C-058, R-35: then a bonus card, for good."""
    facts = s.layout.facts
    year = facts[RIPPLE_YEAR][facts[RIPPLE][card]]
    move(s, card, TIMELINE)
    emit(s, PATCHED, seat, card, year)
    s.n[PARADOXES] -= 1
    if is_war(facts, [card]):
        emit(s, WAR_BEGAN, year)
    draw(s, seat, HAND + seat, 1)


def end_game(s: State, ending: i64, winner: i64) -> None:
    """C-124: at most one winner; C-110: or none."""
    s.n[ENDING] = ending
    s.n[WINNER] = winner
    emit(s, GAME_OVER, ending, winner)
    finish(s)


# ── artifacts ────────────────────────────────────────────────────────────────────────────────────


def get_there_first(s: State, seat: i64, card: i64, target: i64) -> None:
    """C-069, R-23: another player's artifact comes over; that is no play of the artifact."""
    other = owner_of(s, target)
    move(s, target, ARTIFACTS + seat)
    emit(s, TAKEN, seat, target, other)


def sell(s: State, seat: i64, card: i64, target: i64) -> None:
    """C-070, R-26: the artifact is discarded and brings cards, more with the bonus of this copy."""
    facts = s.layout.facts
    wanted: i64 = facts[BONUS_DRAW][card] if earns_bonus(s, card, target) else facts[DRAW][card]
    move(s, target, DISCARD)
    emit(s, SOLD, seat, target, wanted)
    draw(s, seat, HAND + seat, wanted)


def earns_bonus(s: State, card: i64, artifact: i64) -> bool:
    """C-071: of the group printed; a Mona Lisa must be the best in play, judged before it goes."""
    facts = s.layout.facts
    if facts[BONUS][card] & facts[GROUPS][artifact] == 0:
        return False
    return facts[BEST_ONLY][card] == 0 or facts[RANK][artifact] == best_rank(s)


def miracle(s: State, seat: i64, card: i64, target: i64) -> None:
    """C-072, R-14: the artifact goes first; fresh cards lie apart from the hand, which is set aside."""
    facts = s.layout.facts
    bonus = earns_bonus(s, card, target)
    move(s, target, DISCARD)
    wanted: i64 = facts[BONUS_DRAW][card] if bonus else facts[DRAW][card]
    plays: i64 = facts[BONUS_PLAYS][card] if bonus else facts[PLAYS][card]
    emit(s, MIRACLE_BEGAN, seat, target, wanted)
    base: i64 = size_of(s, FRESH + seat)
    draw(s, seat, FRESH + seat, wanted)
    push(s, MIRACLE_RULE, seat, base, plays)


def never_existed(s: State, seat: i64, card: i64, target: i64) -> None:
    """C-076, R-22: an artifact of anybody goes to the discard pile."""
    other = owner_of(s, target)
    move(s, target, DISCARD)
    emit(s, ERASED, target, other)


# ── hands, missions, IDs ─────────────────────────────────────────────────────────────────────────


def discontinuity(s: State, seat: i64, card: i64, way: i64) -> None:
    """C-073, C-078, R-31: every hand goes to a neighbour, all the same way; nothing but hands moves."""
    hands = [hand(s, other) for other in range(s.seats)]
    step = 1 if way == 0 else s.seats - 1
    for other in range(s.seats):
        for one in hands[other]:
            move(s, one, HAND + (other + step) % s.seats)
    emit(s, HANDS_PASSED, way)


def time_vortex(s: State, seat: i64, card: i64, target: i64) -> None:
    """C-074, C-078, R-30: all hands in one pile, mixed and dealt out card by card, the first to the player."""
    for other in range(s.seats):
        for one in hand(s, other):
            move(s, one, VORTEX)
    shuffle(s, VORTEX)
    n: i64 = size_of(s, VORTEX)
    for k in range(n):
        move(s, top(s, VORTEX), HAND + (seat + k) % s.seats)
    emit(s, HANDS_MIXED, n)


def new_mission(s: State, seat: i64, card: i64, target: i64) -> None:
    """C-075, C-128: the own mission, unseen, under the deck and the top one instead."""
    swap_under(s, MISSION + seat, MISSIONS)
    emit(s, MISSION_CHANGED, seat)


def parents_never_met(s: State, seat: i64, card: i64, target: i64) -> None:
    """C-077, C-128: the ID is shown to all and goes under its deck; the new one is secret."""
    old = top(s, ID + target)
    turn(s, old, EVERYONE)
    emit(s, ID_SHOWN, target, old)
    swap_under(s, ID + target, IDS)
    emit(s, ID_CHANGED, target)


# ── timewarps ────────────────────────────────────────────────────────────────────────────────────


def fast_forward(s: State, seat: i64, card: i64, target: i64) -> None:
    """C-081, R-13, R-38: two cards to the hand and two more plays in this turn; plays owed add up."""
    facts = s.layout.facts
    draw(s, seat, HAND + seat, facts[DRAW][card])
    s.n[OWED] += facts[PLAYS][card]
    emit(s, FORWARDED, seat, s.n[OWED])


def rewind_effect(s: State, seat: i64, card: i64, target: i64) -> None:
    """C-084."""
    rewind(s, seat)


def quick_trip_effect(s: State, seat: i64, card: i64, target: i64) -> None:
    """C-085; R-15: the pile cannot have run out since the card was announced."""
    if size_of(s, DECK) > 0:
        quick_trip(s, seat)


def memo_alone(s: State, seat: i64, card: i64, target: i64) -> None:
    """R-34: never reached, since a Memo is no play of its own."""


EFFECT_OF: Final[list[Callable[[State, i64, i64, i64], None]]] = [
    memo_alone, fast_forward, rewind_effect, quick_trip_effect, get_there_first, sell, miracle, discontinuity,
    time_vortex, new_mission, never_existed, parents_never_met,
]  # fmt: skip
