"""Puzzles in the browser: from the list to one that is tried, solved and played out, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web import player
from tests.web.house import DESK, PHONE, House, Visit

CARDS = "button[data-card][aria-pressed]"
BY_HAND = "/puzzles/time-division/8ff474260f"
"""A puzzle that is answered with a card of the hand."""
IN_SIGHT = "one => one.getBoundingClientRect().bottom <= innerHeight && one.getBoundingClientRect().top >= 0"


def solve(page: Page) -> int:
    """Give one card after the other until one is right; how many it took."""
    for i in range(page.locator(CARDS).count()):
        page.locator(CARDS).nth(i).click()
        page.locator(".actions .btn:not(.ghost), .acts .btn.solid").first.click()
        expect(page.locator("article")).to_have_count(i + 1)
        if page.locator("article.right").count():
            return i + 1
    raise AssertionError("no card of the hand is right")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_puzzle_is_tried_solved_and_played_out(
    visit: Callable[..., Visit], house: House, size: tuple[int, int]
) -> None:
    page = visit(size=size).page
    page.goto(f"{house.base}/puzzles")
    page.get_by_role("link", name="Next puzzle Time Division").click()
    page.wait_for_url("**/puzzles/time-division/*")
    page.goto(house.base + BY_HAND)
    hand = page.locator(CARDS)
    expect(hand.first).to_be_visible()
    assert hand.last.evaluate(IN_SIGHT), "the hand is in sight without scrolling"
    page.get_by_role("button", name="Hint 1 of 3").click()
    expect(page.locator(".hints li")).to_have_count(1)
    player.is_clean(page)
    solve(page)
    expect(page.get_by_role("link", name="Next puzzle")).to_be_visible()
    player.is_clean(page)
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("region", name="Time Division")).to_contain_text("1 of ")
    page.get_by_role("region", name="Time Division").locator("summary").click()
    expect(page.get_by_role("link", name="Puzzle 2, Difficulty")).to_be_visible()
    player.is_clean(page)


def test_the_third_hint_of_a_gap_turns_it_up(visit: Callable[..., Visit], house: House) -> None:
    """Its card is no choice, so hints are of its gaps: each says more than the one before."""
    page = visit().page
    page.goto(f"{house.base}/puzzles/timeline/279146f679")
    for n in (1, 2, 3):
        page.get_by_role("button", name=f"Hint {n} of 3").click()
        expect(page.locator(".hints li")).to_have_count(n)
    expect(page.locator(".hints li").last).to_contain_text("gap 7")
