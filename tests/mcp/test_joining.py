"""A model joins a table of a server by a seat's link and plays it to the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mcp import Client

from chronolude.mcp.remote import RemoteSeat, follow, forced_in
from chronolude.mcp.server import Room, make_server
from tests.server.house import house, run

pytestmark = pytest.mark.web


async def leave(seat: object) -> None:
    assert isinstance(seat, RemoteSeat)
    await seat.leave()


def test_hints_come_from_the_server_and_each_says_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chronolude.server.thinking.bots.LONGEST_ADVICE", 600.0)  # however slow the machine is
    monkeypatch.setattr("chronolude.mcp.remote.SECONDS", 600.0)

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, room = await here.make(bots=["random", "random"], seats=3), Room()
            await room.join(made["seats"][0]["link"])
            seen = await room.describe("t1", 600)
            hints = [await room.hint("t1") for _ in range(3)]
            assert len(set(hints)) == 3
            offered = re.findall(r"^- ([^:\n]+)", seen, re.MULTILINE)
            assert any(answer in hints[2] for answer in offered), "the last names an answer that is on offer"
            await leave(room.seats["t1"])

    run(scenario())


def test_a_model_plays_at_a_table_of_a_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(bots=["random", "random"], seats=3)
            room = Room()
            async with Client(make_server(room)) as client:

                async def say(tool: str, **words: object) -> str:
                    told = await client.call_tool(tool, words)
                    text: str = told.content[0].text  # type: ignore[union-attr]  # tools of ours answer in text
                    assert not told.is_error, text
                    return text

                text = await say("join", link=made["seats"][0]["link"])
                assert "Table t1." in text
                seen = await say("look", table="t1", wait=30)
                first = re.findall(r"^- ([^:\n]+)", seen, re.MULTILINE)[0]
                assert await say("why", table="t1", answer=first) == "It is on offer."
                assert await say("foresee", table="t1", answer=first)
                refused = await client.call_tool("play", {"table": "t1", "answer": "the moon"})
                assert refused.is_error
                for _ in range(100):
                    if "The game is over" in seen:
                        break
                    found = re.findall(r"^- ([^:\n]+)", seen, re.MULTILINE)
                    seen = await say(
                        "play" if found else "look", table="t1", **({"answer": found[0]} if found else {"wait": 30})
                    )
                assert "The game is over" in seen and "winners" in seen
                await leave(room.seats["t1"])

    run(scenario())


def test_what_leaves_no_choice_and_what_follows() -> None:
    leaf = {"text": "gap 7", "label": "", "then": []}
    only = [{"text": "Stethoscope", "label": "", "then": [leaf]}]
    assert forced_in(only) == "Stethoscope > gap 7"
    assert forced_in([*only, leaf]) is None and forced_in([]) is None
    assert follow(only, "stethoscope") == [leaf]
    assert follow(only, "Stethoscope > gap 7") == [] and follow(only, "Plough") == []
