"""Lessons: what they say, and a table to take them at."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ...starts.lessons import Lesson, begin_lesson, lesson_of
from ..access import HttpRequest, base_of, hall_of, language
from ..bodies import Join, Made
from ..cookies import made_answer
from ..packed import PACKED


@get("/api/lessons/{game:str}", middleware=PACKED)
async def show_lesson(request: HttpRequest, game: FromPath[str]) -> Lesson:
    """What the guided first game of a game says, step by step."""
    return lesson_of(game, language(request))


@post("/api/lessons/{game:str}", status_code=201)
async def take_lesson(request: HttpRequest, game: FromPath[str], data: JSONBody[Join]) -> Response[Made]:
    """A table with the lesson's deal, against bots with fixed dice."""
    made = await begin_lesson(hall_of(request), game, data.name, base_of(request))
    return await made_answer(request, made)


HANDLERS = [show_lesson, take_lesson]
