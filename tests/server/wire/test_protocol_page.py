"""The protocol page is enough to write a client: its example bot joins a table and plays to the end."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from chronolude.server.wire import contents, messages
from scripts import protocol_types
from tests.server.house import house, run

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
BOT = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)[0]

pytestmark = pytest.mark.web


async def run_bot(folder: Path, *words: str) -> str:
    script = folder / "bot.py"
    script.write_text(BOT, encoding="utf-8")
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(script), *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, errors = await asyncio.wait_for(bot.communicate(), 60)
    assert bot.returncode == 0, errors.decode()
    return out.decode()


def test_the_example_bot_fits_on_a_page() -> None:
    assert len(BOT.splitlines()) <= 60


def test_the_example_bot_makes_a_table_and_plays_to_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            out = await run_bot(tmp_path, here.base, "contre-temps")
            assert '"winners"' in out.splitlines()[-1]
            assert "1 The game begins." in out

    run(scenario())


def test_the_example_bot_takes_a_seat_by_its_link(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(bots=["random"], seats=3)
            joined = (await here.post(f"/api/tables/{made['id']}/join", {"name": "Clepsydra"})).json()
            seat = await here.sit(made["id"], made["seats"][0]["token"])
            out, _ = await asyncio.gather(run_bot(tmp_path, joined["link"]), seat.play_out())
            assert '"winners"' in out.splitlines()[-1]

    run(scenario())


class Overheard:
    """A socket that keeps what goes through it."""

    def __init__(self, socket: Any, kept: list[dict[str, Any]]) -> None:
        self.socket = socket
        self.kept = kept

    async def send(self, text: str) -> None:
        self.kept.append(json.loads(text))
        await self.socket.send(text)

    async def __aiter__(self) -> AsyncIterator[str]:
        async for text in self.socket:
            self.kept.append(json.loads(text))
            yield text


def test_the_example_bot_answers_once_a_turn(tmp_path: Path) -> None:
    """As it was written before, it answered every update that came before its own answer was taken."""
    bot: dict[str, Any] = {"__name__": "bot"}
    exec(compile(BOT, "bot.py", "exec"), bot)
    kept: list[dict[str, Any]] = []
    connect = bot["connect"]

    @asynccontextmanager
    async def overheard(address: str) -> AsyncIterator[Overheard]:
        async with connect(address) as socket:
            yield Overheard(socket, kept)

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await asyncio.to_thread(bot["make_table"], here.base, "contre-temps")
            bot["connect"] = overheard
            await asyncio.wait_for(bot["play"](*made), 60)

    run(scenario())
    said = [one["type"] for one in kept]
    assert said.count("answer") > 1  # how long a game lasts is drawn by lot
    assert [one for one in kept if one["type"] in ("refused", "fault")] == []
    assert said.count("accepted") >= said.count("answer") - 1  # it leaves when it hears that the game is over


def tags(union: object) -> set[str]:
    info = msgspec.inspect.type_info(union)
    assert isinstance(info, msgspec.inspect.UnionType)
    return {str(one.tag) for one in info.types if isinstance(one, msgspec.inspect.StructType)}


def test_the_page_names_every_message_and_every_code() -> None:
    for tag in tags(messages.AnyRequest) | tags(messages.AnyReply):
        assert f"| `{tag}` |" in PAGE, tag
    for codes in (contents.RefusalCode, contents.FaultCode):
        for code in get_args(codes):
            assert f"`{code}`" in PAGE, code


def test_the_page_names_every_field_of_every_request() -> None:
    for line in PAGE.splitlines():
        named = re.match(r"\| `(\w+)` \| (.*?) \|", line)
        for one in msgspec.inspect.type_info(messages.AnyRequest).types:  # type: ignore[attr-defined]
            if named and one.tag == named[1] and "answered by" not in line and line.count("|") == 4:
                for field in one.fields:
                    assert f"`{field.encode_name}`" in named[2], (one.tag, field)


def test_the_schema_for_typescript_is_up_to_date() -> None:
    assert protocol_types.main(["--check"]) == 0, "run python -m scripts.protocol_types"
