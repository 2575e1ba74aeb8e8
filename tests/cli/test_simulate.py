"""Many games between bots, in figures."""

import json
from typing import Any

import pytest

from chronolude.bots.simulation import Plan, chunks, play_range, seed_of, simulate, spread
from tests.cli.terminal import chronolude

KEYS = (
    *("game", "options", "seats", "games", "seed", "bots", "decisions", "rounds", "endings", "wins", "wins_by_bot"),
    *("seconds", "decisions_per_second", "capped"),
)


def figures(*words: object) -> dict[str, Any]:
    said = chronolude("simulate", "contre-temps", *words, "--json")
    assert said.status == 0
    assert said.err == ""
    found: dict[str, Any] = json.loads(said.out)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if "second" not in name}


def test_the_json_object_holds_what_is_promised() -> None:
    found = figures("--seats", 4, "--games", 20, "--bots", "random", "--seed", 1)
    assert tuple(found) == KEYS
    assert found["game"] == "contre-temps"
    assert found["options"]["mode"] == "classic"
    assert (found["seats"], found["games"], found["seed"], found["capped"]) == (4, 20, 1, 0)
    assert found["bots"] == ["random"] * 4
    assert sum(found["wins"]) == sum(found["endings"].values()) == found["wins_by_bot"]["random"] == 20
    assert found["decisions"]["min"] <= found["decisions"]["mean"] <= found["decisions"]["max"]
    assert 3 <= found["rounds"]["min"] <= found["rounds"]["max"] <= 10
    assert found["decisions_per_second"] > 0


def test_random_play_looks_as_the_rule_file_says() -> None:
    """Section 6: 46.2 decisions, 6.31 rounds, 98.1 % three; five standard errors of 600 games are allowed."""
    found = figures("--seats", 4, "--games", 600, "--bots", "random", "--seed", 1)
    assert abs(found["decisions"]["mean"] - 46.2) < 2.7
    assert abs(found["rounds"]["mean"] - 6.31) < 0.4
    assert abs(found["endings"]["three"] / 600 - 0.981) < 0.03
    assert set(found["endings"]) <= {"three", "ten"}


def test_the_same_seed_gives_the_same_games_however_many_processes() -> None:
    words = ("--seats", 3, "--games", 24, "--bots", "random,rule-of-thumb", "--seed", 3)
    assert timeless(figures(*words)) == timeless(figures(*words, "--jobs", 2))
    assert timeless(figures(*words)) != timeless(figures(*words[:-1], 4))


def test_the_default_bot_is_the_rule_of_thumb_on_the_fewest_seats() -> None:
    found = figures("--games", 3)
    assert found["bots"] == ["rule-of-thumb"] * 3
    assert found["seed"] == 0


def test_bots_are_counted_by_name() -> None:
    found = figures("--seats", 4, "--games", 30, "--bots", "rule-of-thumb,random")
    assert found["bots"] == ["rule-of-thumb", "random"] * 2
    assert found["wins_by_bot"]["random"] == found["wins"][1] + found["wins"][3]
    assert sum(found["wins_by_bot"].values()) == 30


def test_games_beyond_the_cap_are_counted_apart() -> None:
    found = figures("--games", 5, "--cap", 9)
    assert found["capped"] == 5
    assert found["endings"] == {}
    assert found["wins"] == [0, 0, 0]
    assert found["decisions"]["max"] < 9 + 3


def test_options_reach_the_games() -> None:
    found = figures("--games", 3, "--option", "mode=paradox")
    assert found["options"]["mode"] == "paradox"
    assert timeless(found)["decisions"] != figures("--games", 3)["decisions"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("10 games of contre-temps", "Ending “three”")), ("fr", ("10 parties de contre-temps", "Fin «"))],
)
def test_without_json_the_figures_are_sentences(lang: str, words: tuple[str, ...]) -> None:
    said = chronolude("simulate", "contre-temps", "--games", 10, "--bots", "random", "--lang", lang)
    assert said.status == 0
    assert said.err == "", "no bar where nobody watches"
    assert all(word in said.out for word in words)
    assert max(map(len, said.out.splitlines())) <= 80


def test_a_single_capped_game_is_told() -> None:
    assert (
        "Cut short at the cap: 1 game (100.0 %)."
        in chronolude("simulate", "contre-temps", "--games", 1, "--cap", 1).out
    )


def test_the_share_of_capped_games_is_told_even_if_it_is_nil() -> None:
    assert "Cut short at the cap: 0 games (0.0 %)." in chronolude("simulate", "contre-temps", "--games", 2).out


def test_progress_is_told_in_games() -> None:
    done: list[int] = []
    simulate(Plan("contre-temps", 3, {}, ["random"] * 3, 10, 0), tick=done.append)
    assert sum(done) == 10
    assert len(done) > 1


def test_chunks_cover_every_game_once() -> None:
    for games in (1, 7, 200, 2001):
        for jobs in (1, 2, 8):
            ranges = chunks(Plan("contre-temps", 3, {}, [], games, 0), jobs)
            assert [n for first, last in ranges for n in range(first, last)] == list(range(games))


def test_a_game_does_not_depend_on_its_chunk() -> None:
    plan = Plan("contre-temps", 3, {}, ["random"] * 3, 6, 9)
    assert play_range(plan, 0, 6)[3:] == play_range(plan, 3, 6)


def test_every_purpose_has_its_own_seed() -> None:
    seeds = {seed_of(seed, game, part) for seed in range(4) for game in range(20) for part in (0, 1, "chance")}
    assert len(seeds) == 4 * 20 * 3


def test_spread_is_mean_least_and_most() -> None:
    assert spread([1, 2, 6]) == {"mean": 3.0, "min": 1, "max": 6}
