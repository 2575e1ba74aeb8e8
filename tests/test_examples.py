"""The examples run as notebooks, in a short form, and come to what they say."""

import __future__

import asyncio
import json
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from chronolude.bots.simulation import Plan, simulate
from scripts.fetch_torch import ABSENT, HOME
from scripts.notebooks import EXAMPLES, NOTEBOOKS, text_of

FILES = sorted(EXAMPLES.glob("*.py"))


def short(name: str) -> dict[str, Any]:
    """Run the cells of a notebook one after the other, as Jupyter does: inside its loop; what the last one finds."""
    book = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))
    module = ModuleType(f"example_{name}")
    sys.modules[module.__name__] = module
    flags = __future__.annotations.compiler_flag  # stated in the first cell, and so of all

    async def run() -> None:
        for cell in book["cells"]:
            if cell["cell_type"] == "code":
                exec(compile("".join(cell["source"]), f"{name} {cell['id']}", "exec", flags), module.__dict__)

    try:
        asyncio.run(run())
    finally:
        del sys.modules[module.__name__]
    found: dict[str, Any] = module.found
    return found


@pytest.mark.parametrize("example", FILES, ids=lambda path: path.stem)
def test_a_notebook_is_its_example(example: Path) -> None:
    made = (NOTEBOOKS / f"{example.stem}.ipynb").read_text(encoding="utf-8")
    assert made == text_of(example), "python -m scripts.notebooks writes them anew"


def test_every_example_is_listed_and_tested() -> None:
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    tests = Path(__file__).read_text(encoding="utf-8")
    assert len(FILES) >= 7 and {path.stem for path in NOTEBOOKS.iterdir()} == {path.stem for path in FILES}
    for path in FILES:
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


@pytest.fixture
def torch(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyTorch from where `make torch` laid it: last on the path, so that what is pinned goes first."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(HOME)])
    if find_spec("torch") is None:
        pytest.skip(f"{ABSENT}: there is no PyTorch here, see `make torch`")


@pytest.mark.usefixtures("torch")
def test_a_network_learns_by_playing_itself() -> None:
    found = short("self_play")
    assert found["played"] > 0
    for other in ("random", "rule-of-thumb"):
        share, low, high = found[f"against {other}"]
        assert low <= share <= high and 0 <= share <= 1


@pytest.mark.usefixtures("torch")
def test_what_was_learnt_plays_by_its_place(tmp_path: Path) -> None:
    """Weights kept by one run are gone on from by another, and sit down as a bot."""
    spec = spec_from_file_location("self_play", EXAMPLES / "self_play.py")
    assert spec is not None and spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    first, second = (str(tmp_path / name) for name in ("first.pt", "second.pt"))
    example.main(short=True, weights=first)
    example.main(short=True, weights=second, begin=first)
    bot = f"{EXAMPLES / 'self_play.py'}:Learnt?weights={second}"
    found = simulate(Plan("time-division", 2, {}, [bot, "random"], 2, 1))
    assert "lapses" not in found and found["games"] == 2
