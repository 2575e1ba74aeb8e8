"""The rules by number: Elements, Alterations, Mysteries, tokens, Magic, personal cards."""

import pytest

import chronolude as cl
from chronolude.games.time_stories import names
from chronolude.games.time_stories.rules.agents import stat_of
from chronolude.games.time_stories.rules.elements import take_element
from chronolude.games.time_stories.rules.links import eject
from chronolude.games.time_stories.rules.mysteries import draw
from chronolude.games.time_stories.rules.payments import change_magic
from chronolude.games.time_stories.rules.things import drop_token, flip, read_flash, read_interaction, take_token
from chronolude.kernel.ask import action
from chronolude.kernel.engine import answer
from chronolude.kernel.layout import EVERYONE
from chronolude.kernel.verbs import audience, place_of
from tests.games.time_stories.scenes import (
    MADE,
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
)  # fmt: skip


def text_of(s: object, name: str) -> int:
    return body(card(name))


def test_r_158_r_159_r_160_r_228_a_green_element_is_taken_once() -> None:
    s = state(scene(4))
    take_element(s, card("e1"), 0)
    take_element(s, card("e1"), 1)
    assert place_of(s, card("e1")) == names.OWNED and audience(s, text_of(s, "e1")) == EVERYONE


def test_r_161_r_162_yellow_is_read_alone_red_by_all_and_both_are_put_away() -> None:
    s = state(scene(4))
    take_element(s, card("e2"), 1)
    assert audience(s, text_of(s, "e2")) == 1 << 1
    go(s)
    answer(s, 1, action(names.READ_ON, 0))
    answer(s, 1, action(names.NO, 0))
    assert place_of(s, card("e2")) == names.PACK and audience(s, text_of(s, "e2")) == 0
    take_element(s, card("e3"), 1)
    assert audience(s, text_of(s, "e3")) == EVERYONE


def test_r_163_r_164_r_165_r_167_white_elements_stay_and_change_the_plan() -> None:
    from chronolude.games.time_stories.rules.elements import locations_shown

    s = state(scene(4))

    def placed() -> list[str]:
        return sorted(MADE.locations[one] for one in locations_shown(s))

    take_element(s, card("e5"), 0)
    assert placed() == ["garden", "quay", "tower"] and place_of(s, card("e5")) == names.IN_PLAY
    take_element(s, card("e6"), 0)
    assert placed() == ["garden", "quay", "tower", "vault"] and place_of(s, card("plan/east")) == names.COVERED


def test_r_168_r_169_r_170_r_171_r_172_alterations() -> None:
    s = state(scene(4))
    azrak = int(s.n[names.START])
    take_element(s, card("e7"), 0)
    eject(s, 0)
    assert place_of(s, card("e7")) == names.ALTERED and stat_of(s, 0, 0) == 4 and s.n[names.START] == azrak


@pytest.mark.parametrize(
    ("name", "zone_after", "seen"),
    [("bell", names.READING, EVERYONE), ("tide", names.READING, 1 << 1), ("fog", names.UPRIGHT, EVERYONE)],
)
def test_r_174_r_175_r_176_r_177_mysteries_by_their_symbol(name: str, zone_after: int, seen: int) -> None:
    s = state(scene(4))
    draw(s, 1, card(name))
    assert place_of(s, card(name)) == zone_after and audience(s, text_of(s, name)) == seen


def test_r_178_r_179_r_180_r_181_a_replacement_without_a_card_goes_under_the_pile() -> None:
    s = state(scene(4))
    draw(s, 0, card("mirror"))
    go(s)
    answer(s, 0, action(names.OPTION, 2))
    answer(s, 0, action(names.STAND_BY, 0))
    assert place_of(s, card("mirror")) == names.PILE


def test_r_011_r_012_r_015_r_182_r_183_r_185_r_186_r_203_r_204_tokens() -> None:
    s = state(scene(4))
    kinds = MADE.tokens
    take_token(s, kinds.index("cog"), 1)
    take_token(s, kinds.index("alarm"), 1)
    assert place_of(s, card("cog.1")) == names.TOKENS + 1 and place_of(s, card("alarm")) == names.GROUP
    drop_token(s, kinds.index("cog"), 1, False)
    drop_token(s, kinds.index("alarm"), 1, True)
    assert place_of(s, card("cog.1")) == names.SHEET and place_of(s, card("alarm")) == names.REMOVED


def test_r_127_r_187_damage_is_put_away_with_the_panorama() -> None:
    table = scene(2)
    place = table.position()
    place["numbers"]["damage"] = [1] * MADE.slots
    place.pop("memory", None)
    again = cl.position("time-stories", place)
    answer_until(again, phase("between"), ("leave",))
    assert set(n(again, "damage")) == {0}


def test_r_013_r_189_r_190_r_230_magic_goes_to_the_supply_and_comes_from_it() -> None:
    s = state(scene(4))
    change_magic(s, 0, -2)
    change_magic(s, 1, 1)
    assert (s.n[names.MAGIC], s.n[names.MAGIC + 1], s.n[names.SUPPLY]) == (1, 3, 2)


def test_r_198_a_power_serves_its_own_receptacle_and_is_paid() -> None:
    table = next_fate(scene(4, {1: "quay/C"}), -2, 2)
    table.play(1, "engage 1")
    table.play(1, "boost 0")
    while "support 0" in texts(table, table.asked[0]):
        table.play(table.asked[0], "support 0")
    assert table.asked == (0,) and texts(table, 0) == ["power of ada", "pass"]
    table.play(0, "power of ada")
    assert n(table, "magic", 0) == 2 and n(table, "trial_value") == 5


def test_r_199_r_200_an_interaction_goes_back_to_its_pile() -> None:
    s = state(scene(4))
    read_interaction(s, 0, 2)
    go(s)
    answer(s, 0, action(names.READ_ON, 0))
    slot = next(i for i, keys in enumerate(MADE.page_keys) if keys and keys[0] == "personal/ada/interaction/2")
    assert audience(s, body(slot)) == 0


def test_r_201_r_202_a_flash_stays_with_its_owner_and_binds() -> None:
    s = state(scene(4))
    before = int(s.n[names.AZRAK + 1])
    read_flash(s, 1)
    go(s)
    slot = next(i for i, keys in enumerate(MADE.page_keys) if keys and keys[0] == "personal/boris/flash")
    assert audience(s, body(slot)) == 1 << 1 and s.n[names.AZRAK + 1] == before - 1


def test_r_166_r_205_the_moon_touches_every_agent() -> None:
    s = state(scene(3, azrak=[3, 3, 2, 0], vortex=0))
    flip(s, 0)
    go(s)
    assert [int(s.n[names.AZRAK + agent]) for agent in range(3)] == [2, 2, 1]
