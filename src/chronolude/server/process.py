"""Starting the server under uvicorn, and what is said when it is up."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import sys
import webbrowser
from typing import Any

import msgspec
import uvicorn

from . import logs, rings
from .application import create_app
from .http.limits import Gate
from .settings import PREFIX, Settings, read_settings
from .store import Unfit, open_store
from .wire.frames import Wire
from .workers.crew import Crew

WAITING = 2048
"""Who may wait between the announcement and the first answer, instead of being refused."""
SPARE_FILES = 200
"""Files besides connections: the database, processes, logs."""
SWITCH_SECONDS = 0.0005
"""So long the thread that writes to disk waits for a busy loop to let go of the interpreter: people wait for it."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(browser: bool = False, **given: Any) -> int:
    """Serve until told to stop; the exit status."""
    try:
        asked = read_settings(**given)
        settings = settle(asked)
        asyncio.run(try_store(settings))
        listening = listen(settings) if settings.workers == 1 else None
    except (Unfit, ValueError, OSError) as error:
        say(f"chronolude: {error}")
        return 1
    logs.set_up(settings.log_level, settings.log_json)
    if listening is None:
        return run_several(settings, asked)
    address = f"http://{shown_host(settings.host)}:{listening.getsockname()[1]}"
    announce(asked, settings, address)
    server = Announced(config(settings), address if browser else "")
    server.run(sockets=[listening])
    return 0


async def try_store(settings: Settings) -> None:
    """Open the database once before anything listens: an unfit one ends the start with a sentence."""
    store = await open_store(settings)
    await store.close()


def settle(settings: Settings) -> Settings:
    """An admin token, one process where only one may write, and no more connections than there are files for."""
    if settings.workers > 1 and settings.sqlite_path is not None:
        raise ValueError(
            "one SQLite file has one writer, so one process serves it; several workers want PostgreSQL: "
            "--db postgresql+asyncpg://…"
        )
    token = settings.admin_token or secrets.token_urlsafe(24)
    connections = files_for(settings.connections)
    if connections < settings.connections:
        say(f"chronolude: this system has files for {connections} connections, not for {settings.connections}")
    return msgspec.structs.replace(settings, admin_token=token, connections=connections)


def files_for(connections: int) -> int:
    """How many connections there are files for, of so many; more files are asked of the system where that helps."""
    try:
        import resource  # noqa: PLC0415  (not on every system)
    except ImportError:
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return connections if soft == resource.RLIM_INFINITY else max(1, min(connections, soft - SPARE_FILES))


def config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(create_app(settings), **options(settings))


def options(settings: Settings) -> dict[str, Any]:
    """Messages above our own limit still reach us, up to twice its size, so that the refusal can be a typed one."""
    return {
        "host": settings.host,
        "port": settings.port,
        "http": "chronolude.server.workers.doorway:Doorway",
        "ws": Wire,
        "ws_max_size": settings.message_size * 2,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "access_log": False,
        "log_level": "warning",
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": settings.proxies,
        "server_header": False,
        "timeout_graceful_shutdown": 3,
    }


def run_several(settings: Settings, asked: Settings) -> int:
    for field in msgspec.structs.fields(Settings):
        os.environ[PREFIX + field.name.upper()] = str(getattr(settings, field.name))
    try:
        listening = listen(settings)
    except OSError as error:
        say(f"chronolude: {error}")
        return 1
    announce(asked, settings, f"http://{shown_host(settings.host)}:{listening.getsockname()[1]}")
    return Crew(settings.workers, listening).run()


def work(descriptor: int, life: int) -> int:
    """One of several workers: told its settings by the environment, and the socket on which all of them listen."""
    settings = read_settings()
    Crew.end_with(life)
    logs.set_up(settings.log_level, settings.log_json)
    HouseServer(config(settings)).run(sockets=[socket.socket(fileno=descriptor)])
    return 0


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((settings.host, settings.port))
        made.listen(WAITING)
    except OSError:
        made.close()
        raise
    return made


def shown_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def announce(asked: Settings, settings: Settings, address: str) -> None:
    """Where it is. A token that was given is a secret of whoever gave it, and what is said here is kept in logs."""
    where = settings.sqlite_path or settings.database.rpartition("@")[2]
    say(f"Chronolude is at {address}")
    say(f"  games are kept in {where}")
    say(f"  admin token: {'the one you set' if asked.admin_token else settings.admin_token}")


class HouseServer(uvicorn.Server):
    """A server that other workers of this machine hand connections to."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.lifespan.state["server"] = self
        await super().startup(sockets)
        rings.settle()
        self.looking = asyncio.create_task(rings.look_when_quiet(), name="rings")
        sys.setswitchinterval(SWITCH_SECONDS)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """The others take our tables before our people come to them."""
        self.looking.cancel()
        gate: Gate | None = self.lifespan.state.get("gate")
        if gate is not None and gate.entrance is not None and gate.entrance.cluster is not None:
            gate.entrance.cluster.leave()
        await super().shutdown(sockets)


class Announced(HouseServer):
    """Opens the browser once the server answers."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self.address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.address:
            await asyncio.to_thread(webbrowser.open, self.address)
