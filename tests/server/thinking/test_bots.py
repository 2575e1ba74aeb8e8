"""The house's bots at live tables: processes of their own, time limits, and a clear fate for one that fails."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import chronolude as cl
from chronolude import bots as bot_room
from chronolude.bots.thinking import Asked, think
from chronolude.server.jobs.pool import PERSON, PLAYED, Whose
from chronolude.server.metrics import BOT_FAILURES, THINKERS_STARTED
from chronolude.server.thinking import bots as bot_desk
from chronolude.server.thinking.thinkers import Failed, Thinker, Thinkers
from tests.server.house import house, run

pytestmark = pytest.mark.web

THIRD_PARTY = """
import os, pathlib, time

MARK = pathlib.Path(__file__).with_name("mark")


class Bot:
    def __init__(self, seed): pass


class Crashes(Bot):
    def choose(self, sight): raise ZeroDivisionError(sight.seat)


class Hangs(Bot):
    def choose(self, sight): time.sleep(60)


class Nonsense(Bot):
    def choose(self, sight): return -5 if sight.seat else 1 << 40


class Dies(Bot):
    def choose(self, sight): os._exit(3)


class DiesOnce(Bot):
    def choose(self, sight):
        if MARK.exists(): return sight.options[0]
        MARK.touch()
        os._exit(3)


class Chatters(Bot):
    def choose(self, sight):
        print("thinking aloud")
        return sight.options[-1]


class Toils(Bot):
    def choose(self, sight):
        end = time.process_time() + 0.3
        while time.process_time() < end: pass
        return sight.options[0]
"""
KINDS = ("Crashes", "Hangs", "Nonsense", "Dies", "DiesOnce", "Chatters", "Toils")


@pytest.fixture(autouse=True)
def third_party(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots of others, installed as a package beside ours, for this process and those it starts."""
    folder = tmp_path / "packages"
    about = folder / "strange_bots-1.0.dist-info"
    about.mkdir(parents=True)
    (folder / "strange_bots.py").write_text(THIRD_PARTY)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-bots\nVersion: 1.0\n")
    lines = [f"contre-temps:{kind.lower()} = strange_bots:{kind}" for kind in KINDS]
    (about / "entry_points.txt").write_text("\n".join(["[chronolude.bots]", *lines, ""]))
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=":")
    bot_room.bots_for.cache_clear()
    yield
    bot_room.bots_for.cache_clear()


ADA = Whose("here", PLAYED)


def asked(bot: str, seed: int = 3) -> Asked:
    table = cl.new("contre-temps", 3, 5)
    return Asked("contre-temps", table.position(), table.asked[0], bot, seed)


@pytest.mark.parametrize("kind", ["crashes", "hangs", "nonsense", "dies"])
def test_a_bot_that_fails_is_replaced_for_that_answer_and_the_game_goes_on(kind: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, bot_seconds=0.2) as here:
            before = BOT_FAILURES.labels(kind)._value.get()
            made = await here.make(bots=["random", kind])
            seat = await here.sit(made["id"], made["seats"][0]["token"])
            for _ in range(2):
                if await seat.turn():
                    await seat.answer()
            assert seat.update["view"]["decision"] >= 2
            assert BOT_FAILURES.labels(kind)._value.get() > before

    run(scenario())


def test_what_is_thought_elsewhere_is_what_would_be_thought_here() -> None:
    table = cl.new("contre-temps", 3, 5)
    dice = 0
    while table.result is None:
        seat = table.asked[0]
        dice += 1
        here = table.choose(seat, bot_room.make("contre-temps", "rule-of-thumb", dice))
        ask = Asked("contre-temps", table.position(), seat, "rule-of-thumb", dice)
        if dice % 5 == 1:
            assert think(ask).text == here
        table.play(seat, here)


def test_a_process_that_dies_is_replaced_and_the_ask_thought_once_more() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1)
        before = THINKERS_STARTED._value.get()
        assert (await thinkers.think(asked("diesonce"), 20, ADA)).text
        assert THINKERS_STARTED._value.get() == before + 2
        with pytest.raises(Failed, match="died twice"):
            await thinkers.think(asked("dies"), 20, ADA)
        assert (await thinkers.think(asked("chatters"), 20, ADA)).text, "what a bot prints is not taken for its answer"
        with pytest.raises(Failed, match="ZeroDivisionError"):
            await thinkers.think(asked("crashes"), 20, ADA)
        assert len(thinkers.all) == 1
        process = thinkers.all[0].process
        await thinkers.stop()
        assert process is not None
        assert process.returncode is not None

    run(scenario())


def test_people_who_want_advice_come_before_bots_and_who_gave_up_is_passed_over() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1)
        done: list[str] = []

        async def ask(name: str, bot: str, rank: int = PLAYED) -> None:
            await thinkers.think(asked(bot), 20, Whose("here", rank))
            done.append(name)

        tasks = [asyncio.create_task(ask("first", "toils"))]
        await asyncio.sleep(0.1)
        tasks += [asyncio.create_task(ask(name, "chatters")) for name in ("gave up", "bot")]
        tasks.append(asyncio.create_task(ask("person", "", PERSON)))
        await asyncio.sleep(0.1)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert done == ["first", "person", "bot"]
        await thinkers.stop()

    run(scenario())


def test_thinking_delays_nobody_and_a_hint_comes_from_the_same_desk(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, bot_processes=1, bot_seconds=600) as here:
            made = await here.make()
            seat = await here.sit(made["id"], made["seats"][0]["token"])
            assert await seat.turn()
            hint = await seat.ask("hint", step=3)
            assert hint["hint"]["options"][0] in {one["text"] for one in seat.update["options"]}
            toiling = await here.make(bots=["hangs", "hangs"])
            watched = await here.sit(toiling["id"], toiling["seats"][0]["token"])
            while not here.hall.bots.tasks:
                if watched.update.get("your_turn"):
                    await watched.answer()
                else:
                    await watched.read()
            stands = here.hall.tables[toiling["id"]].folded.decision
            for _ in range(3):
                if await seat.turn():
                    await seat.answer()
            assert here.hall.tables[toiling["id"]].folded.decision == stands, "it was still thinking"

    run(scenario())


def test_bots_go_on_after_a_restart_without_anybody_asking(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, bot_pause=30) as here:
            made = await here.make()
            seat = await here.sit(made["id"], made["seats"][0]["token"])
            while seat.update.get("view") is None:
                await seat.read()
            stuck = seat.update["view"]["decision"]
        async with house(tmp_path) as here:
            back = await here.sit(made["id"], made["seats"][0]["token"])
            assert await back.turn()
            assert back.update["view"]["decision"] >= stuck

    run(scenario())


def test_where_nobody_is_bots_leave_the_loop_to_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_desk, "RESTS", 1e9)
    monkeypatch.setattr(bot_desk, "LONGEST_REST", 1000.0)

    async def scenario() -> None:
        async with house(tmp_path) as here:
            alone = []
            for _ in range(3):
                made = await here.make(players=[{"kind": "bot", "bot": "random"}] * 3)
                assert (await here.post(f"/api/tables/{made['id']}/start", {}, made["host"])).status_code == 200
                alone.append(here.hall.tables[made["id"]])
            _, seat = await here.at_turn()
            for _ in range(2):
                await seat.answer()
                await seat.turn()
            assert sum(live.folded.decision for live in alone) == 1

    run(scenario())


def test_a_process_of_bots_has_so_much_memory() -> None:
    assert Thinker(400_000_000).command[-1] == "400000000"
    taking = "from chronolude.bots.memory import limit_memory; limit_memory(400_000_000); bytearray(10**9)"
    ended = subprocess.run([sys.executable, "-c", taking], capture_output=True, text=True, check=False)
    assert ended.returncode == 1 and "MemoryError" in ended.stderr


@pytest.mark.parametrize("after", [0.0, 0.01, 0.3])
def test_a_thought_given_up_leaves_no_process_behind(after: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given up before its process has come to be, while it wakes, or while it thinks: stopping waits for its end."""
    born: list[asyncio.subprocess.Process] = []
    true = asyncio.create_subprocess_exec

    async def slowly(*words: Any, **more: Any) -> asyncio.subprocess.Process:
        born.append(await true(*words, **more))
        await asyncio.sleep(0.05)
        return born[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", slowly)

    async def scenario() -> None:
        thinkers = Thinkers(1)
        thought = asyncio.create_task(thinkers.think(asked("toils"), 30, ADA))
        await asyncio.sleep(after)
        thought.cancel()
        await asyncio.gather(thought, return_exceptions=True)
        await thinkers.stop()
        assert [process.returncode for process in born] == [-signal.SIGKILL] * len(born)
        assert not any(thinker.ending for thinker in thinkers.all)

    run(scenario())
    assert len(born) == 1
