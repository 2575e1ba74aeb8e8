"""Which cards may be played, on what, and which rule stands against the others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import action
from ....kernel.offers import actions, offer, refuse
from ....kernel.rows import bit
from ....kernel.state import NONE, State
from ....kernel.verbs import cards_in, prior_of, size_of, top
from ..cards import (
    ARTIFACT,
    DISCONTINUITY,
    EFFECT,
    GET_THERE_FIRST,
    INVERTER,
    LATER,
    LINCHPIN_YEAR,
    MEMO,
    MIRACLE,
    NEVER_EXISTED,
    PARENTS,
    PATCH,
    QUICK_TRIP,
    REWIND,
    RIPPLE,
    RIPPLE_YEAR,
    SELL,
    SORT,
    TIMEWARP,
    Facts,
)  # fmt: skip
from ..history import Snapshot, is_mendable, reach, targets_of
from ..names.table import ARTIFACTS, DECK, DISCARD, FLIP, LEFT, ON, PLAY, RIGHT, THROW, WHOM

REASONS: Final = (
    "C-042", "C-043", "C-050", "C-051", "C-054", "C-059", "C-069", "C-070", "C-079", "C-086", "C-088", "C-102",
    "C-103", "C-104", "C-105", "C-115", "C-116", "C-117", "C-118", "C-122", "R-15", "R-34", "R-17",
)  # fmt: skip
C_042: Final = 0
C_043: Final = 1
C_050: Final = 2
C_051: Final = 3
C_054: Final = 4
C_059: Final = 5
C_069: Final = 6
C_070: Final = 7
C_079: Final = 8
C_086: Final = 9
C_088: Final = 10
C_102: Final = 11
C_103: Final = 12
C_104: Final = 13
C_105: Final = 14
C_115: Final = 15
C_116: Final = 16
C_117: Final = 17
C_118: Final = 18
C_122: Final = 19
R_15: Final = 20
R_34: Final = 21
R_17: Final = 22


def against(s: State, seat: i64, card: i64, seen: Snapshot) -> i64:
    """R-03: the reason why this seat cannot play a card now, or NONE: a play needs something to act on."""
    sort: i64 = seen.facts[SORT][card]
    if sort == INVERTER:
        return against_inverter(card, seen)
    if sort == PATCH:
        return against_patch(card, seen)
    if sort == ARTIFACT:
        return C_104 if seen.war and seen.facts[LATER][card] != 0 else NONE
    return against_effect(s, seat, seen.facts[EFFECT][card], seen)


def against_inverter(card: i64, seen: Snapshot) -> i64:
    """C-050, R-32: an inverter needs a linchpin that it may turn."""
    if reach(seen.facts, card, seen.primes, seen.war) != 0:
        return NONE
    return C_102 if reach(seen.facts, card, seen.primes, False) != 0 else C_050


def against_patch(card: i64, seen: Snapshot) -> i64:
    """C-051, C-054, C-059, C-103: own year, open, the edge as printed (R-05), and not beyond a war."""
    if is_mendable(seen.facts, card, seen.primes, seen.holes, seen.war):
        return NONE
    year = bit(seen.facts[RIPPLE][card])
    if seen.paradoxes & year == 0:
        return C_051
    if seen.holes & year == 0:
        return C_054
    return C_103 if is_mendable(seen.facts, card, seen.primes, seen.holes, False) else C_059


def against_effect(s: State, seat: i64, effect: i64, seen: Snapshot) -> i64:
    """C-079, C-080, R-15, R-34: what an action or a timewarp needs; the others always have something to do."""
    if effect == MEMO:
        return R_34
    if effect == SELL or effect == MIRACLE or effect == GET_THERE_FIRST or effect == NEVER_EXISTED:
        return NONE if has_aim(s, seat, effect) else C_079
    if effect == REWIND:
        return NONE if may_fetch(s, seat, DISCARD, seen) else R_15
    if effect == QUICK_TRIP:
        return NONE if size_of(s, DECK) > 0 else R_15
    return NONE


def fetchable(s: State, seat: i64, zone: i64, seen: Snapshot) -> list[int]:
    """C-084 to C-087: the cards of a pile that a timewarp may bring."""
    return [card for card in cards_in(s, zone) if is_fetchable(s, seat, card, seen)]


def may_fetch(s: State, seat: i64, zone: i64, seen: Snapshot) -> bool:
    """Whether a timewarp may bring any card of a pile; looked at from the top, as the first one found settles it."""
    card = top(s, zone)
    while card != NONE:
        if is_fetchable(s, seat, card, seen):
            return True
        card = prior_of(s, card)
    return False


def is_fetchable(s: State, seat: i64, card: i64, seen: Snapshot) -> bool:
    """C-084 to C-087: no timewarp, and playable as usual."""
    return seen.facts[SORT][card] != TIMEWARP and against(s, seat, card, seen) == NONE


def offer_plays(s: State, seat: i64, cards: list[int], seen: Snapshot) -> None:
    """C-031 to C-033: any of these cards that can be played; C-034, R-14: or any of them thrown away."""
    for card in cards:
        if against(s, seat, card, seen) == NONE:
            offer(s, PLAY, card)
    for card in cards:
        offer(s, THROW, card)


def refuse_cards(s: State, seat: i64, verb: i64, cards: list[int], seen: Snapshot) -> None:
    """For `why`: each of these cards that cannot be played, with its reason."""
    for card in cards:
        reason = against(s, seat, card, seen)
        if reason != NONE:
            refuse(s, reason, [action(verb, card)])


# ── targets ──────────────────────────────────────────────────────────────────────────────────────


def is_aimed(facts: Facts, card: i64) -> bool:
    """Whether a card is announced with a target."""
    effect: i64 = facts[EFFECT][card]
    if facts[SORT][card] == INVERTER:
        return True
    return (
        effect == GET_THERE_FIRST or effect == SELL or effect == MIRACLE or effect == DISCONTINUITY
        or effect == NEVER_EXISTED or effect == PARENTS
    )  # fmt: skip


def aims(s: State, seat: i64, card: i64, seen: Snapshot) -> list[int]:
    """C-041, C-069 to C-077: what a card may be aimed at."""
    if seen.facts[SORT][card] == INVERTER:
        return actions(FLIP, targets_of(seen.facts, card, seen.primes, seen.war))
    effect: i64 = seen.facts[EFFECT][card]
    if effect == DISCONTINUITY:
        return [action(LEFT, 0), action(RIGHT, 0)]
    if effect == PARENTS:
        return [action(WHOM, other) for other in range(s.seats)]
    return actions(ON, aimed_artifacts(s, seat, effect))


def aimed_artifacts(s: State, seat: i64, effect: i64) -> list[int]:
    """C-109: the artifacts that an action may be aimed at, by their owners."""
    out: list[int] = []
    for owner in range(s.seats):
        if is_owner_aimed(effect, seat, owner):
            out += cards_in(s, ARTIFACTS + owner)
    return out


def has_aim(s: State, seat: i64, effect: i64) -> bool:
    """Whether there is any such artifact."""
    for owner in range(s.seats):
        if size_of(s, ARTIFACTS + owner) > 0 and is_owner_aimed(effect, seat, owner):
            return True
    return False


def is_owner_aimed(effect: i64, seat: i64, owner: i64) -> bool:
    """C-069, R-23: others' artifacts; C-070, C-072: one's own; C-076: anybody's."""
    if effect == SELL or effect == MIRACLE:
        return owner == seat
    return effect == NEVER_EXISTED or owner != seat


def refuse_aims(s: State, card: i64, seen: Snapshot) -> None:
    """For `why`: years; C-069, C-070 artifacts that are not one's own, or are."""
    if seen.facts[SORT][card] == INVERTER:
        refuse_years(s, FLIP, card, seen)
    else:
        reason = C_069 if seen.facts[EFFECT][card] == GET_THERE_FIRST else C_070
        refuse(s, reason, actions(ON, aimed_artifacts(s, NONE, NEVER_EXISTED)))


def refuse_years(s: State, verb: i64, card: i64, seen: Snapshot) -> None:
    """For `why`: C-042 ripplepoints, C-102 linchpins beyond a war, C-043 the other linchpins."""
    facts = seen.facts
    refuse(s, C_042, actions(verb, list(facts[RIPPLE_YEAR])))
    refuse(s, C_102, actions(verb, targets_of(facts, card, seen.primes, False)))
    refuse(s, C_043, actions(verb, list(facts[LINCHPIN_YEAR])))
