"""An event loop without a clock, threads or sockets of its own: time is the world's, and chance says what runs next."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import random
import warnings
from asyncio import events
from collections.abc import Callable, Coroutine
from typing import Any

Clock = Callable[[], float]
THREAD_SECONDS = 0.03
"""How long work in a thread takes at most."""


class Loop(asyncio.BaseEventLoop):
    """One process of the server. It runs one callback at a time, so that it can die between any two."""

    _ready: Any
    _scheduled: list[Any]

    def __init__(self, dice: random.Random, clock: Clock, jumble: float) -> None:
        super().__init__()
        self.dice = dice
        self.clock = clock
        self.jumble = jumble
        """How often another callback than the oldest is run next."""
        self.thread_seconds = THREAD_SECONDS
        self.failures: list[str] = []
        self.running: dict[asyncio.Task[Any], None] = {}
        self.dead = False

    def time(self) -> float:
        return self.clock()

    # ── running ──────────────────────────────────────────────────────────────────────────────────

    def start(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task of this process, from outside of it."""
        with self.current():
            return self.create_task(coroutine)

    def create_task(self, coro: Any, *, name: object = None, context: Any = None) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = super().create_task(coro, name=name, context=context)
        self.running[task] = None
        task.add_done_callback(lambda done: self.running.pop(done, None))
        return task

    @contextlib.contextmanager
    def current(self) -> Any:
        events._set_running_loop(self)
        try:
            yield
        finally:
            events._set_running_loop(None)

    def next_time(self) -> float | None:
        """When this process next has something to do; None if it only waits."""
        if self._ready:
            return self.clock()
        while self._scheduled and self._scheduled[0]._cancelled:
            heapq.heappop(self._scheduled)._scheduled = False
        return self._scheduled[0]._when if self._scheduled else None

    def step(self) -> None:
        """Run one callback that is due."""
        now = self.clock() + 1e-9
        while self._scheduled and self._scheduled[0]._when <= now:
            handle = heapq.heappop(self._scheduled)
            handle._scheduled = False
            self._ready.append(handle)
        if not self._ready:
            return
        if len(self._ready) > 1 and self.dice.random() < self.jumble:
            self._ready.rotate(-self.dice.randrange(len(self._ready)))
        handle = self._ready.popleft()
        if not handle._cancelled:
            with self.current():
                handle._run()

    def die(self) -> None:
        """Drop everything as a killed process does: no line of its code may reach disk or network any more."""
        self.dead = True
        self._ready.clear()
        self._scheduled.clear()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of coroutines that nobody awaits any more
            self._end_all()
        self._ready.clear()
        self.close()

    def _end_all(self) -> None:
        for task in list(self.running):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            end(task.get_coro())

    # ── what a real loop would ask the machine for ───────────────────────────────────────────────

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Work in a thread or another process: done in one go, a while later."""
        future = self.create_future()

        def work() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        self.call_later(self.dice.random() * self.thread_seconds, work)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.dead:
            self.failures.append(f"{context.get('message')}: {context.get('exception')!r}")

    def _process_events(self, event_list: Any) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """There is no other thread."""


def end(coroutine: Any) -> None:
    """Close a coroutine of a dead process; whatever it tries on its way out fails."""
    for _ in range(100):
        try:
            coroutine.close()
        except RuntimeError:  # it waited for something once more
            continue
        except BaseException:
            return
        else:
            return
