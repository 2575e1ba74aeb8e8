"""What is done with the messages of one connection: one after the other, at once where nothing has to be waited for.

What is worked out elsewhere goes beside them, in an order of its own: no answer waits for a forecast.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import structlog

from ..hall import Hall
from ..http.limits import Gate
from ..live.connection import Connection
from ..live.table import Live
from ..metrics import ANSWER_SECONDS, MESSAGES, REFUSALS
from ..store.commits import Overtaken
from .handlers import BESIDE, MOST_ASKED, reply_to
from .messages import UNREADABLE, Answer, AnyRequest, Refusal, WireFault, outline_of, read
from .pipeline import answer_at_once
from .refusals import refuse

MOST_HASTY: Final = 100
"""Messages in a row that came too fast; whoever sends more does not listen."""
MOST_WAITING: Final = 262_144
"""Bytes of messages that wait while an earlier one is seen to."""
logs = structlog.get_logger("chronolude.socket")


class Ears:
    """Hears one connection. While a message is seen to, those after it wait, and no more are read; while a question is
    worked out elsewhere, only further questions wait.
    """

    def __init__(self, hall: Hall, gate: Gate, live: Live, connection: Connection, address: str) -> None:
        self.hall = hall
        self.gate = gate
        self.live = live
        self.connection = connection
        self.address = connection.address = address
        self.most = hall.settings.message_size
        self.hasty = 0
        """How many messages in a row came too fast."""
        self.lines_up = False
        """Whether the next message waits for our turn."""
        self.task: asyncio.Task[None] | None = None
        self.waiting: deque[bytes | str] = deque()
        self.bytes = 0
        """How much of them waits."""
        self.asking: asyncio.Task[None] | None = None
        self.asked: deque[AnyRequest] = deque()
        """Questions that wait for the one that is worked out."""
        self.hold: Callable[[bool], None] = lambda _: None
        """Called with whether to stop reading."""

    def is_busy(self) -> bool:
        """Whether the next message has to wait."""
        return self.lines_up or self.task is not None or len(self.asked) >= MOST_ASKED

    def hear(self, text: bytes | str) -> None:
        """Take one message when its turn comes, and those before it are done."""
        if not self.is_busy() and self.gate.turns.take(self.address):
            self._heed(text)
            if self.is_busy():
                self.hold(True)
            return
        self.waiting.append(text)
        self.bytes += len(text)
        if self.bytes > MOST_WAITING:
            self._give_up()
        elif not self.is_busy():
            self._line_up()

    def _line_up(self) -> None:
        self.lines_up = True
        self.gate.turns.line_up(self.address, self._begin)
        self.hold(True)

    def _begin(self) -> None:
        """Our turn has come."""
        self.lines_up = False
        if self.waiting:
            self._heed_next()
        self._hear_on()

    def _heed_next(self) -> None:
        text = self.waiting.popleft()
        self.bytes -= len(text)
        self._heed(text)

    def _heed(self, text: bytes | str) -> None:
        """Do what a message asks; what takes a while goes on beside us."""
        turns = self.gate.turns
        begun = turns.now()
        request = None if self.connection.cut else self._read(text)
        if isinstance(request, BESIDE):
            self.asked.append(request)
            self._ask_on()
        elif request is not None and not self._answers(request):
            self.task = asyncio.get_running_loop().create_task(self._take(self.connection, request))
            self.task.add_done_callback(self._go_on)
            turns.spend()
            return
        turns.spend(turns.now() - begun)

    def _answers(self, request: AnyRequest) -> bool:
        return isinstance(request, Answer) and answer_at_once(self.live, self.connection, request, self._take)

    def _give_up(self) -> None:
        """Nobody who listens says so much at once: what waits is not looked at, and the connection ends."""
        self.waiting.clear()
        self.bytes = 0
        self.connection.close()

    def _go_on(self, _: asyncio.Task[None]) -> None:
        self.task = None
        self._hear_on()

    def _hear_on(self) -> None:
        while self.waiting and not self.is_busy():
            if not self.gate.turns.take(self.address):
                self._line_up()
                return
            self._heed_next()
        if not self.is_busy():
            self.hold(False)

    def _ask_on(self, done: asyncio.Task[None] | None = None) -> None:
        """The next question, if none is being worked out."""
        if done is not None:
            self.asking = None
        if self.asking is None and self.asked:
            self.asking = asyncio.get_running_loop().create_task(self._take(self.connection, self.asked.popleft()))
            self.asking.add_done_callback(self._ask_on)
        if done is not None:
            self._hear_on()

    async def ready(self) -> None:
        """Wait until the next message can be heard."""
        while self.is_busy():
            await self._next_done()

    async def rest(self) -> None:
        """Wait until everything heard is done; of questions only the one begun, since nobody listens any more."""
        self.asked.clear()
        while self.lines_up or self.task is not None or self.asking is not None:
            await self._next_done()

    async def _next_done(self) -> None:
        if self.lines_up:  # whoever comes after us at our address begins after us
            await self.gate.turns.come(self.address)
            return
        await asyncio.wait({task for task in (self.task, self.asking) if task}, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(0)

    def _read(self, text: bytes | str) -> AnyRequest | None:
        """A request, within its limits; what is wrong with a message is said at once."""
        send = self.connection.send
        if not self.gate.message(self.connection.pace, self.address):
            send(WireFault("too-fast", "too many messages: wait a moment", outline_of(text).ref))
            self.hasty += 1
            if self.hasty > MOST_HASTY:
                self.connection.close()
            return None
        self.hasty = 0
        if len(text) > self.most:
            send(WireFault("too-large", f"a message has at most {self.most} characters", outline_of(text).ref))
            return None
        try:
            return read(text)
        except UNREADABLE as error:
            send(WireFault("malformed", str(error), outline_of(text).ref))
            return None

    async def _take(self, connection: Connection, request: AnyRequest) -> None:
        await take(self.hall, connection, request, self.live)


async def mend(hall: Hall, live: Live) -> None:
    """Whatever failed, memory may be wrong: it is made from the log again, and nobody else notices."""
    try:
        async with live.lock:
            if not live.forgotten:
                await live.read_again()
    except Exception as error:  # then its connections are cut, and whoever comes again finds the table anew
        logs.error("a table cannot be read", table=live.id, error=repr(error))
        hall.forget(live.id)


async def take(hall: Hall, connection: Connection, request: Any, live: Live) -> None:
    """Reply to one request; a fault of ours is told without its insides and changes nothing."""
    kind = request.__struct_config__.tag
    MESSAGES.labels(kind).inc()
    begun = time.perf_counter()
    try:
        reply = await reply_to(live, connection, request)
    except Overtaken:  # the log was read again: show everybody what another process wrote
        reply = refuse(connection, request, "stale")
        live.tell()
    except Exception as error:
        logs.error("a message failed", kind=kind, table=live.id, error=repr(error))
        connection.send(WireFault("internal", "that did not work; nothing has changed", getattr(request, "ref", 0)))
        await mend(hall, live)
        return
    if isinstance(reply, Refusal):
        REFUSALS.labels(reply.code).inc()
    if isinstance(request, Answer):
        ANSWER_SECONDS.observe(time.perf_counter() - begun)
    if reply is not None:
        connection.send(reply)
