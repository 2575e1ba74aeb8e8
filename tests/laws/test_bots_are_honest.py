"""Bots are honest: with the hidden cards dealt anew and the same seed, a bot answers the same."""

import pytest

import chronolude as cl
from chronolude.bots import bots_for, make
from chronolude.bots.levels import LEVELS, SearchBot
from chronolude.games.chrononauts.bots.adviser import Effort, SoloAdviser
from tests.laws.walk import Dice, Place, other_world


def law(table: cl.Table, dice: Dice) -> int:
    """Every bot that answers at once."""
    quick = [name for name in bots_for(table.game.id) if name not in LEVELS]
    return sum(check(table, seat, name, dice) for seat in table.asked for name in quick)


def law_of_levels(table: cl.Table, dice: Dice) -> int:
    """One seat and one of the levels that search, by lot: they run the same code with other budgets."""
    slow = [name for name in bots_for(table.game.id) if name in LEVELS]
    return check(table, dice.choice(table.asked), dice.choice(slow), dice) if slow and table.asked else 0


def check(table: cl.Table, seat: int, name: str, dice: Dice) -> int:
    seed, other = dice.randrange(1 << 30), other_world(table, seat, dice.randrange(1 << 30))
    answer = table.choose(seat, make(table.game.id, name, seed))
    assert table.why(seat, answer) is None, f"{name} answers {answer}, which is not on offer"
    elsewhere = other.choose(seat, make(table.game.id, name, seed))
    assert elsewhere == answer, f"{name} answers {answer} here and {elsewhere} there"
    return 1


def test_a_bot_answers_the_same_in_another_world(hold) -> None:  # type: ignore[no-untyped-def]
    assert hold(law, every=4)


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Budgets small enough for a law that looks at thousands of decisions."""
    monkeypatch.setattr(SearchBot, "most", 3)
    monkeypatch.setattr(SoloAdviser, "most", Effort(2, 2, 60, 1))


@pytest.mark.usefixtures("little")
def test_a_bot_that_searches_answers_the_same_in_another_world(hold, place: Place) -> None:  # type: ignore[no-untyped-def]
    assert not set(LEVELS) & set(bots_for(place.game)) or hold(law_of_levels, every=12)
