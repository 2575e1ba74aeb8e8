"""Puzzles over HTTP: what is told is what one seat sees, and nothing that is asked for gets round it."""

from __future__ import annotations

import json
from pathlib import Path

from chronolude.bots.puzzles.library import puzzles_of
from chronolude.bots.puzzles.puzzle import table_of
from tests.looks import look_here
from tests.server.house import House, house, run


def at(game: str, number: int = 0) -> tuple[str, str]:
    """The address of a puzzle and its best answer."""
    puzzle = puzzles_of(game)[number]
    return f"/api/puzzles/{game}/{puzzle.id}", puzzle.best[0]


def looks_here(one: House) -> House:
    one.hall.jobs.done = look_here  # type: ignore[method-assign, assignment]
    return one


def test_a_puzzle_is_told_solved_and_explained(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            looks_here(here)
            there = (await here.get("/api/puzzles")).json()
            assert {shelf["game"] for shelf in there["shelves"]} >= {"timeline", "time-division"}
            assert there["id"] in [one["id"] for shelf in there["shelves"] for one in shelf["puzzles"]]
            path, best = at("time-division")
            told = (await here.get(path)).json()
            wrong = next(one for one in table_of(puzzles_of("time-division")[0]).moves(told["seat"]) if one != best)
            assert (await here.post(path, {"text": best})).json()["right"]
            no = (await here.post(path, {"text": wrong})).json()
            assert not no["right"] and no["text"] and no["told"]
            hints = [(await here.get(f"{path}/hints/{step}")).json()["text"] for step in (1, 2, 3)]
            assert all(hints)
            moments = (await here.get(f"{path}/solution")).json()
            assert moments[0]["step"]["seat"] == told["seat"]

    run(scenario())


def test_a_puzzle_tells_its_seats_view_and_not_the_position(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            looks_here(here)
            puzzle = puzzles_of("artifaxx")[0]
            told = (await here.get(f"/api/puzzles/artifaxx/{puzzle.id}", headers={"accept-language": "en"})).json()
            assert set(told) == {
                "game", "id", "title", "seat", "seats", "grade", "task", "prompt", "options", "view"
            }  # fmt: skip
            own = table_of(puzzle)
            assert told["view"] == json.loads(json.dumps(own.view(puzzle.seat, "en")))
            assert told["view"]["seat"] == puzzle.seat

    run(scenario())


def test_what_is_no_puzzle_no_answer_and_no_hint_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            looks_here(here)
            path, _ = at("timeline")
            assert (await here.get("/api/puzzles/timeline/nothing")).status_code == 409
            assert (await here.get("/api/puzzles/..%2f..%2fetc/passwd")).status_code in (404, 409)
            assert (await here.post(path, {"text": "no such move"})).status_code == 409
            assert (await here.post(path, {"text": "x" * 401})).status_code == 413
            assert (await here.get(f"{path}/hints/4")).status_code == 400

    run(scenario())


def test_puzzles_are_looked_at_within_the_limits_of_strangers(tmp_path: Path) -> None:
    """So many requests of one address at a time, as with records that are brought."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            here.hall.jobs.held["127.0.0.1"] = here.hall.jobs.most_each
            path, _ = at("timeline")
            assert (await here.get(path)).status_code == 503

    run(scenario())
