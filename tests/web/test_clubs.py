"""Club nights and the watch page, as people open them: host, guests, a big screen, a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web import player
from tests.web.house import PHONE, House, Visit

SCREEN = (1920, 1080)


def open_evening(page: Page, house: House, game: str) -> str:
    """By the form, as a host does it."""
    page.goto(f"{house.base}/club")
    page.get_by_label("Name of the evening").fill("Thursday")
    page.locator("form select").first.select_option(game)
    page.get_by_label("The same cards at every table of a round").uncheck()
    player.is_clean(page)
    page.get_by_role("button", name="Open the evening").click()
    expect(page.get_by_role("heading", name="Thursday")).to_be_visible()
    return page.url


def join(visit: Callable[..., Visit], address: str, name: str, **wishes: object) -> Page:
    page = visit(**wishes).page
    page.goto(address)
    page.get_by_placeholder(re.compile("name|nom")).fill(name)
    page.get_by_role("button", name=re.compile("Join|Entrer"), exact=True).click()
    expect(page.get_by_role("heading", name=re.compile(name))).to_be_visible()
    return page


def test_an_evening_by_its_pages_and_a_big_screen(visit: Callable[..., Visit], house: House) -> None:
    """The host opens, two come, a round is paired, both sit down; the screens show it, and no hand of their browser."""
    host = visit().page
    address = open_evening(host, house, "time-division")
    ada = join(visit, address, "Ada", size=PHONE, theme="dark", language="fr")
    lin = join(visit, address, "Lin")
    host.get_by_role("button", name="Pair round 1").click()
    for page in (ada, lin):
        page.get_by_role("button", name=re.compile("Go to your table|Aller à votre table")).click()
        expect(page).to_have_url(re.compile("/t/"))
    for page in (ada, lin):
        expect(page.locator(".page[data-decision]")).to_be_visible()
    player.is_clean(host)
    big = visit(size=SCREEN, theme="dark").page
    big.goto(f"{address}/screen")
    expect(big.get_by_text("Round 1 of 5")).to_be_visible()
    player.is_clean(big)
    big.get_by_role("link", name="Watch").click()
    expect(big.locator(".plate .turn")).not_to_be_empty()
    player.is_clean(big)
    a_big_screen_shows_no_hand_of_its_browser(ada)
    ada.goto(address)
    expect(ada.get_by_role("heading", name="Votre table est prête")).to_be_visible()
    player.is_clean(ada)


def a_big_screen_shows_no_hand_of_its_browser(page: Page) -> None:
    """Whoever plays opens the watch page of their own table: it is told what everybody may see."""
    table = page.url.rpartition("/")[2].partition("?")[0]
    page.goto(page.url.replace("/t/", "/watch/"))
    expect(page.locator("main[data-decision]")).to_be_visible()
    expect(page.get_by_text("À vous").first).not_to_be_visible()
    assert table and page.locator(".hand-row").count() == 0
    player.is_clean(page)
