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

from ...bots.ladder import in_words
from ...locale import LANGUAGES
from ...search.judgement import Judged
from ...tables import Record, Table
from ..http.bodies import Decision, HindsightInfo
from ..live.table import Live
from .bots import BotDesk
from .thinkers import Failed

KEPT: Final = 64
TURNS: Final = 3
"""So many answers are called turning points, if they clearly gave something away."""
logs = structlog.get_logger("chronolude.hindsight")


class JudgedGame:
    """One seat's decisions of one game, as far as they have been judged."""

    def __init__(self, record: Record, seat: int) -> None:
        self.record = record
        self.seat = seat
        self.wanted = [n for n, move in enumerate(record.moves) if move.seat == seat]
        self.looked = 0
        self.judged: dict[int, tuple[Judged, dict[str, tuple[str, str]]]] = {}
        """By decision: the judgement, and for each language the words of what was answered and of what was best."""
        self.task: asyncio.Task[None] | None = None

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

    def known(self, live: Live, seat: int, read: Callable[[Live], Record], lang: str) -> HindsightInfo:
        """What is known by now; the first look reads the record of the game and sets it going."""
        course = self.courses.get((live.id, seat))
        if course is None:
            course = JudgedGame(read(live), seat)
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
            past: Table = await asyncio.to_thread(course.record.at, n)
            given = course.record.moves[n].answer
            try:
                found = (await self.desk.judge(past, course.seat, given)).judged
            except Failed as error:
                logs.warning("a decision was not judged", table=table, decision=n, error=repr(error))
                found = None
            if found is not None:
                course.judged[n] = found, {lang: words_of(past, course.seat, found, lang) for lang in LANGUAGES}
            course.looked += 1

    async def stop(self) -> None:
        running = [course.task for course in self.courses.values() if course.task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def words_of(past: Table, seat: int, found: Judged, lang: str) -> tuple[str, str]:
    choices = past.options(seat)
    return in_words(choices, found.answer, lang), in_words(choices, found.best, lang)
