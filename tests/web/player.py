"""A person at a table: looks at the plate, takes what is offered, confirms."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, Page, expect

from tests.web.house import SECONDS

JSON: Final = {"content-type": "application/json"}
OVER: Final = ".prompt.end"
ASKED: Final = ".prompt.go"
MOST: Final = 120
PARTS: Final = 6
STOPS_MOST: Final = 150
PNG: Final = b"\x89PNG"
PATIENCE: Final = 4000
SOON: Final = 20
"""Milliseconds until whoever is not asked looks again."""
# What the page asks for now: nothing yet, the end, or something to be chosen.
STATE: Final = """() => {
  const plate = document.querySelector('.prompt');
  if (!plate) return 'none';
  if (plate.classList.contains('end')) return 'over';
  return plate.classList.contains('go') && document.querySelector('.actions .btn, .acts .btn') ? 'asked' : 'wait';
}"""
# As soon as it asks for something or nothing more; until then it is false.
READY: Final = f"() => {{ const now = ({STATE})(); return (now === 'asked' || now === 'over') && now; }}"
# What hangs on the size of the window is drawn anew within a frame.
DRAWN: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# The ask on the plate and the cards in hand; buttons come and go with a choice, so they do not count.
NOW: Final = """() => {
  const plate = [...document.querySelectorAll('.prompt .ask, .prompt .kick, .veil h1')];
  return plate.map(one => one.textContent).join('|') + '|' + document.querySelectorAll('[data-card]').length
    + '|' + (document.querySelector('.page')?.dataset.decision ?? '');
}"""
CARDS: Final = "button[data-card][aria-pressed]"
STOPS: Final = ".sta.reach button.stop"
OPTIONS: Final = ".options button[data-rove]"
CHOICES: Final = f"{CARDS}, {STOPS}, {OPTIONS}"
# Not what takes its place when the game ends under the finger: that would make another table.
MEANT: Final = ":not([data-again]):enabled"
CONFIRM: Final = f".actions .btn:not(.ghost){MEANT}, .acts .btn.solid{MEANT}"


def make(page: Page, base: str, **wish: Any) -> str:
    """A table against bots, through the REST call the lobby makes; the cookie of the seat stays in this browser."""
    body = {"game": "contre-temps", "seats": 3, "bots": ["rule-of-thumb", "random"], "name": "Ada", **wish}
    answer = page.request.post(f"{base}/api/tables", data=json.dumps(body), headers=JSON)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def share(page: Page, base: str, *names: str, **wish: Any) -> str:
    """A table whose people pass this device round; the page is opened at it."""
    players = [{"kind": "human", "name": name} for name in names]
    table = make(page, base, **{**wish, "seats": len(names), "bots": [], "players": players})
    started = page.request.post(f"{base}/api/tables/{table}/start", data="{}", headers=JSON)
    assert started.ok, started.text()
    page.goto(base)
    seats = json.dumps({table: list(range(len(names)))})
    page.evaluate("seats => localStorage.setItem('chronolude.hotseat', seats)", seats)
    page.goto(f"{base}/t/{table}")
    return table


def take_device(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}").click()


def go_back(page: Page, move: int, called: str = "") -> str:
    """From a review into another timeline, with its question; tells its table."""
    page.get_by_role("button", name=f"Go back to move {move}").click()
    scene = page.get_by_role("dialog")
    if called:
        scene.get_by_role("textbox").fill(called)
    scene.get_by_role("button", name=f"Throw the points at move {move}").click()
    page.wait_for_url("**/t/*")
    return table_of(page)


def state(page: Page) -> str:
    return str(page.evaluate(STATE))


def wait_for_ask(page: Page) -> bool:
    """Until something is asked of us, or (False) the game is over."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    return state(page) != "over"


def ask_of(page: Page) -> str:
    return page.locator(".prompt").first.inner_text()


def answer(page: Page) -> None:
    """Take the first choice on offer, part by part, and confirm it with the plate's own button."""
    before = asked_now(page)
    for part in range(PARTS):
        if page.locator(CONFIRM).count():
            if press(page, CONFIRM):
                break
        elif press(page, OPTIONS if part else CHOICES):
            page.wait_for_selector(f"{CONFIRM}, {OPTIONS}")
    settled(page, before)


def press(page: Page, what: str) -> bool:
    """Press the first of these; False when the table moved on under the finger."""
    try:
        page.locator(what).first.click(timeout=PATIENCE)
    except Error:
        return False
    return True


def by_keyboard(page: Page) -> None:
    """Digits take the first card or option that may be taken, part by part; Enter confirms. Any board will do."""
    before = asked_now(page)
    for digit in "123456789123456789":
        if page.locator(CONFIRM).count():
            break
        page.keyboard.press(digit)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    settled(page, before)


def by_touch(page: Page) -> None:
    """As `answer`, with a finger: no key is pressed, nothing is pointed at."""
    before = asked_now(page)
    for part in range(PARTS):
        if page.locator(CONFIRM).count():
            if tap(page, CONFIRM):
                break
        elif tap(page, OPTIONS if part else CHOICES):
            page.wait_for_selector(f"{CONFIRM}, {OPTIONS}")
    settled(page, before)


def tap(page: Page, what: str) -> bool:
    """Tap the first of these; False when the table moved on under the finger."""
    try:
        page.locator(what).first.tap(timeout=PATIENCE)
    except Error:
        return False
    return True


def tab_to(page: Page, what: str) -> None:
    """By Tab alone, as whoever has no mouse gets there."""
    page.wait_for_selector(what)
    for _ in range(STOPS_MOST):
        if page.evaluate("what => document.activeElement?.matches(what) ?? false", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {what}")


def share_card(page: Page, press: Callable[[str], None]) -> bytes:
    """The ending as a picture, by whatever hand presses; tells the picture."""
    press(".after .share")
    expect(page.get_by_role("dialog", name="A picture to share")).to_be_visible()
    with page.expect_download() as coming:
        press("dialog[open] .btn.solid")
    return Path(coming.value.path()).read_bytes()


def asked_now(page: Page) -> str:
    return str(page.evaluate(f"({NOW})()"))


def settled(page: Page, before: str) -> None:
    """The table took the answer: the plate or the hand is another one, or the game had ended before we looked."""
    page.wait_for_function(f"was => ({NOW})() !== was || ({STATE})() === 'over'", arg=before)


def play_out(page: Page, answer: Any = answer) -> int:
    """Play to the end; how many answers it took."""
    played = play_some(page, MOST, answer)
    assert played < MOST, "the game does not end"
    return played


def play_some(page: Page, most: int, answer: Any = answer) -> int:
    """Answer so many times, or until the end; how many answers it took."""
    for n in range(most):
        if page.wait_for_function(READY).json_value() == "over":
            return n
        answer(page)
    return most


def take_turns(people: Sequence[Page], until: Callable[[], bool], may: Callable[[Page], bool] = lambda _: True) -> None:
    """Whoever is asked (and may) answers, until something is so; nobody hurries the bots between them."""
    since = time.monotonic()
    while not until():
        assert time.monotonic() - since < SECONDS, "nothing happens at this table"
        for page in people:
            if state(page) == "asked" and may(page):
                answer(page)
                since = time.monotonic()
                if until():
                    return
        people[0].wait_for_timeout(SOON)


def is_clean(page: Page) -> None:
    """Axe finds nothing, and nothing sticks out, at this size and at 200 %."""
    found = Axe().run(page).response["violations"]
    assert not found, [(one["id"], [node["target"] for node in one["nodes"][:3]]) for one in found]
    size = page.viewport_size
    assert size is not None
    fits(page)
    page.set_viewport_size({"width": max(320, size["width"] // 2), "height": max(400, size["height"] // 2)})
    fits(page)
    page.set_viewport_size(size)


def fits(page: Page) -> None:
    page.evaluate(DRAWN)
    over = page.evaluate("document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth")
    assert over <= 1, f"the page is {over} px too wide at {page.viewport_size}"


def is_over(page: Page) -> None:
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(".ending, .choices ol").first).to_be_visible()


def table_of(page: Page) -> str:
    found = re.search(r"/t/([a-z0-9]+)", page.url)
    assert found, page.url
    return found[1]
