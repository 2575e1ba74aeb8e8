"""A terminal for tests: what is typed comes through a pipe, what is said is kept."""

import io
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from chronolude.cli import run


@dataclass(frozen=True)
class Said:
    """What one call of `chronolude` said, and its exit status."""

    status: int
    out: str
    err: str


class Typist(io.StringIO):
    """A stdin that is a person's, not a pipe's."""

    def isatty(self) -> bool:
        return True


def chronolude(*words: object, typed: Sequence[str] = (), live: bool = False) -> Said:
    """Call `chronolude` with these words; `typed` holds the lines a person or a pipe sends."""
    out, err = io.StringIO(), io.StringIO()
    stdin = (Typist if live else io.StringIO)("".join(f"{line}\n" for line in typed))
    surroundings = {"COLUMNS": "80", "LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "TERM": "dumb"}
    here = patch.object(sys, "stdin", stdin), patch.dict("os.environ", surroundings)
    with here[0], here[1], redirect_stdout(out), redirect_stderr(err):
        status = run([str(word) for word in words])
    return Said(status, out.getvalue(), err.getvalue())


def play(*words: object, typed: Sequence[str] = (), seed: int = 7, lang: str = "en", live: bool = False) -> Said:
    """A game of Contre-Temps with three seats."""
    return chronolude(
        "play", "contre-temps", "--seats", 3, "--seed", seed, "--lang", lang, *words, typed=typed, live=live
    )
