"""Standing answers: given for a seat, known to that seat alone, and in a window at the same moment as any other."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chronolude.server.http.bodies import NewTable, SeatWish
from chronolude.server.starts.tables import make_table
from tests.games.chrononauts.laying import lay
from tests.server.house import Client, House, Plain, house, run

pytestmark = pytest.mark.web
WINDOW = 600.0
SHORT = 0.3
UNLIKE = re.compile(r'"(at|clock|away|watchers|window)":[0-9.]+|"commitment":"[0-9a-f]*"|"(id|code|table)":"[a-z0-9]*"')
COMMAS = re.compile(r",+([,}\]])")  # what is left where something unlike stood


async def sit_down(
    here: House, position: Plain, game: str = "chrononauts", bots: int = 0
) -> tuple[Plain, list[Client]]:
    """People, then bots, at a table that starts from a position; the last line is a watcher's."""
    people = position["seats"] - bots
    players = [SeatWish("human", f"P{n}") for n in range(people)] + [SeatWish("bot", bot="random")] * bots
    wish = NewTable(game, position["seats"], players=players)
    made = msgspec.to_builtins(await make_table(here.hall, wish, here.base, start={"position": position}))
    lines = [await here.sit(made["id"], key["token"]) for key in made["seats"]]
    lines.append(await here.sit(made["id"], made["watch"].rpartition("/")[2]))
    for line in lines:
        while line.update.get("view") is None:
            await line.read()
    await settle(lines)
    return made, lines


async def tell(line: Client, text: str) -> Plain:
    return await line.ask("answer", decision=line.update["view"]["decision"], text=text)


async def settle(lines: list[Client]) -> None:
    for line in lines:
        await line.ask("ping")


HANDS = [["lost_opera", "1868p"], ["memo_1", "1917p"], ["1918p", "memo_2"]]
HOME = {"primes": ["1865", "1915", "1963"], "patches": ["1917p", "1974p"], "ids": ["marcus"]}


def start(hands: list[list[str]] = HANDS, **more: Any) -> Plain:
    """Seat 0 owes a play, and all others will be asked for a Memo."""
    return lay(hands, **more).position()


def phase(line: Client) -> str:
    return str(line.update["view"]["numbers"]["phase"])


def on(line: Client, name: str) -> bool:
    return bool(next(one["on"] for one in line.update["standing"] if one["name"] == name))


async def next_phase(line: Client, wanted: str) -> None:
    while phase(line) != wanted:
        await line.read()


async def run_out(here: House, made: Plain) -> None:
    """The time of the window is up."""
    live = here.hall.tables[made["id"]]
    live.folded.asked_at -= WINDOW
    await here.hall.windows.ring(live.id)


# ── the window ───────────────────────────────────────────────────────────────────────────────────


def test_a_standing_pass_answers_and_is_told_to_its_own_seat_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, window_seconds=WINDOW) as here:
            made, (ada, bo, cy, watcher) = await sit_down(here, start())
            before = [len(line.bytes) for line in (ada, cy, watcher)]
            assert not on(bo, "pass") and on(bo, "claim")
            assert (await bo.ask("standing", name="pass", on=True))["type"] == "accepted"
            assert on(bo, "pass")
            await settle([ada, cy, watcher])
            assert [len(line.bytes) for line in (ada, cy, watcher)] == [n + 1 for n in before]  # the pongs
            assert watcher.update["standing"] == [] and not on(cy, "pass")
            await tell(ada, "lost_opera")
            await settle([bo, cy])
            assert bo.update["sealed"] == "pass" and not bo.update["your_turn"] and cy.update["your_turn"]
            assert bo.update["view"]["answered"] == [] and 0 < bo.update["window"] <= WINDOW
            await tell(cy, "pass")
            await settle([ada])
            assert phase(ada) == "memo" and ada.update["view"]["answered"] == []
            await run_out(here, made)
            await next_phase(ada, "play")  # both claims stand: it is Bo's turn
            assert ada.update["view"]["numbers"]["turn"] == 1

    run(scenario())


@pytest.mark.parametrize("viewer", [0, 2, 3], ids=["who plays", "who is asked too", "watcher"])
def test_by_hand_or_by_an_instruction_others_are_sent_the_same(viewer: int, tmp_path: Path) -> None:
    """Two tables: at one Bo passes by hand, at the other by an instruction. Others get the same bytes."""

    async def world(here: House, stands: bool) -> list[str]:
        made, lines = await sit_down(here, start())
        if stands:
            await lines[1].ask("standing", name="pass", on=True)
        await tell(lines[0], "lost_opera")
        await settle(lines)
        await asyncio.sleep(0.02)  # so that the window is shorter when Bo alone is told something
        if not stands:
            await tell(lines[1], "pass")
        await tell(lines[2], "pass")
        await settle(lines)
        await run_out(here, made)
        await next_phase(lines[viewer], "play")
        return [COMMAS.sub(r"\1", UNLIKE.sub("", text)) for text in lines[viewer].bytes]

    async def scenario() -> None:
        async with house(tmp_path, window_seconds=WINDOW) as here:
            by_hand, standing = await world(here, False), await world(here, True)
            assert by_hand == standing and len(by_hand) > 6

    run(scenario())


def test_no_window_is_over_before_its_time(tmp_path: Path) -> None:
    """Whoever stands and whoever answers at once: haste tells nothing."""

    async def spent(here: House, standing: list[int]) -> float:
        _, lines = await sit_down(here, start())
        for seat in standing:
            await lines[seat].ask("standing", name="pass", on=True)
        begun = time.time()
        await tell(lines[0], "lost_opera")
        await settle(lines)
        for seat in {1, 2} - set(standing):
            await tell(lines[seat], "pass")
        await next_phase(lines[3], "play")
        return time.time() - begun

    async def scenario() -> None:
        async with house(tmp_path, window_seconds=SHORT) as here:
            for standing in ([], [1], [1, 2]):
                assert await spent(here, standing) >= SHORT - 0.01

    run(scenario())


def test_an_answer_by_hand_goes_before_the_instruction(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, window_seconds=WINDOW) as here:
            made, (ada, bo, cy, _w) = await sit_down(here, start())
            await bo.ask("standing", name="pass", on=True)
            await tell(ada, "lost_opera")
            await settle([bo, cy])
            assert {one["text"] for one in bo.update["options"]} == {"memo", "pass"}
            await tell(bo, "memo")
            assert bo.update["sealed"] == "memo"
            await tell(cy, "pass")
            await run_out(here, made)
            await settle([ada])
            assert [one["args"]["seat"] for one in ada.events if one["kind"] == "memoed"] == [1]

    run(scenario())


def test_an_instruction_is_taken_back_at_any_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, window_seconds=WINDOW) as here:
            made, (ada, bo, cy, _w) = await sit_down(here, start())
            await bo.ask("standing", name="pass", on=True)
            await tell(ada, "lost_opera")
            await bo.ask("standing", name="pass", on=False)
            await settle([cy])
            await tell(cy, "pass")
            await run_out(here, made)
            await settle([bo])
            assert bo.update["your_turn"] and bo.update["sealed"] is None and bo.update["window"] is None
            assert bo.update["view"]["answered"] == [2]
            await bo.ask("standing", name="pass", on=True)  # the window has been open long enough: at once
            await next_phase(ada, "play")

    run(scenario())


def test_what_is_kept_back_is_checked_at_once_and_may_be_changed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, window_seconds=WINDOW) as here:
            made, (ada, bo, cy, _w) = await sit_down(here, start([["lost_opera"], ["1917p"], ["memo_2"]]))
            await tell(ada, "lost_opera")
            await settle([bo, cy])
            told = await tell(bo, "memo")
            assert told["type"] == "refused" and told["reasons"][0]["rule"] == "C-088"
            assert (await tell(cy, "memo"))["type"] == "accepted"
            assert (await tell(cy, "memo"))["type"] == "accepted"  # said twice, taken once
            assert (await tell(cy, "pass"))["type"] == "accepted"
            await tell(bo, "pass")
            await run_out(here, made)
            await next_phase(ada, "play")
            assert not any(one["kind"] == "memoed" for one in ada.events)

    run(scenario())


def test_instructions_and_answers_kept_back_outlive_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, window_seconds=WINDOW) as here:
            made, (ada, bo, cy, _w) = await sit_down(here, start())
            await bo.ask("standing", name="pass", on=True)
            await tell(ada, "lost_opera")
            await settle([cy])
            await tell(cy, "pass")
        async with house(tmp_path, window_seconds=0) as here:
            back = await here.sit(made["id"], made["seats"][1]["token"])
            await back.until("update")
            assert on(back, "pass")
            await next_phase(back, "play")

    run(scenario())


def test_alone_among_bots_nobody_waits(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, window_seconds=60) as here:
            made = await here.make(game="chrononauts", seats=3, bots=["rule-of-thumb", "rule-of-thumb"])
            ada = await here.sit(made["id"], made["seats"][0]["token"])
            while ada.update.get("view") is None:
                await ada.read()
            await ada.ask("standing", name="pass", on=True)
            asked: list[str] = []
            while len(asked) < 12 and await ada.turn():
                asked.append(phase(ada))
                await ada.answer()
            assert "memo" not in asked and "claim" not in asked and "play" in asked

    run(scenario())


# ── the claim ────────────────────────────────────────────────────────────────────────────────────


def test_a_goal_that_is_reached_is_claimed_without_asking(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, window_seconds=0) as here:
            position = start([["lost_opera", "1868p"], ["1918p"]], **HOME)
            _, (ada, bo, _w) = await sit_down(here, position)
            await tell(ada, "lost_opera")
            await settle([bo])
            await tell(bo, "pass")
            await settle([ada, bo])
            assert bo.update["view"]["result"]["ending"] == "id" and bo.update["view"]["result"]["winners"] == [0]

    run(scenario())


def test_who_takes_the_claim_back_is_asked_every_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, window_seconds=0) as here:
            _, (ada, bo, _w) = await sit_down(here, start([["lost_opera", "1868p"], ["1918p"]]))
            await ada.ask("standing", name="claim", on=False)
            await tell(ada, "lost_opera")
            await settle([bo])
            await tell(bo, "pass")
            await settle([ada])
            assert phase(ada) == "claim" and ada.update["your_turn"]
            assert [one["text"] for one in ada.update["options"]] == ["no claim"]
            await tell(ada, "no claim")
            await settle([bo])
            assert phase(bo) == "play" and bo.update["your_turn"]

    run(scenario())


def test_undo_leads_past_what_an_instruction_answered(tmp_path: Path) -> None:
    """Otherwise the table would give the same answer again, and nobody would get anywhere."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, (ada, _w) = await sit_down(here, start([["lost_opera", "1868p"], ["1918p"]]), bots=1)
            first = ada.update["view"]["decision"]
            await ada.ask("standing", name="pass", on=True)
            await tell(ada, "lost_opera")
            while not (ada.update["your_turn"] and ada.update["view"]["decision"] > first + 3):
                await ada.read()
            assert ada.update["table"]["undo"]["to"] == first and not ada.update["table"]["undo"]["free"]
            await ada.ask("undo")
            await settle([ada])
            assert ada.update["view"]["decision"] == first and ada.update["your_turn"]

    run(scenario())


def test_an_instruction_the_game_does_not_know_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, (ada, _bo, _cy, watcher) = await sit_down(here, start())
            assert (await ada.ask("standing", name="dance", on=True))["code"] == "not-possible"
            assert (await watcher.ask("standing", name="pass", on=True))["code"] == "watching"
            made = await here.make()
            other = await here.sit(made["id"], made["seats"][0]["token"])
            assert (await other.ask("standing", name="pass", on=True))["code"] == "not-possible"
            assert other.update["standing"] == []

    run(scenario())


# ── the inspector and the catalogue ──────────────────────────────────────────────────────────────


def test_the_inspector_over_the_line(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, (ada, _bo, watcher) = await sit_down(here, start([["lost_opera"], ["1918p"]], ids=["marcus"]))
            told = await ada.ask("inspect", steps=["1963"])
            assert told["type"] == "inspected" and told["report"]["opened"] == ["1968", "1969"]
            assert [one["card"] for one in told["report"]["own"]["homes"]] == ["marcus"]
            assert any("0" in line and "2" in line for line in told["report"]["text"])
            told = await watcher.ask("inspect", steps=["1963", "1968p"])
            assert told["report"]["own"]["homes"] == [] and told["report"]["after"] == 1
            for steps in (["1964"], ["1968"], ["1963"] * 13):
                assert (await ada.ask("inspect", steps=steps))["code"] == "not-possible"
            made = await here.make()
            other = await here.sit(made["id"], made["seats"][0]["token"])
            assert (await other.ask("inspect", steps=[]))["code"] == "not-possible"

    run(scenario())


def test_the_catalogue_prints_every_card_in_both_languages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            for game, cards, years in (("chrononauts", 104, 32), ("artifaxx", 48, 0), ("solonauts", 55, 32)):
                found = {}
                for lang in ("en", "fr"):
                    found[lang] = (await here.get(f"/api/games/{game}/catalogue?lang={lang}")).json()
                    assert len(found[lang]["cards"]) == cards and len(found[lang]["years"]) == years
                    assert all(one["name"] and one["effect"] for one in found[lang]["cards"].values())
                assert found["en"] != found["fr"]
            assert (await here.get("/api/games/chrononauts/catalogue?edition=none")).status_code == 400
            assert (await here.get("/api/games/nothing/catalogue")).status_code == 404
            assert (await here.get("/api/games/contre-temps/catalogue")).json() == {}
            games = (await here.get("/api/games/chrononauts")).json()
            assert len(games["doubts"]) > 1

    run(scenario())
