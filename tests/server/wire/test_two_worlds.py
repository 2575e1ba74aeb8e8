"""Secrets on the wire: reshuffle what a seat cannot see, play the same game, and it is sent the same bytes.

For every registered game, for each seat and for a watcher, at several decisions: while answers are given, after an
undo, in reviews, on lines that resume, over REST, and at a branch.
"""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

import chronolude as cl
from chronolude.games import OURS, register
from chronolude.search import Budget
from chronolude.server.live import prompts
from chronolude.server.thinking.bots import BotDesk
from tests.laws.walk import Place, modes
from tests.looks import advise_here
from tests.server.house import House, house, run
from tests.server.worlds import World, any_option, differing, other_world, same_step, stages

pytestmark = [pytest.mark.web, pytest.mark.slow]
DECISIONS = (0, 9, 30)
STEPS = 5
ALWAYS_TURNS_UP = ("timeline",)  # whoever places a card shows its date: no answer leaves two worlds alike


@pytest.fixture(autouse=True)
def advised_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice is thought over but briefly and here: what matters is what it is thought from."""
    monkeypatch.setattr("chronolude.bots.advice.budget", lambda: Budget(4))
    monkeypatch.setattr(BotDesk, "advise", lambda _, table, seat, whose: advise_here(table, seat, whose))


@pytest.fixture(autouse=True)
def nothing_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the table answers by itself would turn up cards that the script means to leave face down."""
    for game in register().values():
        for one in game.standing:
            monkeypatch.setattr(one, "usual", False)


def seats_for(game: str) -> int:
    least, most = register()[game].seats
    return min(most, max(2, least))


def games() -> list[Place]:
    """Every game of the house in every mode, with few seats."""
    ids = list(OURS)
    return [Place(game, mode, seats_for(game), 5) for game in ids for mode in modes(game)]


async def compare(here: House, table: cl.Table, viewer: int, seed: int) -> tuple[int, int, bool]:
    """Play two worlds alike and compare all that the viewer is sent: messages, steps, whether anything was hidden."""
    who = None if viewer == table.seats else viewer
    truth_at, twin_at = table.position(), other_world(table, who, seed)
    truth, mirror = [await World.open(here, table, one) for one in (truth_at, twin_at)]
    steps = 0
    while steps < STEPS and await same_step(truth, mirror, viewer):
        steps += 1
    worlds = (truth, mirror)
    for world in worlds:
        await world.look(viewer, any_option(truth, viewer))
        await world.resume(viewer)
        await world.branch(viewer, 0)
        await world.branch(viewer, world.table.decision)
    undone = who is not None and truth.clients[viewer].update["table"]["undo"] is not None
    if who is not None and undone:
        for world in worlds:
            await world.undo(who)
            await world.look(viewer, [])
            await world.resume(viewer)
    mine, theirs = (world.bytes_of(viewer) for world in worlds)
    assert mine == theirs, differing(mine, theirs)
    for world in worlds:
        for client in world.clients:
            await client.close()
    zones = [position["zones"] for position in (truth_at, twin_at)]
    return len(mine), steps, zones[0] != zones[1]


@pytest.mark.parametrize("place", games(), ids=str)
def test_no_line_can_tell_two_worlds_apart(place: Place, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            tables = list(stages(place, DECISIONS))
            turns = [(viewer, (viewer + late) % len(tables)) for viewer in range(place.seats + 1) for late in (0, 1)]
            found = [await compare(here, tables[stage], viewer, 50 + stage) for viewer, stage in sorted(set(turns))]
            messages, steps, otherwise = (list(column) for column in zip(*found, strict=True))
            assert sum(messages) > 40 * len(found)
            assert (sum(steps) > 0) == (place.game not in ALWAYS_TURNS_UP)
            assert sum(otherwise) > 0  # the worlds did differ

    run(scenario())


def test_the_check_notices_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that counts something hidden into what everybody is shown is found out."""

    def leaky(table: cl.Table, *_: object) -> str:
        return str(zlib.crc32(str(table.position()["zones"]).encode()))

    async def scenario() -> None:
        async with house(tmp_path) as here:
            monkeypatch.setattr(prompts, "round_of", leaky)
            table = next(stages(Place("artifaxx", (), 2, 5), DECISIONS))
            with pytest.raises(AssertionError):
                await compare(here, table, 0, 50)

    run(scenario())
