"""The Forgotten Star: what its brief promises, and that every ending is reached."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from math import prod
from pathlib import Path
from typing import Any

import pytest

import chronolude as cl
from chronolude.bots import bots_for
from chronolude.games.time_stories import game_of
from chronolude.games.time_stories.mission.library import shelf
from chronolude.games.time_stories.mission.load import load
from chronolude.games.time_stories.tools.figures import sameness
from chronolude.games.time_stories.tools.lint import lint
from chronolude.games.time_stories.tools.lint_clues import dealt
from chronolude.games.time_stories.tools.runs import play as run
from chronolude.games.time_stories.tools.story_verb import play
from chronolude.games.time_stories.view.boxes import printed
from tests.games.time_stories.scenes import answer_until, begin

FOLDER = shelf()["forgotten-star"]
MADE = load(FOLDER)
# For each of three people a paper that says where they were, and one that says whose hand it was.
PROOFS = {"nigar": (11, 12), "daniyal": (17, 16), "farrukh": (22, 23)}


def toml(name: str) -> Any:
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


def locations() -> dict[str, Any]:
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in (FOLDER / "locations").iterdir()}


def test_nothing_is_to_be_said_against_it() -> None:
    assert lint(FOLDER) == []


def test_it_has_the_parts_of_the_brief() -> None:
    cards = [card for place in locations().values() for card in place["card"]]
    assert len(locations()) == 9 and len(cards) == 52
    colours = Counter(one["colour"] for one in toml("elements.toml")["element"])
    assert colours == {"green": 18, "yellow": 2, "red": 6, "white": 8}
    kinds = Counter(one["kind"] for one in toml("mysteries.toml")["mystery"])
    assert kinds == {"red": 3, "yellow": 3, "upright": 4, "replacement": 4}
    people = [tomllib.loads(path.read_text(encoding="utf-8")) for path in (FOLDER / "personal").iterdir()]
    assert [len(one["interaction"]) for one in people] == [5] * 4
    assert all(len(place["location"]["hint"]) == 3 for place in locations().values())


def test_thresholds_tell_of_the_task_and_no_trial_is_like_most_others() -> None:
    same = sameness(MADE)
    assert set(same["thresholds"]) == {"1", "2", "3", "4", "5", "6"} and same["commonest"] < 0.2


def test_eight_puzzles_of_eight_kinds_each_with_three_hints_and_none_to_be_guessed() -> None:
    """`lint` holds every clue against every deal; here it is counted that there is something to hold."""
    puzzles = toml("puzzles.toml")["puzzle"]
    assert len({one["kind"] for one in puzzles}) == 8
    assert all(len(one["hint"]) == 2 and one["key"]["text"] for one in puzzles)
    assert all(prod(len(dial["ids"]) for dial in one["dial"]) >= 16 for one in puzzles)


@pytest.mark.parametrize(("culprit", "value"), [("farrukh", 0), ("nigar", 1), ("daniyal", 2)])
def test_whoever_it_was_two_papers_betray_and_four_clear(culprit: str, value: int) -> None:
    lying = dealt(MADE, [value, 0, 0])
    who = MADE.names.of["dial"]["lectern/who"]
    rows = MADE.rows
    for name, papers in PROOFS.items():
        for number in papers:
            body = lying[MADE.cards.index(f"e{number}")]
            clues = range(rows["body_clue"][body], rows["body_clue"][body] + rows["body_clues"][body])
            out = {rows["clue_mark"][i] for i in clues if rows["clue_dial"][i] == who}
            assert len(out) == (2 if name == culprit else 1), (name, number)


def test_no_text_is_longer_than_a_card() -> None:
    for key, words in MADE.texts.items():
        if key.startswith(("locations/", "elements/", "mysteries/", "personal/")) and key.endswith("/text"):
            for lang, text in words.items():
                assert len(text.split()) <= 90, f"{key} in {lang}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_run_is_told_as_a_story(lang: str) -> None:
    table = cl.new("time-stories", seats=2, seed=1, mission="forgotten-star")
    told = play(table, MADE, "planner", 1, lang).text()
    assert table.result is not None and table.result.ending in (*MADE.endings, "lost")
    assert told.startswith(f"# {MADE.say('mission/title', lang)}")
    assert told.count("\n## ") >= 5, "it visits at least five places"
    assert told.count("\n> ") > 60


def test_a_story_names_whoever_carries_a_thing_and_nobody_for_what_all_hear() -> None:
    table = cl.new("time-stories", seats=3, seed=1445, mission="forgotten-star")
    told = play(table, MADE, "planner", 1445, "en").text()
    names = [MADE.say(f"receptacles/{name}/name", "en") for name in MADE.receptacles]
    heads = re.findall(r"^\*\*(.+)\*\*$", told, re.MULTILINE)
    owned = {head.partition(" · ")[2]: head.partition(" · ")[0] for head in heads if " · Element" in head}
    assert len(set(owned.values())) == 3 and set(owned.values()) <= set(names)
    assert "Element 40" in heads, "white: it lies beside the plan for all"
    lantern = told.index("finds a token: Lantern")
    assert told.rindex("The wheel climbs", 0, lantern) > 0, "a card gives after it has spoken"


def test_a_planner_accuses_with_proof_and_is_right() -> None:
    """Nobody who reasons is ever wrong at the lectern; those who guess hardly ever are right."""
    told: Counter[str] = Counter()
    for seed in range(6):
        told += Counter({way: k for (name, way), k in run(game_of(MADE), MADE, 3, bots_for("time-stories")["planner"],
                                                           seed).puzzles.items() if name == "lectern"})  # fmt: skip
    assert told["reasoned right"] >= 3 and told["reasoned wrong"] == told["guessed right"] == 0


def test_every_mystery_is_named_somewhere_or_among_the_first_of_the_pile() -> None:
    """Fixed order: an unnamed draw gives the first that is left, so the late ones need a card that names them."""
    files = [path.read_text(encoding="utf-8") for path in (FOLDER / "locations").iterdir()]
    named = {f"m-{n:02}" for n in range(1, 15) if any(f'"draw mystery m-{n:02}"' in text for text in files)}
    unnamed = sum(text.count('"draw mystery"') for text in files) + 1  # and one in the prologue
    assert {f"m-{n:02}" for n in range(unnamed, 15)} <= named


def test_a_box_tells_what_it_does_beside_the_words_of_its_author() -> None:
    slot = MADE.cards.index("old-fortress/B")
    block = printed(MADE, slot, 0, "en", 2).trials[0]
    assert block.failure is not None and block.failure.startswith("You slip. The well gives you back")
    assert block.failure.endswith(")") and "apologies (" in block.failure
    assert block.success == block.critical


def test_zulaykha_does_not_question_the_foreman_the_first_time() -> None:
    """Her memory sends the card back before he asks anything; an option of a card she no longer holds has no words."""
    wishes = ("travel paper-mill", "take paper-mill/E", "take paper-mill/B", "free update", "leave")
    table = begin(1, who=("zulaykha", "lin-yue"), mission="forgotten-star")
    table = answer_until(table, holding("paper-mill/E", "paper-mill/B"), wishes)
    table = answer_until(table, lambda one: one.view(0)["numbers"]["asking"] == "act-as")
    table.play(0, "as zulaykha > follow")
    while "read on" in [choice.text for choice in table.options(0)]:
        table.play(0, "read on")
    assert table.view(0)["numbers"]["asking"] == "act-as"
    assert table.view(0)["aid"]["agents"][0]["held"] is None


def test_one_player_reads_the_trial_of_the_receptacle_that_acts() -> None:
    """R-212: with two cards in front of one person, each receptacle's button names its own card's trial."""
    who = ("mahliqa", "zulaykha")
    wishes = ("travel bazaar", "take bazaar/C", "take bazaar/D", "leave")
    table = answer_until(begin(1, who=who, mission="forgotten-star"), holding("bazaar/C", "bazaar/D"), wishes)
    table = answer_until(table, lambda one: one.view(0)["numbers"]["asking"] == "act-as")
    said = {choice.path: choice.label("en") for first in table.options(0) for choice in first.then}
    assert said["as mahliqa > engage 1"] != said["as zulaykha > engage 1"]
    assert "Reckoning" in said["as mahliqa > engage 1"] and "Eloquence" in said["as zulaykha > engage 1"]


def holding(*cards: str) -> Callable[[cl.Table], bool]:
    """Whether these cards lie in front of the agents, in their order."""
    return lambda table: [one["held"] for one in table.view(0)["aid"]["agents"]] == list(cards)


def test_the_missions_that_ship_are_on_the_shelf() -> None:
    assert {"fixture", "forgotten-star", "want-of-a-nail"} <= set(shelf())
    assert isinstance(FOLDER, Path)
