"""One server and one browser per file of tests: Playwright's own loop must not outlive it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.house import SECONDS, House, Visit, launch

expect.set_options(timeout=SECONDS * 1000)  # as long as every other wait: a loaded machine is slow, not wrong


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A real browser on a busy machine may be late: what fails is tried once more, and the first failure is told."""
    if "tests/web/" not in item.path.as_posix():
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failed = [one for one in reports if one.failed]
    if failed:
        item._initrequest()  # type: ignore[attr-defined]  # fixtures of the test itself are made anew
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        for one in reports:
            one.sections.append(("tried twice; at first", failed[0].longreprtext))
    for one in reports:
        item.ihook.pytest_runtest_logreport(report=one)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/web/" in item.path.as_posix():
            item.add_marker(pytest.mark.web)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        opened = launch(play)
        yield opened
        opened.close()


@pytest.fixture
def visit(house: House, browser: Browser) -> Iterator[Callable[..., Visit]]:
    """Opens browsers of different people; each is left, and its faults looked at, when the test is over."""
    opened: list[Visit] = []

    def come(**wishes: object) -> Visit:
        opened.append(Visit(browser, house.base, **wishes))  # type: ignore[arg-type]
        return opened[-1]

    yield come
    for one in opened:
        one.close()
