"""Clients of before: a page that was left open over an upgrade knows no steps, and plays on all the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Client, House, house, run

pytestmark = pytest.mark.web
PEOPLE = [{"kind": "human", "name": name} for name in ("Ada", "Bo", "Cy")]
OF_BEFORE: dict[str, Any] = {"version": 2, "steps": False}


async def come(here: House, made: dict[str, Any], heard: int) -> list[Client]:
    """Three people, the first with a page of before."""
    keys = [(key["token"], OF_BEFORE if seat == 0 else {}) for seat, key in enumerate(made["seats"])]
    seats = [await here.sit(made["id"], token, since=heard, **hello) for token, hello in keys]
    for seat in seats:
        await seat.ask("ping")
    return seats


async def next_asked(seats: list[Client]) -> Client:
    """Whose turn it is, as soon as they have heard so: an answer is told before everybody was sent what came of it."""
    for _ in range(200):
        for seat in seats:
            if seat.update["your_turn"]:
                return seat
            await seat.ask("ping")
    raise AssertionError("nobody is asked")


async def play(seats: list[Client], answers: int) -> None:
    """Whoever is asked answers, and all hear of it."""
    for _ in range(answers):
        asked = await next_asked(seats)
        assert (await asked.answer())["type"] == "accepted"
        for seat in seats:
            await seat.ask("ping")


def all_see(seat: Client) -> dict[str, Any]:
    """What of an update is the same for everybody."""
    view, update = seat.update["view"], seat.update
    zones = [zone for zone in view["zones"] if zone["name"] != "hand"]
    public = {name: view[name] for name in ("decision", "numbers", "asked", "answered", "aid")}
    return {**public, "zones": zones, "n": update["n"], "status": update["table"]["status"]}


def test_a_page_left_open_over_the_upgrade_plays_on_by_whole_updates(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(players=PEOPLE)
            seats = await come(here, made, 0)
            await play(seats, 7)
            heard = len(seats[0].events)
        async with house(tmp_path) as here:  # the server of now, and the same page comes again
            seats = await come(here, made, heard)
            await play(seats, 7)
            assert seats[0].update["view"]["decision"] == 14
            assert not any('"type":"step"' in text for text in seats[0].bytes)
            assert any('"type":"step"' in text for text in seats[1].bytes)
            assert all_see(seats[0]) == all_see(seats[1]) == all_see(seats[2])
            assert [event["n"] for event in seats[0].events] == list(range(heard + 1, seats[0].update["n"] + 1))

    run(scenario())
