"""Making a table and joining it: wishes, links, several seats on one device."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.house import house, run
from tests.server.several import TWO

pytestmark = pytest.mark.web


def test_joining_by_the_tables_link_with_a_name_and_no_account(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(bots=["random"])
            path = f"/api/tables/{made['id']}"
            assert (await here.get(path)).json()["status"] == "open"
            assert (await here.get(path)).json()["fairness"] == {
                "commitment": made["commitment"],
                "secret": "",
                "verifiable": True,
            }
            joined = await here.post(f"{path}/join", {"name": "  Bo\u202e\n ", "entropy": "words"})
            key = joined.json()
            assert (joined.status_code, key["seat"]) == (201, 1)
            assert (await here.get(path)).json()["seats"][1]["name"] == "Bo"
            assert (await here.post(f"{path}/join", {"name": "Cy"})).status_code == 409
            one = await here.sit(made["id"], made["seats"][0]["token"])
            await one.until("update")
            assert one.update["view"] is None  # dealt only when everybody has come
            two = await here.sit(made["id"], key["token"], language="fr")
            while two.update.get("view") is None:
                await two.read()
            assert [seat["kind"] for seat in two.update["table"]["seats"]] == ["human", "human", "bot"]
            assert two.events[0]["text"].endswith("prend place.")

    run(scenario())


def test_wishes_that_cannot_be_met_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            for wish, word in (
                ({"game": "chess"}, "chess"),
                ({"game": "contre-temps", "seats": 9}, "seats"),
                ({"game": "contre-temps", "options": {"mode": "blitz"}}, "mode"),
                ({"game": "contre-temps", "options": {"colour": "red"}}, "colour"),
                ({"game": "contre-temps", "bots": ["nobody"]}, "nobody"),
                ({"game": "contre-temps", "bots": ["random"] * 3}, "no seat"),
                ({"game": "contre-temps", "seats": 4, "players": TWO}, "4 seats"),
                ({"game": "contre-temps", "settings": {"clock": {"kind": "live", "bank": -1}}}, "clock"),
                ({"game": "contre-temps", "settings": {"delay": -1}}, "day"),
            ):
                answer = await here.post("/api/tables", wish)
                assert answer.status_code == 409, answer.text
                assert word in answer.json()["detail"]
            assert (await here.post("/api/tables", {"seats": 3})).status_code == 400

    run(scenario())


def test_several_seats_on_one_device(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            async with httpx.AsyncClient(base_url=here.base) as browser:
                answer = await browser.post("/api/tables", json={"game": "contre-temps", "players": TWO})
                cookies = "; ".join(one.partition(";")[0] for one in answer.headers.get_list("set-cookie"))
            made = answer.json()
            seats = [await here.sit(made["id"], headers={"cookie": cookies}, seat=seat) for seat in (0, 1)]
            for number, seat in enumerate(seats):
                while seat.update.get("view") is None:
                    await seat.read()
                assert seat.update["view"]["seat"] == number
                assert all(seat.update["view"]["zones"][number]["cards"])
                assert not any(seat.update["view"]["zones"][1 - number]["cards"])

    run(scenario())
