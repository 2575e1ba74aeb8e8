"""A whole club night in real time: people who play by chance, rounds, late arrivals, and a server that is killed.

Usage: python -m tests.chaos.club [--people 24] [--rounds 6] [--size 2] [--game time-division] [--postgresql]
All that the evening tells is held against `tests/server/clubs/night.py`, which computes it from what people saw.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

import httpx
from openskill.models import PlackettLuce

from tests.server.clubs import night
from tests.server.clubs.night import Guest, Plain, Result
from tests.server.postgres import empty_database, postgres

from .players import Player
from .workers import Worker

LATE = (2, 3, 5)
"""Before these rounds somebody comes late."""
SECONDS = 600


class ClubPlayer(Player):
    """A seat that remembers what it was dealt, and how it ended."""

    def __init__(self, guest: Guest, table: str, seat: int, token: str) -> None:
        super().__init__(table, seat, token, guest.dice, 0.002)
        self.dealt: Plain | None = None
        self.result: Plain = {}

    async def _one_line(self, port: int) -> None:
        try:
            await super()._one_line(port)
        finally:
            if self.client is not None:
                shown = [told["update"] for told in self.client.heard if told["type"] == "update"]
                dealt = [one["view"] for one in shown if one["view"] and one["view"]["decision"] == 0]
                if self.dealt is None and dealt:
                    self.dealt = dealt[0]
                view = self.client.update.get("view")
                if view and view["result"]:
                    self.result = view["result"]


class ClubNight:
    """One evening and its people."""

    def __init__(self, worker: Worker, people: int, terms: Plain, kills: Iterable[int], late: Iterable[int]) -> None:
        self.worker = worker
        self.terms = terms
        self.kill_at = list(kills)
        self.late = list(late)
        self.guests = [Guest(f"Guest {n + 1}") for n in range(people)]
        self.host = Guest("Host")
        self.id = ""
        self.kills = 0
        self.tables = 0
        self.rounds: list[Plain] = []
        self.seen: night.Rounds = []
        self.again: list[tuple[int, int]] = []

    async def run(self, tick: Callable[[], None] = lambda: None) -> Plain:
        begun = time.perf_counter()
        await self.worker.start()
        try:
            made = await self.host.ask("POST", f"{self.worker.base}/api/evenings", self.terms)
            assert made.status_code == 201, made.text
            self.id = made.json()["id"]
            for guest in self.guests:
                await guest.come(self.worker.base, self.id)
            for n in range(1, self.terms["rounds"] + 1):
                await self.play_round(n)
                tick()
        finally:
            await self.worker.kill()
        return {
            "people": len(self.guests), "late": len(self.late), "rounds": len(self.rounds), "tables": self.tables,
            "kills": self.kills, "byes": sum(len(one["byes"]) for one in self.rounds),
            "met again": [found for found, _ in self.again], "at least": [least for _, least in self.again],
            "seconds": round(time.perf_counter() - begun, 1),
        }  # fmt: skip

    # ── a server that may be away ────────────────────────────────────────────────────────────────

    async def insist(self, act: Callable[[], Awaitable[Plain]]) -> Plain:
        """Again and again while the server is down."""
        async with asyncio.timeout(SECONDS):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    return await act()
                await asyncio.sleep(0.05)

    async def told(self) -> Plain:
        async def look() -> Plain:
            return dict((await self.host.ask("GET", f"{self.worker.base}/api/evenings/{self.id}")).json())

        return await self.insist(look)

    async def die(self) -> None:
        await self.worker.kill()
        self.kills += 1
        await self.worker.start()

    # ── one round ────────────────────────────────────────────────────────────────────────────────

    async def play_round(self, n: int) -> None:
        for _ in range(self.late.count(n)):
            self.guests.append(Guest(f"Late {n}-{len(self.guests)}"))
            await self.guests[-1].come(self.worker.base, self.id)
        told = await self.pair(n)
        night.check_round(told, self.rounds, {guest.id for guest in self.guests}, range(1, 9))
        again = night.again([table["who"] for table in told["tables"]], night.meetings(self.rounds))
        least = await asyncio.to_thread(night.fewest_again, told, self.rounds)
        assert again <= least, f"round {n}: {again} meet again, and {least} would do"
        self.again.append((again, least))
        self.rounds.append(told)
        playing = asyncio.gather(*(self.play_table(table) for table in told["tables"]))
        if n in self.kill_at[1:]:
            await asyncio.sleep(1.5)
            await self.die()
        results = await playing
        self.tables += len(results)
        if self.terms.get("shared", True):
            same_cards([players for _, players in results])
        self.seen.append(([result for result, _ in results], told["byes"]))
        await self.check(n)

    async def pair(self, n: int) -> Plain:
        """The host presses the button; where a kill is due the server dies at that very moment."""
        address = f"{self.worker.base}/api/evenings/{self.id}/rounds"
        if n in self.kill_at[:1]:
            pressed = asyncio.create_task(self.host.ask("POST", address, {}))
            await asyncio.sleep(random.Random(n).uniform(0.002, 0.05))
            await self.die()
            await asyncio.gather(pressed, return_exceptions=True)
        if len((await self.told())["played"]) < n:
            answer = await self.host.ask("POST", address, {})
            assert answer.status_code == 201, answer.text
        told = await self.told()
        assert len(told["played"]) == n and not told["played"][-1]["over"]
        return dict(told["played"][-1])

    async def play_table(self, table: Plain) -> tuple[Result, list[ClubPlayer]]:
        players = []
        for who in table["who"]:
            guest = self.guests[who]

            async def sit(guest: Guest = guest) -> Plain:
                seat, token = await guest.seat(self.worker.base, table["id"])
                return {"seat": seat, "token": token}

            got = await self.insist(sit)
            assert table["who"][got["seat"]] == who
            players.append(ClubPlayer(guest, table["id"], got["seat"], got["token"]))
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(player.play(lambda: self.worker.port) for player in players))
        result = players[0].result
        assert all(player.result == result for player in players)
        return (table["who"], result["ranks"], result["scores"]), players

    async def check(self, n: int) -> None:
        """The round closes by itself; then every figure is as it was computed apart."""
        async with asyncio.timeout(60):
            while not (told := await self.told())["played"][n - 1]["over"]:
                await asyncio.sleep(0.2)
        members = [guest.id for guest in self.guests]
        wanted = night.expected(members, self.seen)
        for one in wanted if not self.terms.get("shared", True) else []:
            one["duplicate"] = None
        night.check_standings(told["standings"], wanted)
        skills = ratings(members, self.seen)
        for one in told["standings"]:
            assert abs(one["rating"] - skills[one["member"]]) < 0.06, one


def same_cards(tables: list[list[ClubPlayer]]) -> None:
    """Tables of one size were dealt the same, seat by seat."""
    by_size: dict[int, list[ClubPlayer]] = {}
    for players in tables:
        first = by_size.setdefault(len(players), players)
        for one, other in zip(first, players, strict=True):
            if one.dealt is not None and other.dealt is not None:
                assert one.dealt["zones"] == other.dealt["zones"], "not the same cards"


def ratings(members: list[int], rounds: night.Rounds) -> dict[int, float]:
    """Openskill asked directly, table by table."""
    model = PlackettLuce()
    found = {one: model.rating() for one in members}
    for tables, _ in rounds:
        for who, places, _ in tables:
            if len(set(places)) > 1:
                after = model.rate([[found[one]] for one in who], ranks=[float(place) for place in places])
                found |= {one: team[0] for one, team in zip(who, after, strict=True)}
    return {one: rating.mu for one, rating in found.items()}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--size", type=int, default=2)
    parser.add_argument("--game", default="time-division")
    parser.add_argument("--system", default="swiss")
    parser.add_argument("--postgresql", action="store_true")
    given = parser.parse_args(arguments)
    wished = {name: getattr(given, name) for name in ("game", "size", "rounds", "system")}
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = str(Path(folder) / "club.db")
        if given.postgresql:
            database = empty_database(stack.enter_context(postgres()))
        club = ClubNight(Worker(database, Path(folder), "club"), given.people, wished, (3, 5), LATE)
        print(json.dumps(asyncio.run(club.run(lambda: print(".", end="", flush=True, file=sys.stderr)))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
