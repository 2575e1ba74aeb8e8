"""Whole games of Contre-Temps in a real browser, against the house's bots."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web import player
from tests.web.house import PHONE, House, Visit

Come = Callable[..., Visit]


def test_two_clicks_and_a_whole_game_in_english(visit: Come, house: House) -> None:
    me = visit()
    page = me.page
    page.goto(house.base)
    page.get_by_role("button", name="Play now against bots", exact=True).click()
    assert player.wait_for_ask(page)
    player.is_clean(page)
    assert player.play_out(page) > 2
    player.is_over(page)
    expect(page.get_by_text("What decided it")).to_be_visible()
    expect(page.get_by_role("log").get_by_text("The game is over")).to_be_visible()


def test_a_whole_game_in_french(visit: Come, house: House) -> None:
    page = visit(language="fr").page
    page.goto(f"{house.base}/t/{player.make(page, house.base)}")
    assert player.wait_for_ask(page)
    assert page.evaluate("document.documentElement.lang") == "fr"
    player.play_out(page)
    player.is_over(page)
    expect(page.get_by_role("log").get_by_text("La partie est finie")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visit: Come, house: House) -> None:
    page = visit().page
    page.goto(house.base)
    expect(page.get_by_role("button", name="Play now against bots", exact=True)).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the skip link leads to what one came for
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert player.wait_for_ask(page)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="The table in words")).to_be_visible()
    page.keyboard.press("Escape")
    player.play_out(page, player.by_keyboard)
    player.is_over(page)

    def press(what: str) -> None:
        player.tab_to(page, what)
        page.keyboard.press("Enter")

    assert player.share_card(page, press).startswith(player.PNG)
    page.keyboard.press("Escape")
    player.is_clean(page)


def test_a_whole_game_on_a_phone(visit: Come, house: House) -> None:
    page = visit(size=PHONE, theme="dark").page
    page.goto(f"{house.base}/t/{player.make(page, house.base)}")
    assert player.wait_for_ask(page)
    player.is_clean(page)
    player.play_out(page, player.by_touch)
    player.is_over(page)
    assert player.share_card(page, lambda what: page.locator(what).tap()).startswith(player.PNG)


def test_a_whole_game_in_paradox_mode(visit: Come, house: House) -> None:
    page = visit().page
    page.goto(f"{house.base}/t/{player.make(page, house.base, options={'mode': 'paradox'})}")
    assert player.wait_for_ask(page)
    player.play_out(page)
    player.is_over(page)


def test_a_whole_game_on_the_board_of_any_game(visit: Come, house: House) -> None:
    page = visit().page
    page.goto(f"{house.base}/t/{player.make(page, house.base)}?board=generic")
    assert player.wait_for_ask(page)
    expect(page.get_by_text("What you may do")).to_be_visible()
    player.is_clean(page)
    player.play_out(page)
    player.is_over(page)
