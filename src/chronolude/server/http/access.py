"""Who asks, over HTTP: a bearer token, or the cookies of the links this browser has opened."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from litestar import Request
from litestar.exceptions import HTTPException
from sqlalchemy import select

from ...locale import LANGUAGES
from ..hall import Hall
from ..jobs.pool import LOOKED, PERSON, Whose
from ..live.days import daily_key
from ..live.table import Live
from ..people.keys import COOKIE, Key
from ..store import models
from .limits import place_of

HttpRequest = Request[Any, Any, Any]
MOST_SEATS: Final = 60
Right = TypeVar("Right")
Result = TypeVar("Result")


def hall_of(request: HttpRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def address_of(request: HttpRequest) -> str:
    return place_of(request.client.host if request.client else "unknown")


def stranger(request: HttpRequest) -> Whose:
    """Whoever brings something that is looked at for them."""
    return Whose(address_of(request))


def whose(request: HttpRequest, live: Live, seat: int | None) -> Whose:
    """Whoever asks about a table: who sits there comes before who looks on."""
    return Whose(address_of(request), LOOKED if seat is None else PERSON, live.id)


class DeadLink(HTTPException):
    """A link to a seat that opens nothing, or not any more: people get a page that says so."""


def refusal(status: int, detail: str) -> HTTPException:
    return HTTPException(detail=detail, status_code=status)


def bearer(request: HttpRequest) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def tokens_of(request: HttpRequest, live: Live) -> list[tuple[str, Key]]:
    """Every token the request holds for this table that still opens something, and what."""
    hall = hall_of(request)
    tokens = [bearer(request)]
    tokens += [value for name, value in request.cookies.items() if name.startswith(f"{COOKIE}{live.id}-")]
    found = [(token, hall.key(token)) for token in tokens if token]
    return [(token, key) for token, key in found if key is not None and hall.fits(live, key)]


def keys_of(request: HttpRequest, live: Live) -> list[Key]:
    return [key for _, key in tokens_of(request, live)]


def token_for(request: HttpRequest, live: Live, seat: int) -> str:
    """The token this request holds for a seat, to be shown as a code for another device of the same person."""
    return next((token for token, key in tokens_of(request, live) if key.role == "seat" and key.seat == seat), "")


async def find_live(request: HttpRequest, table: str) -> Live:
    live = await hall_of(request).find(table)
    if live is None:
        raise refusal(404, f"there is no table {table[:16]}")
    return live


async def decided(live: Live, right: Callable[[], Right], act: Callable[[Right], Awaitable[Result]]) -> Result:
    """Do something at a table by the right of whoever asks, which is looked at under its lock.

    A request may wait for the lock, or for a name to be looked up, and lose its key meanwhile.
    """

    async def do() -> Result:
        return await act(right())

    return await live.decide(do)


def must_host(request: HttpRequest, live: Live) -> None:
    if not any(key.role == "host" for key in keys_of(request, live)) and not is_admin(request):
        raise refusal(403, "this is for the host of the table")


def own_seat(request: HttpRequest, live: Live, wanted: int | None = None) -> int | None:
    """The seat this request may speak for, or None."""
    for key in keys_of(request, live):
        if key.role == "seat" and (wanted is None or key.seat == wanted):
            return key.seat
    return None


async def own_seats(request: HttpRequest) -> list[tuple[Live, int]]:
    """The seats whose links this browser holds, as far as they still open."""
    hall = hall_of(request)
    keys = [hall.key(value) for name, value in request.cookies.items() if name.startswith(COOKIE)]
    out: list[tuple[Live, int]] = []
    for key in keys[:MOST_SEATS]:
        live = await hall.find(key.table) if key is not None and key.role == "seat" else None
        if key is not None and key.seat is not None and live is not None and hall.fits(live, key):
            out.append((live, key.seat))
    return out


async def own_daily(request: HttpRequest, game: str, day: str) -> Live | None:
    """The table at which this browser plays a day's deal, however many other links it holds."""
    hall = hall_of(request)
    tokens = [bearer(request), *(value for name, value in request.cookies.items() if name.startswith(COOKIE))]
    keys = {key.table: key for token in tokens if (key := hall.key(token)) is not None and key.role == "seat"}
    tables = models.tables.c
    found = await hall.store.row(
        select(tables.id).where((tables.daily == daily_key(game, day)) & tables.id.in_(list(keys)))
    )
    live = None if found is None else await hall.find(found.id)
    return live if live is not None and hall.fits(live, keys[live.id]) else None


def must_seat(request: HttpRequest, live: Live, wanted: int | None = None) -> int:
    seat = own_seat(request, live, wanted)
    if seat is None:
        raise refusal(403, "this is for whoever holds the seat")
    return seat


def must_hold_some(request: HttpRequest, live: Live) -> set[int]:
    """The seats this request may speak for, of which there must be one."""
    must_seat(request, live)
    return {key.seat for key in keys_of(request, live) if key.seat is not None}


def may_watch(request: HttpRequest, live: Live) -> bool:
    return live.row.is_open_to_all or bool(keys_of(request, live)) or is_admin(request)


def must_watch(request: HttpRequest, live: Live) -> None:
    if not may_watch(request, live):
        raise refusal(403, "this table opens by its links only")


def own_if_watching(request: HttpRequest, live: Live, wanted: int | None = None) -> int | None:
    """The seat of whoever may at least watch; None for a watcher."""
    must_watch(request, live)
    return own_seat(request, live, wanted)


def holds_or_hosts(request: HttpRequest, live: Live, seat: int, is_holders: bool = True) -> bool:
    """Whether this is done by the holder of a seat; else, and where it is not for holders, it must be the host."""
    mine = own_seat(request, live, seat) is not None
    if not mine or not is_holders:
        must_host(request, live)
    return mine


def is_admin(request: HttpRequest) -> bool:
    admin = hall_of(request).admin
    return bool(admin) and hmac.compare_digest(bearer(request).encode(), admin.encode())  # of str it takes only ASCII


def must_admin(request: HttpRequest) -> None:
    if not is_admin(request):
        raise refusal(403, "this is for whoever holds the admin token")


def language(request: HttpRequest) -> str:
    """The first of the reader's languages that we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        found = part.strip()[:2].lower()
        if found in LANGUAGES:
            return found
    return LANGUAGES[0]


def base_of(request: HttpRequest) -> str:
    """How people reach us, for links."""
    public = hall_of(request).settings.public_url
    return public.rstrip("/") if public else str(request.base_url).rstrip("/")
