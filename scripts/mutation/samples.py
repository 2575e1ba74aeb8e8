"""Mutants, made with cosmic-ray. Those nobody can notice are not counted: annotations, `is` for `==` of small ints."""

from __future__ import annotations

import ast
import random
from pathlib import Path
from typing import Final, NamedTuple

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PACKAGE: Final = "src/chronolude"
SAME: Final = ("core/ReplaceComparisonOperator_Eq_Is", "core/ReplaceComparisonOperator_NotEq_IsNot")


class Mutant(NamedTuple):
    """One change of one file."""

    path: str
    operator: str
    occurrence: int
    code: str
    line: int
    before: str
    after: str

    @property
    def name(self) -> str:
        return f"{self.path}:{self.line} `{self.before}` → `{self.after}`"


class Bare(ast.NodeTransformer):
    """Takes annotations and docstrings away."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(0)
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        for one in node.args.args:
            one.annotation = None
        return self.generic_visit(node)


def meaning(code: str) -> str:
    return ast.dump(Bare().visit(ast.parse(code)))


def spots(path: Path) -> list[tuple[str, str, int]]:
    """Every change cosmic-ray knows for a file: path, operator, occurrence."""
    tree = get_ast(path.read_text(encoding="utf-8"))
    out = []
    for name in sorted(cosmic_ray.plugins.operator_names()):
        kind = cosmic_ray.plugins.get_operator(name)
        if not kind.arguments() and name not in SAME:
            count = sum(1 for node in ast_nodes(tree) for _ in kind().mutation_positions(node))
            out += [(str(path.relative_to(ROOT)), name, occurrence) for occurrence in range(count)]
    return out


def make(path: str, operator: str, occurrence: int) -> Mutant | None:
    """The mutant, or None if it is none: no change, or of annotations only."""
    old = (ROOT / path).read_text(encoding="utf-8")
    new = mutate_code(old, cosmic_ray.plugins.get_operator(operator)(), occurrence)
    try:
        if new is None or meaning(new) == meaning(old):
            return None
    except SyntaxError:
        return None
    pairs = zip(old.splitlines(), new.splitlines(), strict=False)
    line, before, after = next((n, a, b) for n, (a, b) in enumerate(pairs, 1) if a != b)
    return Mutant(path, operator, occurrence, new, line, before.strip(), after.strip())


def files(targets: tuple[str, ...]) -> list[Path]:
    """The files of a subject; but no book, which is made from the table that uncompiled code follows."""
    found = [path for pattern in targets for path in sorted((ROOT / PACKAGE).glob(pattern))]
    return [path for path in found if not path.stem.endswith("book")]


def sample(targets: tuple[str, ...], count: int, seed: int) -> list[Mutant]:
    found = [spot for path in files(targets) for spot in spots(path)]
    random.Random(seed).shuffle(found)
    out: list[Mutant] = []
    for spot in found:
        made = make(*spot)
        if made is not None:
            out.append(made)
        if len(out) == count:
            break
    return out
