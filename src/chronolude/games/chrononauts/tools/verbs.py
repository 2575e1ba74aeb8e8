"""`chronolude solve solonauts`: can this deal be won with the deck known, and how."""

from __future__ import annotations

import datetime as dt
import json
from typing import Annotated, Any, Final

import typer

from ....cli.arguments import Json, Lang, Seed
from ....cli.checks import at_least, game_named, language, options_of
from ....cli.faults import Fault
from ....cli.screen import Screen
from ....cli.simulate import progress
from ....locale import say
from ..solver import BUDGET, Solution, deal, moves_of
from ..solver import solve as search
from .share import share

SOLVABLE: Final = "solonauts"
USUAL: Final = 8
COMPARED: Final = (6, 7, 8)  # travellers, when a share is asked for and none are named
Solvable = Annotated[str, typer.Argument(metavar="GAME", help="The game: solonauts.")]
Travellers = Annotated[int | None, typer.Option("--travellers", help="How many want to go home, 6 to 14.")]
Budget = Annotated[int, typer.Option("--budget", help="Positions to look at before giving up a deal.")]
Daily = Annotated[bool, typer.Option("--daily", help="The deal of the day, the same for everybody.")]
Deals = Annotated[int | None, typer.Option("--deals", help="Show what share of so many deals can be won.")]


def solve(
    game: Solvable = SOLVABLE, seed: Seed = 0, travellers: Travellers = None, budget: Budget = BUDGET,
    daily: Daily = False, deals: Deals = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Look for a line that wins a deal of Solonauts, or count the deals that can be won."""
    lang = language(lang)
    if game != SOLVABLE:
        raise Fault(lang, "so-solve-only", name=game)
    options_of(lang, game_named(lang, game), [f"travellers={travellers or USUAL}"], 1)
    at_least(lang, "--budget", budget, 1)
    first = seed_of_the_day() if daily else seed or 0
    if deals is None:
        solve_one(lang, first, travellers or USUAL, budget, daily, as_json)
    else:
        seeds = range(first, first + at_least(lang, "--deals", deals, 1))
        solve_many(lang, seeds, (travellers,) if travellers else COMPARED, budget, as_json)


def solve_one(lang: str, seed: int, travellers: int, budget: int, daily: bool, as_json: bool) -> None:
    found = search(deal(seed, travellers), budget)
    told = report(found, seed, travellers)
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
        return
    screen = Screen()
    if daily:
        screen.say(say(lang, "so-solve-daily", seed=str(seed)))
    tell(screen, found, told, lang, budget)


def solve_many(lang: str, seeds: range, counts: tuple[int, ...], budget: int, as_json: bool) -> None:
    """The winnable share for each number of travellers, a line each as soon as it is known."""
    with progress(say(lang, "so-solve-counting"), len(seeds) * len(counts), hidden=as_json) as tick:
        for travellers in counts:
            told = {"game": SOLVABLE, "seed": seeds.start, **share(seeds, travellers, budget, tick)}
            if as_json:
                print(json.dumps(told), flush=True)
            else:
                low, high = (f"{100 * told[name]:.1f}" for name in ("low", "high"))
                figures = {name: str(told[name]) for name in ("travellers", "deals", "won", "none", "unknown")}
                Screen().say(say(lang, "so-solve-share", budget=str(budget), low=low, high=high, **figures))


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


VERBS: Final = [solve]
