"""Tests of browsers and servers are tried twice, and the run tells which needed it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = """
import pathlib
import pytest

@pytest.mark.web
def test_late_now_and_then(tmp_path_factory):
    seen = pathlib.Path(__file__).with_name("seen")
    was_seen = seen.exists()
    seen.touch()
    assert was_seen, "the page was late"

@pytest.mark.web
def test_never(): assert False, "it is wrong"

def test_plain(): pass
"""


def test_the_run_counts_and_names_what_passed_only_at_the_second_try(tmp_path: Path) -> None:
    """Also where other processes run the tests, as `make test` has it."""
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = web\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "-n", "1", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    said = done.stdout
    assert "1 failed, 2 passed" in said, said + done.stderr
    assert "passed only at the second try: 1" in said
    assert "test_late_now_and_then: AssertionError: the page was late" in said
    assert "tried twice; at first" in said and "it is wrong" in said
