"""What holds for all tests: what is run a second time, and how tests are dealt to several processes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import pytest

from tests.twice import ignored


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """One PostgreSQL for each process that runs tests, once a test wants it: each makes a database of its own there."""
    from tests.server.postgres import postgres  # most runs of a part need none

    with postgres() as address:
        yield address


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    return ignored(collection_path) or None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where several processes share the tests (`-n`), each begins with tests that mostly wait."""
    given: dict[str, Any] = getattr(config, "workerinput", {})
    if given:
        items[:] = dealt(items, given["workercount"])


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in the order in which xdist hands them out: at first so many equal runs, one to each process.

    Files that drive a browser or a server go round first and stay whole, so that what a file shares is made once; a
    process that waits for its browser leaves its core to another. What is stolen later comes from the end of a run.
    """
    waiting = [one for one in items if one.get_closest_marker("web") is not None]
    hands: list[list[pytest.Item]] = [[] for _ in range(workers)]
    files = [list(found) for _, found in groupby(waiting, key=lambda one: one.path)]
    for number, found in enumerate(sorted(files, key=lambda found: "web" not in found[0].path.parts)):
        hands[number % workers] += found
    others = iter([one for one in items if one.get_closest_marker("web") is None])
    left = len(items)
    for number, hand in enumerate(hands):
        size = left // (workers - number)
        hand.extend(islice(others, max(0, size - len(hand))))
        left -= len(hand)
    return [one for hand in hands for one in hand] + list(others)
