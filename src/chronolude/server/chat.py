"""Chat and ready-made phrases: players among themselves, watchers among themselves."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select

from ..locale import say
from .live.line import Line
from .live.rows import plain_row
from .live.table import Live
from .protocol import LONGEST_TEXT, Channel, RefusalCode, Said, Say, Saying
from .store import Store, models
from .store.journal import Overtaken
from .store.notes import Spoke

PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "your-turn", "again")
MOST_KEPT: Final = 500


async def read_sayings(store: Store, table: str, since: int = 0) -> list[Saying]:
    """All that was said at a table after number `since`, in order."""
    said = models.said
    rows = await store.rows(
        select(said).where((said.c.table_id == table) & (said.c.n > since)).order_by(said.c.n)
    )  # fmt: skip
    return msgspec.convert([plain_row(row) for row in rows], list[Saying])


def channel_of(line: Line) -> Channel:
    return "watchers" if line.seat is None else "players"


def in_words(saying: Saying, lang: str) -> Saying:
    """A phrase in the reader's language."""
    if saying.phrase not in PHRASES:
        return saying
    return msgspec.structs.replace(saying, text=say(lang, f"sv-phrase-{saying.phrase}"))


def heard_by(live: Live, line: Line, sayings: list[Saying], since: int = 0) -> list[Saying]:
    """What this line may hear: its own channel, nobody it has muted."""
    muted = [] if line.seat is None else live.folded.seats[line.seat].muted
    mine = channel_of(line)
    return [
        in_words(one, line.lang) for one in sayings if one.channel == mine and one.n > since and one.seat not in muted
    ]


def copied(live: Live, seat: int | None, ask: Say) -> RefusalCode | None:
    """What a game has against a message of this seat: it may not copy out what only this seat may read."""
    table = live.folded.table
    if seat is None or table is None or live.folded.over:
        return None
    verdict = table.game.words.may_tell(table.seen(seat), ask.text)
    if verdict == "no":
        return "copied-strict"
    return "copied-out" if verdict == "ask" and not ask.sure else None


async def say_to_table(live: Live, line: Line, ask: Say, name: str) -> bool:
    """Keep a line of chat and pass it on; tells whether there was anything to say."""
    text = " ".join(ask.text.split())[:LONGEST_TEXT]
    phrase = ask.phrase if ask.phrase in PHRASES else ""
    if not text and not phrase:
        return False
    for _ in range(3):
        earlier = await read_sayings(live.store, live.id)
        n = earlier[-1].n + 1 if earlier else 1
        saying = Saying(n, channel_of(line), line.seat, name, "" if phrase else text, phrase, live.now())
        try:
            row = {"table_id": live.id, **plain(saying)}
            await live.store.write([(insert(models.said), row)], Spoke(live.id, n))
        except Overtaken:
            continue
        pass_on(live, saying)
        return True
    return False


def plain(saying: Saying) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.structs.asdict(saying)
    return made


def pass_on(live: Live, saying: Saying) -> None:
    for line in list(live.lines):
        heard = heard_by(live, line, [saying])
        if heard:
            line.send(Said(heard))


async def forget_said(store: Store, table: str, seat: int) -> None:
    """Delete all that a seat has said."""
    said = models.said
    await store.write([(delete(said).where((said.c.table_id == table) & (said.c.seat == seat)), None)])
