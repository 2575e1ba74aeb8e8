"""Corners of the rules that no whole scene turns on, asked of the rule itself; mutants had found them unwatched."""

from __future__ import annotations

from chronolude.games.time_stories import cards as c
from chronolude.games.time_stories import names
from chronolude.games.time_stories.rules.apply import apply_element
from chronolude.games.time_stories.rules.azrak import BY_LOSS, BY_TRAVEL
from chronolude.games.time_stories.rules.conditions import amount, holds_history
from chronolude.games.time_stories.rules.costs import can_pay_one
from chronolude.games.time_stories.rules.duels import settle_strike
from chronolude.games.time_stories.rules.effects import lists_of, targets
from chronolude.games.time_stories.rules.exchanges import ask_swap, givers, settle_swap
from chronolude.games.time_stories.rules.group import others
from chronolude.games.time_stories.rules.links import ask_broken
from chronolude.games.time_stories.rules.printed import first_element, first_mystery, row
from chronolude.games.time_stories.rules.recon import tellers
from chronolude.kernel.ask import action, verb_of
from chronolude.kernel.state import State
from chronolude.kernel.verbs import move, place_of
from tests.games.time_stories.scenes import MADE, at_quay, scene, state

FACTS = MADE.rows
LAMP = MADE.cards.index("lamp")


def effect_on_lamp() -> int:
    """The effect of the fixture that puts the lamp away: the cost of throwing it."""
    lamp = MADE.tokens.index("lamp")
    found = zip(FACTS["effect_op"], FACTS["effect_x"], strict=True)
    return next(i for i, (op, x) in enumerate(found) if op == c.AWAY_TOKEN and x == lamp)


def told(s: State, kind: str) -> int:
    return sum(s.layout.tellings[event.kind].name == kind for event in (s.log.events if s.log is not None else []))


def test_r_153_q_25_more_than_two_agents_exchange_as_well() -> None:
    s = state(scene(4, zones={"elements 0": ["e1"], "elements 2": ["e2"]}))
    assert givers(s) == [0, 2]
    s.n[names.FINISHED] = 1
    assert givers(s) == [2]


def test_d_13_the_two_things_of_an_exchange_are_named_only_while_it_is_asked() -> None:
    s = state(scene(2, zones={"elements 0": ["e1"], "elements 1": ["e2"]}))
    s.a, s.b = first_element(s), first_element(s) + 1
    ask_swap(s)
    assert [int(s.n[names.SWAPPED + i]) for i in (0, 1)] == [s.a + 1, s.b + 1]
    s.answer, s.by = action(names.OBJECT, 0), 1
    settle_swap(s)
    assert [int(s.n[names.SWAPPED + i]) for i in (0, 1)] == [0, 0]


def test_r_062_only_who_holds_a_card_tells_of_it() -> None:
    assert tellers(state(scene(4, held={1: "quay/B", 3: "quay/C"}))) == [1, 3]


def test_r_063_what_is_told_aloud_is_not_the_gist() -> None:
    heard = [event.args["how"] for event in at_quay(2).events(None) if event.kind == "told"]
    assert heard == [0, 0], "both told aloud"


def test_r_224_one_player_s_second_receptacle_asks_nobody() -> None:
    s = state(at_quay(1))
    for receptacle in (0, 1):
        s.seat = receptacle
        assert others(s) == []


def test_a_token_is_spent_by_who_has_it_or_by_the_group_and_by_nobody_else() -> None:
    s, effect = state(scene(2)), effect_on_lamp()
    for place, can in ((names.TOKENS, True), (names.TOKENS + 1, False), (names.GROUP, True), (names.SHEET, False)):
        move(s, LAMP, place)
        assert can_pay_one(s, 0, effect) is can, place


def test_each_other_is_everybody_but_who_reads() -> None:
    s = state(scene(3))
    assert sorted(targets(s, c.BY_OTHERS, 1, c.GAIN_AZRAK)) == [0, 2]
    assert sorted(targets(s, c.BY_EACH, 1, c.GAIN_AZRAK)) == [0, 1, 2]


def test_what_the_options_of_a_step_do_and_cost_belongs_to_the_step() -> None:
    s = state(scene(2))
    steps = [step for step, count in enumerate(FACTS["step_options"]) if count > 0]
    assert steps
    for step in steps:
        first = FACTS["step_option"][step]
        for option in range(first, first + FACTS["step_options"][step]):
            assert {FACTS["option_do"][option], FACTS["option_cost"][option]} <= set(lists_of(s, step))


def test_what_is_removed_is_removed_once() -> None:
    s = state(scene(2, zones={"elements 0": ["e1"]}))
    for _ in range(2):
        apply_element(s, c.REMOVE_ELEMENT, 0, 0)
        assert place_of(s, first_element(s)) == names.REMOVED
    assert told(s, "removed") == 1


def test_a_mystery_is_shown_when_it_stands_upright_and_not_before() -> None:
    s = state(scene(2))
    for zone, shown in ((names.PILE, False), (names.READING, False), (names.UPRIGHT, True), (names.REMOVED, False)):
        move(s, first_mystery(s), zone)
        assert holds_history(s, c.C_SHOWN, 0, 0) is shown


def test_damage_is_that_of_the_conflict_being_fought() -> None:
    s = state(scene(2, held={0: "quay/B"}))
    for slot in (2, 3):
        s.n[row(s, c.N_DAMAGE, slot)] = slot
    for slot in (2, 3):
        s.n[names.CONFLICT] = slot + 1
        assert amount(s, c.V_DAMAGE, 0, 0) == slot


def test_q_16_a_conflict_that_is_over_leaves_no_damage_behind() -> None:
    s = state(scene(2))
    boat = first_element(s) + 8  # the empty boat, a conflict with life points
    s.seat, s.a, s.b = 0, boat, 0
    s.n[row(s, c.N_DAMAGE, boat)] = 3
    settle_strike(s)
    assert s.n[row(s, c.N_DAMAGE, boat)] == 0 and told(s, "conflict-ended") == 1


def test_q_08_a_free_update_needs_one_crystal_less_in_the_vortex() -> None:
    for cause, vortex, free in ((BY_LOSS, 0, True), (BY_TRAVEL, 1, True), (BY_TRAVEL, 0, False)):
        s = state(scene(2, free_updates=1))
        s.n[names.VORTEX] = vortex
        s.seat, s.a, s.b = 0, cause, 0
        s.mode = -1
        ask_broken(s)
        ask = s.ask if s.mode >= 0 else None
        offered = [verb_of(act) for act in ask.of(0)] if ask is not None else [verb_of(s.answer)]
        assert (names.FREE_EMERGENCY in offered) is free and names.EMERGENCY not in offered
        assert offered[-1] == names.LET_GO


def test_every_agent_who_supports_can_stand_in_a_position() -> None:
    """Who supported is a mask: with the fourth agent among them it was out of its range, and refused."""
    for mask in (8, 15):
        assert state(scene(4, supporters=mask)).n[names.SUPPORTERS] == mask
