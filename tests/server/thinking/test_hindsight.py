"""A finished game looked at again: what each answer of a seat gave away."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chronolude.search.judgement import Judged
from chronolude.server.thinking.hindsight import turning_points
from tests.server.house import Client, House, house, run


def judged(regret: float, low: float) -> Judged:
    return Judged("a", "b", 0.5, regret, low, 2 * regret, exact=False)


def test_turning_points_are_the_clearest_losses() -> None:
    points = {
        1: judged(0.1, 0.02),
        2: judged(0.3, 0.0),
        3: judged(0.2, 0.1),
        4: judged(0.05, 0.01),
        5: judged(0.15, 0.1),
    }
    assert turning_points(points) == [3, 5, 1], "the largest loss may be chance alone: it is not called one"
    assert turning_points({}) == []


async def looked_at(here: House, table: str, seat: int, token: str) -> dict[str, Any]:
    for _ in range(600):
        answer = await here.get(f"/api/tables/{table}/hindsight/{seat}", token)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["looked"] == found["wanted"]:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("it never came to an end")


@pytest.mark.slow
def test_every_decision_of_a_seat_is_judged_once_the_game_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            table, token = made["id"], made["seats"][0]["token"]
            seat: Client = await here.sit(table, token)
            early = await here.get(f"/api/tables/{table}/hindsight/0", token)
            assert early.status_code == 409, "not while it goes on"
            assert (await here.get(f"/api/tables/{table}/hindsight/0")).status_code == 403, "nor for strangers"
            await seat.play_out()
            found = await looked_at(here, table, 0, token)
            assert found["wanted"] >= len(found["decisions"]) > 3
            moves = [one["move"] for one in found["decisions"]]
            assert moves == sorted(set(moves))
            for one in found["decisions"]:
                assert 0 <= one["worth"] <= 1 and one["low"] <= one["regret"] <= one["high"]
                assert one["answer"] and (one["best"] == one["answer"]) == (one["regret"] == 0)
            assert sum(one["turning"] for one in found["decisions"]) <= 3
            assert (await here.get(f"/api/tables/{table}/hindsight/9", token)).status_code == 409

    run(scenario())
