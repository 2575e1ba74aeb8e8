"""Playing a record again: same chance, same answers, and every digest checked on the way."""

from __future__ import annotations

import msgspec

from ..games import find
from ..kernel.chance import Cheap, Exhausted, Source
from .fair import source_of
from .notation import Unreadable
from .opening import deal, position
from .record import Record, Unusable
from .refused import Refused
from .sources import Noted, Recorded
from .table import Table
from .tree import Move


def replay(record: Record, upto: int | None = None) -> Table:
    """The table after `upto` answers of the main line, or after all of them."""
    moves = record.moves if upto is None else record.moves[: check(record, upto)]
    beyond = Cheap(record.header.chance.seed)
    table = open_table(record, Recorded(all_draws(record, moves), first_draw(record), beyond))
    for number, move in enumerate(moves, 1):
        follow(table, move, number)
    if len(moves) == len(record.moves):
        agree(record, table)
        table.graft(record.futures)
    table.draw_from(beyond)  # the record speaks for its own line only: what is undone from here is drawn anew
    return table


def agree(record: Record, table: Table) -> None:
    """The result that a record tells is the one its answers lead to."""
    if record.result is not None and record.result != table.result:
        raise Unusable(f"the answers do not lead to the result that the record tells, {record.result.ending!r}")


def check(record: Record, n: int) -> int:
    if not 0 <= n <= len(record.moves):
        raise ValueError(f"this game has decisions 0 to {len(record.moves)}, not {n}")
    return n


def all_draws(record: Record, moves: list[Move]) -> list[int]:
    return record.header.deal + [draw for move in moves for draw in move.draws]


def first_draw(record: Record) -> int:
    start = record.header.start
    return 0 if start is None else int(start.get("draws", 0))


def open_table(record: Record, source: Source) -> Table:
    """The table before the first answer."""
    header = record.header
    game = find(header.game)
    if header.version > game.version:
        raise Unusable(
            f"this record was made with version {header.version} of {game.id}; here is version {game.version}"
        )
    try:
        if header.start is None:
            table = deal(game, header.seats, dict(header.options), source, header.chance)
        else:
            table = position(game.id, header.start, source)
    except (Exhausted, Unreadable, ValueError) as error:
        raise Unusable(f"the deal does not work out: {error}") from None
    table.header = header
    return table


def follow(table: Table, move: Move, number: int) -> None:
    """Play one recorded answer and compare the digest, if there is one."""
    table.turn_stream(move.stream)
    table.graft(move.branches)
    try:
        table.take(move.seat, move.answer)
    except (Refused, Exhausted, ValueError) as error:
        raise Unusable(f"decision {number}, seat {move.seat}, {move.answer}: {error}") from None
    if move.digest and move.digest != table.digest():
        raise Unusable(f"decision {number}: the digest is {table.digest()}, the record says {move.digest}")
    table.annotate(move.time, move.comment)


# ── verification ─────────────────────────────────────────────────────────────────────────────────


class Verdict(msgspec.Struct, frozen=True):
    """What a check of a whole record found."""

    answers: int
    draws: int
    branches: int
    fair: bool
    """Whether the draws follow from a secret that was committed to before the deal."""
    bounds: list[tuple[int, int, int]] = []
    """Line, number and bound of every draw: with them anyone can derive the draws without knowing a rule."""


def verify(record: Record) -> Verdict:
    """Derive every draw again from the told seed and replay the whole tree; raises Unusable at the first fault."""
    told, fair = source_of(record.header.chance)
    source = None if told is None else Noted(told)
    table = open_table(record, source if source is not None else Recorded(record.header.deal, first_draw(record)))
    if source is not None and record.header.start is None:
        fresh = deal(table.game, table.seats, dict(record.header.options), source, record.header.chance)
        if fresh.header.deal != record.header.deal:
            raise Unusable("the deal does not follow from the seed")
    tally = [0, len(record.header.deal), 0]
    walk(table, record.moves, source, tally, 1)
    agree(record, table)
    for future in record.futures:
        tally[2] += 1
        walk(table.clone(), future, source, tally, len(record.moves) + 1)
    bounds = [] if source is None else [(stream, k, n) for (stream, k), n in sorted(source.bounds.items())]
    return Verdict(tally[0], tally[1], tally[2], fair, bounds)


def walk(table: Table, moves: list[Move], source: Source | None, tally: list[int], number: int) -> None:
    for move in moves:
        for branch in move.branches:
            tally[2] += 1
            walk(table.clone(), branch, source, tally, number)
        if source is None:
            table.draw_from(Recorded(move.draws, table.draws))
        follow(table, move, number)
        if table.last_move().draws != move.draws:
            raise Unusable(f"decision {number}: the draws do not follow from the seed")
        tally[0] += 1
        tally[1] += len(move.draws)
        number += 1
