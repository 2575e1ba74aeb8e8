"""Every other registered game in a real browser: on its own board by keyboard, and on the board of any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from chronolude.games import OURS
from tests.web import player
from tests.web.house import House, Visit

Come = Callable[..., Visit]
ANSWERS: Final = 12
"""Enough to meet every kind of ask; the short games below end before."""
SMALLEST: Final[dict[str, dict[str, Any]]] = {
    "timeline": {"seats": 2, "bots": ["random"], "options": {"hand_size": "1"}},
    "chrononauts": {"seats": 2, "bots": ["random"]},
    "artifaxx": {"seats": 2, "bots": ["random"]},
    "solonauts": {"seats": 1, "bots": [], "options": {"travellers": "6"}},
    "time-division": {"seats": 2, "bots": ["random"]},
    "time-stories": {"seats": 1, "bots": []},
}
SHORT: Final = {"time-division": 30}
"""Games that are played to their end here, and the answers that takes at most."""


def test_no_game_is_forgotten() -> None:
    assert {*SMALLEST, "contre-temps"} == set(OURS)


@pytest.mark.parametrize("game", SMALLEST)
def test_the_board_of_any_game_plays_it(visit: Come, house: House, game: str) -> None:
    page = visit().page
    page.goto(f"{house.base}/t/{player.make(page, house.base, game=game, **SMALLEST[game])}?board=generic")
    assert player.wait_for_ask(page)
    player.is_clean(page)
    wanted = SHORT.get(game, ANSWERS)
    if player.play_some(page, wanted) < wanted:
        player.is_over(page)
    else:
        assert game not in SHORT, "it should have ended by now"


WINDOWED: Final = ("chrononauts", "artifaxx")
"""Their windows are answered by one digit; `test_chrononauts.py` plays them by keyboard."""


@pytest.mark.parametrize("game", [game for game in SMALLEST if game not in WINDOWED])
def test_its_own_board_is_played_by_keyboard(visit: Come, house: House, game: str) -> None:
    page = visit(language="fr").page
    page.goto(f"{house.base}/t/{player.make(page, house.base, game=game, **SMALLEST[game])}")
    assert player.wait_for_ask(page)
    player.play_some(page, 6, player.by_keyboard)
