"""The same rules at every seat, for every receptacle and card: what a test of seat 0 alone would not notice."""

import pytest

from chronolude.games.time_stories import cards as c
from chronolude.games.time_stories import names
from chronolude.games.time_stories.rules.apply import apply_element
from chronolude.games.time_stories.rules.conditions import holds_things
from chronolude.games.time_stories.rules.elements import take_element
from chronolude.games.time_stories.rules.links import share_bounds, share_total
from chronolude.games.time_stories.rules.payments import change_magic
from chronolude.games.time_stories.rules.printed import row
from chronolude.games.time_stories.rules.things import read_flash, read_interaction, start_named
from chronolude.kernel.ask import action, verb_of
from chronolude.kernel.engine import answer
from chronolude.kernel.layout import EVERYONE
from chronolude.kernel.state import State
from chronolude.kernel.verbs import audience, place_of
from tests.games.time_stories.scenes import (
    MADE,
    WHO,
    answer_until,
    body,
    card,
    go,
    n,
    next_fate,
    phase,
    scene,
    state,
    texts,
    zone,
)  # fmt: skip


def slot_of(key: str) -> int:
    return next(i for i, keys in enumerate(MADE.page_keys) if keys and keys[0] == key)


# ── who leads, who is asked ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("captain", "ejected", "leader"),
    [(0, [0, 0, 0, 0], 0), (1, [0, 0, 0, 0], 1), (2, [0, 0, 0, 0], 2), (1, [0, 1, 0, 0], 2), (2, [1, 0, 1, 0], 1)],
)
def test_r_072_the_captain_proposes_to_leave_or_who_is_next_of_those_present(
    captain: int, ejected: list[int], leader: int
) -> None:
    table = scene(3, captain=captain, ejected=ejected)
    assert [seat for seat in table.asked if "leave" in texts(table, seat)] == [leader]


@pytest.mark.parametrize("captain", range(3))
def test_r_047_all_but_the_captain_are_asked(captain: int) -> None:
    table = scene(3, captain=captain)
    table.play(captain, "leave")
    assert list(table.asked) == [seat for seat in range(3) if seat != captain]


@pytest.mark.parametrize("agent", range(3))
def test_r_160_r_194_an_element_given_away_stays_an_element(agent: int) -> None:
    to = (agent + 1) % 3
    table = scene(3, zones={f"elements {agent}": ["e1"]})
    table.play(agent, f"gift for {WHO[to]} > give e1")
    assert zone(table, "elements", to) == ["e1"] and zone(table, "tokens", to) == []


# ── crystals and Magic ───────────────────────────────────────────────────────────────────────────


def test_r_139_r_140_no_more_is_divided_than_the_reserves_can_hold() -> None:
    assert share_total(state(scene(2, azrak=[5, 7, 0, 0], vortex=9))) == 1
    assert share_total(state(scene(4, azrak=[6, 5, 7, 4], vortex=3))) == 3


def test_r_141_enough_is_left_for_those_who_have_nothing() -> None:
    s = state(scene(3, azrak=[2, 0, 0, 0], vortex=5))
    assert share_bounds(s, 0) == (0, 3)


@pytest.mark.parametrize("agent", range(3))
def test_r_189_nobody_uses_more_magic_than_they_have(agent: int) -> None:
    s = state(scene(3, magic=[2, 1, 3, 0], magic_supply=0))
    had = int(s.n[names.MAGIC + agent])
    change_magic(s, agent, -4)
    assert (s.n[names.MAGIC + agent], s.n[names.SUPPLY]) == (0, had)


def test_r_088_r_214_four_agents_have_no_free_update() -> None:
    table = answer_until(scene(4, azrak=[4, 5, 5, 5], vortex=6), phase("between"), ("leave",))
    assert texts(table, 0) == ["abandon", "update", "no update"]


# ── cards ────────────────────────────────────────────────────────────────────────────────────────


def test_r_091_card_a_is_closed_when_the_group_leaves() -> None:
    table = scene(2)
    assert audience(state(table), body(card("quay"))) == EVERYONE
    answer_until(table, phase("between"), ("leave",))
    assert audience(state(table), body(card("quay"))) == 0


@pytest.mark.parametrize("agent", range(4))
def test_r_201_everybody_reads_their_own_flash(agent: int) -> None:
    s = state(scene(4))
    read_flash(s, agent)
    assert audience(s, body(slot_of(f"personal/{WHO[agent]}/flash"))) == 1 << agent


def test_r_199_an_interaction_may_bring_a_free_exploration() -> None:
    s = state(scene(4))
    read_interaction(s, 2, 1)
    go(s)
    answer(s, 2, action(names.READ_ON, 0))
    assert [int(s.n[names.FREE_EXPLORE + agent]) for agent in range(4)] == [0, 0, 1, 0]


def test_r_079_the_trial_of_an_interaction_is_the_one_printed() -> None:
    s = state(scene(4))
    read_interaction(s, 1, 1)
    go(s)
    answer(s, 1, action(names.READ_ON, 0))
    answer(s, 1, action(names.ENGAGE, 1))
    assert (s.n[names.TRIAL_STAT], s.n[names.TRIAL_THRESHOLD]) == (MADE.stats.index("hands"), 3)


def test_r_082_a_card_may_send_itself_back() -> None:
    table = scene(4, {1: "quay/D"}, done=False, page=[0, 1, 0, 0])
    table.play(1, "follow")
    table.play(1, "pick celia")
    assert zone(table, "held", 1) == [] and "quay/D" in zone(table, "panorama")
    assert zone(table, "altered", 2) == ["e7"]


def test_r_204_an_element_removed_is_gone_for_good() -> None:
    s = state(scene(4))
    apply_element(s, c.REMOVE_ELEMENT, 8, 0)
    assert place_of(s, card("e9")) == names.REMOVED
    apply_element(s, c.AWAY_ELEMENT, 8, 0)
    assert place_of(s, card("e9")) == names.REMOVED


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("elements 0", True), ("elements 1", True), ("altered 1", True), ("in-play", True), ("removed", False),
        ("", False),
    ],
)  # fmt: skip
def test_r_158_an_element_is_in_play_before_anybody_or_beside_the_plan(place: str, expected: bool) -> None:
    s = state(scene(2, zones={place: ["e7"]} if place else {}))
    assert holds_things(s, c.C_ELEMENT_IN_PLAY, 6, 0) is expected


# ── conflicts ────────────────────────────────────────────────────────────────────────────────────


def test_r_117_a_group_conflict_of_the_panorama_starts_when_its_card_is_read() -> None:
    table = scene(4, zones={"panorama": ["vault/C"]})
    table.play(1, "explore vault/C")
    assert n(table, "conflict") == card("vault/C") + 1 and texts(table, 0)[0].startswith("next")


def test_r_117_what_a_group_conflict_starts_with_comes_first() -> None:
    for held, damage in (("lamp", 1), ("cog.1", 0)):
        s = state(scene(2, zones={"tokens 1": [held]}))
        start_named(s, 0, 0)
        go(s)
        answer(s, 1, action(names.DONE_VERB, 0))
        assert s.ask is not None and verb_of(s.ask.of(0)[0]) == names.NEXT
        assert s.n[row(s, c.N_DAMAGE, slot_of("conflicts/watch"))] == damage


def boat(fate: int) -> State:
    """Boris (Hands 3) hooks the empty boat of two life points once."""
    s = state(next_fate(scene(4), fate))
    take_element(s, card("e9"), 1)
    go(s)
    answer(s, 1, action(names.READ_ON, 0))
    answer(s, 1, action(names.FIGHT, 1))
    answer(s, 1, action(names.BOOST, 0))
    while s.ask is not None and s.n[names.TRIAL_BY] > 0:
        seat = s.ask.seats[0]
        passing = [action(names.SUPPORT, 0), action(names.PASS, 0)]
        answer(s, seat, next(one for one in s.ask.of(seat) if one in passing))
    return s


def test_r_112_r_127_a_duel_goes_on_until_damage_reaches_life() -> None:
    s = boat(1)
    assert s.n[row(s, c.N_DAMAGE, card("e9"))] == 1 and s.ask is not None
    assert s.ask.seats == [1] and action(names.FIGHT, 1) in s.ask.of(1)
    s = boat(0)
    assert place_of(s, card("lamp")) == names.TOKENS + 1 and place_of(s, card("e9")) == names.PACK
