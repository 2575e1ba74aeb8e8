"""The Forgotten Star in a real browser, from the order to an ending."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from chronolude.games.time_stories.mission.library import OURS
from chronolude.games.time_stories.mission.load import load
from tests.web import player
from tests.web.agents import Ear, accomplish
from tests.web.house import House, Visit
from tests.web.star import short_way

Come = Callable[..., Visit]
MADE = load(OURS / "forgotten-star")
TERRACE = {"en": "Panorama: The Observatory Terrace", "fr": "Panorama\u202f: La terrasse de l’observatoire"}


def set_out(visit: Come, house: House, lang: str) -> tuple[Ear, list[str]]:
    """From the order to the first place, which has its name in this language; the answers given."""
    page = visit(name="Ada", language=lang).page
    ear = Ear(page)
    wish = {"game": "time-stories", "seats": 1, "bots": [], "options": {"mission": "forgotten-star"}}
    page.goto(f"{house.base}/t/{player.make(page, house.base, **wish)}")
    page.wait_for_selector(".prompt")
    given = accomplish(ear, until="take", wished=short_way)
    expect(page.get_by_role("region", name=TERRACE[lang])).to_be_visible()
    assert "web-ts" not in page.locator("body").inner_text()
    return ear, given


def test_the_forgotten_star_sets_out_in_french(visit: Come, house: House) -> None:
    """For Want of a Nail is played to its end in French."""
    set_out(visit, house, "fr")


def test_the_forgotten_star_is_played_to_an_ending(visit: Come, house: House) -> None:
    lang = "en"
    ear, given = set_out(visit, house, lang)
    page = ear.page
    given += accomplish(ear, wished=short_way)
    visited = [answer.removeprefix("travel ") for answer in given if answer.startswith("travel ")]
    assert len(set(visited)) > 2, visited
    reached = ear.view["result"]["ending"]  # the dice decide which it is
    title = MADE.say(f"mission/ending/{MADE.endings.index(reached)}/title", lang).replace("'", "’")
    ending = page.get_by_role("region", name="The end of the mission")
    expect(ending.get_by_text(title).first).to_be_visible()
    assert "web-ts" not in page.locator("body").inner_text()
