"""Puzzles that ship: enough of them, and a sample proved anew. All of them: `python -m tests.bots.puzzles.deep`."""

from __future__ import annotations

import datetime as dt
import hashlib

import pytest

from chronolude.bots.puzzles.library import games_with, of_the_day
from chronolude.bots.puzzles.puzzle import Puzzle, holds, table_of
from chronolude.bots.puzzles.telling import RUNGS, hint, solution, task, verdict
from chronolude.games import OURS

SAMPLE = 2  # of each game


def shipped() -> dict[str, list[Puzzle]]:
    return {game: puzzles for game, puzzles in games_with().items() if game in OURS}


def sample() -> list[Puzzle]:
    """A few of each game, the same every time."""
    out: list[Puzzle] = []
    for puzzles in shipped().values():
        out += sorted(puzzles, key=lambda one: hashlib.sha256(one.id.encode()).digest())[:SAMPLE]
    return out


@pytest.mark.parametrize("puzzle", sample(), ids=lambda one: f"{one.game}-{one.id}")
def test_a_puzzle_is_proved_anew_from_its_position(puzzle: Puzzle) -> None:
    assert holds(puzzle)


@pytest.mark.parametrize("puzzle", sample(), ids=lambda one: f"{one.game}-{one.id}")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_puzzle_speaks(puzzle: Puzzle, lang: str) -> None:
    """Task, hints, verdicts of every answer and the solution are told in both languages."""
    assert task(puzzle, lang)
    said = [hint(puzzle, step, lang) for step in range(1, RUNGS + 1)]
    assert len(set(said)) == RUNGS, said
    for answer in table_of(puzzle).moves(puzzle.seat)[:6]:
        found = verdict(puzzle, answer, lang)
        assert found.right == (answer in puzzle.best) and found.text
    steps: list[str] = []
    solution(puzzle, table_of(puzzle), lang, lambda step: steps.append(step.label))
    assert len(steps) == len(puzzle.line)


def test_no_puzzle_ships_twice_and_each_names_who_solves_it() -> None:
    every = [puzzle for puzzles in shipped().values() for puzzle in puzzles]
    assert len({puzzle.id for puzzle in every}) == len(every)
    assert all(puzzle.found and puzzle.best and 1 <= puzzle.grade <= 5 for puzzle in every)


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_goes_round_the_games() -> None:
    first = dt.date(2026, 11, 16)
    week = [of_the_day(first + dt.timedelta(days=n)) for n in range(len(shipped()))]
    assert all(week) and {one.game for one in week if one is not None} == set(shipped())
    assert of_the_day(first) == week[0]
