"""Games and decisions as rows of plain values, and files of them: JSON lines, or Parquet where pyarrow is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from ..simulation import GameRow, Plan, chance_of

GROUP: Final = 50_000  # rows of a group in a Parquet file
SUFFIXES: Final = (".jsonl", ".parquet")
Row = dict[str, Any]
GAME_TYPES: Final = {
    "game": "string", "number": "int32", "seed": "int64", "seats": "int8", "bots": "strings", "ending": "string",
    "winners": "ints", "scores": "ints", "decisions": "int32", "rounds": "int32", "lapses": "int8",
}  # fmt: skip
DECISION_TYPES: Final = {
    "number": "int32", "decision": "int32", "seat": "int8", "bot": "string", "options": "int32", "answer": "string",
    "won": "float32",
}  # fmt: skip
"""The columns and what they hold; documented in docs/data.md, where seats are counted from 0 as in Python."""


class NoArrow(Exception):
    """pyarrow is not installed."""


def game_rows(plan: Plan, rows: Iterable[GameRow]) -> Iterator[Row]:
    """A row for each game."""
    for row in rows:
        yield {
            "game": plan.game,
            "number": row.number,
            "seed": chance_of(plan, row.number),
            "seats": plan.seats,
            "bots": plan.bots,
            **{name: getattr(row, name) for name in ("ending", "winners", "scores", "decisions", "rounds")},
            "lapses": len(row.lapses),
        }


def decision_rows(plan: Plan, rows: Iterable[GameRow]) -> Iterator[Row]:
    """A row for each decision: who answered what, of how many options, and what part of the win came of it."""
    for row in rows:
        share = 1 / max(1, len(row.winners))
        for decision, (seat, options, answer) in enumerate(row.answers):
            yield {
                "number": row.number,
                "decision": decision,
                "seat": seat,
                "bot": plan.bots[seat],
                "options": options,
                "answer": answer,
                "won": share if seat in row.winners else 0.0,
            }


def write_rows(path: Path, rows: Iterator[Row], types: dict[str, str]) -> None:
    """The whole file or none: it is written beside its place and moved there."""
    spare = path.with_name(f".{path.name}.part")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        (write_parquet if path.suffix == ".parquet" else write_lines)(spare, rows, types)
        spare.replace(path)
    finally:
        spare.unlink(missing_ok=True)


def write_lines(path: Path, rows: Iterator[Row], types: dict[str, str]) -> None:  # noqa: ARG001  (JSON has its own)
    with path.open("wb") as out:
        for row in rows:
            out.write(msgspec.json.encode(row) + b"\n")


def write_parquet(path: Path, rows: Iterator[Row], types: dict[str, str]) -> None:
    pa, parquet = arrow()
    kinds = {"strings": pa.list_(pa.string()), "ints": pa.list_(pa.int32())}
    schema = pa.schema([(name, kinds.get(kind) or getattr(pa, kind)()) for name, kind in types.items()])
    with parquet.ParquetWriter(path, schema, compression="zstd") as out:
        while some := list(islice(rows, GROUP)):
            out.write_table(pa.Table.from_pylist(some, schema=schema))


def arrow() -> tuple[Any, Any]:
    """An extra; asked for before anything is played."""
    try:
        import pyarrow as pa  # noqa: PLC0415  (an extra, and slow to load)
        from pyarrow import parquet  # noqa: PLC0415  (the same)
    except ImportError:
        raise NoArrow from None
    return pa, parquet
