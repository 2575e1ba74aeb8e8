"""The law of steps: laid over the update before, they give the update after, for every game and everybody who looks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from chronolude.games import OURS, find
from chronolude.games.seen import View
from chronolude.server.live import entries
from chronolude.server.live.connection import Connection
from chronolude.server.live.fold import Folded
from chronolude.server.live.rows import ClockSettings, SeatRow, TableRow, TableSettings
from chronolude.server.live.scene import Scene
from chronolude.server.live.showing import LastShown
from chronolude.server.wire.contents import TableInfo, Update
from chronolude.server.wire.messages import Stepped
from chronolude.server.wire.steps import Change, TableChange, ViewChange
from chronolude.tables.opening import settle_options
from tests.laws.walk import Dice, any_answer
from tests.steps import Follower

DECISIONS = 60
LANGUAGES = ("en", "fr")
GOLDEN = Path(__file__).parents[2] / "golden" / "steps.json"
strictly = msgspec.json.Decoder(Stepped).decode


class Around:
    """People come and go: one seat for a while, and those who watch."""

    window = 0.0

    def __init__(self) -> None:
        self.watching = self.presence = 1
        self.is_somebody_away = False

    def stir(self, dice: Dice) -> None:
        """Perhaps somebody comes or goes."""
        if dice.randrange(4) == 0:
            self.presence += 1
            self.watching += 1
            self.is_somebody_away = dice.randrange(2) == 0

    def connected(self, seat: int) -> bool:
        return not self.is_somebody_away or seat != 1

    def away(self, seat: int, now: float) -> int | None:
        return None if self.connected(seat) else int(now)


def table_of(game: str, seats: int) -> Folded:
    row = TableRow(
        id="steps", game=game, seats=seats, options=settle_options(find(game), seats, {}),
        settings=TableSettings(clock=ClockSettings("live" if len(game) % 2 else "none")), status="live", host_hash="",
        watch_hash="",
        secret="00" * 32, start=None, parent=None, parent_decision=None, branch_mode=None, daily=None, rematch=None,
        result=None, created=0.0, touched=0.0,
    )  # fmt: skip
    folded = Folded(row, [SeatRow(seat, "human", f"Person {seat}", muted=[0] if seat else []) for seat in range(seats)])
    folded.readers = {(seat, lang) for seat in range(-1, seats) for lang in LANGUAGES}
    return folded


def listeners(seats: int) -> list[tuple[Connection, Follower]]:
    """For every seat and a watcher, in both languages, one that follows by steps."""
    out = []
    for seat in (*range(seats), None):
        for lang in LANGUAGES:
            connection = Connection(seat, lang, 0)
            connection.steps = True
            out.append((connection, Follower()))
    return out


def whole(scene: Scene, connection: Connection) -> Any:
    return msgspec.json.decode(msgspec.json.encode(scene.update(connection.seat, connection.lang)))


def tell(folded: Folded, around: Around, now: float, there: list[tuple[Connection, Follower]]) -> None:
    scene = Scene(folded, around, now)
    for connection, follower in there:
        for _, text in connection.news(scene):
            if text.startswith(b'{"type":"step"'):
                assert strictly(text).ref == 0
            follower.unpack(msgspec.json.decode(text))
        kept, folded.last = folded.last, LastShown()  # whole, and made anew
        assert follower.update == whole(Scene(folded, around, now), connection)
        folded.last = kept


@pytest.mark.parametrize("game", OURS)
def test_steps_lead_where_a_whole_update_does(game: str) -> None:
    least, most = find(game).seats
    seats, dice = min(max(3, least), most), Dice(game)
    folded, around, there = table_of(game, seats), Around(), listeners(seats)
    folded.apply(entries.Dealt([]), 1.0)
    for n in range(DECISIONS):
        table = folded.table
        assert table is not None
        tell(folded, around, 2.0 + n, dice.sample(there, len(there)) if n % 5 else there[:-3])
        if folded.over:
            break
        if n % 11 == 10 and folded.decision > 2:
            folded.apply(entries.Undone(0, folded.decision - 2), 2.0 + n)
        else:
            seat, path = any_answer(table, dice)
            folded.apply(entries.Answered(seat, path), 2.0 + n)
        around.stir(dice)
    tell(folded, around, 99.0, there)
    assert all(follower.steps > DECISIONS // 3 for _, follower in there) or folded.over


def captured() -> bytes:
    """An update, the steps after it and the update they lead to, as a seat is sent them, for the page's own test."""
    folded, around, dice = table_of("contre-temps", 4), Around(), Dice("captured")
    folded.apply(entries.Dealt([]), 1.0)
    connection, texts = Connection(1, "fr", 0), []
    connection.steps = True
    for n in range(14):
        assert folded.table is not None
        texts += [
            text for _, text in connection.news(Scene(folded, around, 2.0 + n)) if b'{"type":"events"' not in text
        ]
        seat, path = any_answer(folded.table, dice)
        folded.apply(entries.Answered(seat, path), 2.0 + n)
    texts += [text for _, text in connection.news(Scene(folded, around, 20.0))]
    assert connection.base is not None
    ends = msgspec.json.encode(connection.base.update(1))
    return b'{"told":[\n' + b",\n".join(texts) + b'\n],\n"ends":' + ends + b"}\n"


def test_the_page_is_tested_with_steps_of_now() -> None:
    """Written anew by `python -m tests.server.live.test_steps` after a change that was meant."""
    assert GOLDEN.read_bytes() == captured()


@pytest.mark.parametrize(("change", "of"), [(Change, Update), (TableChange, TableInfo), (ViewChange, View)])
def test_a_change_has_the_fields_of_what_changes(change: type[msgspec.Struct], of: type[msgspec.Struct]) -> None:
    assert change.__struct_fields__ == of.__struct_fields__


def test_what_all_are_told_alike_is_what_a_spectator_is_told() -> None:
    """No card of a hand is ever in the shared part: with another deal behind the same public table it is the same."""
    folded, around = table_of("contre-temps", 4), Around()
    folded.apply(entries.Dealt([]), 1.0)
    connection, dice = Connection(0, "en", 0), Dice("spectator")
    connection.steps = True
    connection.news(Scene(folded, around, 2.0))
    for _ in range(30):
        assert folded.table is not None
        seat, path = any_answer(folded.table, dice)
        folded.apply(entries.Answered(seat, path), 3.0)
        text = connection.news(Scene(folded, around, 3.0))[-1][1]
        told = msgspec.json.decode(text)
        if told["type"] == "step":
            for zone in told["public"].get("view", {}).get("zones", {}).values():
                assert zone["name"] != "hand" or set(zone["cards"]) <= {None}


if __name__ == "__main__":
    GOLDEN.write_bytes(captured())
