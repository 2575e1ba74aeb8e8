"""The same table once more: the first to ask makes it, and everybody comes to the seat they had."""

from __future__ import annotations

from typing import Any

import msgspec

from ...tables.fair import commitment_of
from ..hall import Hall
from ..http.bodies import Made, NewTable, SeatWish
from ..live import entries
from ..live.table import Live
from ..people.keys import hash_of
from .tables import Unwanted, give_key, make_table


async def rematch(hall: Hall, live: Live, base: str, mine: set[int]) -> Made:
    """The same game, options and settings. Bots stay; whoever asks keeps their seats, others' are open for them alone.

    Asking again is safe: whoever did not hear the answer is given the keys anew.
    """
    if not live.folded.over:
        raise Unwanted("the game is not over yet")
    following = None if live.row.rematch is None else await hall.take(live.row.rematch)
    if following is not None:
        return await following.decide(lambda: come(hall, live, following, base, mine))
    wish = wish_of(live, mine)
    kept = [seat for seat, one in enumerate(wish.players) if one.kind == "open"]
    made = await make_table(hall, wish, base, id=hall.fresh_id(), kept=kept)
    await live.append(rematch=made.id)
    return made


def wish_of(live: Live, mine: set[int]) -> NewTable:
    row = live.row
    players = [
        SeatWish("open") if seat.kind == "human" and seat.seat not in mine else SeatWish(seat.kind, seat.name, seat.bot)
        for seat in live.folded.seats
    ]
    # it has no seat for strangers, and asks what its own maker wants
    settings = msgspec.structs.replace(row.settings, lobby=False, called="")
    return NewTable(row.game, row.seats, row.options, [], players, "", settings)


async def come(hall: Hall, live: Live, following: Live, base: str, mine: set[int]) -> Made:
    """Sit down at the table that was made: on one's own seats, as far as they are open or nobody has come to them."""
    folded = following.folded
    new = {seat for seat in mine if folded.seats[seat].kind == "open" and not folded.over}
    unheard = {seat for seat in mine - following.been_here if folded.seats[seat].kind == "human" and not folded.table}
    taken = [
        msgspec.structs.replace(folded.seats[seat], kind="human", name=live.folded.seats[seat].name)
        for seat in sorted(new | unheard)
    ]
    keys = [give_key(hall, following.id, seat, base) for seat in taken]
    host = ""
    row: dict[str, Any] = {}
    if following.row.settings.host_seat in unheard:
        host = hall.locksmith.make(following.id, "host")
        row = {"host_hash": hash_of(host)}
    if taken:
        await following.append(*(entries.Sat(seat, "joined") for seat in sorted(new)), seats=taken, **row)
    return Made(following.id, f"{base}/t/{following.id}", host, "", keys, commitment_of(following.row.secret))
