"""Games that are over, to be looked for: those that anybody may watch, and those of whoever asks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from sqlalchemy import ColumnElement, Row, select

from ..live.days import day_at
from ..live.rows import loaded
from ..live.scene import title
from ..store import Store, models

MOST_SEARCHED: Final = 1000
"""So many of the last that ended are looked through."""
MOST_SHOWN: Final = 24
MOST_FORKS: Final = 12
"""So many branches of each are told."""
Words = Annotated[str, Meta(max_length=64)]


class Search(msgspec.Struct, frozen=True):
    """What is looked for; an empty field means any."""

    game: Words = ""
    ending: Words = ""
    player: Words = ""
    least: int = 0
    most: int = 1_000_000
    before: float = 0.0
    """Only what ended before: the next page of a search."""
    own: bool = False
    """Only games of whoever asks."""


class Forked(msgspec.Struct):
    """A branch that leaves a game: where, and the table it became."""

    table: str
    decision: int


class FinishedGame(msgspec.Struct):
    """A game that is over, as a page lists it."""

    id: str
    game: str
    title: str
    names: list[str]
    bots: list[str]
    """What plays each seat; empty for people."""
    winners: list[int]
    ranks: list[int]
    scores: list[int]
    ending: str
    rule: str
    decisions: int
    at: float
    mine: int | None
    """The seat of whoever asks."""
    parent: str | None
    forks: list[Forked]


class Finished(msgspec.Struct):
    """What was found, the last first, and whether there is more."""

    games: list[FinishedGame]
    more: bool
    endings: dict[str, list[str]]
    """Endings that there are, by game."""


async def search(store: Store, wanted: Search, mine: dict[str, int], lang: str, now: float) -> Finished:
    rows = await ended(store, list(mine), day_at(now), wanted.own)
    results: dict[str, Any] = {row.id: loaded(row.result) for row in rows}
    endings: dict[str, set[str]] = {}
    for row in rows:
        endings.setdefault(row.game, set()).add(str(results[row.id]["ending"]))
    fitting = [row for row in rows if fits(row, results[row.id], wanted)]
    seats = await seats_of(store, [row.id for row in fitting])
    found = [row for row in fitting if is_there(seats.get(row.id, []), wanted.player)]
    shown = found[:MOST_SHOWN]
    forks = await forks_of(store, [row.id for row in shown])
    games = [
        listed(row, results[row.id], seats.get(row.id, []), forks.get(row.id, []), mine.get(row.id), lang)
        for row in shown
    ]
    return Finished(games, len(found) > MOST_SHOWN, {game: sorted(known) for game, known in endings.items()})


async def ended(store: Store, mine: Collection[str], day: str, own: bool) -> Sequence[Row[Any]]:
    """The last that ended, but for the deal of a day that goes on; of a round that does, only one's own."""
    tables = models.tables.c
    shown: ColumnElement[bool] = tables.id.in_(mine)
    if not own:
        shown = shown | tables.settings.like('%"watch":"everyone"%') & (tables.sealed == 0)
    return await store.rows(
        select(tables.id, tables.game, tables.result, tables.touched, tables.parent)
        .where((tables.status == "over") & tables.result.is_not(None) & shown)
        .where(tables.daily.is_(None) | tables.daily.not_like(f"%:{day}"))
        .order_by(tables.touched.desc())
        .limit(MOST_SEARCHED)
    )


def fits(row: Row[Any], result: dict[str, Any], wanted: Search) -> bool:
    return (
        wanted.game in ("", row.game)
        and wanted.ending in ("", result["ending"])
        and wanted.least <= result["decisions"] <= wanted.most
        and (not wanted.before or row.touched < wanted.before)
    )


def is_there(seats: list[Row[Any]], player: str) -> bool:
    return not player or any(player.casefold() in seat.name.casefold() for seat in seats)


async def seats_of(store: Store, ids: list[str]) -> dict[str, list[Row[Any]]]:
    seats, found = models.seats.c, dict[str, list[Row[Any]]]()
    rows = await store.rows(
        select(seats.table_id, seats.name, seats.bot).where(seats.table_id.in_(ids)).order_by(seats.seat)
    )
    for row in rows:
        found.setdefault(row.table_id, []).append(row)
    return found


async def forks_of(store: Store, ids: list[str]) -> dict[str, list[Forked]]:
    """Where branches leave; who may see them is settled when one is opened."""
    tables, found = models.tables.c, dict[str, list[Forked]]()
    rows = await store.rows(
        select(tables.id, tables.parent, tables.parent_decision)
        .where(tables.parent.in_(ids) & tables.settings.like('%"watch":"everyone"%'))
        .order_by(tables.created)
        .limit(MOST_FORKS * MOST_SHOWN)
    )
    for row in rows:
        known = found.setdefault(row.parent, [])
        if len(known) < MOST_FORKS:
            known.append(Forked(row.id, row.parent_decision or 0))
    return found


def listed(
    row: Row[Any], result: dict[str, Any], seats: list[Row[Any]], forks: list[Forked], mine: int | None, lang: str
) -> FinishedGame:
    return FinishedGame(
        row.id, row.game, title(row.game, lang), [seat.name for seat in seats], [seat.bot for seat in seats],
        result["winners"], result["ranks"],
        result["scores"], result["ending"], result["rule"], result["decisions"], row.touched,
        mine, row.parent, forks,
    )  # fmt: skip
