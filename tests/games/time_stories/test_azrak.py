"""The rules by number: Azrak, updates, the broken link, ejection."""

import chronolude as cl
from chronolude.games.time_stories import names
from chronolude.games.time_stories.rules.azrak import gain, lose, spend
from chronolude.games.time_stories.rules.links import eject, share_bounds
from chronolude.kernel.verbs import place_of
from chronolude.testing.laws import parts
from tests.games.time_stories.scenes import (
    card,
    crystals,
    n,
    scene,
    state,
    texts,
    zone,
)  # fmt: skip
from tests.laws.walk import Dice


def test_r_130_r_131_r_133_r_134_r_225_spent_and_lost_go_to_the_vortex_and_gains_come_from_it() -> None:
    s = state(scene(4, azrak=[3, 7, 7, 6], vortex=2))
    total = crystals(s)
    spend(s, 0, 1)
    lose(s, 1, 2, False)
    assert s.n[names.VORTEX] == 5
    gain(s, 1, 9, False)
    assert (s.n[names.AZRAK + 1], s.n[names.VORTEX]) == (7, 3) and crystals(s) == total


def test_r_135_r_184_r_191_r_194_r_195_r_196_gifts() -> None:
    table = scene(
        3, {2: "quay/C"}, zones={"elements 0": ["e1"], "tokens 0": ["cog.1"], "group": ["alarm"], "altered 0": ["e8"]}
    )
    assert [one for one in texts(table, 0) if one.startswith("gift")] == ["gift for boris", "gift for celia"]
    table.play(0, "gift for boris > give e1")
    assert list(table.asked) == [0] and texts(table, 0) == ["give cog.1", "done"] and n(table, "azrak", 0) == 5
    table.play(0, "give cog.1")
    assert zone(table, "elements", 1) == ["e1"] and zone(table, "tokens", 1) == ["cog.1"] and n(table, "azrak", 0) == 4
    reason = table.why(2, "gift for boris")
    assert reason is not None and reason.rule == "R-194"


def test_r_194_whoever_has_much_is_offered_little_at_a_time() -> None:
    """Eight things could be named in 109,600 orders: all of them were sent, 26 megabytes in three seconds."""
    things = ["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8"]
    table = scene(3, {2: "quay/C"}, zones={"elements 0": things})
    assert parts.law(table, Dice(1))
    for given, one in enumerate(things):
        table.play(0, f"gift for boris > give {one}" if given == 0 else f"give {one}")
    assert sorted(zone(table, "elements", 1)) == things and n(table, "azrak", 0) == 4


def test_r_138_r_139_r_140_r_141_r_142_shares_stay_within_the_caps_and_empty_the_vortex() -> None:
    s = state(scene(3, azrak=[0, 4, 7, 0], vortex=5))
    assert share_bounds(s, 0) == (2, 5)
    s.n[names.SHARES] = 3
    assert share_bounds(s, 1) == (2, 2)


def test_r_136_r_143_r_144_r_145_r_146_r_147_r_148_r_149_the_broken_link() -> None:
    table = scene(4, azrak=[1, 7, 7, 6], vortex=3)
    table.play(0, "explore quay/C")
    assert texts(table, 0) == ["emergency update", "lose control"] and zone(table, "held", 0) == []
    saved = table.clone()
    saved.play(0, "emergency update")
    assert (n(saved, "azrak", 0), n(saved, "report"), n(saved, "vortex")) == (3, 1, 0) and zone(saved, "held", 0) == [
        "quay/C"
    ]
    table.play(0, "lose control")
    assert n(table, "vortex") == 4 and n(table, "ejected", 0) == 1


def test_r_150_r_151_r_211_when_all_have_lost_control_the_mission_has_failed() -> None:
    table = scene(
        2,
        azrak=[1, 0, 0, 0],
        ejected=[0, 1, 0, 0],
        out_of_control=[0, 1, 0, 0],
        free_updates=0,
        vortex=0,
        free_explore=[0] * 4,
    )
    table.play(0, "explore quay/C")
    assert table.result is not None and (table.result.ending, table.result.rule) == ("lost", "R-151")


def test_r_152_r_154_r_155_ejection_by_a_card_returns_the_card() -> None:
    s = state(scene(3, {0: "quay/C"}))
    eject(s, 0)
    assert place_of(s, card("quay/C")) == names.PANORAMA and s.n[names.EJECTED] == 1 and s.n[names.MUST_UPDATE] == 0


def dividing() -> cl.Table:
    """Four crystals are to be divided: Celia has room for five, Boris for two."""
    table = scene(2, azrak=[2, 5, 0, 0], azrak_start=[7, 7, 0, 0], vortex=5, who=("celia", "boris"))
    for seat, text in ((0, "leave"), (1, "agree"), (0, "update"), (1, "agree")):
        table.play(seat, text)
    return table


def test_v_02_r_139_the_captain_proposes_a_division_and_the_others_agree() -> None:
    table = dividing()
    assert table.asked == (0,) and texts(table, 0) == ["share 2", "share 3", "share 4"]
    assert table.prompt(0, "en") == "Sharing the Azrak: how many for Celia?"
    table.play(0, "share 3")
    assert table.asked == (1,) and "Celia 3 and Boris 1" in table.prompt(1, "en")
    table.play(1, "agree")
    assert n(table, "azrak")[:2] == [5, 6] and (n(table, "vortex"), n(table, "report")) == (0, 1)


def test_v_02_r_047_a_division_that_is_withdrawn_is_proposed_anew() -> None:
    table = dividing()
    table.play(0, "share 4")
    table.play(1, "object")
    assert texts(table, 0) == ["insist", "withdraw"]
    table.play(0, "withdraw")
    assert texts(table, 0) == ["share 2", "share 3", "share 4"] and n(table, "azrak")[:2] == [2, 5]
    table.play(0, "share 2")
    table.play(1, "agree")
    assert n(table, "azrak")[:2] == [4, 7]
