"""Lessons: every registered game has one, its script fits the real engine, and the server deals it alike every time."""

from __future__ import annotations

import pytest

from chronolude.games import OURS, find
from chronolude.server.starts.lessons import Step, lesson_of, script_of
from chronolude.server.starts.tables import Unwanted
from scripts.lessons import walk

GAMES = sorted(OURS)
LONGEST = 60


def test_every_game_has_a_lesson_and_every_lesson_a_game() -> None:
    homes = [game.home for game in (find(id) for id in GAMES) if game.home is not None]
    lessons = {path for home in homes for path in home.folder.glob("lesson*.json")}
    assert len(homes) == len(lessons) == len(GAMES)
    assert {home.lesson for home in homes} == lessons


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_the_suggestions_is_told_every_step(game: str) -> None:
    script = script_of(game)
    told: list[Step] = []
    for n, asked in enumerate(walk(game, script)):
        if asked.result or n >= LONGEST or len(told) == len(script.steps):
            break
        if asked.step is not None:  # a suggestion that is not on offer would have been refused by the engine
            told.append(asked.step)
    assert {step.say for step in told} == {step.say for step in script.steps}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_meets_you_the_same_way_every_time(game: str) -> None:
    def course() -> list[str]:
        return [asked.prompt + asked.answer for _, asked in zip(range(8), walk(game, script_of(game)), strict=False)]

    assert course() == course()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_sentence_of_a_lesson_is_written(game: str, lang: str) -> None:
    lesson = lesson_of(game, lang)
    said = [lesson.opening, lesson.closing, *(step.text for step in lesson.steps)]
    assert all(len(text) > 20 for text in said)
    assert len(set(said)) == len(said)


def test_a_game_without_a_lesson_is_told_so() -> None:
    with pytest.raises(Unwanted, match="no lesson"):
        script_of("chess")
    with pytest.raises(Unwanted, match="no lesson"):
        script_of("../secrets")
