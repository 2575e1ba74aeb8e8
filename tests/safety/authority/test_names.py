"""Leaving, and being forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Column, Integer, MetaData, Table, delete

from chronolude.server.people import seats
from chronolude.server.people.seats import set_webhook
from tests.safety.authority.acts import act, seat_of
from tests.server.house import house, run
from tests.server.wire.test_refusals import table_of_two

pytestmark = pytest.mark.web


def test_whoever_leaves_is_sent_no_more_notices(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, _, other = await table_of_two(here)
            seat = seat_of(other)
            live = here.hall.tables[made["id"]]
            await live.decide(lambda: set_webhook(live, seat, "https://example.org/ada", "key"))
            assert await act(here, made, seat, "leave", made["seats"][seat]["token"]) == 200
            left = live.folded.seats[seat]
            assert (left.kind, left.webhook, left.webhook_key, left.entropy) == ("bot", "", "", "")

    run(scenario())


@pytest.mark.parametrize("action", ["leave", "kick"])
def test_whoever_has_gone_leaves_no_name(tmp_path: Path, action: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            seat = seat_of(other)
            name = ("Ada", "Bo")[seat]
            await other.ask("say", text="I was here")
            token = made["seats"][seat]["token"] if action == "leave" else made["host"]
            assert await act(here, made, seat, action, token) == 200
            late = await here.sit(made["id"], made["seats"][seat_of(asked)]["token"])
            await late.until("said")
            assert [one["text"] for one in late.said] == ["I was here"]
            assert f'"{name}' not in "".join(late.bytes)
            assert f"{name} " not in "".join(late.bytes)

    run(scenario())


@pytest.mark.parametrize("fails", ["the words", "reading"])
def test_a_name_is_forgotten_whole_or_not_at_all(fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that failed between the name and the words left the name in everybody's sight (the simulation, 285)."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            live = here.hall.tables[made["id"]]
            if fails == "the words":
                broken = delete(Table("nowhere", MetaData(), Column("seat", Integer)))
                monkeypatch.setattr(seats, "forgotten", lambda *_: (broken, None))
            else:
                monkeypatch.setattr(live, "read_again", fail)
            answer = await here.post(f"/api/tables/{made['id']}/forget", {}, made["seats"][1]["token"])
            assert answer.status_code == 500
            monkeypatch.undo()
            await asyncio.gather(asked.close(), other.close())
            look = await here.sit(made["id"], made["seats"][0]["token"])
            await look.until("update")
            named = fails == "the words"
            assert ("Bo" in look.update["view"]["names"]) == named
            assert (look.update["table"]["seats"][1]["name"] == "Bo") == named

    async def fail() -> None:
        raise OSError

    run(scenario())


def test_whoever_stays_can_be_forgotten_and_others_cannot_do_it_for_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, _, _ = await table_of_two(here)
            path = f"/api/tables/{made['id']}"
            assert (await here.post(f"{path}/forget")).status_code == 403
            assert (await here.post(f"{path}/forget", {}, made["host"])).status_code == 403
            assert (await here.post(f"{path}/forget", {}, made["seats"][1]["token"])).status_code == 200
            assert [seat["name"] for seat in (await here.get(path)).json()["seats"]][:2] == ["Ada", ""]

    run(scenario())
