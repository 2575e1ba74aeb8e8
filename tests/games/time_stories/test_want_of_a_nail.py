"""For Want of a Nail: days are undone with what was learnt, and what is mended may break something else."""

from __future__ import annotations

from collections import Counter
from statistics import median

from chronolude.bots import bots_for
from chronolude.games.time_stories import game_of
from chronolude.games.time_stories.mission.library import OURS
from chronolude.games.time_stories.mission.load import load
from chronolude.games.time_stories.tools.lint import lint
from chronolude.games.time_stories.tools.runs import play

MADE = load(OURS / "want-of-a-nail")


def test_nothing_is_to_be_said_against_it() -> None:
    assert lint(OURS / "want-of-a-nail") == []


def test_no_text_is_longer_than_a_card() -> None:
    for key, words in MADE.texts.items():
        if key.startswith(("locations/", "elements/", "personal/")) and key.endswith("/text"):
            for lang, text in words.items():
                assert len(text.split()) <= 90, f"{key} in {lang}"


def test_the_day_is_undone_and_ends_in_more_than_one_way() -> None:
    """Reasoning partners need several days, learn from the evenings, and bring the train home by either road."""
    endings: Counter[str] = Counter()
    evenings: Counter[str] = Counter()
    minutes: list[float] = []
    for seed in range(8):
        run = play(game_of(MADE), MADE, 3, bots_for("time-stories")["planner"], seed)
        endings[run.ending] += 1
        minutes.append(run.minutes)
        evenings.update(key for key in run.seen if key.startswith("elements/6"))
        assert not run.untruths
    assert len(endings) >= 2 and endings["unannounced"] + endings["on-time"] >= 3 and len(evenings) >= 2
    assert evenings["elements/60"] > 0, "the first day ends for want of a pin"
    assert 45 <= median(minutes) <= 60, "an evening's sitting"


def test_what_an_evening_says_went_wrong_did_go_wrong() -> None:
    """The pin that waits for a mule and the pin that nobody set are two evenings, told by whether Canela is shod."""
    told = {61: "not group has token shod", 64: "group has token shod"}
    page = (OURS / "want-of-a-nail" / "mission.toml").read_text(encoding="utf-8")
    triggers = page.split("[[trigger]]")
    for number, condition in told.items():
        evening = next(one for one in triggers if f"take element {number} by captain" in one)
        assert f" and {condition}" in evening
