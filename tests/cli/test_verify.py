"""Checking a record from the command line."""

import json
from pathlib import Path

import pytest

import chronolude as cl
from chronolude.games import find
from chronolude.tables.fair import fair_chance
from chronolude.tables.opening import deal
from tests.cli.terminal import chronolude


def played(table: cl.Table) -> cl.Table:
    while table.result is None:
        seat = table.asked[0]
        table.play(seat, table.options(seat)[0].text)
    return table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(played(cl.new("contre-temps", seats=3, seed=5)).record().text, encoding="utf-8")
    return path


@pytest.mark.parametrize(("lang", "word"), [("en", "is in order"), ("fr", "est en règle")])
def test_a_good_record_is_in_order(file: Path, lang: str, word: str) -> None:
    said = chronolude("verify", file, "--lang", lang)
    assert said.status == 0
    assert word in said.out.replace("\n", " ")


def test_json_holds_the_verdict(file: Path) -> None:
    found = json.loads(chronolude("verify", file, "--json").out)
    moves = cl.load(file.read_text(encoding="utf-8")).moves
    assert found["verified"] is True
    assert found["fair"] is False
    assert found["answers"] == len(moves)
    assert found["branches"] == 0
    assert found["draws"] > 0


def test_a_committed_shuffle_is_told_apart(tmp_path: Path) -> None:
    secret = "ab" * 32
    source, chance = fair_chance(secret, ["one", "two", "three"])
    record = played(deal(find("contre-temps"), 3, {}, source, chance)).record()
    path = tmp_path / "fair.txt"
    path.write_text(record.text, encoding="utf-8")
    assert "not been told" in chronolude("verify", path).err
    path.write_text(record.text.replace('"commitment"', f'"secret": "{secret}", "commitment"'), encoding="utf-8")
    assert json.loads(chronolude("verify", path, "--json").out)["fair"] is True
    assert "committed to before the deal" in chronolude("verify", path, "--lang", "en").out


def test_a_changed_deal_is_found_out(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    start = text.index("\ndeal ") + 6
    first = text[start:].split()[0]
    file.write_text(text[:start] + str((int(first) + 1) % 30) + text[start + len(first) :], encoding="utf-8")
    said = chronolude("verify", file, "--lang", "en")
    assert said.status == 2
    assert said.err.count("\n") == 1
    assert "is not in order" in said.err


def test_a_fault_in_json_is_json_too(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("digest ", "digest 0", 1), encoding="utf-8")
    said = chronolude("verify", file, "--json")
    assert said.status == 2
    found = json.loads(said.out)
    assert found["verified"] is False
    assert "digest" in found["reason"]
    missing = json.loads(chronolude("verify", "no-such-file", "--json").out)
    assert missing["verified"] is False
