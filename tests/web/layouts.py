"""The law of layouts: nothing sticks out, nothing needed for the ask is out of sight, no word is broken.

Every board is led through games in Chromium, and each decision is looked at in five windows, before and after a choice
is in hand. On phones targets are wide enough for a finger. All games, whole: `make layouts`.
"""

from __future__ import annotations

import argparse
import re
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Browser, sync_playwright

import chronolude as cl
from chronolude.games import OURS
from chronolude.locale import LANGUAGES
from chronolude.server.jobs.tables import forecast_in_words
from tests.laws.walk import Dice, any_answer
from tests.web.house import House, launch
from tests.web.reader import Reader

SIZES: Final = ((1440, 900), (1366, 768), (1280, 720), (390, 844), (360, 740))
NARROW: Final = 600
SCRIPT: Final = (Path(__file__).parent / "layouts.js").read_text(encoding="utf-8")
FRAMES: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SEATS: Final = {"contre-temps": 4, "timeline": 3, "chrononauts": 4, "artifaxx": 3, "solonauts": 1, "time-division": 2,
                "time-stories": 3}  # fmt: skip
ENDING: Final = {"chrononauts": 18, "artifaxx": 3}
"""Seeds whose random games end before `MOST`; elsewhere the first one does."""
PARTS: Final = 3
MOST: Final = 400


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong, and where it was seen."""

    what: str
    where: str

    @property
    def thing(self) -> str:
        """Without the words on it and its measures: the same part of a board is one thing to mend."""
        return re.sub(r" “.*?”|\d+ px| \(.*\)", "", self.what)


class Window:
    """One page on which the decisions of games are laid out in every size."""

    def __init__(
        self, browser: Browser, base: str, lang: str, pictures: Path | None = None, theme: str = "light"
    ) -> None:
        self.reader = Reader(browser, base, lang, theme=theme)
        self.reader.visit.context.add_init_script(SCRIPT)
        self.pictures = pictures
        self.looked = 0
        self.places: dict[int, dict[str, int]] = {}
        """Where things stood at first sight, by the width of the window."""

    def show(self, table: cl.Table, seat: int) -> None:
        self.reader.open(table)
        table.names = table.names or ["Marguerite", "Ada", "Verne", "Hypatia", "Idris", "Lin Yue"][: table.seats]
        self.reader.page.evaluate("() => { window.unforeseen = [] }")  # what the last decision still wanted is past
        (read,) = self.reader.read(table, seat, [table.seen(seat)])
        assert read is not None, f"decision {table.decision}: {self.reader.fault}"
        self.foresee(table, seat)

    def foresee(self, table: cl.Table, seat: int) -> None:
        """Tell what the page wants foreseen, and no more: to look into every answer takes longer than all windows."""
        page, lang = self.reader.page, self.reader.lang
        for ref, move in page.evaluate("() => window.unforeseen.splice(0)"):
            forecast = forecast_in_words(table, seat, lang, move, table.foresee(seat, move))
            page.evaluate(
                "told => line.hear(told)", {"type": "foreseen", "ref": ref, "foreseen": msgspec.to_builtins(forecast)}
            )

    def look(self, table: cl.Table, seat: int) -> Iterator[Fault]:
        """What is wrong with this decision: at first sight, and with a move in hand."""
        where = f"{table.game.id} {self.reader.lang} {table.decision}"
        self.show(table, seat)
        self.places = {}
        yield from self.sizes(where)
        if seat in table.asked:
            for _ in range(PARTS):
                self.reader.page.keyboard.press("1")
            self.foresee(table, seat)
            yield from self.sizes(f"{where}b")

    def sizes(self, where: str) -> Iterator[Fault]:
        """Each window; what stands beside the choice may not run away when it is taken in hand."""
        page = self.reader.page
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(FRAMES)
            self.looked += 1
            found = page.evaluate("phone => layoutFaults(phone)", width < NARROW)
            if self.pictures:
                page.screenshot(path=str(self.pictures / f"{where} {width}.png".replace(" ", "-")))
            now = page.evaluate("() => layoutPlaces()")
            was = self.places.setdefault(width, now)
            moved = {name: now[name] - was[name] for name in was.keys() & now.keys()}
            found += [f"shifts: {name}, by {by} px" for name, by in sorted(moved.items()) if abs(by) > 2]
            for what in found:
                yield Fault(what, f"{where} at {width}×{height}")


def decisions(game: str, seed: int, every: int = 1) -> Iterator[tuple[cl.Table, int]]:
    """Every so manyeth decision of one random game with whoever is asked, and its end."""
    table, dice = cl.new(game, seats=SEATS[game], seed=seed), Dice(f"{game} {seed}")
    while table.result is None and table.decision < MOST:
        if table.decision % every == 0:
            yield table, dice.choice(table.asked)
        table.play(*any_answer(table, dice))
    yield table, 0


class Tally:
    """What was found in one game and language: each thing to mend, how often, and an example."""

    def __init__(self) -> None:
        self.times = Counter[str]()
        self.examples: dict[str, str] = {}

    def note(self, fault: Fault) -> None:
        self.times[fault.thing] += 1
        self.examples.setdefault(fault.thing, f"{fault.what}, {fault.where}")


def play(window: Window, game: str, wish: argparse.Namespace) -> int:
    """Lead one board through a game; how many things are to be mended."""
    began, tally, count, ended = time.monotonic(), Tally(), 0, False
    seed = wish.seed or ENDING.get(game, 1)
    for table, seat in islice(decisions(game, seed, wish.every), wish.most):
        count, ended = count + 1, table.result is not None
        for fault in window.look(table, seat):
            tally.note(fault)
    where = f"{game} {window.reader.lang} seed {seed}{', to its end' if ended else ''}"
    what = f"{count} decisions, {len(SIZES)} sizes, {window.looked} pages, {len(tally.times)} faults"
    print(f"{where}: {what}, {time.monotonic() - began:.0f} s", flush=True)
    for what, times in sorted(tally.times.items()):
        print(f"  {what} ×{times}: {tally.examples[what]}", flush=True)
    return len(tally.times)


def play_all(browser: Browser, base: str, wish: argparse.Namespace) -> int:
    """Every game that is wished for, in every language; how many things are to be mended."""
    total = 0
    for game in wish.games:
        for lang in wish.langs:
            window = Window(browser, base, lang, wish.pictures, wish.theme)
            total += play(window, game, wish)
            window.reader.close()
    browser.close()
    return total


def main() -> int:
    say = argparse.ArgumentParser(description=__doc__)
    say.add_argument("--games", nargs="*", default=list(OURS))
    say.add_argument("--langs", nargs="*", default=list(LANGUAGES))
    say.add_argument("--every", type=int, default=1, help="look at every so manyeth decision")
    say.add_argument("--most", type=int, default=MOST, help="at most so many decisions of a game")
    say.add_argument("--seed", type=int, help="the deal of every game (by default one that ends soon)")
    say.add_argument("--pictures", type=Path, help="a folder for a picture of each")
    say.add_argument("--theme", default="light", choices=("light", "dark"))
    wish = say.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        house = House(Path(folder))
        try:  # without a browser, too, no server is left behind
            total = play_all(launch(driver), house.base, wish)
        finally:
            house.close()
    return min(total, 1)


if __name__ == "__main__":
    raise SystemExit(main())
