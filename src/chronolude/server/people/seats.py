"""Joining, and what the host may do with seats."""

from __future__ import annotations

import math

import msgspec

from ...bots import bots_for
from ..clocks.timeouts import best_bot
from ..hall import Hall
from ..http.bodies import Join, SeatChange, SeatKey
from ..live import entries
from ..live.days import is_on
from ..live.fold import BEFORE
from ..live.rows import SeatRow
from ..live.table import Live
from ..live.undo import carried_out
from ..starts.tables import Unwanted, clean_name, give_key
from ..thinking.bots import NAMES
from .chat import forgotten, unnamed


async def join(hall: Hall, live: Live, wish: Join, base: str) -> SeatKey:
    """Take an open seat under a name."""
    free = [seat for seat in live.folded.seats if seat.kind == "open"]
    if wish.seat is not None:
        free = [seat for seat in free if seat.seat == wish.seat]
    if not free or live.folded.over:
        raise Unwanted("no such seat is open at this table")
    free = [seat for seat in free if seat.seat not in live.row.settings.kept]
    if not free:
        raise Unwanted("this seat is kept for whoever had it in the game before; the host can give you a link")
    seat = msgspec.structs.replace(free[0], kind="human", name=clean_name(wish.name))
    if live.folded.table is None:
        seat.entropy = wish.entropy
    key = give_key(hall, live.id, seat, base)
    await live.append(entries.Sat(seat.seat, "joined"), seats=[seat])
    return key


async def new_link(hall: Hall, live: Live, seat: int, base: str, mine: bool = False) -> SeatKey:
    """Issue a seat's link anew: the old one is dead. An open seat becomes the seat of whoever gets the link.

    A link shows a hand: while a game goes on the host makes one for somebody else only after a long absence, and the
    table is told. Whoever is there makes it themselves.
    """
    row = seat_of(live, seat)
    person = not mine and (row.kind == "human" or row.owned)
    if person and live.row.sealed:
        raise Unwanted("other tables play the same cards: whoever sits here comes by their own key of the evening")
    if person and live.folded.status == "live" and live.absent(seat) < hall.settings.link_seconds:
        minutes = math.ceil(hall.settings.link_seconds / 60)
        raise Unwanted(f"this person can make a new link themselves; you can once they were away for {minutes} minutes")
    if row.kind == "bot" and not row.owned:
        raise Unwanted("a bot holds this seat; release it first")
    changed = msgspec.structs.replace(row, kind="human" if row.kind == "open" else row.kind)
    key = give_key(hall, live.id, changed, base)
    told = entries.Relinked(seat) if person else entries.Sat(seat, "joined") if row.kind == "open" else None
    await live.append(*([] if told is None else [told]), seats=[changed])
    return key


async def revoke_link(live: Live, seat: int) -> None:
    """Nobody can come in by this seat's link any more."""
    must_be_free(live)
    row = msgspec.structs.replace(seat_of(live, seat), token_hash="")
    await live.append(entries.Relinked(seat, revoked=True), seats=[row])


async def change_seat(live: Live, seat: int, wish: SeatChange, mine: bool = True) -> None:
    """A bot for a person, the person back, a seat set free."""
    if not live.row.sealed or wish.action not in ("bot", "back"):  # of a club night a seat stays its member's
        must_be_free(live)
    row = seat_of(live, seat)
    if live.folded.over:
        raise Unwanted("the game is over")
    changed, how = changed_seat(live, row, wish)
    sent = not mine and row.kind == "human" and how != "back"
    back = [] if how == "back" or sent else carried_out(live.folded, seat)
    was = None if row.kind == BEFORE[how] else row.kind
    goes = bool(row.name) and row.kind == "human" and not changed.token_hash
    also = [unnamed(live.id, seat)] if goes else []
    await live.append(entries.Sat(seat, how, "host" if sent else "holder", was), *back, seats=[changed], also=also)
    if goes:
        await live.retell()


def changed_seat(live: Live, row: SeatRow, wish: SeatChange) -> tuple[SeatRow, entries.How]:
    replace = msgspec.structs.replace
    if wish.action == "back":
        if not row.owned or row.kind != "bot":
            raise Unwanted("nobody left this seat to a bot")
        return replace(row, kind="human", bot="", owned=False), "back"
    if wish.action in ("bot", "leave"):
        if row.kind == "bot":
            raise Unwanted("a bot holds this seat already")
        if wish.action == "leave" and live.folded.table is None:
            return SeatRow(row.seat), "left"
        bot = checked_bot(live, wish.bot or best_bot(live.row.game))
        usual = NAMES[row.seat % len(NAMES)]
        if wish.action == "bot" and row.kind == "human":  # they stay, look on, and may come back
            return replace(row, kind="bot", bot=bot, name=row.name or usual, owned=True), "bot"
        return SeatRow(row.seat, "bot", usual, bot), "bot"
    return SeatRow(row.seat), "kicked" if wish.action == "kick" else "left"


def checked_bot(live: Live, bot: str) -> str:
    known = bots_for(live.row.game)
    if bot not in known:
        raise Unwanted(f"{live.row.game} has no bot {bot!r}; it has {', '.join(known)}")
    return bot


def must_be_free(live: Live) -> None:
    """Seats of a shared deal are nobody's to give away: a bot's hand would be read, or one's own played twice."""
    if live.row.sealed:
        raise Unwanted("other tables play the same cards: a bot can play for somebody, and nobody else can")
    if is_on(live.row, live.now()):
        raise Unwanted("the deal of the day is played by whoever began it, against these bots")


def seat_of(live: Live, seat: int) -> SeatRow:
    if not 0 <= seat < live.row.seats:
        raise Unwanted(f"seat {seat} is not one of 0 to {live.row.seats - 1}")
    return live.folded.seats[seat]


async def pause(live: Live, paused: bool) -> None:
    if live.folded.table is None or live.folded.over:
        raise Unwanted("there is no game to pause")
    if paused == (live.folded.paused is not None):
        return
    await live.append(entries.Paused() if paused else entries.Resumed())


async def close(live: Live) -> None:
    if live.folded.over:
        raise Unwanted("the game is over")
    await live.append(entries.Closed())


async def forget(live: Live, seat: int) -> None:
    """Delete a person's name at this table; what they answered stays, as it belongs to the game."""
    row = msgspec.structs.replace(seat_of(live, seat), name="", webhook="", webhook_key="")
    await live.append(seats=[row], also=[forgotten(live.id, seat)])
    await live.retell()


async def set_webhook(live: Live, seat: int, url: str, key: str) -> None:
    await live.append(seats=[msgspec.structs.replace(seat_of(live, seat), webhook=url, webhook_key=key)])
