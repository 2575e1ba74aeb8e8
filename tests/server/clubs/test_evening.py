"""A short club night on a real server, and what nobody may do at one."""

from __future__ import annotations

import asyncio
import csv
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import Client, House, Plain, house, run

from .night import Guest, Result, again, check_round, check_standings, expected, fewest_again, meetings

pytestmark = pytest.mark.web
TERMS: Plain = {"game": "time-division", "name": "Thursday", "size": 2, "rounds": 3, "uneven": False}


class Club:
    """A host, an evening, and who came."""

    def __init__(self, here: House, made: Plain) -> None:
        self.here = here
        self.made = made
        self.id = made["id"]
        self.path = f"/api/evenings/{made['id']}"
        self.guests: list[Guest] = []

    @classmethod
    async def open(cls, here: House, people: int = 0, **terms: Any) -> Club:
        answer = await here.post("/api/evenings", {**TERMS, **terms})
        assert answer.status_code == 201, answer.text
        club = cls(here, answer.json())
        for n in range(people):
            await club.come(f"Guest {n + 1}")
        return club

    async def come(self, name: str) -> Guest:
        guest = Guest(name)
        await guest.come(self.here.base, self.id)
        self.guests.append(guest)
        return guest

    async def told(self, who: Guest | None = None) -> Plain:
        address = f"{self.here.base}{self.path}"
        told: Plain = (await (self.here.get(self.path) if who is None else who.ask("GET", address))).json()
        return told

    async def host(self, what: str, body: Plain | None = None, token: str | None = None) -> httpx.Response:
        return await self.here.post(f"{self.path}/{what}", body, self.made["host"] if token is None else token)

    async def pair(self) -> Plain:
        answer = await self.host("rounds")
        assert answer.status_code == 201, answer.text
        told: Plain = (await self.told())["played"][-1]
        return told

    async def play(self, table: Plain) -> tuple[Result, list[Plain]]:
        """A table to its end, and what each seat was dealt."""
        guests = [self.guests[who] for who in table["who"]]
        clients = []
        for guest in guests:
            _, key = await guest.seat(self.here.base, table["id"])
            clients.append(await self.here.sit(table["id"], key))
        await asyncio.gather(*(client.until("update") for client in clients))
        while not all(client.update.get("view") for client in clients):
            await asyncio.gather(*(client.read() for client in clients if not client.update.get("view")))
        dealt = [client.update["view"]["zones"] for client in clients]
        await asyncio.gather(*(play_out(client, guest) for client, guest in zip(clients, guests, strict=True)))
        result = clients[0].update["view"]["result"]
        await asyncio.gather(*(client.close() for client in clients))
        return (table["who"], result["ranks"], result["scores"]), dealt


async def play_out(client: Client, guest: Guest) -> None:
    while await client.turn():
        told = await client.answer(guest.dice.randrange(1000))
        assert told["type"] in ("accepted", "refused"), told


def test_a_short_evening_is_paired_played_and_counted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            club = await Club.open(here, 4)
            rounds: list[Plain] = []
            seen: list[tuple[list[Result], list[int]]] = []
            for n in range(3):
                if n == 1:
                    await club.come("Late")
                told = await club.pair()
                check_round(told, rounds, {guest.id for guest in club.guests}, range(2, 3))
                assert again([t["who"] for t in told["tables"]], meetings(rounds)) <= fewest_again(told, rounds, 500)
                results = []
                hands = []
                for table in told["tables"]:
                    result, dealt = await club.play(table)
                    results.append(result)
                    hands.append(dealt)
                assert hands[0] == hands[1], "the same cards lie in the same seats"
                rounds.append(told)
                seen.append((results, told["byes"]))
                now = await until_over(club, n + 1)
                check_standings(now["standings"], expected([guest.id for guest in club.guests], seen))
            assert now["ended"] and all(one["rating"] is not None for one in now["standings"])
            await check_csv(club, seen)

    run(scenario())


async def until_over(club: Club, n: int) -> Plain:
    async with asyncio.timeout(20):
        while True:
            told = await club.told()
            if told["played"][n - 1]["over"]:
                return told
            await asyncio.sleep(0.2)


async def check_csv(club: Club, seen: list[tuple[list[Result], list[int]]]) -> None:
    text = (await club.here.get(f"{club.path}/results.csv")).content.decode("utf-8-sig")
    rows = list(csv.DictReader(StringIO(text)))
    assert len(rows) == sum(len(who) for tables, _ in seen for who, _, _ in tables) + sum(len(byes) for _, byes in seen)
    standings = (await club.here.get(f"{club.path}/results.csv?what=standings")).content.decode("utf-8-sig")
    assert next(row["place"] for row in csv.DictReader(StringIO(standings))) == "1"


def test_cards_of_a_round_are_nobodys_to_look_into_before_it_is_over(tmp_path: Path) -> None:
    """One table has ended, another plays the same cards: no record, branch, watching, result or other hand."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            club = await Club.open(here, 4, rounds=2)
            first, other = (await club.pair())["tables"]
            await club.play(first)
            _, key = await club.guests[first["who"][0]].seat(here.base, first["id"])
            path = f"/api/tables/{first['id']}"
            await nobody_looks_in(here, path, key)
            with pytest.raises(PermissionError):
                await here.sit(other["id"])
            assert other["id"] not in (await here.get("/api/lobby")).text
            told = await club.told()
            assert told["played"][0]["tables"][0]["places"] == [] and not told["played"][0]["tables"][0]["watch"]
            assert all(one["points"] == 0 for one in told["standings"])
            assert (await here.get(path)).json()["fairness"] == {"commitment": "", "secret": "", "verifiable": False}
            assert (await club.host("rounds/close")).status_code == 200
            assert (await here.get(f"{path}/record", key)).status_code == 200
            assert (await here.get(f"{path}/events")).status_code == 200

    run(scenario())


async def nobody_looks_in(here: House, path: str, key: str) -> None:
    """By no way there is: not a stranger, not whoever has played it."""
    study = {"decision": 0, "mode": "study", "seat": 0}
    last = (await here.get(path)).json()["seats"][-1]["seat"]
    for token in ("", key):
        asked = [
            await here.get(f"{path}/{one}", token) for one in ("record", f"decisions/0?seat={last}", "hindsight/0")
        ]
        asked.append(await here.post(f"{path}/branch", study, token))
        for answer in asked:
            assert answer.status_code in (403, 409), answer.text
    assert (await here.get(f"{path}/events")).status_code == 403
    assert (await here.post(f"{path}/join", {"name": "Mallory"})).status_code == 409
    for lists in ("/api/records", "/api/finished", "/api/lobby"):
        assert path.rpartition("/")[2] not in (await here.get(lists)).text


def test_at_a_sealed_table_a_host_gets_no_hand(tmp_path: Path) -> None:
    """The host may let a bot play for somebody and take that back, and has no link of theirs."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            club = await Club.open(here, 4)
            table = (await club.pair())["tables"][0]
            host = Guest("Host")
            host.cookies.set(f"cl-{club.id}-c", club.made["host"], domain="127.0.0.1")
            path = f"{here.base}/api/tables/{table['id']}"
            assert (await host.ask("POST", f"{path}/evening", {})).json() == {"table": table["id"], "seat": None}
            for action, status in (("kick", 409), ("release", 409), ("leave", 409), ("bot", 200), ("back", 200)):
                answer = await host.ask("POST", f"{path}/seats/0", {"action": action})
                assert answer.status_code == status, (action, answer.text)
            assert (await host.ask("POST", f"{path}/seats/0/link", {})).status_code == 409
            assert (await host.ask("DELETE", f"{path}/seats/0/link")).status_code == 409

    run(scenario())


def test_only_a_key_of_the_evening_changes_anything(tmp_path: Path) -> None:
    """Each row of the page about club nights: stranger, another member, whoever it is about, host, admin."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            assert await grants(here) == rows_of_page()

    run(scenario())


def rows_of_page() -> dict[str, list[str]]:
    page = Path(__file__).resolve().parents[3] / "docs" / "club-nights.md"
    table = page.read_text("utf-8").partition("## Who may do what")[2].partition("\n## ")[0]
    lines = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| ")]
    return {cells[0]: [cell.strip() for cell in cells[1:]] for cells in lines[1:]}


PLACES: Plain = {"places": [1, 2], "reason": "the bell rang"}
ACTS: dict[str, tuple[str, str, Plain]] = {
    "look at the scoreboard": ("GET", "", {}),
    "have results as CSV": ("GET", "/results.csv", {}),
    "join": ("POST", "/join", {"name": "Somebody new"}),
    "pair a round": ("POST", "/rounds", {}),
    "close a round": ("POST", "/rounds/close", {}),
    "correct a result": ("POST", "/tables/{table}/result", PLACES),
    "send somebody home, or let them leave": ("POST", "/members/1", {"action": "go"}),
    "make a new link for somebody": ("POST", "/members/1/link", {}),
    "shut the doors": ("POST", "/doors", {"open": False}),
    "end the evening": ("POST", "/end", {}),
    "sit down at a member's table": ("SEAT", "", {}),
}


async def grants(here: House) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for what, (method, path, body) in ACTS.items():
        found[what] = []
        for who in range(5):
            club = await Club.open(here, 4 if method == "SEAT" else 2, rounds=2)
            table = await ready(club, what)
            token = ["", *(guest_token(club, n) for n in (0, 1)), club.made["host"], here.admin][who]
            where = f"/api/tables/{table}/evening" if method == "SEAT" else f"{club.path}{path.format(table=table)}"
            async with here.browser(token) as browser:
                answer = await (browser.get(where) if method == "GET" else browser.post(where, json=body))
            assert answer.status_code in (200, 201, 403, 409), answer.text
            good = answer.is_success and (method != "SEAT" or answer.json()["seat"] is not None)
            found[what].append("yes" if good else "no")
    return found


def guest_token(club: Club, n: int) -> str:
    return str(club.guests[n].cookies[f"cl-{club.id}-m{n}"])


async def ready(club: Club, what: str) -> str:
    """A round where the act wants one; the table of the second guest, at which the first does not sit."""
    if what in ("close a round", "correct a result", "sit down at a member's table"):
        while True:
            told = await club.pair()
            table = next(one for one in told["tables"] if 1 in one["who"])
            if what == "correct a result":
                await club.host("rounds/close")
            if 0 not in table["who"] or what != "sit down at a member's table":
                return str(table["id"])
            await club.host("rounds/close")
    return ""


WRONG: list[Plain] = [
    {"game": "chess"}, {"size": 9}, {"rounds": 31}, {"name": "x" * 61}, {"size": 1, "shared": False},
]  # fmt: skip


def test_what_is_wrong_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            for terms in WRONG:
                answer = await here.post("/api/evenings", {**TERMS, **terms})
                assert answer.status_code in (400, 409), terms
            club = await Club.open(here, 1, rounds=1)
            assert (await club.host("rounds")).status_code == 409  # one is too few
            assert (await club.host("join", {"name": "guest 1"}, "")).status_code == 409  # the name is taken
            assert (await club.host("join", {"name": " \u202e "}, "")).status_code == 409
            await club.come("=cmd")
            table = (await club.pair())["tables"][0]
            assert (await club.host("rounds")).status_code == 409  # it goes on
            wish = f"tables/{table['id']}/result"
            assert (await club.host(wish, PLACES)).status_code == 409  # it goes on
            assert (await club.host("rounds/close")).status_code == 200
            for body in ({"reason": " "}, {"reason": "x" * 201}, {"places": [1, 3]}, {"places": [1]}):
                assert (await club.host(wish, {**PLACES, **body})).status_code in (400, 409)
            assert (await club.host(wish, PLACES)).status_code == 200
            told = await club.told()
            assert told["played"][0]["tables"][0]["reason"] == "the bell rang"
            assert [one["points"] for one in told["standings"]] == [1, 0]
            assert "'=cmd" in (await here.get(f"{club.path}/results.csv")).text
            assert (await club.host("join", {"name": "Too late"}, "")).status_code == 409  # it has ended
            for path in ("nowhere", f"{club.id}x"):
                assert (await here.get(f"/api/evenings/{path}")).status_code == 404

    run(scenario())


def test_ratings_go_on_from_an_evening_before_by_its_hosts_key(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            club = await Club.open(here, 2, rounds=1)
            table = (await club.pair())["tables"][0]
            await club.host("rounds/close")
            await club.host(f"tables/{table['id']}/result", PLACES)
            first = {one["name"]: one["rating"] for one in (await club.told())["standings"]}
            assert len(set(first.values())) == 2
            assert (await here.post("/api/evenings", {**TERMS, "after": club.id})).status_code == 403
            answer = await here.post("/api/evenings", {**TERMS, "after": club.id, "rounds": 1}, club.made["host"])
            following = Club(here, answer.json())
            for guest in club.guests:
                await following.come(guest.name.upper())
            table = (await following.pair())["tables"][0]
            await following.host("rounds/close")
            await following.host(f"tables/{table['id']}/result", {**PLACES, "places": [1, 1]})
            second = {one["name"]: one["rating"] for one in (await following.told())["standings"]}
            assert {name.upper(): rating for name, rating in first.items()} == second

    run(scenario())


def test_an_evening_takes_so_many_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chronolude.server.clubs.people.MOST_MEMBERS", 3)

    async def scenario() -> None:
        async with house(tmp_path) as here:
            club = await Club.open(here, 3)
            refused = await club.host("join", {"name": "One more"}, "")
            assert refused.status_code == 409 and "at most 3 people" in refused.text
            assert (await club.host("doors", {"open": False})).status_code == 200

    run(scenario())


def test_an_evening_changes_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chronolude.server.clubs.plans.MOST_CHANGES", 2)

    async def scenario() -> None:
        async with house(tmp_path) as here:
            club = await Club.open(here, 2)
            refused = await club.host("doors", {"open": False})
            assert refused.status_code == 409 and "takes no more" in refused.text

    run(scenario())


def test_tables_of_a_round_are_counted_for_the_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, table_rate="4/day") as here:
            club = await Club.open(here, 4)  # one
            assert (await club.host("rounds")).status_code == 201  # two more
            assert (await club.host("rounds/close")).status_code == 200
            assert (await club.host("rounds")).status_code == 409  # room for one, and two are wanted

    run(scenario())


def test_a_big_screen_shows_no_hand_of_its_browser(tmp_path: Path) -> None:
    """A connection that only looks on is a watcher's, though its browser holds a seat; it opens what they may see."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            for watch, seat in (("everyone", None), ("link", "bad-link")):
                made = await here.make(settings={"watch": watch})
                key = made["seats"][0]["token"]
                cookies = {"cookie": f"cl-{made['id']}-s0={key}"}
                mine = await here.sit(made["id"], headers=cookies)
                assert (mine.heard[-1]["role"], mine.heard[-1]["seat"]) == ("seat", 0)
                if seat == "bad-link":
                    with pytest.raises(PermissionError, match=seat):
                        await here.sit(made["id"], headers=cookies, watch=True)
                else:
                    screen = await here.sit(made["id"], headers=cookies, watch=True)
                    assert (screen.heard[-1]["role"], screen.heard[-1]["seat"]) == ("watcher", None)

    run(scenario())
