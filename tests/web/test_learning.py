"""The guided first game of every registered game, taken in a real browser by whoever does what it shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from chronolude.games import OURS, find
from chronolude.server.starts.lessons import lesson_of
from tests.web import player
from tests.web.house import PHONE, House, Visit

Come = Callable[..., Visit]
COACH: Final = ".coach"
STEPS: Final = 4


def begin(page: Page, base: str, game: str, title: str, start: str) -> None:
    page.goto(f"{base}/learn/{game}")
    page.get_by_role("button", name=f"{start} {title}").click()
    page.wait_for_url("**/t/*?learn")
    assert player.wait_for_ask(page)


def follow(page: Page) -> str:
    """Do what the bubble shows, if it shows something; what it said."""
    before = player.asked_now(page)
    bubble = page.locator(COACH)
    said = bubble.locator("p").last.inner_text() if bubble.count() else ""
    if bubble.locator(".chip").count():
        bubble.locator(".chip").click()
        page.wait_for_selector(player.CONFIRM)
        before = player.asked_now(page)  # a plate may speak of the choice in hand
        page.locator(player.CONFIRM).first.click()
        player.settled(page, before)
    else:
        player.answer(page)
    return said


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_shows_and_explains_the_first_choices(visit: Come, house: House, game: str) -> None:
    page = visit().page
    title = find(game).words.title("en")
    begin(page, house.base, game, title, "Start")
    lesson = lesson_of(game, "en")
    expect(page.locator(COACH)).to_contain_text(lesson.opening)
    told = []
    for _ in range(STEPS):
        player.wait_for_ask(page)
        told.append(follow(page))
    expected = [step.text for step in lesson.steps]
    assert told[0] == expected[0]
    assert [text for text in told if text] == [text for text in expected if text in told]


def test_a_whole_lesson_in_french_on_a_phone(visit: Come, house: House) -> None:
    page = visit(size=PHONE, language="fr", theme="dark").page
    begin(page, house.base, "contre-temps", "Contre-Temps", "Commencer")
    expect(page.locator(COACH)).to_be_visible()
    player.is_clean(page)
    lesson = lesson_of("contre-temps", "fr")
    told = {follow(page) for _ in lesson.steps if player.wait_for_ask(page)}
    assert {step.text for step in lesson.steps} <= told
    assert player.wait_for_ask(page)
    expect(page.locator(COACH)).to_contain_text(lesson.closing)
    page.get_by_role("button", name="Quitter la leçon").click()
    expect(page.locator(COACH)).to_have_count(0)
