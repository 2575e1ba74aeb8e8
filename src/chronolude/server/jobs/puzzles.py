"""Puzzles as pages show them: what the seat in question sees and may answer, and what comes of an answer.

A puzzle's file holds a whole position. Nothing of it leaves here but views of that seat.
"""

from __future__ import annotations

import datetime as dt

import msgspec

from ...bots.puzzles.library import games_with, of_the_day, puzzle_named
from ...bots.puzzles.puzzle import Puzzle, table_of
from ...bots.puzzles.telling import PuzzleStep, PuzzleVerdict, hint, solution, task, verdict
from ...tables import Table
from ...tables.refused import Refused
from ..live.prompts import prompt_of
from ..live.scene import options_of, title
from ..wire.contents import OptionInfo, Prompt
from .work import Unsound

LIST = f"{__name__}:listed"
SHOW = f"{__name__}:shown"
TRY = f"{__name__}:tried"
HINT = f"{__name__}:hinted"
SOLVE = f"{__name__}:solved"


class PuzzleName(msgspec.Struct, frozen=True):
    """One puzzle of a list."""

    id: str
    grade: int
    """How hard, from 1 to 5: the more bots fail, the harder."""


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    title: str
    puzzles: list[PuzzleName]
    solves: dict[str, list[int]]
    """For each bot how many it solved, and how many it tried."""


class PuzzleList(msgspec.Struct, frozen=True):
    """Everything there is to solve, and what everybody solves today."""

    day: str
    game: str
    id: str
    shelves: list[PuzzleShelf]


class PuzzleInfo(msgspec.Struct):
    """A puzzle as its seat sees it."""

    game: str
    id: str
    title: str
    seat: int
    seats: int
    grade: int
    task: str
    prompt: Prompt
    options: list[OptionInfo]
    view: msgspec.Raw


class PuzzleMoment(msgspec.Struct):
    """The table after one answer of a solution."""

    step: PuzzleStep
    prompt: Prompt
    view: msgspec.Raw


class PuzzleHint(msgspec.Struct, frozen=True):
    """One of three hints."""

    step: int
    text: str


def listed(day: str, lang: str) -> PuzzleList:
    today = of_the_day(dt.date.fromisoformat(day))
    shelves = [shelf(game, puzzles, lang) for game, puzzles in games_with().items()]
    return PuzzleList(day, today.game if today else "", today.id if today else "", shelves)


def shelf(game: str, puzzles: list[Puzzle], lang: str) -> PuzzleShelf:
    names = [PuzzleName(one.id, one.grade) for one in sorted(puzzles, key=lambda one: (one.grade, one.id))]
    bots = dict.fromkeys(bot for one in puzzles for bot in one.found)
    tried = {bot: [one.found[bot] for one in puzzles if bot in one.found] for bot in bots}
    return PuzzleShelf(game, title(game, lang), names, {bot: [sum(row), len(row)] for bot, row in tried.items()})


def named(game: str, id: str) -> Puzzle:
    found = puzzle_named(game, id) if game in games_with() else None
    if found is None:
        raise Unsound("there is no such puzzle here")
    return found


def shown(game: str, id: str, lang: str) -> PuzzleInfo:
    puzzle = named(game, id)
    table, seat = table_of(puzzle), puzzle.seat
    options = options_of(table, seat, lang)
    about = (game, id, title(game, lang), seat, table.seats, puzzle.grade, task(puzzle, lang))
    return PuzzleInfo(*about, prompt_of(table, table.seen(seat), lang), options, seen_by(table, seat, lang))


def seen_by(table: Table, seat: int, lang: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(table.aided(table.seen(seat), lang)))


def tried(game: str, id: str, text: str, lang: str) -> PuzzleVerdict:
    try:
        return verdict(named(game, id), text, lang)
    except Refused as refused:
        raise Unsound(refused.why(lang)) from None


def hinted(game: str, id: str, step: int, lang: str) -> PuzzleHint:
    return PuzzleHint(step, hint(named(game, id), step, lang))


def solved(game: str, id: str, lang: str) -> list[PuzzleMoment]:
    puzzle = named(game, id)
    table, seat = table_of(puzzle), puzzle.seat
    out: list[PuzzleMoment] = []
    solution(puzzle, table, lang, lambda step: out.append(
        PuzzleMoment(step, prompt_of(table, table.seen(seat), lang), seen_by(table, seat, lang))
    ))  # fmt: skip
    return out
