"""What holds for all tests: those that drive a browser or a server are tried twice before they count as failed."""

from __future__ import annotations

import pytest
from _pytest.runner import runtestprotocol


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
    for one in reports:
        item.ihook.pytest_runtest_logreport(report=one)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
