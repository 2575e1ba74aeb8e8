"""The application: Litestar for HTTP and sockets, the client's files around it, the guard around all."""

from __future__ import annotations

import asyncio
import gc
import secrets
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Response, get
from litestar.exceptions import HTTPException, NotFoundException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Scope
from servestatic import ServeStaticASGI

from .. import __version__
from ..games import register
from ..games.tools import load
from ..tables.fair import new_secret
from .clubs.evenings import Evenings
from .hall import Hall
from .http.access import DeadLink, HttpRequest, base_of, hall_of, language
from .http.guard import SAFE, Guard
from .http.limits import Gate
from .http.routes import (
    archive,
    boards,
    clubs,
    finished,
    games,
    house,
    lessons,
    lockers,
    pages,
    pictures,
    puzzles,
    records,
    tables,
)
from .http.routes.preview import preview
from .http.text import LONG_TEXTS, SENTENCE, SHORT_BODY, is_clean_json, misfit
from .jobs.desk import Declined
from .people.privacy import purge_daily
from .settings import Settings, read_settings
from .starts.tables import Unwanted
from .store import Store, open_store
from .store.commits import Overtaken
from .wire.socket import table_socket
from .workers.cluster import Cluster
from .workers.doorway import Entrance

WEB = Path(__file__).parent.parent / "_web"
logs = structlog.get_logger("chronolude")


def unwanted(_: HttpRequest, error: Unwanted) -> Response[dict[str, Any]]:
    return Response({"status_code": 409, "detail": str(error)}, status_code=409)


def declined(_: HttpRequest, error: Declined) -> Response[dict[str, Any]]:
    return Response({"status_code": error.status, "detail": str(error)}, status_code=error.status)


def overtaken(_: HttpRequest, __: Overtaken) -> Response[dict[str, Any]]:
    return Response({"status_code": 409, "detail": "the table moved on: look again"}, status_code=409)


def unfound(request: HttpRequest, error: HTTPException) -> Response[Any]:
    """Addresses that belong to the client get its page; the rest is told that there is nothing."""
    path, accepts = request.url.path, request.headers.get("accept", "")
    if isinstance(error, DeadLink) and "text/html" in accepts:
        page = client_page(language(request))
        page.status_code = error.status_code
        return page
    if error.status_code == 404 and "text/html" in accepts and not path.startswith(("/api/", "/s/", "/ws/")):
        return client_page(language(request))
    return Response({"status_code": error.status_code, "detail": error.detail}, status_code=error.status_code)


async def note_failure(error: Exception, scope: Scope) -> None:
    """What we did not foresee is written down with its trace, but without the address, which may be a key; and what
    was refused is let go of.
    """
    if not isinstance(error, HTTPException | Unwanted | Declined | Overtaken | WebSocketException):
        trace = "".join(traceback.format_exception(error))
        logs.error("something failed", kind=scope["type"], error=repr(error), trace=trace)
    let_go(error)


def let_go(error: Exception) -> None:
    """What Litestar finds wrong with a body it lists in a frame that each of these errors holds in turn, and with it
    the body: megabytes, until somebody looks for rings.
    """
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    held = [one for one in gc.get_referents(*frames) if isinstance(one, Exception)]  # `f_locals` would make more rings
    for one in (*held, error):
        traceback.clear_frames(one.__traceback__)


async def unfit_body(request: HttpRequest) -> Response[dict[str, Any]] | None:
    """Where no long texts are taken, a long body is refused before it is read; where they are, one that is something
    else; and text that no database should be given before anybody makes something of it.
    """
    if request.method in SAFE:
        return None
    if not LONG_TEXTS.items() <= request.route_handler.opt.items():
        length = request.headers.get("content-length", "0")  # the guard has seen that it is a number
        if int(length) > SHORT_BODY or len(await request.body()) > SHORT_BODY:
            detail = f"here a request has at most {SHORT_BODY} bytes"
            return Response({"status_code": 413, "detail": detail}, status_code=413)
    elif wrong := await misfit_of(request):
        return Response({"status_code": 400, "detail": wrong}, status_code=400)
    if is_clean_json(await request.body()):
        return None
    return Response({"status_code": 400, "detail": SENTENCE}, status_code=400)


async def misfit_of(request: HttpRequest) -> str:
    body, wanted = await request.body(), request.route_handler.parsed_data_field
    return misfit(body, wanted.annotation) if wanted is not None and len(body) > SHORT_BODY else ""


def client_page(lang: str, head: str = "") -> Response[Any]:
    index = WEB / "index.html"
    if index.exists():
        page = index.read_bytes().replace(b"</head>", head.encode() + b"</head>", 1)
        return Response(page, media_type="text/html", headers={"cache-control": "no-cache"})
    return pages.front_page(lang)


@get(["/", "/t/{table:str}", "/r/{table:str}"], include_in_schema=False)
async def front(request: HttpRequest) -> Response[Any]:
    """The client, or a plain page while it is not built; at a table with what a link to it shows elsewhere."""
    lang, table = language(request), request.path_params.get("table", "")
    return client_page(lang, await preview(hall_of(request), table, lang, base_of(request)) if table else "")


def join(hall: Hall, gate: Gate) -> Cluster | None:
    """What there is besides where other workers may be: a board of notes, and a door for connections."""
    board = hall.store.board
    if board is None:
        return None
    gate.entrance = Entrance(gate.server)
    door = gate.entrance.open(board.name)
    hall.cluster = gate.entrance.cluster = Cluster(hall, board, door, hall.settings.address)
    return hall.cluster


async def part(cluster: Cluster, gate: Gate) -> None:
    if gate.entrance is not None:
        gate.entrance.close()
    await cluster.close()


def lifespan(settings: Settings, given: Store | None, gate: Gate) -> Any:
    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        store = given or await open_store(settings)
        key = await store.house_value("links", new_secret())
        admin = settings.admin_token or secrets.token_urlsafe(24)
        hall = Hall(settings, store, key, admin, turns=gate.turns)
        app.state.hall, app.state.gate, app.state.evenings = hall, gate, Evenings(hall)
        cluster = join(hall, gate)
        if cluster is not None:
            await cluster.open()
        await hall.open()
        if cluster is not None:
            cluster.begin()
        keeper = asyncio.create_task(purge_daily(hall))
        try:
            yield
        finally:
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)
            await hall.close()
            if cluster is not None:
                await part(cluster, gate)
            if given is None:
                await store.close()

    return run


def make_litestar(settings: Settings, gate: Gate, store: Store | None = None) -> Litestar:
    return Litestar(
        route_handlers=[
            front, table_socket, *tables.HANDLERS, *records.HANDLERS, *archive.HANDLERS,
            *games.HANDLERS, *boards.HANDLERS, *lessons.HANDLERS, *puzzles.HANDLERS, *pages.HANDLERS, *house.HANDLERS,
            *pictures.HANDLERS, *lockers.HANDLERS, *finished.HANDLERS, *clubs.HANDLERS,
            *(route for game in register().values() for route in load(game.tools.routes)),
        ],
        lifespan=[lifespan(settings, store, gate)],
        openapi_config=OpenAPIConfig(
            title="Chronolude",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        exception_handlers={Unwanted: unwanted, Declined: declined, Overtaken: overtaken, NotFoundException: unfound,
                            DeadLink: unfound},
        request_max_body_size=settings.body_size,
        before_request=unfit_body,
        logging_config=None,
        after_exception=[note_failure],
    )  # fmt: skip


def create_app(settings: Settings | None = None, store: Store | None = None) -> ASGIApp:
    """The whole application as one ASGI callable."""
    chosen = settings or read_settings()
    gate = Gate(chosen)
    app: Any = make_litestar(chosen, gate, store)
    if WEB.is_dir():
        app = ServeStaticASGI(app, root=str(WEB), index_file=False, allow_all_origins=False)
    return Guard(app, chosen, gate)
