"""Proofs of puzzles: what they say of positions made by hand, and that they never look at what is hidden."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import chronolude as cl
from chronolude.bots import make
from chronolude.bots.puzzles.library import puzzles_of
from chronolude.bots.puzzles.mine import Pit, Vein, dig, dug
from chronolude.bots.puzzles.proof import SOLVED, SURE, TURN, prove
from chronolude.bots.puzzles.puzzle import holds, one_answer, table_of
from chronolude.bots.puzzles.telling import follow, other_world
from chronolude.tables.branch import fair_branch
from chronolude.tables.opening import resumed


def test_the_gap_that_tells_is_the_only_one_into_which_the_whole_span_fits() -> None:
    puzzle = puzzles_of("timeline")[0]
    table = table_of(puzzle)
    proved = prove(table, puzzle.seat, (SOLVED,))
    assert proved is not None and sum(proved.worths.values()) == 1.0
    assert proved.best() == puzzle.best
    table.play(puzzle.seat, puzzle.best[0])
    assert [event for event in table.events(None) if event.kind == "placed"]


def test_every_other_gap_is_wrong_at_the_table() -> None:
    puzzle = puzzles_of("timeline")[1]
    moves = table_of(puzzle).moves(puzzle.seat)
    for text in moves:
        table = table_of(puzzle)
        kinds = [event.kind for event in table.play(puzzle.seat, text)]
        assert ("placed" in kinds) == (text in puzzle.best)


@pytest.mark.parametrize("game", ["time-division", "artifaxx"])
def test_a_proof_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(game: str) -> None:
    """Hidden cards dealt anew: whoever proved by peeping would find something else."""
    puzzle = puzzles_of(game)[0]
    here = prove(table_of(puzzle), puzzle.seat, (puzzle.way,))
    for seed in range(3):
        other = fair_branch(table_of(puzzle), puzzle.seat, seed)
        there = prove(resumed(game, other.position()), puzzle.seat, (puzzle.way,))
        assert here is not None and there is not None
        assert there.worths == here.worths


@pytest.mark.parametrize("game", ["time-division", "contre-temps"])
def test_a_sure_answer_wins_against_others_who_answer_by_lot(game: str) -> None:
    """In worlds dealt anew, the others at random, the solver following its own proof."""
    puzzle = next(one for one in puzzles_of(game) if one.way == SURE)
    for seed in range(4):
        table = fair_branch(table_of(puzzle), puzzle.seat, seed)
        table.take(puzzle.seat, puzzle.best[0])
        while table.result is None:
            seat = table.asked[0]
            moves = table.moves(seat)
            if seat != puzzle.seat or len(moves) == 1:
                table.take(seat, table.choose(seat, make(game, "random", seed + table.decision)))
                continue
            proved = prove(table, seat, (SURE,))
            table.take(seat, moves[0] if proved is None else proved.best()[0])
        assert table.result.winners == [puzzle.seat]


def test_an_answer_that_is_refuted_loses_along_its_line() -> None:
    puzzle = next(one for one in puzzles_of("time-division") if one.refuted)
    answer, why = next(iter(puzzle.refuted.items()))
    table = other_world(puzzle, answer)
    follow(table, puzzle.seat, answer, list(why.line))
    assert table.result is not None and table.result.winners != [puzzle.seat]


def test_two_copies_of_a_card_are_one_answer_and_two_answers_are_no_puzzle() -> None:
    puzzle = next(one for one in puzzles_of("artifaxx") if one.way == TURN)
    table = table_of(puzzle)
    proved = prove(table, puzzle.seat, (TURN,))
    assert proved is not None
    assert one_answer(table, puzzle.seat, proved) == puzzle.best
    other = next(text for text in proved.worths if text not in puzzle.best)
    proved.worths[other] = 1.0
    assert one_answer(table, puzzle.seat, proved) is None


def test_mining_goes_on_where_it_was_and_finds_nothing_twice(tmp_path: Path) -> None:
    path = tmp_path / "dug.jsonl"
    vein = Vein("timeline", 3, dict(cl.new("timeline", seats=3).settings))
    assert dig(vein, Pit(path), 1, 6) == 1
    again = Pit(path)
    first = again.reached(vein)
    assert dig(vein, again, 2, 12) == 2
    rows = [row.number for row in Pit(path).rows]
    assert rows == list(range(len(rows))) and len(rows) > first
    found = [row.puzzle.id for row in Pit(path).rows if row.puzzle is not None]
    assert len(set(found)) == 2


def test_a_puzzle_whose_answer_is_not_the_best_does_not_hold() -> None:
    puzzle = puzzles_of("timeline")[0]
    other = next(text for text in table_of(puzzle).moves(puzzle.seat) if text not in puzzle.best)
    assert holds(puzzle)
    assert not holds(msgspec.structs.replace(puzzle, best=[other]))


def test_a_third_partys_game_is_mined_without_a_word_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy in which worlds that look alike may offer different things: nothing is proved there, and nothing breaks."""
    monkeypatch.setattr("chronolude.bots.puzzles.proof.STEPS", 200)
    vein = Vein("toy-shells", 2, dict(cl.new("toy-shells", seats=2).settings))
    found = dug(vein, 0, Pit(None), easy=True)
    assert found is None or holds(found)
