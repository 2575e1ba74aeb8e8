"""Alternate timelines: going back to a decision and playing on."""

from __future__ import annotations

import msgspec

from ..kernel.chance import Cheap
from ..sight import imagine
from .memories import fresh_memories
from .positions import Plain, digest_of
from .record import Chance, Header, Record
from .replay import replay
from .table import Table

MODES = ("study", "fair")


def branch(record: Record, n: int, mode: str, seat: int | None, seed: int) -> Table:
    """A table at decision n: with the true hidden cards (study), or with others its seat cannot tell apart (fair)."""
    if mode not in MODES:
        raise ValueError(f"mode {mode!r} is not one of {', '.join(MODES)}")
    table = replay(record, n)
    if mode == "fair":
        if seat is None:
            raise ValueError("a fair branch needs the seat whose knowledge it keeps")
        return fair_branch(table, seat, seed)
    if replay(record).result is None:
        raise ValueError("study shows the true hidden cards, so it waits until the game is over; fair does not")
    table.header = msgspec.structs.replace(
        table.header, chance=Chance("entered"), parent=f"{digest_of(seen_by(table, None))} at decision {n}, study"
    )
    table.draw_from(Cheap(seed))
    table.turn_stream()
    return table


def seen_by(table: Table, seat: int | None) -> Plain:
    """What a seat sees, in no language."""
    plain: Plain = msgspec.to_builtins(table.seen(seat))
    return plain


def fair_branch(table: Table, seat: int, seed: int) -> Table:
    """Hidden cards dealt anew, consistent with all that the seat knew; what is printed together stays together."""
    sight = table.sight(seat)
    source = Cheap(seed)
    world = imagine(sight, table.game.rules, source, Cheap(seed + 1), table.truth())
    header = Header(
        table.game.id, table.game.version, table.seats, table.settings, Chance("entered"),
        start={}, parent=f"{digest_of(seen_by(table, seat))} at decision {table.decision}, fair for seat {seat}",
    )  # fmt: skip
    out = Table(table.game, world, table.settings, header)
    out.recall({**fresh_memories(world), seat: list(sight.memory)})
    out.header = msgspec.structs.replace(header, start=out.position())
    return out
