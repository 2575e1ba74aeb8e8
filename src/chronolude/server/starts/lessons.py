"""First guided games: a fixed deal, bots with fixed dice, and what is said when you are asked for the first time.

A lesson is data (`lesson.json` in the home of its game): the deal, and steps. A step waits for an ask that offers its
verb, tells one sentence (`learn-…` in the game's catalogue) and may suggest an answer. Whoever strays from the
suggestions meets the later steps all the same, as soon as their verb is offered.
"""

from __future__ import annotations

from functools import cache

import msgspec

from ...bots import RANDOM
from ...games import register
from ...locale import say
from ..hall import Hall
from ..http.bodies import Made, NewTable
from .tables import Unwanted, make_table


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When an ask offers `verb`: say this, and suggest that answer (a move in parts as its whole path)."""

    verb: str
    say: str
    suggest: str = ""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down."""

    seats: int
    seed: int
    steps: list[Step]
    options: dict[str, str] = {}
    bot: str = RANDOM


class LessonStep(msgspec.Struct, frozen=True):
    """A step in the reader's language."""

    verb: str
    text: str
    suggest: str


class Lesson(msgspec.Struct, frozen=True):
    """A lesson in the reader's language: how it opens, its steps, and what is said after the last."""

    game: str
    opening: str
    steps: list[LessonStep]
    closing: str


@cache
def script_of(game: str) -> Script:
    made = register().get(game)
    if made is None or made.home is None or not made.home.lesson.is_file():
        raise Unwanted(f"there is no lesson for {game[:40]}")
    return msgspec.json.decode(made.home.lesson.read_bytes(), type=Script)


def lesson_of(game: str, lang: str) -> Lesson:
    steps = [LessonStep(one.verb, say(lang, one.say), one.suggest) for one in script_of(game).steps]
    return Lesson(game, say(lang, f"learn-{game}"), steps, say(lang, "sv-learn-closing"))


async def begin_lesson(hall: Hall, game: str, name: str, base: str) -> Made:
    """A table with the lesson's deal; its bots throw the same dice every time."""
    script = script_of(game)
    wish = NewTable(game, script.seats, script.options, [script.bot] * (script.seats - 1), name=name)
    return await make_table(hall, wish, base, start={"seed": script.seed, "dice": f"lesson:{game}"})
