"""A file with a line of JSON for each thing that was played: it outlives whoever writes it, at any moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


class JsonLines(Generic[T]):
    """Lines of one type; without a path, nothing outlives the run."""

    def __init__(self, path: Path | None, kind: type[T]) -> None:
        self.path = path
        self.kind = kind

    def read(self) -> Iterator[T]:
        """What is there; a last line that a sudden end cut through is dropped."""
        if self.path is None or not self.path.exists():
            return
        whole, end, rest = self.path.read_bytes().rpartition(b"\n")
        if rest:
            self.path.write_bytes(whole + end)
        for number, text in enumerate(whole.splitlines(), 1):
            try:
                yield msgspec.json.decode(text, type=self.kind)
            except msgspec.MsgspecError as error:
                raise ValueError(f"{self.path}, line {number}: {error}") from None

    def add(self, rows: Iterable[T]) -> None:
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as out:
                out.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
