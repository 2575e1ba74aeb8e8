"""Advice and hindsight: from what the seat could know, with an honest spread."""

import pytest

import chronolude as cl
from chronolude.bots.advice import advise, judge
from chronolude.search import Budget
from tests.laws.walk import other_world


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough playouts to tell a blunder, few enough for a test."""
    monkeypatch.setattr("chronolude.bots.advice.budget", lambda: Budget(60))


def late(decisions: int, seed: int = 4) -> cl.Table:
    table = cl.new("contre-temps", seats=3, seed=seed)
    while table.decision < decisions:
        seat = table.asked[0]
        table.play(seat, table.options(seat)[0])
    return table


def test_advice_is_whole_moves_on_offer_with_what_they_are_worth() -> None:
    table = late(6)
    seat = table.asked[0]
    found = advise(table, seat)
    assert 1 <= len(found.answers) <= 3 and found.stake is not None and 0 <= found.stake <= 1
    for one in found.answers:
        assert table.why(seat, one.text) is None
        assert one.worth is not None
        assert 0 <= one.worth.low <= one.worth.mean <= one.worth.high <= 1


def test_two_worlds_give_the_same_advice_and_the_same_judgement() -> None:
    table = late(6)
    seat = table.asked[0]
    twin = other_world(table, seat, 77)
    assert advise(table, seat, 3) == advise(twin, seat, 3)
    given = table.options(seat)[-1].path
    assert judge(table, seat, given, 3) == judge(twin, seat, given, 3)


def test_what_the_search_itself_would_answer_is_not_regretted() -> None:
    table = late(6)
    seat = table.asked[0]
    found = judge(table, seat, advise(table, seat).answers[0].text)
    assert found is not None and found.best == found.answer and found.regret == found.low == found.high == 0


def test_a_regret_names_the_better_answer_and_its_doubt() -> None:
    table = late(6)
    seat = table.asked[0]
    judged = [judge(table, seat, one.path) for one in table.options(seat)]
    regretted = [one for one in judged if one is not None and one.regret > 0]
    assert regretted, "of all answers, some are worse than the best"
    for one in regretted:
        assert one.best != one.answer and table.why(seat, one.best) is None
        assert one.low <= one.regret <= one.high


def test_an_answer_without_a_choice_is_not_judged() -> None:
    table = late(0)
    while len(table.options(table.asked[0])) > 1:
        table.play(table.asked[0], table.options(table.asked[0])[0])
    seat = table.asked[0]
    assert judge(table, seat, table.options(seat)[0].path) is None


def test_a_game_that_is_not_searched_is_advised_without_figures_and_not_judged() -> None:
    table = cl.new("timeline", seats=2, seed=1)
    seat = table.asked[0]
    assert judge(table, seat, table.options(seat)[0].path) is None
    assert all(one.worth is None for one in advise(table, seat).answers)
