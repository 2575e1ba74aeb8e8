"""People's answers in a row: checked and taken at once, written with others', told when they are on disk.

An answer may be taken while the one before it is still being written. What is told of it is made then, from the table
as it is after it, and sent when its own writing is done. A writing that fails fails all that were built on it: memory
is made from the log again, and each of them is decided anew or told that it did not work.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from ...tables import Refused
from ..live import entries
from ..live.connection import Connection
from ..live.rows import Logged
from ..live.scene import Scene
from ..live.standing import is_by_hand
from ..live.table import Live
from ..metrics import ANSWER_SECONDS, MESSAGES
from ..store.commits import Chain, Overtaken
from .answers import considered
from .messages import Accepted, Answer, AnyReply, WireFault

ANSWERS: Final = MESSAGES.labels("answer")
Redo = Callable[[Connection, Answer], Coroutine[Any, Any, None]]
News = list[tuple[Connection, int, list[tuple[type[AnyReply], bytes]]]]
logs = structlog.get_logger("chronolude.socket")
_menders: Final[set[asyncio.Task[None]]] = set()


class Flight:
    """An answer that was taken and is being written."""

    def __init__(self, live: Live, connection: Connection, request: Answer, redo: Redo) -> None:
        self.live = live
        self.connection = connection
        self.request = request
        self.redo = redo
        self.begun = time.perf_counter()
        self.at = live.now()
        self.first = live.folded.log_length
        self.log: list[Logged] = []
        self.news: News = []
        """For each connection what it is to be sent, and the last event it had heard before."""
        self.error: BaseException | None = None

    def take(self, entry: entries.Answered | entries.Kept, only: int | None) -> None:
        """Take it and have it written; raises Refused, with nothing changed, if it is not on offer."""
        live, folded = self.live, self.live.folded
        try:
            folded.apply(entry, self.at)
            due = live.answer_due(self.at)
            self.log = [Logged(self.at, one) for one in (entry, *due)]
            works = live.works(self.at, self.first, self.log, [], {})
        except Refused:
            raise
        except Exception as error:  # memory may have changed by halves
            live.lock.begin()
            self._fail(error)
            return
        live.lock.begin()
        live.store.submit(works, live.id, live.lock.chain, self.settle)
        self._prepare(None if due else only)
        live.store.hasten()

    def _prepare(self, only: int | None) -> None:
        """Make what each connection is to be sent, while the answer is on its way to the disk."""
        scene, ref = Scene(self.live.folded, self.live, self.at, only is None), self.request.ref
        for one in self.live.told(only):
            heard = one.heard
            try:
                self.news.append((one, heard, one.news(scene, ref if one is self.connection else 0)))
            except Exception as error:  # the answer counts; whoever cannot be told it comes again
                logs.error("an answer cannot be told", table=self.live.id, error=repr(error))
                one.close()

    def settle(self, error: BaseException | None) -> None:
        """It is on disk: now it may be told. Or it is not."""
        live = self.live
        if error is not None:
            self._fail(error)
            return
        live.used = self.at
        for connection, _, messages in self.news:
            for kind, text in messages:
                connection.send_text(kind, text)
        ANSWERS.inc()
        ANSWER_SECONDS.observe(time.perf_counter() - self.begun)
        if not is_by_hand(live.folded):
            live.changed(live)
        live.lock.end()

    def _fail(self, error: BaseException) -> None:
        """Nobody passes until memory is what is on disk; the last one to fail sees to it."""
        live = self.live
        self.error = error
        if not isinstance(error, Overtaken):
            logs.error("an answer was not written", table=live.id, error=repr(error))
        for connection, heard, _ in self.news:
            connection.heard, connection.base = min(connection.heard, heard), None
        live.spoilt = True
        live.lock.chain.failed.append(self)
        if len(live.lock.chain.failed) == live.lock.passing:
            task = asyncio.get_running_loop().create_task(mend(live))
            _menders.add(task)
            task.add_done_callback(_menders.discard)


async def mend(live: Live) -> None:
    """Make memory from the log again, and say to each answer that failed what became of it."""
    failed: list[Flight] = live.lock.chain.failed
    found: list[bool] = []
    try:
        for flight in failed:
            assert flight.error is not None
            found.append(await live.is_on_disk(flight.first, flight.log, flight.error))
    except Exception:  # the log cannot be read: the table was dropped, and who comes again finds it anew
        found += [False] * (len(failed) - len(found))
    finally:
        live.lock.chain = Chain()
        for _ in failed:
            live.lock.end()
    if any(found):
        live.tell()
    for flight, is_there in zip(failed, found, strict=True):
        connection, request = flight.connection, flight.request
        if is_there:
            connection.send(Accepted(request.ref, live.folded.decision))
        elif live.forgotten:  # another worker's: whoever comes again says it there
            connection.close()
        elif isinstance(flight.error, Overtaken):
            await flight.redo(connection, request)
        else:
            connection.send(WireFault("internal", "that did not work; nothing has changed", request.ref))


def answer_at_once(live: Live, connection: Connection, request: Answer, redo: Redo) -> bool:
    """Take an answer without waiting for anything; False where it has to wait its turn.

    Whatever is not simply taken goes the long way, which begins when the answers before are on disk: a refusal, and a
    yes to what was said twice, must not speak of what is not.
    """
    if not live.lock.is_open or live.spoilt or live.forgotten or live.folded.table is None:
        return False
    if not live.admits(connection):
        connection.dismiss()
        return True
    found = considered(live, connection, request)
    if not isinstance(found, tuple):  # a refusal, or a yes to what was said twice
        return False
    try:
        Flight(live, connection, request, redo).take(*found)
    except Refused:
        return False
    return True
