"""The examples run, in a short form, and come to what they say."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def short(name: str) -> dict[str, Any]:
    spec = spec_from_file_location(f"example_{name}", ROOT / "examples" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
        found: dict[str, Any] = module.main(short=True)
    finally:
        del sys.modules[spec.name]
    return found


def test_every_example_is_listed_and_tested() -> None:
    listed = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    tests = Path(__file__).read_text(encoding="utf-8")
    assert len(EXAMPLES) >= 6
    for path in EXAMPLES:
        assert f"`{path.name}`" in listed and f'short("{path.stem}")' in tests


def test_the_first_bot_plays_whole_games() -> None:
    found = short("first_bot")
    assert found["games"] == 2 and found["decisions"] > 10


def test_regrets_find_the_known_value_of_kuhns_poker() -> None:
    found = short("kuhn_cfr")
    assert found["value"] == pytest.approx(found["known"], abs=0.03)
    assert found["bets"]["Queen"] < 0.3


def test_rows_are_analysed() -> None:
    found = short("analyse_games")
    assert found["games"] == 12 and found["decisions"] > 100
    assert sum(share for share, _, _ in found["by_seat"]) == pytest.approx(1)
    assert all(low <= share <= high for share, low, high in found["by_seat"])


def test_the_search_takes_a_learnt_guide() -> None:
    found = short("learnt_guide")
    assert found["actions"] > 20 and 0 <= found["learnt"] <= 1


def test_a_policy_moves_by_what_it_wins() -> None:
    found = short("policy_gradient")
    assert found["moved"] > 0 and 0 <= found["won"] <= 1


def test_a_model_plays_a_game_over_mcp() -> None:
    found = short("model_over_mcp")
    assert found["calls"] > 5 and "The game is over" in found["end"]
    assert found["letters"] / found["calls"] < 1500
