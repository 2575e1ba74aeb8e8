"""The rules of each of our games are traced from law to code and test, or to a gap with its reason."""

from pathlib import Path

import pytest

from chronolude.games import OURS
from chronolude.testing.tracing import TRACES, Trace

ROOT = Path(__file__).parents[2]
RULING = {"time-stories": "Q-"}
"""Rulings explain rules: R-… in most games; in TIME Stories R-… are the rules."""


def trace_of(game: str) -> Trace:
    """The house of a game; some games live in the house of another."""
    path = ROOT / "src" / Path(*OURS[game].split("."))
    home = path if path.is_dir() else path.parent
    return Trace(home, ROOT / "tests", RULING.get(game, "R-"), home.name)


@pytest.mark.parametrize("law", TRACES)
@pytest.mark.parametrize("game", OURS)
def test_rules_are_traced(game: str, law: str) -> None:
    TRACES[law](trace_of(game))


def test_contre_temps_has_a_test_even_for_its_gaps() -> None:
    trace = trace_of("contre-temps")
    assert [rule for rule in trace.rules() if not trace.in_tests(rule)] == []


def test_a_rule_without_a_home_would_be_found() -> None:
    trace = trace_of("contre-temps")
    assert not trace.in_code("K-999") and not trace.in_tests("K-999")
    assert trace.in_code("K-071"), "a range in a docstring counts"
    assert not trace.in_code("K-07")
