"""The guided first game of every registered game, taken to its end in a real browser by whoever does what it shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from chronolude.games import OURS, find
from chronolude.locale import LANGUAGES
from chronolude.server.starts.lessons import lesson_of
from tests.twice import is_deep_run
from tests.web import player
from tests.web import test_chrononauts as aimed
from tests.web.house import PHONE, House, Visit

Come = Callable[..., Visit]
COACH: Final = ".coach"
START: Final = {"en": "Start", "fr": "Commencer"}
MOST: Final = 60
"""Asks until the closing words: some steps wait for what the others do."""
FIRST: Final = 3
"""Asks of a lesson in its other language: each is walked whole in one, by turns; in `make laws` in both."""


def begin(page: Page, base: str, game: str, lang: str) -> None:
    page.goto(f"{base}/learn/{game}")
    page.get_by_role("button", name=f"{START[lang]} {find(game).words.title(lang)}").click()
    page.wait_for_url("**/t/*?learn")
    assert player.wait_for_ask(page)


def said_now(page: Page) -> str:
    bubble = page.locator(COACH)
    return bubble.locator("p").last.inner_text() if bubble.count() else ""


def follow(page: Page, game: str) -> None:
    """Do what the bubble shows, if it shows something."""
    before = player.asked_now(page)
    chip = page.locator(f"{COACH} .chip")
    if chip.count():
        chip.click()
        page.wait_for_selector(player.CONFIRM)
        before = player.asked_now(page)  # a plate may speak of the choice in hand
        page.locator(player.CONFIRM).first.click()
        player.settled(page, before)
    elif "nauts" in game or game == "artifaxx":
        aimed.answer(page)
    else:
        player.answer(page)


def walk(page: Page, closing: str, game: str, most: int) -> list[str]:
    """Everything the bubble says up to its closing words, or at so many asks."""
    told: list[str] = []
    for _ in range(most):
        player.wait_for_ask(page)
        said = said_now(page)
        told += [said] if said else []
        if said == closing or player.state(page) == "over":
            return told
        follow(page, game)
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_a_lesson_is_walked_to_its_closing_words(visit: Come, house: House, game: str, lang: str) -> None:
    """Whoever does what the bubble shows reads every step, in order, and then what was taught.

    That every step is told in both languages is held without a browser (tests/server/starts/test_lessons.py).
    """
    page = visit(language=lang).page
    begin(page, house.base, game, lang)
    lesson = lesson_of(game, lang)
    expect(page.locator(COACH)).to_contain_text(lesson.opening)
    steps = [*(step.text for step in lesson.steps), lesson.closing]
    is_whole = is_deep_run() or LANGUAGES[list(OURS).index(game) % len(LANGUAGES)] == lang
    told = walk(page, lesson.closing, game, MOST if is_whole else FIRST)
    assert told == (steps if is_whole else steps[: max(1, len(told))])


def test_a_lesson_on_a_phone_is_clean_and_can_be_left(visit: Come, house: House) -> None:
    page = visit(size=PHONE, language="fr", theme="dark").page
    begin(page, house.base, "contre-temps", "fr")
    expect(page.locator(COACH)).to_be_visible()
    player.is_clean(page)
    follow(page, "contre-temps")
    page.get_by_role("button", name="Quitter la leçon").click()
    expect(page.locator(COACH)).to_have_count(0)
