"""Tables: make, look, join, start, and the host's controls."""

from __future__ import annotations

from io import BytesIO

import segno
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ...live.scene import Scene
from ...people import seats
from ...people.keys import new_id
from ...people.notices import may_call
from ...starts import rematch as rematching
from ...starts import tables
from ...wire.contents import TableInfo
from ..access import (
    HttpRequest,
    base_of,
    decided,
    find_live,
    hall_of,
    holds_or_hosts,
    language,
    must_hold_some,
    must_host,
    must_seat,
    own_seat,
    refusal,
    token_for,
)
from ..bodies import Done, Join, Made, NewTable, SeatChange, SeatKey, Start, Webhook, WebhookKey
from ..cookies import kept, made_answer


@post("/api/tables", status_code=201)
async def create_table(request: HttpRequest, data: JSONBody[NewTable]) -> Response[Made]:
    """Make a table. The answer holds the links, told once, and sets their cookies; it is dealt when all are there."""
    made = await tables.make_table(hall_of(request), data, base_of(request))
    return await made_answer(request, made)


@get("/api/tables/{table:str}")
async def show_table(request: HttpRequest, table: FromPath[str]) -> TableInfo:
    """What is public about a table, its commitment included."""
    live = await find_live(request, table)
    async with live.lock:
        return Scene(live.folded, live, live.now()).shown_info(own_seat(request, live), language(request))


@post("/api/tables/{table:str}/join", status_code=201)
async def join_table(request: HttpRequest, table: FromPath[str], data: JSONBody[Join]) -> Response[SeatKey]:
    """Take an open seat under a name."""
    live = await find_live(request, table)
    key = await live.decide(lambda: seats.join(hall_of(request), live, data, base_of(request)))
    return Response(key, cookies=await kept(request, key.token))


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(request: HttpRequest, table: FromPath[str], data: JSONBody[Start]) -> Done:
    """Deal now; open seats go to bots."""
    live = await find_live(request, table)
    await decided(live, lambda: must_host(request, live), lambda _: tables.deal(live, data.bot))
    return Done()


@post("/api/tables/{table:str}/pause", status_code=200)
async def pause_table(request: HttpRequest, table: FromPath[str]) -> Done:
    """Stop the table and its clocks."""
    live = await find_live(request, table)
    await decided(live, lambda: must_host(request, live), lambda _: seats.pause(live, True))
    return Done()


@post("/api/tables/{table:str}/resume", status_code=200)
async def resume_table(request: HttpRequest, table: FromPath[str]) -> Done:
    """Let the game go on."""
    live = await find_live(request, table)
    await decided(live, lambda: must_host(request, live), lambda _: seats.pause(live, False))
    return Done()


@post("/api/tables/{table:str}/close", status_code=200)
async def close_table(request: HttpRequest, table: FromPath[str]) -> Done:
    """End the table as it is."""
    live = await find_live(request, table)
    await decided(live, lambda: must_host(request, live), lambda _: seats.close(live))
    return Done()


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def change_seat(
    request: HttpRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatChange]
) -> Done:
    """A bot for a seat, its holder back, set free, sent away; the holder may leave, or come back."""
    live = await find_live(request, table)
    is_holders = data.action in ("leave", "back", "bot")
    await decided(
        live,
        lambda: holds_or_hosts(request, live, seat, is_holders),
        lambda mine: seats.change_seat(live, seat, data, mine),
    )
    return Done()


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=201)
async def issue_link(request: HttpRequest, table: FromPath[str], seat: FromPath[int]) -> Response[SeatKey]:
    """A new link for a seat; the one before it is dead. Whoever holds the seat in this browser keeps it."""
    live = await find_live(request, table)

    async def renew(mine: bool) -> tuple[SeatKey, bool]:
        return await seats.new_link(hall_of(request), live, seat, base_of(request), mine), mine

    key, mine = await decided(live, lambda: holds_or_hosts(request, live, seat), renew)
    return Response(key, cookies=await kept(request, key.token) if mine else [])


@delete("/api/tables/{table:str}/seats/{seat:int}/link", status_code=200)
async def revoke_link(request: HttpRequest, table: FromPath[str], seat: FromPath[int]) -> Done:
    """Revoke a seat's link."""
    live = await find_live(request, table)
    await decided(live, lambda: must_host(request, live), lambda _: seats.revoke_link(live, seat))
    return Done()


@put("/api/tables/{table:str}/seats/{seat:int}/webhook", status_code=200)
async def set_webhook(
    request: HttpRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[Webhook]
) -> WebhookKey:
    """Where this seat's turn notices go."""
    live = await find_live(request, table)
    must_seat(request, live, seat)
    if data.url and not await may_call(data.url, hall_of(request).settings.webhooks):
        raise refusal(400, "notices may not be sent to this address")
    key = new_id() + new_id() + new_id()
    await decided(
        live,
        lambda: must_seat(request, live, seat),
        lambda held: seats.set_webhook(live, held, data.url, key if data.url else ""),
    )
    return WebhookKey(key if data.url else "")


@get("/api/tables/{table:str}/qr", media_type="image/svg+xml")
async def qr_code(request: HttpRequest, table: FromPath[str], seat: FromQuery[int | None] = None) -> Response[bytes]:
    """A code for a phone: the table's own address, or with `seat` one's own hand (its link, from this browser)."""
    live = await find_live(request, table)
    address = f"{base_of(request)}/t/{live.id}"
    if seat is not None:
        must_seat(request, live, seat)
        address = f"{base_of(request)}/s/{token_for(request, live, seat)}"
    drawn = BytesIO()  # with its namespace: a browser shows no picture without one
    segno.make(address, error="m", micro=False).save(drawn, kind="svg", scale=4, border=2, xmldecl=False, nl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(request: HttpRequest, table: FromPath[str]) -> Response[Made]:
    """The same table once more; whoever holds a seat may ask, the first to ask makes it, and all keep their seats."""
    live = await find_live(request, table)
    made = await decided(
        live,
        lambda: must_hold_some(request, live),
        lambda mine: rematching.rematch(hall_of(request), live, base_of(request), mine),
    )
    return await made_answer(request, made)


@post("/api/tables/{table:str}/forget", status_code=200)
async def forget_me(request: HttpRequest, table: FromPath[str]) -> Done:
    """Delete the name and chat of whoever holds this link."""
    live = await find_live(request, table)
    await decided(live, lambda: must_seat(request, live), lambda seat: seats.forget(live, seat))
    return Done()


HANDLERS = [
    create_table, show_table, join_table, start_table, pause_table, resume_table, close_table, change_seat,
    issue_link, revoke_link, set_webhook, qr_code, rematch, forget_me,
]  # fmt: skip
