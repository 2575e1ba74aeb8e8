"""Opening the game of a table: from a committed secret and everybody's words, from a position, a seed or a record."""

from __future__ import annotations

import msgspec

import chronolude as cl

from ...games import find
from ...tables import Table
from ...tables.fair import commitment_of, fair_chance
from ...tables.opening import deal, resumed
from ..wire.contents import Fairness
from .rows import TableRow


def open_game(row: TableRow, entropy: list[str]) -> Table:
    """The table before its first answer. Deterministic: the same rows always give the same game."""
    start = row.start or {}
    if "seed" in start:
        return cl.new(row.game, row.seats, int(start["seed"]), **row.options)
    if "record" in start:
        return imported(msgspec.json.encode(start["record"]).decode())
    if row.daily or "shared" in start:  # the words of one table would make its deal another than the others'
        entropy = []
    source, chance = fair_chance(row.secret, entropy)
    if "position" in start:
        table = resumed(row.game, start["position"], source)
        parent = f"{row.parent or 'a position'} at decision {row.parent_decision or 0}, {row.branch_mode or 'entered'}"
        table.header = msgspec.structs.replace(table.header, chance=chance, parent=parent)
        return table
    return deal(find(row.game), row.seats, dict(row.options), source, chance)


def imported(text: str) -> Table:
    """A record played again to its end."""
    table: Table = cl.load(text).replay()
    return table


def is_verifiable(row: TableRow) -> bool:
    """A shared deal is known beforehand to whoever has played it, and an entered one to whoever entered it."""
    return row.daily is None and (not row.start or "position" in row.start)


def fairness(row: TableRow, over: bool) -> Fairness:
    """The commitment, and the secret once nothing hangs on it any more."""
    if not is_verifiable(row):
        return Fairness("", "", False)
    return Fairness(commitment_of(row.secret), row.secret if over else "", True)


def told_record(row: TableRow, table: Table, players: list[str]) -> cl.Record:
    """The record of a game that is over, with its secret, names, and the bots that played (empty for people)."""
    record = table.record()
    chance = record.header.chance
    if chance.kind == "fair":
        chance = msgspec.structs.replace(chance, secret=row.secret)
    header = msgspec.structs.replace(record.header, chance=chance, names=list(table.names), players=players)
    return msgspec.structs.replace(record, header=header)
