"""How tests are dealt to several processes: none is lost, and each process begins with whole files that wait."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.conftest import dealt


class Item:
    """What is looked at of a test."""

    def __init__(self, path: str, number: int, waits: bool) -> None:
        self.path = Path(path)
        self.number = number
        self.waits = waits

    def get_closest_marker(self, name: str) -> object:
        return name if self.waits else None


def collected(quick: int) -> list[Any]:
    """As pytest collects: by the alphabet, what waits in between and at the end."""
    files = [("tests/chaos/a.py", 2, True), ("tests/laws/b.py", quick, False), ("tests/server/c.py", 3, True)]
    files += [(f"tests/web/{name}.py", 3, True) for name in "defg"]
    return [Item(path, number, waits) for path, most, waits in files for number in range(most)]


@pytest.mark.parametrize("workers", [1, 2, 4, 7])
@pytest.mark.parametrize("quick", [0, 1, 60])
def test_every_test_is_dealt_once(workers: int, quick: int) -> None:
    items = collected(quick)
    order = dealt(items, workers)
    assert len(order) == len(items) and set(order) == set(items)


def test_each_process_begins_with_a_whole_file_in_a_browser() -> None:
    order: list[Any] = dealt(collected(83), 4)
    runs = [order[start : start + 25] for start in range(0, 100, 25)]
    for run in runs:
        assert [(one.path.parent.name, one.number) for one in run[:3]] == [("web", n) for n in range(3)]
        assert len({one.path for one in run[:3]}) == 1
    assert [run[3].path.name for run in runs] == ["a.py", "c.py", "b.py", "b.py"]
