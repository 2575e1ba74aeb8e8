"""The Destiny pile and the trial under way."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...seen import View
from ..mission.load import Mission

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
    """A Destiny card that may still come, and what it would make of the trial under way."""

    value: int
    outcome: Outcome


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
    left = destiny(made, view).left or sorted(made.rows["destiny_value"])
    return [ChanceAid(value, outcome_of(value, gap)) for value in left]


def outcome_of(value: int, gap: int) -> Outcome:
    return "failure" if value < gap else "critical" if value == gap else "success"
