"""The rules by number: a turn, discovery, between locations."""

import chronolude as cl
from tests.games.time_stories.scenes import (
    QUAY,
    answer_until,
    begin,
    n,
    next_fate,
    phase,
    readable,
    scene,
    texts,
    through,
    zone,
)  # fmt: skip


def test_r_042_r_044_r_045_r_046_phases_follow_one_another() -> None:
    table = begin(2)
    seen: list[str] = []

    def stop(one: cl.Table) -> bool:
        if not seen or seen[-1] != n(one, "phase"):
            seen.append(n(one, "phase"))
        return len(seen) > 6

    answer_until(table, stop, ("leave",))
    assert seen == ["set-up", "recon", "telepathy", "actions", "between", "captain", "recon"]


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
    table = begin(3)
    before = n(table, "vortex")
    answer_until(table, phase("recon"))
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
    assert all("locations/quay/A" in readable(table, seat) for seat in range(4))


def test_r_058_r_059_r_060_r_061_r_227_everyone_takes_a_card_and_reads_it_alone() -> None:
    table = answer_until(begin(4), phase("recon"))
    table.play(2, "take quay/B")
    assert "take quay/B" not in texts(table, 0) and "take quay" not in texts(table, 0)
    reason = table.why(0, "take quay/B")
    assert reason is not None and reason.rule == "R-076"
    ids = [readable(table, seat) for seat in range(4)]
    assert "locations/quay/B" in ids[2] and all("locations/quay/B" not in ids[seat] for seat in (0, 1, 3))
    assert zone(table, "tokens", 2) == []


def test_r_062_r_063_r_232_r_234_the_gist_is_told_and_never_the_text() -> None:
    table = answer_until(begin(2), phase("telepathy"))
    table.play(0, "gist")
    table.play(1, "aloud")
    held_card = zone(table, "held", 0)[0]
    told = [one for one in table.view(1)["aid"]["gists"] if one["card"] == held_card]
    assert told and told[0]["text"]
    assert held_card not in [one["card"] for one in table.view(1)["aid"]["papers"]]


def test_r_065_r_224_alone_one_sees_both_cards_and_tells_nobody() -> None:
    table = answer_until(begin(1), phase("actions"))
    ids = [one["card"] for one in table.view(0)["aid"]["papers"]]
    assert set(zone(table, "held", 0) + zone(table, "held", 1)) <= set(ids)
    assert texts(table, 0)[0].startswith("as ")


def test_r_066_r_069_r_071_anybody_acts_first_and_one_may_wait() -> None:
    table = scene(3, {0: "quay/C"})
    assert list(table.asked) == [0, 1, 2] and table.view(0)["mode"] == "first"
    table.play(2, "wait")
    assert list(table.asked) == [0, 1]
    table.play(1, "explore quay/E")
    assert 2 in table.asked or n(table, "question")


def test_r_066_q_48_whoever_is_left_may_wait_too_and_then_the_captain_decides() -> None:
    """With a thing in hand and the captain waiting, one could do nothing but give it away."""
    table = scene(3, zones={"elements 1": ["e1"]})
    assert n(table, "captain") == 0
    table.play(0, "wait")
    table.play(2, "wait")
    assert list(table.asked) == [1] and "wait" in texts(table, 1)
    table.play(1, "wait")
    assert list(table.asked) == [0] and "leave" in texts(table, 0) and "wait" not in texts(table, 0)


def test_r_070_q_48_where_all_wait_a_card_in_front_is_seen_to_before_the_captain() -> None:
    table = scene(3, {1: "quay/C"})
    for seat in (1, 0, 2):
        if seat in table.asked and "wait" in texts(table, seat):
            table.play(seat, "wait")
    assert list(table.asked) == [1] and "stand by" in texts(table, 1)


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


def test_r_087_r_089_r_137_r_156_r_157_after_a_loss_of_control_an_update_must_be_made() -> None:
    table = scene(3, ejected=[0, 1, 0, 0], must_update=1, azrak=[5, 0, 5, 0], vortex=6, out_of_control=[0, 1, 0, 0])
    answer_until(table, phase("between"), ("leave",))
    assert n(table, "ejected") == [0, 0, 0, 0] and texts(table, 0) == ["abandon", "update", "free update"]


def test_r_088_r_090_r_092_r_192_an_update_is_free_to_choose_then_gifts_then_the_next_captain() -> None:
    table = scene(2, zones={"elements 0": ["e1"]}, vortex=4)
    answer_until(table, phase("between"), ("leave",))
    table.play(0, "no update")
    assert texts(table, 0) == ["give e1", "done"]
    table.play(0, "give e1 > to boris > for nothing")
    assert zone(table, "elements", 1) == ["e1"]
    answer_until(table, phase("captain"))
    assert n(table, "captain") == 1


def test_r_091_the_panorama_goes_back_under_the_deck() -> None:
    table = scene(2)
    answer_until(table, phase("between"), ("leave",))
    assert zone(table, "panorama") == [] and table.seen(0).zone("story").count(None) == 18
