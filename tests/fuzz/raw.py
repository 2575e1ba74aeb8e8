"""HTTP as no client would speak it: requests twisted byte by byte over plain sockets."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Final

PATHS: Final = (
    "/", "/api/tables", "/api/games", "/api/tables/nowhere", "/api/tables/nowhere/join", "/api/records", "/api/verify",
    "/schema/openapi.json", "/ws/nowhere", "/s/nonsense", "/readyz", "/api/tables/%00", "/../../etc/passwd", "/icons/x",
    "/api/tables/nowhere/seats/99999999999999999999", "/api/decks", "//api//tables", "/api/tables?limit=-1",
)  # fmt: skip
BODIES: Final = (
    b"", b"{}", b"[]", b"null", b'{"game":"contre-temps"}', b'{"game":"contre-temps","seats":3}', b'{"text":"[1]"}',
    b"[" * 20_000, b'{"a":' * 5000, b"\xff\xfe\x00", b'{"game":"\\ud800"}', b'{"seats":1e999}', b"x" * 3_000_000,
)  # fmt: skip
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS", "TRACE", "CONNECT", "NONSENSE", "get")
SECONDS: Final = 10


def any_request(dice: random.Random) -> bytes:
    """One request, more or less."""
    body = dice.choice(BODIES) if dice.random() < 0.7 else b""
    length = dice.choice((str(len(body)),) * 6 + ("-1", "x", "99999999999", str(len(body) + 5)))
    lines = [
        f"{dice.choice(METHODS)} {dice.choice(PATHS)} HTTP/1.1",
        "Host: here", f"Content-Length: {length}", "Connection: close",
        dice.choice(("Content-Type: application/json", "Content-Type: text/plain", "Content-Type: \x7f")),
        dice.choice(("Accept: */*", "Accept-Language: " + "fr," * 500, "Cookie: cl-x-s0=" + "a" * 3000, "X: y")),
        dice.choice(("Authorization: Bearer admin", "Authorization: Bearer", "Origin: http://elsewhere", "Expect: x")),
    ]  # fmt: skip
    whole = "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body
    if dice.random() < 0.3:
        whole = flipped(whole, dice)
    return whole[: dice.randrange(len(whole))] if dice.random() < 0.1 else whole


def flipped(whole: bytes, dice: random.Random) -> bytes:
    changed = bytearray(whole)
    for _ in range(dice.randint(1, 5)):
        changed[dice.randrange(min(len(changed), 400))] = dice.randrange(256)
    return bytes(changed)


async def request(port: int, text: bytes) -> bytes:
    """What the server says to it, if anything, before it hangs up or we do."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    told = b""
    with contextlib.suppress(OSError, TimeoutError):
        writer.write(text)
        writer.write_eof()
        told = await asyncio.wait_for(reader.read(200_000), SECONDS)
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()
    return told


def complaint(told: bytes) -> str:
    """What is wrong with an answer: a fault of ours, or our insides."""
    status = told[9:12]
    if told and status.startswith(b"5"):
        return told[:300].decode("latin-1")
    if b"Traceback" in told or b'File "' in told:
        return told[:600].decode("latin-1")
    return ""


async def hammer(port: int, requests: int, dice: random.Random) -> tuple[int, list[str]]:
    """So many requests, one after the other; what was wrong with the answers."""
    wrong: list[str] = []
    for _ in range(requests):
        text = any_request(dice)
        found = complaint(await request(port, text))
        if found:
            wrong.append(f"{text[:300]!r}: {found}")
    return requests, wrong
