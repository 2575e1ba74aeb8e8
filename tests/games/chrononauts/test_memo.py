"""The Memo: its window tells nothing, and what it cancels."""

from __future__ import annotations

import pytest

import chronolude as cl
from chronolude.tables.notation import Impossible
from tests.games.chrononauts.laying import (
    end_turn,
    hand,
    holes,
    kinds,
    lay,
    let_pass,
    memo,
    phase,
    play,
    rule_of,
    texts,
    zone,
)

PLAYS = [["lost_opera", "memo_1"], ["memo_2", "1868p"], ["memo_3"]]


def announced(answer: str = "lost_opera", hands: list[list[str]] | None = None, **more: object) -> cl.Table:
    table = lay(hands or PLAYS, **more)  # type: ignore[arg-type]  # passed on by name
    table.play(0, answer)
    return table


def test_c_088_a_memo_cancels_the_card_and_both_are_discarded() -> None:
    table = let_pass(memo(announced(), 1))
    assert zone(table, "artifacts", 0) == [] and zone(table, "discard") == ["lost_opera", "memo_2"]


def test_c_088_the_window_asks_everybody_alike() -> None:
    """Whoever holds a Memo or not, all others with cards are asked, and nobody sees what they may answer."""
    with_memo, without = announced(), announced(hands=[["lost_opera", "memo_1"], ["1868p", "1917p"], ["1918p"]])
    assert with_memo.asked == without.asked == (1, 2)
    for seat in (0, None):
        one, other = with_memo.view(seat), without.view(seat)
        assert one["asked"] == other["asked"] and one["mode"] == other["mode"] == "all"
    assert texts(with_memo, 1) == ["memo", "pass"] and texts(without, 1) == ["pass"]
    assert rule_of(without, 1, "memo") == "C-088"


def test_c_088_a_sealed_yes_is_not_seen() -> None:
    table = announced()
    table.play(2, "memo")
    assert table.view(1)["answered"] == [2] and zone(table, "hand", 2, 1) == [None] and table.asked == (1,)


def test_no_window_opens_when_every_memo_lies_open() -> None:
    memos = ["memo_1", "memo_2", "memo_3", "memo_4"]
    table = announced(hands=[["lost_opera"], ["1868p"]], discard=memos)
    assert phase(table) == "claim"


def test_r_09_the_first_yes_counts_clockwise_and_the_others_keep_theirs() -> None:
    table = lay([["memo_1"], ["memo_2"], ["lost_opera", "1868p"], ["memo_3"]], turn=2)
    table.play(2, "lost_opera")
    for seat in (0, 1, 3):
        table.play(seat, "memo")
    assert zone(table, "playing") == ["lost_opera", "memo_3"] and hand(table, 0) == ["memo_1"]
    assert [one.args["seat"] for one in table.events(None) if one.kind == "memoed"] == [3]


def test_c_089_r_10_the_turn_stays_and_the_play_is_used_up() -> None:
    table = let_pass(memo(announced(), 1))
    assert phase(table) == "claim" and table.asked == (0,)


def test_c_090_c_092_too_late_once_another_card_is_played() -> None:
    table = lay([["rongo_rongo", "lost_opera"], ["memo_1"]], owed=2)
    play(table, "rongo_rongo")
    table.play(0, "lost_opera")
    let_pass(memo(table, 1))
    assert zone(table, "artifacts", 0) == ["rongo_rongo"] and "lost_opera" in zone(table, "discard")


def test_c_091_a_cancelled_card_gives_nothing() -> None:
    table = let_pass(memo(announced("1968p", [["1968p"], ["memo_1"]], primes=["1963"]), 1))
    assert hand(table, 0) == [] and holes(table) == ["1968", "1969"] and "1968p" in zone(table, "discard")
    table = let_pass(
        memo(announced("sell_dinosaur > on lost_opera", [["sell_dinosaur"], ["memo_1"]], artifacts=[["lost_opera"]]), 1)
    )
    assert hand(table, 0) == [] and zone(table, "artifacts", 0) == ["lost_opera"]


def test_r_06_the_cost_of_a_cancelled_miracle_is_not_paid() -> None:
    answer = "miracle_biblical > on lost_opera"
    table = let_pass(memo(announced(answer, [["miracle_biblical"], ["memo_1"]], artifacts=[["lost_opera"]]), 1))
    assert zone(table, "artifacts", 0) == ["lost_opera"] and zone(table, "fresh", 0, 0) == []


def test_c_093_a_memo_on_fast_forward_cancels_all_of_it() -> None:
    """W-13 (a)."""
    table = let_pass(memo(announced("fast_forward_1", [["fast_forward_1", "1868p"], ["memo_1"]]), 1))
    assert hand(table, 0) == ["1868p"] and phase(table) == "claim"


def test_c_094_a_memo_on_one_of_the_plays_leaves_the_other() -> None:
    """W-13 (b)."""
    table = play(lay([["fast_forward_1", "lost_opera"], ["memo_1"]]), "fast_forward_1")
    table.play(0, "lost_opera")
    let_pass(memo(table, 1))
    assert zone(table, "artifacts", 0) == [] and phase(table) == "play" and table.view(0)["numbers"]["owed"] == 1


def test_c_095_a_memo_hits_the_timewarp_or_the_card_it_brings() -> None:
    hands = [["rewind_1"], ["memo_1"]]
    first = let_pass(memo(announced("rewind_1", hands, discard=["lost_opera"]), 1))
    assert phase(first) == "claim" and zone(first, "discard") == ["lost_opera", "rewind_1", "memo_1"]
    second = let_pass(announced("rewind_1", hands, discard=["lost_opera"]))
    second.play(0, "fetch lost_opera")
    let_pass(memo(second, 1))
    assert zone(second, "artifacts", 0) == [] and zone(second, "discard") == ["rewind_1", "lost_opera", "memo_1"]


def test_c_096_c_097_a_claim_cannot_be_answered() -> None:
    cards = [f"reverse_fate_{n}" for n in range(1, 10)] + ["restore_history_1", "lost_opera"]
    table = play(lay([cards, ["memo_1"]]), "lost_opera")
    table.play(0, "claim hand")
    assert table.result is not None and table.result.winners == [0]


def test_c_098_draws_and_discards_open_no_window() -> None:
    table = lay([["lost_opera", "1868p"], ["memo_1"]])
    table.play(0, "discard lost_opera > discard 1868p")
    assert phase(table) == "claim" and table.asked == (0,)


def test_c_099_nobody_draws_for_a_memo() -> None:
    table = let_pass(memo(announced(), 1))
    assert hand(table, 1) == ["1868p"]


def test_c_100_r_08_a_memo_answers_a_memo() -> None:
    table = memo(announced(), 1)
    assert sorted(table.asked) == [0, 2]
    let_pass(memo(table, 0))
    assert zone(table, "artifacts", 0) == ["lost_opera"] and sorted(zone(table, "discard")) == ["memo_1", "memo_2"]
    assert phase(table) == "claim"


def test_r_08_three_memos_cancel_the_first_card() -> None:
    table = memo(memo(memo(announced(), 1), 0), 2)
    let_pass(table)
    assert zone(table, "artifacts", 0) == [] and len(zone(table, "discard")) == 4


def test_r_07_nobody_answers_an_own_card() -> None:
    table = announced()
    assert 0 not in table.asked and rule_of(table, 0, "memo") == "H-1"
    memo(table, 1)
    assert 1 not in table.asked


def test_r_35_a_patch_cannot_be_answered_once_the_bonus_is_drawn() -> None:
    table = let_pass(announced("1968p", [["1968p"], ["memo_1"]], primes=["1963"]))
    assert len(hand(table, 0)) == 1 and phase(table) == "claim"


def test_a_memo_saves_the_universe() -> None:
    primes = ["1865", "1912", "1936", "1941", "1957", "1963"]
    table = announced("prevent_assassination_1 > 1914", [["prevent_assassination_1"], ["memo_1"]], primes=primes)
    let_pass(memo(table, 1))
    assert table.result is None and len(holes(table)) == 12


def test_r_34_a_memo_may_be_thrown_away() -> None:
    table = lay([["memo_1"], ["memo_2"]])
    table.play(0, "discard memo_1")
    assert zone(table, "discard") == ["memo_1"]


def test_r_39_a_hand_set_aside_may_answer_but_fresh_cards_may_not() -> None:
    deck = ["memo_3", "rongo_rongo"]
    for own, answers in ((["miracle_biblical", "memo_1"], ["memo", "pass"]), (["miracle_biblical", "1868p"], ["pass"])):
        table = lay([own, ["memo_2"]], artifacts=[["lost_opera"]], deck=deck)
        play(table, "miracle_biblical > on lost_opera")
        table.play(0, "rongo_rongo")
        memo(table, 1)
        assert texts(table, 0) == answers


def test_foresight_passes_through_the_window() -> None:
    table = lay([["reverse_fate_1"], ["1868p"]], primes=[])
    told = table.foresee(0, "reverse_fate_1 > 1963")
    assert [one.args["year"] for one in told.events if one.kind == "opened"] == [1968, 1969]
    assert told.figures["paradoxes"] == [2, 2] and end_turn(play(table, "reverse_fate_1 > 1963")).asked == (1,)
    assert "opened" in kinds(table)


def test_c_088_there_is_no_memo_without_a_card_beneath_it() -> None:
    """A position brought by somebody: the Memo then sent away a card that was none, and rings of cards came apart."""
    place = memo(announced(), 1).position()
    assert place["zones"]["playing"] == ["lost_opera", "memo_2"]
    place["zones"]["playing"] = ["memo_2"]
    place["zones"]["discard"] = [*place["zones"].get("discard", []), "lost_opera"]
    place.pop("memory", None)
    with pytest.raises(Impossible, match="must answer a card"):
        cl.position("chrononauts", place)
