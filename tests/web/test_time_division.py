"""Whole games of Time Division in a real browser: every era, a campaign, by keyboard, on a phone, watched."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web import player
from tests.web.house import PHONE, House, Visit

Come = Callable[..., Visit]
CARDS = "button[data-card][aria-pressed]"
SIDES = "button[data-side]"
PICKS = "button[data-pick]"
TRAYS = ".draft .trays button"
RESTING = ".resting"


def sit_down(page: Page, house: House, **options: str) -> str:
    table = player.make(page, house.base, game="time-division", seats=2, bots=["rule-of-thumb"], options=options)
    page.goto(f"{house.base}/t/{table}")
    assert player.wait_for_ask(page)
    return table


NOW = """() => {
  const { decision, mode } = document.querySelector('.board').dataset;
  return { decision, mode, drawn: [...document.querySelectorAll('.draft .does b')].map(one => one.textContent).join() };
}"""
# While both choose in secret, the other's answer makes it another decision: then the cards drawn or the plate tell.
TAKEN = f"""was => {{
  if (document.querySelector('.prompt.end')) return true;
  const now = ({NOW})();
  if (was.mode !== 'all') return now.decision !== was.decision;
  return now.mode !== 'all' || now.drawn !== was.drawn || !document.querySelector('.prompt.go');
}}"""


def go_on(page: Page) -> None:
    """A duel that is over rests in the middle, where the next one is chosen; whoever has seen enough goes on."""
    while page.locator(RESTING).count():
        player.press(page, f"{RESTING} button")


def choose(page: Page) -> str:
    """Take the first thing on offer; tells what kind of question it was."""
    go_on(page)
    if page.locator(TRAYS).count():
        page.get_by_role("button", name=re.compile("^(Keep|Garder)")).nth(0).click()
        page.get_by_role("button", name=re.compile("^(Give|Donner)")).nth(1).click()
        return "draft"
    for kind, choices in (("decide", SIDES), ("take", PICKS), ("play", CARDS)):
        found = page.locator(choices)
        if found.count():
            if not page.locator(player.CONFIRM).count():
                found.first.click()
            return kind
    return "none"


def answer(page: Page) -> str:
    before = page.evaluate(NOW)
    kind = choose(page)
    page.locator(player.CONFIRM).first.click()
    page.wait_for_function(TAKEN, arg=before)
    return kind


def by_keyboard(page: Page) -> str:
    """A digit takes a card, a side or an allotment; Enter confirms."""
    before = page.evaluate(NOW)
    if not page.locator(player.CONFIRM).count():
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("1")
        page.wait_for_selector(player.CONFIRM)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    page.wait_for_function(TAKEN, arg=before)
    return "keys"


def play_out(page: Page, answer: Callable[[Page], str] = answer) -> set[str]:
    """Play to the end; which kinds of question were asked on the way."""
    kinds: set[str] = set()
    for _ in range(player.MOST):
        if not player.wait_for_ask(page):
            return kinds
        if player.state(page) == "asked":
            kinds.add(answer(page))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("era", ["egypt", "middle_ages", "eighties"])
def test_a_quick_game_in_every_era(visit: Come, house: House, era: str) -> None:
    page = visit(theme="dark" if era == "eighties" else "light", language="fr" if era == "middle_ages" else "en").page
    sit_down(page, house, era=era)
    assert {"draft", "play"} <= play_out(page)
    player.is_over(page)
    expect(page.locator(".ending .won")).to_have_count(1)


def test_a_campaign_of_three_games(visit: Come, house: House) -> None:
    page = visit().page
    sit_down(page, house, mode="campaign")
    expect(page.locator(".track")).to_contain_text("Game 1 of 3")
    play_out(page)
    player.is_over(page)
    expect(page.locator(".track")).to_contain_text("Game 3 of 3")
    expect(page.get_by_role("log").get_by_text("Victory points").first).to_be_attached()


def test_a_game_by_keyboard_alone(visit: Come, house: House) -> None:
    page = visit().page
    sit_down(page, house, era="egypt")
    page.locator(TRAYS).first.focus()
    page.keyboard.press("ArrowRight")  # trays are one group: arrows go from one to the next
    expect(page.locator(TRAYS).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(TRAYS).nth(1)).to_have_attribute("aria-pressed", "true")
    play_out(page, by_keyboard)
    player.is_over(page)


def test_a_game_on_a_phone(visit: Come, house: House) -> None:
    page = visit(size=PHONE, theme="dark").page
    sit_down(page, house, era="egypt")
    player.is_clean(page)
    play_out(page)
    player.is_over(page)


def until(page: Page, kind: str) -> bool:
    """Play on until this kind of question is asked of us."""
    wanted = {"decide": SIDES, "take": PICKS}[kind]
    for _ in range(player.MOST):
        if not player.wait_for_ask(page):
            return False
        go_on(page)
        if page.locator(wanted).count():
            return True
        answer(page)
    return False


def test_both_options_are_shown_with_steps_and_totals_and_the_page_is_clean(visit: Come, house: House) -> None:
    page = visit().page
    sit_down(page, house, era="egypt", first="0")
    while not until(page, "decide"):
        sit_down(page, house, era="egypt", first="0")
    sides = page.locator(SIDES)
    expect(sides).to_have_count(2)
    for i in range(2):
        expect(sides.nth(i).locator(".steps")).not_to_be_empty()
        expect(sides.nth(i).locator(".totals b")).to_have_count(2)
    expect(page.get_by_role("region", name="What you know")).to_be_visible()
    player.is_clean(page)
    sides.nth(1).click()
    expect(sides.nth(1)).to_have_attribute("aria-pressed", "true")


def test_a_spectator_reads_names_and_sees_no_hand(visit: Come, house: House) -> None:
    me, other = visit(), visit()
    wish = {"game": "time-division", "seats": 2, "bots": ["rule-of-thumb"], "settings": {"watch": "everyone"}}
    me.page.goto(f"{house.base}/t/{player.make(me.page, house.base, **wish)}")
    while not me.page.locator(CARDS).count():
        assert player.wait_for_ask(me.page)
        answer(me.page)
    other.page.goto(me.page.url)
    other.page.wait_for_selector(".duel .side")
    assert other.page.locator("[data-card]").count() == 0
    said = other.page.locator(".board").inner_text()
    assert "Ada" in said and "your" not in said.lower()
