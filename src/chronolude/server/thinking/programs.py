"""Bots in any language: a program that reads messages on stdin and writes answers on stdout, one JSON object a line."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Any, Final, Literal

import msgspec

from ...bots import RANDOM, make
from ...games import find
from ...games.seen import Ending
from ...tables import Refused as NotTaken
from ...tables.opening import check_seats, settle_options
from ..clocks.timeouts import best_bot
from ..live import entries
from ..live.events import told_to
from ..live.fold import Folded
from ..live.rows import SeatRow, TableRow, TableSettings
from ..live.scene import Scene
from ..starts.tables import NOTHING
from ..wire import messages
from ..wire.contents import ReasonInfo

STRIKES: Final = 3
LONGEST_LINE: Final = 65_536
Fate = Literal["played", "crashed", "hung", "refused"]


class ProgramReport(msgspec.Struct):
    """How a bot fared in one game. `fate` tells whether it played to the end, and `at` where it fell out."""

    game: str
    seats: int
    seat: int
    seed: int
    fate: Fate
    at: int
    answers: int
    refusals: int
    slowest: float
    result: Ending | None


class Alone:
    """A game without lines: nobody is connected, nobody watches."""

    watching = presence = 0
    window = 0.0
    is_somebody_away = False

    def connected(self, seat: int) -> bool:
        return seat >= 0

    def away(self, seat: int, now: float) -> int | None:
        return None if seat >= 0 and now >= 0 else 0


class Out(Exception):
    """The bot is out of the game."""

    def __init__(self, fate: Fate) -> None:
        super().__init__(fate)
        self.fate = fate


class ProgramBot:
    """A running program."""

    def __init__(self, process: asyncio.subprocess.Process, seconds: float) -> None:
        self.process = process
        self.seconds = seconds
        self.heard = 0

    async def tell(self, message: messages.AnyReply) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(messages.write(message) + b"\n")
            await asyncio.wait_for(self.process.stdin.drain(), self.seconds)
        except TimeoutError:
            raise Out("hung") from None
        except (OSError, RuntimeError):
            raise Out("crashed") from None

    async def listen(self) -> messages.Answer | None:
        """The next line; None if it is no answer."""
        assert self.process.stdout is not None
        try:
            line = await asyncio.wait_for(self.process.stdout.readline(), self.seconds)
        except TimeoutError:
            raise Out("hung") from None
        except ValueError:
            raise Out("refused") from None
        if not line:
            raise Out("crashed")
        try:
            told = messages.read(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return None
        return told if isinstance(told, messages.Answer) else None

    async def stop(self) -> None:
        """End the program. What it still had to say is read away: asyncio waits for its pipes, not only for it."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        with contextlib.suppress(TimeoutError, OSError, ValueError):
            await asyncio.wait_for(self.process.communicate(), 5)


def new_game(game: str, seats: int | None, seed: int, options: dict[str, str], seat: int) -> Folded:
    """A table of its own, outside any database: one bot of yours against the house's."""
    found = find(game)
    count = check_seats(found, seats)
    row = TableRow(
        id="local", game=game, seats=count, options=settle_options(found, count, dict(options)),
        settings=TableSettings(), status="open", host_hash="", watch_hash="", secret=secrets.token_hex(32),
        **{**NOTHING, "start": {"seed": seed}, "created": 0.0, "touched": 0.0},
    )  # fmt: skip
    held = [SeatRow(one, "human" if one == seat else "bot", f"#{one + 1}", best_bot(game)) for one in range(count)]
    return Folded(row, held)


class ProgramMatch:
    """One game between a program and the house's bots."""

    def __init__(self, folded: Folded, seat: int, seed: int, lang: str) -> None:
        self.folded = folded
        folded.readers.add((seat, lang))
        self.seat = seat
        self.seed = seed
        self.lang = lang
        self.report = ProgramReport(folded.row.game, folded.row.seats, seat, seed, "played", -1, 0, 0, 0.0, None)

    async def play(self, bot: ProgramBot) -> ProgramReport:
        folded = self.folded
        folded.apply(entries.Dealt(), time.time())
        try:
            await bot.tell(messages.Welcome(messages.VERSION, "local", "seat", self.seat, folded.n))
            while not folded.over:
                if self.seat in folded.asked:
                    await self.ask(bot)
                else:
                    self.house_answers(folded.asked[0], best_bot(folded.row.game))
            await self.show(bot)
        except Out as out:
            self.report.fate, self.report.at = out.fate, folded.decision
            while not folded.over:
                seat = folded.asked[0]
                self.house_answers(seat, RANDOM if seat == self.seat else best_bot(folded.row.game))
        self.report.result = folded.result
        return self.report

    async def show(self, bot: ProgramBot) -> None:
        """What has happened since, then the table as it stands."""
        fresh = [told_to(one, self.seat, self.lang) for one in self.folded.events[bot.heard :]]
        if fresh:
            await bot.tell(messages.Events(fresh))
            bot.heard = self.folded.n
        await bot.tell(messages.Updated(Scene(self.folded, Alone(), time.time()).update(self.seat, self.lang)))

    async def ask(self, bot: ProgramBot) -> None:
        """One answer, with a few tries; each refusal tells why."""
        await self.show(bot)
        for _ in range(STRIKES):
            begun = time.perf_counter()
            answer = await bot.listen()
            self.report.slowest = max(self.report.slowest, time.perf_counter() - begun)
            told = self.take(answer)
            await bot.tell(told)
            if isinstance(told, messages.Accepted):
                self.report.answers += 1
                return
            self.report.refusals += 1
        raise Out("refused")

    def take(self, answer: messages.Answer | None) -> messages.AnyReply:
        if answer is None:
            return messages.WireFault("malformed", "an answer was expected")
        if answer.decision != self.folded.decision:
            return messages.Refusal(answer.ref, "stale", [])
        try:
            self.folded.apply(entries.Answered(self.seat, answer.text), time.time())
        except NotTaken as refused:
            reason = ReasonInfo(refused.rule, refused.why(self.lang))
            return messages.Refusal(answer.ref, "not-on-offer", [reason])
        return messages.Accepted(answer.ref, self.folded.decision)

    def house_answers(self, seat: int, name: str) -> None:
        table = self.folded.table
        assert table is not None
        bot = make(self.folded.row.game, name, self.seed * 1_000_003 + self.folded.decision * 16 + seat)
        self.folded.apply(entries.Answered(seat, table.choose(seat, bot), by="bot"), time.time())


async def run_bot(
    command: list[str], game: str, *, seats: int | None = None, seat: int = 0, seed: int = 0, seconds: float = 10.0,
    options: dict[str, str] | None = None, lang: str = "en",
) -> ProgramReport:  # fmt: skip
    """Start the program, play one game with it, and report how it did."""
    folded = new_game(game, seats, seed, options or {}, seat)
    if not 0 <= seat < folded.row.seats:
        raise ValueError(f"seat {seat} is not one of 0 to {folded.row.seats - 1}")
    pipe: Any = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
    bot = ProgramBot(process, seconds)
    try:
        return await ProgramMatch(folded, seat, seed, lang).play(bot)
    finally:
        await bot.stop()
