"""Every law is run over every registered game, mode and number of seats; in quick runs with one number of seats."""

import pytest

from tests.laws.walk import places, usual_places
from tests.twice import is_quick_run


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "place" in metafunc.fixturenames:
        metafunc.parametrize("place", usual_places() if is_quick_run() else places(), ids=str)
