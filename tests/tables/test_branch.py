"""Alternate timelines: two modes, their refusals, and undo."""

import pytest

import chronolude as cl
from chronolude.tables.replay import verify
from tests.laws.walk import Dice, any_answer
from tests.tables.test_records import played


def over(game: str = "toy-snap", seats: int = 2) -> cl.Table:
    return played(game, seats=seats, answers=500)


def test_study_waits_until_the_game_is_over() -> None:
    with pytest.raises(ValueError, match="waits until the game is over"):
        played(answers=10).record().branch(5, mode="study")
    assert over().record().branch(3, mode="study").decision == 3


def test_fair_needs_a_seat_and_takes_a_live_game() -> None:
    record = played(answers=10).record()
    with pytest.raises(ValueError, match="needs the seat"):
        record.branch(5, mode="fair")
    with pytest.raises(ValueError, match="seat 7 is not one of 0 to 2"):
        record.branch(5, mode="fair", seat=7)
    assert record.branch(5, mode="fair", seat=1).asked == record.at(5).asked


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="'wild' is not one of study, fair"):
        played(answers=2).record().branch(1, mode="wild")


def test_a_fair_branch_deals_anew_what_the_seat_did_not_see() -> None:
    record = played("contre-temps", answers=6).record()
    hands = {str(record.branch(3, mode="fair", seat=1, seed=seed).position()["zones"]["hand 0"]) for seed in range(8)}
    own = {str(record.branch(3, mode="fair", seat=1, seed=seed).position()["zones"]["hand 1"]) for seed in range(8)}
    assert len(hands) > 4 and len(own) == 1


def test_a_fair_branch_keeps_what_is_printed_and_a_world_does_not() -> None:
    record = played("toy-postcards", seats=2, answers=2).record()
    for seed in range(6):
        zones = record.branch(1, mode="fair", seat=0, seed=seed).position()["zones"]
        for i, name in enumerate(("Port", "Tower", "Bridge", "Mill")):
            shown = zones.get(f"back {i}") or zones[f"dated {i}"]
            assert shown[0].startswith(f"{name}:")


@pytest.mark.parametrize("mode", ["study", "fair"])
def test_a_branch_has_a_record_that_verifies(mode: str) -> None:
    table = over().record().branch(3, mode=mode, seat=0, seed=77)
    dice = Dice(5)
    while table.result is None:
        table.play(*any_answer(table, dice))
    record = cl.load(table.record().text)
    assert record.replay() == table and verify(record).answers == table.decision
    assert not verify(record).fair and f"at decision 3, {mode}" in record.header.parent


def test_a_study_draws_other_chance_by_seed() -> None:
    record = over().record()
    drawn = set()
    for seed in range(6):
        table = record.branch(1, mode="study", seed=seed)
        table.play(0, "leave")
        drawn.add(str(table.view(None)["zones"][1]["cards"]))
    assert len(drawn) > 1


def test_undo_goes_back_and_draws_anew() -> None:
    table = cl.new("toy-snap", seats=2, seed=3)
    seen = set()
    for _ in range(8):
        table.play(0, "leave")
        seen.add(str(table.view(None)["zones"][1]["cards"]))
        table.undo()
    assert len(seen) > 1 and len(table.record().futures) == 8
    with pytest.raises(ValueError, match="nothing has been answered"):
        table.undo()
    record = table.record()
    assert cl.load(record.text) == cl.load(record.json) == record
    assert cl.load(record.text).replay().record() == record
    table.play(0, "leave")
    assert len(table.record().moves[0].branches) == 8 and not table.record().futures


def test_undo_is_free_when_nothing_was_told_and_nothing_drawn() -> None:
    table = played("contre-temps", answers=3)
    assert not table.undo_is_free(), "a card on the table has been seen"
    while table.view(None)["mode"] != "all":
        table.play(*any_answer(table, Dice(1)))
    table.play(1, "0")
    assert table.undo_is_free(), "a sealed answer has told nobody anything"
    for seat in table.asked:
        table.play(seat, "0")
    assert not table.undo_is_free(), "the last one opened them all"
    assert not cl.new("toy-snap", seats=2).undo_is_free()


def test_a_sealed_answer_may_be_changed_until_the_last_is_in() -> None:
    table = cl.new("toy-whisper", seats=3, seed=2)
    table.play(0, table.options(0)[0])
    table.play(1, "pass")
    table.play(1, table.options(1)[0])
    assert table.decision == 3 and table.asked == (2,) and table.view(1)["sealed"] == table.options(1)[0].text
    assert table.view(2)["sealed"] is None and table.view(None)["sealed"] is None
