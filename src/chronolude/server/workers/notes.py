"""What workers tell each other: who lives. What they write they find in the database, and nowhere else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from ..store.commits import Work


class Note(msgspec.Struct, frozen=True, array_like=True, tag_field="kind"):
    """What all notes share."""


class Beat(Note, frozen=True, tag="beat"):
    """I live. `open`: I own my share of the tables. `asks`: tell me that you live."""

    open: bool
    asks: bool = False
    address: str = ""
    """Where other machines reach me, `host:port`; empty if they do not."""


class Left(Note, frozen=True, tag="left"):
    """I stop: my tables are for others to take."""


AnyNote = Beat | Left
Hear = Callable[[str, AnyNote], None]
"""Called with the worker that says so, and what it says."""
_reader: Final = msgspec.json.Decoder(tuple[str, AnyNote])


def write(worker: str, note: AnyNote) -> str:
    return msgspec.json.encode((worker, note)).decode()


def read(text: str) -> tuple[str, AnyNote]:
    found: tuple[str, AnyNote] = _reader.decode(text)
    return found


class NoteBoard(Protocol):
    """Where notes are pinned and read: PostgreSQL's, or a test's own."""

    name: str

    @property
    def hears(self) -> bool:
        """Whether notes reach us now; who is silent while we are deaf may well live."""
        ...

    def fence(self, table: str) -> Work:
        """A statement that fails, and its transaction with it, unless this worker owns the table."""
        ...

    def post(self, note: AnyNote) -> None: ...
    async def open(self, hear: Hear, again: Callable[[], Awaitable[None]]) -> None: ...
    async def close(self) -> None: ...
