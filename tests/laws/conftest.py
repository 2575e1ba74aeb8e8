"""Every law is run over every registered game, mode and number of seats; in quick runs with one number of seats."""

from functools import cache

import pytest

from tests.laws.walk import Place, places, usual_places
from tests.twice import is_quick_run


@cache
def venues() -> list[Place]:
    return usual_places() if is_quick_run() else places()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "place" in metafunc.fixturenames:
        metafunc.parametrize("place", venues(), ids=str)
