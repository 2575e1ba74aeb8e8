"""The rules by number: trials and conflicts."""

import pytest

from chronolude.games.time_stories import names
from chronolude.games.time_stories.rules.agents import held
from chronolude.kernel.ask import action
from chronolude.kernel.engine import answer
from tests.games.time_stories.scenes import (
    MADE,
    card,
    go,
    n,
    next_fate,
    scene,
    state,
    texts,
    through,
    zone,
)  # fmt: skip


@pytest.mark.parametrize(("fate", "outcome"), [(-1, 0), (0, 1), (1, 2)])
def test_r_093_r_094_r_095_r_096_r_099_r_100_r_101_r_102_r_103_r_106_r_107_a_trial(fate: int, outcome: int) -> None:
    table = next_fate(scene(4, {1: "quay/C"}, vortex=0), fate)
    table.play(1, "engage 1")
    assert (n(table, "trial_value"), n(table, "trial_threshold"), n(table, "vortex")) == (3, 4, 1)
    table.play(1, "boost 1")
    through(table)
    assert n(table, "outcome") == outcome and len(zone(table, "discard")) == 1
    assert zone(table, "tokens", 1) == ([] if outcome == 0 else ["cog.1"])


def test_r_097_r_217_r_221_limits_of_support() -> None:
    for seats, limits in ((2, [3]), (3, [2, 2]), (4, [1, 1, 1])):
        table = next_fate(scene(seats, {0: "quay/C"}), 0)
        table.play(0, "engage 1")
        table.play(0, "boost 0")
        found = []
        while "support 0" in texts(table, table.asked[0]):
            offered = [one for one in texts(table, table.asked[0]) if one.startswith("support")]
            found.append(len(offered) - 1)
            table.play(table.asked[0], "support 0")
        assert found == limits
    table = next_fate(scene(3, {0: "quay/C"}), 0)
    table.play(0, "engage 1")
    table.play(0, "boost 0")
    table.play(1, "support 2")
    assert "support 2" not in texts(table, 2) and "support 1" in texts(table, 2)


def test_r_104_r_105_merged_and_empty_boxes() -> None:
    body = card("tower/C")
    trial = MADE.rows["page_trial"][MADE.rows["body_page"][body]]
    assert MADE.rows["trial_critical"][trial] == MADE.rows["trial_success"][trial] != -1
    second = MADE.rows["page_trial"][MADE.rows["body_page"][card("quay/C")]] + 1
    assert MADE.rows["trial_fail"][second] == MADE.rows["trial_critical"][second] == -1


def test_r_109_r_229_the_reshuffling_card_mixes_the_pile_after_the_trial() -> None:
    table = next_fate(scene(4, {0: "quay/C"}), 2)
    table.play(0, "engage 1")
    table.play(0, "boost 0")
    through(table)
    assert zone(table, "discard") == [] and len(table.seen(0).zone("destiny")) == 6


def test_r_112_r_113_r_114_r_115_r_116_an_individual_conflict_binds_its_reader() -> None:
    table = next_fate(scene(4, {1: "quay/F"}), 1)
    assert "fight 1" in texts(table, 1) and "stand by" not in texts(table, 1) and "explore quay/B" in texts(table, 0)
    assert "leave" not in texts(table, 0)
    reason = table.why(0, "fight 1")
    assert reason is not None and reason.rule == "R-115"
    table.play(1, "fight 1")
    table.play(1, "boost 0")
    through(table)
    assert "stand by" in texts(table, 1) and zone(table, "in-play") == ["e5"]


def test_r_117_r_118_r_119_r_120_r_121_r_122_r_123_r_124_r_125_r_126_r_128_r_129_r_193_a_group_conflict() -> None:
    from chronolude.games.time_stories.rules.things import start_named

    s = state(scene(2, {0: "quay/C"}, zones={"elements 1": ["e1"]}))
    start_named(s, 0, 0)
    go(s)
    assert s.ask is not None and s.ask.seats == [1]
    answer(s, 1, action(names.DONE_VERB, 0))
    answer(s, 0, action(names.NEXT, card("boris")))
    assert s.ask.seats == [1] and s.n[names.CONFLICT] > 0
    answer(s, 1, action(names.FIGHT, 2))
    answer(s, 1, action(names.BOOST, 3))
    assert s.ask.seats == [0] and action(names.SUPPORT, 1) in s.ask.of(0), "support with a card in front"
    answer(s, 0, action(names.SUPPORT, 0))
    if action(names.PASS, 0) in s.ask.of(s.ask.seats[0]):
        answer(s, s.ask.seats[0], action(names.PASS, 0))
    assert held(s, 0) == card("quay/C")
