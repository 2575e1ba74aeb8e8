"""Whose turn it is when many come at once: rounds of the loop stay short, and who asks seldom goes first."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from chronolude.server.turns import EACH_ROUND, ROUND_SECONDS, LoopTurns
from tests.server.house import house, path_of, run
from tests.server.several import until


class Clock:
    """A clock that goes on only where something is done."""

    time = 0.0

    def __call__(self) -> float:
        return self.time


def test_of_many_that_come_at_once_a_few_begin_in_each_round_and_addresses_take_turns() -> None:
    async def scenario() -> None:
        turns, begun, rounds = LoopTurns(Clock()), list[tuple[int, str]](), 0

        async def ask(address: str) -> None:
            await turns.come(address)
            begun.append((rounds, address))

        asks = [asyncio.create_task(ask(address)) for address in ["greedy"] * 40 + ["modest"] * 2]
        asks[5].cancel()
        while not all(one.done() for one in asks):
            rounds += 1
            await asyncio.sleep(0)
        assert max(Counter(at for at, _ in begun).values()) <= EACH_ROUND
        assert len(begun) == 41
        places = [n for n, (_, address) in enumerate(begun) if address == "modest"]
        assert max(places) < 3 * EACH_ROUND, "not after forty others"
        await asyncio.sleep(0.01)
        assert turns.begun is None, "nobody counts where nobody comes"
        assert not turns.waiting and not turns.line

    run(scenario())


def test_after_a_round_that_took_long_less_begins() -> None:
    """Whatever else the loop does counts, too: what a request goes on with after it began."""

    async def scenario() -> None:
        clock = Clock()
        turns, begun, rounds, each = LoopTurns(clock), list[str](), 0, list[int]()

        def work(name: str) -> Callable[[], None]:
            def done() -> None:
                begun.append(name)
                turns.spend()

            return done

        assert turns.take("a")
        turns.spend(1.0)
        for n in range(12):
            turns.line_up("a", work(f"a{n}"))
        while len(begun) < 12:
            before, rounds = len(begun), rounds + 1
            clock.time += 3 * ROUND_SECONDS if rounds < 5 else 0.0
            await asyncio.sleep(0)
            each.append(len(begun) - before)
        assert each == [1, 1, 1, 1, 4, 4]
        assert begun == [f"a{n}" for n in range(12)], "and at one address each in order"

    run(scenario())


def test_who_had_a_turn_longest_ago_goes_first() -> None:
    """A hundred addresses that ask without end do not stand before one that asks now and then."""

    async def scenario() -> None:
        clock = Clock()
        turns, begun = LoopTurns(clock), list[str]()

        def work(address: str) -> Callable[[], None]:
            def done() -> None:
                begun.append(address)
                turns.spend(ROUND_SECONDS)
                if address != "person":
                    turns.line_up(address, done)

            return done

        assert turns.take("person")
        turns.spend(ROUND_SECONDS)
        for n in range(100):
            turns.line_up(f"greedy {n}", work(f"greedy {n}"))
        for _ in range(130):
            await asyncio.sleep(0)
        assert len(begun) == 130
        turns.line_up("person", work("person"))
        await asyncio.sleep(0)
        assert begun[-1] == "person"

    run(scenario())


@pytest.mark.web
def test_messages_take_turns_too_and_stay_in_order(tmp_path: Path) -> None:
    """What is heard while others fill every round waits, and is answered in its order all the same."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, seat = await here.at_turn()
            turns, greedy = here.gate.turns, list[int]()

            def fill() -> None:
                turns.spend(ROUND_SECONDS)
                greedy.append(len(seat.heard))
                if seat.ref < 2:
                    turns.line_up("greedy", fill)

            turns.line_up("greedy", fill)
            before = len(seat.heard)
            for n in range(30):
                await seat.send({"type": ("ping", "why", "describe")[n % 3], "ref": 100 + n, "text": "nothing"})
            while (await seat.read()).get("ref") != 129:
                pass
            seat.ref = 2
            refs = [one["ref"] for one in seat.heard[before:] if one.get("ref")]
            assert refs == list(range(100, 130))
            assert set(greedy) > {before, before + 1}, "others had turns between them"
            assert (await seat.answer())["type"] == "accepted"

    run(scenario())


@pytest.mark.web
def test_whoever_goes_while_their_message_waits_for_its_turn_is_heard_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that reached us counts, however busy the house was when its line ended."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, seat = await here.at_turn()
            [live] = here.hall.tables.values()
            turns, decision = here.gate.turns, live.folded.decision
            held = list[Callable[[], None]]()
            monkeypatch.setattr(turns, "line_up", lambda _, begin: held.append(begin))
            monkeypatch.setattr(turns, "take", lambda _: False)
            text = path_of(seat.update["options"])
            await seat.send({"type": "answer", "ref": 1, "decision": decision, "text": text, "key": "k"})
            await until(lambda: len(held) == 1)
            monkeypatch.undo()
            turns.line_up("127.0.0.1", held[0])
            turns.take("127.0.0.1")
            await seat.close()
            await until(lambda: not live.connections)
            assert (0, "k") in live.folded.keys

    run(scenario())
