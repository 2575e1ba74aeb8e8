"""One server for all, and one browser per file of tests: Playwright's own loop must not outlive it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.web.house import SECONDS, House, Visit, launch

expect.set_options(timeout=SECONDS * 1000)  # as long as every other wait: a loaded machine is slow, not wrong


OPENED = pytest.StashKey[list[Visit]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: Any) -> Generator[None, Any, Any]:
    """Whoever reads of a failure also reads what stood on each page then."""
    report = yield
    if report.failed and call.when == "call":
        opened = item.stash.get(OPENED, list[Visit]())
        for number, one in enumerate(opened):
            try:
                report.sections.append(
                    (f"page {number}", f"{one.page.url}\n{one.page.inner_text('body')}\n{one.faults}")
                )
            except Error as error:
                report.sections.append((f"page {number}", str(error)))
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/web/" in item.path.as_posix():
            item.add_marker(pytest.mark.web)


@pytest.fixture(scope="session")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    """The server of this process, as soon as a file of tests wants one: to start one takes longer than most tests."""
    made: list[House] = []
    yield made
    for one in made:
        one.close()


@pytest.fixture(scope="module")
def house(street: list[House], tmp_path_factory: pytest.TempPathFactory) -> House:
    """What one file broke no other finds broken."""
    if not street or not street[-1].is_open():
        street.append(House(tmp_path_factory.mktemp("house")))
    return street[-1]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        opened = launch(play)
        yield opened
        opened.close()


@pytest.fixture
def visit(house: House, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visit]]:
    """Opens browsers of different people; each is left, and its faults looked at, when the test is over."""
    opened = request.node.stash[OPENED] = list[Visit]()

    def come(**wishes: object) -> Visit:
        opened.append(Visit(browser, house.base, **wishes))  # type: ignore[arg-type]
        return opened[-1]

    yield come
    for one in opened:
        one.close()
