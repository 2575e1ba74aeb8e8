"""A real browser at a table of its own while servers are killed: it is never reloaded, and plays on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from typing import Final

from playwright.sync_api import Error, Page, ViewportSize, sync_playwright

from tests.web import player
from tests.web.house import DESK, launch

PATIENCE_MS: Final = 10_000
LAST_SECONDS: Final = 300
DOWN: Final = "() => !!document.querySelector('.prompt.lost') && document.body.innerText.includes('The line is down')"

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

    async def begin(self) -> None:
        """Open the page; the killing can begin when it is there."""
        self.task = asyncio.create_task(asyncio.to_thread(self._run))
        there = asyncio.create_task(asyncio.to_thread(self.is_there.wait, LAST_SECONDS))
        await asyncio.wait({self.task, there}, return_when=asyncio.FIRST_COMPLETED)

    def _run(self) -> None:
        with sync_playwright() as play:
            browser = launch(play)
            size: ViewportSize = {"width": DESK[0], "height": DESK[1]}
            page = browser.new_context(reduced_motion="reduce", locale="en", viewport=size).new_page()
            page.set_default_timeout(PATIENCE_MS)
            page.goto(f"{self.base}/t/{self.make(page)}")
            page.wait_for_selector(".prompt")
            page.evaluate("window.hasStayed = true")
            self.is_there.set()
            end = None
            while not (self.ending.is_set() and player.state(page) == "over"):
                end = end or (time.monotonic() + LAST_SECONDS if self.ending.is_set() else None)
                assert end is None or time.monotonic() < end, f"the page does not play on: {player.ask_of(page)}"
                with contextlib.suppress(Error, AssertionError):  # late, or cut off in mid-press: look again
                    self.act(page)
                page.wait_for_timeout(20)
            assert page.evaluate("window.hasStayed"), "the page was loaded anew"
            browser.close()

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

    async def end(self) -> None:
        """Let the game at hand come to its end."""
        assert self.task is not None
        self.ending.set()
        await self.task
