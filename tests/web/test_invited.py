"""Developer mode in the browser: a stranger's bot is chosen in the lobby and plays; so does one that fails."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.bots.strange import file_with_bots, program
from tests.web import player
from tests.web.house import House, Visit

ANSWERS = 4


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that lets five of them in: a good one, a program, and one for each way of failing."""
    folder = tmp_path_factory.mktemp("open-house")
    file = file_with_bots(folder)
    places = {"mine": f"{file}:Good", "program": program(folder, "text")}
    places |= {name: f"{file}:{name.title()}" for name in ("crashing", "leaving", "cheating")}
    made = House(folder, *[word for name, at in places.items() for word in ("--bot", f"contre-temps:{name}={at}")])
    yield made
    made.close()


def warnings_of(house: House, bot: str) -> list[str]:
    """What the server's log says of a bot."""
    lines = house.log.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if "warning" in line and f"bot={bot}" in line]


def sit_down(page: Page, base: str, bot: str) -> str:
    """A table against two of them, made in the lobby's own dialog."""
    page.goto(base)
    page.get_by_role("button", name="Table for friends").click()
    form = page.get_by_role("dialog")
    form.get_by_label(re.compile("^Seats")).select_option("3")
    form.get_by_label("Bots among them").select_option("2")
    form.get_by_label("How they play").select_option(bot)
    form.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/t/*")
    return player.table_of(page)


def play_on(page: Page) -> None:
    """Some answers of ours, each after those of the bots."""
    for _ in range(ANSWERS):
        assert player.wait_for_ask(page)
        player.answer(page)


def test_a_strangers_bot_plays_in_the_browser(open_house: House, browser: Browser) -> None:
    for bot in ("mine", "program"):
        me = Visit(browser, open_house.base)
        sit_down(me.page, open_house.base, bot)
        play_on(me.page)
        expect(me.page.get_by_text(f"bot, {bot}").first).to_be_attached()
        me.close()
        assert warnings_of(open_house, bot) == []


@pytest.mark.parametrize(
    ("bot", "why"),
    [("crashing", "ZeroDivisionError"), ("leaving", "I have had enough"), ("cheating", "not on offer")],
)
def test_one_that_fails_is_told_in_the_log_and_the_game_goes_on(
    open_house: House, browser: Browser, bot: str, why: str
) -> None:
    """What thinks for others outlives it: the process of bots does not die."""
    me = Visit(browser, open_house.base)
    sit_down(me.page, open_house.base, bot)
    play_on(me.page)
    me.close()
    told = warnings_of(open_house, bot)
    assert told and all("a bot failed" in line and why in line for line in told), told
