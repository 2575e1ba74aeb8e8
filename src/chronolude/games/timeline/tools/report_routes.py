"""Dates that players doubt: said at a table, listed by its host and by whoever runs the house."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from ....server.http.access import HttpRequest, find_live, hall_of, may_watch, must_admin, must_host, own_seat, refusal
from ....server.http.bodies import Done
from . import reports
from .reports import DateWish, Report


@post("/api/tables/{table:str}/reports", status_code=201)
async def report_date(request: HttpRequest, table: FromPath[str], data: JSONBody[DateWish]) -> Report:
    """Doubt the date of a card that lies open. It is kept here and sent nowhere."""
    live = await find_live(request, table)
    if not may_watch(request, live):
        raise refusal(403, "this table opens by its links only")
    return await reports.report(live, own_seat(request, live), data, live.now())


@get("/api/tables/{table:str}/reports")
async def reports_of_table(request: HttpRequest, table: FromPath[str]) -> list[Report]:
    """What was doubted at this table, for its host."""
    live = await find_live(request, table)
    must_host(request, live)
    return await reports.listed(hall_of(request).store, live.id)


@get("/api/admin/reports")
async def all_reports(request: HttpRequest) -> list[Report]:
    """What was doubted anywhere in the house."""
    must_admin(request)
    return await reports.listed(hall_of(request).store)


@delete("/api/admin/reports/{card:str}", status_code=200)
async def clear_reports(request: HttpRequest, card: FromPath[str]) -> Done:
    """Forget the reports on a card that has been looked at."""
    must_admin(request)
    await reports.clear(hall_of(request).store, card)
    return Done()


HANDLERS = [report_date, reports_of_table, all_reports, clear_reports]
