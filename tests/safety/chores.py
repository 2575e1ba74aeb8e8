"""Jobs that do what strangers' things have done: never end, eat memory, fail, say too much."""

from __future__ import annotations

from chronolude.server.jobs.work import Unsound


def endless() -> None:
    while True:
        pass


def greedy() -> int:
    return len(bytearray(4_000_000_000))


def quick(word: str) -> str:
    return word


def faulty() -> None:
    raise ZeroDivisionError


def talkative() -> str:
    return "x" * 5_000_000


def unsound() -> None:
    raise Unsound("it makes no sense")


def endless_look(**_: object) -> None:
    endless()
