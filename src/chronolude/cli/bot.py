"""`chronolude bot run`: play a game against a program that speaks JSON lines."""

from __future__ import annotations

import asyncio
import sys
from typing import Annotated

import msgspec
import typer

bots = typer.Typer(help="Bots written in any language.", no_args_is_help=True)


@bots.command("run")
def bot_run(
    program: Annotated[list[str], typer.Argument(help="Your bot and its arguments, e.g. ./my-bot or python bot.py.")],
    game: Annotated[str, typer.Option(help="Which game.")] = "contre-temps",
    seats: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    seat: Annotated[int, typer.Option(help="Which seat your bot takes, from 0.")] = 0,
    games: Annotated[int, typer.Option(help="How many games, each with the next seed.")] = 1,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 0,
    seconds: Annotated[float, typer.Option(help="Time for each answer.")] = 10.0,
    lang: Annotated[str, typer.Option(help="Language of labels and reasons: en or fr.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="One JSON object a game.")] = False,
) -> None:
    """Start a program, play with it over its stdin and stdout, and tell how it fared."""
    from ..server.lines import run_bot  # noqa: PLC0415  (the web is not imported for other commands)

    failed = False
    for number in range(games):
        try:
            work = run_bot(program, game, seats=seats, seat=seat, seed=seed + number, seconds=seconds, lang=lang)
            report = asyncio.run(work)
        except (ValueError, OSError) as error:
            print(f"chronolude: {error}", file=sys.stderr)
            raise typer.Exit(2) from None
        failed = failed or report.fate != "played"
        print(msgspec.json.encode(report).decode() if json else in_words(report))
    raise typer.Exit(int(failed))


def in_words(report: object) -> str:
    plain = msgspec.to_builtins(report)
    result = plain["result"]
    rank = f"rank {result['ranks'][plain['seat']]} of {plain['seats']}" if result else "no result"
    tally = f"{plain['answers']} answers, {plain['refusals']} refused, slowest {plain['slowest']:.2f} s"
    fate = {
        "played": "played to the end",
        "crashed": f"ended at decision {plain['at']}; a random bot played on",
        "hung": f"said nothing in time at decision {plain['at']}; a random bot played on",
        "refused": f"was refused too often at decision {plain['at']}; a random bot played on",
    }[plain["fate"]]
    return f"seed {plain['seed']}: {fate}; {rank}; {tally}"
