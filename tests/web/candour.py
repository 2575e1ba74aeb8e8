"""The law of candour for pages: what a seat may know is in the accessible text of its board, or one press away.

The same changes as for texts (`chronolude.testing.changes`), shown on the real board in Chromium. A position read
twice must read the same; with one visible thing changed it must not. All games: `python -m tests.web.candour`.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from difflib import ndiff
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

import chronolude as cl
from chronolude.games import OURS
from chronolude.locale import LANGUAGES
from chronolude.testing.changes import Altered, changes, texts_on_offer
from tests.laws.walk import Dice, everyone, places, walk
from tests.web.house import House, launch
from tests.web.reader import Reader, shown

FURTHEST: Final = 60
"""The decision up to which a position is taken from a random game."""


def positions(game: str, dice: Dice) -> Iterator[tuple[str, cl.Table]]:
    """Tables of one game at a random decision each, in every mode and with every number of seats by lot."""
    found = [place for place in places() if place.game == game]
    while True:
        place = dice.choice(found)._replace(seed=dice.randrange(1000))
        wanted = dice.randrange(FURTHEST)
        for table in walk(place):
            if table.decision >= wanted or table.result is not None:
                break
        yield f"{place} at {table.decision}", table


class Position:
    """One table before one seat, on a reader's page."""

    def __init__(self, reader: Reader, table: cl.Table, seat: int | None) -> None:
        self.reader, self.table, self.seat = reader, table, seat
        self.view = table.seen(seat)

    def changes(self, dice: Dice) -> list[Altered]:
        return list(changes(self.table.game, self.view, texts_on_offer(self.table, self.seat), dice))

    def untold(self, found: list[Altered]) -> list[Altered]:
        """The changes that the page does not tell: not at once, and not where one press unfolds something."""
        silent = [one for one in found if self.has_page(one)]
        silent = self.silent(silent, unfold=False)
        return self.silent(silent, unfold=True) if silent else []

    def silent(self, found: list[Altered], unfold: bool) -> list[Altered]:
        views = [view for one in found for view in (one.view, *one.also)]
        _, first, *texts, again = self.reader.read(
            self.table, self.seat, [self.view, self.view, *views, self.view], unfold
        )
        assert first is not None, self.reader.fault
        assert first == again, f"the same position does not read the same: {other(first, again)}"
        read = iter(texts)
        told = [[next(read) for _ in (one.view, *one.also)] for one in found]
        return [one for one, texts in zip(found, told, strict=True) if all(text == first for text in texts)]

    def has_page(self, change: Altered) -> bool:
        """A view that no game could reach may have no page at all: what was changed there was read."""
        try:
            for view in (change.view, *change.also):
                shown(self.table, self.seat, view, self.reader.lang)
        except (IndexError, KeyError, ValueError):
            return False
        return True


def other(first: str | None, again: str | None) -> list[str]:
    lines = ndiff((first or "").splitlines(), (again or "").splitlines())
    return [line for line in lines if line[0] in "+-"]


def thing(change: Altered) -> str:
    return change.what.partition(":")[0]


def look(reader: Reader, table: cl.Table, seat: int | None, dice: Dice, most: int) -> tuple[int, list[Altered]]:
    """How many changes of one position were looked at, by lot, and which of them are not told."""
    position = Position(reader, table, seat)
    found = position.changes(dice)
    tried = dice.sample(found, min(most, len(found)))
    return len(tried), position.untold(tried)


def run(
    game: str, lang: str, reader: Reader, count: int, most: int, seed: int
) -> tuple[int, Counter[str], dict[str, str]]:
    """How many changes were looked at, the holes by thing, and an example of each."""
    dice = Dice(f"{game} {seed}")
    looked, holes, examples = 0, Counter[str](), dict[str, str]()
    for _, (where, table) in zip(range(count), positions(game, dice), strict=False):
        seat = dice.choice(everyone(table))
        tried, silent = look(reader, table, seat, dice, most)
        looked += tried
        for change in silent:
            holes[thing(change)] += 1
            examples.setdefault(thing(change), f"{where}, seat {seat}: {change.what}")
    return looked, holes, examples


def main() -> int:
    say = argparse.ArgumentParser(description=__doc__)
    say.add_argument("--games", nargs="*", default=list(OURS))
    say.add_argument("--positions", type=int, default=40, help="of each game, in each language")
    say.add_argument("--changes", type=int, default=1000, help="at most so many of each position")
    say.add_argument("--langs", nargs="*", default=list(LANGUAGES))
    say.add_argument("--seed", type=int, default=0)
    wish = say.parse_args()
    total = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house, browser = House(Path(folder)), launch(play)
        for game in wish.games:
            for lang in wish.langs:
                began, reader = time.monotonic(), Reader(browser, house.base, lang)
                looked, holes, examples = run(game, lang, reader, wish.positions, wish.changes, wish.seed)
                took = time.monotonic() - began
                print(
                    f"{game} {lang}: {wish.positions} positions, {looked} changes, {len(holes)} holes, {took:.0f} s",
                    flush=True,
                )
                for name, n in holes.most_common():
                    print(f"  {name} ×{n}: {examples[name]}", flush=True)
                total += len(holes)
                reader.close()
        browser.close()
        house.close()
    return min(total, 1)


if __name__ == "__main__":
    raise SystemExit(main())
