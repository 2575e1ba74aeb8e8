"""The bench measures both sides in turn; here with hardly any work."""

import json
import random
import sys
from random import Random
from typing import Any

import pytest

from chronolude.tables import bench
from tests.cli.terminal import chronolude

NAMES = [
    "by-index", "listed", "listed-dealt", *bench.OTHERS, "engine-deal", "engine", "clone", "view", "record",
]  # fmt: skip


def test_every_measure_is_there_with_its_ratio() -> None:
    said = chronolude("bench", "--rounds", 2, "--scale", 0.01, "--json")
    assert said.status == 0
    found = json.loads(said.out)
    assert found["compiled"] is bench.is_compiled()
    assert found["rounds"] == 2
    assert [line["name"] for line in found["lines"]] == NAMES
    for line in found["lines"]:
        assert line["ours"] > 0
        if line["theirs"] is not None:
            assert line["ratio"] == pytest.approx(line["theirs"] / line["ours"])
    assert [line["theirs"] is None for line in found["lines"]] == [False] * (len(NAMES) - 2) + [True] * 2


@pytest.mark.parametrize(("lang", "word"), [("en", "The engine is"), ("fr", "Le moteur")])
def test_the_table_says_first_whether_the_engine_is_compiled(lang: str, word: str) -> None:
    said = chronolude("bench", "--rounds", 1, "--scale", 0.01, "--lang", lang)
    assert said.status == 0
    assert said.out.startswith(word)
    assert ("not compiled" in said.out or "n’est pas compilé" in said.out) is not bench.is_compiled()
    assert max(map(len, said.out.splitlines())) <= 80


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_without_open_spiel_the_extra_is_named(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    said = chronolude("bench", "--rounds", 1, "--scale", 0.01, "--lang", lang)
    assert said.status == 2
    assert said.err.count("\n") == 1
    assert "chronolude[bench]" in said.err


def test_a_measure_divides_by_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 12.0])
    monkeypatch.setattr(bench, "process_time", lambda: next(clock))
    assert bench.each(lambda: 4)() == pytest.approx(500_000)


def test_medians_of_interleaved_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def side(name: str, values: dict[str, list[float]]) -> dict[str, Any]:
        def measure(key: str) -> float:
            order.append(f"{name} {key}")
            return values[key].pop()

        return {key: lambda key=key: measure(key) for key in values}

    names = ("by-index", "listed", *bench.OTHERS, "engine", "clone", "view", "record")
    ours = {key: [1.0, 9.0, 2.0] for key in names}
    theirs = {key: [4.0, 40.0, 4.0] for key in ("python-deal", "python-dealt", "engine-deal", "engine", "clone")}
    monkeypatch.setattr(bench, "our_measures", lambda pace: side("ours", ours))
    monkeypatch.setattr(bench, "hearts_measures", lambda pace: side("theirs", theirs))
    ticks: list[int] = []
    lines = bench.bench(3, bench.Pace(0.01), ticks.append)
    assert [line.ours for line in lines] == [2.0] * len(NAMES)
    assert [line.ratio for line in lines] == [2.0] * (len(NAMES) - 2) + [None] * 2
    assert ticks == [1, 1, 1]
    each = len(names) + len(theirs)
    assert order[:each] == order[each : 2 * each] == order[2 * each :]


def test_a_random_game_from_python_is_a_whole_game() -> None:
    blank = bench.blank_state()
    counts = [bench.play_by_index(blank, seed, pick=Random(seed).random) for seed in range(40)]
    assert min(counts) >= 17
    assert 35 < sum(counts) / 40 < 60
    assert bench.play_by_index(blank, 3, pick=Random(3).random) == counts[3]
    assert bench.play_listed(blank, 3, pick=Random(3).random) == counts[3], "the same game, however it is called"


def test_hearts_plays_all_its_cards() -> None:
    pyspiel = bench.open_spiel()
    pick = random.Random(2).random
    state = bench.deal_hearts(pyspiel.load_game("hearts"), pick)
    assert not state.is_chance_node()
    assert bench.play_hearts(state, pick) >= 52
    assert state.is_terminal()


def test_forced_answers_need_not_be_counted() -> None:
    division = bench.blank_state("time-division")
    free, every = (sum(play(division, seed) for seed in range(4)) for play in (bench.play_free, bench.play_by_index))
    assert 0.2 * every < free < every
    assert bench.play_free(bench.blank_state("chrononauts"), 1) == bench.LONG, "random players do not end it"
