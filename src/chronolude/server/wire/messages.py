"""The wire: every message between a client and a table, as types.

One WebSocket per seat at `/ws/{table}`. The client speaks first with `hello`; the server answers `welcome`, then
`events` and `said` that the client has not heard yet, then `update`. Each request carries a `ref` that comes back with
its reply. TypeScript types are generated from here by `scripts/protocol_types.py`.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ...games.seen import Inspection, Told, View
from ...search.judgement import HintStep
from ..http.text import SENTENCE, is_clean_json
from .contents import FaultCode, ForecastInfo, Language, Prompt, ReasonInfo, RefusalCode, Role, Saying, Update
from .steps import Change

VERSION: Final = 3
"""Told in `hello`: whoever speaks a version not spoken here is a page of before, and is asked to load itself anew."""
SPOKEN: Final = (2, VERSION)
"""Version 2 knows no steps: whoever speaks it is sent whole updates, as is anybody who does not ask for steps."""

Path = Annotated[str, Meta(max_length=2000)]
"""An answer: a move in parts is its whole path."""
Token = Annotated[str, Meta(max_length=400)]
Short = Annotated[str, Meta(max_length=100)]

# ── what a client says ───────────────────────────────────────────────────────────────────────────


class Request(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What all requests share."""


class Hello(Request, tag="hello", frozen=True):
    """First of all: who I am (a token, or the cookie of a seat link) and the last event and saying I heard.

    `entropy` is mixed into the deal, if it has not been dealt yet.
    """

    table: Short = ""
    token: Token = ""
    seat: int | None = None
    since: int = 0
    said: int = 0
    language: Language = "en"
    entropy: str = ""
    version: int = 1
    """Pages of version 1 did not say it."""
    watch: bool = False
    """Only to look on, whatever seats this browser holds: for a big screen."""
    steps: bool = False
    """Whether this client keeps the last update, and wants to be sent what changed instead of whole ones."""


class Answer(Request, tag="answer", frozen=True):
    """My answer to the ask of this decision; a move in parts as its whole path. Repeating a `key` changes nothing."""

    ref: int
    decision: int
    text: Path
    key: Short = ""
    seat: int | None = None
    table: Short | None = None


class WhyNot(Request, tag="why", frozen=True):
    """Ask why something is not on offer."""

    ref: int
    text: Path


class Foresee(Request, tag="foresee", frozen=True):
    """Ask what an answer would surely do."""

    ref: int
    text: Path


class Hint(Request, tag="hint", frozen=True):
    """Advice, in three steps."""

    ref: int
    step: int = 1


class Inspect(Request, tag="inspect", frozen=True):
    """Ask what supposed changes of the public table would bring, one after the other: `["1963", "1968p"]`."""

    ref: int
    steps: list[Short]


class SetStanding(Request, tag="standing", frozen=True):
    """Leave an answer with the table for every ask of a kind, or take it back. Only this seat ever knows."""

    ref: int
    name: Short
    on: bool


class Describe(Request, tag="describe", frozen=True):
    """The table in sentences."""

    ref: int


class Undo(Request, tag="undo", frozen=True):
    """Take back my last answer; others are asked unless it is free."""

    ref: int


class Consent(Request, tag="consent", frozen=True):
    """My word on an undo that somebody asks for."""

    ref: int
    yes: bool


class Review(Request, tag="review", frozen=True):
    """The table at an earlier decision: my own view, or once the game is over anybody's (`seat`, null the public)."""

    ref: int
    decision: int
    seat: int | None = None
    public: bool = False


class Say(Request, tag="say", frozen=True):
    """A sentence of chat, or the id of a ready-made phrase; `sure` repeats one that was sent back as `copied-out`."""

    text: str = ""
    phrase: Short = ""
    ref: int = 0
    sure: bool = False


class Mute(Request, tag="mute", frozen=True):
    """Hear no more chat from a seat, or hear it again."""

    ref: int
    seat: int
    muted: bool


class Entropy(Request, tag="entropy", frozen=True):
    """My own words for the deal, until it is dealt."""

    ref: int
    words: str


class Ping(Request, tag="ping", frozen=True):
    """Ask whether anybody is there."""

    ref: int = 0


AnyRequest = (
    Hello | Answer | WhyNot | Foresee | Hint | Inspect | SetStanding | Describe
    | Undo | Consent | Review | Say | Mute | Entropy | Ping
)  # fmt: skip


# ── what a table says ────────────────────────────────────────────────────────────────────────────


class Reply(msgspec.Struct, frozen=True, tag_field="type"):
    """What all replies share."""


class Welcome(Reply, tag="welcome", frozen=True):
    """The connection is open."""

    version: int
    table: str
    role: Role
    seat: int | None
    n: int


class Updated(Reply, tag="update", frozen=True):
    """The table as it stands."""

    update: Update


class Stepped(Reply, tag="step", frozen=True):
    """What happened and what changed by it: lay `public` over the last update, then `own`; `ref` is accepted by it."""

    events: list[Told]
    public: Change
    own: Change
    ref: int


class Events(Reply, tag="events", frozen=True):
    """What happened since, in order, no number left out."""

    events: list[Told]


class Said(Reply, tag="said", frozen=True):
    """What was said."""

    sayings: list[Saying]


class Accepted(Reply, tag="accepted", frozen=True):
    """Done, and on disk."""

    ref: int
    decision: int


class Refusal(Reply, tag="refused", frozen=True):
    """Not done; nothing has changed."""

    ref: int
    code: RefusalCode
    reasons: list[ReasonInfo]


class Reasons(Reply, tag="reasons", frozen=True):
    """Why an answer is not on offer; empty if it is."""

    ref: int
    reasons: list[ReasonInfo]


class Forecasted(Reply, tag="foreseen", frozen=True):
    """The forecast asked for."""

    ref: int
    foreseen: ForecastInfo


class Hinted(Reply, tag="hint", frozen=True):
    """The advice asked for."""

    ref: int
    hint: HintStep


class Inspected(Reply, tag="inspected", frozen=True):
    """What the supposed changes would bring: the game's own report, its sentences among it."""

    ref: int
    report: Inspection


class Described(Reply, tag="described", frozen=True):
    """The table in sentences."""

    ref: int
    text: str


class Reviewed(Reply, tag="reviewed", frozen=True):
    """The table as it stood."""

    ref: int
    view: View
    prompt: Prompt
    text: str


class Pong(Reply, tag="pong", frozen=True):
    """Here."""

    ref: int


class WireFault(Reply, tag="fault", frozen=True):
    """The message itself was at fault; nothing has changed."""

    code: FaultCode
    text: str
    ref: int = 0


AnyReply = (
    Welcome | Updated | Stepped | Events | Said | Accepted | Refusal | Reasons | Forecasted | Hinted | Inspected
    | Described | Reviewed | Pong | WireFault
)  # fmt: skip

# ── reading and writing ──────────────────────────────────────────────────────────────────────────

UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What reading a message may raise; the last for one that is nested too deep."""
_reader: Final = msgspec.json.Decoder(AnyRequest)
write: Final = msgspec.json.Encoder().encode


def read(text: str | bytes) -> AnyRequest:
    """A request; what no database should be given is refused here, by name."""
    found: AnyRequest = _reader.decode(text)
    if not is_clean_json(text.encode() if isinstance(text, str) else text):
        raise msgspec.ValidationError(SENTENCE)
    return found


class Outline(msgspec.Struct):
    """A request of which nothing else is looked at."""

    ref: int = 0
    version: int = VERSION


_outline: Final = msgspec.json.Decoder(Outline)


def outline_of(text: str | bytes) -> Outline:
    """The number of a request that is not taken, so that whoever waits for its reply hears of it, and its version."""
    try:
        return _outline.decode(text)
    except UNREADABLE:
        return Outline()
