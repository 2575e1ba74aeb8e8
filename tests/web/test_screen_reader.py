"""A whole game in the browser by somebody who sees nothing: only roles and names, as a screen reader says them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.web import player
from tests.web.house import House, Visit

Come = Callable[..., Visit]
BUTTON: Final = re.compile(r"""^\s*- '?button "(.+?)"(.*)$""")
MOST: Final = 80
WAITING: Final = "Make your choice"


def buttons(page: Page, role: str, name: str) -> list[tuple[str, str]]:
    """The buttons in a landmark, by name, each with its states."""
    said = page.get_by_role(role, name=name).first.aria_snapshot()  # type: ignore[arg-type]
    return [(found[1], found[2]) for line in said.splitlines() if (found := BUTTON.match(line))]


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def asked(page: Page) -> str:
    """What the plate says: the heading of the group that is asked."""
    return page.get_by_role("group").first.get_by_role("heading").first.inner_text()


def test_a_game_is_played_from_what_is_said(visit: Come, house: House) -> None:
    """Timeline against a bot: a card of *Your hand*, a gap of *The board*, and the button that repeats the choice."""
    page = visit().page
    wish = {"game": "timeline", "seats": 2, "bots": ["random"], "options": {"hand_size": "2"}}
    page.goto(f"{house.base}/t/{player.make(page, house.base, **wish)}")
    pressed: list[str] = []
    for _ in range(MOST):
        if not player.wait_for_ask(page):
            break
        before = player.asked_now(page)
        hand = [name for name, _ in buttons(page, "list", "Your hand")]
        press(page, hand[0])
        gap = next(name for name, state in buttons(page, "region", "The board") if "disabled" not in state)
        press(page, gap)
        answer = page.get_by_role("group").first.get_by_role("button").last
        expect(answer).to_be_enabled()
        pressed += [hand[0], gap, answer.inner_text()]
        answer.click()
        player.settled(page, before)
    assert pressed and len(pressed) % 3 == 0
    expect(page.get_by_role("heading", name=re.compile("win")).first).to_be_visible()
