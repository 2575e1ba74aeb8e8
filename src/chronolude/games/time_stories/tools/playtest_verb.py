"""`chronolude mission playtest`: the four bots of the workshop, a progress bar, a report in three forms."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import Progress

from ....bots import RANDOM, bots_for
from ....cli.arguments import Json, Seed
from ....cli.screen import Screen, console
from .. import game_of
from .files import Named, keep, mission_of
from .playtest import compare
from .playtest import playtest as run_plan
from .report import alike, page, pairs

GAME: Final = "time-stories"
BOTS: Final = ("random", "curious", "planner", "oracle")
SHARES: Final = {"random": 10, "curious": 4, "planner": 4, "oracle": 1}
"""Out of `--runs`, how many each bot plays at each number of seats, in tenths but at least one."""


def playtest(
    name: Named,
    runs: Annotated[int, typer.Option("--runs", min=1, help="Runs of the busiest bot at each number of seats.")] = 20,
    seats: Annotated[str, typer.Option("--seats", help="Numbers of seats, with commas.")] = "1,2,3,4",
    bots: Annotated[
        str, typer.Option("--bots", help="Bots, with commas: random, curious, planner, oracle.")
    ] = ",".join(BOTS),
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write the report as a page too.")] = None,
    against: Annotated[
        Path | None, typer.Option("--against", metavar="FILE", help="An earlier report (JSON) to compare with.")
    ] = None,
    gate: Annotated[bool, typer.Option("--gate", help="Exit status 1 if a gate of the report does not hold.")] = False,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Let bots play a mission many times: completion, scores, coverage, length, Azrak, dead ends."""
    made = mission_of(name)
    earlier = report_in(against) if against is not None else None
    plan = plan_of(bots, seats, runs)
    makers: dict[str, Any] = {bot: maker for bot, maker in bots_for(GAME).items() if bot in BOTS}
    makers[RANDOM] = bots_for(GAME)["wanderer"]
    out = console(stderr=True)
    report: dict[str, Any] = {}
    with Progress(console=out, transient=True, disable=as_json or not out.is_terminal) as progress:
        task = progress.add_task(made.id, total=sum(count for _, _, count in plan))
        for done, found in run_plan(game_of(made), made, plan, makers, seed or 0):
            progress.update(task, completed=done)
            report = found
    if html is not None:
        keep(page(report), html)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        tell(report)
        for line in compare(earlier, report) if earlier is not None else []:
            print(line)
    if gate and not all(report["gates"].values()):
        raise typer.Exit(1)


def report_in(file: Path) -> dict[str, Any]:
    """An earlier report, read before anything is played."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        if "parts" not in found:
            raise ValueError("no report of a playtest (--json writes one)")
    except (OSError, ValueError, TypeError) as error:
        raise typer.BadParameter(f"{file}: {error}") from None
    return dict(found)


def plan_of(bots: str, seats: str, runs: int) -> list[tuple[str, int, int]]:
    """Who plays how often at which number of seats."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in BOTS:
            raise typer.BadParameter(f"there is no bot {name!r}; available: {', '.join(BOTS)}")
    counts = [one.strip() for one in seats.split(",")]
    if any(count not in ("1", "2", "3", "4") for count in counts):
        raise typer.BadParameter(f"seats go from 1 to 4, not {seats!r}")
    return [(name, int(count), max(1, runs * SHARES[name] // 10)) for name in names for count in counts]


def tell(report: dict[str, Any]) -> None:
    """The report in sentences."""
    screen = Screen()
    for part in report["parts"]:
        low, high = part["interval"]
        endings = ", ".join(f"{name} {count}" for name, count in sorted(part["endings"].items()))
        tiers = ", ".join(f"{name} {count}" for name, count in sorted(part["tiers"].items()))
        screen.say(
            f"{part['bot']}, {part['seats']} seats, {part['runs']} runs: completed {part['completion']:.0%} "
            f"({low:.0%} to {high:.0%}); endings: {endings}; scores {part['quartiles']}, {tiers or 'no tier'}; "
            f"{part['turns']['mean']} turns, {part['answers']['mean']} answers, minutes {part['minutes']}; "
            f"reserve by turn {part['azrak_by_turn'][:8]}; dead ends {len(part['dead_ends'])}, "
            f"soft locks {part['soft_locks']}; without a choice {part['empty']:.1%}, "
            f"words per answer {part['words_per_answer']}; thresholds tried {pairs(part['thresholds'])}"
        )
        for name, one in part["puzzles"].items():
            counts = ", ".join(f"{way} {count}" for way, count in one.items())
            screen.say(f"  puzzle {name}: {counts}")
    screen.say(alike(report["sameness"]))
    for name, keys in (("never seen", report["coverage"]["never"]), ("rare", report["coverage"]["rare"])):
        screen.say(f"{name}: {', '.join(keys) if keys else 'nothing'}")
    for name, held in report["gates"].items():
        screen.say(f"{'yes' if held else 'NO'}: {name}")
