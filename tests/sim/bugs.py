"""Bugs that the simulation must find, each a patch that can be switched on: `--bug ack`, and so on; see `BUGS`.

Some take two workers to show (`WORKERS`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any
from unittest import mock

from chronolude.server.clocks.steady import Steady
from chronolude.server.hall import Hall
from chronolude.server.live.table import Live
from chronolude.server.store import Store
from chronolude.server.store.commits import Work
from chronolude.server.wire import hello, socket
from chronolude.server.wire.messages import Accepted, Hello
from chronolude.server.wire.pipeline import Flight
from chronolude.server.workers.peers import Peers


def acknowledge_first() -> Any:
    """Commit after acknowledge: a person's answer is said to be taken while it is still being written."""
    true = Flight.take

    def take(flight: Flight, *given: Any) -> None:
        true(flight, *given)
        flight.connection.send(Accepted(flight.request.ref, flight.live.folded.decision))

    return mock.patch.object(Flight, "take", take)


def show_first() -> Any:
    """View sent before commit: everybody is told while the write is still under way."""
    true = Live.works

    def works(live: Live, *given: Any) -> Any:
        made = true(live, *given)
        live.tell()
        return made

    return mock.patch.object(Live, "works", works)


def resume_late() -> Any:
    """Resume off by one: a line that comes again misses an event."""
    true = hello.welcome

    async def welcome(live: Live, line: Any, hello: Hello) -> None:
        since = hello.since + 1 if 0 < hello.since < live.folded.n else hello.since
        await true(live, line, Hello(**{**as_dict(hello), "since": since}))

    return mock.patch.object(socket, "welcome", welcome)


def as_dict(hello: Hello) -> dict[str, Any]:
    return {name: getattr(hello, name) for name in hello.__struct_fields__}


def no_fence() -> Any:
    """An owner that lost its place can write all the same, as long as it is quick."""

    async def write(store: Store, works: list[Work], table: str = "") -> None:
        await store.journal.write(works, table)

    return mock.patch.object(Store, "write", write)


@contextlib.contextmanager
def two_owners() -> Iterator[None]:
    """Every worker takes itself for the owner of every table, and nothing keeps it from writing."""
    with no_fence(), mock.patch.object(Peers, "owner", lambda peers, _: peers.name):
        yield


def only_at_hello() -> Any:
    """The key of a connection is looked at when it comes, and never again."""
    return mock.patch.object(Live, "admits", return_value=True)


def charge_stalls() -> Any:
    """The clock of the house goes on while the house stands still."""
    return mock.patch.object(Steady, "pulse", return_value=0.0)


@contextlib.contextmanager
def trust_the_wall() -> Iterator[None]:
    """Clocks go by the machine's clock, which somebody may set."""

    def begin(clock: Steady, wall: Any, _counted: Any) -> None:
        clock.counted, clock.offset, clock.due = wall, 0.0, None

    with charge_stalls(), mock.patch.object(Steady, "__init__", begin):
        yield


@contextlib.contextmanager
def cut_at_one() -> Iterator[None]:
    """A worker that loses a table leaves its connections open, whatever becomes of their keys elsewhere."""
    true = Hall.forget

    def forget(hall: Hall, table: str) -> None:
        live = hall.tables.get(table)
        if live is not None and hall.cluster is not None:
            live.connections.clear()
        true(hall, table)

    with mock.patch.object(Hall, "forget", forget):
        yield


BUGS = {
    "ack": acknowledge_first, "view": show_first, "resume": resume_late, "fence": no_fence, "double": two_owners,
    "hello": only_at_hello, "stall": charge_stalls, "wall": trust_the_wall, "cut": cut_at_one,
}  # fmt: skip
WORKERS = {bug: 2 if bug in ("fence", "double", "cut") else 1 for bug in BUGS}


@contextlib.contextmanager
def planted(name: str) -> Iterator[None]:
    """The server with one of them; none by an empty name."""
    with BUGS[name]() if name else contextlib.nullcontext():
        yield
