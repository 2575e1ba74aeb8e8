"""The Forgotten Star in a real browser, from the order to an ending, in each language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from chronolude.games.time_stories.mission.library import OURS
from chronolude.games.time_stories.mission.load import load
from tests.web import player
from tests.web.agents import Ear, accomplish
from tests.web.house import House, Visit
from tests.web.star import short_way

Come = Callable[..., Visit]
MADE = load(OURS / "forgotten-star")
REGION = {"en": "The end of the mission", "fr": "La fin de la mission"}
TERRACE = {"en": "Panorama: The Observatory Terrace", "fr": "Panorama\u202f: La terrasse de l’observatoire"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_forgotten_star_is_played_to_an_ending(visit: Come, house: House, lang: str) -> None:
    me = visit(name="Ada", language=lang)
    page = me.page
    ear = Ear(page)
    wish = {"game": "time-stories", "seats": 1, "bots": [], "options": {"mission": "forgotten-star"}}
    page.goto(f"{house.base}/t/{player.make(page, house.base, **wish)}")
    page.wait_for_selector(".prompt")
    given = accomplish(ear, until="take", wished=short_way)
    expect(page.get_by_role("region", name=TERRACE[lang])).to_be_visible()
    given += accomplish(ear, wished=short_way)
    visited = [answer.removeprefix("travel ") for answer in given if answer.startswith("travel ")]
    assert len(set(visited)) > 2, visited
    reached = ear.view["result"]["ending"]  # the dice decide which it is
    title = MADE.say(f"mission/ending/{MADE.endings.index(reached)}/title", lang).replace("'", "’")
    ending = page.get_by_role("region", name=REGION[lang])
    expect(ending.get_by_text(title).first).to_be_visible()
    assert "web-ts" not in page.locator("body").inner_text()
