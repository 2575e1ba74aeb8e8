"""How fast the environments are, beside OpenSpiel's hearts, PettingZoo's card games and RLCard.

Usage: python -m scripts.bench_envs [--rounds 5] [--seconds 0.5] [--json]. All measures take turns, so that a busy
machine slows all alike; figures are medians of steps a second, counted in processor time. Peers that are not installed
are left out: `pip install rlcard pygame` for PettingZoo's card games and RLCard itself.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import statistics
import sys
import warnings
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any, Final

import numpy as np

from chronolude import envs
from chronolude.games import OURS
from chronolude.tables.bench import deal_hearts, is_compiled

Work = Callable[[float], float]
"""Works for about so many seconds and answers how many steps it made in each."""
GAMES: Final = 32  # rows, states and memories of so many games stay in the cache of one core
SEATS: Final = {"contre-temps": 4, "timeline": 4, "chrononauts": 4, "artifaxx": 4, "time-stories": 2}
CARD_GAMES: Final = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
HEARTS: Final = "OpenSpiel hearts, set_from and mask"
BARS: Final = {"contre-temps": 1.5, "time-division": 0.7, "chrononauts": 0.7}
"""How many times as fast as hearts' `set_from` the vector is to be."""
PICK: Final = random.Random(1).random


def timed(work: Callable[[], int], seconds: float) -> float:
    """Steps a second of something that says how many it made."""
    since, done = process_time(), 0
    while (spent := process_time() - since) < seconds:
        done += work()
    return done / spent


# ── ours ─────────────────────────────────────────────────────────────────────────────────────────


def vector_inside(game: str) -> Work:
    """The next seat of every game answers by lot inside the engine; rows of all seats and masks follow."""
    vector = envs.vector(game, GAMES, SEATS.get(game), limit=1000)

    def work() -> int:
        vector.step_at_random()
        return GAMES

    return lambda seconds: timed(work, seconds)


def vector_numpy(game: str) -> Work:
    """The same with choices made in numpy: the rows are gathered, the masks read, the answers drawn there."""
    vector, dice = envs.vector(game, GAMES, SEATS.get(game), limit=1000), np.random.default_rng(1)

    def work() -> int:
        vector.rows()
        masks = vector.masks
        wanted = (dice.random(GAMES) * masks.sum(1)).astype(np.int64) + 1
        vector.step((masks.cumsum(1, dtype=np.int64) < wanted[:, None]).sum(1))
        return GAMES

    return lambda seconds: timed(work, seconds)


def turn_taking(env: Any) -> Work:
    """PettingZoo's loop: look, choose by the mask, step; a game that is over is dealt anew."""
    env.reset(seed=1)

    def work() -> int:
        for _ in range(64):
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(PICK() * len(legal))]))
        return 64

    return lambda seconds: timed(work, seconds)


# ── theirs ───────────────────────────────────────────────────────────────────────────────────────


def hearts_observed() -> Work:
    """OpenSpiel's hearts with its observation and a mask, as whoever learns reads them."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("hearts")
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    observation = make_observation(game, kind)  # the only one that hearts has

    def work() -> int:
        state, steps = deal_hearts(game, PICK), 0
        while not state.is_terminal():
            seat = state.current_player()
            observation.set_from(state, seat)
            state.legal_actions_mask(seat)
            actions = state.legal_actions()
            state.apply_action(actions[int(PICK() * len(actions))])
            steps += 1
        return steps

    return lambda seconds: timed(work, seconds)


def hearts_environment() -> Work:
    """OpenSpiel's hearts in its own environment for learning."""
    from open_spiel.python import rl_environment

    env = rl_environment.Environment("hearts")

    def work() -> int:
        step, steps = env.reset(), 0
        while not step.last():
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            step = env.step([legal[int(PICK() * len(legal))]])
            steps += 1
        return steps

    return lambda seconds: timed(work, seconds)


def card_game(name: str) -> Work:
    """One of PettingZoo's card games, without its wrappers."""
    return turn_taking(importlib.import_module(f"pettingzoo.classic.{name}").raw_env())


def rlcard(name: str) -> Work:
    """RLCard's own loop."""
    env = importlib.import_module("rlcard").make(name, config={"seed": 1})

    def work() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(PICK() * len(legal))])
            steps += 1
        return steps

    return lambda seconds: timed(work, seconds)


def peers() -> dict[str, Callable[[], Work]]:
    return {
        HEARTS: hearts_observed,
        "OpenSpiel hearts, rl_environment": hearts_environment,
        **{f"PettingZoo {name}": partial(card_game, name) for name in CARD_GAMES},
        **{f"RLCard {name}": partial(rlcard, name) for name in ("leduc-holdem", "gin-rummy")},
    }


# ── together ─────────────────────────────────────────────────────────────────────────────────────


def measures() -> dict[str, Work]:
    """All that can be measured here."""
    found: dict[str, Work] = {}
    for game in OURS:
        found[f"vector {game}"] = vector_inside(game)
        found[f"vector {game}, choices in numpy"] = vector_numpy(game)
        found[f"aec {game}"] = turn_taking(envs.aec(game, SEATS.get(game), limit=1000))
    for name, make in peers().items():
        try:
            found[name] = make()
        except Exception as missing:  # whatever a peer says that is not here, or not whole
            print(f"left out: {name} ({missing})", file=sys.stderr)
    return found


def bench(rounds: int, seconds: float) -> dict[str, float]:
    works = measures()
    taken: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            taken[name].append(work(seconds))
    return {name: statistics.median(values) for name, values in taken.items()}


def verdicts(found: dict[str, float]) -> list[str]:
    """The bars, each with what was reached."""
    out = []
    for game, bar in BARS.items():
        if HEARTS in found:
            ratio = found[f"vector {game}"] / found[HEARTS]
            out.append(f"vector {game}: {ratio:.2f} times hearts' set_from; the bar is {bar}")
    theirs = max((found[f"PettingZoo {name}"] for name in CARD_GAMES if f"PettingZoo {name}" in found), default=0.0)
    if theirs:
        slowest = min((game for game in OURS), key=lambda game: found[f"aec {game}"])
        for game in ("contre-temps", slowest):
            ratio = found[f"aec {game}"] / theirs
            out.append(f"aec {game}: {ratio:.2f} times PettingZoo's fastest card game; the bar is 3")
    return out


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--seconds", type=float, default=0.5)
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    warnings.simplefilter("ignore")  # peers have much to say
    found = bench(given.rounds, given.seconds)
    if given.json:
        print(json.dumps({"compiled": is_compiled(), "steps": found, "verdicts": verdicts(found)}, indent=1))
        return 0
    print(f"steps a second, medians of {given.rounds} ({'compiled' if is_compiled() else 'uncompiled'})")
    for name, value in found.items():
        print(f"{name:48}{value:>12,.0f}")
    print(*verdicts(found), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
