"""The search for dear requests: every route and message, twisted, and the dearest twisted further.

python -m tests.fuzz.dearest --requests 3000
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from litestar.routes import HTTPRoute

import chronolude as cl
from chronolude.games import register
from tests.fuzz.dear import LOOP_SECONDS, TIMES, Cost, Line, Request, Till, pace, post, till
from tests.fuzz.mutate import ODD
from tests.safety.attacks import bushy_record, dotted_deck, endless_record

PLAYED = 30
KEPT = 12
"""Of each route the dearest few are twisted further."""
LONGEST = 2_500_000
"""Bytes of a body, more than the house takes: what is twisted again and again would grow without end."""
LANGUAGES = ("en", "fr")
QUERIES = (
    "", "lang=fr", "since=0&limit=1000", "since=-1", "limit=1000", "form=text", "seat=0", "public=true&seat=1",
    "day=2026-01-01", "edition=classic", "since=1e308", "q=" + "x" * 5000,
)  # fmt: skip


class Wares:
    """What there is to ask about: a table that goes on and is open to all, one that is over, a game of each house."""

    def __init__(self, live: dict[str, Any], over: dict[str, Any]) -> None:
        self.live = live
        self.over = over
        self.words: dict[str, list[str]] = {
            "table": [live["id"], over["id"], "nowhere", "x" * 3000],
            "game": [*register(), "nothing"],
            "token": [live["seats"][0]["token"], "x.y.z", "x" * 3000],
            "seat": ["0", "1", "99", "-1"],
            "decision": ["0", str(PLAYED), "999999"],
            "deck": ["inventions", "nothing"],
            "name": ["hourglass.svg", "x" * 3000],
            "file": ["board.js", "../../etc/passwd"],
            "day": ["2026-11-15"],
        }
        table = {"game": "contre-temps", "seats": 3, "bots": ["random", "random"], "name": "Ada"}
        self.bodies: dict[str, list[Any]] = {
            "/api/tables": [
                table,
                {"game": "timeline", "options": {"decks": "inventions"}},
                *({"game": game} for game in register()),
            ],
            "/api/verify": [{"text": record()}, {"text": bushy_record(200)}, {"text": endless_record()}],
            "/api/records": [{"text": record()}, {"text": bushy_record(200)}],
            "/api/decks/lint": [{"text": "[deck]\n" + "[[cards]]\n" * 50}, {"text": dotted_deck(2000)}],
            "/branch": [{"decision": 1}, {"decision": 1, "mode": "study"}],
            "/join": [{"name": "Bo"}],
            "/webhook": [{"url": "http://127.0.0.1/hook"}],
            "/seats/0": [{"action": "bot"}, {"action": "back"}],
        }

    def keys_to(self, path: str) -> list[str]:
        """Whoever may know a table holds a key to it; others need none."""
        if self.over["id"] in path:
            return [self.over["host"]]
        return [self.live["host"], self.live["seats"][0]["token"]] if self.live["id"] in path else [""]

    def bodies_of(self, path: str) -> list[Any]:
        return next((bodies for end, bodies in self.bodies.items() if path.endswith(end)), [{}])


def record() -> str:
    """A short game that is sound."""
    return finished("contre-temps", 3)


def finished(game: str, seats: int) -> str:
    table, dice = cl.new(game, seats, 5), random.Random(5)
    while table.result is None and table.decision < 400:
        seat = table.asked[0]
        table.play(seat, dice.choice(table.options(seat)).text)
    text: str = table.record().json
    return text


async def stocked(house: Till) -> Wares:
    """Tables to ask about."""
    public = {"watch": "everyone", "lobby": True}
    live = await house.made({"game": "contre-temps", "seats": 3, "bots": ["random", "random"], "settings": public})
    line = Line(house, live["id"], live["seats"][0]["token"])
    await line.cost(line.first)
    await asyncio.sleep(0.2)
    await line.close()
    _, told = await house.ask(post("/api/records", {"text": record()}))
    return Wares(live, json.loads(told))


def routes(house: Till) -> list[tuple[str, str]]:
    """Every method and path that the application answers to."""
    found = [(one, route) for route in house.app.routes if isinstance(route, HTTPRoute) for one in route.methods]
    return sorted({(method, route.path) for method, route in found if method != "OPTIONS"})


def plain(house: Till, wares: Wares) -> dict[str, list[Request]]:
    """The plainest requests of each route: for every game, in both languages."""
    out: dict[str, list[Request]] = {}
    for method, path in routes(house):
        here: list[Request] = []
        for filled in fillings(path, wares):
            bodies = wares.bodies_of(path) if method in ("POST", "PUT", "DELETE") else [None]
            for lang, token, body in itertools.product(LANGUAGES, wares.keys_to(filled), bodies):
                head = (("accept-language", lang), ("authorization", f"Bearer {token}"))
                here.append(Request(method, filled, b"" if body is None else json.dumps(body).encode(), "", head))
        out[f"{method} {path}"] = here
    return out


def fillings(path: str, wares: Wares) -> list[str]:
    """The path with its places filled in: the first two words for each, and for games all."""
    names = re.findall(r"{(\w+):\w+}", path)
    out = [path]
    for name in names:
        words = wares.words.get(name, ["x"])
        chosen = words if name == "game" else words[:2]
        out = [re.sub(rf"{{{name}:\w+}}", word, one) for one in out for word in chosen]
    return out


# ── twisting ─────────────────────────────────────────────────────────────────────────────────────


def twisted(request: Request, wares: Wares, dice: random.Random) -> Request:
    way = dice.random()
    if request.body and way < 0.6:
        try:
            body = json.dumps(twist(json.loads(request.body), dice)).encode()
        except ValueError:
            body = request.body * 2
        return request._replace(body=body) if len(body) <= LONGEST else request
    if way < 0.75:
        return request._replace(query=dice.choice(QUERIES))
    if way < 0.9:
        many = ";".join(f"chronolude-{wares.live['id']}-{n}=x.y.z" for n in range(dice.choice((5, 300))))
        extra = dice.choice(
            (("accept-language", "xx," * 10_000), ("cookie", many), ("authorization", "Bearer " + "x" * 8000))
        )
        return request._replace(headers=(*(one for one in request.headers if one[0] != extra[0]), extra))
    parts = request.path.split("/")
    parts[dice.randrange(len(parts))] = dice.choice(dice.choice(list(wares.words.values())))
    return request._replace(path="/".join(parts) or "/")


def twist(value: Any, dice: random.Random) -> Any:
    """A JSON value with one thing in it changed, often for something larger."""
    if isinstance(value, dict) and value and dice.random() < 0.9:
        name = dice.choice(list(value))
        return {**value, name: twist(value[name], dice)}
    if isinstance(value, list) and value and dice.random() < 0.5:
        at = dice.randrange(len(value))
        return [*value[:at], twist(value[at], dice), *value[at + 1 :]]
    if isinstance(value, str) and dice.random() < 0.7:
        at = dice.randrange(len(value) + 1)
        piece = value[at : at + dice.choice((1, 10, 100))] or "x"
        return (value[:at] + piece * dice.choice((1, 10, 100, 1000, 20_000)) + value[at:])[:1_900_000]
    if isinstance(value, list | dict) and dice.random() < 0.7:
        return [value] * min(dice.choice((2, 50, 2000)), max(2, LONGEST // len(json.dumps(value))))
    return dice.choice(ODD)


# ── judging ──────────────────────────────────────────────────────────────────────────────────────


class Judge:
    """What the plainest requests are told, and which others are too dear."""

    def __init__(self) -> None:
        self.told: dict[str, int] = {}
        self.dearest: dict[str, tuple[Request, Cost]] = {}

    def note(self, route: str, request: Request, cost: Cost) -> None:
        if route not in self.dearest or cost.seconds > self.dearest[route][1].seconds:
            self.dearest[route] = request, cost

    def fault(self, route: str, request: Request, cost: Cost) -> str:
        """What is wrong with this price; nothing if it is fair."""
        if cost.seconds > LOOP_SECONDS * pace():
            return f"{route} took {cost.seconds * 1000:.0f} ms of the loop ({cost.status}): {shown(request)}"
        if cost.bytes > self.told.get(route, 0) + TIMES * request.size:
            return f"{route} told {cost.bytes} bytes to {request.size} ({cost.status}): {shown(request)}"
        return ""


def shown(request: Request) -> str:
    return f"{request.path[:80]}?{request.query[:40]} {request.body[:160]!r} ({request.size} bytes)"


async def weigh(house: Till, judge: Judge, requests: dict[str, list[Request]]) -> list[str]:
    """Ask the plainest first: what they are told is the measure for the others."""
    faults: list[str] = []
    for route, here in requests.items():
        print(f"{len(here):4d} {route}", file=sys.stderr, flush=True)
        for request in here:
            cost = await house.cost(request)
            if cost.seconds > LOOP_SECONDS * pace():
                cost = await house.cost(request, 3)
            judge.told[route] = max(judge.told.get(route, 0), cost.bytes)
            judge.note(route, request, cost)
            if wrong := judge.fault(route, request, cost):
                faults.append(wrong)
    return faults


def messages(option: str, dice: random.Random) -> list[tuple[str, str]]:
    """One message of each kind, and as many that are twisted."""
    plain: list[dict[str, Any]] = [
        {"type": "why", "ref": 1, "text": option}, {"type": "foresee", "ref": 1, "text": option},
        {"type": "describe", "ref": 1}, {"type": "inspect", "ref": 1, "steps": ["1963"]},
        {"type": "review", "ref": 1, "decision": 0}, {"type": "review", "ref": 1, "decision": 0, "public": True},
        {"type": "say", "ref": 1, "text": "hello"}, {"type": "mute", "ref": 1, "seat": 1, "muted": True},
        {"type": "entropy", "ref": 1, "words": "w"}, {"type": "ping", "ref": 1}, {"type": "hello", "version": 1},
        {"type": "consent", "ref": 1, "yes": True}, {"type": "standing", "ref": 1, "name": "pass", "on": True},
        {"type": "answer", "ref": 1, "decision": 0, "text": option, "key": "k"}, {"type": "undo", "ref": 1},
    ]  # fmt: skip
    twisted = [twist(one, dice) for one in plain]
    return [(str(one.get("type")) if isinstance(one, dict) else "?", json.dumps(one)) for one in (*plain, *twisted)]


async def speak(house: Till, judge: Judge, seed: int, games: Sequence[str]) -> list[str]:
    """Say everything as somebody who looks on, and as somebody who sits there; replies speak of the whole table."""
    faults: list[str] = []
    for game in games:
        made = await house.made({"game": game, "settings": {"watch": "everyone"}})
        seats = Line(house, made["id"], made["seats"][0]["token"])
        await seats.cost(seats.first)
        host = (("authorization", f"Bearer {made['host']}"),)
        await house.ask(Request("POST", f"/api/tables/{made['id']}/start", b"{}", "", host))
        table = house.hall.tables[made["id"]].folded.table
        asked = table is not None and 0 in table.asked
        option = table.options(0)[0].text if table is not None and asked else "A13"
        watches = Line(house, made["id"], "")
        await watches.cost(watches.first)
        for who, line in (("watcher", watches), ("seat", seats)):
            shown = 2 * line.told  # a review is the whole table once more, and in words
            for kind, text in messages(option, random.Random(seed)):
                cost, name = await line.cost(text), f"WS {who} {kind} of {game}"
                judge.note(name, Request("WS", name, text.encode()), cost)
                if cost.seconds > LOOP_SECONDS * pace():
                    faults.append(f"{name} took {cost.seconds * 1000:.0f} ms of the loop: {text[:100]}")
                if cost.bytes > shown + TIMES * len(text):  # a bot may have moved meanwhile, which all are told
                    cost = await line.cost(text)
                if cost.bytes > shown + TIMES * len(text):
                    faults.append(f"{name} was told {cost.bytes} bytes: {text[:100]}")
            await line.close()
    return faults


async def search(
    house: Till, judge: Judge, wares: Wares, requests: dict[str, list[Request]], count: int, seed: int
) -> list[str]:
    """Twist requests, the dear ones more often, and tell which are too dear."""
    dice, faults = random.Random(seed), []
    kept = {route: [(request, 0.0) for request in here[:KEPT]] for route, here in requests.items()}
    names = [route for route in kept if kept[route]]
    for _ in range(count):
        route = dice.choice(names)
        first = max(dice.sample(kept[route], min(3, len(kept[route]))), key=lambda one: one[1])[0]
        request = twisted(first, wares, dice)
        cost = await house.cost(request)
        if judge.fault(route, request, cost):  # what the house has to tell may have grown meanwhile
            cost, plainly = await house.cost(request, 3), await house.cost(requests[route][0])
            judge.told[route] = max(judge.told.get(route, 0), plainly.bytes)
        judge.note(route, request, cost)
        if wrong := judge.fault(route, request, cost):
            faults.append(wrong)
        kept[route] = sorted([*kept[route], (request, cost.seconds)], key=lambda one: -one[1])[:KEPT]
    return faults


async def main(count: int, seed: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        async with till(Path(folder)) as house:
            wares, judge = await stocked(house), Judge()
            requests = plain(house, wares)
            faults = await weigh(house, judge, requests)
            faults += await speak(house, judge, seed, list(register()))
            faults += await search(house, judge, wares, requests, count, seed)
    for route, (request, cost) in sorted(judge.dearest.items(), key=lambda one: -one[1][1].seconds):
        print(f"{cost.seconds * 1000:8.1f} ms {cost.bytes:9d} bytes  {cost.status} {route}  {shown(request)[:100]}")
    print(f"this machine is {pace():.1f} times slower than the one of the budget")
    print("\n".join(faults) or "nothing was too dear")
    return 1 if faults else 0


if __name__ == "__main__":
    given = argparse.ArgumentParser()
    given.add_argument("--requests", type=int, default=3000)
    given.add_argument("--seed", type=int, default=1)
    said = given.parse_args()
    sys.exit(asyncio.run(main(said.requests, said.seed)))
