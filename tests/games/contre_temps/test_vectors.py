"""The worked examples W-01 to W-15 of the rule list, through `chronolude.position` and nothing deeper."""

import json
from pathlib import Path
from typing import Any

import pytest

import chronolude as cl
from tests.games.contre_temps.scenes import do, expect, table_of

VECTORS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
@pytest.mark.parametrize("through_json", [False, True], ids=["plain", "through JSON"])
def test_a_worked_example_comes_out_as_printed(vector: dict[str, Any], through_json: bool) -> None:
    table = table_of(vector["position"])
    for step in vector["steps"]:
        for seat, action in step.get("do", []):
            do(table, (seat, action))
            if through_json:
                table = cl.position("contre-temps", json.loads(json.dumps(table.position())))
        expect(table, step.get("expect", {}))


def test_all_fifteen_are_there() -> None:
    assert [vector["id"] for vector in VECTORS] == [f"W-{number:02}" for number in range(1, 16)]
    assert all(any("expect" in step for step in vector["steps"]) for vector in VECTORS)


def test_an_expectation_can_fail() -> None:
    table = table_of(VECTORS[0]["position"])
    for wrong in ({"to_move": [2]}, {"legal": {"1": ["C9"]}}, {"illegal": [[1, "C9"]]}, {"discarded": ["C9"]}):
        with pytest.raises(AssertionError):
            expect(table, wrong)
