"""A real browser at a table of its own while servers are killed: it is never reloaded, and plays on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import threading
import time
from collections import deque
from pathlib import Path
from typing import Final

from playwright.sync_api import Error, Page, ViewportSize, WebSocket, sync_playwright

from tests.web import player
from tests.web.house import DESK, launch

PATIENCE_MS: Final = 10_000
BEGIN_SECONDS: Final = 300
STILL_SECONDS: Final = 120
"""With bots that answer at once, a page on which nothing happens for so long does not play on."""
FRAMES: Final = 40
PICTURE: Final = Path(tempfile.gettempdir(), "chronolude-chaos.png")
DOWN: Final = (
    "() => !!document.querySelector('.prompt.lost') && document.body.innerText.includes('The connection is lost')"
)

DECISION: Final = "() => document.querySelector('.page')?.dataset.decision"
WALK: Final = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
"""To another table without loading the page anew."""


class Browsing:
    """One page. In a thread of its own, as it waits for itself."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.answers = self.games = self.downs = 0
        self.is_down = False
        self.is_there = threading.Event()
        self.ending = threading.Event()
        self.task: asyncio.Task[None] | None = None
        self.frames: deque[str] = deque(maxlen=FRAMES)
        self.moved = (0.0, "")
        """When the page last came to another decision, and to which."""

    async def begin(self) -> None:
        """Open the page; the killing can begin when it is there."""
        self.task = asyncio.create_task(asyncio.to_thread(self._run))
        there = asyncio.create_task(asyncio.to_thread(self.is_there.wait, BEGIN_SECONDS))
        await asyncio.wait({self.task, there}, return_when=asyncio.FIRST_COMPLETED)

    def _run(self) -> None:
        with sync_playwright() as play:
            browser = launch(play)
            size: ViewportSize = {"width": DESK[0], "height": DESK[1]}
            page = browser.new_context(reduced_motion="reduce", locale="en", viewport=size).new_page()
            page.set_default_timeout(PATIENCE_MS)
            page.on("websocket", self.overhear)
            page.goto(f"{self.base}/t/{self.make(page)}")
            page.wait_for_selector(".prompt")
            page.evaluate("window.hasStayed = true")
            self.is_there.set()
            while not (self.ending.is_set() and player.state(page) == "over"):
                self.must_move(page)
                with contextlib.suppress(Error, AssertionError):  # late, or cut off in mid-press: look again
                    self.act(page)
                page.wait_for_timeout(20)
            assert page.evaluate("window.hasStayed"), "the page was loaded anew"
            browser.close()

    def overhear(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.frames.append(f"> {str(frame)[:300]}"))
        socket.on("framereceived", lambda frame: self.frames.append(f"< {str(frame)[:300]}"))
        socket.on("close", lambda _: self.frames.append("the line was lost"))

    def must_move(self, page: Page) -> None:
        """Lines come and go, but the game goes on."""
        now = f"{page.url} {page.evaluate(DECISION)}"
        if now != self.moved[1]:
            self.moved = time.monotonic(), now
        elif time.monotonic() - self.moved[0] > STILL_SECONDS:
            page.screenshot(path=PICTURE)
            said = "\n".join(self.frames)
            raise AssertionError(f"the page does not play on: {now}\n{player.ask_of(page)}\n{PICTURE}\n{said}")

    def make(self, page: Page) -> str:
        return player.make(page, self.base, bots=["random", "random"])

    def act(self, page: Page) -> None:
        is_down = bool(page.evaluate(DOWN))
        self.downs += is_down and not self.is_down
        self.is_down = is_down
        now = "wait" if is_down else player.state(page)
        if now == "asked":
            player.answer(page)
            self.answers += 1
        elif now == "over" and not self.ending.is_set():
            page.evaluate(WALK, f"/t/{self.make(page)}")
            page.wait_for_selector(".prompt:not(.end)")
            self.games += 1

    async def look(self) -> None:
        """Raises if the page does not play on."""
        if self.task is not None and self.task.done():
            await self.task

    async def end(self) -> None:
        """Let the game at hand come to its end."""
        assert self.task is not None
        self.ending.set()
        await self.task
