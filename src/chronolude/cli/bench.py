"""`chronolude bench`: speed beside OpenSpiel's hearts."""

from __future__ import annotations

import json
import platform
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from ..games import find
from ..locale import say
from ..tables.bench import GAME, OTHERS, Figure, NoPeer, Pace, is_compiled
from ..tables.bench import bench as measure
from .arguments import Json, Lang
from .checks import at_least, language
from .faults import Fault
from .screen import Screen
from .simulate import progress

Rounds = Annotated[int, typer.Option("--rounds", help="Rounds; the median of them counts.")]
Scale = Annotated[float, typer.Option("--scale", help="How much work a round does; 1 is the usual amount.")]


def bench(rounds: Rounds = 7, scale: Scale = 1.0, as_json: Json = False, lang: Lang = None) -> None:
    """Measure the engine beside OpenSpiel's hearts."""
    lang = language(lang)
    at_least(lang, "--rounds", rounds, 1)
    try:
        with progress(say(lang, "cl-cli-measuring"), rounds, hidden=as_json) as tick:
            lines = measure(rounds, Pace(scale), tick)
    except NoPeer:
        raise Fault(lang, "cl-cli-no-open-spiel") from None
    if as_json:
        about = {"compiled": is_compiled(), "python": platform.python_version(), "rounds": rounds}
        print(json.dumps({**about, "lines": [msgspec.to_builtins(line) for line in lines]}))
        return
    screen = Screen()
    screen.say(say(lang, "cl-cli-compiled" if is_compiled() else "cl-cli-not-compiled"), style="bold")
    screen.console.print(grid(lines, lang))
    screen.say(say(lang, "cl-cli-bench-note", game=title(GAME, lang)))


def grid(lines: list[Figure], lang: str) -> Table:
    """Microseconds on both sides, and how many times as fast ours is."""
    table = Table()
    table.add_column(say(lang, "cl-cli-bench-what"))
    for word in ("ours", "theirs", "ratio"):
        table.add_column(say(lang, f"cl-cli-bench-{word}"), justify="right")
    for line in lines:
        theirs = "" if line.theirs is None else f"{line.theirs:.2f}"
        ratio = "" if line.ratio is None else f"{line.ratio:.2f}×"
        table.add_row(what(line.name, lang), f"{line.ours:.2f}", theirs, ratio)
    return table


def what(name: str, lang: str) -> str:
    """What a line measures; free choices are named by their game."""
    if name in OTHERS:
        return say(lang, "cl-cli-bench-free", game=title(name, lang))
    return say(lang, f"cl-cli-bench-{name}")


def title(name: str, lang: str) -> str:
    return find(name).words.title(lang)
