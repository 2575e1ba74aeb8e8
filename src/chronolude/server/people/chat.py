"""Chat and ready-made phrases: players among themselves, watchers among themselves."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update

from ...locale import one_line, say
from ..live.connection import Connection
from ..live.rows import plain_row
from ..live.table import Live
from ..store import Store, models
from ..store.commits import Overtaken, Work
from ..wire.contents import LONGEST_TEXT, Channel, RefusalCode, Saying
from ..wire.messages import Accepted, AnyReply, Mute, Said, Say
from ..wire.refusals import refuse

PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "your-turn", "again")
MOST_KEPT: Final = 500
"""So many sayings of a table are kept, watchers' included."""
SAID: Final = insert(models.said)


async def read_sayings(store: Store, table: str, since: int = 0) -> list[Saying]:
    """All that was said at a table after number `since`, in order."""
    said = models.said
    rows = await store.rows(
        select(said).where((said.c.table_id == table) & (said.c.n > since)).order_by(said.c.n)
    )  # fmt: skip
    return msgspec.convert([plain_row(row) for row in rows], list[Saying])


async def last_said(store: Store, table: str) -> int:
    """The number of the last saying; 0 where nothing was said."""
    found = await store.row(select(func.max(models.said.c.n)).where(models.said.c.table_id == table))
    return 0 if found is None or found[0] is None else int(found[0])


def channel_of(connection: Connection) -> Channel:
    return "watchers" if connection.seat is None else "players"


def in_words(saying: Saying, lang: str) -> Saying:
    """A phrase in the reader's language."""
    if saying.phrase not in PHRASES:
        return saying
    return msgspec.structs.replace(saying, text=say(lang, f"sv-phrase-{saying.phrase}"))


def heard_by(live: Live, connection: Connection, sayings: list[Saying], since: int = 0) -> list[Saying]:
    """What this connection may hear: its own channel, nobody it has muted."""
    muted = [] if connection.seat is None else live.folded.seats[connection.seat].muted
    mine = channel_of(connection)
    found = [one for one in sayings if one.channel == mine and one.n > since and one.seat not in muted]
    return [in_words(one, connection.lang) for one in found]


def copied(live: Live, seat: int | None, request: Say) -> RefusalCode | None:
    """What a game has against a message of this seat: it may not copy out what only this seat may read."""
    table = live.folded.table
    if seat is None or table is None or live.folded.over:
        return None
    verdict = table.game.words.may_tell(table.seen(seat), request.text)
    if verdict == "no":
        return "copied-strict"
    return "copied-out" if verdict == "ask" and not request.sure else None


async def say_to_table(live: Live, connection: Connection, request: Say) -> AnyReply | None:
    """Keep what somebody says and pass it on; a reply only to those who wait for one."""
    code = copied(live, connection.seat, request)
    if code is None and not await keep(live, connection, request):
        code = "not-possible"
    if code is not None:
        return refuse(connection, request, code)
    return Accepted(request.ref, live.folded.decision) if request.ref else None


async def keep(live: Live, connection: Connection, request: Say) -> bool:
    """Write it down and pass it on; tells whether there was anything to say."""
    text = one_line(request.text)[:LONGEST_TEXT]
    phrase = request.phrase if request.phrase in PHRASES else ""
    if not text and not phrase:
        return False
    name = "" if connection.seat is None else live.folded.names[connection.seat]
    for _ in range(3):
        n = await last_said(live.store, live.id) + 1
        saying = Saying(n, channel_of(connection), connection.seat, name, "" if phrase else text, phrase, live.now())
        try:
            row = {"table_id": live.id, **plain(saying)}
            old = delete(models.said).where((models.said.c.table_id == live.id) & (models.said.c.n <= n - MOST_KEPT))
            await live.store.write([(SAID, row), (old, None)], live.id)
        except Overtaken:
            continue
        pass_on(live, saying)
        return True
    return False


async def mute(live: Live, connection: Connection, request: Mute) -> AnyReply:
    """Hear no more chat from a seat, or hear it again."""
    seat, decision = connection.seat, live.folded.decision
    if seat is None:
        return refuse(connection, request, "watching")
    if not 0 <= request.seat < live.row.seats or request.seat == seat:
        return refuse(connection, request, "not-possible")
    if live.folded.is_full:
        return refuse(connection, request, "full")
    row = live.folded.seats[seat]
    muted = sorted({*row.muted, request.seat} if request.muted else {*row.muted} - {request.seat})
    await live.append(seats=[msgspec.structs.replace(row, muted=muted)])
    return Accepted(request.ref, decision)


def plain(saying: Saying) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.structs.asdict(saying)
    return made


def pass_on(live: Live, saying: Saying) -> None:
    for connection in list(live.connections):
        heard = heard_by(live, connection, [saying])
        if heard:
            connection.send(Said(heard))


def forgotten(table: str, seat: int) -> Work:
    """All that a seat has said is deleted."""
    said = models.said
    return delete(said).where((said.c.table_id == table) & (said.c.seat == seat)), None


def unnamed(table: str, seat: int) -> Work:
    """What a seat said stays, under no name: whoever said it has gone."""
    said = models.said
    return update(said).where((said.c.table_id == table) & (said.c.seat == seat)).values(name=""), None
