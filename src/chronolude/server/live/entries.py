"""The log of a table: everything that ever changed it, one entry each. A table in memory is a fold over these."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

How = Literal["joined", "left", "bot", "back", "kicked"]
"""How a seat changes hands."""


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """What all entries share."""


class Dealt(Entry, tag="dealt", frozen=True):
    """The game began with these words mixed in."""

    entropy: list[str] = []


class Answered(Entry, tag="answered", frozen=True):
    """A seat answered."""

    seat: int
    text: str
    by: Literal["human", "bot", "standing"] = "human"
    key: str = ""


class Kept(Entry, tag="kept", frozen=True):
    """A seat answered by hand in a window whose answers become known together; changed until then."""

    seat: int
    text: str
    key: str = ""


class Stood(Entry, tag="stood", frozen=True):
    """A seat left a standing answer with the table, or took it back. Told to nobody else."""

    seat: int
    name: str
    on: bool


class Undone(Entry, tag="undone", frozen=True):
    """The table went back to a decision."""

    by: int
    to: int
    free: bool = False


class UndoAsked(Entry, tag="undo-asked", frozen=True):
    """A seat asks the others to let it take back its last answer."""

    by: int
    to: int


class UndoAgreed(Entry, tag="undo-agreed", frozen=True):
    """One of them agrees."""

    seat: int


class UndoRefused(Entry, tag="undo-refused", frozen=True):
    """One of them does not, or the table moved on."""

    seat: int


class Sat(Entry, tag="sat", frozen=True):
    """Who holds a seat changed; names are kept with the seats, not here."""

    seat: int
    how: How
    by: Literal["holder", "host"] = "holder"
    """`host`: a person was sent from their seat, and nobody goes back beyond this moment."""
    was: Literal["human", "bot", "open"] | None = None
    """What held the seat before, where `how` does not say so."""


class Relinked(Entry, tag="relinked", frozen=True):
    """The host made a new link for a person's seat, or took it away."""

    seat: int
    revoked: bool = False


class Paused(Entry, tag="paused", frozen=True):
    """The host, or a clock at zero, stopped the table."""

    seat: int = -1


class Resumed(Entry, tag="resumed", frozen=True):
    """The game goes on."""


class TimedOut(Entry, tag="timed-out", frozen=True):
    """A clock reached zero."""

    seat: int
    then: Literal["bot", "host", "forfeit"]


class Woke(Entry, tag="woke", frozen=True):
    """The server came back; the time it was away is charged to nobody."""


class RowsChanged(Entry, tag="filed", frozen=True):
    """The rows of the table or of its seats changed: a link, a mute, a wish. Told to nobody.

    It has no other content: its number keeps two writers apart, and tells other workers to read the rows.
    """


class Closed(Entry, tag="closed", frozen=True):
    """The host or the house ended the table."""


Any = (
    Dealt | Answered | Kept | Stood | Undone | UndoAsked | UndoAgreed | UndoRefused
    | Sat | Relinked | Paused | Resumed | TimedOut | Woke | RowsChanged | Closed
)  # fmt: skip

_reader: Final = msgspec.json.Decoder(Any)


def read(text: str) -> Any:
    found: Any = _reader.decode(text)
    return found


def write(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()
