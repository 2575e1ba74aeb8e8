"""Records: two forms of one content, read back or refused with a clear message."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import chronolude as cl
from chronolude.tables.record import FORMAT
from chronolude.tables.replay import verify
from tests.laws.walk import Dice, any_answer


def played(game: str = "contre-temps", seats: int = 3, seed: int = 1, answers: int = 25, **options: str) -> cl.Table:
    table, dice = cl.new(game, seats=seats, seed=seed, **options), Dice(seed)
    while table.result is None and table.decision < answers:
        table.play(*any_answer(table, dice))
    return table


def test_both_forms_hold_the_same_content() -> None:
    record = played().record()
    assert cl.load(record.text) == cl.load(record.json) == record
    assert cl.load(record.text).json == record.json and cl.load(record.json).text == record.text


def test_a_text_with_other_line_ends_is_read_too() -> None:
    record = played().record()
    assert cl.load(record.text.replace("\n", "\r\n")) == record


@given(st.text(), st.text(), st.text(min_size=1))
@settings(max_examples=60, deadline=None)
def test_any_comment_time_and_name_survive_both_forms(comment: str, time: str, name: str) -> None:
    table = cl.new("toy-snap", seats=2)
    table.play(0, "grab")
    table.annotate(time=time, comment=comment)
    record = table.record()
    record = type(record)(type(record.header)("toy-snap", 1, 2, {"limit": "none"}, names=[name]), record.moves)
    assert cl.load(record.text) == record
    assert cl.load(record.json) == record


def test_times_and_comments_are_replayed() -> None:
    table = played(answers=3)
    table.annotate(time="12:30:01", comment="a doubtful card | comment")
    again = cl.load(table.record().text).replay()
    assert again.last_move().time == "12:30:01" and again.last_move().comment == "a doubtful card | comment"


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_newer_format_is_refused_before_anything_else(form: str) -> None:
    record = played().record()
    if form == "text":
        newer = record.text.replace(f"chronolude record {FORMAT}", f"chronolude record {FORMAT + 1}\nwhat is this")
    else:
        newer = json.dumps({"format": FORMAT + 1, "unheard of": True})
    with pytest.raises(cl.Unusable, match=f"format {FORMAT + 1}.*up to {FORMAT}.*Nothing was changed"):
        cl.load(newer)


def test_a_wrong_digest_is_refused_and_names_the_decision() -> None:
    record = played(answers=12).record()
    digest = record.moves[9].digest
    assert digest
    with pytest.raises(cl.Unusable, match="decision 10: the digest is"):
        cl.load(record.text.replace(digest, "0" * 16)).replay()
    assert cl.load(record.text.replace(digest, "0" * 16)).replay(9).decision == 9


def test_a_newer_version_of_the_rules_is_refused() -> None:
    text = played().record().text.replace("game contre-temps 1", "game contre-temps 99")
    with pytest.raises(cl.Unusable, match="version 99"):
        cl.load(text).replay()


BROKEN = [
    ("", "not a record"),
    ("{", "not a record"),
    ("[]", "not a record"),
    ('{"a": 1}', "names no format"),
    ('{"format": 1}', "fault"),
    ("chronolude record one", "names no format"),
    ("chronolude record 1\nwhat 1\n", "line 2: 'what'"),
    ("chronolude record 1\nseats three\n", "line 2"),
    ("chronolude record 1\ngame toy-snap 1\n", "the header has a fault"),
    ("chronolude record 1\ngame toy-snap 1\nseats 2\n\n2 P0 grab\n", "line 5: decision 1 is wanted"),
    ("chronolude record 1\ngame toy-snap 1\nseats 2\n\n1 Q0 grab\n", "line 5: decision 1 is wanted"),
    ("chronolude record 1\ngame toy-snap 1\nseats 2\n\nbranch\n", "nothing to branch from"),
    ("chronolude record 1\ngame toy-snap 1\nseats 2\n\n1 P0 grab\nbranch\n1 P1 grab\n", "no end"),
    ("chronolude record 1\ngame toy-snap 1\nseats 2\n\n1 P0 grab\nend\n", "an end without a branch"),
    ("chronolude record 1\ngame toy-snap 1\nseats 2\n\n1 P0 grab | wind 3\n", "'wind' is not known here"),
    ("chronolude record 1\ngame toy-snap 1\nseats 2\n\n1 P0 grab | draws x\n", "line 5"),
]


@pytest.mark.parametrize(("text", "says"), BROKEN)
def test_a_broken_record_is_refused_in_one_clear_line(text: str, says: str) -> None:
    with pytest.raises(cl.Unusable, match=says) as fault:
        cl.load(text)
    assert "\n" not in str(fault.value)


def test_an_answer_that_was_not_on_offer_does_not_replay() -> None:
    record = played(answers=4).record()
    record.moves[2].answer = "T1"
    with pytest.raises(cl.Unusable, match="decision 3, seat"):
        record.replay()


def test_a_deal_that_does_not_work_out_is_refused() -> None:
    record = played(answers=2).record()
    record.header.deal[0] = 999
    with pytest.raises(cl.Unusable, match="the deal does not work out"):
        record.replay()


@pytest.mark.parametrize("n", [-1, 6])
def test_a_decision_that_does_not_exist(n: int) -> None:
    with pytest.raises(ValueError, match="decisions 0 to 5"):
        played(answers=5).record().at(n)


def test_branches_are_kept_with_their_answers_and_counted() -> None:
    table = cl.new("toy-snap", seats=2, seed=4)
    table.play(0, "grab")
    table.play(1, "leave")
    table.undo()
    table.undo()
    table.play(1, "grab")
    text = table.record().text
    assert "branch\n  1 P0 grab" in text and "\n  2 P1 leave" in text and text.rstrip().endswith("end")
    record = cl.load(text)
    assert [[move.answer for move in branch] for branch in record.moves[0].branches] == [["grab", "leave"]]
    assert verify(record).branches == 1 and verify(record).answers == 3


def test_a_replayed_table_draws_anew_after_undo() -> None:
    """The record speaks for the line it tells, not for other lines."""
    table = cl.new("toy-snap", seats=2, seed=4)
    for _ in range(4):
        table.play(0, "leave")
    again = table.record().replay()
    for one in (table, again):
        one.undo()
        one.undo()
        one.play(0, "leave")
        one.play(0, "leave")
    assert again == table
    assert verify(again.record()).branches == 1


def test_a_game_begun_from_a_position_has_a_record_too() -> None:
    start = played("toy-snap", seats=3, answers=3).position()
    table = cl.position("toy-snap", start)
    table.play(1, "grab")
    record = cl.load(table.record().text)
    assert record.replay() == table and record.header.start == start
    assert verify(record).answers == 1 and not verify(record).fair
