"""How much memory idle tables take: a house is opened over many tables in mid-game, each is looked at once."""

from __future__ import annotations

import asyncio
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from sqlalchemy import insert

from chronolude.bots import RANDOM, make
from chronolude.server.hall import Hall
from chronolude.server.live import entries
from chronolude.server.live.fold import Folded
from chronolude.server.live.rows import SeatRow, TableRow, TableSettings, seat_values, table_values
from chronolude.server.settings import read_settings
from chronolude.server.store import Store, models, open_store

DECISIONS = 20


def table_of(number: int) -> tuple[TableRow, list[SeatRow]]:
    row = TableRow(
        id=f"idle{number}", game="contre-temps", seats=4, options={"mode": "classic"}, settings=TableSettings(),
        status="live", host_hash="", watch_hash="", secret="00" * 32, start=None, parent=None, parent_decision=None,
        branch_mode=None, daily=None, rematch=None, result=None, created=0.0, touched=time.time(),
    )  # fmt: skip
    return row, [SeatRow(seat, "human", "ABCD"[seat]) for seat in range(4)]


def log_of(row: TableRow, seats: list[SeatRow]) -> list[entries.Any]:
    """The same game at every table, up to its middle."""
    folded = Folded(row, seats)
    log: list[entries.Any] = [entries.Dealt([])]
    folded.apply(log[0], 1.0)
    while folded.decision < DECISIONS:
        assert folded.table is not None
        seat = folded.asked[0]
        text = folded.table.choose(seat, make(row.game, RANDOM, folded.decision))
        log.append(entries.Answered(seat, text))
        folded.apply(log[-1], 1.0)
    return log


async def fill(store: Store, tables: int) -> None:
    row, seats = table_of(0)
    written = [entries.write(entry) for entry in log_of(row, seats)]
    for number in range(tables):
        mine = msgspec.structs.replace(row, id=f"idle{number}")
        log = [{"table_id": mine.id, "n": n, "at": 1.0, "entry": text} for n, text in enumerate(written)]
        await store.write(
            [
                (insert(models.tables), table_values(mine)),
                (insert(models.seats), [seat_values(mine.id, seat) for seat in seats]),
                (insert(models.log), log),
            ]
        )


async def idle(tables: int, tick: Callable[[], None]) -> tuple[int, int]:
    """The most memory the process took, in MiB, and how many tables were in memory at the end."""
    with tempfile.TemporaryDirectory() as folder:
        settings = read_settings({}, db=str(Path(folder) / "idle.db"), synchronous="NORMAL")
        store = await open_store(settings)
        await fill(store, tables)
        hall = Hall(settings, store, "key", "admin")
        await hall.open()
        for number in range(tables):
            live = await hall.find(f"idle{number}")
            assert live is not None
            assert live.folded.decision == DECISIONS
            tick()
        kept = len(hall.tables)
        await hall.close()
        await store.close()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // (1024 * 1024 if sys.platform == "darwin" else 1024), kept


def main() -> None:
    print(*asyncio.run(idle(int(sys.argv[1]), lambda: None)))


if __name__ == "__main__":
    main()
