"""A simulation that leaves data: played where it is missing, kept as it is played, written when it is whole."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from ..simulation import Engine, GameRow, Plan, Wanted, figures, play_missing
from .journal import GameJournal
from .rows import DECISION_TYPES, GAME_TYPES, arrow, decision_rows, game_rows, write_rows

RECORD: Final = "game-{number:06}.txt"


class Places(msgspec.Struct, frozen=True):
    """Where data are to be left; what is not named is not made."""

    out: Path | None = None
    decisions: Path | None = None
    records: Path | None = None
    journal: Path | None = None

    @property
    def wanted(self) -> Wanted:
        return Wanted(answers=self.decisions is not None, records=self.records is not None)


def collect(
    plan: Plan, places: Places, engine: Engine, jobs: int, tick: Callable[[int], None] = lambda _: None
) -> dict[str, Any]:
    """Play what is not there yet, write all that is wanted, and tell the figures."""
    if any(place is not None and place.suffix == ".parquet" for place in (places.out, places.decisions)):
        arrow()
    since, journal = time.perf_counter(), GameJournal(places.journal, plan, places.wanted)
    done = {number for number in journal.rows if has_record(places, number)}
    tick(len(done))
    for row in play_missing(plan, places.wanted, engine, jobs, done):
        keep_record(places, row)
        journal.add(row)
        tick(1)
    rows = [journal.rows[number] for number in range(plan.games)]
    if places.out is not None:
        write_rows(places.out, game_rows(plan, rows), GAME_TYPES)
    if places.decisions is not None:
        write_rows(places.decisions, decision_rows(plan, rows), DECISION_TYPES)
    found = figures(plan, rows, time.perf_counter() - since)
    return {**found, "resumed": len(done)} if places.journal is not None else found


def has_record(places: Places, number: int) -> bool:
    return places.records is None or (places.records / RECORD.format(number=number)).exists()


def keep_record(places: Places, row: GameRow) -> None:
    """Before its line in the journal: what the journal has is there."""
    if places.records is not None:
        places.records.mkdir(parents=True, exist_ok=True)
        (places.records / RECORD.format(number=row.number)).write_text(row.record, encoding="utf-8")
