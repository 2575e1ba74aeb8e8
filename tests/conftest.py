"""What holds for all tests: what is run a second time, how tests are dealt to several processes, and that those that
drive a browser or a server are tried twice before they count as failed.

Whatever passed only at the second try is told at the end of the run: a test that is late now and then is to be mended.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from tests.twice import ignored

FLAKE: Final = "failed at first"


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


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A real browser or server on a busy machine may be late. What fails twice is told with both failures."""
    if item.get_closest_marker("web") is None:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failed = [one for one in reports if one.failed]
    if failed:
        item._initrequest()  # type: ignore[attr-defined]  # its own fixtures are made anew
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        for one in reports:
            one.sections.append(("tried twice; at first", failed[0].longreprtext))
            one.user_properties.append((FLAKE, reason_of(failed[0])))
    for one in reports:
        item.ihook.pytest_runtest_logreport(report=one)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def reason_of(report: Any) -> str:
    """The line that says what went wrong."""
    crash = getattr(report.longrepr, "reprcrash", None)
    said = report.longreprtext if crash is None else crash.message
    return next((line for line in said.splitlines() if line.strip()), "no reason")[:160]


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """How many passed only at the second try, which, and why they failed at first."""
    flakes = [
        (report.nodeid, why)
        for report in terminalreporter.getreports("passed")
        for name, why in report.user_properties
        if name == FLAKE and report.when == "call"
    ]
    if flakes:
        terminalreporter.section(f"passed only at the second try: {len(flakes)}", sep="-")
        for nodeid, why in flakes:
            terminalreporter.write_line(f"{nodeid}: {why}")
