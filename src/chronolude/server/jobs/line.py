"""A game up to a decision, as it is sent to a process that shall stand there again."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from ...tables import Record


def line_to(record: Record, decision: int) -> dict[str, Any]:
    """A record up to a decision, without anything of other futures."""
    line = record.until(decision)
    moves = [replace(move, branches=[]) for move in line.moves]
    plain: dict[str, Any] = msgspec.to_builtins(replace(line, moves=moves, futures=[]))
    return plain
