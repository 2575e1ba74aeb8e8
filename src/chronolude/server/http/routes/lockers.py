"""Lockers: sealed by a browser, found by a name that only whoever has their secret can make."""

from __future__ import annotations

import re
from typing import Final

from litestar import delete, get, put
from litestar.params import FromPath, JSONBody

from ...people import lockers
from ..access import HttpRequest, address_of, hall_of, refusal
from ..bodies import Done, Locker, LockerVersion
from ..limits import Gate
from ..text import LONG_TEXTS

LONGEST: Final = 200_000
"""Characters of what is sealed."""
NAME: Final = re.compile("[0-9a-f]{64}")


def named(name: str) -> str:
    if not NAME.fullmatch(name):
        raise refusal(400, "a locker goes by 64 digits in hexadecimal")
    return name


@get("/api/lockers/{name:str}")
async def show_locker(request: HttpRequest, name: FromPath[str]) -> Locker:
    """What is in a locker, as it was sealed; nothing, in version 0, where there is none."""
    return await lockers.read_locker(hall_of(request).store, named(name)) or Locker("", 0)


@put("/api/lockers/{name:str}", status_code=200, opt=LONG_TEXTS)
async def fill_locker(request: HttpRequest, name: FromPath[str], data: JSONBody[Locker]) -> LockerVersion:
    """Put something into a locker in place of the version that was read; 0 for a new one."""
    store, gate = hall_of(request).store, request.app.state.gate
    if len(data.sealed) > LONGEST:
        raise refusal(413, f"a locker holds at most {LONGEST} characters")
    assert isinstance(gate, Gate)
    if await lockers.is_new(store, named(name)) and not gate.locker(address_of(request)):
        raise refusal(429, "so many lockers were made from your address that it has to wait")
    return await lockers.fill_locker(store, name, data, hall_of(request).now())


@delete("/api/lockers/{name:str}", status_code=200)
async def empty_locker(request: HttpRequest, name: FromPath[str]) -> Done:
    """Delete a locker: nothing of it is kept."""
    await lockers.empty_locker(hall_of(request).store, named(name))
    return Done()


HANDLERS = [show_locker, fill_locker, empty_locker]
