"""Advice while one plays, and hindsight when it is over, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

import chronolude as cl
from tests.web import player
from tests.web.house import House, Visit

Come = Callable[..., Visit]
LONG = 120_000  # the bots think in a process of low priority, which a loaded machine keeps waiting


def test_the_ladder_opens_in_a_game_and_the_best_answer_comes_with_its_spread(visit: Come, house: House) -> None:
    page = visit().page
    page.goto(f"{house.base}/t/{player.make(page, house.base, game='time-division', seats=2, bots=['rule-of-thumb'])}")
    player.wait_for_ask(page)  # a draft: always a choice among several cards
    page.keyboard.press("h")
    ladder = page.get_by_role("group", name="Hint 1 of 3")
    expect(ladder.get_by_text(re.compile("hangs on this"))).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="More precise").click()
    several = page.get_by_role("group", name="Hint 2 of 3")
    expect(several.get_by_text(re.compile(r"^\d+ of 100")).first).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="The answer").click()
    best = page.get_by_role("group", name="Hint 3 of 3")
    expect(best.get_by_text(re.compile(r"of 100 imagined games \(95 % interval: \d+ to \d+\)"))).to_be_visible(
        timeout=LONG
    )
    player.is_clean(page)


def finished() -> str:
    """The record of a game in which everybody answered as if blindfolded."""
    table = cl.new("time-division", seats=2, seed=8)
    while table.result is None:
        seat = table.asked[0]
        options = table.options(seat)
        choice = options[table.decision % len(options)]
        while choice.then:
            choice = choice.then[0]
        table.play(seat, choice)
    return table.record().json


# The panel fills as bots think: both are looked at in one moment.
APART = "([above, below]) => above.getBoundingClientRect().bottom <= below.getBoundingClientRect().top"


def test_hindsight_draws_a_chart_and_names_turning_points_in_french(visit: Come, house: House) -> None:
    page = visit(language="fr").page
    page.goto(house.base)
    brought = page.request.post(f"{house.base}/api/records", data={"text": finished()})
    page.goto(f"{house.base}/r/{brought.json()['id']}")
    page.get_by_role("tab", name="Après coup").click()
    chart = page.get_by_role("img", name=re.compile("Chances de victoire"))
    expect(chart).to_be_visible(timeout=LONG)
    heading = page.get_by_role("heading", name="Tournants")
    expect(heading).to_be_visible()
    page.wait_for_function(APART, arg=[chart.element_handle(), heading.element_handle()])
    turn = page.locator(".turn").first
    expect(turn).to_be_visible(timeout=LONG)
    expect(chart.locator(".regret.turning").first).to_be_attached()
    expect(chart.locator(".regret:not(.turning)").first).to_be_attached(timeout=LONG)  # a bar for every answer
    turn.get_by_role("button").first.click()
    move = re.search(r"\d+", turn.locator("b").inner_text())
    assert move and f"move={int(move[0]) - 1}" in page.url  # the position before the mistake, where one can do better
    page.get_by_role("tab", name="Coups").click()
    expect(page.locator(".line .turning").first).to_be_visible()
    player.is_clean(page)
