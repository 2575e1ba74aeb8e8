"""What was refused stays refused: nobody goes back by sending somebody away."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.safety.authority.acts import act, link, seat_of
from tests.server.house import house, run
from tests.server.wire.test_refusals import table_of_two

pytestmark = pytest.mark.web


@pytest.mark.parametrize("action", ["bot", "kick"])
def test_a_host_does_not_get_round_a_refused_undo_by_sending_somebody_away(tmp_path: Path, action: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            assert (await asked.answer())["type"] == "accepted"
            assert (await asked.ask("undo"))["type"] == "accepted"
            while other.update["table"]["asking"] is None:
                await other.read()
            assert (await other.ask("consent", yes=False))["type"] == "accepted"
            assert await act(here, made, seat_of(other), action, made["host"]) == 200
            assert (await asked.ask("undo"))["code"] == "nothing-to-undo"

    run(scenario())


@pytest.mark.parametrize("action", ["bot", "kick"])
def test_sending_somebody_away_ends_an_undo_that_waits_for_them(tmp_path: Path, action: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            await asked.answer()
            decision = asked.update["view"]["decision"]
            await asked.ask("undo")
            assert await act(here, made, seat_of(other), action, made["host"]) == 200
            await asked.ask("ping")
            assert asked.update["table"]["asking"] is None
            assert asked.update["view"]["decision"] >= decision

    run(scenario())


def test_no_undo_goes_back_beyond_a_link_that_the_host_took_away(tmp_path: Path) -> None:
    """Else the host could wait until they may have the link of whoever refused, and agree in their place."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            assert (await asked.answer())["type"] == "accepted"
            assert (await asked.ask("undo"))["type"] == "accepted"
            assert (await link(here, made, seat_of(other), made["host"], "DELETE")).status_code == 200
            await asked.ask("ping")
            assert asked.update["table"]["asking"] is None
            assert (await asked.ask("undo"))["code"] == "nothing-to-undo"

    run(scenario())
