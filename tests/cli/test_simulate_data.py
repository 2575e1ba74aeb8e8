"""`simulate` leaves data: rows per game and per decision, records that replay, and a journal to go on from."""

import json
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import chronolude as cl
from chronolude.bots.data.journal import GameJournal
from chronolude.bots.data.rows import DECISION_TYPES, GAME_TYPES
from chronolude.bots.simulation import Plan, Wanted, chunks, simulate
from tests.cli.terminal import chronolude

WORDS = ("simulate", "contre-temps", "--seats", 3, "--bots", "rule-of-thumb,random,random", "--seed", 4, "--json")
BOTS = ["rule-of-thumb", "random", "random"]


def run(*words: object) -> dict[str, Any]:
    said = chronolude(*WORDS, *words)
    assert said.status == 0, said.err
    found: dict[str, Any] = json.loads(said.out)
    return found


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_row_per_game_and_a_row_per_decision_in_either_form(tmp_path: Path) -> None:
    games, decisions = tmp_path / "g.jsonl", tmp_path / "d.jsonl"
    found = run("--games", 6, "--out", games, "--decisions", decisions)
    rows, answers = lines(games), lines(decisions)
    assert [row["number"] for row in rows] == list(range(6))
    assert set(rows[0]) == set(GAME_TYPES) and set(answers[0]) == set(DECISION_TYPES)
    assert [sum(seat in row["winners"] for row in rows) for seat in range(3)] == found["wins"]
    assert [sum(one["number"] == row["number"] for one in answers) for row in rows] == [
        row["decisions"] for row in rows
    ]
    assert sum(one["won"] for one in answers) > 0 and answers[0]["bot"] in BOTS
    as_table = tmp_path / "g.parquet", tmp_path / "d.parquet"
    run("--games", 6, "--out", as_table[0], "--decisions", as_table[1])
    assert pq.read_table(as_table[0]).to_pylist() == rows
    read = pq.read_table(as_table[1]).to_pylist()
    assert [{**one, "won": round(one["won"], 4)} for one in read] == [
        {**one, "won": round(one["won"], 4)} for one in answers
    ]


def test_a_decision_row_is_an_answer_of_that_very_game(tmp_path: Path) -> None:
    run("--games", 2, "--out", tmp_path / "g.jsonl", "--decisions", tmp_path / "d.jsonl")
    for row in lines(tmp_path / "g.jsonl"):
        table = cl.new("contre-temps", seats=3, seed=row["seed"])
        for one in lines(tmp_path / "d.jsonl"):
            if one["number"] == row["number"]:
                assert len(table.options(one["seat"])) == one["options"]
                table.play(one["seat"], one["answer"])
        assert table.result is not None and table.result.winners == row["winners"]


@pytest.mark.parametrize("game", ["contre-temps", "time-division", "chrononauts"])
def test_a_record_replays_and_tells_result_and_players(tmp_path: Path, game: str) -> None:
    words = ("simulate", game, "--games", 2, "--records", tmp_path / "r", "--out", tmp_path / "g.jsonl", "--json")
    said = chronolude(*words)
    assert said.status == 0, said.err
    files = sorted((tmp_path / "r").iterdir())
    assert [file.name for file in files] == ["game-000000.txt", "game-000001.txt"]
    for file, row in zip(files, lines(tmp_path / "g.jsonl"), strict=True):
        record = cl.load(file.read_text())
        assert record.header.players == row["bots"]
        assert record.result is not None and record.result.winners == row["winners"]
        assert record.replay().result == record.result
        assert cl.load(record.json) == record
        wrong = file.read_text().replace(f'"ending": "{record.result.ending}"', '"ending": "by lot"')
        with pytest.raises(cl.Unusable, match="by lot"):
            cl.load(wrong).replay()
        assert chronolude("verify", file).status == 0


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    assert run("--games", 4, "--journal", kept)["resumed"] == 0
    kept.write_bytes(kept.read_bytes()[:-9])  # a sudden end cut through the last line
    more = run("--games", 7, "--journal", kept, "--out", tmp_path / "g.jsonl")
    assert more["resumed"] == 3
    assert len(lines(kept)) == 7 and len(lines(tmp_path / "g.jsonl")) == 7
    plain = run("--games", 7)
    assert all(more[name] == plain[name] for name in ("wins", "decisions", "endings"))
    assert run("--games", 7, "--journal", kept, "--decisions", tmp_path / "d.jsonl")["resumed"] == 0


def test_a_game_without_its_record_is_played_again(tmp_path: Path) -> None:
    words = ("--games", 3, "--journal", tmp_path / "j", "--records", tmp_path / "r")
    run(*words)
    (tmp_path / "r" / "game-000001.txt").unlink()
    assert run(*words)["resumed"] == 2
    assert (tmp_path / "r" / "game-000001.txt").exists()


def test_the_journal_knows_the_plan_but_not_how_many_games() -> None:
    one = Plan("contre-temps", 3, {}, BOTS, 5, 1)
    same, other = Plan("contre-temps", 3, {}, BOTS, 9, 1), Plan("contre-temps", 3, {}, BOTS, 5, 2)
    keys = [GameJournal(None, plan, Wanted()).key for plan in (one, same, other)]
    assert keys[0] == keys[1] != keys[2]


def test_chunks_leave_out_what_is_done() -> None:
    plan = Plan("contre-temps", 3, {}, BOTS, 10, 1)
    assert chunks(plan, 1, {0, 1, 5}) == [(2, 5), (6, 9), (9, 10)]
    assert simulate(plan)["games"] == 10


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--out", "games.csv"), ".jsonl and .parquet"),
        (("--engine", "steam"), "local and ray"),
        (("--address", "there:1"), "--engine ray"),
        (("--out", "/proc/no/where.jsonl", "--games", 1), "/proc/no"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(words: tuple[object, ...], named: str) -> None:
    said = chronolude(*WORDS, *words)
    assert said.status == 2 and said.err.count("\n") == 1 and named in said.err, said.err


def test_extras_that_are_missing_are_named_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    said = chronolude(*WORDS, "--games", 3, "--journal", tmp_path / "j", "--out", tmp_path / "g.parquet")
    assert said.status == 2 and "chronolude[data]" in said.err and not (tmp_path / "j").exists()
    monkeypatch.setitem(sys.modules, "ray", None)
    said = chronolude(*WORDS, "--games", 3, "--engine", "ray")
    assert said.status == 2 and "chronolude[ray]" in said.err
