"""The same work with other seeds in several processes at once."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

Rows = list[tuple[int, int, float]]
"""Answers with their visits and what these gained in all."""
Work = Callable[[int], Rows]


def side_by_side(work: Work, workers: int) -> list[Rows]:
    """What `work` answers to 0, 1, …: in forked processes, or one after the other where there is no fork.

    A fork needs nothing sent to it, and so works with compiled sights, which cannot be pickled.
    """
    if "fork" not in multiprocessing.get_all_start_methods():
        return [work(number) for number in range(workers)]
    context = multiprocessing.get_context("fork")
    started: list[tuple[Any, Connection]] = []
    for number in range(1, workers):
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=report, args=(work, number, there), daemon=True)
        process.start()
        there.close()
        started.append((process, here))
    out = [work(0)]
    for process, here in started:
        out.append(here.recv())
        process.join()
    return out


def report(work: Work, number: int, there: Connection) -> None:
    there.send(work(number))
    there.close()
