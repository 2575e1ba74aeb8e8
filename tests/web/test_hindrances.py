"""What once stood in players' way (decision 50), each as somebody met it: in Chromium, at the size it was met."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from itertools import count
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from playwright.sync_api import TimeoutError as Slow

import chronolude as cl
from tests.web import player
from tests.web.house import PHONE, House, Visit
from tests.web.layouts import SIZES, Window, decisions
from tests.web.test_people import two_people

Come = Callable[..., Visit]
LATE: Final = 0.8
"""Seconds until a lobby that is slow has come."""
FULLEST: Final = 7
NAMELESS: Final = """() => [...document.querySelectorAll('.hand button[data-card]')].filter(card => {
  const name = card.querySelector('.name');
  const box = name.getBoundingClientRect();
  const frame = card.getBoundingClientRect();
  const isWhole = box.bottom <= frame.bottom && box.right <= frame.right + 1 && box.top >= frame.top;
  const spots = [[box.left + 2, box.top + 3], [Math.min(box.right, frame.right) - 4, box.bottom - 3]];
  const isFree = spots.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
  return !isWhole || !isFree || !name.checkVisibility({ visibilityProperty: true });
}).map(card => card.ariaLabel)"""
"""Cards whose name is hidden, cut, or lies under another card."""


def test_play_now_pressed_at_once_seats_bots_that_play_well(visit: Come, house: House) -> None:
    """Before the lobby had come there seemed to be no bots but random ones."""
    page = visit().page

    def late(route: Route) -> None:
        time.sleep(LATE)
        route.continue_()

    page.route("**/api/lobby*", late)
    page.goto(house.base)
    page.get_by_role("button", name="Play now against bots", exact=True).click()
    page.wait_for_selector(".prompt")
    expect(page.locator(".seats").get_by_text("rule of thumb").first).to_be_attached()
    expect(page.locator(".seats").get_by_text("wanderer")).to_have_count(0)


def test_settings_are_there_at_a_phone_table(visit: Come, house: House) -> None:
    page = visit(size=PHONE).page
    page.goto(f"{house.base}/t/{player.make(page, house.base)}")
    player.wait_for_ask(page)
    page.get_by_role("button", name="Around the table").tap()
    page.get_by_role("dialog").get_by_role("button", name="Settings").tap()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def scrolled(page: Page) -> float:
    return float(page.evaluate("scrollY"))


def touch(page: Page) -> None:
    """As `player.by_touch`, but nothing is scrolled to be touched: whatever moves, the page moves by itself."""
    before = player.asked_now(page)
    for _ in range(player.PARTS):
        what = player.CONFIRM if page.locator(player.CONFIRM).count() else player.CHOICES
        page.evaluate("what => document.querySelector(what)?.click()", what)
        page.wait_for_timeout(60)
        if player.asked_now(page) != before:
            return


def test_the_page_of_a_phone_does_not_scroll_itself_away(visit: Come, house: House) -> None:
    """What is chosen is told in sight; once it is answered, the table stands where it stood."""
    page = visit(size=PHONE).page
    page.goto(f"{house.base}/t/{player.make(page, house.base, seats=4, bots=['rule-of-thumb'] * 3)}")
    stood = []
    for _ in range(10):
        if not player.wait_for_ask(page):
            break
        if not page.locator(player.CONFIRM).count():
            stood.append(scrolled(page))
            for part in (".prompt", ".hand-row button[data-card]", "nav.tabs button"):
                expect(page.locator(part).first).to_be_in_viewport(ratio=0.9)
        touch(page)
    assert stood and not any(stood), stood


def test_a_bot_plays_for_whoever_has_gone_by_one_press_on_the_plate(visit: Come, house: House) -> None:
    ada, ben, _ = two_people(visit, house)
    ben.page.close()
    press = ada.page.locator(".prompt").get_by_role("button", name="Let a bot play")
    for _ in range(player.MOST):
        if press.count() or player.state(ada.page) == "over":
            break
        if player.state(ada.page) == "asked":
            player.answer(ada.page)
        ada.page.wait_for_timeout(50)
    press.click()
    expect(press).to_have_count(0)
    expect(ada.page.locator(".seats .seat").nth(1)).to_contain_text("bot")


def held(table: cl.Table, seat: int) -> int:
    return next(
        len(zone["cards"]) for zone in table.view(seat)["zones"] if (zone["name"], zone["seat"]) == ("hand", seat)
    )


def a_full_hand() -> tuple[cl.Table, int]:
    """Somebody at a table of Chrononauts who is asked and holds seven cards or more."""
    for seed in count():
        for table, seat in decisions("chrononauts", seed):
            if table.result is None and held(table, seat) >= FULLEST:
                return table, seat
    raise AssertionError


@pytest.mark.parametrize("size", SIZES[:3])
def test_a_hand_of_seven_keeps_its_names(browser: Browser, house: House, size: tuple[int, int]) -> None:
    window = Window(browser, house.base, "en")
    page = window.reader.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    window.show(*a_full_hand())
    cards = page.locator(".hand button[data-card]")
    assert cards.count() >= FULLEST
    with contextlib.suppress(Slow):  # cards find their places while the window takes its size
        page.wait_for_function(f"() => !({NAMELESS})().length")
    assert page.evaluate(NAMELESS) == []
    window.reader.close()
