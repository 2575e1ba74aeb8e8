"""Somebody who only hears the page: roles, names and states of the accessibility tree, and presses by them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.web.house import SECONDS

LINE: Final = re.compile(
    r"""^(?P<in>\ *)-\ '?(?P<role>[a-z]+)
    (?:\ "(?P<name>(?:[^"\\]|\\.)*)")?(?P<state>(?:\ \[[^\]]+\])*)'?(?::\ (?P<text>.*))?:?$""",
    re.VERBOSE,
)
OFTEN: Final = 30
"""Milliseconds between two times of listening."""


class Heard(NamedTuple):
    """One thing that a screen reader says."""

    depth: int
    role: str
    name: str
    state: str
    text: str

    @property
    def said(self) -> str:
        return self.name or self.text

    @property
    def works(self) -> bool:
        return self.role == "button" and "[disabled]" not in self.state


Tree = list[Heard]


def unquoted(text: str | None) -> str:
    """A scalar of the tree's notation as it is said."""
    text = text or ""
    if len(text) > 1 and text[0] == text[-1] == '"':
        text = text[1:-1]
    return text.replace('\\"', '"').replace("''", "'")


def listen(page: Page) -> Tree:
    """Everything there is to hear now, in order."""
    found = (LINE.match(line) for line in page.locator("body").aria_snapshot().splitlines())
    return [
        Heard(len(one["in"]), one["role"], unquoted(one["name"]), one["state"], unquoted(one["text"]))
        for one in found
        if one is not None
    ]


def inside(tree: Tree, role: str, name: str = "") -> Tree:
    """What is heard within the first thing of this role (and name)."""
    at = next((i for i, one in enumerate(tree) if one.role == role and name in one.name), None)
    if at is None:
        return []
    rest = tree[at + 1 :]
    end = next((i for i, one in enumerate(rest) if one.depth <= tree[at].depth), len(rest))
    return rest[:end]


def wait(page: Page, until: Callable[[Tree], bool]) -> Tree:
    """Listen until something is heard."""
    ends = time.monotonic() + SECONDS
    while True:
        tree = listen(page)
        if until(tree):
            return tree
        assert time.monotonic() < ends, "\n".join(one.said for one in tree)
        page.wait_for_timeout(OFTEN)


def press(page: Page, name: str) -> None:
    """The button of exactly this name."""
    page.get_by_role("button", name=name, exact=True).first.click()
