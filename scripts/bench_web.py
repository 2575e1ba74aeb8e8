"""What the page costs: first load of the lobby, and interaction to next paint at 4× CPU throttling.

Usage: python -m scripts.bench_web. The browser's own Event Timing measures; the budgets are 200 kB and 100 ms. Waiting
for a processor that is busy with other work counts there too, so the main thread's own time is told beside it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.web import player
from tests.web.house import House, Visit, launch

FIRST_LOAD: Final = 200_000
NEXT_PAINT: Final = 100
THROTTLE: Final = 4
WATCH: Final = """window.timed = [];
new PerformanceObserver((list) => list.getEntries().forEach((e) => e.interactionId && timed.push(e.duration)))
  .observe({ type: "event", durationThreshold: 16, buffered: true });"""


def first_load(browser: Browser, base: str) -> int:
    """Bytes over the wire until the lobby stands, as the browser counts them."""
    visit = Visit(browser, base)
    visit.page.goto(base)
    visit.page.wait_for_load_state("networkidle")
    script = "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
    sizes: int = visit.page.evaluate(f"{script}.reduce((sum, e) => sum + e.transferSize, 0)")
    visit.context.close()
    return sizes


def next_paint(browser: Browser, base: str) -> list[float]:
    """Durations of real clicks and keys in mid-game."""
    visit = Visit(browser, base)
    page = visit.page
    page.add_init_script(WATCH)
    page.goto(f"{base}/t/{player.make(page, base, seats=4, bots=['rule-of-thumb'] * 3)}")
    player.play_some(page, 5)
    player.wait_for_ask(page)
    visit.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    touch(page)
    found: list[float] = page.evaluate("timed")
    visit.context.close()
    return sorted(found)


def work(browser: Browser, base: str) -> list[float]:
    """Milliseconds of the main thread that each interaction costs at full speed, whatever else the machine does."""
    visit = Visit(browser, base)
    page = visit.page
    page.goto(f"{base}/t/{player.make(page, base, seats=4, bots=['rule-of-thumb'] * 3)}")
    player.play_some(page, 5)
    player.wait_for_ask(page)
    line = visit.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    spent: list[float] = []
    choosing: list[Callable[[], None]] = [choice.click for choice in page.locator(player.CHOICES).all()[:4]]
    for act in [*choosing, *pressing(page)]:
        before = busy(line)
        act()
        page.wait_for_timeout(120)
        spent.append((busy(line) - before) * 1000)
    visit.context.close()
    return sorted(spent)


def pressing(page: Page) -> list[Callable[[], None]]:
    return [partial(page.keyboard.press, key) for key in ("1", "Escape", "c", "l", "t", "l")]


def busy(line: CDPSession) -> float:
    """Seconds the page's main thread has worked so far."""
    metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def touch(page: Page) -> None:
    for _ in range(4):
        for choice in page.locator(player.CHOICES).all()[:4]:
            choice.click()
            page.wait_for_timeout(60)
        for key in ("1", "Escape", "l", "c"):
            page.keyboard.press(key)
            page.wait_for_timeout(60)


def measured(house: House) -> tuple[int, list[float], list[float]]:
    try:
        with sync_playwright() as play:
            browser = launch(play)
            found = first_load(browser, house.base), next_paint(browser, house.base), work(browser, house.base)
            browser.close()
            return found
    finally:
        house.close()


def main(arguments: list[str]) -> int:
    argparse.ArgumentParser(prog="make bench-web", description=__doc__).parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="chronolude-") as folder:
        size, times, spent = measured(House(Path(folder)))
    slow = times[int(len(times) * 0.98)] if times else 0.0
    print(f"first load of the lobby: {size / 1000:.0f} kB (budget {FIRST_LOAD // 1000})")
    print(
        f"interaction to next paint at {THROTTLE}x: {slow:.0f} ms over {len(times)} interactions (budget {NEXT_PAINT})"
    )
    print(f"main thread per interaction at full speed: {median(spent):.0f} ms, at most {spent[-1]:.0f} ms")
    print(f"processors: {os.cpu_count()}, load {os.getloadavg()[0]:.0f}" if hasattr(os, "getloadavg") else "")
    return int(size > FIRST_LOAD or slow > NEXT_PAINT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
