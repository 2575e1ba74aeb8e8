"""Plain lines, one thing after another: for eyes, screen readers and pipes alike."""

from __future__ import annotations

import contextlib
import re
import sys
import textwrap
from typing import Final

from rich.console import Console

WIDEST: Final = 100  # longer lines are hard to follow, however wide the window
TIED: Final = re.compile(r"(?<=\w) (?=\d)|(?<=\d) (?=\w)")  # a figure stays with its word: Compass 11, 11 crystals
TIE: Final = "\x00"


def console(*, stderr: bool = False) -> Console:
    """Rich finds out about colour, width, NO_COLOR and pipes; it may not read meaning into our words."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


class Screen:
    """Where a person reads and types."""

    def __init__(self) -> None:
        self.console = console()
        self.width = min(self.console.width, WIDEST)
        self.is_live = sys.stdin.isatty()
        """Whether a person types; otherwise answers come through a pipe and are echoed."""
        if self.is_live:
            with contextlib.suppress(ImportError):  # not on every system
                import readline  # noqa: F401, PLC0415  (gives `input` arrow keys and a history)

    def say(self, text: str, style: str = "", hang: str = "") -> None:
        """Print text, each of its lines wrapped. Not by Rich, which would break at narrow no-break spaces."""
        for line in text.splitlines() or [""]:
            tied = TIED.sub(TIE, line)
            folded = textwrap.fill(tied, self.width, subsequent_indent=hang, break_on_hyphens=False)
            self.console.print(folded.replace(TIE, " "), style=style, soft_wrap=True)

    def head(self, text: str) -> None:
        self.say("")
        self.say(text, style="bold")

    def wrong(self, text: str) -> None:
        self.say(text, style="bold red")

    def read(self, prompt: str) -> str | None:
        """One line typed, without its ends; None when there is nothing more to read."""
        if self.is_live:
            try:
                return input(f"{prompt} ").strip()
            except EOFError:
                self.say("")
                return None
        line = sys.stdin.readline()
        self.say(f"{prompt} {line.strip()}".rstrip())
        return line.strip() if line else None
