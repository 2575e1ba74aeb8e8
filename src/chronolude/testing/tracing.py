"""Every rule has a number, and the number is the link: law, code and test, or a gap with its reason.

Each rule of `law/en.md` must stand in a docstring or comment of the game's code and name a test, or stand in
`law/gaps.md`; and `law/fr.md` tells the same rules. Rulings (R-… unless said otherwise) explain rules and carry none.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from ..locale import LANGUAGES

RULE: Final = re.compile(r"^- \*\*([A-Z]+-\d+[a-z]?)\*\* \S", re.MULTILINE)
RANGE: Final = re.compile(r"\b([A-Z]+)-(\d+) to \1-(\d+)")
DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef)


class Trace(NamedTuple):
    """Where to look: the folder of a game, the folder of its tests, and how its rulings begin."""

    home: Path
    tests: Path
    rulings: str = "R-"
    named: str = ""
    """The folder in which its tests lie, where `tests` holds those of several games."""

    def told(self, page: str) -> list[str]:
        path = self.home / "law" / page
        return RULE.findall(path.read_text(encoding="utf-8")) if path.exists() else []

    def rules(self) -> list[str]:
        return [rule for rule in self.told("en.md") if not rule.startswith(self.rulings)]

    def in_code(self, rule: str) -> bool:
        return re.search(rf"\b{rule}(?!\d)", cited_in(self.home)) is not None

    def in_tests(self, rule: str) -> bool:
        folder = self.named or r"[^/\n]*"
        wanted = rf"^{folder}/test_(\w+_)?{rule.lower().replace('-', '_')}_"
        return re.search(wanted, names_of_tests(self.tests), re.MULTILINE) is not None


def words_about(text: str) -> str:
    """The docstrings and comments of a source file."""
    docs = [ast.get_docstring(node) or "" for node in ast.walk(ast.parse(text)) if isinstance(node, DOCUMENTED)]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return "\n".join(docs + [token.string for token in tokens if token.type == tokenize.COMMENT])


@cache
def cited_in(home: Path) -> str:
    """What the code of a game says of itself, ranges such as `K-070 to K-077` spelt out."""
    text = "\n".join(words_about(path.read_text(encoding="utf-8")) for path in sorted(home.rglob("*.py")))
    for prefix, first, last in RANGE.findall(text):
        text += " ".join(f"\n{prefix}-{number:0{len(first)}}" for number in range(int(first), int(last) + 1))
    return text


@cache
def names_of_tests(folder: Path) -> str:
    names = []
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names += [f"{path.parent.name}/{node.name}_" for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return "\n".join(names)


def told_in_both_languages(trace: Trace) -> None:
    rules = trace.rules()
    assert rules, f"{trace.home / 'law' / 'en.md'} tells no rule: each is a line `- **X-1** …`"
    assert all(trace.told(f"{lang}.md") == trace.told("en.md") for lang in LANGUAGES), "law/fr.md tells other rules"
    assert len(set(rules)) == len(rules), "a rule is told twice"


def at_home_in_the_code(trace: Trace) -> None:
    gaps = trace.told("gaps.md")
    lost = [rule for rule in trace.rules() if rule not in gaps and not trace.in_code(rule)]
    assert not lost, f"no docstring or comment of the code says {', '.join(lost)}, nor does law/gaps.md say why not"


def named_by_a_test(trace: Trace) -> None:
    gaps = trace.told("gaps.md")
    lost = [rule for rule in trace.rules() if rule not in gaps and not trace.in_tests(rule)]
    assert not lost, (
        f"no test is named after {', '.join(lost)} (`test_{rule_name(lost)}_…`), nor does law/gaps.md say why not"
    )


def rule_name(rules: list[str]) -> str:
    return rules[0].lower().replace("-", "_") if rules else ""


def gaps_are_rules(trace: Trace) -> None:
    assert set(trace.told("gaps.md")) <= set(trace.told("en.md")), "law/gaps.md names a rule that the law does not tell"


TRACES: Final = {
    "the law is told in both languages": told_in_both_languages,
    "every rule has a home in the code or a gap": at_home_in_the_code,
    "every rule names a test or a gap": named_by_a_test,
    "a gap is a rule of the law": gaps_are_rules,
}
