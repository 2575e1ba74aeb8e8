"""`chronolude bot check`: the laws of bots, on a stranger's."""

import json
from pathlib import Path

import pytest

from chronolude.bots.strangers.program import stop_all
from tests.bots.strange import file_with_bots, program
from tests.cli.terminal import chronolude

PEEKING = '''
"""A bot that knows where the truth is kept."""

import gc
from chronolude.tables import Table


class Peeking:
    def __init__(self, seed):
        pass

    def choose(self, sight):
        tables = [one for one in gc.get_objects() if isinstance(one, Table)]
        seen = sum(ord(letter) for table in tables for letter in table.digest())
        return sight.options[seen % len(sight.options)]
'''


def check(name: str, game: str = "contre-temps", *words: object) -> tuple[int, dict[str, str]]:
    said = chronolude("bot", "check", name, "--game", game, "--games", 1, "--json", *words)
    assert said.err == ""
    return said.status, {one["law"]: one["broken"] for one in json.loads(said.out)["laws"]}


def test_a_good_bot_keeps_them_all(tmp_path: Path) -> None:
    status, broken = check(f"{file_with_bots(tmp_path)}:Good?pick=9")
    assert status == 0 and set(broken.values()) == {""}
    assert set(broken) == {"on-offer", "honest", "deterministic", "same-games"}


def test_a_bot_that_fails_is_told_where(tmp_path: Path) -> None:
    status, broken = check(f"{file_with_bots(tmp_path)}:Crashing")
    assert status == 1 and "ZeroDivisionError" in broken["on-offer"] and "decision" in broken["on-offer"]


def test_a_bot_that_no_seed_rules_is_noticed(tmp_path: Path) -> None:
    status, broken = check(f"{file_with_bots(tmp_path)}:Fickle", "contre-temps", "--games", 3)
    assert status == 1 and broken["deterministic"]


def test_one_that_wavers_by_itself_is_not_called_dishonest(tmp_path: Path) -> None:
    """Asked twice it never answers the same, so that another deal proves nothing."""
    status, broken = check(f"{file_with_bots(tmp_path)}:Fickle")
    assert status == 1 and broken["deterministic"] and not broken["honest"]


def test_a_bot_that_peeks_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "peeking.py").write_text(PEEKING)
    status, broken = check(f"{tmp_path / 'peeking.py'}:Peeking", "contre-temps", "--games", 3)
    assert status == 1 and broken["honest"] and not broken["on-offer"]


def test_a_program_and_a_bot_of_the_house_are_looked_at_alike(tmp_path: Path) -> None:
    try:
        assert check(program(tmp_path, "first"))[0] == 0
    finally:
        stop_all()
    assert check("rule-of-thumb")[0] == 0


@pytest.mark.parametrize(("lang", "words"), [("en", ("NO.", "longest answer")), ("fr", ("NON.", "longue réponse"))])
def test_without_json_there_is_a_line_for_each_law(tmp_path: Path, lang: str, words: tuple[str, ...]) -> None:
    name = f"{file_with_bots(tmp_path)}:Cheating"
    said = chronolude("bot", "check", name, "--game", "contre-temps", "--games", 1, "--lang", lang)
    assert said.status == 1 and all(word in said.out for word in words)


def test_it_wants_a_bot_and_a_game_that_are_there() -> None:
    for words in (
        ("nobody", "--game", "contre-temps"),
        ("random", "--game", "chess"),
        ("x.py:Y", "--game", "timeline"),
    ):
        assert chronolude("bot", "check", *words).status == 2
