"""Every law is run over every registered game, mode and number of seats."""

import pytest

from tests.laws.walk import places


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "place" in metafunc.fixturenames:
        metafunc.parametrize("place", places(), ids=str)
