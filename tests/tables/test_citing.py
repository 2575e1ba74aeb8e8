"""A refusal cites the rule that forbids the answer, and says it in the words of the law."""

import pytest

import chronolude as cl
from chronolude.games.law import by_number

ANSWERS = [
    ("contre-temps", {"seats": 3}, "offer C9", "K-090"),
    ("contre-temps", {"seats": 3}, "-2", "K-030"),
    ("timeline", {"seats": 2}, "gap 1", "T-022"),
    ("time-division", {}, "activate 0", "D-017"),
    ("chrononauts", {"seats": 2}, "claim mission", "C-010"),
    ("artifaxx", {"seats": 2}, "claim mission", "C-113"),
    ("artifaxx", {"seats": 2}, "pass", "C-038"),
    ("solonauts", {}, "1865", "S-006"),
    ("time-stories", {"seats": 2, "mission": "fixture"}, "update", "R-025"),
]


@pytest.mark.parametrize(("game", "options", "answer", "rule"), ANSWERS)
def test_what_is_no_answer_to_the_question_is_refused_by_the_rule_that_asks(game, options, answer, rule) -> None:  # type: ignore[no-untyped-def]
    table = cl.new(game, **options)
    reason = table.why(table.asked[0], answer)
    assert reason is not None
    assert reason.rule == rule
    assert reason.why("en") != reason.why("fr")
    if rule not in table.game.rulebook.reasons:
        assert by_number(table.game, "fr")[rule] in reason.why("fr"), "said in the words of the law"
    with pytest.raises(cl.Refused, match=rule):
        table.play(table.asked[0], answer)


def test_the_second_player_of_a_round_is_told_the_second_step() -> None:
    table = cl.new("time-division", seed=3)
    while not (view := table.seen(None)).zone("decision", 0) and not view.zone("decision", 1):
        for seat in table.asked:
            table.play(seat, table.options(seat)[0])
    (seat,) = table.asked
    reason = table.why(seat, "activate 0")
    assert reason is not None and reason.rule == "D-025"
