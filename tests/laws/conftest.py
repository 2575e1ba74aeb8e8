"""Every law is run over every registered game, mode and number of seats."""

import pytest

from chronolude.tables.bench import is_compiled
from tests.laws.walk import Dice, Law, Place, places, walk


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "place" in metafunc.fixturenames:
        metafunc.parametrize("place", places(), ids=str)


@pytest.fixture
def hold(place: Place):  # type: ignore[no-untyped-def]
    """Look at every nth decision of a random game with a law; tells how many checks were made.

    The compiled engine is looked at half as often: that it plays the same games is held by the printed playthroughs.
    """

    def look(law: Law, every: int = 1) -> int:
        dice = Dice(place.seed)
        stride = 2 * every if is_compiled() else every
        return sum(law(table, dice) for table in walk(place) if table.decision % stride == 0 or table.result)

    return look
