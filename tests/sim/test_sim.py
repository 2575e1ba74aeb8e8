"""A short run of the simulation, the proof that a seed is a run, and planted bugs that must be found."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sim.bugs import BUGS, WORKERS, planted
from tests.sim.run import run

ROOT = Path(__file__).parents[2]
SEEDS = 12
ENOUGH = 100


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_no_seed_breaks_a_promise(workers: int) -> None:
    done = [run(seed, workers=workers) for seed in range(SEEDS)]
    assert [(one.seed, one.fault) for one in done if one.fault] == []
    assert sum(one.deaths for one in done) > SEEDS / 2, "processes must die"
    assert sum(one.faults for one in done) > SEEDS, "disks must fail"
    assert sum(one.answers for one in done) > 5 * SEEDS, "and games go on all the same"
    assert sum(one.checks for one in done) > 100 * SEEDS


def test_one_seed_is_one_run() -> None:
    first, again, other = run(3), run(3), run(4)
    assert (first.digest, first.steps) == (again.digest, again.steps)
    assert first.digest != other.digest


def test_a_seed_is_the_same_run_in_another_process() -> None:
    """Hashes of strings and places in memory differ there; the run does not."""
    code = "from tests.sim.run import run; print(run(3).digest)"
    environment = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert told.stdout.strip() == run(3).digest, told.stderr


@pytest.mark.slow
@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_found(bug: str) -> None:
    words = {  # one at two workers may break anything
        "ack": "not on disk", "view": "the disk knows", "resume": "told", "hello": "is dead", "stall": "is charged",
        "wall": "ahead",
    }  # fmt: skip
    with planted(bug):  # one bug may break several promises, and another of them first
        done = (run(seed, workers=WORKERS[bug]) for seed in range(ENOUGH))
        found = next((one for one in done if one.fault and words.get(bug, "") in one.fault), None)
    assert found is not None, f"{bug} was not found within {ENOUGH} seeds"
    assert run(found.seed, workers=WORKERS[bug]).fault == ""


def test_a_replayed_seed_tells_its_story() -> None:
    trace = run(1, keep=True).trace
    assert any("process 0 starts" in line for line in trace)
    assert any("says" in line for line in trace) and any("hears update" in line for line in trace)
