"""A notebook of every example, made from its cells: examples/notebooks.

Usage: python -m scripts.notebooks. An example is a Python file in cells (`# %%`); what stands behind the mark, and the
text at the head of the file, become text of the notebook. Its last cell runs the example in its short form.
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any, Final

EXAMPLES: Final = Path(__file__).resolve().parent.parent / "examples"
NOTEBOOKS: Final = EXAMPLES / "notebooks"
MARK: Final = "# %%"
MAIN: Final = 'if __name__ == "__main__":'
LAST: Final = "found = main(short=True)  # main() takes its time\nfound"


def cells_of(source: str) -> list[tuple[str, str]]:
    """Kind and text of each cell."""
    head = ast.get_docstring(ast.parse(source)) or ""
    body = source.partition(MAIN)[0]
    first, *rest = body.split(f"\n{MARK}")
    if '"""' not in first or not rest:
        raise ValueError(f"an example begins with a text, and its cells with {MARK}")
    found = [("markdown", head)]
    for part in rest:
        title, _, code = part.partition("\n")
        if title.strip():
            found.append(("markdown", title.strip()))
        found.append(("code", code.strip("\n")))
    return [*found, ("code", LAST)]


def notebook_of(source: str) -> dict[str, Any]:
    """The same as Jupyter keeps it."""
    made: list[dict[str, Any]] = []
    for number, (kind, text) in enumerate(cells_of(source)):
        cell: dict[str, Any] = {
            "cell_type": kind,
            "id": f"cell-{number}",
            "metadata": {},
            "source": text.splitlines(keepends=True),
        }
        made.append(cell | ({"execution_count": None, "outputs": []} if kind == "code" else {}))
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": made, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}


def text_of(example: Path) -> str:
    made = notebook_of(example.read_text(encoding="utf-8"))
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    NOTEBOOKS.mkdir(exist_ok=True)
    for example in sorted(EXAMPLES.glob("*.py")):
        (NOTEBOOKS / f"{example.stem}.ipynb").write_text(text_of(example), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
