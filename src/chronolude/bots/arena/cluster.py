"""The same work on a Ray cluster. Every node needs this package; the tasks are coarse, as the local ones are."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")
STORE = 80 * 1024 * 1024  # the least Ray takes; our tasks and results are small
STARTS = 3


class NoRay(Exception):
    """Ray is not installed."""


def spread(work: Callable[[T], R], tasks: Iterator[T], jobs: int | None, address: str | None) -> Iterator[tuple[T, R]]:
    """Every task with what came of it, as it is done, `jobs` at a time or as many as the cluster has cores."""

    def one(task: T) -> R:  # Ray takes functions only, and the work may be a partial one
        return work(task)

    with cluster(jobs, address) as ray:
        room = jobs or int(ray.cluster_resources().get("CPU", 1))
        remote = ray.remote(num_cpus=1)(one)
        running: dict[Any, T] = {}
        while True:
            running |= {remote.remote(task): task for task in islice(tasks, room + 1 - len(running))}
            if not running:
                return
            for done in ray.wait(list(running), num_returns=1)[0]:
                yield running.pop(done), ray.get(done)


@contextmanager
def cluster(jobs: int | None, address: str | None) -> Iterator[Any]:
    """A connection to a cluster; without an address, a Ray of this machine that is gone afterwards."""
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")  # or `uv run` makes every worker a new environment
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what Ray will do anyway, and warns of
    try:
        import ray  # noqa: PLC0415  (an extra, and slow to import)
    except ImportError:
        raise NoRay from None
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": False}
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        if address is None:
            own = {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": STORE, "_temp_dir": folder}
            start(ray, {"address": "local", **own, **quiet})
        else:
            ray.init(address=address, **quiet)
        try:
            yield ray
        finally:
            ray.shutdown()


def start(ray: Any, wishes: dict[str, Any]) -> None:
    """A Ray of this machine. It gives up after half a minute, which a busy machine may need more than once."""
    for left in reversed(range(STARTS)):
        try:
            ray.init(**wishes)
        except Exception as error:  # Ray says no more than that
            ray.shutdown()
            if not left:
                raise ConnectionError(" ".join(str(error).split())) from None
        else:
            return
