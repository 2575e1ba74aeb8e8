"""Making tables: their rows, keys and deal."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import insert

from ...bots import bots_for
from ...games import find
from ...tables import new
from ...tables.fair import commitment_of, new_secret
from ...tables.opening import check_seats, settle_options
from ..clocks.timeouts import best_bot
from ..hall import Hall
from ..http.bodies import Made, NewTable, SeatKey, SeatWish
from ..live import entries
from ..live.rows import SeatRow, TableRow, TableSettings, seat_values, table_values
from ..live.table import LOG, Live
from ..people.keys import hash_of, new_id
from ..store import models
from ..store.commits import Work
from ..thinking.bots import NAMES

NEW_TABLE: Final = insert(models.tables)  # made once: what writes to a file keeps the SQL of each
NEW_SEATS: Final = insert(models.seats)


class Unwanted(ValueError):
    """A wish that cannot be met; the message says why."""


def clean_name(name: str) -> str:
    """A name on one line, without signs that would turn the text around it."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:40]


def wished_seats(wish: NewTable, seats: int) -> list[SeatWish]:
    """Who sits where: as told, or the maker first and the bots last."""
    if wish.players:
        if len(wish.players) != seats:
            raise Unwanted(f"there are {seats} seats, and {len(wish.players)} were described")
        return wish.players
    if len(wish.bots) >= seats:
        raise Unwanted(f"{len(wish.bots)} bots leave no seat for you")
    mine = SeatWish("human", wish.name)
    others = [SeatWish("open")] * (seats - 1 - len(wish.bots))
    return [mine, *others, *[SeatWish("bot", bot=bot) for bot in wish.bots]]


def seat_rows(game: str, wishes: list[SeatWish]) -> list[SeatRow]:
    out: list[SeatRow] = []
    for seat, wish in enumerate(wishes):
        row = SeatRow(seat, wish.kind, clean_name(wish.name))
        if wish.kind == "bot":
            row.bot = wish.bot or best_bot(game)
            row.name = row.name or NAMES[seat % len(NAMES)]
            if row.bot not in bots_for(game):
                raise Unwanted(f"{game} has no bot {row.bot!r}; it has {', '.join(bots_for(game))}")
        out.append(row)
    return out


async def make_table(hall: Hall, wish: NewTable, base: str, log: Sequence[entries.Any] = (), **more: Any) -> Made:
    """Make a table and its keys. `log` is what has happened there already, `more` are further fields of its row."""
    try:
        game = find(wish.game)
        count = check_seats(game, wish.seats if wish.seats is not None or not wish.players else len(wish.players))
        options = settle_options(game, count, dict(wish.options))
        seats = seat_rows(game.id, wished_seats(wish, count))
    except ValueError as error:
        raise Unwanted(str(error)) from None
    kept = tuple(more.pop("kept", ()))
    if wish.options and not set(more) - {"id"}:
        await try_deal(game.id, count, options)
    host_seat = None if more.get("evening") else next((seat.seat for seat in seats if seat.kind == "human"), None)
    settings = msgspec.structs.replace(checked(wish.settings), host_seat=host_seat, kept=kept)
    now = hall.now()
    made = str(more.pop("id", "") or new_id())
    host, watch = hall.locksmith.make(made, "host"), hall.locksmith.make(made, "watch")
    row = TableRow(
        id=made, game=game.id, seats=count, options=options, settings=settings,
        host_hash=hash_of(host), watch_hash=hash_of(watch),
        **{**NOTHING, "secret": new_secret(), "status": "open", "created": now, "touched": now, **more},
    )  # fmt: skip
    keys = [give_key(hall, row.id, seat, base) for seat in seats if seat.kind == "human"]
    works: list[Work] = [(NEW_TABLE, table_values(row))]
    works.append((NEW_SEATS, [seat_values(made, seat) for seat in seats]))
    if log:
        rows = [{"table_id": made, "n": n, "at": now, "entry": entries.write(one)} for n, one in enumerate(log)]
        works.append((LOG, rows))
    await hall.store.write(works)
    hall.departures.renew()
    return Made(made, f"{base}/t/{made}", host, f"{base}/s/{watch}", keys, commitment_of(row.secret))


async def try_deal(game: str, seats: int, options: dict[str, str]) -> None:
    """Deal once to nobody: options that are right each by themselves may leave nothing to deal together."""
    try:
        await asyncio.to_thread(new, game, seats, 0, **options)
    except ValueError as error:
        raise Unwanted(str(error)) from None


NOTHING: dict[str, Any] = dict.fromkeys(
    ("start", "parent", "parent_decision", "branch_mode", "daily", "rematch", "result", "evening")
)


def checked(settings: TableSettings) -> TableSettings:
    """Settings with sensible bounds."""
    clock = settings.clock
    spans = (clock.bank, clock.increment, clock.hours, clock.cap_hours)
    if not all(0 <= span <= 1_000_000 for span in spans) or clock.bank <= 0 or clock.hours <= 0:
        raise Unwanted("a clock needs a bank and hours above zero")
    if not 0 <= settings.delay <= 86_400:
        raise Unwanted("watchers may be delayed by up to a day")
    return settings


def give_key(hall: Hall, table: str, seat: SeatRow, base: str) -> SeatKey:
    """A fresh key to a seat; the one before it no longer opens anything once the seat is stored."""
    token = hall.locksmith.make(table, "seat", seat.seat)
    seat.token_hash = hash_of(token)
    return SeatKey(seat.seat, token, f"{base}/s/{token}")


async def deal(live: Live, bot: str = "") -> None:
    """Begin: open seats go to bots, everybody's words are mixed in."""
    folded = live.folded
    if folded.table is not None or folded.over:
        raise Unwanted("the game has already begun")
    bots = seat_rows(live.row.game, [SeatWish("bot", bot=bot)] * live.row.seats)
    filled = [bots[seat.seat] for seat in folded.seats if seat.kind == "open"]
    entropy = [seat.entropy if seat.kind == "human" else "" for seat in folded.seats]
    await live.append(entries.Dealt(entropy), seats=filled)


def is_full(live: Live) -> bool:
    return all(seat.kind != "open" for seat in live.folded.seats)


async def deal_when_ready(live: Live) -> None:
    """Begin as soon as no seat is open and everybody has come to the table once."""
    folded = live.folded
    if folded.table is None and not folded.over and is_full(live):
        people = {seat.seat for seat in folded.seats if seat.kind == "human"}
        if people <= live.been_here:
            await deal(live)
