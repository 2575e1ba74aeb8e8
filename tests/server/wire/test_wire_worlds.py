"""Whole games by bots, and at every decision the bytes for every seat and watcher in two worlds.

Everything hidden from a viewer is dealt anew under the server's own table, and all that the server would send that
viewer then must be the same bytes: the update, answers to questions, refusals, advice, and chat refused or not.
"""

from __future__ import annotations

import asyncio
import copy
import random
import zlib
from collections.abc import Iterator
from typing import Any

import pytest

import chronolude as cl
from chronolude.search import Budget
from chronolude.server.live import entries, prompts
from chronolude.server.live.connection import Connection
from chronolude.server.live.fold import Folded
from chronolude.server.live.rows import SeatRow, TableRow, TableSettings
from chronolude.server.live.scene import Scene
from chronolude.server.live.table import Live
from chronolude.server.starts.tables import NOTHING
from chronolude.server.wire.handlers import reply_to
from chronolude.server.wire.messages import Answer, Describe, Foresee, Hint, Inspect, Say, Undo, WhyNot, write
from tests.laws.walk import Dice, Place, any_answer, everyone, other_world
from tests.looks import advise_here, desk_here
from tests.server.wire.test_two_worlds import games

LOOKS = 12
"""At how many decisions of a game everything is looked at."""
LONGEST = 400


class NoStore:
    """Nothing may be written by whoever only looks."""

    async def write(self, *_: object) -> None:
        raise AssertionError("something was written")

    async def rows(self, *_: object) -> list[Any]:
        return []


def opened(place: Place) -> Folded:
    """The table of one game as the server folds it: people on all seats but the last, which is a bot's."""
    table = place.open()
    row = TableRow(
        id="t", game=place.game, seats=place.seats, options=dict(table.settings), settings=TableSettings(),
        status="open", host_hash="", watch_hash="", secret="5" * 64,
        **{**NOTHING, "start": {"seed": place.seed}, "created": 0.0, "touched": 0.0},
    )  # fmt: skip
    last = place.seats - 1
    kinds: list[Any] = ["bot" if seat == last and seat else "human" for seat in range(place.seats)]
    seats = [SeatRow(seat, kind, f"Person {seat}", "random") for seat, kind in enumerate(kinds)]
    folded = Folded(row, seats)
    folded.apply(entries.Dealt(), 1.0)
    return folded


def played(place: Place) -> Iterator[Folded]:
    """The table at every decision of a whole game, with an undo now and then, and once more when it is over."""
    folded, dice = opened(place), Dice(f"wire {place}")
    while not folded.over and folded.decision < LONGEST:
        yield folded
        assert folded.table is not None
        if folded.decision > 2 and dice.random() < 0.05:
            folded.apply(entries.Undone(0, folded.decision - dice.randint(1, 2)), 1.0)
        else:
            seat, text = any_answer(folded.table, dice)
            folded.apply(entries.Answered(seat, text), 1.0)
    yield folded


def twin_of(folded: Folded, viewer: int | None, seed: int) -> Folded:
    """The same log under another deal of all that this viewer cannot see."""
    assert folded.table is not None
    twin = copy.copy(folded)
    twin.table = other_world(folded.table, viewer, seed)
    return twin


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice is thought over but briefly here: what matters is what it is thought from."""
    monkeypatch.setattr("chronolude.bots.advice.budget", lambda: Budget(4))


async def shown(folded: Folded, viewer: int | None, texts: list[str], dear: bool) -> list[bytes]:
    """Every byte that the server sends this viewer now, and to any question."""
    live = Live(NoStore(), folded, lambda: 2.0)  # type: ignore[arg-type]
    live.advise, live.looks = advise_here, desk_here()
    out = [write(Scene(folded, live, 2.0).update(viewer, lang)) for lang in ("en", "fr")]
    line = Connection(viewer, "en", 0)
    asks: list[Any] = [Describe(1), Hint(1, 1), Inspect(1, ["1963", "1968p"]), Undo(1) if folded.over else Describe(1)]
    asks += [WhyNot(1, text) for text in texts]
    asks += [Answer(1, folded.decision, "nonsense"), Answer(1, 999, "A13"), Answer(1, folded.decision, "A13 > A12")]
    asks += [Say("", "", 1)]
    if dear:
        asks += [Hint(1, 3), *(Foresee(1, text) for text in texts[:2])]
    for ask in asks:
        told = await reply_to(live, line, ask)
        out.append(b"" if told is None else write(told))
    return out


def texts_of(folded: Folded) -> list[str]:
    """An answer of everybody who is asked, and one of nobody's."""
    assert folded.table is not None
    found = [folded.table.options(seat)[0].text for seat in folded.asked]
    return [*found[:3], "nonsense"]


def compare(folded: Folded, viewer: int | None, seed: int, dear: bool) -> int:
    """How many messages were compared."""

    async def both() -> tuple[list[bytes], list[bytes]]:
        texts = texts_of(folded)
        twin = twin_of(folded, viewer, seed)
        return await shown(folded, viewer, texts, dear), await shown(twin, viewer, texts, dear)

    mine, theirs = asyncio.run(both())
    pairs = zip(mine, theirs, strict=True)
    assert mine == theirs, next((one[:1500], other[:1500]) for one, other in pairs if one != other)
    return len(mine)


@pytest.mark.slow
@pytest.mark.parametrize("place", games(), ids=str)
def test_no_byte_of_a_whole_game_tells_what_is_hidden(place: Place) -> None:
    dice = random.Random(str(place))
    length = sum(1 for _ in played(place))
    looked = {*dice.sample(range(length), min(LOOKS, length)), length - 1}
    messages, differed = 0, False
    for number, folded in enumerate(played(place)):
        if number not in looked or folded.table is None:
            continue
        for viewer in everyone(folded.table):
            messages += compare(folded, viewer, dice.getrandbits(32), dice.random() < 0.3)
            zones = other_world(folded.table, viewer, 5).position()["zones"]
            differed = differed or zones != folded.table.position()["zones"]
    assert differed and messages > 10 * len(looked)


def test_a_byte_too_many_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table whose every face hangs on what lies hidden."""

    def leaky(table: cl.Table, *_: object) -> str:
        return str(zlib.crc32(str(table.position()["zones"]).encode()))

    monkeypatch.setattr(prompts, "round_of", leaky)
    folded = next(played(Place("contre-temps", (), 3, 5)))
    with pytest.raises(AssertionError):
        compare(folded, 0, 1, False)
