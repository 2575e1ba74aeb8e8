"""The timeline as it lies; a linchpin turns and its ripples settle. Shared by all games with a timeline."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.rows import bit
from ....kernel.state import NONE, State
from ....kernel.verbs import bottom, cards_in, emit, move, next_of
from ..cards import FACT, RIPPLE, RIPPLE_YEAR, WAR_PATCH
from ..history import Settled, Snapshot, count, is_war, linchpin_of, paradoxes_of, settle
from ..names.table import FLIPPED, HEALED, OPENED, VOIDED, WAR_ENDED


def snapshot_at(s: State, timeline: i64, primes: i64) -> Snapshot:
    """What linchpins and patches make of history; patches that lie have settled. For the places, see `flip`."""
    facts = s.layout.facts
    paradoxes = paradoxes_of(facts, s.n[primes])
    holes = paradoxes
    war = False
    patch = bottom(s, timeline)
    while patch != NONE:
        holes &= ~bit(facts[RIPPLE][patch])
        war = war or patch == facts[FACT][WAR_PATCH]
        patch = next_of(s, patch)
    return Snapshot(facts, s.n[primes], paradoxes, holes, war)


def flip(s: State, year: i64, timeline: i64, discard: i64, primes: i64) -> i64:
    """C-041, C-022, C-028: the linchpin turns, then all its ripples settle as one step; C-108: a war may end.

    Tells how many paradoxes stand open. `timeline` and `discard` are zones, `primes` is a number: where they lie
    differs between the games.
    """
    facts = s.layout.facts
    patches = cards_in(s, timeline)
    before = settle(facts, s.n[primes], patches)
    linchpin = bit(linchpin_of(facts, year))
    s.n[primes] ^= linchpin
    after = settle(facts, s.n[primes], patches)
    emit(s, FLIPPED, year, 1 if s.n[primes] & linchpin != 0 else 0)
    for ripple in range(len(facts[RIPPLE_YEAR])):
        settle_year(s, ripple, before, after, discard)
    if is_war(facts, patches) and not is_war(facts, after.lying):
        emit(s, WAR_ENDED, year)
    return count(after.holes)


def settle_year(s: State, ripple: i64, before: Settled, after: Settled, discard: i64) -> None:
    """C-023: a year may well not change; C-026: a patch falls first; C-025, C-060: what is a paradox then is open."""
    facts = s.layout.facts
    year: i64 = facts[RIPPLE_YEAR][ripple]
    for patch in after.voided:
        if facts[RIPPLE][patch] == ripple:
            move(s, patch, discard)
            emit(s, VOIDED, patch, year)
    gaped: i64 = before.holes >> ripple & 1
    gapes: i64 = after.holes >> ripple & 1
    if gapes > gaped:
        emit(s, OPENED, year)
    elif before.paradoxes >> ripple & 1 != 0 and after.paradoxes >> ripple & 1 == 0:
        emit(s, HEALED, year)
