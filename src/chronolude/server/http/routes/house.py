"""For whoever runs the house: health, figures, and actions behind the admin token."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Final

import structlog
from litestar import Response, delete, get, post
from litestar.params import FromPath
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import delete as delete_rows

from ...hall import Hall
from ...metrics import REGISTRY
from ...store import models
from ...store.backup import backup_file
from ..access import HttpRequest, find_live, hall_of, is_admin, must_admin, refusal
from ..bodies import Done

PROBE_SECONDS: Final = 1.0
logs = structlog.get_logger("chronolude.house")


@get("/healthz", include_in_schema=False)
async def health() -> Done:
    """The process runs."""
    return Done()


@get("/readyz", include_in_schema=False)
async def ready(request: HttpRequest) -> Response[Done]:
    """The database answers and takes what is written; it is asked once a second, however many want to know."""
    hall = hall_of(request)
    if hall.probed is None or time.monotonic() - hall.probed[0] > PROBE_SECONDS:
        hall.probed = time.monotonic(), await is_ready(hall)
    is_so = hall.probed[1]
    return Response(Done(is_so), status_code=200 if is_so else 503)


async def is_ready(hall: Hall) -> bool:
    try:
        await asyncio.wait_for(hall.store.probe(), 5)
    except Exception as error:  # whatever is wrong with the database, we are not ready
        logs.error("the database cannot be written to", error=repr(error))
        return False
    return True


@get("/metrics", include_in_schema=False)
async def metrics(request: HttpRequest) -> Response[bytes]:
    """Figures for Prometheus: from this machine, or with the admin token."""
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    if not local and not is_admin(request):
        raise refusal(403, "figures are for this machine, or with the admin token")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


@delete("/api/admin/tables/{table:str}", status_code=200)
async def delete_table(request: HttpRequest, table: FromPath[str]) -> Done:
    """Delete a table with all that was said and played there."""
    must_admin(request)
    live = await find_live(request, table)
    hall = hall_of(request)
    async with live.lock:
        hall.forget(live.id)
        gone = delete_rows(models.tables).where(models.tables.c.id == live.id)
        await hall.store.write([(gone, None)])
    hall.departures.renew()
    return Done()


@post("/api/admin/backup", status_code=200)
async def make_backup(request: HttpRequest) -> dict[str, str]:
    """Copy the SQLite file beside itself."""
    must_admin(request)
    path = hall_of(request).settings.sqlite_path
    if path is None:
        raise refusal(400, "PostgreSQL brings its own backup: pg_dump")
    made: Path = await asyncio.to_thread(backup_file, path, path.with_suffix(".backup.db"))
    return {"file": made.name}


HANDLERS = [health, ready, metrics, delete_table, make_backup]
