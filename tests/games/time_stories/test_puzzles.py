"""Puzzles, truths that vary by the deal, runs, and stages of a conflict (R-240 to R-245)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import chronolude as cl
from chronolude.games.time_stories import cards as c
from chronolude.games.time_stories.mission.library import find
from chronolude.games.time_stories.names import TEXT
from chronolude.games.time_stories.tools.lint_clues import dealt, marks
from chronolude.kernel.verbs import top
from tests.games.time_stories.scenes import MADE, answer_until, begin, n, phase, texts

KEY = MADE.slots - MADE.rows["sizes"][c.CONFLICTS] - 1
CLUE = MADE.cards.index("e90")


def at_drawer(seed: int = 1, seats: int = 2) -> cl.Table:
    """The actions step in the vault with the drawer in front of seat 0, its instructions followed."""
    table = begin(seats, seed=seed)
    place = answer_until(table, phase("actions")).position()
    given = place["zones"]
    for agent in range(4):
        given.pop(f"held {agent}", None)
    here = ["vault", "vault/B", "vault/C"]
    away = [card for card in given["panorama"] if not card.startswith("vault")]
    given["story"] = sorted(
        {*given.get("story", []), *away, "quay", *(f"quay/{x}" for x in "BCDEF")} - {*here, "vault/D"}
    )
    given["panorama"] = here
    given["held 0"] = ["vault/D"]
    text = f"text-card:{MADE.numbers[MADE.cards.index('vault/D')] - len(MADE.locations)}"
    place["faces"] = {text: 1}
    place["numbers"] |= {"location": MADE.locations.index("vault") + 1, "steps_done": [0] * 4, "page": [0] * 4}
    place.pop("memory", None)
    table = cl.position("time-stories", place)
    table.play(0, "follow")
    return table


def lying(table: cl.Table, slot: int) -> int:
    """The body that lies in a slot, as print numbers it."""
    s = table.truth()
    return MADE.body_numbered(int(top(s, TEXT + slot)) - MADE.rows["sizes"][c.FIRST_TEXT])


def right(table: cl.Table) -> list[str]:
    code = MADE.rows["body_code"][lying(table, KEY)]
    return [f"mark {mark + 1}" for mark in marks(MADE, 0, code)]


def test_r_240_the_deal_draws_what_is_true_and_lays_out_every_card_that_depends_on_it() -> None:
    seen = set()
    for seed in range(12):
        table = begin(2, seed=seed)
        pair = lying(table, CLUE), lying(table, KEY)
        assert pair in {tuple(dealt(MADE, [value])[slot] for slot in (CLUE, KEY)) for value in (0, 1)}
        seen.add(pair)
    assert len(seen) == 2, "both tides come up"


def test_r_240_nobody_is_told_what_was_drawn() -> None:
    """Two games that differ in the tide alone look the same to everybody until somebody reads."""
    worlds: dict[int, Any] = {}
    for seed in range(12):
        table = begin(2, seed=seed)
        worlds.setdefault(lying(table, CLUE), table)
    one, other = worlds.values()
    for seat in (0, 1, None):
        views = [json.dumps(table.view(seat), sort_keys=True) for table in (one, other)]
        assert views[0] == views[1]


def test_r_241_nothing_is_judged_before_the_last_dial() -> None:
    table = at_drawer()
    before = n(table, "azrak", 0)
    table.play(0, "solve")
    assert texts(table, 0) == ["mark 1", "mark 2", "mark 3"]
    first = len(table.events(0))
    table.play(0, right(table)[0])
    assert texts(table, 0) == ["mark 1", "mark 2", "mark 3", "mark 4"]
    assert "solved" not in [one.kind for one in table.events(0, first)] and n(table, "azrak", 0) == before


@pytest.mark.parametrize("seed", range(4))
def test_r_242_the_right_answer_opens_it_and_a_wrong_one_costs(seed: int) -> None:
    table = at_drawer(seed)
    answer = right(table)
    table.play(0, "solve")
    table.play(0, answer[0])
    table.play(0, next(mark for mark in texts(table, 0) if mark != answer[1]))
    assert n(table, "solved")[0] == 0 and table.seen(0).zone("held", 0) == []
    table = at_drawer(seed)
    for part in ("solve", *answer):
        table.play(0, part)
    assert n(table, "solved")[0] == 1 and "keepsake" in table.seen(None).zone("tokens", 0)


def test_r_242_whoever_answered_is_told_what_came_of_it_though_the_card_is_gone() -> None:
    """The card leaves with the right answer; its sentence is for whoever had it in hand, and for nobody else."""
    table = at_drawer()
    for part in ("solve", *right(table)):
        table.play(0, part)
    solved = next(one for one in table.events(None) if one.kind == "solved")
    assert "vault/D" in table.seen(None).zone("removed")
    assert table.say(0, solved, "en").endswith("The drawer slides open.")
    assert [table.say(seat, solved, "en").endswith("it is right.") for seat in (1, None)] == [True, True]


def test_r_242_no_forecast_tries_an_answer_out() -> None:
    table = at_drawer()
    table.play(0, "solve")
    table.play(0, right(table)[0])
    for mark in texts(table, 0):
        kinds = [one.kind for one in table.foresee(0, mark, worlds=16).events]
        assert "solved" not in kinds and "token" not in kinds and "lost" not in kinds


def test_r_243_three_rungs_and_the_last_turns_the_answer_up() -> None:
    table = at_drawer()
    for rung in (1, 2, 3):
        assert "puzzle hint" in texts(table, 0)
        table.play(0, "puzzle hint")
        for seat in [seat for seat in table.asked if "agree" in texts(table, seat)]:
            table.play(seat, "agree")
        assert n(table, "rungs")[0] == rung
        told = "\n".join(table.describe(1, "en").splitlines())
        assert (MADE.say("puzzles/lock/key/text", "en") in told or "anchor, then one" in told) is (rung == 3)
    assert "puzzle hint" not in texts(table, 0)
    paper = next(one for one in table.view(0)["aid"]["papers"] if one["card"] == "vault/D")
    assert paper["puzzle"]["hints"] == ["The tide knows.", "Read the tide table, Element 90."]


def test_r_244_the_day_begins_again_and_only_what_is_kept_stays() -> None:
    table = at_drawer()
    truth = lying(table, KEY)
    for part in ("solve", *right(table)):
        table.play(0, part)
    table = answer_until(table, lambda one: n(one, "run") == 2, ("leave",))
    seen = table.seen(None)
    assert "e90" in seen.zone("elements", 0) and "keepsake" in seen.zone("tokens", 0)
    assert sum(n(table, "azrak")) == sum(n(table, "azrak_start")) - 1, "full, but for the way to the first place"
    assert n(table, "report") == 0 and n(table, "solved")[0] == 0
    assert seen.zone("removed") == [] and n(table, "location") == MADE.locations.index("quay") + 1
    assert lying(table, KEY) == truth, "what is true stays true"
    assert n(table, "azrak")[0] + n(table, "azrak")[1] + n(table, "vortex") + sum(n(table, "crystals")) == 26


def test_r_245_a_conflict_of_its_own_card_changes_under_way() -> None:
    """The last fight of The Forgotten Star: each stage has its own text and its own sentence for every go."""
    made = find("forgotten-star")
    slot = made.slots - 1
    stages = made.page_keys[slot]
    assert len(stages) == 3
    for key in stages:
        for option in range(8):
            way = f"{key}/conflict/option/{option}"
            sentences = [name for name in ("fail_text", "success_text", "do_text") if f"{way}/{name}" in made.texts]
            assert sentences in (["fail_text", "success_text"], ["do_text"]), way
    assert len({made.say(f"{key}/text", "en") for key in stages}) == 3
