"""A puzzle in words: what is asked, three hints, why an answer is right or not, and the solution move by move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from ...locale import say
from ...sight import Sight
from ...tables import Table
from ...tables.choices import Choice
from ...tables.memories import name_of
from ...tables.notation import action_text
from ...tables.opening import resumed
from ..ladder import hundredths, in_words
from .proof import EXPECTED
from .puzzle import Puzzle, table_of

RUNGS: Final = 3
FEW: Final = 4
"""Answers among which the second hint leaves the choice."""
MOST_LINES: Final = 10


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """What an answer to a puzzle is worth, in words."""

    right: bool
    text: str
    told: list[str]
    """What it brings, or how it may be lost, sentence by sentence."""


class PuzzleStep(msgspec.Struct, frozen=True):
    """One answer of a solution, and what is told of it."""

    seat: int
    label: str
    told: list[str]


def task(puzzle: Puzzle, lang: str) -> str:
    """What is asked."""
    return say(lang, f"cl-puzzle-task-{puzzle.way}")


def hint(puzzle: Puzzle, step: int, lang: str) -> str:
    """What is proved and of how many answers, then a few among which it is, then how it begins.

    A part without a choice, such as the only card of a hand, is no hint: the ladder goes on behind it.
    """
    table = table_of(puzzle)
    if step <= 1:
        return say(lang, f"cl-puzzle-hint-{puzzle.way}", n=len(table.moves(puzzle.seat)))
    choices, (first, *rest) = table.options(puzzle.seat), puzzle.best[0].split(" > ")
    while len(choices) == 1 and rest:
        choices, (first, *rest) = choices[0].then, rest
    if step == RUNGS or len(choices) == 1:
        return say(lang, f"cl-puzzle-hint-{'begins' if rest else 'is'}", answer=in_words(choices, first, lang))
    at = next(i for i, one in enumerate(choices) if one.text == first)
    least = max(0, min(at - FEW // 2, len(choices) - FEW))
    labels = dict.fromkeys(one.label(lang) for one in choices[least : least + FEW])
    return say(lang, "cl-puzzle-hint-among", answers=" · ".join(labels))


def verdict(puzzle: Puzzle, answer: str, lang: str) -> PuzzleVerdict:
    """What comes of an answer, and why; raises Refused if it is none."""
    table = table_of(puzzle)
    label = in_words(table.options(puzzle.seat), answer, lang)
    if answer in puzzle.best:
        told = told_by(table, puzzle.seat, lambda: table.take(puzzle.seat, answer), lang)
        return PuzzleVerdict(True, say(lang, f"cl-puzzle-right-{puzzle.way}", answer=label), told)
    worth = hundredths(puzzle.worths.get(answer, 0.0))
    more = {"worth": worth} if puzzle.way == EXPECTED else {}
    text = say(lang, f"cl-puzzle-wrong-{puzzle.way}", answer=label, **more)
    if answer in puzzle.refuted:
        return PuzzleVerdict(False, text, refutation(puzzle, answer, lang))
    return PuzzleVerdict(False, text, told_by(table, puzzle.seat, lambda: table.take(puzzle.seat, answer), lang))


def refutation(puzzle: Puzzle, answer: str, lang: str) -> list[str]:
    """How it may be lost: in a world that the seat must allow for, by answers the others may give."""
    table = other_world(puzzle, answer)
    line = list(puzzle.refuted[answer].line)
    return told_by(table, puzzle.seat, lambda: follow(table, puzzle.seat, answer, line), lang)[-MOST_LINES:]


def other_world(puzzle: Puzzle, answer: str) -> Table:
    """The table of a world in which an answer loses: alike to its seat, and what others remember is left out."""
    zones = {**puzzle.position["zones"], **puzzle.refuted[answer].zones}
    position = {name: value for name, value in puzzle.position.items() if name != "sealed"}
    position["zones"] = {name: cards for name, cards in zones.items() if cards}
    own = name_of(puzzle.seat)
    position["memory"] = {seat: known for seat, known in position.get("memory", {}).items() if seat == own}
    return resumed(puzzle.game, position)


def follow(table: Table, seat: int, answer: str, line: list[tuple[int, str]]) -> None:
    """Play an answer and then a line that names only what was a choice."""
    table.take(seat, answer)
    while table.result is None:
        asked = table.asked
        chosen = (
            line[0][0] if line and line[0][0] in asked else next((one for one in asked if is_bound(table, one)), None)
        )
        if chosen is None:
            return
        table.take(chosen, table.choose(chosen, Scripted(line)))


def is_bound(table: Table, seat: int) -> bool:
    return len(table.moves(seat)) == 1


class Scripted:
    """Says what is written wherever there is a choice."""

    def __init__(self, line: list[tuple[int, str]]) -> None:
        self.line = line

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        _, text = self.line.pop(0)
        return next(act for act in sight.options if action_text(sight.layout, act) == text)


def told_by(table: Table, seat: int, deed: Callable[[], None], lang: str) -> list[str]:
    """What a seat is told of a deed at a table, in sentences."""
    before = table.event_count
    deed()
    return [one.text for one in table.events(seat, before, lang) if one.text]


def solution(puzzle: Puzzle, table: Table, lang: str, seen: Callable[[PuzzleStep], None]) -> None:
    """Play a solution out at a table of this puzzle; whoever watches is told each answer of it after it was given."""
    for seat, answer in puzzle.line:
        label = label_in_words(table, seat, answer, lang)
        told = told_by(table, puzzle.seat, partial(table.take, seat, answer), lang)
        seen(PuzzleStep(seat, label, told))


def label_in_words(table: Table, seat: int, answer: str, lang: str) -> str:
    choices: list[Choice] = table.options(seat)
    return in_words(choices, answer, lang)
