"""What the generic board calls things: every zone, card and number of a view by the game's own words."""

from __future__ import annotations

import msgspec

from .seen import Aid


class ZoneLegend(msgspec.Struct, frozen=True):
    """A zone of the view, in the same order."""

    title: str
    owner: int | None
    """The seat whose zone it is; None for what belongs to the table."""
    notes: list[str]
    """What everybody was told about each card, such as clues; empty strings where nothing was."""


class FigureLegend(msgspec.Struct, frozen=True):
    """A public number that a reader needs."""

    title: str
    values: list[str]


class Legend(Aid, frozen=True):
    """The aid of every game that brings none of its own."""

    zones: list[ZoneLegend] = msgspec.field(default_factory=list)
    cards: dict[str, str] = msgspec.field(default_factory=dict)
    """The name of every card in sight."""
    figures: list[FigureLegend] = msgspec.field(default_factory=list)
    score: list[int] = msgspec.field(default_factory=list)
    """The points of each seat at the end, where they tell something."""
