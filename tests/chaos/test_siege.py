"""What the siege measures with."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.chaos.siege import memory

pytestmark = pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="memory is read from /proc")
WAITS = "import time; time.sleep(60)"


@contextmanager
def started(source: str, children: int) -> Iterator[int]:
    """A process with so many children, once all of them are there."""
    process = subprocess.Popen([sys.executable, "-c", source])
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    try:
        until = time.monotonic() + 20
        while len(listed.read_text().split()) < children and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(0.3)
        yield process.pid
    finally:
        for child in listed.read_text().split():
            subprocess.run(["kill", child], check=False)
        process.kill()
        process.wait()


def test_processes_that_do_the_same_are_added_up() -> None:
    one = f"subprocess.Popen([sys.executable, '-c', {WAITS!r}, 'chronolude.fake'])"
    with started(f"import subprocess, sys; {one}; {one}; {WAITS}", 2) as pid:
        listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        each = [memory(int(child))["fake"] for child in listed]
        assert len(each) == 2
        assert memory(pid)["fake"] > 1.5 * max(each)


def test_a_child_that_is_still_in_its_parents_memory_holds_none() -> None:
    with started(f"import os; kept = bytearray(50_000_000); os.fork(); {WAITS}", 1) as pid:
        alone = memory(int(Path(f"/proc/{pid}/task/{pid}/children").read_text()))
        assert sum(memory(pid).values()) < 1.5 * max(sum(alone.values()), 25)
