"""Pictures of the client from a live server, into docs/pictures: python -m scripts.pictures [FOLDER] [--only GAME]."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web import player
from tests.web.house import DESK, PHONE, ROOT, House, Visit, launch


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


def shoot(browser: Browser, base: str, out: Path) -> None:
    for theme in ("light", "dark"):
        desk = Visit(browser, base, DESK, theme=theme, name="Ada")
        middle(desk.page, base, 7 if theme == "dark" else 6)
        desk.page.screenshot(path=out / f"table-{theme}.png")
        desk.page.goto(base)
        desk.page.wait_for_load_state("networkidle")
        desk.page.wait_for_timeout(300)
        desk.page.screenshot(path=out / f"lobby-{theme}.png")
        desk.context.close()
        phone = Visit(browser, base, PHONE, theme=theme)
        middle(phone.page, base, 5)
        phone.page.screenshot(path=out / f"phone-{theme}.png")
        phone.context.close()
    review(browser, base, out)
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
    player.play_out(page)
    page.goto(f"{base}/r/{table}?move=9")
    page.wait_for_selector(".scene")
    page.wait_for_timeout(400)
    page.screenshot(path=out / "review-light.png")
    visit.context.close()


def timeline(browser: Browser, base: str, out: Path) -> None:
    """A table of four in French, on a desk and on a phone, with a card held over a gap."""
    for name, size, theme in (
        ("timeline-light", DESK, "light"),
        ("timeline-dark", DESK, "dark"),
        ("timeline-phone", PHONE, "light"),
    ):
        visit = Visit(browser, base, size, theme=theme, language="fr", name="Ada")
        page = visit.page
        table = player.make(page, base, game="timeline", seats=4, bots=["reader"] * 3)
        page.goto(f"{base}/t/{table}")
        for turn in range(3):
            page.wait_for_selector("button[data-drop]")
            page.locator(player.CARDS).first.click()
            page.locator("button[data-drop]").nth(turn).click()
            before = player.asked_now(page)
            if turn == 2:
                break
            page.locator(player.CONFIRM).first.click()
            player.settled(page, before)
            player.wait_for_ask(page)
        page.wait_for_timeout(400)
        page.screenshot(path=out / f"{name}.png")
        visit.context.close()


def main(arguments: list[str]) -> int:
    only = arguments.pop(arguments.index("--only") + 1) if "--only" in arguments else ""
    given = [one for one in arguments if one != "--only"]
    out = Path(given[0]) if given else ROOT / "docs/pictures"
    out.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp(prefix="chronolude-")))
    try:
        with sync_playwright() as play:
            browser = launch(play)
            if not only or only == "timeline":
                timeline(browser, house.base, out)
            if not only:
                shoot(browser, house.base, out)
            browser.close()
    finally:
        house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
