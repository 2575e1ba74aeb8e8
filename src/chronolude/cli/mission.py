"""`chronolude mission`: the author's workshop in the terminal: lint, map, playtest, new."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.progress import Progress

from ..bots import RANDOM, bots_for
from ..games.time_stories import game_of
from ..games.time_stories.mission.findings import BadMission
from ..games.time_stories.mission.library import shelf
from ..games.time_stories.mission.load import Mission, load
from ..games.time_stories.workshop.lint import lint as lint_folder
from ..games.time_stories.workshop.map import svg
from ..games.time_stories.workshop.new import new as new_folder
from ..games.time_stories.workshop.playtest import playtest as run_plan
from ..games.time_stories.workshop.report import page
from .arguments import Json, Seed
from .screen import Screen, console

GAME: Final = "time-stories"
BOTS: Final = ("random", "curious", "planner", "oracle")
SHARES: Final = {"random": 10, "curious": 4, "planner": 4, "oracle": 1}
"""Out of `--runs`, how many each bot plays at each number of seats, in twentieths but at least one."""

mission = typer.Typer(help="Write missions for TIME Stories: lint, map, playtest, new.", no_args_is_help=True)

Named = Annotated[str, typer.Argument(metavar="MISSION", help="A mission's name, or the path of its folder.")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to write; the terminal if not said.")]


def folder_of(name: str) -> Path:
    known = shelf()
    root = known.get(name, Path(name))
    if not root.is_dir():
        raise typer.BadParameter(f"there is no mission {name!r}; there are {', '.join(known)}, or give a folder")
    return root


def mission_of(name: str) -> Mission:
    """A mission that can be played; one that cannot is told with file and line."""
    try:
        return load(folder_of(name))
    except BadMission as bad:
        for one in bad.findings:
            console(stderr=True).print(str(one), soft_wrap=True, markup=False, highlight=False)
        raise typer.Exit(1) from None


@mission.command()
def lint(name: Named, as_json: Json = False) -> None:
    """Everything there is to say about a mission, with file and line; exit status 1 if there are errors."""
    found = lint_folder(folder_of(name))
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False))
    else:
        for one in found:
            print(one)
        errors = sum(one.is_error for one in found)
        print(f"{errors} errors, {len(found) - errors} warnings")
    if any(one.is_error for one in found):
        raise typer.Exit(1)


@mission.command("map")
def draw_map(name: Named, out: Out = None) -> None:
    """Cards, Elements, tokens and endings as an SVG picture, with arrows for what leads to what."""
    write(svg(mission_of(name)), out)


@mission.command()
def playtest(
    name: Named,
    runs: Annotated[int, typer.Option("--runs", min=1, help="Runs of the busiest bot at each number of seats.")] = 20,
    seats: Annotated[str, typer.Option("--seats", help="Numbers of seats, with commas.")] = "1,2,3,4",
    bots: Annotated[
        str, typer.Option("--bots", help="Bots, with commas: random, curious, planner, oracle.")
    ] = ",".join(BOTS),
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write the report as a page too.")] = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Let bots play a mission many times: completion, scores, coverage, length, dead ends."""
    made = mission_of(name)
    plan = plan_of(bots, seats, runs)
    makers: dict[str, Any] = {bot: maker for bot, maker in bots_for(GAME).items() if bot in BOTS}
    makers[RANDOM] = wanderer
    out = console(stderr=True)
    report: dict[str, Any] = {}
    with Progress(console=out, transient=True, disable=as_json or not out.is_terminal) as progress:
        task = progress.add_task(made.id, total=sum(count for _, _, count in plan))
        for done, found in run_plan(game_of(made), made, plan, makers, seed or 0):
            progress.update(task, completed=done)
            report = found
    if html is not None:
        html.write_text(page(report), encoding="utf-8")
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        tell(report)


def plan_of(bots: str, seats: str, runs: int) -> list[tuple[str, int, int]]:
    """Who plays how often at which number of seats."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in BOTS:
            raise typer.BadParameter(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    counts = [one.strip() for one in seats.split(",")]
    if any(count not in ("1", "2", "3", "4") for count in counts):
        raise typer.BadParameter(f"seats are 1 to 4, not {seats!r}")
    return [(name, int(count), max(1, runs * SHARES[name] // 10)) for name in names for count in counts]


class Wanderer:
    """Any option but giving up, with a pull to leave: nothing known, nothing wanted."""

    def __init__(self, seed: int) -> None:
        self.bot = bots_for(GAME)[RANDOM](seed)

    def choose(self, sight: Any) -> int:
        verbs = [verb.name for verb in sight.layout.verbs]
        options = list(sight.options)
        sight.options = [act for act in options if verbs[act >> 16] != "abandon"] or options
        return int(self.bot.choose(sight))


def wanderer(seed: int) -> Wanderer:
    return Wanderer(seed)


def tell(report: dict[str, Any]) -> None:
    screen = Screen()
    for part in report["parts"]:
        low, high = part["interval"]
        endings = ", ".join(f"{name} {count}" for name, count in sorted(part["endings"].items()))
        screen.say(
            f"{part['bot']}, {part['seats']} seats, {part['runs']} runs: completed {part['completion']:.0%} "
            f"({low:.0%} to {high:.0%}); {endings}; {part['turns']['mean']} turns, {part['answers']['mean']} answers; "
            f"scores {part['quartiles']}; dead ends {len(part['dead_ends'])}"
        )
    never = report["coverage"]["never"]
    screen.say(f"never seen: {', '.join(never) if never else 'nothing'}")


@mission.command()
def new(folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to put it; its name is the id.")]) -> None:
    """A small mission that lints clean and plays, to be written over."""
    try:
        for path in new_folder(folder):
            print(path)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def write(text: str, out: Path | None) -> None:
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, encoding="utf-8")
