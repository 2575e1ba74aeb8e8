"""The keys a browser keeps: one cookie for each, and not more of them than a request can carry."""

from __future__ import annotations

from typing import Final

from litestar import Response
from litestar.datastructures import Cookie
from sqlalchemy import select

from ..live.days import day_at
from ..people.keys import COOKIE, cookie_name
from ..store import models
from .access import HttpRequest, hall_of
from .bodies import Made

ROOM: Final = 7000
"""Letters of all our cookies together: WebSockets and many a proxy refuse a line of more than 8,192."""
BESIDE: Final = len("=; ")


def cookie(request: HttpRequest, token: str) -> Cookie:
    """The cookie that keeps a link's key in this browser; scripts cannot read it."""
    hall = hall_of(request)
    key = hall.key(token)
    assert key is not None
    return Cookie(
        key=cookie_name(key), value=token, max_age=86_400 * 365, httponly=True, samesite="strict",
        secure=hall.settings.secure_cookies or request.url.scheme == "https",
    )  # fmt: skip


async def kept(request: HttpRequest, *tokens: str) -> list[Cookie]:
    """Cookies of new keys. Where there is no room, a browser forgets tables: those gone, then over, then the oldest."""
    new = [cookie(request, token) for token in tokens]
    names = {one.key for one in new}
    held = {name: value for name, value in request.cookies.items() if name.startswith(COOKIE) and name not in names}
    left = ROOM - sum(size(one.key, one.value or "") for one in new)
    if sum(size(*one) for one in held.items()) <= left:
        return new
    gone: list[Cookie] = []
    for table in await by_use(request, {table_of(name) for name in held}):
        mine = {name: value for name, value in held.items() if table_of(name) == table}
        left -= sum(size(*one) for one in mine.items())
        if left < 0:
            gone += [Cookie(key=name, max_age=0) for name in mine]
    return [*new, *gone]


async def by_use(request: HttpRequest, ids: set[str]) -> list[str]:
    """Today's deals, club nights and tables that go on first, the last touched before the others; those gone come last.

    Whoever has had the deal of the day is led back to it, and does not forget it by making other tables.
    """
    tables, day = models.tables.c, day_at(hall_of(request).wall())
    rows = await hall_of(request).store.rows(
        select(tables.id, tables.status, tables.daily, tables.touched).where(tables.id.in_(ids))
    )
    nights = await hall_of(request).store.rows(
        select(models.evenings.c.id, models.evenings.c.touched).where(models.evenings.c.id.in_(ids))
    )
    used = [
        (str(row.daily).endswith(f":{day}"), row.status in ("open", "live"), row.touched, str(row.id)) for row in rows
    ]
    used += [(False, True, row.touched, str(row.id)) for row in nights]
    known = [id for *_, id in sorted(used, reverse=True)]
    return [*known, *sorted(ids - set(known))]


def table_of(name: str) -> str:
    return name.removeprefix(COOKIE).partition("-")[0]


def size(name: str, value: str) -> int:
    return len(name) + len(value) + BESIDE


async def made_answer(request: HttpRequest, made: Made) -> Response[Made]:
    """A new table told to who made it, with the cookies of the keys this browser was given."""
    tokens = [token for token in (made.host, *(key.token for key in made.seats)) if token]
    return Response(made, cookies=await kept(request, *tokens))
