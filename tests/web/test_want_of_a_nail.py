"""For Want of a Nail in a real browser: days are undone until the train stands, in each language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from chronolude.games.time_stories.mission.library import OURS
from chronolude.games.time_stories.mission.load import load
from tests.web import player
from tests.web.agents import Ear, accomplish
from tests.web.house import House, Visit
from tests.web.nail import long_way

Come = Callable[..., Visit]
MADE = load(OURS / "want-of-a-nail")
REGION = {"en": "The end of the mission", "fr": "La fin de la mission"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_for_want_of_a_nail_is_played_to_an_ending(visit: Come, house: House, lang: str) -> None:
    me = visit(name="Ada", language=lang)
    page = me.page
    ear = Ear(page)
    wish = {"game": "time-stories", "seats": 1, "bots": [], "options": {"mission": "want-of-a-nail"}}
    page.goto(f"{house.base}/t/{player.make(page, house.base, **wish)}")
    page.wait_for_selector(".prompt")
    given = accomplish(ear, until="mark", wished=long_way)
    if not ear.over:
        ask = MADE.say("puzzles/clock/ask", lang).replace("'", "’")
        expect(page.get_by_text(ask).first).to_be_visible()
    given += accomplish(ear, wished=long_way)
    assert any(answer.startswith("mark ") for answer in given), given
    reached = ear.view["result"]["ending"]
    title = MADE.say(f"mission/ending/{MADE.endings.index(reached)}/title", lang).replace("'", "’")
    expect(page.get_by_role("region", name=REGION[lang]).get_by_text(title).first).to_be_visible()
    assert "web-ts" not in page.locator("body").inner_text()
