"""The laws of a bot, for anybody's: what it answers is on offer, hangs on nothing hidden, and is the same again."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

import chronolude as cl

from ..bots import maker_of
from ..bots.simulation import Plan, Wanted, play_range
from ..bots.strangers.guard import Guarded, end
from .walk import Dice, any_answer, other_world

FARTHEST: Final = 120
"""Decisions of a game after which the next one is looked at."""


class LawFound(msgspec.Struct):
    """What came of one law: how often it was looked at, and where it was broken first."""

    law: str
    checks: int = 0
    broken: str = ""


class BotFound(msgspec.Struct):
    """What came of all of them, and how long the longest answer took."""

    bot: str
    game: str
    laws: list[LawFound]
    slowest: float = 0.0

    @property
    def holds(self) -> bool:
        return not any(one.broken for one in self.laws)


class Examiner:
    """Asks a bot at many decisions of games in which everybody else answers by lot."""

    def __init__(self, game: str, name: str, seats: int, options: dict[str, str], seed: int) -> None:
        self.game = game
        self.name = name
        self.seats = seats
        self.options = options
        self.seed = seed
        self.offer, self.honest, self.same, self.again = (
            LawFound(law) for law in ("on-offer", "honest", "deterministic", "same-games")
        )
        self.found = BotFound(name, game, [self.offer, self.honest, self.same, self.again])

    def examine(self, games: int, tick: Callable[[int], None] = lambda _: None) -> BotFound:
        for number in range(games):
            self.look_through(cl.new(self.game, seats=self.seats, seed=self.seed + number, **self.options), number)
            tick(1)
        if not self.offer.broken:
            self.play_again(games)
        return self.found

    def look_through(self, table: cl.Table, number: int) -> None:
        """Every decision of a game; what the bot answers is what is played, as far as it is on offer."""
        dice = Dice(f"{self.seed}:{number}")
        while table.result is None and table.decision < FARTHEST and self.found.holds:
            seat = dice.choice(table.asked)
            self.look_at(table, seat, dice)
            table.play(*any_answer(table, dice))

    def look_at(self, table: cl.Table, seat: int, dice: Dice) -> None:
        seed, where = dice.randrange(1 << 30), f"decision {table.decision}, seat {seat + 1}"
        first = self.asked(table, seat, seed, self.offer, where)
        if first is None:
            return
        second = self.asked(table, seat, seed, self.same, where)
        self.compare(self.same, first, second, where, "asked twice with one seed")
        if second != first:
            return  # whether what is hidden moves it cannot be told of one that wavers by itself
        other = other_world(table, seat, dice.randrange(1 << 30))
        elsewhere = self.asked(other, seat, seed, self.honest, where)
        self.compare(self.honest, first, elsewhere, where, "with hidden cards dealt anew")

    def asked(self, table: cl.Table, seat: int, seed: int, law: LawFound, where: str) -> str | None:
        """What a fresh bot answers; None where it fails."""
        bot, since = Guarded(self.name, maker_of(self.game, self.name), seed), time.perf_counter()
        answer = table.choose(seat, bot)
        self.found.slowest = max(self.found.slowest, time.perf_counter() - since)
        end(bot, None)
        law.checks += 1
        if bot.lapse is None:
            return answer
        self.offer.broken = self.offer.broken or f"{where}: {bot.lapse.what}"
        return None

    def compare(self, law: LawFound, one: str, other: str | None, where: str, how: str) -> None:
        if other is not None and other != one and not law.broken:
            law.broken = f"{where}, {how}: {one!r} and {other!r}"

    def play_again(self, games: int) -> None:
        """Whole games with the bot on every seat, twice from the same seeds."""
        plan = Plan(self.game, self.seats, self.options, [self.name] * self.seats, games, self.seed)
        for number in range(games):
            one, two = (play_range(plan, number, number + 1, Wanted(answers=True))[0] for _ in range(2))
            self.again.checks += 1
            if one.lapses:
                self.offer.broken = self.offer.broken or f"game {number}: {one.lapses[0].what}"
            elif one.answers != two.answers:
                at = next(i for i, pair in enumerate(zip(one.answers, two.answers, strict=False)) if pair[0] != pair[1])
                mine, other = one.answers[at], two.answers[at]
                self.again.broken = f"game {number}, decision {at}: {mine[2]!r} and {other[2]!r}"
                return
