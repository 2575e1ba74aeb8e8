"""What is not used any more is given back to the system."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest

from chronolude.server import heap, process

STATUS = Path("/proc/self/statm")
pytestmark = pytest.mark.skipif(
    not STATUS.exists() or not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="the C library is not glibc"
)
HELD = """
import resource, sys
from pathlib import Path
from chronolude.server import heap

def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6

def heap_of_the_system():
    of_it = [line.split()[0].split("-") for line in open("/proc/self/maps") if line.endswith("[heap]\\n")]
    return sum(int(end, 16) - int(start, 16) for start, end in of_it) / 1e6
"""
TWO_BODIES = """
big = bytearray(30_000_000)
del big
big = bytearray(20_000_000)
"""
BETWEEN = """
kept = [bytearray(20_000) for _ in range(5_000)]
del kept[:4_990]  # what is left lies at the end
"""


def told_by(program: str) -> float:
    done = subprocess.run([sys.executable, "-c", HELD + program], capture_output=True, text=True, check=True)
    return float(done.stdout)


def test_free_pages_in_the_midst_of_the_heap_are_given_back() -> None:
    kept = told_by(f"before = held()\n{BETWEEN}\nprint(held() - before)")
    left = told_by(f"before = held()\n{BETWEEN}\nheap.give_back()\nprint(held() - before)")
    assert kept > 80
    assert left < 20


def test_long_things_do_not_lie_in_the_heap() -> None:
    """Once a body of megabytes was freed, glibc by itself takes the next from the heap."""
    assert told_by(f"{TWO_BODIES}\nprint(heap_of_the_system())") > 20
    assert told_by(f"heap.settle()\n{TWO_BODIES}\nprint(heap_of_the_system())") < 20


def test_a_server_settles_its_heap_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    def settings(**_: object) -> None:
        begun.append("settings")
        raise ValueError("no such setting")

    monkeypatch.setattr(heap, "settle", lambda: begun.append("heap"))
    monkeypatch.setattr(process, "read_settings", settings)
    assert process.run() == 1
    assert begun == ["heap", "settings"]
