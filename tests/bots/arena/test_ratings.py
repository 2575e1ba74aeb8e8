"""Ratings: whoever wins rises, and games that tell nothing change nothing."""

import random

from chronolude.bots.arena.match import Bout
from chronolude.bots.arena.ratings import places, rate
from tests.bots.arena.made_up import bout


def games(count: int, share: float, seed: int = 1) -> list[tuple[list[str], Bout]]:
    dice = random.Random(seed)
    return [(["a", "b"], bout(0, [0] if dice.random() < share else [1])) for _ in range(count)]


def test_winners_stand_before_scores() -> None:
    assert places(bout(0, [2], [9, 3, 3], seats=3)) == [1, 2, 0]
    assert places(bout(0, [0, 1], [5, 5, 1], seats=3)) == [0, 0, 2]


def test_the_stronger_bot_is_rated_higher_and_more_games_make_it_surer() -> None:
    few, many = rate(games(10, 0.8)), rate(games(200, 0.8))
    assert many["a"].mu > 25 > many["b"].mu
    assert many["a"].sigma < few["a"].sigma < 25 / 3
    assert many["a"].games == many["b"].games == 200


def test_equals_are_rated_alike() -> None:
    found = rate(games(400, 0.5))
    assert abs(found["a"].mu - found["b"].mu) < 2


def test_ratings_depend_on_the_seed_of_the_order_alone() -> None:
    assert rate(games(50, 0.7), 3) == rate(games(50, 0.7), 3)


def test_seats_of_one_bot_share_one_rating() -> None:
    met = [(["a", "b", "b", "b"], bout(0, [0], seats=4)) for _ in range(30)]
    found = rate(met)
    assert set(found) == {"a", "b"}
    assert found["a"].mu > found["b"].mu
    assert found["b"].games == 30


def test_games_that_tell_nothing_rate_nobody() -> None:
    alone = [(["a", "a"], bout(0, [0]))]
    together = [(["a", "b"], bout(0, [0, 1], [3, 3])), (["a", "b"], bout(0, [], [0, 0]))]
    cut = [(["a", "b"], bout(0, [], [], ending=""))]
    assert rate(alone + together + cut) == {}
