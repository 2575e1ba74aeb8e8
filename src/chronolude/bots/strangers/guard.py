"""A bot with somebody beside it who takes over when it fails: the game goes on, and the report says what happened."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import Any, Final

import msgspec

from ...search.bot import Bot, Maker, RandomBot
from ...sight import Sight
from ...tables.notation import action_text
from ...tables.runner import Played
from .program import Amiss

LONGEST: Final = 200  # characters of an error that are told


class Lapse(msgspec.Struct, frozen=True):
    """How a bot fell out of a game: from then on a random one answered for it."""

    bot: str
    seat: int
    answer: int
    """At which of its answers, counted from one."""
    what: str
    game: int = 0
    """Which game of the run, or which deal of the match."""


class Guarded:
    """Answers as its bot does for as long as that gives answers that are on offer."""

    def __init__(self, name: str, maker: Maker, seed: int) -> None:
        self.name = name
        self.lapse: Lapse | None = None
        self.answers = 0
        self.stand_in = RandomBot(seed)
        self.bot: Bot = self.stand_in
        try:
            self.bot = maker(seed)
        except (Exception, SystemExit) as error:  # a bot may fail in any way
            self.fail(-1, error)
        self.looks = getattr(self.bot, "looks", True)
        self.is_elsewhere = getattr(self.bot, "is_elsewhere", False)

    def choose(self, sight: Sight) -> int:
        options = list(sight.options)
        self.answers += not sight.part
        if self.lapse is None:
            try:
                return on_offer(self.bot.choose(sight), options, sight)
            except (Exception, SystemExit) as error:
                self.fail(sight.seat, error)
                end(self.bot, None)
        return self.stand_in.dice.pick(options)

    def fail(self, seat: int, error: BaseException) -> None:
        told = str(error) if isinstance(error, Illegal | Amiss) else named(error)
        self.lapse = Lapse(self.name, seat, self.answers, " ".join(told.split())[:LONGEST])

    def end(self, played: Played | None) -> None:
        if self.lapse is None:
            end(self.bot, played)


class Illegal(ValueError):
    """What was answered is not on offer."""


def named(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def on_offer(chosen: object, options: list[int], sight: Sight) -> int:
    """An answer as an int, also if it comes from an array; what is not on offer is refused."""
    act = index(chosen)  # type: ignore[arg-type]  # whatever it is, `index` says so
    if act in options:
        return act
    try:
        text = repr(action_text(sight.layout, act))
    except (IndexError, ValueError):
        text = "nothing"
    raise Illegal(f"answered {act}, which means {text} and is not on offer")


def guarded(name: str, maker: Maker, seed: int) -> Bot:
    """A bot that may fail; the random one of the house does not."""
    return RandomBot(seed) if maker is RandomBot else Guarded(name, maker, seed)


def end(bot: object, played: Played | None) -> None:
    """Tell a bot that wants to know how its game ended; None where it was broken off. It may fail in any way."""
    told = getattr(bot, "end", None)
    if callable(told):
        try:
            told(played)
        except (Exception, SystemExit):
            return


def lapses_of(bots: Iterable[object], game: int) -> list[Lapse]:
    """How the bots of one game failed, if they did."""
    found = [(seat, bot.lapse) for seat, bot in enumerate(bots) if isinstance(bot, Guarded) and bot.lapse]
    return [msgspec.structs.replace(lapse, seat=seat, game=game) for seat, lapse in found]


def tally(lapses: list[Lapse]) -> list[dict[str, Any]]:
    """Each bot that failed: in how many games, and how the first time."""
    out = []
    for name in dict.fromkeys(lapse.bot for lapse in lapses):
        mine = [lapse for lapse in lapses if lapse.bot == name]
        first = min(mine, key=lambda lapse: (lapse.game, lapse.seat))
        out.append({"bot": name, "games": len({lapse.game for lapse in mine}), "first": msgspec.to_builtins(first)})
    return out
