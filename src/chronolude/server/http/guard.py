"""Who may speak to us from a browser, and what browsers are told about our pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..metrics import REQUESTS
from ..settings import Settings
from .limits import Gate

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


class Guard:
    """Wraps the whole application: origin and rate of HTTP requests, headers of every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, gate: Gate) -> None:
        self.app = app
        self.settings = settings
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        refusal = self.refusal(scope, headers)
        if refusal is not None:
            await answer(self.adorned(send), *refusal)
            return
        await self.app(scope, receive, self.adorned(send))

    def refusal(self, scope: Any, headers: Mapping[str, str]) -> tuple[int, str] | None:
        changes = scope["method"] not in SAFE
        if changes and not origin_is_ours(headers, self.settings):
            return 403, "this origin may not change anything here"
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.settings.body_size:
            return 413, f"a request has at most {self.settings.body_size} bytes"
        address = scope["client"][0] if scope.get("client") else "unknown"
        if scope["path"].startswith("/api/") and not self.gate.request(address, changes):
            return 429, "too many requests: wait a moment"
        return None

    def adorned(self, send: Send) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                named = {name.lower() for name, _ in message["headers"]}
                extra = [(k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in named]
                message["headers"] = [*message["headers"], *extra]
                REQUESTS.labels(str(message["status"])).inc()
            await send(message)

        return with_headers


async def answer(send: Send, status: int, detail: str) -> None:
    body = f'{{"status_code":{status},"detail":"{detail}"}}'.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
