"""A process that thinks for others: a position in, an answer out, a line of JSON each.

It runs at a lower priority than whoever asked, so that people's answers come first.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from typing import Any, BinaryIO, Final

import msgspec

from ..kernel.chance import Cheap
from ..search.judgement import Judged
from ..tables.opening import resumed
from . import make
from .advice import Advice, advise, judge

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


class ThinkReply(msgspec.Struct, frozen=True):
    """The answer, the advice or the judgement; or how it failed."""

    text: str = ""
    advice: Advice | None = None
    judged: Judged | None = None
    error: str = ""


def think(asked: Asked) -> ThinkReply:
    """Choose from the sight of the seat; a bot may fail in any way."""
    try:
        table = resumed(asked.game, asked.position, Cheap(asked.seed))
        if asked.given:
            return ThinkReply(judged=judge(table, asked.seat, asked.given, asked.seed))
        if not asked.bot:
            return ThinkReply(advice=advise(table, asked.seat, asked.seed))
        return ThinkReply(table.choose(asked.seat, make(asked.game, asked.bot, asked.seed)))
    except Exception as error:
        return ThinkReply(error=repr(error))


def listen(source: BinaryIO, asks: queue.SimpleQueue[bytes]) -> None:
    """Pass lines on; when whoever asks is gone, end at once, also in mid-thought."""
    for line in source:
        asks.put(line)
    os._exit(0)


def main() -> None:
    """Answer line by line. What a bot prints goes to stderr, not among the answers."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    asks: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, asks), daemon=True).start()
    answers.write(READY)
    while True:
        thought = think(msgspec.json.decode(asks.get(), type=Asked))
        answers.write(msgspec.json.encode(thought) + b"\n")


if __name__ == "__main__":
    main()
