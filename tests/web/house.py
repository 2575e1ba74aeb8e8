"""A server as people start it, in a process of its own, and a browser as they open it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from scripts.fetch_browser import NAMES

ROOT: Final = Path(__file__).parents[2]
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
                "--disable-sync", "--no-first-run", "--disable-quic", "--disable-dev-shm-usage"]  # fmt: skip
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
SECONDS: Final = 30
QUICK: Final = {
    "CHRONOLUDE_BOT_PAUSE": "0",
    "CHRONOLUDE_CREATE_RATE": "6000/minute",
    "CHRONOLUDE_TABLE_RATE": "1000000/day",
    "CHRONOLUDE_ADDRESS_RATE": "60000/minute",
}
KEEP: Final = "localStorage.getItem('chronolude.settings') || localStorage.setItem('chronolude.settings', {})"


class Missing(Exception):
    """Something these tests need is not on this machine."""


def chromium_path() -> str:
    """The browser on this machine; without one these tests fail, and say what to install."""
    named = os.environ.get("CHRONOLUDE_CHROMIUM", "")
    found = named or next((path for name in NAMES if (path := shutil.which(name))), "")
    if not found:
        raise Missing(
            "no Chromium on PATH (Debian: apt-get install chromium-headless-shell; or name one in CHRONOLUDE_CHROMIUM)"
        )
    return found


class House:
    """`chronolude serve` on a free port, with its database in `folder`; it can be killed and started again."""

    def __init__(self, folder: Path, *words: str) -> None:
        if not (ROOT / "src/chronolude/_web/index.html").exists():
            raise Missing("the client is not built: make web")
        self.folder = folder
        self.words = words
        """What else its command line says."""
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "chronolude", "serve", "--port", str(self.port)]
        command += ["--db", str(self.folder / "house.db"), *self.words]
        env = {**os.environ, **QUICK}
        with self.log.open("w", encoding="utf-8") as words:  # a pipe that nobody empties would stop it one day
            self.process = subprocess.Popen(command, stderr=words, env=env, cwd=ROOT)
        said = self.first_words()
        found = re.search(r":(\d+)$", said.strip())
        assert found, f"the server said: {said}"
        self.port = int(found[1])

    @property
    def log(self) -> Path:
        return self.folder / "house.log"

    def first_words(self) -> str:
        """The line that tells its address, or why it has none."""
        said = ""
        while "\n" not in said and self.is_open():
            time.sleep(0.01)
            said = self.log.read_text(encoding="utf-8")
        return said.partition("\n")[0]

    def is_open(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """As a power cut does it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.close()

    def close(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(SECONDS)


class Visit:
    """One person's browser: its faults are collected, and no request may leave the house."""

    def __init__(self, browser: Browser, base: str, size: tuple[int, int] = DESK, **wishes: object) -> None:
        self.base = base
        self.faults: list[str] = []
        self.expected: list[str] = []
        width, height = size
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=width < 600
        )
        kept = json.dumps({"theme": "light", "language": "en", "motion": "none", **wishes})
        self.context.add_init_script(KEEP.format(repr(kept)))
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(SECONDS * 1000)
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", lambda asked: self.look_at(asked.url))
        return page

    def look_at(self, url: str) -> None:
        if not self.is_ours(url):
            self.faults.append(f"outside: {url}")

    def is_ours(self, url: str) -> bool:
        return url.startswith((self.base, self.base.replace("http", "ws"), "data:", "blob:"))

    def close(self) -> None:
        """Leave; whatever the console complained of that was not foreseen fails the test."""
        self.context.close()
        unforeseen = [fault for fault in self.faults if not any(word in fault for word in self.expected)]
        assert not unforeseen, unforeseen


def launch(play: Playwright) -> Browser:
    return play.chromium.launch(executable_path=chromium_path(), args=FLAGS)
