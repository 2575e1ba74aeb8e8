"""A game of each kind from the lobby to its shared ending, by keyboard alone and by touch alone: `make hands`."""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, Page, sync_playwright

from chronolude.games import OURS
from tests.web import player
from tests.web.house import DESK, PHONE, House, Visit, launch

MOST: Final = 400
"""Answers after which a game is given up; a mission may be longer than anybody's patience."""
PARTS: Final = 5
SOON: Final = 8000
"""Milliseconds until a press shows; a table that took an answer asks something else, or nothing."""
BRIEFLY: Final = 150
"""And where nothing was confirmed: what is refused leads nowhere, and says so at once."""
READY: Final = ".actions .btn:has(kbd):enabled"
NOW: Final = """() => (document.querySelector('[data-decision]')?.dataset.decision ?? '')
  + [...document.querySelectorAll('.draft .does b')].map(one => one.textContent).join()"""
TAKEN: Final = f"was => !document.querySelector('.prompt.go') || ({NOW})() !== was"
CHOICES: Final = (
    ".trays button:not([aria-pressed=true])", "button[data-side]", "button[data-year][aria-pressed]",
    "button[data-aim]", "button[data-drop]", ".options button[data-rove]", "button[data-deed]",
    "button.able[data-place]", ".sta.reach button.stop", "button[data-tells][aria-pressed=false]",
    "button[data-card][aria-pressed=false]", "button[data-go-on]",
)  # fmt: skip
"""What may be touched at one board or another, the last part of a move first."""
Hand = Callable[[Page], None]


def taken(page: Page, before: str, patience: int = SOON) -> bool:
    try:
        page.wait_for_function(TAKEN, arg=before, timeout=patience)
    except Error:
        return False
    return True


def by_keyboard(page: Page) -> None:
    """A digit for each part, or for a word on the plate; Enter confirms. What is refused is left by Escape."""
    before = str(page.evaluate(NOW))
    page.evaluate("document.activeElement.blur()")
    for first in "123456789":
        digit = first
        for _ in range(PARTS):
            if page.locator(READY).count():
                break
            page.keyboard.press(digit)
            if taken(page, before, BRIEFLY):
                return
            digit = "1"
        page.evaluate("document.activeElement.blur()")
        is_ready = page.locator(READY).count() > 0
        page.keyboard.press("Enter")
        if taken(page, before, SOON if is_ready else BRIEFLY):
            return
        page.keyboard.press("Escape")
    raise AssertionError(f"no digit leads anywhere: {player.ask_of(page)}")


def by_touch(page: Page) -> None:
    """With a finger: no key is pressed, nothing is pointed at."""
    before = str(page.evaluate(NOW))
    for part in range(PARTS + 2):
        if page.locator(player.CONFIRM).count() and player.tap(page, player.CONFIRM) and taken(page, before):
            return
        # A gap is for a card in hand.
        ready = page.locator("button[data-card][aria-pressed=true]").count() > 0
        open_now = [one for one in CHOICES if page.locator(one).count() and (ready or one != "button[data-drop]")]
        found = next(iter(open_now), None)
        if found is not None:
            choices = page.locator(found)
            choices.nth(min(part, choices.count() - 1) if found.startswith(".trays") else 0).tap(
                timeout=player.PATIENCE
            )
        if taken(page, before, BRIEFLY):
            return
    raise AssertionError(f"no touch leads anywhere: {player.ask_of(page)}")


def press_by_keyboard(page: Page) -> Callable[[str], None]:
    def press(what: str) -> None:
        player.tab_to(page, what)
        page.keyboard.press("Enter")

    return press


def press_by_touch(page: Page) -> Callable[[str], None]:
    return lambda what: page.locator(what).first.tap()


HANDS: Final[dict[str, tuple[tuple[int, int], Hand, Callable[[Page], Callable[[str], None]]]]] = {
    "keyboard": (DESK, by_keyboard, press_by_keyboard),
    "touch": (PHONE, by_touch, press_by_touch),
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
