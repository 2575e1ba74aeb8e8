"""Secrets on the wire: reshuffle what a seat cannot see, play the same game, and it is sent the same bytes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import chronolude as cl
from chronolude.kernel.chance import Cheap
from chronolude.kernel.sight import imagine
from chronolude.server.live.table import Live
from chronolude.tables.memories import fresh_memories
from tests.server.house import Client, House, Plain, house, path_of, run

pytestmark = pytest.mark.web
PLAYERS = [{"kind": "human", "name": name} for name in ("Ada", "Bo", "Cy")]
SEATS = len(PLAYERS)
UNLIKE = re.compile(r'"(at|clock|away|watchers)":[0-9.]+|"commitment":"[0-9a-f]*"|"(id|code|table|parent)":"[a-z0-9]*"')


def same_but_for_ids(texts: list[str]) -> list[str]:
    """Bytes without times and random ids, which differ between any two tables."""
    return [UNLIKE.sub("", text) for text in texts]


async def make_world(here: House, position: Plain) -> tuple[Plain, list[Client]]:
    """A table of three people that starts from a position, with a line for each and one for a watcher."""
    from chronolude.server.bodies import NewTable, SeatWish
    from chronolude.server.making import make_table

    wish = NewTable("contre-temps", SEATS, players=[SeatWish("human", one["name"]) for one in PLAYERS])
    made = msgspec.to_builtins(await make_table(here.hall, wish, here.base, start={"position": position}))
    seats = [await here.sit(made["id"], key["token"]) for key in made["seats"]]
    seats.append(await here.sit(made["id"], made["watch"].rpartition("/")[2]))
    for client in seats:
        while client.update.get("view") is None:
            await client.read()
    return made, seats


def other_world(position: Plain, seat: int | None, seed: int) -> Plain:
    """The same as far as this seat can tell, dealt otherwise."""
    table = cl.position("contre-temps", position)
    state = imagine(table.sight(seat), table.game.rules, Cheap(seed), Cheap(seed + 1))
    twin = cl.Table(table.game, state, table.settings, table.header)
    twin.recall(fresh_memories(state))
    return twin.position()


class Script:
    """Plays one world as it likes, and another one just so, as long as it can."""

    def __init__(self, here: House, made: Plain, clients: list[Client]) -> None:
        self.here = here
        self.made = made
        self.clients = clients

    @property
    def live(self) -> Live:
        return self.here.hall.tables[self.made["id"]]

    async def settle(self) -> None:
        for client in self.clients:
            await client.ask("ping")

    async def answer(self, seat: int, text: str) -> Plain:
        client = self.clients[seat]
        told = await client.ask("answer", decision=client.update["view"]["decision"], text=text)
        await self.settle()
        return told

    async def look(self, viewer: int, seat: int | None, option: str) -> None:
        """Everything a seat may ask for."""
        client = self.clients[viewer]
        for ask, fields in (
            ("describe", {}), ("review", {"decision": 0}), ("review", {"decision": 1, "public": True}),
            ("review", {"decision": 0, "seat": 1}), ("why", {"text": "A13"}), ("why", {"text": option}),
            ("foresee", {"text": option}), ("answer", {"decision": 0, "text": "nonsense"}), ("hint", {"step": 1}),
        ):  # fmt: skip
            await client.ask(ask, **fields)
        token = self.made["watch"].rpartition("/")[2] if seat is None else self.made["seats"][seat]["token"]
        for since in (0, 5):
            back = await self.here.sit(self.made["id"], token, since=since)
            await back.until("update")
            client.bytes += back.bytes
            await back.close()
        for path in ("", "/events", "/tree", "/record", "/decisions/1", "/decisions/1?seat=2"):
            answer = await self.here.get(f"/api/tables/{self.made['id']}{path}", token)
            client.bytes.append(f"{path} {answer.status_code} {answer.text}")


def hidden_from(position: Plain, seat: int | None) -> bool:
    return other_world(position, seat, 5) != position


@pytest.mark.parametrize("viewer", [0, 1, 2, 3], ids=["seat 0", "seat 1", "seat 2", "watcher"])
def test_a_line_cannot_tell_two_worlds_apart(viewer: int, tmp_path: Path) -> None:
    """Deal two worlds that the viewer cannot tell apart; others answer alike in both; compare every byte sent."""
    seat = None if viewer == SEATS else viewer

    async def scenario() -> None:
        async with house(tmp_path) as here:
            compared = 0
            for seed in range(3):
                start = cl.new("contre-temps", SEATS, seed).position()
                twin = other_world(start, seat, seed + 50)
                assert twin != start
                truth, mirror = [Script(here, *(await make_world(here, one))) for one in (start, twin)]
                for _ in range(12):
                    asked = [s for s in range(SEATS) if truth.clients[s].update["your_turn"]]
                    if not asked:
                        break
                    if not await same_step(truth, mirror, asked[0], viewer):
                        break
                if seat is not None and truth.clients[seat].update["table"]["undo"]:
                    await both_undo(truth, mirror, seat)
                option = next(iter(path for path in [option_of(truth, viewer)] if path), "A13")
                for script in (truth, mirror):
                    await script.look(viewer, seat, option)
                    if seat is not None:
                        await branch(script, seat)
                mine, theirs = (same_but_for_ids(one.clients[viewer].bytes) for one in (truth, mirror))
                assert mine == theirs
                compared += len(mine)
            assert compared > 60

    run(scenario())


def option_of(script: Script, viewer: int) -> str:
    options = script.clients[viewer].update["options"]
    return path_of(options) if options else ""


async def same_step(truth: Script, mirror: Script, seat: int, viewer: int) -> bool:
    """One answer that both worlds offer; other seats' sealed answers may differ, since nobody sees them."""
    offered = [{option["text"] for option in script.clients[seat].update["options"]} for script in (truth, mirror)]
    common = sorted(offered[0] & offered[1])
    if seat == viewer:
        assert offered[0] == offered[1]
    sealed = truth.clients[seat].update["view"]["mode"] == "all" and len(truth.live.folded.asked) > 1
    if not common and not sealed:
        return False
    texts = [common[0], common[0]] if common else [min(offered[0]), min(offered[1])]
    for script, text in zip((truth, mirror), texts, strict=True):
        assert (await script.answer(seat, text))["type"] == "accepted"
    return bool(common)


async def both_undo(truth: Script, mirror: Script, seat: int) -> None:
    for script in (truth, mirror):
        await script.clients[seat].ask("undo")
        for other in range(SEATS):
            if other != seat:
                await script.clients[other].ask("consent", yes=True)
        await script.settle()


async def branch(script: Script, seat: int) -> None:
    """A fair branch from one's own seat: the first thing seen there is what was seen here."""
    token = script.made["seats"][seat]["token"]
    answer = await script.here.post(f"/api/tables/{script.made['id']}/branch", {"decision": 0}, token)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    twin = await script.here.sit(made["id"], made["seats"][0]["token"])
    while twin.update.get("view") is None:
        await twin.read()
    shown: Any = {name: twin.update[name] for name in ("view", "prompt", "sealed")}
    script.clients[seat].bytes.append(msgspec.json.encode({"branch": shown["view"]["zones"][seat]}).decode())
    await twin.close()
