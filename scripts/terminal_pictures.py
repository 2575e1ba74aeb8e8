"""Pictures of the terminal: the first asks of a game as they are played there, in each language, into docs/pictures.

Usage: python -m scripts.terminal_pictures. `make pictures` makes them, too.
"""

from __future__ import annotations

import io
import re
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final
from unittest.mock import patch

from rich.console import Console
from rich.text import Text

from chronolude.cli import run
from chronolude.locale import LANGUAGES

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
GAME: Final = ("play", "contre-temps", "--seats", "4", "--seed", "4", "--brief", "--lang")
TYPED: Final = {"en": ("? D10", "foresee E8", "E8"), "fr": ("? D10", "prévoir E8", "E8")}
WIDTH: Final = 80
SURROUNDINGS: Final = {"COLUMNS": str(WIDTH), "FORCE_COLOR": "1", "TERM": "xterm", "NO_COLOR": ""}
FONTS: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # a page asks nothing of other hosts


def played(lang: str) -> str:
    """What the terminal shows while somebody types, with its colours; they leave where their words end."""
    out = io.StringIO()
    typed = io.StringIO("".join(f"{line}\n" for line in TYPED[lang]))
    with patch.object(sys, "stdin", typed), patch.dict("os.environ", SURROUNDINGS), redirect_stdout(out):
        run([*GAME, lang])
    return out.getvalue().strip()


def picture(lang: str) -> str:
    """The same as a drawing, in the letters of whoever looks at it."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(played(lang)))
    return FONTS.sub("", console.export_svg(title="chronolude play contre-temps", unique_id=f"terminal-{lang}"))


def main() -> int:
    for lang in LANGUAGES:
        (FOLDER / f"terminal-{lang}.svg").write_text(picture(lang), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
