"""The suites of PettingZoo and Gymnasium over every game."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from chronolude import envs
from chronolude.games import OURS

LIMIT = 24
"""Answers after which the games of the suites are cut: all that ends one is seen in few steps."""


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """What the suites remark on dictionaries and masks is no fault: such is PettingZoo's own form for them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("game", OURS)
def test_the_suite_of_turn_taking_environments(game: str) -> None:
    api_test(envs.aec(game, limit=LIMIT), num_cycles=LIMIT + 6)
    seed_test(lambda: envs.aec(game, limit=LIMIT), num_cycles=LIMIT)


@pytest.mark.parametrize("game", OURS)
def test_the_suite_of_parallel_environments(game: str) -> None:
    parallel_api_test(envs.parallel(game, limit=LIMIT), num_cycles=LIMIT)
    parallel_seed_test(lambda: envs.parallel(game, limit=LIMIT), num_cycles=LIMIT // 2)


@pytest.mark.parametrize("game", OURS)
def test_the_suite_of_gymnasium(game: str) -> None:
    made = gymnasium.make(f"chronolude/{game}-v0", opponents="random", seat=0, illegal="lose")
    check_env(made.unwrapped, skip_render_check=True)


def test_sealed_answers_are_given_together() -> None:
    env = envs.parallel("time-division")
    seen, _ = env.reset(seed=4)
    together = 0
    while env.agents and together < 3:
        choosing = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
        together += len(choosing) == 2
        rows = {agent: seen[agent]["observation"] for agent in env.agents}
        seen, *_ = env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
        assert choosing and rows
    assert together == 3


def test_a_game_to_its_end_against_bots() -> None:
    env = gymnasium.make("chronolude/contre-temps-v0", opponents=["rule-of-thumb", "random"], seat=2, seats=3)
    _, info = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        assert np.array_equal(info["action_mask"], env.unwrapped.action_masks())  # type: ignore[attr-defined]
        _, got, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        reward = float(got)
        assert not cut
    assert reward in {1.0, -0.5, 0.25, 0.0}


def test_an_id_that_is_not_on_offer() -> None:
    env = envs.single("contre-temps")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
    with pytest.raises(envs.NotOffered):
        env.step(wrong)
    env = envs.single("contre-temps", illegal="lose")
    env.reset(seed=1)
    assert env.step(wrong)[1:4] == (-1.0, True, False)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: envs.single("contre-temps", seat=9), "seat 9 is not one of 0 to 2"),
        (lambda: envs.single("contre-temps", opponents=["random"]), "3 seats want 2 opponents, not 1"),
        (lambda: envs.single("contre-temps", opponents="nobody").reset(seed=1), "has no bot 'nobody'"),
        (lambda: envs.single("contre-temps", illegal="cry"), "illegal is 'raise' or 'lose'"),  # type: ignore[arg-type]
        (lambda: envs.aec("contre-temps", rewards="gold"), "rewards are 'win' or 'score'"),  # type: ignore[arg-type]
        (lambda: envs.aec("contre-temps", limit=0), "limit is 1 or more"),
        (lambda: envs.vector("contre-temps", 0), "at least one game"),
        (lambda: envs.codec("whist"), "there is no game 'whist'"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(call: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        call()  # type: ignore[operator]


def python(code: str) -> str:
    """What a fresh interpreter says."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_without_the_extra_all_else_works_and_it_says_what_to_install() -> None:
    without = "import sys; sys.modules['pettingzoo'] = None; import chronolude, chronolude.tables; "
    assert "pip install 'chronolude[envs]'" in python(f"{without} import chronolude.envs")
    heavy = "{'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'}"
    assert python(f"{without} import chronolude.bots; print({heavy} & {{*sys.modules}})").strip() == "{'pettingzoo'}"
