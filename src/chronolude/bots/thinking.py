"""A process that thinks for others: a position in, an answer out, a line of JSON each.

It runs at a lower priority than whoever asked, so that people's answers come first.
"""

from __future__ import annotations

import contextlib
import os
import queue
import sys
import threading
from functools import partial
from typing import Any, BinaryIO, Final

import msgspec

from ..kernel.chance import Cheap
from ..locale import LANGUAGES
from ..search.judgement import Judged
from ..tables import Record, Table
from ..tables.opening import resumed
from . import make
from .advice import Advice, advise, judge
from .ladder import in_words
from .memory import limit_memory
from .strangers.guard import Guarded

NICE: Final = 10
READY: Final = b"ready\n"


class Asked(msgspec.Struct, frozen=True):
    """What a bot is to answer; with no bot, what to advise; with an answer that was given, how good it was."""

    game: str
    position: dict[str, Any]
    seat: int
    bot: str = ""
    seed: int = 0
    given: str = ""
    record: dict[str, Any] | None = None
    """The game up to where it is asked, where there is no position."""


class ThinkReply(msgspec.Struct, frozen=True):
    """The answer, the advice or the judgement; or how it failed."""

    text: str = ""
    advice: Advice | None = None
    judged: Judged | None = None
    words: dict[str, tuple[str, str]] = {}
    """For each language what was judged, and what was best."""
    error: str = ""


def think(asked: Asked) -> ThinkReply:
    """Choose from the sight of the seat; a bot may fail in any way."""
    try:
        table = table_of(asked)
        if asked.given:
            return judged(table, asked)
        if not asked.bot:
            return ThinkReply(advice=advise(table, asked.seat, asked.seed))
        return answered(table, asked)
    except Exception as error:
        return ThinkReply(error=repr(error))


def answered(table: Table, asked: Asked) -> ThinkReply:
    """One answer has no game to end: a bot that has a program gives it back for the next ask."""
    bot = Guarded(asked.bot, partial(make, asked.game, asked.bot), asked.seed)
    text = table.choose(asked.seat, bot)
    bot.end(None)
    return ThinkReply(text) if bot.lapse is None else ThinkReply(error=bot.lapse.what)


def table_of(asked: Asked) -> Table:
    if asked.record is None:
        return resumed(asked.game, asked.position, Cheap(asked.seed))
    table: Table = msgspec.convert(asked.record, Record).replay()
    return table


def judged(table: Table, asked: Asked) -> ThinkReply:
    found = judge(table, asked.seat, asked.given, asked.seed)
    if found is None:
        return ThinkReply()
    choices = table.options(asked.seat)
    words = {lang: (in_words(choices, found.answer, lang), in_words(choices, found.best, lang)) for lang in LANGUAGES}
    return ThinkReply(judged=found, words=words)


def listen(source: BinaryIO, asks: queue.SimpleQueue[bytes]) -> None:
    """Pass lines on; when whoever asks is gone, end at once, also in mid-thought."""
    for line in source:
        asks.put(line)
    os._exit(0)


def main() -> None:
    """Answer line by line. What a bot prints goes to stderr, not among the answers."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    if len(sys.argv) > 1:
        limit_memory(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    asks: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, asks), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):  # whoever asked was killed a moment ago
        answers.write(READY)
        while True:
            thought = think(msgspec.json.decode(asks.get(), type=Asked))
            answers.write(msgspec.json.encode(thought) + b"\n")


if __name__ == "__main__":
    main()
