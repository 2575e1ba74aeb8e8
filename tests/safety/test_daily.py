"""The deal of the day is read and played ahead by nobody: each way in, tried."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import chronolude as cl
from chronolude.kernel.chance import Cheap
from chronolude.server.live import days
from chronolude.server.starts import daily
from chronolude.server.thinking.bots import seed_for, thrown
from tests.server.house import Client, House, Plain, house, run

pytestmark = pytest.mark.web
GAME = "contre-temps"
NextDay = Callable[[], None]


@pytest.fixture
def next_day(monkeypatch: pytest.MonkeyPatch) -> NextDay:
    """The day is over."""

    def pass_on() -> None:
        for module in (days, daily):
            monkeypatch.setattr(module, "day_at", lambda _: "2999-01-01")

    return pass_on


async def begun(here: House, game: str = GAME) -> tuple[Plain, Client, str, str]:
    """Today's deal when its person is asked: what was told of it, their line, its address, and their key."""
    made = (await here.post(f"/api/daily/{game}", {"name": "Ada"})).json()
    token = made["seats"][0]["token"]
    seat = await here.sit(made["id"], token)
    await seat.turn()
    return made, seat, f"/api/tables/{made['id']}", token


def test_the_deal_is_one_of_more_than_can_be_tried(tmp_path: Path) -> None:
    """A seed has 32 bits in effect: whoever sees a hand tries them all in minutes, and reads every other hand."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, *_ = await begun(here)
            live = here.hall.tables[made["id"]]
            table = live.folded.table
            assert table is not None and not isinstance(table.truth().source, Cheap)
            assert live.row.start is None and table.record().header.chance.kind == "fair"
            again = await daily.daily_secret(here.hall, GAME, daily.today(here.hall))
            assert len(bytes.fromhex(live.row.secret)) == 32 and live.row.secret == again
            assert again != await daily.daily_secret(here.hall, GAME, "2999-01-01")
            assert again != await daily.daily_secret(here.hall, "timeline", daily.today(here.hall))

    run(scenario())


def test_nobodys_words_change_the_deal_and_nobody_knows_the_dice_of_its_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            hands = []
            for words in ("", "other words"):
                made = (await here.post(f"/api/daily/{GAME}", {"name": "Ada", "entropy": words})).json()
                seat = await here.sit(made["id"], made["seats"][0]["token"], entropy=words)
                await seat.turn()
                hands.append(seat.update["view"]["zones"])
            assert hands[0] == hands[1]
            live = here.hall.tables[made["id"]]
            told = {str(live.row.daily), live.id, str(live.row.game), days.day_at(live.now())}
            assert seed_for(live, 1, 0) not in {thrown(one, 1, 0) for one in told}

    run(scenario())


def test_its_secret_is_in_nothing_that_is_told(tmp_path: Path, next_day: NextDay) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat, path, token = await begun(here)
            secret = here.hall.tables[made["id"]].row.secret
            await seat.play_out()
            ways = (path, f"{path}/tree", f"{path}/events", f"{path}/decisions/0", f"/api/daily/{GAME}", "/api/lobby")
            told = [(await here.get(way, token)).text for way in ways]
            assert not any(secret in one for one in (*told, *seat.bytes, str(made)))
            next_day()
            record = await here.get(f"{path}/record", token)
            assert secret in record.text, "afterwards the whole game can be derived again"
            assert cl.load(record.text).header.chance.kind == "fair"
            proof = (await here.post("/api/verify", {"text": record.text})).json()
            assert proof["sound"] and proof["fair"], proof

    run(scenario())


def test_closing_opens_nothing_and_leads_back_to_the_same_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, _, path, token = await begun(here)
            assert (await here.post(f"{path}/close", {}, made["host"])).status_code == 200
            for way in (f"{path}/record", f"{path}/decisions/0?seat=1", f"{path}/hindsight/0"):
                assert (await here.get(way, token)).status_code in (403, 409), way
            again = (await here.post(f"/api/daily/{GAME}", {"name": "Ada"}, token)).json()
            assert again["id"] == made["id"] and again["seats"] == []
            assert made["id"] not in (await here.get(f"/api/records?game={GAME}", here.admin)).text

    run(scenario())


def test_it_is_branched_in_no_mode_and_nothing_is_taken_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, seat, path, token = await begun(here)
            await seat.answer()
            await seat.turn()
            assert (await seat.ask("undo"))["type"] == "refused"
            for wish in ({"mode": "fair", "seat": 0}, {"mode": "fair", "seat": 1}, {"mode": "study"}):
                answer = await here.post(f"{path}/branch", {"decision": 0, **wish}, token)
                assert answer.status_code == 409 and "tomorrow" in answer.json()["detail"], wish
            looked = await seat.ask("review", decision=0, seat=1)
            assert looked["code"] == "not-allowed"
            await seat.play_out()
            assert (await here.post(f"{path}/branch", {"decision": 0, "mode": "study"}, token)).status_code == 409
            assert (await seat.ask("review", decision=0, seat=1))["code"] == "not-allowed"

    run(scenario())


def test_no_seat_is_set_free_left_or_given_to_a_bot(tmp_path: Path) -> None:
    """A bot's seat set free would be taken by a second browser, which then sees its hand."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, _, path, token = await begun(here)
            for seat, key in ((1, made["host"]), (0, made["host"]), (0, token)):
                for action in ("release", "kick", "bot", "leave", "back"):
                    answer = await here.post(f"{path}/seats/{seat}", {"action": action}, key)
                    assert answer.status_code in (403, 409), (seat, action)
            assert (await here.post(f"{path}/join", {"name": "Bo"})).status_code == 409
            assert (await here.post(f"{path}/seats/1/link", {}, made["host"])).status_code == 409
            async with here.browser(made["host"]) as browser:
                assert (await browser.delete(f"{path}/seats/0/link")).status_code == 409
            kinds = [one.kind for one in here.hall.tables[made["id"]].folded.seats]
            assert kinds == ["human", *["bot"] * (len(kinds) - 1)]

    run(scenario())


def test_nobody_looks_on_while_it_is_played(tmp_path: Path, next_day: NextDay) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat, path, _ = await begun(here)
            watch = made["watch"].rpartition("/")[2]
            await seat.play_out()
            with pytest.raises(PermissionError):
                await here.sit(made["id"])
            with pytest.raises(PermissionError):
                await here.sit(made["id"], watch)
            for way in ("", "/events", "/tree", "/decisions/0", "/decisions/0?public=true"):
                for key in ("", watch):
                    answer = await here.get(path + way, key)
                    assert answer.status_code == 403 or (way == "" and "view" not in answer.json()), way
            assert made["id"] not in (await here.get("/api/lobby")).text
            next_day()
            assert (await here.get(f"{path}/tree", watch)).status_code == 200

    run(scenario())


def test_a_rematch_and_a_lesson_are_other_deals(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat, path, token = await begun(here)
            first = here.hall.tables[made["id"]].row
            await seat.play_out()
            again = (await here.post(f"{path}/rematch", {}, token)).json()
            lesson = (await here.post(f"/api/lessons/{GAME}", {"name": "Ada"})).json()
            for other in (again, lesson):
                live = await here.hall.find(other["id"])
                assert live is not None and live.row.daily is None and live.row.secret != first.secret

    run(scenario())


def test_no_wish_names_a_day_a_seed_a_secret_or_a_position(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            for name, value in (
                ("daily", f"{GAME}:2999-01-01"), ("secret", "00" * 32), ("start", {"seed": 1}), ("seed", 1),
                ("position", {}),
            ):  # fmt: skip
                answer = await here.post("/api/tables", {"game": GAME, "seats": 3, name: value})
                assert answer.status_code == 400, name
                assert (await here.post(f"/api/daily/{GAME}", {"name": "Ada", name: value})).status_code == 400, name
                options = {"game": GAME, "seats": 3, "options": {name: str(value)}}
                assert (await here.post("/api/tables", options)).status_code == 409, name
            made = (await here.post(f"/api/daily/{GAME}?day=2999-01-01", {"name": "Ada"})).json()
            live = await here.hall.find(made["id"])
            assert live is not None and live.row.daily == days.daily_key(GAME, daily.today(here.hall))

    run(scenario())


def test_a_record_of_ones_own_making_does_not_tell_the_rest_of_it(tmp_path: Path) -> None:
    """What a seat saw, brought as a record, is neither verified nor played on into cards that were not seen."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, *_ = await begun(here)
            live = here.hall.tables[made["id"]].folded.table
            assert live is not None
            record = live.record()  # as it is before the day is over: without its secret
            assert record.header.chance.secret == ""
            proof = await here.post("/api/verify", {"text": record.json})
            assert proof.status_code != 200 or not proof.json()["fair"]

    run(scenario())


def test_a_browser_does_not_forget_it_by_making_other_tables(tmp_path: Path) -> None:
    """Cookies have room for some fifty tables, and those that are over go first: not the deal of the day."""

    async def scenario() -> None:
        async with house(tmp_path) as here, here.browser() as browser:
            made = (await browser.post("/api/daily/timeline", json={"name": "Ada"})).json()
            await browser.post(f"/api/tables/{made['id']}/close", json={})
            for _ in range(60):
                wish = {"game": "timeline", "seats": 2, "bots": ["reader"], "name": "Ada"}
                assert (await browser.post("/api/tables", json=wish)).status_code == 201
            again = (await browser.post("/api/daily/timeline", json={"name": "Ada"})).json()
            assert again["id"] == made["id"]

    run(scenario())


# ── how others fared ─────────────────────────────────────────────────────────────────────────────


def test_how_others_fared_is_told_to_whoever_has_finished(tmp_path: Path, next_day: NextDay) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            today = daily.today(here.hall)
            _, first, _, ada = await begun(here)
            await first.play_out()
            made, second, _, bo = await begun(here)
            before = (await here.get(f"/api/daily/{GAME}", bo)).json()
            assert (before["results"], before["finished"], before["mine"]) == ([], 1, None)
            assert before["table"] == made["id"]
            stranger = (await here.get(f"/api/daily/{GAME}")).json()
            assert (stranger["results"], stranger["table"]) == ([], "")
            await second.play_out()
            after = (await here.get(f"/api/daily/{GAME}", bo)).json()
            assert len(after["results"]) == after["finished"] == 2 and after["mine"] in after["results"]
            next_day()
            assert len((await here.get(f"/api/daily/{GAME}?day={today}")).json()["results"]) == 2
            assert (await here.get(f"/api/daily/{GAME}", ada)).json()["table"] == ""

    run(scenario())


def test_nobody_between_keeps_results_for_who_asks_next(tmp_path: Path) -> None:
    """A proxy of a school or an office answers many people: what one was told, the next has not played yet."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, seat, path, token = await begun(here)
            await seat.play_out()
            for way in (f"/api/daily/{GAME}", path, f"{path}/events", f"{path}/record", "/api/lobby", "/api/finished"):
                assert (await here.get(way, token)).headers["cache-control"] == "no-store", way

    run(scenario())


def test_whoever_ends_after_the_day_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By then the deal could be looked into."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            today = daily.today(here.hall)
            made, seat, *_ = await begun(here)
            late: Any = here.hall.tables[made["id"]]
            after = days.end_of(today) + 60
            monkeypatch.setattr(late, "now", lambda: after)
            await seat.play_out()
            await asyncio.sleep(0)
            found = (await here.get(f"/api/daily/{GAME}?day={today}")).json()
            assert found["finished"] == 0 and found["results"] == []
            rows: Iterator[Any] = iter(await daily.results_of(here.hall, GAME, today))
            assert next(rows).at >= days.end_of(today)

    run(scenario())
