"""A rule of thumb is a guide asked without a search."""

from __future__ import annotations

import pytest

from chronolude.bots import THUMB, make
from chronolude.search import Guide, Thumb
from chronolude.search.guide import softened
from chronolude.sight import World
from tests.search.sights import MINDS, mind_of, played, sight_of

SEATS = {"contre-temps": 4, "time-division": 2, "chrononauts": 3, "artifaxx": 3}
RULES = mind_of("contre-temps").rules


class Likes(Guide):
    """Scores answers by their place among the options."""

    def __init__(self, *scores: float) -> None:
        super().__init__()
        self.given = list(scores)

    def scores(self, s: World, seat: int, options: list[int]) -> list[float]:
        return self.given[: len(options)]


@pytest.mark.parametrize("game", ["contre-temps", "chrononauts", "artifaxx"])
def test_it_answers_what_its_guide_likes_best(game: str) -> None:
    mind = mind_of(game)
    for answers in (0, 5, 12, 20, 30):
        sight = sight_of(played(game, SEATS[game], answers))
        scores = mind.guide.scores(Thumb(mind.guide, mind.rules, 1).world(sight), sight.seat, sight.options)
        chosen = make(game, THUMB, 1).choose(sight)
        assert scores[sight.options.index(chosen)] == max(scores)


def test_the_dice_settle_ties_and_nothing_else() -> None:
    sight = sight_of(played("contre-temps", 4, 0))
    sight.options = sight.options[:4]
    chosen = [Thumb(Likes(1.0, 3.0, 2.0, 3.0), RULES, seed).choose(sight) for seed in range(20)]
    assert set(chosen) == {sight.options[1], sight.options[3]}
    assert chosen == [Thumb(Likes(1.0, 3.0, 2.0, 3.0), RULES, seed).choose(sight) for seed in range(20)]


def test_one_option_needs_no_world(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = sight_of(played("contre-temps", 4, 0))
    sight.options = sight.options[:1]
    thumb = Thumb(Likes(1.0), RULES, 1)
    monkeypatch.setattr(thumb, "world", lambda _: pytest.fail("it imagined one"))
    assert thumb.choose(sight) == sight.options[0]


@pytest.mark.parametrize("game", MINDS)
def test_the_search_softens_the_same_scores(game: str) -> None:
    mind = mind_of(game)
    sight = sight_of(played(game, SEATS[game], 10))
    world = Thumb(mind.guide, mind.rules, 1).world(sight)
    scores = mind.guide.scores(world, sight.seat, sight.options)
    assert mind.guide.weights(world, sight.seat, sight.options) == softened(scores, mind.guide.heat)
