"""The house's bots at live tables: time limits, and a clear fate for one that crashes, hangs or answers nonsense."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from chronolude import bots as bot_room
from chronolude.server.metrics import BOT_FAILURES

from .house import house, run

pytestmark = pytest.mark.web


class Crashes:
    def __init__(self, seed: int) -> None: ...

    def choose(self, sight: Any) -> int:
        raise ZeroDivisionError(sight.seat)


class Hangs:
    def __init__(self, seed: int) -> None: ...

    def choose(self, sight: Any) -> int:
        time.sleep(0.4)
        return int(sight.options[0])


class Nonsense:
    def __init__(self, seed: int) -> None: ...

    def choose(self, sight: Any) -> int:
        return -5 if sight.seat else 1 << 40


@pytest.mark.parametrize("kind", [Crashes, Hangs, Nonsense])
def test_a_bot_that_fails_is_replaced_for_that_answer_and_the_game_goes_on(
    kind: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = bot_room.bots_for("contre-temps")
    monkeypatch.setitem(known, "broken", kind)

    async def scenario() -> None:
        async with house(tmp_path, bot_seconds=0.05) as here:
            before = BOT_FAILURES.labels("broken")._value.get()
            made = await here.make(bots=["random", "broken"])
            seat = await here.sit(made["id"], made["seats"][0]["token"])
            for _ in range(3):
                if await seat.turn():
                    await seat.answer()
            assert seat.update["view"]["decision"] >= 3
            assert BOT_FAILURES.labels("broken")._value.get() > before

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
