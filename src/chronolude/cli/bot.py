"""`chronolude bot run`: play a game against a program that speaks JSON lines."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer

from ..games import OURS
from .arguments import Json, Lang, Seats, Seed, Settings
from .bot_check import bot_check
from .checks import at_least, dealt, game_named, language, options_of, seat_of, seats_of
from .server_room import server_room

if TYPE_CHECKING:
    from ..server.thinking.programs import ProgramReport

FIRST: Final = next(iter(OURS))
"""The game a bot is tried at when none is named."""
bots: Final = typer.Typer(help="Bots written in any language.", no_args_is_help=True)

bots.command("check")(bot_check)

Program = Annotated[
    list[str], typer.Argument(metavar="PROGRAM...", help="Your bot and its arguments, e.g. ./my-bot or python bot.py.")
]


@bots.command("run")
def bot_run(
    program: Program,
    game: Annotated[str, typer.Option("--game", help="The game, by its id (see games).")] = FIRST,
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", help="Your bot's seat, counted from 1.")] = 1,
    games: Annotated[int, typer.Option("--games", help="How many games, each with the next seed.")] = 1,
    seed: Seed = 0,
    option: Settings = None,
    seconds: Annotated[float, typer.Option("--seconds", help="Time for each answer.")] = 10.0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Start a program, play with it over its stdin and stdout, and report how it did."""
    lang = language(lang)
    with server_room(lang):
        from ..server.thinking.programs import run_bot  # noqa: PLC0415  (the web is not imported for other commands)

    made = game_named(lang, game)
    count = seats_of(lang, made, seats)
    mine, first = seat_of(lang, seat, count), seed or 0
    play = partial(run_bot, program, game, seats=count, seat=mine, seconds=seconds, lang=lang)
    settings = options_of(lang, made, option or [], count)
    dealt(lang, made, count, settings)
    failed = False
    for number in range(first, first + at_least(lang, "--games", games, 1)):
        try:
            report = asyncio.run(play(seed=number, options=settings))
        except OSError as error:
            raise typer.BadParameter(str(error)) from None
        failed = failed or report.fate != "played"
        print(msgspec.json.encode(report).decode() if as_json else in_words(report), flush=True)
    raise typer.Exit(int(failed))


def in_words(report: ProgramReport) -> str:
    rank = f"rank {report.result.ranks[report.seat]} of {report.seats}" if report.result else "no result"
    tally = f"{report.answers} answers, {report.refusals} refused, slowest {report.slowest:.2f} s"
    fate = {
        "played": "played to the end",
        "crashed": f"ended at decision {report.at}; a random bot played on",
        "hung": f"said nothing in time at decision {report.at}; a random bot played on",
        "refused": f"was refused too often at decision {report.at}; a random bot played on",
    }[report.fate]
    return f"seed {report.seed}: {fate}; {rank}; {tally}"
