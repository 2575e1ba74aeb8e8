"""Pictures of the client from a live server, into docs/pictures: python -m scripts.pictures [FOLDER]."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web import player
from tests.web.house import DESK, PHONE, ROOT, House, Visit, launch

OTHERS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("Idris", {"game": "contre-temps", "seats": 4}),
    ("Inès", {"game": "timeline", "seats": 6}),
    ("Sana", {"game": "time-division", "seats": 2}),
    ("Jonas", {"game": "chrononauts", "seats": 5}),
]
"""Who waits at which table."""


def middle(page: Page, base: str, answers: int) -> str:
    """A game some answers in, with a choice in hand, so that the panel tells what it would do."""
    table = player.make(page, base, seats=4, bots=["rule-of-thumb"] * 3)
    page.goto(f"{base}/t/{table}")
    for _ in range(answers):
        if not player.wait_for_ask(page):
            return middle(page, base, answers)
        player.answer(page)
    if not player.wait_for_ask(page):
        return middle(page, base, answers)
    if not page.locator(player.CONFIRM).count():
        page.locator(player.CHOICES).last.click()
    page.wait_for_timeout(900)
    return table


def lobby(browser: Browser, visit: Visit, base: str) -> None:
    """A lobby that is lived in: tables of one's own, and departures of others."""
    if "light" in str(visit.page.evaluate("document.documentElement.dataset.theme")):
        for n, (name, wish) in enumerate(OTHERS):
            friend = Visit(browser, base, name=name)
            players = [{"kind": "human", "name": name}, *[{"kind": "open"}] * (wish["seats"] - 1)]
            clock = {"kind": "live", "bank": 600.0 + 120 * n, "increment": 5.0}
            settings = {"lobby": True, "watch": "everyone", "clock": clock}
            player.make(friend.page, base, bots=[], players=players, settings=settings, **wish)
            friend.context.close()
    player.make(visit.page, base, game="timeline", seats=2, bots=["random"])
    visit.page.goto(base)
    visit.page.wait_for_load_state("networkidle")
    visit.page.wait_for_timeout(300)


def shoot(browser: Browser, base: str, out: Path) -> None:
    for theme in ("light", "dark"):
        desk = Visit(browser, base, DESK, theme=theme, name="Ada")
        middle(desk.page, base, 7 if theme == "dark" else 6)
        desk.page.screenshot(path=out / f"table-{theme}.png")
        lobby(browser, desk, base)
        desk.page.screenshot(path=out / f"lobby-{theme}.png")
        desk.context.close()
        phone = Visit(browser, base, PHONE, theme=theme)
        middle(phone.page, base, 5)
        phone.page.screenshot(path=out / f"phone-{theme}.png")
        phone.context.close()
    review(browser, base, out)
    lesson(browser, base, out)
    gallery = Visit(browser, base, DESK, theme="light")
    gallery.page.goto(f"{base}/gallery")
    gallery.page.wait_for_load_state("networkidle")
    gallery.page.screenshot(path=out / "gallery.png", full_page=True)
    gallery.context.close()


def review(browser: Browser, base: str, out: Path) -> None:
    """A finished game from which another timeline was played to its end."""
    visit = Visit(browser, base, DESK, theme="light")
    page = visit.page
    table = player.make(page, base, seats=4, bots=["rule-of-thumb"] * 3)
    page.goto(f"{base}/t/{table}")
    player.play_out(page)
    page.goto(f"{base}/r/{table}?move=9")
    page.get_by_role("button", name="Go back to move 9").click()
    page.wait_for_url("**/t/*")
    player.play_out(page, otherwise)
    page.goto(f"{base}/r/{table}?line=A&move=30")
    page.wait_for_selector(".scene")
    page.wait_for_selector(".diff tbody tr")
    page.wait_for_timeout(400)
    page.screenshot(path=out / "review-light.png")
    visit.context.close()


def otherwise(page: Page) -> None:
    """The last choice on offer instead of the first, so that the timelines differ."""
    before = player.asked_now(page)
    if not page.locator(player.CONFIRM).count():
        page.locator(player.CHOICES).last.click()
    page.locator(player.CONFIRM).first.click()
    player.settled(page, before)


def lesson(browser: Browser, base: str, out: Path) -> None:
    """The first bubble of a lesson."""
    visit = Visit(browser, base, DESK, theme="light", name="Ada")
    visit.page.goto(f"{base}/learn/contre-temps")
    visit.page.get_by_role("button", name="Start").click()
    player.wait_for_ask(visit.page)
    visit.page.wait_for_selector(".coach")
    visit.page.screenshot(path=out / "lesson-light.png")
    visit.context.close()


def main(arguments: list[str]) -> int:
    out = Path(arguments[0]) if arguments else ROOT / "docs/pictures"
    out.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp(prefix="chronolude-")))
    try:
        with sync_playwright() as play:
            browser = launch(play)
            shoot(browser, house.base, out)
            browser.close()
    finally:
        house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
