"""A game of each kind from the lobby to its shared ending, by keyboard alone and by touch alone: `make hands`."""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from chronolude.games import OURS
from tests.web import player
from tests.web.house import DESK, PHONE, House, Visit, launch

MOST: Final = 400
"""Answers after which a game is given up; a mission may be longer than anybody's patience."""
Hand = Callable[[Page], None]


def press_by_keyboard(page: Page) -> Callable[[str], None]:
    def press(what: str) -> None:
        player.tab_to(page, what)
        page.keyboard.press("Enter")

    return press


def press_by_touch(page: Page) -> Callable[[str], None]:
    return lambda what: page.locator(what).first.tap()


HANDS: Final[dict[str, tuple[tuple[int, int], Hand, Callable[[Page], Callable[[str], None]]]]] = {
    "keyboard": (DESK, player.by_keyboard, press_by_keyboard),
    "touch": (PHONE, player.by_touch, press_by_touch),
}


def play(browser: Browser, base: str, game: str, hand: str) -> str:
    """Play it; tells how it went, in a line."""
    size, answer, pressing = HANDS[hand]
    visit = Visit(browser, base, size, name="Ada")
    since = time.monotonic()
    try:
        page = visit.page
        page.goto(f"{base}/?play={game}")
        player.wait_for_ask(page)
        answers = player.play_some(page, MOST, answer)
        if answers == MOST:
            return f"not over after {MOST} answers"
        player.is_over(page)
        picture = player.share_card(page, pressing(page))
        assert picture.startswith(player.PNG)
        return f"over after {answers} answers, {len(picture):,} bytes shared, {time.monotonic() - since:.0f} s"
    finally:
        visit.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=sorted(OURS))
    parser.add_argument("--hands", nargs="*", default=list(HANDS), choices=list(HANDS))
    asked = parser.parse_args()
    house = House(Path(tempfile.mkdtemp(prefix="chronolude-")))
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            for game in asked.games:
                for hand in asked.hands:
                    print(f"{game} by {hand}: {play(browser, house.base, game, hand)}", flush=True)
            browser.close()
    finally:
        house.close()


if __name__ == "__main__":
    main()
