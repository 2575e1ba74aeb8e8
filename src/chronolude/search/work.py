"""One way to share work among processes: tasks are drawn as room is made, so a run can end when it knows enough."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def share(work: Callable[[T], R], tasks: Iterator[T], jobs: int) -> Iterator[tuple[T, R]]:
    """Every task with what came of it, as it is done: by this process, or by several of this machine."""
    if jobs == 1:
        for task in tasks:
            yield task, work(task)
        return
    fresh = multiprocessing.get_context("spawn")  # a fork would copy the progress bar's thread
    with ProcessPoolExecutor(jobs, mp_context=fresh) as pool:
        running: dict[Future[R], T] = {}
        try:
            while True:
                running |= {pool.submit(work, task): task for task in islice(tasks, jobs + 1 - len(running))}
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(done), done.result()
        finally:
            pool.shutdown(cancel_futures=True)
