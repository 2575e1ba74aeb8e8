"""Puzzles: there is no table behind them and nothing is kept; each request is looked at for a stranger."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from ....bots.puzzles.telling import RUNGS, PuzzleVerdict
from ...jobs import puzzles as work
from ...starts.daily import today
from ..access import HttpRequest, hall_of, language, refusal, stranger

LONGEST_ANSWER: Final = 400
"""Characters of an answer."""
T = TypeVar("T")


class PuzzleAnswer(msgspec.Struct):
    """A whole move, as options and their parts name it."""

    text: str


async def asked(request: HttpRequest, job: str, wanted: type[T], **given: Any) -> T:
    return await hall_of(request).jobs.do(stranger(request), job, wanted, lang=language(request), **given)


@get("/api/puzzles")
async def list_puzzles(request: HttpRequest) -> work.PuzzleList:
    """Every puzzle by game, with how hard it is, and the one of the day."""
    return await asked(request, work.LIST, work.PuzzleList, day=today(hall_of(request)))


@get("/api/puzzles/{game:str}/{puzzle:str}")
async def show_puzzle(request: HttpRequest, game: FromPath[str], puzzle: FromPath[str]) -> work.PuzzleInfo:
    """A puzzle as its seat sees it."""
    return await asked(request, work.SHOW, work.PuzzleInfo, game=game, id=puzzle)


@post("/api/puzzles/{game:str}/{puzzle:str}", status_code=200)
async def try_puzzle(
    request: HttpRequest, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleAnswer]
) -> PuzzleVerdict:
    """What an answer is worth, and why."""
    if len(data.text) > LONGEST_ANSWER:
        raise refusal(413, f"an answer has at most {LONGEST_ANSWER} characters")
    return await asked(request, work.TRY, PuzzleVerdict, game=game, id=puzzle, text=data.text)


@get("/api/puzzles/{game:str}/{puzzle:str}/hints/{step:int}")
async def hint_puzzle(
    request: HttpRequest, game: FromPath[str], puzzle: FromPath[str], step: FromPath[int]
) -> work.PuzzleHint:
    """One of three hints."""
    if not 1 <= step <= RUNGS:
        raise refusal(400, f"hints are 1 to {RUNGS}")
    return await asked(request, work.HINT, work.PuzzleHint, game=game, id=puzzle, step=step)


@get("/api/puzzles/{game:str}/{puzzle:str}/solution")
async def solve_puzzle(request: HttpRequest, game: FromPath[str], puzzle: FromPath[str]) -> list[work.PuzzleMoment]:
    """The solution, the table after each answer of it."""
    return await asked(request, work.SOLVE, list[work.PuzzleMoment], game=game, id=puzzle)


HANDLERS = [list_puzzles, show_puzzle, try_puzzle, hint_puzzle, solve_puzzle]
