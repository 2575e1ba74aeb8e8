"""A model at the table, over MCP: whole games of each kind, short texts, and no more than its seat may know."""

from __future__ import annotations

import asyncio
import re
import sys
from typing import Any

import pytest
from mcp import Client

import chronolude as cl
from chronolude.bots import make
from chronolude.games import OURS
from chronolude.mcp.local import LocalSeat, NotDone
from chronolude.mcp.server import Room, make_server
from chronolude.testing.walk import Dice, other_world, whole_move
from tests.cli.terminal import chronolude

MOST_CALLS = 400


class Model:
    """Somebody who reads and answers through tools and nothing else."""

    def __init__(self, client: Any, room: Room) -> None:
        self.client = client
        self.room = room
        self.longest = 0

    async def call(self, tool: str, **words: Any) -> tuple[str, bool]:
        told = await self.client.call_tool(tool, words)
        text = told.content[0].text
        self.longest = max(self.longest, len(text))
        return text, bool(told.is_error)

    async def say(self, tool: str, **words: Any) -> str:
        text, failed = await self.call(tool, **words)
        assert not failed, (tool, words, text)
        return text


def at_a_table(scenario: Any) -> None:
    async def main() -> None:
        room = Room()
        async with Client(make_server(room)) as client:
            await scenario(Model(client, room))

    asyncio.run(main())


def answers(text: str) -> list[str]:
    return [found.partition(": ")[0] for found in re.findall(r"^- (.*)$", text, re.MULTILINE)]


@pytest.mark.parametrize("game", OURS)
def test_a_whole_game_of_each_kind(game: str) -> None:
    """What the rule of thumb would answer, given through MCP: every answer it gives is one that was listed."""

    async def scenario(model: Model) -> None:
        text = await model.say("new_table", game=game, seed=3)
        sat = model.room.seats["t1"]
        assert isinstance(sat, LocalSeat)
        for number in range(MOST_CALLS):
            if "The game is over" in text:
                break
            answer = sat.table.choose(sat.seat, make(game, "rule-of-thumb", number))
            assert len(sat.table.options(sat.seat)) > 1 or " > " in answer
            first = answer.partition(" > ")[0]
            assert first in [one.removesuffix(" > …") for one in answers(text)] or "(and " in text
            text = await model.say("play", table="t1", answer=answer)
        assert "The game is over" in text and sat.table.result is not None
        assert ("You have won." in text) == (sat.seat in sat.table.result.winners)
        assert model.longest < 6000

    at_a_table(scenario)


def test_what_is_asked_at_the_table() -> None:
    async def scenario(model: Model) -> None:
        assert "contre-temps: Contre-Temps, 3–6 seats" in await model.say("games")
        text = await model.say("new_table", game="contre-temps", seats=3, seat=2, bot="random", seed=5)
        assert "you have seat 2 of 3" in text
        first = answers(text)[0]
        assert await model.say("why", table="t1", answer=first) == "It is on offer."
        assert re.search(r"\([A-Z]+-\d+\)$", await model.say("why", table="t1", answer="B99"))
        assert await model.say("foresee", table="t1", answer=first)
        assert first in await model.say("look", table="t1")
        hints = [await model.say("hint", table="t1") for _ in range(3)]
        assert len(set(hints)) == 3
        assert "You see it in: hand 2." in await model.say("card", table="t1", name=first.upper())

    at_a_table(scenario)


def test_what_cannot_be_is_an_error_in_a_sentence() -> None:
    async def scenario(model: Model) -> None:
        await model.say("new_table", game="contre-temps", seed=5)
        wrong: list[tuple[str, dict[str, Any], str]] = [
            ("new_table", {"game": "chess"}, "there is no game"),
            ("new_table", {"game": "contre-temps", "seats": 9}, "3 to 6"),
            ("new_table", {"game": "contre-temps", "seat": 4}, "seats go from 1 to 3"),
            ("new_table", {"game": "contre-temps", "bot": "stdio:touch x"}, "has no bot"),
            ("new_table", {"game": "contre-temps", "options": {"mode": "odd"}}, "odd"),
            ("play", {"table": "t1", "answer": "the moon"}, "(H-4)"),
            ("play", {"table": "t9", "answer": "B1"}, "There is no table"),
            ("foresee", {"table": "t1", "answer": "the moon"}, "(H-4)"),
            ("undo", {"table": "t1"}, "cannot be taken back"),
            ("card", {"table": "t1", "name": "Ace"}, "There is no card"),
            ("join", {"link": "file:///etc/passwd"}, "looks like"),
            ("join", {"link": "http://127.0.0.1:1/s/key"}, "does not answer"),
        ]
        for tool, words, named in wrong:
            text, failed = await model.call(tool, **words)
            assert failed and named in text, (tool, words, text)

    at_a_table(scenario)


def test_rules_are_read_in_parts() -> None:
    async def scenario(model: Model) -> None:
        contents = await model.say("rules", game="contre-temps")
        number = re.findall(r"[A-Z]+-\d+", contents)[0]
        assert (await model.say("rules", game="contre-temps", about=number)).startswith(number)
        assert "Ask for a rule" in contents and len(contents) < 3000
        assert (await model.say("rules", game="contre-temps", about="crystals")).count("\n") <= 6
        assert "No rule speaks of" in await model.say("rules", game="contre-temps", about="helicopter")
        assert "no rules" in await model.say("rules", game="toy-snap")

    at_a_table(scenario)


def test_a_move_in_parts_may_be_given_part_by_part() -> None:
    async def scenario(model: Model) -> None:
        text = await model.say("new_table", game="chrononauts", seats=2, seed=1)
        begun = next((one for one in answers(text) if one.endswith(" > …")), None)
        while begun is None:
            text = await model.say("play", table="t1", answer=answers(text)[0])
            begun = next((one for one in answers(text) if one.endswith(" > …")), None)
        sat = model.room.seats["t1"]
        assert isinstance(sat, LocalSeat)
        before = sat.table.decision
        parts = await model.say("play", table="t1", answer=begun.removesuffix(" > …"))
        assert parts.startswith("Not played yet") and sat.table.decision == before
        whole = answers(parts)[0].removesuffix(" > …")
        assert " > " in whole and sat.table.why(sat.seat, whole) is None

    at_a_table(scenario)


def test_undo_is_for_what_told_nobody_anything() -> None:
    """To begin giving a mission up tells nobody anything yet; laying a card does."""
    table = cl.new("time-stories", seed=0)
    sat, dice = LocalSeat(table, 0, ["random"] * table.seats, "en"), Dice(0)

    async def main() -> None:
        while not (table.decision and table.last_move().seat == 0 and table.undo_is_free()):
            if table.decision:
                with pytest.raises(NotDone, match="cannot be taken back"):
                    await sat.undo()
            await sat.play(whole_move(dice.choice(table.options(0)), dice).path)
        before = table.decision
        assert (await sat.undo()).startswith("Taken back.")
        assert table.decision == before - 1

    asyncio.run(main())


def test_a_seat_is_told_the_same_whatever_is_hidden_from_it() -> None:
    """The two worlds, through MCP: look, news, why, hint and foresee."""

    async def tell(sat: LocalSeat) -> list[str]:
        offered = sat.table.options(sat.seat)[0]
        path = offered.path if not offered.then else offered.then[0].path
        return [await sat.describe(), await sat.foresee(path), await sat.why("zzz"), sat.news()]

    async def main() -> None:
        for game in ("contre-temps", "time-division", "chrononauts"):
            table = cl.new(game, seats=None, seed=8)
            sat = LocalSeat(table, 0, ["random"] * table.seats, "en")
            other = LocalSeat.__new__(LocalSeat)
            other.__dict__.update(sat.__dict__, forced=[], table=other_world(sat.table, 0, 99))
            assert await tell(sat) == await tell(other), game

    asyncio.run(main())


def test_without_the_package_a_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [one for one in sys.modules if one == "mcp" or one.startswith(("mcp.", "chronolude.mcp"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "mcp", None)
    said = chronolude("mcp")
    assert said.status == 2 and "chronolude[mcp" in said.err
