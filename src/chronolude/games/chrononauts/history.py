"""How history settles: from the sides of the linchpins to paradoxes and patches. Pure, and the only place it is said.

`primes` is a mask of the linchpins on their alternate side (C-016), a ripplepoint a bit of another mask.
"""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.rows import bit
from .cards import (
    EITHER,
    FACT,
    LATER,
    LATER_LINCHPINS,
    LINCHPIN_YEAR,
    NEEDS_ANY,
    NEEDS_PRIME,
    NEEDS_TRUE,
    RIPPLE,
    RIPPLE_ANY,
    RIPPLE_MASK,
    RIPPLE_YEAR,
    TARGETS,
    TO_PRIME,
    WAR_PATCH,
    WAY,
    Facts,
)  # fmt: skip


class Snapshot:
    """The timeline as it stands, read once for a whole list of options. C-013: the engine keeps it, nobody else."""

    def __init__(self, facts: Facts, primes: i64, paradoxes: i64, holes: i64, war: bool) -> None:
        self.facts = facts
        self.primes = primes
        self.paradoxes = paradoxes
        """Ripplepoints whose condition holds, patched or not."""
        self.holes = holes
        """Those of them without a patch, the open ones: what counts towards the thirteenth (C-111)."""
        self.war = war


class Settled:
    """History after it has settled (C-017)."""

    def __init__(self, primes: int, paradoxes: int, holes: int, lying: list[int], voided: list[int]) -> None:
        self.primes = primes
        self.paradoxes = paradoxes
        self.holes = holes
        self.lying = lying
        """Patches that stay."""
        self.voided = voided
        """Patches that fall."""


def paradoxes_of(facts: Facts, primes: i64) -> i64:
    """C-018 single, C-019 any, C-020 all: the ripplepoints that these linchpins make paradoxes; C-024: nothing else."""
    masks = facts[RIPPLE_MASK]
    any_of = facts[RIPPLE_ANY]
    out: i64 = 0
    for ripple in range(len(masks)):
        mask: i64 = masks[ripple]
        met = mask & primes
        if met == mask or (met != 0 and any_of[ripple] != 0):
            out |= bit(ripple)
    return out


def is_fitting(facts: Facts, patch: i64, primes: i64) -> bool:
    """C-056, C-059, C-060: whether the linchpins stand as the edge of this patch asks."""
    prime: i64 = facts[NEEDS_PRIME][patch]
    true: i64 = facts[NEEDS_TRUE][patch]
    if facts[NEEDS_ANY][patch] != 0:
        return prime & primes != 0 or true & ~primes != 0
    return prime & primes == prime and true & primes == 0


def settle(facts: Facts, primes: i64, patches: list[int]) -> Settled:
    """C-022, C-026 to C-028, C-057, C-060, C-061: a patch stays while its year is a paradox and its edge fits."""
    paradoxes = paradoxes_of(facts, primes)
    lying: list[int] = []
    voided: list[int] = []
    for patch in patches:
        if paradoxes >> i64(facts[RIPPLE][patch]) & 1 != 0 and is_fitting(facts, patch, primes):
            lying.append(patch)
        else:
            voided.append(patch)
    return Settled(primes, paradoxes, uncovered(facts, paradoxes, lying), lying, voided)


def uncovered(facts: Facts, paradoxes: i64, lying: list[int]) -> i64:
    """C-025, C-052: of these paradoxes, those that no patch mends."""
    for patch in lying:
        paradoxes &= ~bit(facts[RIPPLE][patch])
    return paradoxes


def count(mask: i64) -> i64:
    """How many bits are set: C-111 counts open paradoxes."""
    out: i64 = 0
    while mask != 0:
        mask &= mask - 1
        out += 1
    return out


def is_war(facts: Facts, patches: list[int]) -> bool:
    """C-101: the Uberparadox lasts while the patch of 1962 lies on the timeline."""
    war = facts[FACT][WAR_PATCH]
    for patch in patches:
        if patch == war:
            return True
    return False


def reach(facts: Facts, inverter: i64, primes: i64, war: bool) -> i64:
    """C-015, C-043 to C-049, C-102: a mask of the linchpins this inverter may flip now."""
    mask: i64 = facts[TARGETS][inverter]
    way: i64 = facts[WAY][inverter]
    if way != EITHER:
        mask &= ~primes if way == TO_PRIME else primes
    if war:
        mask &= ~i64(facts[FACT][LATER_LINCHPINS])
    return mask


def targets_of(facts: Facts, inverter: i64, primes: i64, war: bool) -> list[int]:
    """The years of the linchpins this inverter may flip now."""
    mask = reach(facts, inverter, primes, war)
    years = facts[LINCHPIN_YEAR]
    return [years[linchpin] for linchpin in range(len(years)) if mask >> linchpin & 1 != 0]


def is_mendable(facts: Facts, patch: i64, primes: i64, holes: i64, war: bool) -> bool:
    """C-051, C-054, C-059, C-103: its year is an open paradox, its edge fits, and no war cuts it off."""
    if holes >> i64(facts[RIPPLE][patch]) & 1 == 0 or not is_fitting(facts, patch, primes):
        return False
    return not (war and facts[LATER][patch] != 0)


def linchpin_of(facts: Facts, year: i64) -> i64:
    """The number of the linchpin of a year, or -1: C-042, a ripplepoint is none."""
    years = facts[LINCHPIN_YEAR]
    for linchpin in range(len(years)):
        if years[linchpin] == year:
            return linchpin
    return -1


def ripple_of(facts: Facts, year: i64) -> i64:
    """The number of the ripplepoint of a year, or -1."""
    years = facts[RIPPLE_YEAR]
    for ripple in range(len(years)):
        if years[ripple] == year:
            return ripple
    return -1
