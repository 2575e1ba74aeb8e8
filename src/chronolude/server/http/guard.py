"""Who may speak to us from a browser, and what browsers are told about our pages."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Send

from ..metrics import REQUESTS
from ..settings import Settings
from .limits import Gate, place_of
from .text import SENTENCE, is_clean

CSP: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
API_HEADERS: Final = {**HEADERS, "cache-control": "no-store"}
"""What is told there hangs on who asks: nobody between us keeps it for the next who does."""
MAKERS: Final = ("/api/tables", "/api/records", "/api/evenings")
SAFE: Final = ("GET", "HEAD", "OPTIONS")


def origin_is_ours(headers: Mapping[str, str], settings: Settings) -> bool:
    """A browser names its page's origin: it must be ours or one that was set. Programs name none."""
    origin = headers.get("origin")
    if origin is None:
        return True
    allowed = [one.strip() for one in settings.origins.split(",") if one.strip()]
    if settings.public_url:
        allowed.append(settings.public_url.rstrip("/"))
    return origin in allowed or urlsplit(origin).netloc == headers.get("host")


def host_is_ours(host: str, settings: Settings) -> bool:
    """Whether we go by this name. A foreign page can give its own name our address; it cannot do so with an address."""
    name = name_in(host)
    if is_address(name) or name == "localhost" or name.endswith(".localhost"):
        return True
    ours = [settings.host, urlsplit(settings.public_url).hostname or ""]
    ours += [urlsplit(one.strip()).hostname or "" for one in settings.origins.split(",")]
    named = [one.strip().lower() for one in settings.hosts.split(",") if one.strip()]
    return "*" in named or (bool(name) and name in [*(one.lower() for one in ours), *named])


def name_in(host: str) -> str:
    """The name in a header such as `localhost:8765`, in small letters; empty where there is none."""
    try:
        return "" if any(sign in host for sign in "/?#@\\ ") else urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def makes_table(path: str) -> bool:
    """Whether whoever posts here is given a table."""
    return (
        path in MAKERS
        or path.startswith(("/api/daily/", "/api/lessons/"))
        or path.endswith(("/branch", "/rematch", "/rounds"))
    )


def address_of(scope: Any) -> str:
    """Whom a request is counted for."""
    return place_of(scope["client"][0] if scope.get("client") else "unknown")


def headers_of(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


class Guard:
    """Wraps the whole application: origin and rate of HTTP requests, headers of every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, gate: Gate) -> None:
        self.app = app
        self.settings = settings
        self.gate = gate

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            if self.misaddressed(scope) is None:
                await self.gate.turns.come(address_of(scope))
                await self.app(scope, receive, send)
            else:  # before it is accepted: the answer is a plain 403
                await send({"type": "websocket.close", "code": 4403, "reason": ""})
            return
        if scope["type"] != ScopeType.HTTP:  # the application begins or ends
            state = scope.get("state")
            if state is not None:  # the server hands this to every connection
                state["gate"], self.gate.server = self.gate, state.get("server")
            await self.app(scope, receive, send)
            return
        refusal = self.misaddressed(scope) or self.refusal(scope)
        if refusal is None:
            await self.gate.turns.come(address_of(scope))
            await self.app(scope, receive, self.adorned(scope, send))
        else:
            await answer(self.adorned(scope, send), *refusal)

    def refusal(self, scope: Any) -> tuple[int, str] | None:
        headers = headers_of(scope)
        changes = scope["method"] not in SAFE
        if changes and not origin_is_ours(headers, self.settings):
            return 403, "this origin may not change anything here"
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.settings.body_size:
            return 413, f"a request has at most {self.settings.body_size} bytes"
        address = address_of(scope)
        if scope["path"].startswith("/api/") and not self.gate.request(address, changes):
            return 429, "too many requests: wait a moment"
        if changes and makes_table(scope["path"]) and not self.gate.table(address):
            return 429, "so many tables were made from your address that it has to wait: most are kept for long"
        return None

    def misaddressed(self, scope: Any) -> tuple[int, str] | None:
        """What is wrong with where a request goes, whoever sent it."""
        if not host_is_ours(headers_of(scope).get("host", ""), self.settings):
            return 421, "this server does not go by that name: set CHRONOLUDE_PUBLIC_URL or CHRONOLUDE_HOSTS"
        if not is_clean(scope["path"]) or not is_clean(unquote(scope["query_string"].decode("latin-1"))):
            return 400, SENTENCE
        return None

    def adorned(self, scope: Any, send: Send) -> Send:
        wanted = API_HEADERS if scope["path"].startswith("/api/") else HEADERS

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                named = {name.lower() for name, _ in message["headers"]}
                extra = [(k.encode(), v.encode()) for k, v in wanted.items() if k.encode() not in named]
                message["headers"] = [*message["headers"], *extra]
                REQUESTS.labels(str(message["status"])).inc()
            await send(message)

        return with_headers


async def answer(send: Send, status: int, detail: str) -> None:
    body = f'{{"status_code":{status},"detail":"{detail}"}}'.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
