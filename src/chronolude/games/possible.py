"""Which positions a game can come to: what a game says of one that somebody wrote down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ..kernel.state import FRAME, State, frames

BOTTOM = ""
"""What lies beneath the outermost rule."""
Nesting = Mapping[str, tuple[str, ...]]
"""For each rule what may lie beneath it: `rule step` with the step that comes next there, or BOTTOM."""


class Wrong:
    """Why there is no such position: a message of the game's catalogue and what stands in it."""

    def __init__(self, key: str, **values: object) -> None:
        self.key = key
        self.values = values


class Unfinished(NamedTuple):
    """One unfinished rule in words."""

    rule: str
    step: str
    """The step that comes next."""
    seat: int
    a: int
    b: int


def unfinished(s: State) -> Iterator[Unfinished]:
    """The unfinished rules, the outermost first."""
    row = frames(s)
    for at in range(0, len(row), FRAME):
        rule, step, *rest = row[at : at + FRAME]
        yield Unfinished(s.layout.rules[rule], s.rules.table[rule][step].__name__, *rest)


def nested(s: State, nesting: Nesting) -> Wrong | None:
    """Whether each unfinished rule lies where some step may have begun it."""
    beneath = BOTTOM
    for one in unfinished(s):
        if beneath not in nesting[one.rule]:
            return Wrong("cl-wrong-frame", rule=one.rule)
        beneath = f"{one.rule} {one.step}"
    return None


def ended(s: State) -> Wrong | None:
    """A game is over exactly when no rule is left to follow: `ending` says how, and a phase or mode may say `over`."""
    at = s.layout.offsets
    said = [s.n[at[one.name]] == one.words.index("over") for one in s.layout.numbers if "over" in one.words]
    said.append(s.n[at["ending"]] != 0)
    if s.depth == 0:
        return None if all(said) else Wrong("cl-wrong-over")
    return Wrong("cl-wrong-live") if any(said) else None


def settle(s: State) -> Wrong | None:  # noqa: ARG001  (as `Rulebook` asks)
    """Ranges and sizes say it all, and no figure follows from others."""
    return None
