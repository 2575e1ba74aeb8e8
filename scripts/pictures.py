"""Pictures of the client from a live server, into docs/pictures: python -m scripts.pictures [FOLDER]."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web import player, test_chrononauts
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


INVERTERS = ", ".join(
    f"[data-card^={name}][aria-pressed=false]" for name in ("reverse", "prevent", "avert", "sabotage", "halt")
)


def chrononauts(browser: Browser, base: str, out: Path) -> None:
    """History some turns in, with a flip in hand whose ripples are drawn."""
    shots = (
        ("chrononauts", 4, DESK, "dark", "chrononauts-dark"), ("solonauts", 1, DESK, "light", "solonauts-light"),
        ("chrononauts", 4, PHONE, "dark", "chrononauts-phone"), ("artifaxx", 3, DESK, "light", "artifaxx-light"),
    )  # fmt: skip
    for game, seats, size, theme, name in shots:
        visit = Visit(browser, base, size, theme=theme, name="Ada")
        while not some_turns_in(visit.page, base, game, seats):
            pass
        if game != "artifaxx":
            most_ripples(visit.page)
        visit.page.mouse.move(2, 2)
        visit.page.wait_for_timeout(500)
        visit.page.screenshot(path=out / f"{name}.png")
        visit.context.close()


def some_turns_in(page: Page, base: str, game: str, seats: int) -> bool:
    """Whether the game went on long enough, and an inverter is in hand."""
    table = player.make(page, base, game=game, seats=seats, bots=["rule-of-thumb"] * (seats - 1))
    page.goto(f"{base}/t/{table}")
    for turn in range(20):
        if not player.wait_for_ask(page):
            return False
        if turn == 0 and seats > 1:
            page.get_by_role("switch").first.click()
        elif turn > 6 and (game == "artifaxx" or page.locator(INVERTERS).count()):
            return True
        if player.state(page) == "asked":
            test_chrononauts.answer(page)
    return False


def most_ripples(page: Page) -> None:
    """Choose the inverter, and of its targets the one that would change most."""
    page.locator(INVERTERS).first.click()
    years = page.locator(test_chrononauts.YEARS)
    found: list[int] = []
    for i in range(years.count()):
        years.nth(i).click()
        page.wait_for_timeout(250)
        found.append(page.locator("[data-route]").count())
    years.nth(found.index(max(found))).click()


def main(arguments: list[str]) -> int:
    out = Path(arguments[0]) if arguments else ROOT / "docs/pictures"
    out.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp(prefix="chronolude-")))
    try:
        with sync_playwright() as play:
            browser = launch(play)
            shoot(browser, house.base, out)
            chrononauts(browser, house.base, out)
            browser.close()
    finally:
        house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
