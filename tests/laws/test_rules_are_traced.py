"""Every rule has a number, and the number is the link: law, code and test, or a gap with its reason.

For each of our games, each rule of `law/en.md` must open in a docstring or comment of the game's code and name a test,
or stand in `law/gaps.md`; and `law/fr.md` tells the same rules. Rulings (R-…) explain rules and carry none.
"""

import ast
import io
import re
import tokenize
from functools import cache
from pathlib import Path

import pytest

from chronolude.games import OURS

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^- \*\*([A-Z]+-\d+[a-z]?)\*\* \S", re.MULTILINE)
RULING = {"time-stories": "Q-"}
"""Rulings explain rules: R-… in most games; in TIME Stories R-… are the rules."""
RANGE = re.compile(r"\b([A-Z]+)-(\d+) to \1-(\d+)")


def folder(game: str) -> Path:
    """The house of a game; some games live in the house of another."""
    path = ROOT / "src" / Path(*OURS[game].split("."))
    return path if path.is_dir() else path.parent


def told(game: str, page: str) -> list[str]:
    path = folder(game) / "law" / page
    return RULE.findall(path.read_text(encoding="utf-8")) if path.exists() else []


def rules(game: str) -> list[str]:
    return [rule for rule in told(game, "en.md") if not rule.startswith(RULING.get(game, "R-"))]


def words_about(text: str) -> str:
    """The docstrings and comments of a source file."""
    docs = [ast.get_docstring(node) or "" for node in ast.walk(ast.parse(text)) if isinstance(node, DOCUMENTED)]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return "\n".join(docs + [token.string for token in tokens if token.type == tokenize.COMMENT])


DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


@cache
def cited_in_code(game: str) -> str:
    """What the code of a game says of itself, ranges such as `K-070 to K-077` spelt out."""
    text = "\n".join(words_about(path.read_text(encoding="utf-8")) for path in sorted(folder(game).rglob("*.py")))
    for prefix, first, last in RANGE.findall(text):
        text += " ".join(f"\n{prefix}-{number:0{len(first)}}" for number in range(int(first), int(last) + 1))
    return text


@cache
def names_of_tests() -> str:
    names = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names += [f"{path.parent.name}/{node.name}_" for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return "\n".join(names)


def in_code(game: str, rule: str) -> bool:
    return re.search(rf"\b{rule}(?!\d)", cited_in_code(game)) is not None


def in_tests(game: str, rule: str) -> bool:
    house = folder(game).name
    return (
        re.search(rf"^{house}/test_(\w+_)?{rule.lower().replace('-', '_')}_", names_of_tests(), re.MULTILINE)
        is not None
    )


@pytest.mark.parametrize("game", OURS)
def test_the_law_is_told_in_both_languages(game: str) -> None:
    assert rules(game), f"{game} has no law"
    assert told(game, "fr.md") == told(game, "en.md")
    assert len(set(rules(game))) == len(rules(game))


@pytest.mark.parametrize("game", OURS)
def test_every_rule_has_a_home_in_the_code_or_a_gap(game: str) -> None:
    gaps = told(game, "gaps.md")
    assert [rule for rule in rules(game) if rule not in gaps and not in_code(game, rule)] == []


@pytest.mark.parametrize("game", OURS)
def test_every_rule_names_a_test_or_a_gap(game: str) -> None:
    gaps = told(game, "gaps.md")
    assert [rule for rule in rules(game) if rule not in gaps and not in_tests(game, rule)] == []


@pytest.mark.parametrize("game", OURS)
def test_a_gap_is_a_rule_of_the_law(game: str) -> None:
    assert set(told(game, "gaps.md")) <= set(told(game, "en.md"))


def test_contre_temps_has_a_test_even_for_its_gaps() -> None:
    assert [rule for rule in rules("contre-temps") if not in_tests("contre-temps", rule)] == []


def test_a_rule_without_a_home_would_be_found() -> None:
    assert not in_code("contre-temps", "K-999") and not in_tests("contre-temps", "K-999")
    assert in_code("contre-temps", "K-071"), "a range in a docstring counts"
    assert not in_code("contre-temps", "K-07")
