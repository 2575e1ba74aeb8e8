"""Whatever is not right is refused by a typed message, and nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from chronolude.server.store import models
from tests.server.house import Client, House, Plain, house, path_of, run

pytestmark = pytest.mark.web
Act = Callable[[House, Plain, Client], Awaitable[Plain]]


async def all_rows(here: House) -> list[tuple[object, ...]]:
    """Everything on disk but when a table was last touched."""
    found: list[tuple[object, ...]] = []
    for table in (models.tables, models.seats, models.log, models.said):
        found += [tuple(row) for row in await here.hall.store.rows(select(table))]
    return found


async def table_of_two(here: House) -> tuple[Plain, Client, Client]:
    """Two people and a bot, dealt; gives whoever is asked first, then the other."""
    made = await here.make(players=[{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}, {"kind": "bot"}])
    one = await here.sit(made["id"], made["seats"][0]["token"])
    two = await here.sit(made["id"], made["seats"][1]["token"])
    for seat in (one, two):
        while not seat.update or seat.update["view"] is None:
            await seat.read()
    while not (one.update["your_turn"] or two.update["your_turn"]):
        await one.read()
        while two.update["n"] < one.update["n"]:
            await two.read()
    return made, *((one, two) if one.update["your_turn"] else (two, one))


def refused(folder: Path, code: str, *acts: Act, kind: str = "refused") -> None:
    """Try each act at a table where it is somebody's turn: the refusal is typed and all rows stay as they were."""

    async def scenario() -> None:
        async with house(folder) as here:
            made, asked, other = await table_of_two(here)
            before, view = await all_rows(here), asked.update["view"]
            for act in acts:
                told = await act(here, made, asked)
                assert (told["type"], told["code"]) == (kind, code), told
                assert await all_rows(here) == before
                assert kind == "fault" or told["reasons"][0]["text"]
            again = await asked.ask("review", decision=view["decision"])
            assert again["view"] == view
            assert other.update["view"]["decision"] == view["decision"]

    run(scenario())


def answering(**changes: object) -> Act:
    async def act(_: House, __: Plain, seat: Client) -> Plain:
        now = {"decision": seat.update["view"]["decision"], "text": path_of(seat.update["options"])}
        return await seat.ask("answer", **{**now, **changes})

    return act


def raw(text: str | bytes) -> Act:
    async def act(_: House, __: Plain, seat: Client) -> Plain:
        await seat.socket.send(text)
        return await seat.until("fault")

    return act


NONSENSE = {
    "no json": "{",
    "no type": "{}",
    "unknown type": '{"type": "conquer", "ref": 1}',
    "missing field": '{"type": "answer", "ref": 1}',
    "wrong type of field": '{"type": "answer", "ref": 1, "decision": "one", "text": "B12"}',
    "unknown field": '{"type": "undo", "ref": 1, "really": true}',
    "a list": "[1, 2, 3]",
    "a number out of range": '{"type": "undo", "ref": 1e999}',
}


def test_a_malformed_message(tmp_path: Path) -> None:
    refused(tmp_path, "malformed", *(raw(text) for text in NONSENSE.values()), kind="fault")


def test_a_fault_names_the_request_as_far_as_it_can_be_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            seat = await here.sit(made["id"], made["seats"][0]["token"])
            for text, ref in (('{"type": "conquer", "ref": 7}', 7), ('{"type": "undo", "ref": "x"}', 0), ("what", 0)):
                await seat.socket.send(text)
                assert (await seat.until("fault"))["ref"] == ref
            await seat.socket.send(json.dumps({"type": "answer", "ref": 9, "decision": 0, "text": "x" * 70_000}))
            assert (await seat.until("fault"))["ref"] == 9

    run(scenario())


def test_a_message_that_is_too_large(tmp_path: Path) -> None:
    large = json.dumps({"type": "answer", "ref": 1, "decision": 0, "text": "x" * 70_000})
    refused(tmp_path, "too-large", raw(large), kind="fault")


def test_an_answer_for_anothers_seat(tmp_path: Path) -> None:
    async def act(here: House, made: Plain, seat: Client) -> Plain:
        return await answering(seat=(seat.update["view"]["seat"] + 1) % 3)(here, made, seat)

    refused(tmp_path, "other-seat", act)


def test_an_answer_for_another_table(tmp_path: Path) -> None:
    refused(tmp_path, "other-table", answering(table="another"))


def test_an_answer_out_of_date(tmp_path: Path) -> None:
    refused(tmp_path, "stale", answering(decision=-1), answering(decision=1_000_000))


def test_an_answer_that_is_not_on_offer(tmp_path: Path) -> None:
    texts = ["A99", "offer A1", "", ">", "B12 > B12", "x" * 399]
    refused(tmp_path, "not-on-offer", *(answering(text=text) for text in texts))


def test_a_watcher_cannot_answer(tmp_path: Path) -> None:
    async def act(here: House, made: Plain, seat: Client) -> Plain:
        watcher = await here.sit(made["id"], made["watch"].rpartition("/")[2])
        await watcher.until("update")
        assert watcher.update["options"] == []
        return await watcher.ask("answer", decision=seat.update["view"]["decision"], text="A13")

    refused(tmp_path, "watching", act)


def test_a_seat_that_is_not_asked_hears_which_rule_stands_against_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, asked, other = await table_of_two(here)
            before = await all_rows(here)
            told = await other.ask("answer", decision=other.update["view"]["decision"], text="A13")
            assert (told["code"], told["reasons"][0]["rule"]) == ("not-on-offer", "H-1")
            assert await all_rows(here) == before
            assert (await asked.answer())["type"] == "accepted"

    run(scenario())


def test_before_the_deal_and_after_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(bots=["random"])
            seat = await here.sit(made["id"], made["seats"][0]["token"])
            for ask in ("answer", "undo", "why", "foresee", "review"):
                fields = (
                    {"decision": 0, "text": "A13"} if ask == "answer" else {"decision": 0} if ask == "review" else {}
                )
                told = await seat.ask(ask, **fields, **({"text": "A13"} if ask in ("why", "foresee") else {}))
                assert (told["type"], told["code"]) == ("refused", "not-started"), ask
            await here.post(f"/api/tables/{made['id']}/start", {}, made["host"])
            await seat.play_out()
            for ask, fields in (("answer", {"decision": 0, "text": "A13"}), ("undo", {})):
                assert (await seat.ask(ask, **fields))["code"] == "over"

    run(scenario())


def test_a_table_that_is_paused_or_settles_an_undo(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            await here.post(f"/api/tables/{made['id']}/pause", {}, made["host"])
            told = await answering()(here, made, asked)
            assert told["code"] == "paused"
            await here.post(f"/api/tables/{made['id']}/resume", {}, made["host"])
            assert (await asked.ask("consent", yes=True))["code"] == "stale"
            assert (await other.ask("undo"))["code"] == "nothing-to-undo"

    run(scenario())


def test_while_a_bot_holds_my_seat_i_look_on_and_answer_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(players=[{"kind": "human", "name": name} for name in ("Ada", "Bo", "Cy")])
            seats = [await here.sit(made["id"], key["token"]) for key in made["seats"]]
            for seat in seats:
                await seat.ask("ping")
            away = next(i for i, seat in enumerate(seats) if not seat.update["your_turn"])
            path, token = f"/api/tables/{made['id']}/seats/{away}", made["seats"][away]["token"]
            assert (await here.post(path, {"action": "bot"}, token)).status_code == 200
            for kind, fields in (("answer", {"decision": 0, "text": "A1"}), ("undo", {})):
                told = await seats[away].ask(kind, **fields)
                assert (told["type"], told["code"]) == ("refused", "not-allowed")
            assert seats[away].update["options"] == []
            assert all(seats[away].update["view"]["zones"][away]["cards"])  # one's own hand is still one's own

    run(scenario())


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"token": "nonsense"}, "bad-link"),
        ({"token": ""}, "bad-link"),
        ({"seat": 1}, "bad-link"),
        ({"version": 1}, "version"),
        ({"version": 9}, "version"),
        ({"version": 1, "a field of before": 0}, "version"),
    ],
)
def test_a_hello_that_opens_nothing(hello: Plain, code: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            fields = {"token": made["seats"][0]["token"], **hello}
            with pytest.raises(PermissionError, match=code):
                await here.sit(made["id"], **fields)

    run(scenario())


def test_a_token_opens_its_own_table_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            one, other = await here.make(), await here.make()
            for table, token in (
                (other["id"], one["seats"][0]["token"]),
                (one["id"], one["host"]),
                (one["id"], one["seats"][0]["token"][:-2] + "xx"),
            ):
                with pytest.raises(PermissionError, match="bad-link"):
                    await here.sit(table, token)
            with pytest.raises(PermissionError, match="unknown-table"):
                await here.sit("nowhere", one["seats"][0]["token"])

    run(scenario())


def test_the_first_word_is_a_hello(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            for text, code in (('{"type": "ping", "ref": 1}', "hello-first"), ("what", "malformed")):
                client = Client(await connect_to(here, made["id"]))
                await client.socket.send(text)
                assert json.loads(str(await client.socket.recv()))["code"] == code
                await client.close()

    run(scenario())


async def connect_to(here: House, table: str):  # type: ignore[no-untyped-def]
    from websockets.asyncio.client import connect

    return await connect(f"ws://127.0.0.1:{here.port}/ws/{table}")


def test_a_flood_is_refused_and_the_line_stays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, socket_rate="5/second") as here:
            made = await here.make()
            seat = await here.sit(made["id"], made["seats"][0]["token"])
            for ref in range(1, 13):
                await seat.send({"type": "ping", "ref": ref})
            told = await seat.until("fault")
            assert told["code"] == "too-fast"
            heard = [one["ref"] for one in seat.heard if one["type"] in ("pong", "fault")]
            assert heard == list(range(1, told["ref"] + 1))  # whoever waits for an answer is told that none comes
            assert seat.socket.state.name != "CLOSED"

    run(scenario())
