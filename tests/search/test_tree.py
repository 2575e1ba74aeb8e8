"""Bandits, names of sights, and how a tree grows."""

from __future__ import annotations

import pytest

from chronolude.kernel.chance import Cheap
from chronolude.search.guide import sample, softened
from chronolude.search.thinking import plant, unsealed
from chronolude.search.tree import Bandit, name_of_sight, name_of_world
from tests.search.sights import MINDS, mind_of, played, sight_of

SEATS = {"contre-temps": 4, "time-division": 2, "chrononauts": 3, "artifaxx": 3}


def pull(bandit: Bandit, worths: dict[int, float], times: int, bend: float = 1.0) -> None:
    options = list(worths)
    for _ in range(times):
        row = bandit.choose(options, [1.0] * len(options), bend)
        bandit.learn(row, worths[bandit.acts[row]])


def test_a_bandit_finds_the_best_answer_and_tries_the_others() -> None:
    bandit = Bandit()
    pull(bandit, {7: 0.2, 8: 0.8, 9: 0.4}, 200)
    visits = dict(zip(bandit.acts, bandit.visits, strict=True))
    assert visits[8] > 150
    assert min(visits.values()) >= 1
    assert sum(visits.values()) == bandit.tried == 200


def test_what_is_seldom_on_offer_is_not_thereby_bad() -> None:
    bandit = Bandit()
    pull(bandit, {1: 0.5}, 100)
    pull(bandit, {1: 0.5, 2: 0.9}, 40)
    rows = {act: row for row, act in enumerate(bandit.acts)}
    assert bandit.seen[rows[1]] == 140 and bandit.seen[rows[2]] == 40
    assert bandit.visits[rows[2]] > 25


def test_what_the_guide_likes_is_tried_first() -> None:
    bandit = Bandit()
    assert bandit.acts[bandit.choose([4, 5, 6], [0.1, 0.1, 1.0], 1.0)] == 6


def test_weights_soften_scores_and_draws_follow_weights() -> None:
    assert softened([1.0, 2.0, 2.0], 1.0) == pytest.approx([0.3679, 1.0, 1.0], abs=1e-4)
    drawn = [int(sample([1.0, 0.0, 3.0], Cheap(1), k)) for k in range(2000)]
    assert drawn.count(1) == 0
    assert drawn.count(2) == pytest.approx(1500, abs=100)


@pytest.mark.parametrize("game", MINDS)
def test_a_world_is_named_as_the_sight_it_was_imagined_from(game: str) -> None:
    for answers in (0, 7, 15):
        sight = sight_of(played(game, SEATS[game], answers))
        names = {name_of_world(unsealed(sight, mind_of(game), seed), sight.seat) for seed in range(4)}
        assert names == {name_of_sight(sight)}


@pytest.mark.parametrize("game", MINDS)
def test_a_tree_grows_by_a_node_or_less_with_each_world(game: str) -> None:
    sight = sight_of(played(game, SEATS[game], 9))
    mind = mind_of(game)
    tree = plant(mind, sight.seat, 1)
    root = tree.root(sight)
    for number in range(12):
        before = len(tree.nodes)
        tree.grow(unsealed(sight, mind, number), root)
        assert len(tree.nodes) <= before + 1
    assert root.bandit(sight.seat).tried == 12


@pytest.mark.parametrize("game", MINDS)
def test_values_are_shares_of_one_win(game: str) -> None:
    mind = mind_of(game)
    sight = sight_of(played(game, SEATS[game], 9))
    world = unsealed(sight, mind, 1)
    plant(mind, sight.seat, 1).grow(world, plant(mind, sight.seat, 1).root(sight))
    values = mind.guide.values(world)
    assert len(values) == sight.seats
    assert all(0.0 <= value <= 1.0 for value in values)
    assert sum(values) == pytest.approx(1.0) or world.ask is None
