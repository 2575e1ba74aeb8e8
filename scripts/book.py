"""Make each game's book from its table of steps: the same table as a switch, which compiled code follows fast.

Usage: python scripts/book.py. A book lies beside its table, `rules/book.py` beside the RULES of `rules/__init__.py`;
tables and imports are read as text, so that a book out of date cannot stand in the way of a new one.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "src" / "chronolude" / "games"
WIDTH = 120

HEAD = '''"""Made from {table} by scripts/book.py: the same steps as a switch; a test says that they are the same."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import Rules, State
{imports}


class {name}(Rules):
    """Calls the steps of {table}."""

    def step(self, s: State, rule: i64, step: i64) -> None:{switch}
'''
SOLO_END = "\n\nSOLO_BOOK = SoloBook(SOLO_RULES)\n"
Steps = list[list[str]]


def books() -> dict[Path, str]:
    """The text of every book, by its file."""
    out = {}
    for home in sorted(GAMES.glob("*/rules/__init__.py")):
        out[home.parent / "book.py"] = book_of(home.read_text(encoding="utf-8"), "RULES", "Book")
    solo = GAMES / "chrononauts" / "rules" / "solo.py"
    text = book_of(solo.read_text(encoding="utf-8"), "SOLO_RULES", "SoloBook", "solo")
    out[solo.parent / "solo_book.py"] = text.replace("from .solo import ", "from .solo import SOLO_RULES, ") + SOLO_END
    return out


def book_of(text: str, table: str, name: str, room: str = "") -> str:
    """The book of the table of this name in a module; what the module does not import is its own (`room`)."""
    tree = ast.parse(text)
    steps = steps_of(tree, table)
    rooms = {
        one.name: node.module or "" for node in tree.body if isinstance(node, ast.ImportFrom) for one in node.names
    }
    wanted: dict[str, set[str]] = {}
    for step in {step for rule in steps for step in rule}:
        wanted.setdefault(rooms.get(step, room), set()).add(step)
    imports = "\n".join(import_of(where, sorted(names)) for where, names in sorted(wanted.items()))
    return HEAD.format(table=table, name=name, imports=imports, switch=switch(steps))


def steps_of(tree: ast.Module, table: str) -> Steps:
    """The names of the steps, rule by rule."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == table:
            assert isinstance(node.value, ast.List)
            rules = [rule for rule in node.value.elts if isinstance(rule, ast.Tuple)]
            return [[ast.unparse(step) for step in rule.elts] for rule in rules]
    raise ValueError(f"no table {table}")


def import_of(room: str, names: list[str]) -> str:
    line = f"from .{room} import {', '.join(names)}"
    return line if len(line) <= WIDTH else f"from .{room} import (\n    " + ",\n    ".join(names) + ",\n)"


def switch(steps: Steps) -> str:
    """One branch a rule, in the order of the table; the last step of a rule needs no test."""
    out = ""
    for number, rule in enumerate(steps):
        out += f"\n        {'elif' if number else 'if'} rule == {number}:"
        if len(rule) == 1:
            out += f"\n            {rule[0]}(s)"
            continue
        for i, step in enumerate(rule):
            out += f"\n            {test(i, len(rule))}:\n                {step}(s)"
    return out


def test(i: int, count: int) -> str:
    return "else" if i == count - 1 else f"{'elif' if i else 'if'} step == {i}"


def main() -> int:
    for path, text in books().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
