"""Every law of `chronolude.testing` over every registered game, mode and number of seats."""

from __future__ import annotations

import pytest

from chronolude.bots import bots_for
from chronolude.bots.levels import LEVELS
from chronolude.games import find, register
from chronolude.games.chrononauts.bots.adviser import Effort, SoloAdviser
from chronolude.tables.bench import is_compiled
from chronolude.testing.laws import DECLARATIONS, LAWS, WHOLE_GAMES, honest
from chronolude.testing.laws.words import is_rough
from chronolude.testing.walk import Venue, hold
from tests.twice import is_quick_run


def often(every: int) -> int:
    """Half as often where both engines are looked at: that they play the same games is held by the playthroughs."""
    return 2 * every if is_compiled() or is_quick_run() else every


@pytest.mark.parametrize("law", LAWS)
def test_a_law_holds(law: str, place: Venue) -> None:
    look, every = LAWS[law]
    assert hold(look, place, often(every))


@pytest.mark.parametrize("law", WHOLE_GAMES)
def test_a_law_of_whole_games_holds(law: str, place: Venue) -> None:
    WHOLE_GAMES[law](place)


@pytest.mark.parametrize("law", DECLARATIONS)
@pytest.mark.parametrize("game", register())
def test_a_law_of_declarations_holds(law: str, game: str) -> None:
    DECLARATIONS[law](find(game))


def test_a_bot_that_searches_answers_the_same_in_another_world(place: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SoloAdviser, "most", Effort(2, 2, 60, 1))
    assert not set(LEVELS) & set(bots_for(place.game)) or hold(honest.law_of_levels, place, often(12))


def test_only_a_title_may_hold_what_is_a_hole_elsewhere() -> None:
    assert not is_rough("None the Wiser: Ada begins.", ["None the Wiser", "À n’y rien comprendre"])
    assert is_rough("None the Wiser: None begins.", ["None the Wiser"])
    assert is_rough("{ $who } begins.", ["None the Wiser"])
