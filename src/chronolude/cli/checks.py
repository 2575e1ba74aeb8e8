"""What the command line names must exist: games, seats, options, bots, languages, files."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import chronolude as cl

from ..bots import RANDOM, THUMB, NoBot, bots_for, maker_of
from ..bots.strangers import is_strange
from ..games import register
from ..games.game import Game
from ..games.options import AnyOption, Option
from ..locale import LANGUAGES, join
from .faults import Fault


def language(asked: str | None) -> str:
    """The language asked for, or that of the terminal if we speak it, or English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise Fault("en", "cl-cli-no-language", name=asked, known=listed("en", LANGUAGES))
        return asked
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


def listed(lang: str, names: Iterable[str]) -> str:
    return join(lang, list(names))


def game_named(lang: str, name: str) -> Game:
    known = register()
    if name not in known:
        raise Fault(lang, "cl-cli-no-game", name=name, known=listed(lang, known))
    return known[name]


def seats_of(lang: str, game: Game, seats: int | None) -> int:
    """How many sit down; the fewest the game takes, if it was not said."""
    least, most = game.seats
    if seats is None:
        return least
    if not least <= seats <= most:
        if least == most:
            raise Fault(lang, "cl-cli-seats-fixed", game=game.words.title(lang), n=most, seats=seats)
        raise Fault(lang, "cl-cli-seats", game=game.words.title(lang), least=least, limit=most, seats=seats)
    return seats


def options_of(lang: str, game: Game, given: list[str], seats: int) -> dict[str, Any]:
    """`name=value` pairs as the front door takes them."""
    known = {option.name: option for option in game.options}
    out: dict[str, Any] = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign or name not in known:
            raise Fault(lang, "cl-cli-no-option", name=pair, game=game.words.title(lang), known=listed(lang, known))
        out[name] = settled(lang, known[name], value, seats)
    return out


def as_people_count(option: AnyOption) -> list[str]:
    """The values of an option as people say them: seats are counted from one."""
    seats = isinstance(option, Option) and option.seat
    return [str(int(word) + 1) if seats and word.isdigit() else word for word in option.values]


def as_the_game_counts(option: AnyOption, value: str) -> str:
    """And back; there is no seat 0."""
    if not isinstance(option, Option) or not option.seat or not value.isdigit():
        return value
    if value not in as_people_count(option):
        raise ValueError(f"there is no seat {value}")
    return str(int(value) - 1)


def settled(lang: str, option: AnyOption, value: str, seats: int) -> str:
    """A value as the game takes it; what it refuses is answered with what it takes."""
    try:
        return option.settle(as_the_game_counts(option, value), seats)
    except ValueError as error:
        if not isinstance(option, Option):
            raise Fault(lang, "cl-cli-bad-value", reason=str(error), known=listed(lang, option.values)) from None
        values = [
            word for word in as_people_count(option) if not (option.seat and word.isdigit() and int(word) > seats)
        ]
        raise Fault(lang, "cl-cli-no-value", name=option.name, value=value, known=listed(lang, values)) from None


def bots_of(lang: str, game: Game, names: str | None, count: int) -> list[str]:
    """A bot for each of `count` seats; a shorter list starts over, none means the rule of thumb where there is one."""
    known = bots_for(game.id)
    if names is None:
        return [THUMB if THUMB in known else RANDOM] * count
    given = [name.strip() for name in names.split(",") if name.strip()]
    for name in given:
        if name not in known and not is_strange(name):
            raise Fault(lang, "cl-cli-no-bot", name=name, game=game.words.title(lang), known=listed(lang, known))
        if name not in known:
            stranger(lang, game, name)
    if not given or len(given) > max(count, 1):
        raise Fault(lang, "cl-cli-bots", n=count, known=listed(lang, known))
    return [given[i % len(given)] for i in range(count)]


def stranger(lang: str, game: Game, name: str) -> None:
    """A bot that is named by its place must be there; whether it can play will be seen."""
    try:
        maker_of(game.id, name)
    except NoBot as missing:
        raise Fault(lang, "cl-cli-no-stranger", name=name, reason=str(missing)) from None


def dealt(lang: str, game: Game, seats: int, settings: dict[str, Any], seed: int = 0) -> cl.Table:
    """A new table; options that are right one by one may still not go together, such as few cards and many seats."""
    try:
        return cl.new(game.id, seats=seats, seed=seed, **settings)
    except ValueError as error:
        raise Fault(lang, "cl-cli-no-deal", reason=str(error)) from None


def seat_of(lang: str, seat: int, seats: int) -> int:
    """People count seats from one."""
    if not 1 <= seat <= seats:
        raise Fault(lang, "cl-cli-no-seat", seat=seat, last=seats)
    return seat - 1


def at_least(lang: str, name: str, value: int, least: int) -> int:
    if value < least:
        raise Fault(lang, "cl-cli-at-least", name=name, value=value, least=least)
    return value


def record_in(lang: str, file: Path) -> cl.Record:
    """The record a file holds, in either form."""
    try:
        return cl.load(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Fault(lang, "cl-load-failed", file=str(file), reason=error.strerror or str(error)) from None
    except ValueError as error:
        raise Fault(lang, "cl-load-failed", file=str(file), reason=plain(error)) from None


def plain(error: ValueError) -> str:
    """A decoding error as a person would say it."""
    return f"not UTF-8 text (byte {error.start})" if isinstance(error, UnicodeDecodeError) else str(error)
