"""A finished game looked at again with one seat's eyes: what each of its answers gave away, and where the game turned.

Every decision is judged from what the seat could know then. That takes a while, so it is done in the background and
told as far as it has come; it is kept in memory only.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import structlog

from ...search.judgement import Judged
from ...tables import Record
from ..http.bodies import Decision, HindsightInfo
from ..jobs.desk import Declined
from ..jobs.pool import LOOKED, Whose
from ..live.table import Live
from .bots import BotDesk
from .thinkers import Failed

KEPT: Final = 64
MOST_EACH: Final = 8
"""So many games are looked at for one address at a time."""
TURNS: Final = 3
"""So many answers are called turning points, if they clearly gave something away."""
logs = structlog.get_logger("chronolude.hindsight")


class JudgedGame:
    """One seat's decisions of one game, as far as they have been judged."""

    def __init__(self, record: Record, seat: int, whose: Whose) -> None:
        self.record = record
        self.whose = whose
        self.seat = seat
        self.wanted = [n for n, move in enumerate(record.moves) if move.seat == seat]
        self.looked = 0
        self.judged: dict[int, tuple[Judged, dict[str, tuple[str, str]]]] = {}
        """By decision: the judgement, and for each language the words of what was answered and of what was best."""
        self.task: asyncio.Task[None] | None = None

    @property
    def goes_on(self) -> bool:
        return self.task is not None and not self.task.done()

    def told(self, lang: str) -> HindsightInfo:
        turns = turning_points({n: one for n, (one, _) in self.judged.items()})
        decisions = [
            Decision(*words[lang], one.worth, one.regret, one.low, one.high, one.exact, n + 1, n in turns)
            for n, (one, words) in sorted(self.judged.items())
        ]
        return HindsightInfo(self.seat, self.looked, len(self.wanted), decisions)


def turning_points(judged: dict[int, Judged]) -> list[int]:
    """The answers that gave most away, of those that surely gave something away."""
    clear = [n for n, one in judged.items() if one.low > 0]
    return sorted(clear, key=lambda n: -judged[n].regret)[:TURNS]


class Hindsights:
    """The games people have asked about."""

    def __init__(self, desk: BotDesk) -> None:
        self.desk = desk
        self.courses: OrderedDict[tuple[str, int], JudgedGame] = OrderedDict()

    def known(self, live: Live, seat: int, read: Callable[[Live], Record], lang: str, address: str) -> HindsightInfo:
        """What is known by now; the first look reads the record of the game and sets it going."""
        course = self.courses.get((live.id, seat))
        if course is None:
            if sum(one.whose.address == address and one.goes_on for one in self.courses.values()) >= MOST_EACH:
                raise Declined(503, f"{MOST_EACH} games are being looked at for you: wait for them")
            course = JudgedGame(read(live), seat, Whose(address, LOOKED, live.id))
            course.task = asyncio.create_task(self._judge(live.id, course), name=f"hindsight {live.id}")
            self._keep((live.id, seat), course)
        return course.told(lang)

    def _keep(self, key: tuple[str, int], course: JudgedGame) -> None:
        self.courses[key] = course
        while len(self.courses) > KEPT:
            _, oldest = self.courses.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    async def _judge(self, table: str, course: JudgedGame) -> None:
        for n in course.wanted:
            try:
                thought = await self.desk.judge(course.record, n, course.whose)
            except Failed as error:
                logs.warning("a decision was not judged", table=table, decision=n, error=repr(error))
            else:
                if thought.judged is not None:
                    course.judged[n] = thought.judged, thought.words
            course.looked += 1

    def clear(self, table: str) -> None:
        """The table is no more, or no longer ours."""
        for key in [key for key in self.courses if key[0] == table]:
            course = self.courses.pop(key)
            if course.task is not None:
                course.task.cancel()

    async def stop(self) -> None:
        running = [course.task for course in self.courses.values() if course.task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
