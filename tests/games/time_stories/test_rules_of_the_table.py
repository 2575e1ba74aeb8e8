"""The rules by number: set-up, the Time Captain, discovery, trials, Azrak, things. One test may hold several."""

import pytest

import chronolude as cl
from chronolude.games.time_stories.rules.agents import held, stat_of
from chronolude.games.time_stories.rules.azrak import gain, lose, spend
from chronolude.games.time_stories.rules.elements import take_element
from chronolude.games.time_stories.rules.links import eject, share_bounds
from chronolude.games.time_stories.rules.mysteries import draw
from chronolude.games.time_stories.rules.payments import change_magic
from chronolude.games.time_stories.rules.things import drop_token, flip, read_flash, read_interaction, take_token
from chronolude.games.time_stories.state import numbers as nums
from chronolude.games.time_stories.state import verbs, zones
from chronolude.kernel.ask import action
from chronolude.kernel.engine import answer
from chronolude.kernel.layout import EVERYONE
from chronolude.kernel.verbs import audience
from tests.games.time_stories.scenes import (
    MADE,
    QUAY,
    answer_until,
    at_quay,
    begin,
    card,
    crystals,
    go,
    n,
    next_fate,
    phase,
    scene,
    state,
    texts,
    through,
    zone,
)  # fmt: skip


def text_of(s: object, name: str) -> int:
    return MADE.rows["sizes"][-2] + card(name)


# ── set-up ───────────────────────────────────────────────────────────────────────────────────────


def test_r_001_r_004_r_005_r_016_r_017_r_018_r_019_a_mission_holds_what_it_should() -> None:
    assert len(MADE.receptacles) == 4 and len(MADE.stats) == 3
    assert sum(MADE.rows["receptacle_azrak"]) == MADE.rows["sizes"][18] == 26
    assert {key.split("/")[2] for keys in MADE.page_keys[:47] for key in keys if key.startswith("personal/ada")} == {
        "flash",
        "interaction",
    }


def test_r_006_r_007_r_008_r_009_counts_of_the_booklet_are_a_profile() -> None:
    from chronolude.games.time_stories.mission.checks import BOOKLET

    assert dict(BOOKLET) == {"receptacles": 4, "prologue": 6, "plan": 4, "destiny": 6, "mysteries": 14}


def test_r_021_r_022_r_023_r_024_r_029_r_031_r_032_r_033_r_034_r_036_r_038_r_039_the_table_is_laid() -> None:
    table = begin(3)
    assert n(table, "report") == 0 and n(table, "moon") == 0 and n(table, "captain") == 0
    assert table.view(0)["aid"]["sky"][0]["en"].startswith("Turn me") and len(table.seen(0).zone("mysteries")) == 4
    assert sorted(zone(table, "plan")) == ["plan/east", "plan/west"] and len(zone(table, "pack")) == 9
    assert (
        all(one is None for one in table.seen(0).zone("text-flash", 0))
        and table.view(1)["aid"]["agents"][0]["power"]["name"]
    )


@pytest.mark.parametrize(
    ("seats", "vortex", "magic", "free"), [(1, 13, 5, 2), (2, 13, 5, 2), (3, 6, 4, 1), (4, 0, 3, 0)]
)
def test_r_025_r_026_r_027_r_028_r_037_r_188_r_214_r_216_r_218_r_220_r_222_r_223_r_224_set_up_by_number(
    seats: int, vortex: int, magic: int, free: int
) -> None:
    table = begin(seats)
    agents = max(2, seats)
    assert n(table, "azrak")[:agents] == [6, 7, 7, 6][:agents] and n(table, "vortex") == vortex
    assert n(table, "magic")[:agents] == [magic] * agents and n(table, "free_updates") == free
    assert len(zone(table, "box")) == 4 - agents


def test_r_030_r_197_personal_cards_are_read_by_their_owner_alone() -> None:
    s = state(scene(4))
    read_interaction(s, 1, 2)
    slots = [i for i, keys in enumerate(MADE.page_keys) if keys and keys[0] == "personal/boris/interaction/2"]
    assert audience(s, MADE.rows["sizes"][-2] + slots[0]) == 1 << 1


def test_r_035_r_110_r_111_destiny_is_face_down_and_its_discards_are_open() -> None:
    table = next_fate(scene(4, {1: "quay/C"}), 0)
    assert set(table.seen(1).zone("destiny")) == {None}
    table.play(1, "engage 1")
    table.play(1, "boost 0")
    through(table)
    assert len(zone(table, "discard")) == 1 and table.view(2)["aid"]["destiny"]["discard"] == [0]


def test_r_040_r_041_r_043_the_prologue_is_read_and_names_the_first_place() -> None:
    table = begin(2)
    assert texts(table, 0) == ["read on"] and table.asked == (0,)
    answer_until(table, phase("captain"))
    assert texts(table, 0) == ["travel quay"]
    reason = table.why(0, "travel tower")
    assert reason is not None and reason.rule == "R-040"
    prologue = [one["id"] for one in table.view(1)["aid"]["texts"]]
    assert prologue == ["prologue/0", "prologue/1"]


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────


def test_r_042_r_044_r_045_r_046_phases_follow_one_another() -> None:
    table = begin(2)
    seen: list[str] = []

    def stop(one: cl.Table) -> bool:
        if not seen or seen[-1] != n(one, "phase"):
            seen.append(n(one, "phase"))
        return len(seen) > 6

    answer_until(table, stop, ("leave",))
    assert seen == ["set-up", "captain", "recon", "telepathy", "actions", "between", "captain"]


def test_r_047_the_captain_prevails_in_a_group_decision() -> None:
    table = scene(3)
    table.play(0, "leave")
    table.play(1, "agree")
    table.play(2, "object")
    assert table.asked == (0,) and texts(table, 0) == ["insist", "withdraw"]
    table.clone().play(0, "insist")
    table.play(0, "withdraw")
    assert n(table, "phase") == "actions"


def test_r_048_r_049_r_051_r_052_r_053_r_132_the_captain_travels_and_pays() -> None:
    table = answer_until(begin(3), phase("captain"))
    before = n(table, "vortex")
    table.play(0, "travel quay")
    assert n(table, "azrak", 0) == 5 and n(table, "vortex") == before and sum(n(table, "crystals")) == 1
    place = table.position()
    assert place["zones"]["panorama"]


def test_r_048_a_place_not_on_the_plan_cannot_be_chosen() -> None:
    table = answer_until(scene(2, done=True), phase("captain"), ("leave",))
    assert texts(table, 1) == ["travel quay", "travel tower"]
    reason = table.why(1, "travel vault")
    assert reason is not None and reason.rule == "R-048"


def test_r_054_r_055_r_056_r_057_the_panorama_is_laid_out_and_card_a_is_open_to_all() -> None:
    table = answer_until(begin(4), phase("recon"))
    assert sorted(zone(table, "panorama")) == ["quay", *QUAY]
    assert all("locations/quay/A" in [one["id"] for one in table.view(seat)["aid"]["texts"]] for seat in range(4))


# ── discovery ────────────────────────────────────────────────────────────────────────────────────


def test_r_058_r_059_r_060_r_061_r_227_everyone_takes_a_card_and_reads_it_alone() -> None:
    table = answer_until(begin(4), phase("recon"))
    table.play(2, "take quay/B")
    assert "take quay/B" not in texts(table, 0) and "take quay" not in texts(table, 0)
    reason = table.why(0, "take quay/B")
    assert reason is not None and reason.rule == "R-076"
    ids = [[one["id"] for one in table.view(seat)["aid"]["texts"]] for seat in range(4)]
    assert "locations/quay/B" in ids[2] and all("locations/quay/B" not in ids[seat] for seat in (0, 1, 3))
    assert zone(table, "tokens", 2) == []


def test_r_062_r_063_r_232_r_234_the_gist_is_told_and_never_the_text() -> None:
    table = answer_until(begin(2), phase("telepathy"))
    table.play(0, "gist")
    table.play(1, "aloud")
    held_card = zone(table, "held", 0)[0]
    told = [one for one in table.view(1)["aid"]["gists"] if one["card"] == held_card]
    assert told and told[0]["text"]["en"]
    assert held_card not in [one["card"] for one in table.view(1)["aid"]["texts"]]


def test_r_065_r_224_alone_one_sees_both_cards_and_tells_nobody() -> None:
    table = answer_until(begin(1), phase("actions"))
    ids = [one["card"] for one in table.view(0)["aid"]["texts"]]
    assert set(zone(table, "held", 0) + zone(table, "held", 1)) <= set(ids)
    assert texts(table, 0)[0].startswith("as ")


def test_r_066_r_069_r_071_anybody_acts_first_and_one_may_wait() -> None:
    table = scene(3, {0: "quay/C"})
    assert list(table.asked) == [0, 1, 2] and table.view(0)["mode"] == "first"
    table.play(2, "wait")
    assert list(table.asked) == [0, 1]
    table.play(1, "explore quay/E")
    assert 2 in table.asked or n(table, "question")


def test_r_067_r_068_r_070_instructions_come_first_and_may_be_declined_where_they_may() -> None:
    table = scene(4, {0: "quay/B"}, done=False)
    assert "follow" in texts(table, 0) and "stand by" not in texts(table, 0)
    reason = table.why(0, "stand by")
    assert reason is not None and reason.rule == "R-070"
    table.play(0, "follow")
    assert zone(table, "tokens", 0) == ["lamp"] and texts(table, 0) == ["yes", "no"]
    table.play(0, "no")
    assert n(table, "magic", 0) == 3


def test_r_072_r_081_r_082_r_083_r_084_the_group_leaves_when_nobody_holds_a_card() -> None:
    table = scene(4, {1: "quay/C"})
    reason = table.why(0, "leave")
    assert reason is not None and reason.rule == "R-072"
    table.play(1, "stand by")
    assert "explore quay/C" in texts(table, 0) and "leave" in texts(table, 0)


def test_r_073_r_074_r_075_r_076_r_077_r_078_exploring() -> None:
    table = scene(4, {0: "quay/C", 1: "quay/B"}, vortex=0)
    assert "explore quay/B" not in texts(table, 0) and "explore quay" not in texts(table, 0)
    assert "explore quay/C" not in texts(table, 0)
    table.play(0, "explore quay/D")
    assert n(table, "vortex") == 1 and "quay/C" in zone(table, "panorama") and zone(table, "held", 0) == ["quay/D"]
    assert texts(table, 0) == ["read on"]


def test_r_079_r_080_r_108_one_engages_in_what_one_reads_as_often_as_one_likes() -> None:
    table = next_fate(scene(4, {0: "quay/C"}), -2, -1)
    reason = table.why(1, "engage 1")
    assert reason is not None and reason.rule == "R-079"
    for _ in range(2):
        table.play(0, "engage 1")
        table.play(0, "boost 0")
        through(table)
        assert "engage 1" in texts(table, 0)


def test_r_085_r_086_r_098_r_153_supporters_stand_by_and_are_present() -> None:
    table = next_fate(scene(4, {3: "quay/C", 1: "quay/E"}, ejected=[1, 0, 0, 0]), 0)
    table.play(3, "engage 1")
    table.play(3, "boost 0")
    assert through(table) == [2]


# ── between locations ────────────────────────────────────────────────────────────────────────────


def test_r_087_r_089_r_137_r_156_r_157_after_a_loss_of_control_an_update_must_be_made() -> None:
    table = scene(3, ejected=[0, 1, 0, 0], must_update=1, azrak=[5, 0, 5, 0], vortex=6, out_of_control=[0, 1, 0, 0])
    answer_until(table, phase("between"), ("leave",))
    assert n(table, "ejected") == [0, 0, 0, 0] and texts(table, 0) == ["abandon", "update", "free update"]


def test_r_088_r_090_r_092_r_192_an_update_is_free_to_choose_then_gifts_then_the_next_captain() -> None:
    table = scene(2, zones={"elements 0": ["e1"]}, vortex=4)
    answer_until(table, phase("between"), ("leave",))
    table.play(0, "no update")
    assert texts(table, 0) == ["give e1", "done"]
    table.play(0, "give e1 > to boris")
    assert zone(table, "elements", 1) == ["e1"]
    answer_until(table, phase("captain"))
    assert n(table, "captain") == 1


def test_r_091_the_panorama_goes_back_under_the_deck() -> None:
    table = scene(2)
    answer_until(table, phase("between"), ("leave",))
    assert zone(table, "panorama") == [] and table.seen(0).zone("story").count(None) == 17


# ── trials ───────────────────────────────────────────────────────────────────────────────────────


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


# ── conflicts ────────────────────────────────────────────────────────────────────────────────────


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
    answer(s, 1, action(verbs.DONE_VERB, 0))
    answer(s, 0, action(verbs.NEXT, card("boris")))
    assert s.ask.seats == [1] and s.n[nums.CONFLICT] > 0
    answer(s, 1, action(verbs.FIGHT, 2))
    answer(s, 1, action(verbs.BOOST, 3))
    assert s.ask.seats == [0] and action(verbs.SUPPORT, 1) in s.ask.of(0), "support with a card in front"
    answer(s, 0, action(verbs.SUPPORT, 0))
    if action(verbs.PASS, 0) in s.ask.of(s.ask.seats[0]):
        answer(s, s.ask.seats[0], action(verbs.PASS, 0))
    assert held(s, 0) == card("quay/C")


# ── Azrak ────────────────────────────────────────────────────────────────────────────────────────


def test_r_130_r_131_r_133_r_134_r_225_spent_and_lost_go_to_the_vortex_and_gains_come_from_it() -> None:
    s = state(scene(4, azrak=[3, 7, 7, 6], vortex=2))
    total = crystals(s)
    spend(s, 0, 1)
    lose(s, 1, 2, False)
    assert s.n[nums.VORTEX] == 5
    gain(s, 1, 9, False)
    assert (s.n[nums.AZRAK + 1], s.n[nums.VORTEX]) == (7, 3) and crystals(s) == total


def test_r_135_r_184_r_191_r_194_r_195_r_196_gifts() -> None:
    table = scene(
        3, {2: "quay/C"}, zones={"elements 0": ["e1"], "tokens 0": ["cog.1"], "group": ["alarm"], "altered 0": ["e8"]}
    )
    assert [one for one in texts(table, 0) if one.startswith("gift")] == ["gift for boris", "gift for celia"]
    table.play(0, "gift for boris > give e1 > give cog.1")
    assert zone(table, "elements", 1) == ["e1"] and zone(table, "tokens", 1) == ["cog.1"] and n(table, "azrak", 0) == 4
    reason = table.why(2, "gift for boris")
    assert reason is not None and reason.rule == "R-194"


def test_r_138_r_139_r_140_r_141_r_142_shares_stay_within_the_caps_and_empty_the_vortex() -> None:
    s = state(scene(3, azrak=[0, 4, 7, 0], vortex=5))
    assert share_bounds(s, 0) == (2, 5)
    s.n[nums.SHARES] = 3
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
    assert s.place[card("quay/C")] == zones.PANORAMA and s.n[nums.EJECTED] == 1 and s.n[nums.MUST_UPDATE] == 0


# ── things ───────────────────────────────────────────────────────────────────────────────────────


def test_r_158_r_159_r_160_r_228_a_green_element_is_taken_once() -> None:
    s = state(scene(4))
    take_element(s, card("e1"), 0)
    take_element(s, card("e1"), 1)
    assert s.place[card("e1")] == zones.OWNED and audience(s, text_of(s, "e1")) == EVERYONE


def test_r_161_r_162_yellow_is_read_alone_red_by_all_and_both_are_put_away() -> None:
    s = state(scene(4))
    take_element(s, card("e2"), 1)
    assert audience(s, text_of(s, "e2")) == 1 << 1
    go(s)
    answer(s, 1, action(verbs.READ_ON, 0))
    answer(s, 1, action(verbs.NO, 0))
    assert s.place[card("e2")] == zones.PACK and audience(s, text_of(s, "e2")) == 0
    take_element(s, card("e3"), 1)
    assert audience(s, text_of(s, "e3")) == EVERYONE


def test_r_163_r_164_r_165_r_167_white_elements_stay_and_change_the_plan() -> None:
    from chronolude.games.time_stories.rules.elements import locations_shown

    s = state(scene(4))

    def names() -> list[str]:
        return sorted(MADE.locations[one] for one in locations_shown(s))

    take_element(s, card("e5"), 0)
    assert names() == ["garden", "quay", "tower"] and s.place[card("e5")] == zones.IN_PLAY
    take_element(s, card("e6"), 0)
    assert names() == ["garden", "quay", "tower", "vault"] and s.place[card("plan/east")] == zones.COVERED


def test_r_168_r_169_r_170_r_171_r_172_alterations() -> None:
    s = state(scene(4))
    azrak = int(s.n[nums.START])
    take_element(s, card("e7"), 0)
    eject(s, 0)
    assert s.place[card("e7")] == zones.ALTERED and stat_of(s, 0, 0) == 4 and s.n[nums.START] == azrak


@pytest.mark.parametrize(
    ("name", "zone_after", "seen"),
    [("bell", zones.READING, EVERYONE), ("tide", zones.READING, 1 << 1), ("fog", zones.UPRIGHT, EVERYONE)],
)
def test_r_174_r_175_r_176_r_177_mysteries_by_their_symbol(name: str, zone_after: int, seen: int) -> None:
    s = state(scene(4))
    draw(s, 1, card(name))
    assert s.place[card(name)] == zone_after and audience(s, text_of(s, name)) == seen


def test_r_178_r_179_r_180_r_181_a_replacement_without_a_card_goes_under_the_pile() -> None:
    s = state(scene(4))
    draw(s, 0, card("mirror"))
    go(s)
    answer(s, 0, action(verbs.OPTION, 2))
    answer(s, 0, action(verbs.STAND_BY, 0))
    assert s.place[card("mirror")] == zones.PILE


def test_r_011_r_012_r_015_r_182_r_183_r_185_r_186_r_203_r_204_tokens() -> None:
    s = state(scene(4))
    kinds = MADE.tokens
    take_token(s, kinds.index("cog"), 1)
    take_token(s, kinds.index("alarm"), 1)
    assert s.place[card("cog.1")] == zones.TOKENS + 1 and s.place[card("alarm")] == zones.GROUP
    drop_token(s, kinds.index("cog"), 1, False)
    drop_token(s, kinds.index("alarm"), 1, True)
    assert s.place[card("cog.1")] == zones.SHEET and s.place[card("alarm")] == zones.REMOVED


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
    assert (s.n[nums.MAGIC], s.n[nums.MAGIC + 1], s.n[nums.SUPPLY]) == (1, 3, 2)


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
    answer(s, 0, action(verbs.READ_ON, 0))
    slot = next(i for i, keys in enumerate(MADE.page_keys) if keys and keys[0] == "personal/ada/interaction/2")
    assert audience(s, MADE.rows["sizes"][-2] + slot) == 0


def test_r_201_r_202_a_flash_stays_with_its_owner_and_binds() -> None:
    s = state(scene(4))
    read_flash(s, 1)
    go(s)
    before = int(s.n[nums.AZRAK + 1])
    answer(s, 1, action(verbs.READ_ON, 0))
    slot = next(i for i, keys in enumerate(MADE.page_keys) if keys and keys[0] == "personal/boris/flash")
    assert audience(s, MADE.rows["sizes"][-2] + slot) == 1 << 1 and s.n[nums.AZRAK + 1] == before - 1


def test_r_166_r_205_the_moon_touches_every_agent() -> None:
    s = state(scene(3, azrak=[3, 3, 2, 0], vortex=0))
    flip(s, 0)
    go(s)
    assert [int(s.n[nums.AZRAK + agent]) for agent in range(3)] == [2, 2, 1]


def test_r_206_a_group_pays_together() -> None:
    table = scene(2, {0: "quay/B"}, azrak=[1, 5, 0, 0])
    place = table.position()
    place["numbers"] |= {"payment": 2, "payment_in_magic": 0}
    place["frames"].append(["pay", "take_pay", 0, 0, 0])
    place.pop("memory", None)
    paying = cl.position("time-stories", place)
    assert texts(paying, 0) == ["share 0", "share 1"]
    paying.play(0, "share 0")
    assert n(paying, "azrak") == [1, 3, 0, 0]


# ── the end ──────────────────────────────────────────────────────────────────────────────────────


def test_r_173_r_209_r_210_the_mission_ends_when_a_card_says_so_with_its_score() -> None:
    table = scene(2, {0: "quay/E"}, done=False, zones={"elements 1": ["e1"], "tokens 0": ["cog.1", "cog.2"]}, report=3)
    table.play(0, "follow")
    table.play(0, "yes")
    assert table.result is not None and table.result.ending == "seven" and table.result.winners == [0, 1]
    assert table.result.scores == [14 - 3 + 2 + 4 + 2] * 2
    assert table.view(0)["aid"]["ending"]["tier"]["en"] == "Quay master"


def test_r_212_r_213_giving_up_needs_everyone() -> None:
    table = answer_until(scene(3), phase("between"), ("leave",))
    table.play(0, "abandon")
    table.play(1, "agree")
    refused = table.clone()
    refused.play(2, "object")
    assert refused.result is None
    table.play(2, "agree")
    assert table.result is not None and table.result.ending == "abandoned"


def test_r_215_r_219_free_explorations_by_number() -> None:
    assert n(at_quay(2), "free_explore") == [1, 1, 0, 0]
    assert n(at_quay(3), "free_explore") == [1, 0, 0, 0]
    assert n(at_quay(4), "free_explore") == [0, 0, 0, 0]


def test_r_050_r_226_r_231_a_place_never_holds_two_crystals() -> None:
    table = scene(2)
    answer_until(table, lambda one: n(one, "turn") == 3 and n(one, "phase") == "recon", ("leave", "travel quay"))
    assert n(table, "crystals", MADE.locations.index("quay")) == 1 and n(table, "report") == 2


def test_r_233_a_message_that_copies_eight_words_is_noticed() -> None:
    from chronolude.games.time_stories.view import may_tell

    table = scene(2, {0: "quay/B"})
    text = "Behind the glass a lamp burns for nobody"
    assert may_tell(MADE, table.seen(0), f"I read: {text}, you see") == "ask"
    assert may_tell(MADE, table.seen(0), "a lamp burns behind a pane") == "yes"


def test_r_237_no_hidden_text_is_in_another_seats_view() -> None:
    table = scene(3, {0: "quay/B"})
    secret = MADE.say("locations/quay/B/text", "en")
    assert secret in str(table.view(0)) and secret not in str(table.view(1)) and secret not in str(table.view(None))
    assert secret not in table.describe(1) and secret in table.describe(0).replace("\n", " ")
