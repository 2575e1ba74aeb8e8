"""Pictures of the client from a live server, into docs/pictures."""

from __future__ import annotations

import argparse
import itertools
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as Late
from rich.progress import track

import chronolude as cl
from chronolude.bots import make
from tests.web import player, test_chrononauts
from tests.web import test_time_division as time_division
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
    """The table of Contre-Temps and the lobby, dark and light, on a desk and on a phone."""
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


def preview(browser: Browser) -> None:
    """What a link shows where it is pasted: messengers read PNG only."""
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    page.set_content((ROOT / "web/scripts/preview.svg").read_text())
    page.add_style_tag(content="body{margin:0}svg{display:block}")
    page.screenshot(path=ROOT / "web/public/preview.png")
    page.close()


def gallery(browser: Browser, base: str, out: Path) -> None:
    """Every piece of the kit."""
    visit = Visit(browser, base, DESK, theme="light")
    visit.page.goto(f"{base}/gallery")
    visit.page.wait_for_load_state("networkidle")
    visit.page.screenshot(path=out / "gallery.png", full_page=True)
    visit.context.close()


def mission(browser: Browser, base: str, out: Path) -> None:
    """A mission of four at a trial of one's own, dark and light, and on a phone."""
    played = record_of_trial()
    for theme, size, name in (
        ("dark", DESK, "time-stories-dark"),
        ("light", DESK, "time-stories-light"),
        ("dark", PHONE, "time-stories-phone"),
    ):
        visit = Visit(browser, base, size, theme=theme, name="Ada")
        sit_down(visit.page, base, played)
        visit.page.wait_for_selector(".prompt")
        visit.page.wait_for_timeout(900)
        visit.page.screenshot(path=out / f"{name}.png")
        visit.context.close()


def record_of_trial() -> cl.Record:
    """A mission of companions up to the moment at which the first seat tries something by itself, not in a conflict."""
    for seed in itertools.count():
        table = cl.new("time-stories", 4, seed)
        bots = [make("time-stories", "companion", seed + seat) for seat in range(4)]
        while table.result is None:
            seat = table.asked[0]
            if (
                seat == 0
                and table.options(0, "boost")
                and table.view(0)["aid"]["conflict"] is None
                and table.decision > 40
            ):
                return table.record()
            table.play(seat, table.choose(seat, bots[seat]))
    raise AssertionError


def sit_down(page: Page, base: str, played: cl.Record) -> None:
    """Bring a record, and go on from its last decision at the first seat."""
    said = page.request.post(f"{base}/api/records", data=json.dumps({"text": played.json}), headers=player.JSON)
    wish = {"decision": len(played.moves), "seat": 0, "name": "Ada"}
    made = page.request.post(
        f"{base}/api/tables/{said.json()['id']}/branch", data=json.dumps(wish), headers=player.JSON
    )
    assert made.ok, made.text()
    page.goto(f"{base}/t/{made.json()['id']}")


# ── Time Division ────────────────────────────────────────────────────────────────────────────────

DIVIDED = (
    ("time-division-light", DESK, "light", "en", {"era": "egypt"}, 3),
    ("time-division-dark", DESK, "dark", "fr", {"mode": "campaign", "game_1": "eighties"}, 2),
    ("time-division-phone", PHONE, "light", "en", {"era": "middle_ages"}, 2),
)


def divided(browser: Browser, base: str, out: Path) -> None:
    """The draft, and a decision some rounds in with one of its two ways chosen."""
    for name, size, theme, language, options, rounds in DIVIDED:
        visit = Visit(browser, base, size, theme=theme, language=language, name="Ada")
        wish = {"game": "time-division", "seats": 2, "bots": ["rule-of-thumb"], "options": options}
        while not decision_after(visit.page, base, wish, rounds):
            pass
        visit.page.locator("button[data-side]").first.click()
        visit.page.wait_for_timeout(700)
        visit.page.screenshot(path=out / f"{name}.png")
        visit.context.close()


def decision_after(page: Page, base: str, wish: dict[str, Any], rounds: int) -> bool:
    """Whether we are asked to decide once that many rounds are over; False when the game ended before."""
    page.goto(f"{base}/t/{player.make(page, base, **wish)}")
    for _ in range(player.MOST):
        if not player.wait_for_ask(page):
            return False
        if page.locator("button[data-side]").count() and page.locator(".row ol li:not(.slot)").count() >= rounds:
            return True
        time_division.answer(page)
    return False


def review(browser: Browser, base: str, out: Path) -> None:
    """A finished game from which another timeline was played to its end."""
    visit = Visit(browser, base, DESK, theme="light")
    page = visit.page
    table = player.make(page, base, seats=4, bots=["rule-of-thumb"] * 3)
    page.goto(f"{base}/t/{table}")
    player.play_out(page)
    page.goto(f"{base}/r/{table}?move=9")
    player.go_back(page, 9, "What if I keep the 13?")
    player.play_out(page, otherwise)
    page.goto(f"{base}/r/{table}?line=A&move=30")
    page.wait_for_selector(".scene")
    page.wait_for_selector(".diff tbody tr")
    page.wait_for_timeout(400)
    page.screenshot(path=out / "review-light.png")
    visit.context.close()


def endings(browser: Browser, base: str, out: Path) -> None:
    """A game that is over with how it came about, the card to share, and the moment one goes back."""
    visit = Visit(browser, base, DESK, theme="dark", name="Ada")
    page = visit.page
    table = player.make(page, base, seats=4, bots=["rule-of-thumb"] * 3)
    page.goto(f"{base}/t/{table}")
    player.play_out(page)
    page.wait_for_selector(".after")
    page.wait_for_timeout(600)
    page.screenshot(path=out / "ending-dark.png")
    (out / "share-card.png").write_bytes(player.share_card(page, lambda what: page.locator(what).first.click()))
    page.goto(f"{base}/r/{table}?move=9")
    page.get_by_role("button", name="Go back to move 9").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("What if I keep the 13?")
    page.evaluate("setTimeout = () => 0")  # the scene stays
    page.get_by_role("button", name="Throw the points").click()
    page.wait_for_selector("svg.gone")
    page.screenshot(path=out / "fork-dark.png")
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
            try:
                test_chrononauts.answer(page)
            except Late:
                return False  # a window passed by itself while its answer was put together: another game
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


def arguments() -> argparse.Namespace:
    words = argparse.ArgumentParser(prog="make pictures", description=__doc__)
    words.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs/pictures")
    words.add_argument("--only", choices=list(PARTS), help="one part; all if not said")
    return words.parse_args()


def main() -> None:
    asked = arguments()
    asked.folder.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp(prefix="chronolude-")))
    try:
        with sync_playwright() as play:
            browser = launch(play)
            preview(browser)
            for name in track([asked.only] if asked.only else list(PARTS), description="pictures"):
                PARTS[name](browser, house.base, asked.folder)
            browser.close()
    finally:
        house.close()


PARTS: Final[dict[str, Callable[[Browser, str, Path], None]]] = {
    "timeline": timeline,
    "contre-temps": shoot,
    "time-stories": mission,
    "review": review,
    "endings": endings,
    "time-division": divided,
    "lesson": lesson,
    "gallery": gallery,
    "chrononauts": chrononauts,
}

if __name__ == "__main__":
    main()
