"""The arena on Ray: the same figures as on the local engine."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from chronolude.bots.arena import cluster
from chronolude.bots.arena.cluster import NoRay, spread

ARENA = ("arena", "contre-temps", "--bots", "rule-of-thumb,random,random", "--games", "18", "--seed", "4", "--json")


def told(home: Path, *words: str) -> dict[str, Any]:
    """What `chronolude arena` tells, without what the clock decides. A process of its own: Ray leaves much behind."""
    command = [sys.executable, "-m", "chronolude", *ARENA, *words]
    said = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "HOME": str(home)})
    assert said.returncode == 0, said.stderr
    found: dict[str, Any] = json.loads(said.stdout)
    for entrant in found["entrants"]:
        del entrant["decision_seconds"]
    return {name: value for name, value in found.items() if name != "seconds"}


@pytest.mark.slow
def test_a_local_ray_gives_the_same_figures(tmp_path: Path) -> None:
    assert told(tmp_path, "--engine", "ray", "--workers", "2") == told(tmp_path, "--workers", "1")


class Toy:
    """A Ray that works at once, and fails to start as often as it is told."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.starts: list[dict[str, Any]] = []
        self.waiting = self.most = self.shut = 0

    def init(self, **wishes: Any) -> None:
        self.starts.append(wishes)
        if len(self.starts) <= self.failures:
            raise Exception("timed out\nduring startup")

    def shutdown(self) -> None:
        self.shut += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, num_cpus: int) -> Any:
        assert num_cpus == 1
        return lambda work: SimpleNamespace(remote=lambda task: self.begin(work(task)))

    def begin(self, result: Any) -> object:
        self.waiting += 1
        self.most = max(self.most, self.waiting)
        return (object(), result)

    def wait(self, running: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.waiting -= 1
        return running[-1:], running[:-1]

    def get(self, done: Any) -> Any:
        return done[1]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Toy]:
    made = Toy()
    monkeypatch.setitem(sys.modules, "ray", made)
    yield made
    assert made.shut, "whatever happens, Ray is let go"


def test_as_many_tasks_run_as_the_cluster_has_cores(toy: Toy) -> None:
    found = list(spread(str, iter(range(20)), None, "ray://there:1"))
    assert sorted(found) == sorted((k, str(k)) for k in range(20))
    assert toy.most == 4, "one more than cores waits, so that none is idle"
    assert toy.starts[0]["address"] == "ray://there:1"
    assert "num_cpus" not in toy.starts[0], "a cluster that is there has its own size"


def test_a_ray_of_this_machine_is_as_large_as_asked(toy: Toy) -> None:
    assert list(spread(str, iter([1]), 2, None)) == [(1, "1")]
    assert (toy.starts[0]["address"], toy.starts[0]["num_cpus"]) == ("local", 2)


def test_a_slow_start_is_tried_again_and_then_told_in_a_line(toy: Toy) -> None:
    toy.failures = cluster.STARTS - 1
    assert list(spread(str, iter([1]), 1, None)) == [(1, "1")]
    toy.failures = 100
    with pytest.raises(ConnectionError, match=r"^timed out during startup$"):
        list(spread(str, iter([1]), 1, None))


def test_without_ray_there_is_a_clear_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay):
        list(spread(str, iter([1]), 1, None))
