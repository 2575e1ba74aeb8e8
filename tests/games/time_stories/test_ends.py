"""The rules by number: the end, the score, giving up, fewer players, what nobody else reads."""

from tests.games.time_stories.scenes import (
    MADE,
    answer_until,
    at_quay,
    n,
    phase,
    scene,
)  # fmt: skip


def test_r_173_r_209_r_210_the_mission_ends_when_a_card_says_so_with_its_score() -> None:
    table = scene(
        2, {0: "quay/E"}, done=False, zones={"elements 1": ["e1"], "tokens 0": ["cog.1", "cog.2"]}, report=3, vortex=8
    )
    table.play(0, "follow")
    table.play(0, "yes")
    assert table.result is not None and table.result.ending == "seven" and table.result.winners == [0, 1]
    assert table.result.scores == [14 - 3 + 2 + 4 + 2] * 2
    assert table.view(0)["aid"]["ending"]["tier"] == "Quay master"


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
