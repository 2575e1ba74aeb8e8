"""One match: a line-up that plays each deal once from every turn of its seats."""

from __future__ import annotations

import time

import msgspec

from ...games import find
from ...kernel.chance import Cheap
from ...search.bot import Bot
from ...sight import Sight
from ...tables.runner import CAP, Course
from .. import summon
from ..simulation import seed_of
from ..strangers.guard import Lapse, end, lapses_of


class Match(msgspec.Struct, frozen=True):
    """Who plays what. Matches of one seed meet the same deals, whoever plays in them."""

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    """The line-up: one name for each seat."""
    seed: int = 0
    cap: int = CAP


class ThinkTime(msgspec.Struct):
    """How long somebody thought, over the decisions that left them a choice.

    Seconds of work, not of waiting; of a program, whose work is not ours to see, those that passed.
    """

    count: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def join(self, other: ThinkTime) -> ThinkTime:
        return ThinkTime(self.count + other.count, self.seconds + other.seconds, max(self.longest, other.longest))


class Bout(msgspec.Struct, frozen=True):
    """One game of a match."""

    turn: int
    """Which of the rotations sat down."""
    winners: list[int]
    scores: list[int]
    ending: str
    """Empty when the game was cut short: then nobody has won."""
    decisions: int
    rounds: int | None
    thoughts: dict[str, ThinkTime]
    lapses: list[Lapse] = []


class Lot(msgspec.Struct, frozen=True):
    """A piece of work: deals `first` to `last` - 1 of a match."""

    match: Match
    first: int
    last: int


def rotations(bots: list[str]) -> list[list[str]]:
    """The line-up moved on seat by seat until it is back; a line-up that repeats itself is back sooner."""
    found: list[list[str]] = []
    for turn in range(len(bots)):
        seated = bots[-turn:] + bots[:-turn] if turn else list(bots)
        if seated not in found:
            found.append(seated)
    return found


def chance_of(match: Match, deal: int) -> int:
    """The seed of a deal. It does not depend on who sits where."""
    return seed_of(match.seed, deal, "chance")


class Timed:
    """A bot with a watch beside it that runs while it works. A move in parts is one decision; a lone option is none."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.looks = getattr(bot, "looks", True)
        self.clock = time.perf_counter if getattr(bot, "is_elsewhere", False) else time.thread_time
        self.thought = ThinkTime()
        self.latest = 0.0

    def choose(self, sight: Sight) -> int:
        since = self.clock()
        chosen = self.bot.choose(sight)
        spent = self.clock() - since
        if not sight.part:
            self.latest = 0.0
            self.thought.count += len(sight.options) > 1
        if len(sight.options) > 1:
            self.latest += spent
            self.thought.seconds += spent
            self.thought.longest = max(self.thought.longest, self.latest)
        return chosen


def play_lot(lot: Lot) -> list[list[Bout]]:
    """Each deal of a lot, from every turn of the seats."""
    match = lot.match
    course = Course(find(match.game), match.seats, dict(match.options), match.cap)
    return [play_deal(course, match, deal) for deal in range(lot.first, lot.last)]


def play_deal(course: Course, match: Match, deal: int) -> list[Bout]:
    return [play_turn(course, match, deal, turn, seated) for turn, seated in enumerate(rotations(match.bots))]


def play_turn(course: Course, match: Match, deal: int, turn: int, seated: list[str]) -> Bout:
    bots = [
        Timed(summon(match.game, name, seed_of(match.seed, deal, turn, seat, "bot")))
        for seat, name in enumerate(seated)
    ]
    played = course.play(bots, Cheap(chance_of(match, deal)), Cheap(seed_of(match.seed, deal, "quickest")))
    for bot in bots:
        end(bot.bot, played)
    lapses = lapses_of([bot.bot for bot in bots], deal)
    thoughts: dict[str, ThinkTime] = {}
    for name, bot in zip(seated, bots, strict=True):
        thoughts[name] = thoughts.get(name, ThinkTime()).join(bot.thought)
    return Bout(turn, played.winners, played.scores, played.ending, played.decisions, played.rounds, thoughts, lapses)
