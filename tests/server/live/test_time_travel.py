"""Resume by number, undo, review, branches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import chronolude as cl
from chronolude.server.http.routes.preview import preview
from chronolude.server.people.keys import cookie_name
from tests.server.house import House, house, run
from tests.server.wire.test_refusals import table_of_two

pytestmark = pytest.mark.web


def test_a_client_that_was_away_hears_exactly_what_it_missed_in_its_own_face(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            token = made["seats"][0]["token"]
            stays = await here.sit(made["id"], token)
            while await stays.turn() and len(stays.events) < 40:
                await stays.answer()
            for since in (0, 1, 17, len(stays.events), 10_000):
                back = await here.sit(made["id"], token, since=since)
                await back.until("update")
                while stays.update["view"]["decision"] < back.update["view"]["decision"]:
                    await stays.until("update")  # a bot's sealed answer, on its way to whoever stayed
                assert back.events == stays.events[since:]
                assert back.update["view"] == stays.update["view"]
                await back.close()
            here.hall.forget(made["id"])  # and from the log alone
            back = await here.sit(made["id"], token, since=3)
            await back.until("update")
            assert back.events == stays.events[3:]

    run(scenario())


def test_undo_against_bots_is_done_at_once_and_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await here.at_turn()
            chose = seat.update["view"]
            assert seat.update["table"].get("undo") is None
            await seat.answer(1)
            await seat.turn()
            assert seat.update["table"]["undo"] == {
                "free": False,
                "to": chose["decision"],
                "reason": "The others must agree.",
            }
            told = await seat.ask("undo")
            assert told["type"] == "accepted"
            assert seat.update["view"]["zones"] == chose["zones"]
            assert seat.events[-1]["kind"] == "table-undone"
            assert seat.update["table"]["timelines"] == 2
            tree = (await here.get(f"/api/tables/{made['id']}/tree", made["seats"][0]["token"])).json()
            assert tree["branches"][0]["decision"] == chose["decision"]
            await seat.play_out()
            record = cl.load((await here.get(f"/api/tables/{made['id']}/record", made["seats"][0]["token"])).text)
            assert any(move.branches for move in record.moves)

    run(scenario())


def test_undo_among_people_waits_for_consent_and_one_no_ends_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, asked, other = await table_of_two(here)
            before = asked.update["view"]
            await asked.answer()
            assert (await asked.ask("undo"))["type"] == "accepted"
            mine = before["seat"]
            await other.ask("ping")
            assert other.update["table"]["asking"] == {"seat": mine, "to": before["decision"], "waiting": [1 - mine]}
            assert (await asked.ask("consent", yes=True))["code"] == "stale"
            assert (await asked.ask("undo"))["code"] == "undo-pending"
            assert (await other.ask("consent", yes=False))["type"] == "accepted"
            assert other.update["table"]["asking"] is None
            assert (await asked.ask("undo"))["type"] == "accepted"
            assert (await other.ask("consent", yes=True))["type"] == "accepted"
            await asked.ask("ping")
            assert asked.update["view"] == before
            kinds = [event["kind"] for event in other.events if event["kind"].startswith("table-undo")]
            assert kinds == [
                "table-undo-asked",
                "table-undo-refused",
                "table-undo-asked",
                "table-undo-agreed",
                "table-undone",
            ]

    run(scenario())


def test_a_sealed_answer_is_acknowledged_changed_and_taken_back_freely(tmp_path: Path) -> None:  # noqa: PLR0915
    async def scenario() -> None:  # noqa: PLR0915
        async with house(tmp_path) as here:
            _, one, two = await table_of_two(here)
            while True:  # play on to the first sealed ask of both people
                for seat in (one, two):
                    await seat.ask("ping")
                if one.update["view"]["mode"] == "all" and one.update["your_turn"] and two.update["your_turn"]:
                    break
                for seat in (one, two):
                    if seat.update["your_turn"] and seat.update["view"]["mode"] == "one":
                        await seat.answer()
            decision, options = one.update["view"]["decision"], one.update["options"]
            before = len(two.events)
            told = await one.ask("answer", decision=decision, text=options[0]["text"])
            assert told["type"] == "accepted"
            assert one.update["sealed"] == options[0]["text"]
            await two.ask("ping")
            assert one.update["view"]["seat"] in two.update["view"]["answered"]
            assert len(two.events) == before and two.update["sealed"] is None
            log = here.hall.tables[one.update["table"]["id"]].folded.log_length
            again = await one.ask("answer", decision=decision, text=options[0]["text"])
            assert again["type"] == "accepted"
            assert here.hall.tables[one.update["table"]["id"]].folded.log_length == log  # said twice, taken once
            if len(options) > 1:
                assert (await one.ask("answer", decision=decision, text=options[1]["text"]))["type"] == "accepted"
                assert one.update["sealed"] == options[1]["text"]
            assert one.update["table"]["undo"]["free"]
            assert (await one.ask("undo"))["type"] == "accepted"
            assert (await two.ask("answer", decision=decision, text=two.update["options"][0]["text"]))[
                "type"
            ] == "accepted"

    run(scenario())


def test_review_shows_ones_own_past_and_everybodys_once_it_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await here.at_turn()
            first = seat.update["view"]
            await seat.answer()
            await seat.turn()
            told = await seat.ask("review", decision=first["decision"])
            assert told["view"] == first
            assert told["text"] and told["prompt"]["ask"]
            assert (await seat.ask("review", decision=first["decision"], public=True))["view"]["seat"] is None
            assert (await seat.ask("review", decision=0, seat=1))["code"] == "not-allowed"
            assert (await seat.ask("review", decision=999))["code"] == "not-possible"
            assert (await seat.ask("review", decision=-1))["code"] == "not-possible"
            path = f"/api/tables/{made['id']}/decisions/{first['decision']}"
            linked = await here.get(path, made["seats"][0]["token"])
            assert linked.json()["zones"] == first["zones"]
            assert (await here.get(path + "?seat=1", made["seats"][0]["token"])).status_code == 403
            assert (await here.get(path)).status_code == 403
            await seat.play_out()
            other = await seat.ask("review", decision=0, seat=1)
            assert all(other["view"]["zones"][1]["cards"])

    run(scenario())


def test_a_live_game_branches_fairly_and_from_ones_own_seat_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            token, path = made["seats"][0]["token"], f"/api/tables/{made['id']}/branch"
            seat = await here.sit(made["id"], token)
            await seat.turn()
            view = seat.update["view"]
            here_and_now = {"decision": view["decision"]}
            assert (await here.post(path, here_and_now)).status_code == 403
            assert (await here.post(path, {**here_and_now, "mode": "study"}, token)).status_code == 409
            assert (await here.post(path, {**here_and_now, "seat": 1}, token)).status_code == 409
            assert (await here.post(path, {"decision": 99}, token)).status_code == 409
            branch = (await here.post(path, here_and_now, token)).json()
            twin = await here.sit(branch["id"], branch["seats"][0]["token"])
            await twin.turn()
            assert twin.update["view"]["zones"] == view["zones"]
            assert twin.update["table"]["parent"] == made["id"]
            assert (twin.events[0]["kind"], twin.events[0]["args"]["to"]) == ("table-branched", view["decision"])
            await twin.play_out()
            tree = (await here.get(f"/api/tables/{made['id']}/tree", token)).json()
            assert tree["children"] == []  # the branch opens by its own links
            verdict = await here.post(
                "/api/verify", {"text": (await here.get(f"/api/tables/{branch['id']}/record", branch["host"])).text}
            )
            assert verdict.json()["sound"], verdict.text

    run(scenario())


def test_a_finished_game_is_studied_exported_and_imported(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            token = made["seats"][0]["token"]
            assert (await here.get(f"/api/tables/{made['id']}/record", token)).status_code == 409
            seat = await here.sit(made["id"], token)
            await seat.play_out()
            wish = {"decision": 4, "mode": "study", "players": [{"kind": "human"}, {"kind": "human"}, {"kind": "bot"}]}
            study = (await here.post(f"/api/tables/{made['id']}/branch", wish, token)).json()
            assert len(study["seats"]) == 2
            for form in ("json", "text"):
                record = (await here.get(f"/api/tables/{made['id']}/record?form={form}", token)).text
                brought = (await here.post("/api/records", {"text": record})).json()
                review = await here.get(f"/api/tables/{brought['id']}/decisions/2?seat=1", brought["host"])
                assert review.json()["decision"] == 2
                wish = {"decision": 2, "mode": "study", "seat": 0}
                assert (
                    await here.post(f"/api/tables/{brought['id']}/branch", wish, brought["host"])
                ).status_code == 201
            assert (await here.post("/api/records", {"text": "nonsense"})).status_code == 409
            assert (await here.post("/api/verify", {"text": "{}"})).json()["sound"] is False
            told = await here.get(f"/api/tables/{made['id']}/events?since=2", token)
            assert told.headers["content-type"].startswith("application/x-ndjson")
            assert len(told.text.splitlines()) == len(seat.events) - 2

    run(scenario())


def cookie_of(here: House, token: str) -> dict[str, str]:
    key = here.hall.key(token)
    assert key is not None
    return {"cookie": f"{cookie_name(key)}={token}"}


def test_a_branch_keeps_its_question_and_the_tree_tells_whose_it_is(tmp_path: Path) -> None:
    question = "What if I keep the 13?"

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            token, path = made["seats"][0]["token"], f"/api/tables/{made['id']}"
            await (await here.sit(made["id"], token)).play_out()
            wish = {"decision": 4, "mode": "study", "settings": {"called": question, "watch": "everyone"}}
            branch = (await here.post(f"{path}/branch", wish, token)).json()
            key = branch["seats"][0]["token"]
            twin = await here.sit(branch["id"], key)
            await twin.turn()
            assert (twin.update["table"]["called"], twin.update["table"]["left"]) == (question, 4)
            tree = (await here.get(f"{path}/tree", token)).json()
            assert (tree["seat"], tree["called"]) == (0, "")
            assert [(one["called"], one["seat"]) for one in tree["children"]] == [(question, None)]
            mine = (await here.get("/api/lobby", headers=cookie_of(here, key))).json()["tables"]
            assert [(one["called"], len(one["who"])) for one in mine] == [(question, 2)]
            await twin.play_out()
            again = (await here.post(f"/api/tables/{branch['id']}/rematch", {}, key)).json()
            info = (await here.get(f"/api/tables/{again['id']}")).json()
            assert (info["called"], info["parent"]) == ("", None)

    run(scenario())


def test_a_link_says_which_game_it_opens_and_nothing_of_who_plays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(name="Zenobia")
            token = made["seats"][0]["token"]
            await (await here.sit(made["id"], token)).play_out()
            told = await preview(here.hall, made["id"], "fr", "https://x.example")
            assert 'content="Contre-Temps, 3 joueurs"' in told
            assert "https://x.example/preview.png" in told
            assert "La partie est finie" in told and "Zenobia" not in told
            assert await preview(here.hall, "nothing", "en", "") == ""
            for table in (made["id"], "nothing"):
                assert (await here.get(f"/r/{table}", headers={"accept": "text/html"})).status_code == 200
            everybody = await here.get(f"/api/tables/{made['id']}/events?public=true", token)
            said = [json.loads(line)["text"] for line in everybody.text.splitlines()]
            assert any(text.startswith("Zenobia ") for text in said)
            assert not any(text.startswith("You ") for text in said)

    run(scenario())
