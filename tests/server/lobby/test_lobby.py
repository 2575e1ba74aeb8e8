"""Lists are made when something changes, and not for whoever asks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chronolude.games import Game, register
from chronolude.games.timeline import library
from chronolude.server.lobby.cards import LOOK_SECONDS, GameCards
from tests.server.house import Client, House, house, run


class Calls:
    """How often something was done."""

    def __init__(self) -> None:
        self.count = 0

    def over(self, true: Any) -> Any:
        def counted(*given: Any, **named: Any) -> Any:
            self.count += 1
            return true(*given, **named)

        return counted


def test_a_card_is_made_once_in_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    calls, time = Calls(), [0.0]
    monkeypatch.setattr(Game, "card", calls.over(Game.card))
    cards = GameCards(lambda: time[0])
    first = cards.all("fr")
    for _ in range(20):
        time[0] += LOOK_SECONDS / 3
        assert cards.all("fr") == first
    assert calls.count == len(register())
    assert cards.all("en") != first
    assert calls.count == 2 * len(register())


def test_a_data_file_that_comes_changes_or_goes_shows_at_the_next_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(library.VARIABLE, str(tmp_path))
    time = [0.0]
    cards = GameCards(lambda: time[0])

    def decks() -> tuple[list[str], dict[str, str]]:
        time[0] += LOOK_SECONDS
        option = next(one for one in cards.of("timeline", "en").options if one.name == "decks")
        return option.values, option.faults

    before = decks()
    file = tmp_path / "decks" / "mine.toml"
    file.parent.mkdir()
    text = next(iter(sorted(library.SHIPPED.glob("*.toml")))).read_text(encoding="utf-8")
    id = next(line for line in text.splitlines() if line.startswith("id"))
    file.write_text(text.replace(id, 'id = "mine"', 1), encoding="utf-8")
    assert len(decks()[0]) == len(before[0]) + 1
    file.write_text("nonsense", encoding="utf-8")
    assert "mine.toml" in decks()[1]
    file.unlink()
    assert decks() == before


async def departures(here: House) -> dict[str, Any]:
    return {one["id"]: one for one in (await here.get("/api/lobby")).json()["departures"]}


async def answer_once(client: Client) -> None:
    await client.turn()
    await client.answer()


@pytest.mark.web
def test_departures_are_read_once_and_what_changes_shows_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            monkeypatch.setattr("chronolude.server.lobby.departures.OLD_SECONDS", 1000.0)
            calls = Calls()
            here.hall.departures._read = calls.over(here.hall.departures._read)  # type: ignore[method-assign]
            made = await here.make(bots=["random"], settings={"lobby": True, "watch": "everyone"})
            for _ in range(5):
                assert (await departures(here))[made["id"]]["taken"] == 2
            assert calls.count == 1
            joined = await here.post(f"/api/tables/{made['id']}/join", {"name": "Lin"})
            found = (await departures(here))[made["id"]]
            assert (found["taken"], found["status"], "Lin" in found["who"]) == (3, "open", True)
            ada = await here.sit(made["id"], made["seats"][0]["token"])
            lin = await here.sit(made["id"], joined.json()["token"])
            await asyncio.gather(*(client.until("update") for client in (ada, lin)))
            assert (await departures(here))[made["id"]]["status"] == "live"
            before = calls.count
            await asyncio.gather(*(answer_once(client) for client in (ada, lin)))  # who begins is drawn by lot
            assert await departures(here)
            assert calls.count == before, "an answer changes nothing that is listed"
            await here.post(f"/api/tables/{made['id']}/close", token=made["host"])
            assert made["id"] not in await departures(here)

    run(scenario())
