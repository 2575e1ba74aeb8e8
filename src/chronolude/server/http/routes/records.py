"""Records, branches and reviews."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from ....bots import mind_of
from ....games.seen import Told, View
from ...jobs import records as brought
from ...live.connection import Connection
from ...live.events import PUBLIC, told_to
from ...live.table import Live
from ...starts import branches
from ...wire.messages import Refusal, Review, Reviewed
from ...wire.questions import looked_back, review_of, unreviewed
from ...wire.refusals import refuse
from ..access import (
    HttpRequest,
    address_of,
    base_of,
    decided,
    find_live,
    hall_of,
    language,
    may_watch,
    must_watch,
    own_if_watching,
    own_seat,
    refusal,
    stranger,
    whose,
)
from ..bodies import BranchWish, HindsightInfo, Made, RecordText, TreeNode
from ..cookies import made_answer
from ..text import LONG_TEXTS

MOST_EVENTS: Final = 20_000
"""So many events are told in one answer."""
AT_ONCE: Final = 500


@post("/api/tables/{table:str}/branch", status_code=201)
async def branch_table(request: HttpRequest, table: FromPath[str], data: JSONBody[BranchWish]) -> Response[Made]:
    """Another timeline from a decision of this table."""
    live = await find_live(request, table)
    made = await decided(
        live,
        lambda: own_if_watching(request, live, data.seat),
        lambda own: branches.branch(hall_of(request), live, data, own, base_of(request), whose(request, live, own)),
    )
    return await made_answer(request, made)


@get("/api/tables/{table:str}/tree")
async def show_tree(request: HttpRequest, table: FromPath[str]) -> TreeNode:
    """The table and its branches."""
    live = await find_live(request, table)
    must_watch(request, live)
    return await branches.tree(
        hall_of(request), live, lambda one: may_watch(request, one), lambda one: own_seat(request, one)
    )


@get("/api/tables/{table:str}/record")
async def export_record(request: HttpRequest, table: FromPath[str], form: FromQuery[str] = "json") -> Response[str]:
    """The record of a game that is over, as JSON or (`form=text`) as text."""
    live = await find_live(request, table)
    async with live.lock:
        must_watch(request, live)
        record = branches.record_of(live)
    text, kind = (record.text, "text/plain") if form == "text" else (record.json, "application/json")
    name = f"{live.row.game}-{live.id}.{'txt' if form == 'text' else 'json'}"
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/events")
async def export_events(
    request: HttpRequest, table: FromPath[str], since: FromQuery[int] = 0, public: FromQuery[bool] = False
) -> Stream:
    """What this seat (or a watcher; with `public` everybody) was told, one JSON object a line, after event `since`.

    Of a very long game only so much at once: whoever wants the rest asks again from there.
    """
    live = await find_live(request, table)
    async with live.lock:  # what is being written is nobody's to see yet
        must_watch(request, live)
        seat = None if public else own_seat(request, live)
        found = await events_for(live, seat, language(request), max(0, since))
    return Stream(lines_of(found), media_type="application/x-ndjson")


async def events_for(live: Live, seat: int | None, lang: str, since: int) -> list[Told]:
    audience = PUBLIC if seat is None else seat
    await live.speak_to(audience, lang)
    shown = live.folded.shown_to_watchers(live.now()) if seat is None else None
    limit = live.folded.n if shown is None else shown[0]
    return [told_to(one, audience, lang) for one in live.folded.events[since : min(limit, since + MOST_EVENTS)]]


def lines_of(events: list[Told]) -> Iterator[bytes]:
    """Many lines at a time: each piece that is sent costs more than the lines in it."""
    for first in range(0, len(events), AT_ONCE):
        yield b"".join(msgspec.json.encode(event) + b"\n" for event in events[first : first + AT_ONCE])


@get("/api/tables/{table:str}/decisions/{decision:int}")
async def show_decision(
    request: HttpRequest,
    table: FromPath[str],
    decision: FromPath[int],
    seat: FromQuery[int | None] = None,
    public: FromQuery[bool] = False,
) -> View:
    """The table at an earlier decision, as far as one may see it: what a link to a decision shows."""
    live = await find_live(request, table)
    wish = Review(0, decision, seat, public)
    async with live.lock:
        connection = Connection(own_if_watching(request, live), language(request), 0)
        connection.address = address_of(request)
        refused = unreviewed(live, connection, wish)
        wanted = {} if refused else review_of(live.folded, connection, wish)
    found = refuse(connection, wish, refused) if refused else await looked_back(live, connection, wish, wanted)
    if isinstance(found, Refusal):
        raise refusal(403, found.reasons[0].text)
    assert isinstance(found, Reviewed)
    return found.view


@get("/api/tables/{table:str}/hindsight/{seat:int}")
async def show_hindsight(request: HttpRequest, table: FromPath[str], seat: FromPath[int]) -> HindsightInfo:
    """What a seat's answers gave away, once the game is over. Asking sets it going; ask again for more."""
    live = await find_live(request, table)
    must_watch(request, live)
    if mind_of(live.row.game) is None:
        raise refusal(409, f"{live.row.game} is not searched, so its answers cannot be judged")
    if not 0 <= seat < live.row.seats:
        raise refusal(409, f"seats are 0 to {live.row.seats - 1}")
    async with live.lock:
        return hall_of(request).hindsights.known(live, seat, branches.record_of, language(request), address_of(request))


@post("/api/records", status_code=201, opt=LONG_TEXTS)
async def import_record(request: HttpRequest, data: JSONBody[RecordText]) -> Response[Made]:
    """Bring a record: it becomes a table that is over, to review and to branch from."""
    jobs = hall_of(request).jobs
    found = await jobs.do(stranger(request), brought.IMPORT, brought.Brought, text=taken(request, data))
    return await made_answer(request, await branches.import_record(hall_of(request), found, base_of(request)))


@post("/api/verify", status_code=200, opt=LONG_TEXTS)
async def verify_record(request: HttpRequest, data: JSONBody[RecordText]) -> brought.RecordCheck:
    """Derive the whole game again from its told secret."""
    jobs = hall_of(request).jobs
    return await jobs.do(stranger(request), brought.VERIFY, brought.RecordCheck, text=taken(request, data))


def taken(request: HttpRequest, data: RecordText) -> str:
    """The text that was brought, if it may be so long; nobody else keeps it while it waits to be looked at."""
    text, data.text = data.text, ""
    most = hall_of(request).settings.record_size
    if len(text) > most:
        raise refusal(413, f"a record has at most {most} characters")
    return text


HANDLERS = [
    branch_table, show_tree, export_record, export_events, show_decision, import_record, verify_record,
    show_hindsight,
]  # fmt: skip
