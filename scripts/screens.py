"""Every screen in three windows and both themes, side by side on sheets: `python -m scripts.screens FOLDER`."""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, Page, sync_playwright
from rich.progress import track

import chronolude as cl
from chronolude.bots import make
from chronolude.games import OURS
from tests.web import hands, player
from tests.web.house import DESK, PHONE, House, Visit, launch

WINDOWS: Final = ((1440, 900), (1366, 768), (390, 844))
THEMES: Final = ("light", "dark")
SEATS: Final = {"contre-temps": 4, "timeline": 4, "chrononauts": 4, "artifaxx": 3, "solonauts": 1, "time-division": 2,
                "time-stories": 3}  # fmt: skip
LEVELS: Final = {"timeline": "reader", "time-stories": "companion"}
PAGES: Final = {
    "learn": "/learn", "lesson": "/learn/timeline", "bots": "/bots", "decks": "/decks", "records": "/records",
    "mine": "/mine", "puzzles": "/puzzles", "credits": "/credits", "verify": "/verify", "rules": "/rules/chrononauts",
    "daily": "/daily/contre-temps", "clubs": "/club", "lost": "/nowhere", "no-table": "/t/none", "no-seat": "/s/none",
}  # fmt: skip
Screen = tuple[str, Callable[[Page, str], None]]


def played(game: str, share: float, seed: int = 3) -> tuple[cl.Record, int]:
    """A game of bots and, so far along it, the decision nearest to that at which the first seat is asked."""
    table = cl.new(game, SEATS[game], seed)
    bots = [make(game, LEVELS.get(game, "rule-of-thumb"), seed + seat) for seat in range(table.seats)]
    asked = []
    while table.result is None:
        seat = table.asked[0]
        if 0 in table.asked:
            asked.append(len(table.record().moves))
        table.play(seat, table.choose(seat, bots[seat]))
    return table.record(), asked[min(len(asked) - 1, int(share * len(asked)))]


def sit_down(page: Page, base: str, game: str, share: float) -> None:
    """Bring such a game, and go on from there at the first seat."""
    record, decision = played(game, share)
    said = page.request.post(f"{base}/api/records", data=json.dumps({"text": record.json}), headers=player.JSON)
    wish = json.dumps({"decision": decision, "seat": 0, "name": "Ada"})
    made = page.request.post(f"{base}/api/tables/{said.json()['id']}/branch", data=wish, headers=player.JSON)
    assert made.ok, made.text()
    page.goto(f"{base}/t/{made.json()['id']}")
    player.wait_for_ask(page)


def at_table(game: str) -> Callable[[Page, str], None]:
    def go(page: Page, base: str) -> None:
        sit_down(page, base, game, 0.5)
        page.keyboard.press("1")

    return go


def at_the_end(game: str) -> Callable[[Page, str], None]:
    def go(page: Page, base: str) -> None:
        sit_down(page, base, game, 1)
        hands_until_over(page)
        player.is_over(page)

    return go


def hands_until_over(page: Page) -> None:
    player.play_some(page, hands.MOST, hands.by_keyboard)


def reviewed(game: str) -> Callable[[Page, str], None]:
    def go(page: Page, base: str) -> None:
        record, decision = played(game, 0.5)
        said = page.request.post(f"{base}/api/records", data=json.dumps({"text": record.json}), headers=player.JSON)
        page.goto(f"{base}/r/{said.json()['id']}?move={decision}")
        page.wait_for_selector(".scene")

    return go


def lobby(page: Page, base: str) -> None:
    for game, seats in (("timeline", 3), ("chrononauts", 4)):
        player.make(page, base, game=game, seats=seats, bots=["random"] * (seats - 1))
    page.goto(base)


def new_table(page: Page, base: str) -> None:
    page.goto(base)
    page.locator(
        "[data-dialog=new-table], button:has-text('Table for friends'), button:has-text('Table entre amis')"
    ).first.click()
    page.get_by_role("dialog").wait_for()


def settings(page: Page, base: str) -> None:
    page.goto(base)
    page.get_by_role("button", name="Settings").or_(page.get_by_role("button", name="Réglages")).first.click()
    page.get_by_role("dialog").wait_for()


def puzzle(page: Page, base: str) -> None:
    shelves = page.request.get(f"{base}/api/puzzles?lang=en").json()["shelves"]
    page.goto(f"{base}/puzzles/{shelves[0]['game']}/{shelves[0]['puzzles'][0]['id']}")
    page.wait_for_selector(".prompt")


def plain(path: str) -> Callable[[Page, str], None]:
    def go(page: Page, base: str) -> None:
        page.goto(f"{base}{path}")

    return go


def screens() -> Iterator[Screen]:
    yield from (("lobby", lobby), ("new-table", new_table), ("settings", settings), ("puzzle", puzzle))
    yield from ((name, plain(path)) for name, path in PAGES.items())
    for game in OURS:
        yield f"table-{game}", at_table(game)
        yield f"end-{game}", at_the_end(game)
    for game in ("contre-temps", "timeline", "time-stories"):
        yield f"review-{game}", reviewed(game)


def shoot(browser: Browser, base: str, screen: Screen, out: Path, lang: str) -> None:
    """One screen in all its looks, and its sheet."""
    name, go = screen
    visit = Visit(browser, base, DESK, language=lang, name="Ada")
    page = visit.page
    try:
        go(page, base)
        page.wait_for_load_state("networkidle")
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
                page.wait_for_timeout(250)
                page.screenshot(path=out / f"{name}-{width}-{theme}.png")
    finally:
        visit.context.close()
    sheet(browser, name, out)


def sheet(browser: Browser, name: str, out: Path) -> None:
    """The desk in both themes, below it the low window and the phone."""
    rows = (((1440, "light"), (1440, "dark")), ((1366, "light"), (PHONE[0], "light"), (PHONE[0], "dark")))
    body = "".join(
        "<div>"
        + "".join(f'<img src="{name}-{width}-{theme}.png" style="height:{600 + 240 * low}px">' for width, theme in row)
        + "</div>"
        for low, row in enumerate(rows)
    )
    page = browser.new_page(viewport={"width": 1960, "height": 1470})
    told = out / "sheet.html"
    told.write_text(f'<body style="margin:4px;background:#888">{body}', encoding="utf-8")
    page.goto(told.as_uri())
    page.screenshot(path=out / f"sheet-{name}.png")
    page.close()
    told.unlink()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("folder", type=Path)
    words.add_argument("--only", nargs="*", help="screens by how their names begin")
    words.add_argument("--lang", default="en", choices=("en", "fr"))
    asked = words.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    wanted = [one for one in screens() if not asked.only or one[0].startswith(tuple(asked.only))]
    house = House(Path(tempfile.mkdtemp(prefix="chronolude-")))
    try:
        with sync_playwright() as play:
            browser = launch(play)
            for one in track(wanted, description="screens"):
                try:
                    shoot(browser, house.base, one, asked.folder, asked.lang)
                except (Error, AssertionError) as fault:
                    print(f"{one[0]}: {str(fault)[:400]}", flush=True)
            browser.close()
    finally:
        house.close()


if __name__ == "__main__":
    main()
