"""What workers tell each other: short notes, never what is in a row."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from ..store.commits import Work


class Note(msgspec.Struct, frozen=True, array_like=True, tag_field="kind"):
    """What all notes share."""


class Wrote(Note, frozen=True, tag="wrote"):
    """The log of a table has so many entries now."""

    table: str
    n: int


class Spoke(Note, frozen=True, tag="spoke"):
    """Somebody said something at a table: the saying of this number."""

    table: str
    n: int


class Removed(Note, frozen=True, tag="removed"):
    """A table is no more."""

    table: str


class Here(Note, frozen=True, tag="here"):
    """Which seats of a table are connected at this worker, and how many watch."""

    table: str
    seats: list[int]
    watching: int


class Beat(Note, frozen=True, tag="beat"):
    """I live. `open`: I serve tables. `asks`: tell me that you live, and who is at your tables."""

    open: bool
    asks: bool = False


class Left(Note, frozen=True, tag="left"):
    """I stop."""


AnyNote = Wrote | Spoke | Removed | Here | Beat | Left
OfTable = Wrote | Spoke | Removed
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

    def work(self, note: AnyNote) -> Work:
        """A statement that pins the note when its transaction is committed, and not otherwise."""
        ...

    def post(self, note: AnyNote) -> None: ...
    async def open(self, hear: Hear, again: Callable[[], Awaitable[None]]) -> None: ...
    async def close(self) -> None: ...
