"""The wire: every message between a client and a table, as types. Version 1.

One WebSocket per seat at `/ws/{table}`. The client speaks first with `hello`; the server answers `welcome`, then
`events` and `said` that the client has not heard yet, then `update`. Each request carries a `ref` that comes back with
its answer. TypeScript types are generated from this file by `scripts/protocol_types.py`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ..search.judgement import HintStep, Worth
from .asks import (
    VERSION,
    Answer,
    Ask,
    Consent,
    Describe,
    Entropy,
    Foresee,
    Hello,
    Hint,
    Inspect,
    Mute,
    Ping,
    Request,
    Review,
    Say,
    Standing,
    Undo,
    WhyNot,
)
from .shapes import (
    LONGEST_TEXT,
    Asking,
    CertainEvent,
    Channel,
    Event,
    Fairness,
    FaultCode,
    Foreseen,
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
from .tells import (
    Accepted,
    Described,
    Events,
    Fault,
    ForeseenTell,
    HintTell,
    Inspected,
    Message,
    Pong,
    Reasons,
    Refused,
    Reviewed,
    Said,
    Tell,
    Updated,
    Welcome,
)

__all__ = [
    "LONGEST_TEXT",
    "UNREADABLE",
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
    "Worth",
    "read",
    "ref_of",
    "write",
]

UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What reading a message may raise; the last for one that is nested too deep."""
read: Final = msgspec.json.Decoder(Request).decode
write: Final = msgspec.json.Encoder().encode


class Numbered(msgspec.Struct):
    """A request of which nothing else is looked at."""

    ref: int = 0


_numbered: Final = msgspec.json.Decoder(Numbered)


def ref_of(text: str) -> int:
    """The number of a request that is not taken, so that whoever waits for its answer hears of it; 0 if it has none."""
    try:
        return _numbered.decode(text).ref
    except UNREADABLE:
        return 0
