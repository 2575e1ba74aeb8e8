"""Rounds in the hall: their tables are made, read when they end, and opened when the round is over."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Any, Final

from sqlalchemy import Row, select

from ...games import find
from ...tables.fair import new_secret
from ..hall import Hall
from ..http.bodies import NewTable, SeatWish
from ..live.rows import TableSettings, loaded
from ..live.table import Live
from ..people.keys import new_id
from ..people.seats import close
from ..starts.tables import Unwanted, make_table
from ..store import models
from ..store.commits import Overtaken
from .evening import ClubRound, ClubTable, Evening, entrants_of
from .pairing import Pairing, TooFew, pair, pair_all
from .plans import change, must_read
from .skills import skills_of

OVER: Final = ("over", "closed")
LONGEST_CALLED: Final = 50
"""Letters of an evening's name in those of its tables."""
Ends = dict[str, tuple[str, dict[str, Any] | None]]
"""By table: its status, and its result once it has one."""


def bounds_of(evening: Evening) -> tuple[int, int]:
    """The smallest and the largest table that may be laid."""
    terms = evening.terms
    if not terms.uneven or terms.size == 1:
        return terms.size, terms.size
    least, most = find(terms.game).seats
    return max(2, least), most


def paired(evening: Evening) -> Pairing:
    """Who would meet whom next."""
    if evening.ended or len(evening.rounds) >= evening.terms.rounds:
        raise Unwanted("all rounds of this evening were played")
    if evening.current is not None:
        raise Unwanted("the round goes on: close it first")
    how = pair if evening.terms.system == "swiss" else pair_all
    try:
        return how(entrants_of(evening), evening.terms.size, *bounds_of(evening))
    except TooFew as error:
        raise Unwanted(str(error)) from None


async def pair_next(hall: Hall, id: str, most_tables: int) -> Evening:
    """Pair the next round. Its tables have their names from here on, and are made from the plan, now or after a fall.

    The deal of a round is drawn here and not before: nobody could have read it.
    """
    while True:
        before = await must_read(hall.store, id)
        found = await asyncio.to_thread(paired, before)
        if len(found.tables) > most_tables:
            raise Unwanted("so many tables were made from your address that it has to wait")
        tables = [ClubTable(new_id(), who) for who in found.tables]
        round_ = ClubRound(new_secret(), tables, found.byes)
        fresh = partial(added, version=before.version, round_=round_)
        evening, fits = await change(hall.store, id, hall.now(), fresh)
        if fits:
            return await settled(hall, evening)


def added(evening: Evening, version: int, round_: ClubRound) -> bool:
    """Add a round that was paired for this version; whether it still was this one."""
    if evening.version != version:
        return False
    evening.rounds.append(round_)
    return True


async def close_round(hall: Hall, id: str) -> Evening:
    """End the round as it is: tables that have not ended end now, without a result."""
    evening = await settled(hall, await must_read(hall.store, id))
    going = evening.current
    if going is None:
        return evening
    status = await ends_of(hall, evening)
    for table in going.tables:
        live = None if status.get(table.id, ("gone",))[0] in (*OVER, "gone") else await hall.take(table.id)
        if live is not None:
            await live.decide(lambda live=live: shut(live))  # type: ignore[misc]
    return await settled(hall, await must_read(hall.store, id))


async def shut(live: Live) -> None:
    if not live.folded.over:
        await close(live)


async def settled(hall: Hall, evening: Evening) -> Evening:
    """See to what an evening still owes: tables to be made, a round whose tables have all ended, cards to be opened."""
    going = evening.current
    if going is not None and not going.made:
        await lay_tables(hall, evening, going)
        evening, _ = await change(hall.store, evening.id, hall.now(), lambda now: mark_made(now, len(evening.rounds)))
    if evening.current is not None:
        ends = await ends_of(hall, evening)
        if all(ends.get(table.id, ("gone", None))[0] in (*OVER, "gone") for table in evening.current.tables):
            evening, _ = await change(hall.store, evening.id, hall.now(), lambda now: write_down(now, ends))
    for n, one in enumerate(evening.rounds):
        if one.over and not one.told:
            await open_cards(hall, one)
            evening, _ = await change(hall.store, evening.id, hall.now(), lambda now, n=n: mark_told(now, n))  # type: ignore[misc]
    return evening


def mark_made(evening: Evening, count: int) -> None:
    if len(evening.rounds) == count:
        evening.rounds[-1].made = True


def mark_told(evening: Evening, n: int) -> None:
    evening.rounds[n].told = True


def write_down(evening: Evening, ends: Ends) -> None:
    """The round is over: what its tables came to is the evening's from here on, whatever becomes of them."""
    going = evening.current
    if going is None:
        return
    for table in going.tables:
        result = ends.get(table.id, ("gone", None))[1]
        if result is not None and not table.reason:
            table.places, table.scores = list(result["ranks"]), list(result["scores"])
    going.over = True
    evening.skills = skills_of(evening)
    evening.ended = evening.ended or len(evening.rounds) >= evening.terms.rounds


async def ends_of(hall: Hall, evening: Evening) -> Ends:
    """How the tables of an evening stand, by what is on disk."""
    tables = models.tables
    wanted = select(tables.c.id, tables.c.status, tables.c.result).where(tables.c.evening == evening.id)
    return {row.id: end_of(row) for row in await hall.store.rows(wanted)}


def end_of(row: Row[Any]) -> tuple[str, dict[str, Any] | None]:
    return row.status, loaded(row.result)


# ── their tables ─────────────────────────────────────────────────────────────────────────────────


async def lay_tables(hall: Hall, evening: Evening, round_: ClubRound) -> None:
    """Make what is missing of a round's tables; another worker may be doing the same."""
    there = await ends_of(hall, evening)
    for table in round_.tables:
        if table.id not in there:
            try:
                await lay(hall, evening, round_, table)
            except Overtaken:
                continue


async def lay(hall: Hall, evening: Evening, round_: ClubRound, table: ClubTable) -> None:
    """One table: an ordinary one whose people are seated already. They fetch their keys by those of the evening."""
    terms = evening.terms
    n = evening.rounds.index(round_) + 1
    number = round_.tables.index(table) + 1
    settings = TableSettings(
        watch="everyone", delay=terms.delay, hints=terms.hints, clock=terms.clock,
        called=" · ".join(filter(None, [terms.name[:LONGEST_CALLED], f"{n}.{number}"])),
    )  # fmt: skip
    players = [SeatWish("human", evening.members[who].name) for who in table.who]
    wish = NewTable(terms.game, len(players), dict(terms.options), [], players, "", settings)
    more: dict[str, Any] = {"start": {"shared": True}, "secret": round_.secret, "sealed": 1} if terms.shared else {}
    await make_table(hall, wish, "", id=table.id, evening=evening.id, kept=tuple(range(len(players))), **more)


async def open_cards(hall: Hall, round_: ClubRound) -> None:
    """A round is over: its cards are nobody's secret any more."""
    for table in round_.tables:
        live = await hall.take(table.id)
        if live is not None and live.row.sealed:
            await live.decide(lambda live=live: live.append(sealed=0))  # type: ignore[misc]


def draw_lot() -> int:
    return secrets.randbits(30)
