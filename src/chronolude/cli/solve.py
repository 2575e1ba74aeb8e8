"""`chronolude solve solonauts`: can this deal be won with the deck known, and how."""

from __future__ import annotations

import datetime as dt
import json
from typing import Annotated, Any

import typer

from ..games.chrononauts.workshop.solve import BUDGET, Solution, deal, moves_of
from ..games.chrononauts.workshop.solve import solve as search
from ..locale import say
from .arguments import Json, Lang, Seed
from .checks import at_least, game_named, language, options_of
from .faults import Fault
from .screen import Screen

SOLVABLE = "solonauts"
Solvable = Annotated[str, typer.Argument(metavar="GAME", help="The game: solonauts.")]
Travellers = Annotated[int, typer.Option("--travellers", help="How many want to go home, 6 to 14.")]
Budget = Annotated[int, typer.Option("--budget", help="Positions to look at before giving up.")]
Daily = Annotated[bool, typer.Option("--daily", help="The deal of the day, the same for everybody.")]


def solve(
    game: Solvable = SOLVABLE, seed: Seed = 0, travellers: Travellers = 8, budget: Budget = BUDGET,
    daily: Daily = False, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Look for a line that wins a deal of Solonauts."""
    lang = language(lang)
    if game != SOLVABLE:
        raise Fault(lang, "so-solve-only", name=game)
    options_of(lang, game_named(lang, game), [f"travellers={travellers}"], 1)
    at_least(lang, "--budget", budget, 1)
    number = seed_of_the_day() if daily else seed or 0
    found = search(deal(number, travellers), budget)
    told = report(found, number, travellers)
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
        return
    screen = Screen()
    if daily:
        screen.say(say(lang, "so-solve-daily", seed=str(number)))
    tell(screen, found, told, lang, budget)


def seed_of_the_day() -> int:
    """Everybody's deal of today, by the calendar of Greenwich."""
    return int(dt.datetime.now(tz=dt.UTC).strftime("%Y%m%d"))


def report(found: Solution, seed: int, travellers: int) -> dict[str, Any]:
    return {
        "game": SOLVABLE,
        "seed": seed,
        "travellers": travellers,
        "status": found.status,
        "home": found.home,
        "positions": found.positions,
        "line": moves_of(found),
    }


def tell(screen: Screen, found: Solution, told: dict[str, Any], lang: str, budget: int) -> None:
    seed = str(told["seed"])
    if found.status == "won":
        screen.say(say(lang, "so-solve-won", seed=seed, n=found.home, most=told["travellers"]))
        screen.say(say(lang, "so-solve-line", moves=" · ".join(told["line"])))
    elif found.status == "none":
        screen.say(say(lang, "so-solve-none", seed=seed))
    else:
        screen.say(say(lang, "so-solve-unknown", seed=seed, budget=str(budget)))
