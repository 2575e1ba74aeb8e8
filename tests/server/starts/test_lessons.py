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


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_names_the_rules_it_covers(game: str) -> None:
    covers, law = script_of(game).covers, find(game).home.law("en")  # type: ignore[union-attr]
    assert covers and all(f"**{rule}**" in law for rule in covers)


GOALS = {
    "chrononauts": ("win by", "thirteen"), "artifaxx": ("the three artifacts", "Memo"),
    "solonauts": ("win when", "thirteenth"),
    "contre-temps": ("three events", "tenth round"), "time-division": ("most influence", "coin"),
    "time-stories": ("wins together", "Azrak"), "timeline": ("you win", "tie-break"),
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_names_the_goal_first_and_ends_with_what_it_taught(game: str) -> None:
    lesson = lesson_of(game, "en")
    goal, taught = GOALS[game]
    assert goal in lesson.opening and taught in lesson.closing and "In short" in lesson.closing
    assert "En bref" in lesson_of(game, "fr").closing


def test_artifaxx_says_which_card_is_stopped() -> None:
    """The sentence about the Memo names the card that is being played at that very ask."""
    asked = next(one for one in walk("artifaxx", script_of("artifaxx")) if one.step and one.step.verb == "memo")
    assert asked.prompt.startswith("It Never Existed is being played")
    assert lesson_of("artifaxx", "en").steps[1].text.startswith("It Never Existed")


def test_chrononauts_shows_a_memo_a_flip_and_a_claim_that_wins() -> None:
    asked = list(walk("chrononauts", script_of("chrononauts")))
    answers = [one.answer for one in asked]
    assert "reverse_fate_7 > 1912" in answers and "Memo" in asked[answers.index("pass")].prompt
    assert answers[-2] == "claim mission" and asked[-1].result


def test_time_stories_shows_what_a_mission_is_made_of() -> None:
    """A trial with boost, support and Destiny that comes out equal; a conflict; a broken link; an update."""
    asked = list(zip(range(30), walk("time-stories", script_of("time-stories")), strict=False))
    prompts = {one.answer: one.prompt for _, one in asked}
    wanted = ["as boris > engage 1", "boost 1", "support 1", "as boris > fight 1", "emergency update", "update"]
    assert {*wanted} <= set(prompts)
    destiny = next(one.prompt for _, one in asked if one.step and one.step.say == "learn-time-stories-destiny")
    assert "4 against 4" in destiny and "link breaks" in prompts["emergency update"]


def test_a_game_without_a_lesson_is_told_so() -> None:
    with pytest.raises(Unwanted, match="no lesson"):
        script_of("chess")
    with pytest.raises(Unwanted, match="no lesson"):
        script_of("../secrets")
