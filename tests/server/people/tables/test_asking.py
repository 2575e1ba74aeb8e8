"""What a seat may ask of its table, and the deal of the day."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Client, house, run

pytestmark = pytest.mark.web


def test_the_deal_of_the_day_is_the_same_for_everyone_and_says_it_cannot_be_verified(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            hands: list[Any] = []
            for name in ("Ada", "Bo"):
                made = (await here.post("/api/daily/contre-temps", {"name": name})).json()
                seat = await here.sit(made["id"], made["seats"][0]["token"])
                await seat.turn()
                hands.append(seat.update["view"]["zones"])
                assert not seat.update["table"]["fairness"]["verifiable"]
                await seat.play_out()
                assert (await seat.ask("undo"))["code"] == "over"
            assert hands[0] == hands[1]
            daily = (await here.get("/api/daily/contre-temps", made["seats"][0]["token"])).json()
            assert sorted(one["name"] for one in daily["results"]) == ["Ada", "Bo"]
            assert len({one["score"] for one in daily["results"]}) == 1  # same deal, same bots, same answers
            assert (await here.get("/api/daily/contre-temps?day=2001-01-01")).json()["results"] == []
            assert (await here.get("/api/daily/contre-temps?day=today")).status_code == 400
            assert (await here.post("/api/daily/chess", {"name": "Ada"})).status_code == 409

    run(scenario())


def test_looking_why_foresee_hint_describe(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            seat: Client = await here.sit(made["id"], made["seats"][0]["token"], language="fr")
            await seat.turn()
            option = seat.update["options"][0]["text"]
            assert (await seat.ask("why", text=option))["reasons"] == []
            assert (await seat.ask("why", text="offer A1"))["reasons"][0]["rule"]
            foreseen = (await seat.ask("foresee", text=option))["foreseen"]
            assert foreseen["option"] == option and foreseen["certain"]
            assert (await seat.ask("foresee", text="A99"))["code"] == "not-on-offer"
            assert "événement" in (await seat.ask("describe"))["text"].lower()
            while len(seat.update["options"]) < 2:  # a forced answer needs no advice
                await seat.answer()
                await seat.turn()
            steps = [(await seat.ask("hint", step=step))["hint"] for step in (1, 2, 3)]
            assert "enjeu" in steps[0]["text"] and steps[0]["options"] == []
            assert steps[1]["options"][0] == steps[2]["options"][0], "a later step gives more of the same advice"
            assert len(steps[1]["worths"]) == len(steps[1]["options"]) >= 1
            best = steps[2]["worths"][0]
            assert 0 <= best["low"] <= best["mean"] <= best["high"] <= 1
            assert f"{round(100 * best['mean'])} parties imaginées" in steps[2]["text"]

    run(scenario())
