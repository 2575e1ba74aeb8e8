"""Other timelines: a new table from any decision of another, and the tree they make."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Select, func, select

import chronolude as cl

from ..hall import Hall
from ..http.bodies import BranchInfo, BranchWish, Made, NewTable, SeatWish, TreeNode
from ..jobs.pool import Whose
from ..jobs.records import Brought
from ..jobs.tables import BRANCH
from ..live import entries
from ..live.days import is_on
from ..live.fairness import told_record
from ..live.fold import Folded
from ..live.table import Live
from ..store import models
from ..wire.questions import latest_decision
from .tables import Unwanted, make_table

MOST_BRANCHES: Final = 50
"""Of one table; each is a table of its own."""
MOST_SHOWN: Final = 500
"""So many futures that were left inside one table are shown."""
MOST_NODES: Final = 50
"""So many tables that are branches of a table, and of their branches, are shown."""
Own = Callable[[Live], int | None]
"""Which seat of a table is whose who asks; None for a watcher."""
TOMORROW: Final = "others still play the deal of the day: it can be looked into tomorrow"


def wanted_seat(live: Live, wish: BranchWish, own: int | None) -> int | None:
    """The seat whose knowledge a branch keeps, if it may be made."""
    folded = live.folded
    if folded.table is None:
        raise Unwanted("the game has not begun")
    if is_on(live.row, live.now()):
        raise Unwanted(TOMORROW)
    if not 0 <= wish.decision <= latest_decision(folded, own, live.now()):
        raise Unwanted(f"there is no decision {wish.decision} to go back to")
    seat = own if wish.seat is None else wish.seat
    if not folded.over and (wish.mode == "study" or seat is None or seat != own):
        raise Unwanted("while the game goes on, a branch is fair and from your own seat")
    if not folded.over and not folded.row.settings.hints:  # its bots would advise
        raise Unwanted("hints are off at this table: it can be branched when it is over")
    if not folded.over and folded.table.game.layout.printed:  # a fair branch keeps what is printed, so it would tell
        raise Unwanted("this game has printed secrets: it can be branched when it is over")
    if wish.mode == "fair" and (seat is None or not 0 <= seat < folded.row.seats):
        raise Unwanted("a fair branch needs the seat whose knowledge it keeps")
    return seat


async def branch(hall: Hall, live: Live, wish: BranchWish, own: int | None, base: str, whose: Whose) -> Made:
    """A new table that starts there. Nothing of the truth of a live game reaches it but what its seat knew."""
    seat = wanted_seat(live, wish, own)
    made_before = await hall.store.row(children_of(live.id, func.count()))
    if made_before is not None and made_before[0] >= MOST_BRANCHES:
        raise Unwanted(f"this table has {MOST_BRANCHES} branches and cannot take more")
    assert live.folded.table is not None
    record = live.folded.table.record()
    position = await hall.looks.do(
        whose, BRANCH, dict[str, Any],
        record=msgspec.to_builtins(record.up_to(len(record.moves))), decision=wish.decision, mode=wish.mode, seat=seat,
        seed=secrets.randbits(48),
    )  # fmt: skip
    mine = own if own is not None else wish.seat or 0
    players = wish.players or [
        SeatWish("human", wish.name) if seat == mine else SeatWish("bot") for seat in range(live.row.seats)
    ]
    made = NewTable(live.row.game, live.row.seats, live.row.options, [], players, "", wish.settings)
    return await make_table(
        hall, made, base,
        start={"position": position}, parent=live.id, parent_decision=wish.decision, branch_mode=wish.mode,
    )  # fmt: skip


async def import_record(hall: Hall, brought: Brought, base: str) -> Made:
    """A record as a table that is over: to review, and to branch from."""
    players = [SeatWish("bot", name[:40]) for name in brought.names[: brought.seats]]
    players += [SeatWish("bot")] * (brought.seats - len(players))
    wish = NewTable(brought.game, brought.seats, brought.options, [], players)
    more = {"start": {"record": brought.record}, "status": "over", "result": brought.result}
    return await make_table(hall, wish, base, [entries.Dealt()], **more)


def record_of(live: Live) -> cl.Record:
    """The whole record, which holds every card: only once the game is over, for everybody who plays its deal."""
    folded = live.folded
    if is_on(live.row, live.now()):
        raise Unwanted(TOMORROW)
    if folded.table is None or not folded.over:
        raise Unwanted("the record can be had when the game is over: it holds every card")
    return told_record(folded.row, folded.table, [seat.bot for seat in folded.seats])


# ── the tree ─────────────────────────────────────────────────────────────────────────────────────


def branches_of(folded: Folded) -> list[BranchInfo]:
    """The abandoned branches inside a table."""
    if folded.table is None:
        return []
    record, found = folded.table.record(), []
    todo = [(0, record.moves)]
    for one in record.futures:
        found.append(BranchInfo(len(record.moves), len(one)))
        todo.append((len(record.moves), one))
    while todo and len(found) < MOST_SHOWN:
        first, moves = todo.pop()
        for i, move in enumerate(moves, first):
            found += [BranchInfo(i, len(one)) for one in move.branches]
            todo += [(i, one) for one in move.branches]
    return sorted(found, key=lambda one: (one.decision, one.length))[:MOST_SHOWN]


async def tree(hall: Hall, live: Live, visible: Callable[[Live], bool], own: Own) -> TreeNode:
    """The table and the branches from it, as far as whoever asks may know of them, and not more than so many."""
    root = await seen_node(live, own)
    looked, todo = 0, deque([root])
    while todo and looked < MOST_NODES:
        parent = todo.popleft()
        known = children_of(parent.id, models.tables.c.id).where(models.tables.c.parent_decision <= parent.decisions)
        for row in await hall.store.rows(known.limit(MOST_NODES - looked)):
            looked += 1
            child = await hall.find(row.id)
            if child is not None and visible(child):
                parent.children.append(await seen_node(child, own))
                todo.append(parent.children[-1])
    return root


def children_of(table: str, what: Any) -> Select[Any]:
    return select(what).where(models.tables.c.parent == table)


async def seen_node(live: Live, own: Own) -> TreeNode:
    async with live.lock:  # what is being written is nobody's to see yet
        return node_of(live, own(live))


def node_of(live: Live, own: int | None) -> TreeNode:
    """A table in the tree; to a delayed watcher it is as long as what they have seen, and nothing was taken back."""
    folded, row = live.folded, live.row
    is_late = own is None and folded.shown_to_watchers(live.now()) is not None
    return TreeNode(
        row.id, row.game, row.parent, row.parent_decision, row.branch_mode, folded.status,
        max(0, latest_decision(folded, own, live.now())), [] if is_late else branches_of(folded), row.result, [],
        row.settings.called, own,
    )  # fmt: skip
