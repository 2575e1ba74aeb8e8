"""The Destiny pile and the trial under way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Literal

import msgspec

from ...seen import View
from .. import cards as c
from ..mission.load import Mission
from .lens import Lens
from .thresholds import in_play

Outcome = Literal["failure", "critical", "success"]


class DestinyAid(msgspec.Struct, frozen=True):
    """R-010, R-110: the strip on the backs, the discards, and so what is still to come."""

    min: int
    max: int
    size: int
    discard: list[int]
    left: list[int]


class TrialAid(msgspec.Struct, frozen=True):
    """The sum against the threshold."""

    agent: int
    stat: str
    value: int
    threshold: int


class ChanceAid(msgspec.Struct, frozen=True):
    """What Destiny may still bring, what that would make of the trial under way, and in how many ways it may come."""

    value: int
    outcome: Outcome
    ways: int = 1
    """One for each card; where the better or the worse of two counts, one for each pair of them."""


def destiny(made: Mission, view: View) -> DestinyAid:
    values = made.rows["destiny_value"]
    gone = [values[int(card.removeprefix("fate")) - 1] for card in view.named("discard")]
    left = list(values)
    for value in gone:
        left.remove(value)
    return DestinyAid(min(values), max(values), len(values), gone, sorted(left))


def trial(made: Mission, view: View) -> TrialAid | None:
    numbers = view.numbers
    if not numbers["trial_by"]:
        return None
    return TrialAid(
        agent=numbers["trial_by"] - 1,
        stat=made.stats[numbers["trial_stat"]],
        value=numbers["trial_value"],
        threshold=numbers["trial_threshold"],
    )


def chances(made: Mission, view: View) -> list[ChanceAid]:
    """R-110: what each card left in the pile would bring; of a pile that ran out, each card there is."""
    under_way = trial(made, view)
    if under_way is None:
        return []
    gap = under_way.threshold - under_way.value
    every = sorted(made.rows["destiny_value"])
    left = destiny(made, view).left or every
    counts = kept_of_two(Lens(made, view, ""))
    if counts is None:
        return [ChanceAid(value, outcome_of(value, gap)) for value in left]
    # the second of a pile that runs out comes from all there are, the first one among them.
    pairs = list(combinations(left, 2)) or [(left[0], other) for other in every]
    kept = Counter(counts(pair) for pair in pairs)
    return [ChanceAid(value, outcome_of(value, gap), ways) for value, ways in sorted(kept.items())]


def kept_of_two(lens: Lens) -> Callable[[tuple[int, int]], int] | None:
    """R-099: which of two cards counts while something in play says so; None where one card is turned."""
    rows = lens.made.rows
    kinds = {rows["mod_op"][first + i] for _, first, count in in_play(lens) for i in range(count)}
    return max if c.M_BEST in kinds else min if c.M_WORST in kinds else None


def outcome_of(value: int, gap: int) -> Outcome:
    return "failure" if value < gap else "critical" if value == gap else "success"
