"""What a table says to a client: what happened, how it stands, and answers to requests by their `ref`."""

from __future__ import annotations

from typing import Any

import msgspec

from ..search.judgement import HintStep
from ..tables.views import View
from .shapes import Event, FaultCode, Foreseen, Prompt, Reason, RefusalCode, Role, Saying, Update


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
