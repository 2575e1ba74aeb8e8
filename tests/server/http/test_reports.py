"""Dates that players doubt: kept in this house, listed by the host, the admin and the command line."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from chronolude.cli import run as command
from chronolude.games.timeline.tools import reports
from chronolude.server.http.routes.pictures import icons
from tests.server.house import Client, House, Plain, house, run

pytestmark = pytest.mark.web


async def seated(here: House, **wish: object) -> tuple[Plain, Client]:
    made, seat = await here.at_turn(game="timeline", seats=2, bots=["reader"], **wish)
    return made, seat


def open_card(seat: Client) -> str:
    return str(next(iter(seat.update["view"]["aid"]["dates"])))


def test_a_doubted_date_is_kept_and_listed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await seated(here)
            card = open_card(seat)
            path, token = f"/api/tables/{made['id']}/reports", made["seats"][0]["token"]
            wish = {"card": card, "reason": "wrong", "comment": "my  book\nsays\t1959"}
            told = await here.post(path, wish, token)
            assert told.status_code == 201, told.text
            kept = told.json()
            assert (kept["deck"], kept["card"], kept["comment"]) == ("inventions", card, "my book says 1959")
            assert kept["year"] == seat.update["view"]["aid"]["dates"][card]["year"]
            assert (await here.post(path, {"card": card, "reason": "disputed"}, token)).status_code == 201
            assert (await here.post(path, {**wish, "comment": ""}, token)).status_code == 201  # instead of the first
            for where, key in ((path, made["host"]), (path, here.admin), ("/api/admin/reports", here.admin)):
                listed = (await here.get(where, key)).json()
                assert [(one["card"], one["reason"]) for one in listed] == [(card, "disputed"), (card, "wrong")]
                assert [one["comment"] for one in listed] == ["", ""]

    run(scenario())


def test_the_command_line_lists_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await seated(here)
            wish = {"card": open_card(seat), "reason": "wrong", "comment": "see the museum"}
            await here.post(f"/api/tables/{made['id']}/reports", wish, made["seats"][0]["token"])

    run(scenario())
    assert command(["deck", "reports", "--db", str(tmp_path / "test.db")]) == 0
    out = capsys.readouterr().out
    assert out.startswith("inventions: inv-") and out.endswith(": see the museum\n1 reports\n")
    assert command(["deck", "reports", "--json", "--db", str(tmp_path / "test.db")]) == 0
    assert json.loads(capsys.readouterr().out)["reports"][0]["reason"] == "wrong"
    assert command(["deck", "reports", "--db", str(tmp_path / "nowhere.db")]) == 2
    assert "no database" in capsys.readouterr().err


def test_only_an_open_date_can_be_doubted_and_only_by_who_may_look(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await seated(here)
            path, token = f"/api/tables/{made['id']}/reports", made["seats"][0]["token"]
            card = open_card(seat)
            hidden = next(one["noun"] for one in seat.update["options"])
            told = await here.post(path, {"card": hidden, "reason": "wrong"}, token)
            assert told.status_code == 409 and "lies open" in told.json()["detail"]
            assert (await here.post(path, {"card": card, "reason": "ugly"}, token)).status_code == 400
            assert (
                await here.post(path, {"card": card, "reason": "wrong", "comment": "x" * 401}, token)
            ).status_code == 400
            assert (await here.post(path, {"card": card, "reason": "wrong"})).status_code == 403
            assert (await here.get(path, token)).status_code == 403
            assert (await here.get("/api/admin/reports", token)).status_code == 403
            other = await here.make()
            await (await here.sit(other["id"], other["seats"][0]["token"])).turn()
            elsewhere = f"/api/tables/{other['id']}/reports"
            refused = await here.post(elsewhere, {"card": "A13", "reason": "wrong"}, other["seats"][0]["token"])
            assert refused.status_code == 409  # a game without dates
            assert (await here.get("/api/admin/reports", here.admin)).json() == []

    run(scenario())


def test_reports_outlive_their_table_until_they_are_cleared(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await seated(here)
            card = open_card(seat)
            await here.post(
                f"/api/tables/{made['id']}/reports", {"card": card, "reason": "words"}, made["seats"][0]["token"]
            )
            async with httpx.AsyncClient(
                base_url=here.base, headers={"authorization": f"Bearer {here.admin}"}
            ) as admin:
                assert (await admin.delete(f"/api/admin/tables/{made['id']}")).status_code == 200
                assert len((await admin.get("/api/admin/reports")).json()) == 1
                assert (await admin.delete(f"/api/admin/reports/{card}")).status_code == 200
                assert (await admin.get("/api/admin/reports")).json() == []

    run(scenario())


def test_a_house_keeps_so_many_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await seated(here)
            path, token, card = f"/api/tables/{made['id']}/reports", made["seats"][0]["token"], open_card(seat)
            monkeypatch.setattr(reports, "MOST_AT_ONE", 1)
            assert (await here.post(path, {"card": card, "reason": "words"}, token)).status_code == 201
            told = await here.post(path, {"card": card, "reason": "wrong"}, token)
            assert told.status_code == 409 and "look at them first" in told.json()["detail"]

    run(scenario())


def test_any_picture_of_the_set_is_drawn_by_its_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            for name in ("stethoscope", "stethoscope.svg"):
                told = await here.get(f"/icons/{name}")
                assert told.status_code == 200
                assert told.headers["content-type"].startswith("image/svg+xml")
                assert "immutable" in told.headers["cache-control"] and told.text.startswith("<svg")
            assert (await here.get("/icons/no-such-thing.svg")).status_code == 404
            assert (await here.get("/icons/..%2F..%2Fsecret")).status_code == 404

    run(scenario())
    assert icons(tmp_path / "nothing.gz") == {}
