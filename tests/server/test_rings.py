"""When the server looks for rings: at the young by itself and in small pieces, at everything when it is quiet."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref

import pytest

from chronolude.server import rings


class Ring:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def old_ring() -> weakref.ref[Ring]:
    """A ring that nobody refers to, among the oldest objects."""
    ring = Ring()
    gc.collect()
    return weakref.ref(ring)


def work() -> None:
    """For most of a second."""
    until = time.thread_time() + 0.3
    while time.thread_time() < until:
        pass


@pytest.fixture(autouse=True)
def usual() -> object:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def looked_for(seconds: float, busy: bool) -> bool:
    """Whether an old ring is found within so many seconds."""
    ring = old_ring()

    async def scenario() -> None:
        looking = asyncio.create_task(rings.look_when_quiet())
        until = time.monotonic() + seconds
        while ring() is not None and time.monotonic() < until:
            if busy:
                work()
            await asyncio.sleep(0.05)
        looking.cancel()

    asyncio.run(scenario())
    return ring() is None


def test_everything_is_looked_at_when_the_house_is_quiet_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    rings.settle()
    monkeypatch.setattr(rings, "EVERY_SECONDS", 0.5)
    assert not looked_for(2.5, busy=True)
    assert looked_for(5, busy=False)


def test_a_house_that_is_never_quiet_looks_at_everything_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    rings.settle()
    monkeypatch.setattr(rings, "AT_LATEST_SECONDS", 1.5)
    assert looked_for(6, busy=True)


def test_what_is_fresh_is_looked_at_where_it_is_never_quiet_and_then_put_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    rings.settle()
    monkeypatch.setattr(rings, "FRESH_SECONDS", 0.5)
    aside = gc.get_freeze_count()
    kept = [[n] for n in range(10_000)]
    assert looked_for(5, busy=True)
    assert gc.get_freeze_count() >= aside + len(kept)


def test_the_young_are_looked_at_in_small_pieces() -> None:
    rings.settle()
    looks: list[int] = []
    gc.callbacks.append(lambda phase, info: looks.append(info["generation"]) if phase == "start" else None)
    try:
        kept = [[n] for n in range(200_000)]
    finally:
        gc.callbacks.pop()
    assert len(kept) == 200_000
    assert looks.count(0) >= 50
    assert 2 not in looks
