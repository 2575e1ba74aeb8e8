"""Two worlds on one server: the same as far as one viewer can tell, each a table with a line for everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

import chronolude as cl
from chronolude.kernel.chance import Cheap
from chronolude.kernel.layout import SPECTATOR
from chronolude.server.http.bodies import NewTable, SeatWish
from chronolude.server.live.table import Live
from chronolude.server.starts.tables import make_table
from chronolude.sight import imagine
from chronolude.tables.memories import fresh_memories
from chronolude.testing.laws.worlds import cards_named, cards_seen
from tests.laws.walk import Place, walk
from tests.server.house import Client, House, Plain, path_of

UNLIKE = re.compile(
    r'"(at|away|watchers)":[0-9.]+|"(commitment|secret)":"[0-9a-f]*"|"(id|code|table|parent|token|link|host|watch)":"[^"]*"'
)
LONGEST = 400  # of a move in parts there may be thousands of ways


def same_but_for_ids(texts: list[str], table: str) -> list[str]:
    """Bytes without times and random ids, which differ between any two tables."""
    return [UNLIKE.sub("", text).replace(table, "…") for text in texts]


def stages(place: Place, decisions: tuple[int, ...]) -> Iterator[cl.Table]:
    """One random game at some of its decisions."""
    for table in walk(place):
        if table.result is None and table.decision in decisions:
            yield table.clone()
        if table.decision >= decisions[-1]:
            return


def other_world(table: cl.Table, viewer: int | None, seed: int) -> Plain:
    """The position of a world that this viewer cannot tell from the true one."""
    sight = table.sight(viewer)
    state = imagine(sight, table.game.rules, Cheap(seed), Cheap(seed + 1))
    state.stream, state.draws = table._state.stream, table._state.draws
    twin = cl.Table(table.game, state, table.settings, table.header)
    number = SPECTATOR if viewer is None else viewer
    twin.recall({**fresh_memories(state), number: list(sight.memory)})
    return twin.position()


def turns_up(table: cl.Table, viewer: int | None, seat: int, path: str) -> bool:
    """Whether an answer ends the game, draws chance, shows the viewer a card that is new to it and not named, or lets a
    card act that the viewer cannot see: what follows is told to all, and depends on that card.
    """
    seen, since, draws = cards_seen(table, viewer), len(table.events(viewer)), table.draws
    after = table.clone()
    after.play(seat, path)
    told = {card for one in after.events(viewer, since) for card in cards_named(after, one)}
    fresh = (told | cards_seen(after, viewer)) - seen - {None}
    ends = after.result is not None or after.draws != draws
    acts = table.game.outlook.acts
    hidden = {f"{zone.name} {zone.seat}" for zone in table.seen(viewer).zones if None in zone.cards}
    acted = any(one.kind == acts and one.args["zone"] in hidden for one in after.events(viewer, since))
    return ends or acted or any(card not in path for card in fresh if card)


def paths(options: list[Plain], before: str = "") -> Iterator[str]:
    """Every whole move on offer."""
    for option in options:
        text = before + str(option["text"])
        if option["then"]:
            yield from paths(option["then"], f"{text} > ")
        else:
            yield text


class World:
    """One table that starts from a position, with a line for each seat and one for a watcher."""

    def __init__(self, here: House, made: Plain, clients: list[Client]) -> None:
        self.here = here
        self.made = made
        self.clients = clients

    @classmethod
    async def open(cls, here: House, table: cl.Table, position: Plain) -> World:
        names = [SeatWish("human", f"Person {seat}") for seat in range(table.seats)]
        wish = NewTable(table.game.id, table.seats, dict(table.settings), players=names)
        made = msgspec.to_builtins(await make_table(here.hall, wish, here.base, start={"position": position}))
        clients = [await here.sit(made["id"], key["token"]) for key in made["seats"]]
        clients.append(await here.sit(made["id"], made["watch"].rpartition("/")[2]))
        world = cls(here, made, clients)
        await world.settle()
        return world

    @property
    def live(self) -> Live:
        return self.here.hall.tables[self.made["id"]]

    @property
    def table(self) -> cl.Table:
        assert self.live.folded.table is not None
        return self.live.folded.table

    def token(self, viewer: int) -> str:
        if viewer == self.table.seats:
            return str(self.made["watch"].rpartition("/")[2])
        return str(self.made["seats"][viewer]["token"])

    def offered(self, seat: int) -> list[str]:
        return [path for path, _ in zip(paths(self.clients[seat].update["options"]), range(LONGEST), strict=False)]

    async def settle(self) -> None:
        """Hear all that was sent."""
        for client in self.clients:
            await client.ask("ping")

    async def answer(self, seat: int, text: str) -> Plain:
        client = self.clients[seat]
        told = await client.ask("answer", decision=client.update["view"]["decision"], text=text)
        await self.settle()
        return told

    async def undo(self, seat: int) -> None:
        await self.clients[seat].ask("undo")
        for other in range(self.table.seats):
            if other != seat:
                await self.clients[other].ask("consent", yes=True)
        await self.settle()

    # ── everything one may ask for ───────────────────────────────────────────────────────────────

    async def look(self, viewer: int, probes: list[str]) -> None:
        """Questions on the line: reasons, forecasts, refusals, advice, sentences, reviews."""
        client, last = self.clients[viewer], self.table.decision
        asks: list[tuple[str, Plain]] = [("describe", {}), ("hint", {"step": 1}), ("hint", {"step": 3})]
        asks += [("why", {"text": text}) for text in probes]
        asks += [("foresee", {"text": text}) for text in probes[:1]]
        asks += [("answer", {"decision": last, "text": text}) for text in ("nonsense", "A13 > A12")]
        for decision in {0, max(0, last - 1), last, last + 1}:
            asks += [("review", {"decision": decision}), ("review", {"decision": decision, "public": True})]
            asks += [("review", {"decision": decision, "seat": seat}) for seat in range(self.table.seats)]
        for kind, fields in asks:
            await client.ask(kind, **fields)

    async def resume(self, viewer: int) -> None:
        """Come again by another line, from different event numbers, and over REST."""
        client, token = self.clients[viewer], self.token(viewer)
        for since in (0, 2):
            back = await self.here.sit(self.made["id"], token, since=since)
            await back.until("update")
            await back.ask("ping")
            client.bytes += back.bytes
            await back.close()
        await self.settle()
        for path in (
            "",
            "/events",
            "/tree",
            "/record",
            "/decisions/0",
            "/decisions/1?seat=0",
            "/decisions/0?public=true",
        ):
            answer = await self.here.get(f"/api/tables/{self.made['id']}{path}", token)
            client.bytes.append(f"{path} {answer.status_code} {answer.text}")

    async def branch(self, viewer: int, decision: int) -> None:
        """A branch with people on all seats: every byte its line is sent there belongs to what the viewer is sent."""
        table, client = self.table, self.clients[viewer]
        body: Plain = {"decision": decision, "players": [{"kind": "human", "name": "Ada"}] * table.seats}
        answer = await self.here.post(f"/api/tables/{self.made['id']}/branch", body, self.token(viewer))
        client.bytes.append(f"branch {answer.status_code}")
        if answer.status_code != 201:
            client.bytes.append(answer.text)
            return
        made = answer.json()
        assert (await self.here.post(f"/api/tables/{made['id']}/start", {}, made["host"])).status_code == 200
        twin = await self.here.sit(made["id"], made["seats"][viewer]["token"])
        await twin.ask("ping")
        await twin.ask("describe")
        await twin.ask("review", decision=0)
        client.bytes += [text.replace(made["id"], "…") for text in twin.bytes]
        await twin.close()

    def bytes_of(self, viewer: int) -> list[str]:
        return same_but_for_ids(self.clients[viewer].bytes, self.made["id"])


async def same_step(truth: World, mirror: World, viewer: int) -> bool:
    """One answer in both worlds that turns up nothing for the viewer; tells whether it could be given."""
    asked = [seat for seat in range(truth.table.seats) if truth.clients[seat].update["your_turn"]]
    who = None if viewer == truth.table.seats else viewer
    for seat in sorted(asked, key=lambda one: one != viewer):
        offered = [truth.offered(seat), mirror.offered(seat)]
        if seat == viewer:
            assert offered[0] == offered[1]
        for path in [one for one in offered[0] if one in offered[1]][:12]:
            if not turns_up(truth.table, who, seat, path):
                told = [await world.answer(seat, path) for world in (truth, mirror)]
                assert told[0]["type"] == "accepted"
                return bool(told[1]["type"] == "accepted")
    return False


def any_option(world: World, viewer: int) -> list[str]:
    """Texts to ask about: one's own, everybody else's, and none of the game's."""
    found = [option for client in world.clients for option in client.update["options"][:2]]
    mine = world.clients[viewer].update["options"][:1]
    return [path_of([option]) for option in [*mine, *found]] + ["nonsense"]


def differing(mine: list[str], theirs: list[str]) -> Any:
    """The first pair of messages that differ, for people to read."""
    pairs = zip(mine, theirs, strict=False)
    return next(((one[:2000], other[:2000]) for one, other in pairs if one != other), (len(mine), len(theirs)))
