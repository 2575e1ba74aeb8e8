"""What messages carry besides views and events: how a table, its seats and its ask are shown to a client."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ...games.seen import View
from ...tables.foresee import Foreseen

LONGEST_TEXT: Final = 400

Language = Literal["en", "fr"]
SeatKind = Literal["human", "bot", "open"]
Channel = Literal["players", "watchers"]
Role = Literal["seat", "watcher"]
Status = Literal["open", "live", "over", "closed"]

RefusalCode = Literal[
    "not-on-offer",  # the rules: `reasons` says which
    "stale",  # the table moved on: look at the new update
    "other-seat",  # the message names a seat that is not this one
    "other-table",  # the message names another table
    "watching",  # a watcher answers nothing
    "not-started",
    "over",
    "paused",
    "undo-pending",  # the table first settles whether it goes back
    "nothing-to-undo",
    "not-allowed",
    "not-possible",
    "full",  # this has been changed as often, or the table has taken as much, as is kept
    "copied-out",  # the message repeats a secret text: put it otherwise, or say it again with `sure`
    "copied-strict",  # the same at a table that does not allow it
]
FaultCode = Literal[
    "malformed", "too-large", "too-fast", "hello-first", "unknown-table", "bad-link", "version", "closed", "internal",
]  # fmt: skip


class OptionInfo(msgspec.Struct, frozen=True, gc=False):
    """One answer on offer; `then` holds the next part of a move in parts."""

    text: str
    label: str
    verb: str
    noun: str
    then: list[OptionInfo]


class ReasonInfo(msgspec.Struct, frozen=True):
    """The rule that stands against an answer, and a sentence."""

    rule: str
    text: str


class Range(msgspec.Struct, frozen=True):
    """Least and greatest value of a public figure; `index` tells which of a row."""

    name: str
    index: int | None
    low: int
    high: int


class ForecastInfo(msgspec.Struct, frozen=True):
    """What an option would surely do, as far as the seat can know."""

    option: str
    certain: list[Foreseen]
    ranges: list[Range]
    unanswered: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """What is public about a seat besides the game."""

    seat: int
    name: str
    kind: SeatKind
    level: str
    tags: list[str]
    connected: bool
    away: int | None
    clock: float | None
    ticking: bool
    muted: bool


class UndoInfo(msgspec.Struct, frozen=True, gc=False):
    """How undo stands for this seat: whether it is free, and what it would take back."""

    free: bool
    to: int
    reason: str


class Asking(msgspec.Struct, frozen=True):
    """An undo that waits for consent."""

    seat: int
    to: int
    waiting: list[int]


class Fairness(msgspec.Struct, frozen=True):
    """The commitment, shown before the deal; the secret, once the game is over."""

    commitment: str
    secret: str
    verifiable: bool


class TableInfo(msgspec.Struct, frozen=True):
    """The table around the game."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    host: int | None
    timelines: int
    undo: UndoInfo | None
    asking: Asking | None
    paused: str | None
    watchers: int
    fairness: Fairness
    clock: str
    parent: str | None
    rematch: str | None
    called: str = ""
    """What its maker calls it; a branch is a question."""
    left: int | None = None
    """The decision of its parent at which a branch left."""
    evening: str | None = None
    """The club night it is of."""
    watch: bool = False
    """Whether whoever comes by may watch it now."""
    delay: int = 0
    """Seconds after which watchers see what happens."""


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """What is asked: where we are, and one sentence."""

    kicker: str
    ask: str


class Thinking(msgspec.Struct, frozen=True):
    """A bot at work."""

    seat: int
    text: str


class StandingInfo(msgspec.Struct, frozen=True):
    """An answer this seat may leave with the table for every ask of a kind, and whether it has."""

    name: str
    on: bool


class Update(msgspec.Struct, frozen=True):
    """Everything a seat is shown after a step. `view` is null until the deal."""

    n: int
    """The number of the last event this update includes."""
    table: TableInfo
    view: View | None
    prompt: Prompt
    options: list[OptionInfo]
    sealed: str | None
    thinking: Thinking | None
    your_turn: bool
    turn: int
    """Which turn of mine this is, 0 for none: the same until I have answered, also on a connection that resumes."""
    standing: list[StandingInfo] = []
    """This seat's own standing answers."""
    window: float | None = None
    """Seconds until the answers of this window become known; null where none is kept back."""


class Saying(msgspec.Struct, frozen=True):
    """A sentence of chat; `phrase` is the id of a ready-made one."""

    n: int
    channel: Channel
    seat: int | None
    name: str
    text: str
    phrase: str
    at: float
