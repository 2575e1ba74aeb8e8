"""Messages as a simulated client reads them: what it acts on, and the view as the very bytes that were sent."""

from __future__ import annotations

import random
from typing import Any

import msgspec

Plain = dict[str, Any]


class OptionSeen(msgspec.Struct):
    """An answer on offer."""

    text: str
    then: list[OptionSeen]


class SeatSeen(msgspec.Struct):
    """A seat's clock."""

    clock: float | None


class TableSeen(msgspec.Struct):
    """The table around the game."""

    seats: list[SeatSeen]
    asking: Plain | None


class ViewSeen(msgspec.Struct):
    """Where the game is."""

    decision: int
    asked: list[int]
    answered: list[int]


class UpdateSeen(msgspec.Struct):
    """The table as it stands."""

    n: int
    table: TableSeen
    view: msgspec.Raw
    options: list[OptionSeen]
    sealed: str | None
    your_turn: bool
    standing: list[Plain]

    @property
    def place(self) -> ViewSeen | None:
        return msgspec.json.decode(self.view, type=ViewSeen | None)


class ReviewSeen(msgspec.Struct):
    """Whose face a review shows."""

    seat: int | None


class Heard(msgspec.Struct):
    """Any message."""

    type: str
    ref: int = 0
    code: str = ""
    n: int = 0
    events: list[Plain] = []
    sayings: list[Plain] = []
    update: UpdateSeen | None = None
    view: ReviewSeen | None = None


read = msgspec.json.Decoder(Heard).decode


def any_path(options: list[OptionSeen], dice: random.Random) -> str:
    """A whole move by chance."""
    parts: list[str] = []
    while options:
        option = dice.choice(options)
        parts.append(option.text)
        options = option.then
    return " > ".join(parts)
