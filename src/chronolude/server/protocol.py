"""The wire: every message between a client and a table, as types. Version 1.

One WebSocket per seat at `/ws/{table}`. The client speaks first with `hello`; the server answers `welcome`, then
`events` and `said` that the client has not heard yet, then `update`. Each request carries a `ref` that comes back with
its answer. TypeScript types are generated from this file by `scripts/protocol_types.py`.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from ..tables.views import View

VERSION: Final = 1
LONGEST_TEXT: Final = 400

Language = Literal["en", "fr"]
SeatKind = Literal["human", "bot", "open"]
Channel = Literal["players", "watchers"]
Role = Literal["seat", "watcher"]

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
]
FaultCode = Literal[
    "malformed", "too-large", "too-fast", "hello-first", "unknown-table", "bad-link", "version", "closed", "internal",
]  # fmt: skip


# ── what messages carry ──────────────────────────────────────────────────────────────────────────


class Option(msgspec.Struct, frozen=True):
    """One answer on offer; `then` holds the next part of a move in parts."""

    text: str
    label: str
    verb: str
    noun: str
    then: list[Option]


class Reason(msgspec.Struct, frozen=True):
    """The rule that stands against an answer, and a sentence."""

    rule: str
    text: str


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as this seat is told it. Kinds that begin with `table-` are the house's own."""

    n: int
    kind: str
    args: dict[str, Any]
    text: str
    decision: int
    at: float


class CertainEvent(msgspec.Struct, frozen=True):
    """An event that would surely happen."""

    kind: str
    args: dict[str, Any]
    text: str
    if_nobody_answers: bool


class Range(msgspec.Struct, frozen=True):
    """Least and greatest value of a public figure; `index` tells which of a row."""

    name: str
    index: int | None
    low: int
    high: int


class Foreseen(msgspec.Struct, frozen=True):
    """What an option would surely do, as far as the seat can know."""

    option: str
    certain: list[CertainEvent]
    ranges: list[Range]
    unanswered: bool


class HintStep(msgspec.Struct, frozen=True):
    """Advice in three steps: what is asked, good options, the best one."""

    step: int
    text: str
    options: list[str]


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


class UndoInfo(msgspec.Struct, frozen=True):
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
    code: str
    status: Literal["open", "live", "over", "closed"]
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


class Prompt(msgspec.Struct, frozen=True):
    """What is asked: where we are, and one sentence."""

    kicker: str
    ask: str


class Thinking(msgspec.Struct, frozen=True):
    """A bot at work."""

    seat: int
    text: str


class Update(msgspec.Struct, frozen=True):
    """Everything a seat is shown after a step. `view` is null until the deal."""

    n: int
    """The number of the last event this update includes."""
    table: TableInfo
    view: View | None
    prompt: Prompt
    round: str
    options: list[Option]
    sealed: str | None
    thinking: Thinking | None
    your_turn: bool


class Saying(msgspec.Struct, frozen=True):
    """A line of chat; `phrase` is the id of a ready-made one."""

    n: int
    channel: Channel
    seat: int | None
    name: str
    text: str
    phrase: str
    at: float


# ── client → server ──────────────────────────────────────────────────────────────────────────────


class Ask(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What all requests share."""


class Hello(Ask, tag="hello", frozen=True):
    """First of all: who I am (a token, or the cookie of a seat link) and the last event and saying I heard.

    `entropy` is mixed into the deal, if it has not been dealt yet.
    """

    table: str = ""
    token: str = ""
    seat: int | None = None
    since: int = 0
    said: int = 0
    language: Language = "en"
    entropy: str = ""
    version: int = VERSION


class Answer(Ask, tag="answer", frozen=True):
    """My answer to the ask of this decision; a move in parts as its whole path. Repeating a `key` changes nothing."""

    ref: int
    decision: int
    text: str
    key: str = ""
    seat: int | None = None
    table: str | None = None


class WhyNot(Ask, tag="why", frozen=True):
    """Ask why something is not on offer."""

    ref: int
    text: str


class Foresee(Ask, tag="foresee", frozen=True):
    """Ask what an answer would surely do."""

    ref: int
    text: str


class Hint(Ask, tag="hint", frozen=True):
    """Advice, in three steps."""

    ref: int
    step: int = 1


class Describe(Ask, tag="describe", frozen=True):
    """The table in sentences."""

    ref: int


class Undo(Ask, tag="undo", frozen=True):
    """Take back my last answer; others are asked unless it is free."""

    ref: int


class Consent(Ask, tag="consent", frozen=True):
    """My word on an undo that somebody asks for."""

    ref: int
    yes: bool


class Review(Ask, tag="review", frozen=True):
    """The table at an earlier decision: my own face, or once the game is over anybody's (`seat`, null the public)."""

    ref: int
    decision: int
    seat: int | None = None
    public: bool = False


class Say(Ask, tag="say", frozen=True):
    """A line of chat, or the id of a ready-made phrase."""

    text: str = ""
    phrase: str = ""
    ref: int = 0


class Mute(Ask, tag="mute", frozen=True):
    """Hear no more chat from a seat, or hear it again."""

    ref: int
    seat: int
    muted: bool


class Entropy(Ask, tag="entropy", frozen=True):
    """My own words for the deal, until it is dealt."""

    ref: int
    words: str


class Ping(Ask, tag="ping", frozen=True):
    """Ask whether anybody is there."""

    ref: int = 0


Request = (
    Hello | Answer | WhyNot | Foresee | Hint | Describe | Undo | Consent | Review | Say | Mute | Entropy | Ping
)  # fmt: skip


# ── server → client ──────────────────────────────────────────────────────────────────────────────


class Tell(msgspec.Struct, frozen=True, tag_field="type"):
    """What all answers share."""


class Welcome(Tell, tag="welcome", frozen=True):
    """The line is open."""

    version: int
    table: str
    role: Role
    seat: int | None
    n: int


class Updated(Tell, tag="update", frozen=True):
    """The table as it stands."""

    update: Update


class Events(Tell, tag="events", frozen=True):
    """What happened since, in order, no number left out."""

    events: list[Event]


class Said(Tell, tag="said", frozen=True):
    """What was said."""

    sayings: list[Saying]


class Accepted(Tell, tag="accepted", frozen=True):
    """Done, and on disk."""

    ref: int
    decision: int


class Refused(Tell, tag="refused", frozen=True):
    """Not done; nothing has changed."""

    ref: int
    code: RefusalCode
    reasons: list[Reason]
    stale: bool


class Reasons(Tell, tag="reasons", frozen=True):
    """Why an answer is not on offer; empty if it is."""

    ref: int
    reasons: list[Reason]


class ForeseenTell(Tell, tag="foreseen", frozen=True):
    """The forecast asked for."""

    ref: int
    foreseen: Foreseen


class HintTell(Tell, tag="hint", frozen=True):
    """The advice asked for."""

    ref: int
    hint: HintStep


class Described(Tell, tag="described", frozen=True):
    """The table in sentences."""

    ref: int
    text: str


class Reviewed(Tell, tag="reviewed", frozen=True):
    """The table as it stood."""

    ref: int
    view: View
    prompt: Prompt
    text: str


class Pong(Tell, tag="pong", frozen=True):
    """Here."""

    ref: int


class Fault(Tell, tag="fault", frozen=True):
    """The message itself was at fault; nothing has changed."""

    code: FaultCode
    text: str
    ref: int = 0


Message = (
    Welcome | Updated | Events | Said | Accepted | Refused | Reasons | ForeseenTell | HintTell | Described
    | Reviewed | Pong | Fault
)  # fmt: skip

read: Final = msgspec.json.Decoder(Request).decode
write: Final = msgspec.json.Encoder().encode
