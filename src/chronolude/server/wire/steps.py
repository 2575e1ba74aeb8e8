"""Steps: what changed in an update, for clients that keep the last one and asked for steps in their hello.

A step holds two changes, laid over the update one after the other: what a spectator would be shown, which is the same
for everybody, and what this seat is shown otherwise. A field that is not there stays as it was.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ...games.seen import FIGURES, Aid, Ending, ZoneView
from .contents import (
    Asking,
    Fairness,
    OptionInfo,
    Prompt,
    SeatInfo,
    StandingInfo,
    Status,
    Thinking,
    UndoInfo,
)


class Partial(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Some fields of something; those that are not there stay as they were."""


class TableChange(Partial, frozen=True):
    """What changed around the game; `seats` by their numbers."""

    id: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    title: str | UnsetType = UNSET
    status: Status | UnsetType = UNSET
    seats: dict[int, SeatInfo] | UnsetType = UNSET
    host: int | UnsetType | None = UNSET
    timelines: int | UnsetType = UNSET
    undo: UndoInfo | UnsetType | None = UNSET
    asking: Asking | UnsetType | None = UNSET
    paused: str | UnsetType | None = UNSET
    watchers: int | UnsetType = UNSET
    fairness: Fairness | UnsetType = UNSET
    clock: str | UnsetType = UNSET
    parent: str | UnsetType | None = UNSET
    rematch: str | UnsetType | None = UNSET
    called: str | UnsetType = UNSET
    left: int | UnsetType | None = UNSET
    evening: str | UnsetType | None = UNSET
    watch: bool | UnsetType = UNSET
    delay: int | UnsetType = UNSET


class ViewChange(Partial, frozen=True):
    """What changed in a view: `zones` by their places in the list of zones, `numbers` by name."""

    game: str | UnsetType = UNSET
    options: dict[str, str] | UnsetType = UNSET
    seats: int | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    decision: int | UnsetType = UNSET
    zones: dict[int, ZoneView] | UnsetType = UNSET
    numbers: Annotated[dict[str, Any], Meta(extra_json_schema=FIGURES)] | UnsetType = UNSET
    mode: str | UnsetType = UNSET
    asked: list[int] | UnsetType = UNSET
    answered: list[int] | UnsetType = UNSET
    sealed: str | UnsetType | None = UNSET
    result: Ending | UnsetType | None = UNSET
    names: list[str] | UnsetType = UNSET
    aid: Aid | UnsetType = UNSET
    besides: list[str] | UnsetType = UNSET
    known: dict[str, list[str]] | UnsetType = UNSET


class Change(Partial, frozen=True):
    """What changed in an update."""

    n: int | UnsetType = UNSET
    table: TableChange | UnsetType = UNSET
    view: ViewChange | UnsetType = UNSET
    prompt: Prompt | UnsetType = UNSET
    options: list[OptionInfo] | UnsetType = UNSET
    sealed: str | UnsetType | None = UNSET
    thinking: Thinking | UnsetType | None = UNSET
    your_turn: bool | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    standing: list[StandingInfo] | UnsetType = UNSET
    window: float | UnsetType | None = UNSET
