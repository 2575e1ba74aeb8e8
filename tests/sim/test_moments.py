"""When a message comes, how many come and in which order tells nothing that the table would not show.

The same script in two worlds, or with another secret answer, on two servers in virtual time: whoever cannot tell the
worlds apart is sent the same bytes at the same moments.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator

import pytest

import chronolude as cl
from chronolude.server.live import connection
from chronolude.server.live.scene import Scene
from chronolude.server.wire.messages import Pong
from tests.laws.walk import Place, walk
from tests.server.wire.test_two_worlds import games
from tests.server.worlds import differing, other_world, paths, turns_up
from tests.sim.heard import OptionSeen
from tests.sim.stage import Stage, stage

Script = Callable[[Stage], None]


def offered(there: Stage, seat: int) -> list[str]:
    """Whole moves that a seat is offered, the first hundred."""
    update = there.clients[seat].update
    options = [] if update is None else [plain(one) for one in update.options]
    return [path for path, _ in zip(paths(options), range(100), strict=False)]


def plain(option: OptionSeen) -> dict[str, object]:
    return {"text": option.text, "then": [plain(one) for one in option.then]}


def same_moments(one: Stage, other: Stage, viewer: int) -> None:
    mine, theirs = one.heard_by(viewer), other.heard_by(viewer)
    assert [at for at, _ in mine] == [at for at, _ in theirs], "the same moments"
    assert mine == theirs, differing([text for _, text in mine], [text for _, text in theirs])


# ── two worlds ───────────────────────────────────────────────────────────────────────────────────


def step_alike(truth: Stage, mirror: Stage, viewer: int) -> bool:
    """One answer in both worlds that shows the viewer nothing new; whether there was one."""
    who = None if viewer == truth.table.seats else viewer
    view = truth.table.seen(None)
    for seat in truth.live.folded.asked:
        if view.mode == "all" and view.answered and view.asked == [seat]:
            continue  # the last answer turns up what others have sealed, and that is theirs to differ in
        both = [path for path in offered(truth, seat) if path in offered(mirror, seat)]
        for path in both[:10]:
            if not turns_up(truth.table, who, seat, path):
                for there in (truth, mirror):
                    there.answer(seat, path)
                    there.run_for(3.0)
                return truth.table.decision == mirror.table.decision
    return False


@pytest.mark.parametrize("place", games(), ids=str)
def test_moments_tell_no_worlds_apart(place: Place) -> None:
    tables = [table.clone() for table in walk(place) if table.decision in (2, 11) and table.result is None]
    messages = 0
    for viewer in range(place.seats + 1):
        table = tables[viewer % len(tables)]
        who = None if viewer == place.seats else viewer
        with stage(table, table.position()) as truth, stage(table, other_world(table, who, 50)) as mirror:
            for _ in range(3):
                if not step_alike(truth, mirror, viewer):
                    break
            same_moments(truth, mirror, viewer)
            messages += len(truth.heard_by(viewer))
    assert messages > 3 * place.seats


# ── sealed answers ───────────────────────────────────────────────────────────────────────────────


def sealed_asks() -> Iterator[cl.Table]:
    """Tables of every game that seals, where several are asked and one of them has a choice."""
    for place in games():
        found = (
            table.clone() for table in walk(place)
            if table.result is None and table.seen(None).mode == "all" and len(table.asked) > 1
            and any(len(table.options(seat)) > 1 for seat in table.asked)
        )  # fmt: skip
        table = next(found, None)
        if table is not None:
            yield table


def test_a_sealed_answer_is_a_sealed_answer() -> None:
    """Whatever is sealed, the others hear the same at the same moments, until all are in."""
    tried = []
    for table in sealed_asks():
        seat = next(seat for seat in table.asked if len(table.options(seat)) > 1)
        with stage(table, table.position(), 0.0) as one, stage(table, table.position(), 0.0) as other:
            choices = offered(one, seat)
            for there, text in ((one, choices[0]), (other, choices[-1])):
                there.answer(seat, text)
                there.run_for(1.0)
            assert one.table.seen(seat).sealed != other.table.seen(seat).sealed
            for viewer in range(table.seats + 1):
                if viewer != seat:
                    same_moments(one, other, viewer)
        tried.append(table.game.id)
    assert len(tried) >= 3, tried


# ── windows ──────────────────────────────────────────────────────────────────────────────────────


def windows() -> Iterator[cl.Table]:
    """Tables of the games with windows, each in one."""
    for game in ("chrononauts", "artifaxx"):
        for seed in range(20):
            dice = random.Random(seed)
            table = cl.new(game, seats=3, seed=seed)
            while table.result is None and table.decision < 60:
                if in_window(table):
                    yield table.clone()
                    break
                seat = dice.choice(table.asked)
                option = dice.choice(table.options(seat))
                table.play(seat, option.path if not option.then else option.then[0].path)


def in_window(table: cl.Table) -> bool:
    view = table.seen(None)
    return len(table.asked) > 1 and any(one.window and one.fits(view) for one in table.game.standing)


def by_hand_at(seat: int, seconds: float) -> Script:
    def script(there: Stage) -> None:
        there.run_for(seconds)
        there.answer(seat, offered(there, seat)[0])

    return script


def with_a_change_of_mind(seat: int) -> Script:
    def script(there: Stage) -> None:
        there.answer(seat, offered(there, seat)[0])
        there.run_for(0.4)
        there.answer(seat, offered(there, seat)[-1])
        there.run_for(0.4)
        there.answer(seat, offered(there, seat)[0])

    return script


def by_instruction(seat: int) -> Script:
    def script(there: Stage) -> None:
        name = next(one.name for one in there.table.game.standing if one.window)
        there.say(seat, "standing", name=name, on=True)

    return script


def test_nobody_can_tell_how_a_window_was_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """By hand at once, by hand late, after a change of mind, or by an instruction: others are told at one moment."""
    tried = 0
    for table in windows():
        if tried == 6:
            break
        for one in table.game.standing:
            monkeypatch.setattr(one, "usual", False)
        seat, end = table.asked[-1], 4.0
        scripts = (by_hand_at(seat, 0.1), by_hand_at(seat, 1.2), with_a_change_of_mind(seat), by_instruction(seat))
        heard = [moments(table, script, seat, end) for script in scripts]
        assert heard[0] == heard[1] == heard[2] == heard[3]
        tried += 1
    assert tried == 6


def moments(table: cl.Table, script: Script, seat: int, end: float) -> list[list[tuple[float, str]]]:
    """What everybody but this seat is sent, and when, if it answers in this way."""
    with stage(table, table.position()) as there:
        begun = there.time
        script(there)
        there.run_for(begun + end - there.time)
        return [there.heard_by(viewer) for viewer in range(table.seats + 1) if viewer != seat]


# ── would it notice? ─────────────────────────────────────────────────────────────────────────────


def test_a_window_that_closes_early_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that shows an answer by hand as soon as it comes tells who has something to think about."""
    table = next(windows())
    for one in table.game.standing:
        monkeypatch.setattr(one, "usual", False)
    seat = table.asked[-1]
    monkeypatch.setattr("chronolude.server.wire.answers.is_closed", lambda *_: False)
    early, late = (moments(table, by_hand_at(seat, seconds), seat, 4.0) for seconds in (0.1, 1.2))
    assert early != late


def test_a_word_too_many_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that says one thing more when a hidden zone is odd."""
    place = next(place for place in games() if place.game == "artifaxx")
    table = next(table.clone() for table in walk(place) if table.decision == 2)
    true = connection.Connection.push

    def push(there: connection.Connection, scene: Scene) -> None:
        shown = scene.folded.table
        hidden = "" if shown is None else str(shown.position()["zones"])
        true(there, scene)
        if zlib.crc32(hidden.encode()) % 2:
            there.send(Pong(0))  # of two updates that wait only the last is sent, so it says another thing

    monkeypatch.setattr(connection.Connection, "push", push)
    found = 0
    for seed in range(50, 62):
        with stage(table, table.position()) as truth, stage(table, other_world(table, 0, seed)) as mirror:
            found += [at for at, _ in truth.heard_by(0)] != [at for at, _ in mirror.heard_by(0)]
    assert found > 0
