"""Rows, masks and ids say what a seat sees and may answer, and no more."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import chronolude as cl
from chronolude import envs
from chronolude.games import OURS, find
from chronolude.kernel.chance import Cheap
from chronolude.sight import imagine
from chronolude.tables.field import Field
from tests.envs.rows import Followed, lanes_of

SEATS = {"contre-temps": 4, "timeline": 3, "chrononauts": 3, "artifaxx": 3, "time-stories": 2}


@pytest.mark.parametrize("game", OURS)
def test_rows_and_masks_are_those_of_the_sights(game: str) -> None:
    vector = envs.vector(game, 2, SEATS.get(game), seed=3, limit=60)
    game_by_game = Followed(vector)
    looked = sum(
        game_by_game.compare(by_name=step % 8 == 0) for step in game_by_game.steps(72) if step % 2 == 0 or step > 56
    )
    assert looked >= 40 * vector.seats
    assert vector.lengths.any()  # a game ended or was cut, and the rows of the next one are right too


@pytest.mark.parametrize("game", OURS)
def test_a_row_is_the_same_in_another_world(game: str) -> None:
    """Deal anew what a seat cannot see: its row, made by either way, does not change."""
    field = Field(game, SEATS.get(game))
    vector = envs.vector(game, 1, SEATS.get(game), seed=5)
    twin = field.lanes(1, again=False)
    row_of = np.asarray(memoryview(twin.pages.rows)).reshape(field.seats, -1)
    lane, other = lanes_of(vector)[0], 0
    for step in Followed(vector).steps(40):
        if step % 4:
            continue
        for seat in range(field.seats):
            sight = lane.sight(seat)
            world = imagine(sight, find(game).under(field.options).rules, Cheap(step), Cheap(step + 1))
            assert lane.state is not None
            other += [*world.n] != [*lane.state.n]
            twin.sit(0, world, {one: lane.minds.masks(one) for one in range(field.seats)})
            assert np.array_equal(row_of[seat], vector.observations[0, seat]), (step, seat)
    assert other or game in {"timeline", "solonauts"}, "no other world was tried"


@pytest.mark.parametrize("game", OURS)
def test_every_id_reads_back(game: str) -> None:
    codec = envs.codec(game)
    if codec.by_offer:
        with pytest.raises(ValueError, match="not an answer by itself"):
            codec.text(0)
        return
    for seat in range(codec.seats):
        texts = codec.answers(seat)
        assert [codec.id(text, seat) for text in texts] == [texts.index(text) for text in texts]


def test_other_seats_are_counted_from_ones_own() -> None:
    codec = envs.codec("chrononauts", 3)
    own = codec.id("seat 1", 1)
    assert codec.text(own, 0) == "seat 0" and codec.text(own, 2) == "seat 2"
    assert codec.id("seat 2", 1) == codec.id("seat 1", 0)


def test_a_row_begins_with_ones_own_hand() -> None:
    vector = envs.vector("contre-temps", 1, 3, seed=1)
    codec = vector.codec
    for seat in range(3):
        held = {
            name.partition("@")[0] for name in codec.features(vector.observations[0, seat]) if name.endswith("@hand me")
        }
        table = cl.new("contre-temps", seats=3, seed=1)
        assert held == {*table.seen(seat).named("hand", seat)}


def test_the_arrays_are_the_engines_own() -> None:
    vector = envs.vector("time-division", 3)
    rows, before = vector.observations, vector.observations.copy()
    vector.step([int(np.flatnonzero(mask)[0]) for mask in vector.masks])
    assert rows is vector.observations and not np.array_equal(rows, before)
    with pytest.raises(ValueError, match="read-only"):
        vector.observations[0, 0, 0] = 1


def test_what_is_not_on_offer_is_refused_and_changes_nothing() -> None:
    vector = envs.vector("contre-temps", 1)
    before = vector.observations.copy()
    for id in (int(np.flatnonzero(vector.masks[0] == 0)[0]), -1, 10_000):
        with pytest.raises(envs.NotOffered):
            vector.step([id])
    assert np.array_equal(vector.observations, before)


def test_the_same_seed_gives_the_same_games() -> None:
    one, two, three = (envs.vector("chrononauts", 4, seed=seed) for seed in (7, 7, 8))
    for _ in range(30):
        for vector in (one, two, three):
            vector.step_at_random()
    assert np.array_equal(one.observations, two.observations)
    assert not np.array_equal(one.observations, three.observations)


def test_a_game_of_a_seed_is_that_of_the_front_door() -> None:
    env = envs.aec("time-division")
    env.reset(seed=11)
    assert env.codec.version == envs.codec("time-division").version
    sight = cl.new("time-division", seed=11).sight(1)
    assert np.array_equal(env.observe("player_1")["observation"], env.codec.observe(sight))


def test_a_win_is_shared() -> None:
    field = Field("contre-temps", 4)
    vector = envs.vector("contre-temps", 8, 4)
    ended = 0
    while ended < 4:
        vector.step_at_random()
        for game in np.flatnonzero(vector.ends):
            ended += 1
            assert abs(vector.rewards[game].sum()) < 1e-9 and vector.rewards[game].max() > 0
    assert not vector.rewards[vector.ends == 0].any()
    assert field.rewards == "win"


def test_bots_choose_in_a_vector() -> None:
    from chronolude.bots import make

    vector = envs.vector("contre-temps", 2)
    for bot in (make("contre-temps", "random", 1), make("contre-temps", "rule-of-thumb", 1)):
        assert vector.masks[0][vector.choose(0, bot)]


def test_a_codec_is_as_written_in_the_docs_and_pickles() -> None:
    codec = envs.codec("contre-temps", 4)
    assert pickle.loads(pickle.dumps(codec.names)) == codec.names
    assert len(set(codec.names)) == len(codec.names) == len(codec.most)
    assert sum(count for _, _, count in codec.blocks) == len(codec.names)


def test_the_page_of_ids_and_features_is_up_to_date() -> None:
    from scripts.environments import PAGE, text

    assert PAGE.read_text(encoding="utf-8") == text(), "python -m scripts.environments writes it anew"
