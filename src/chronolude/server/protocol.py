"""The wire: every message between a client and a table, as types. Version 1.

One WebSocket per seat at `/ws/{table}`. The client speaks first with `hello`; the server answers `welcome`, then
`events` and `said` that the client has not heard yet, then `update`. Each request carries a `ref` that comes back with
its answer. TypeScript types are generated from this file by `scripts/protocol_types.py`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..tables.views import View
from .shapes import (
    LONGEST_TEXT,
    Asking,
    CertainEvent,
    Channel,
    Event,
    Fairness,
    FaultCode,
    Foreseen,
    HintStep,
    Language,
    Option,
    Prompt,
    Range,
    Reason,
    RefusalCode,
    Role,
    Saying,
    SeatInfo,
    SeatKind,
    StandingInfo,
    TableInfo,
    Thinking,
    UndoInfo,
    Update,
)

__all__ = [
    "LONGEST_TEXT",
    "VERSION",
    "Accepted",
    "Answer",
    "Ask",
    "Asking",
    "CertainEvent",
    "Channel",
    "Consent",
    "Describe",
    "Described",
    "Entropy",
    "Event",
    "Events",
    "Fairness",
    "Fault",
    "FaultCode",
    "Foresee",
    "Foreseen",
    "ForeseenTell",
    "Hello",
    "Hint",
    "HintStep",
    "HintTell",
    "Inspect",
    "Inspected",
    "Language",
    "Message",
    "Mute",
    "Option",
    "Ping",
    "Pong",
    "Prompt",
    "Range",
    "Reason",
    "Reasons",
    "RefusalCode",
    "Refused",
    "Request",
    "Review",
    "Reviewed",
    "Role",
    "Said",
    "Say",
    "Saying",
    "SeatInfo",
    "SeatKind",
    "Standing",
    "StandingInfo",
    "TableInfo",
    "Tell",
    "Thinking",
    "Undo",
    "UndoInfo",
    "Update",
    "Updated",
    "Welcome",
    "WhyNot",
    "read",
    "write",
]

VERSION: Final = 1


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


class Inspect(Ask, tag="inspect", frozen=True):
    """Ask what supposed changes of the public table would bring, one after the other: `["1963", "1968p"]`."""

    ref: int
    steps: list[str]


class Standing(Ask, tag="standing", frozen=True):
    """Leave an answer with the table for every ask of a kind, or take it back. Only this seat ever knows."""

    ref: int
    name: str
    on: bool


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
    Hello | Answer | WhyNot | Foresee | Hint | Inspect | Standing | Describe
    | Undo | Consent | Review | Say | Mute | Entropy | Ping
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


class Inspected(Tell, tag="inspected", frozen=True):
    """What the supposed changes would bring: the game's own report, and sentences."""

    ref: int
    report: dict[str, Any]
    text: list[str]


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
    Welcome | Updated | Events | Said | Accepted | Refused | Reasons | ForeseenTell | HintTell | Inspected | Described
    | Reviewed | Pong | Fault
)  # fmt: skip

read: Final = msgspec.json.Decoder(Request).decode
write: Final = msgspec.json.Encoder().encode
