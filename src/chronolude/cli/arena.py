"""`chronolude arena`: who beats whom, every deal from every seat, with ratings, intervals and a page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from ..bots.arena.contest import Engine, Heat, hold
from ..bots.arena.figures import figures
from ..bots.arena.journal import Journal
from ..bots.arena.match import Match, rotations
from ..bots.arena.page import entrant_line, page, played
from ..bots.arena.ratings import can_rate
from ..games import register
from ..locale import say
from ..tables.opening import settle_options
from ..tables.runner import CAP
from .arguments import Bots, GameName, Json, Lang, Seats, Seed, Settings
from .checks import at_least, bots_of, dealt, game_named, language, listed, options_of, seats_of
from .faults import Fault
from .screen import Screen
from .simulate import Address, Cap, Keep, Where, engine_of, faults_of, progress, tell_lapses

Games = Annotated[int, typer.Option("--games", help="How many games; rounded up to whole deals.")]
Workers = Annotated[int | None, typer.Option("--workers", help="Games at a time; as many as there are cores.")]
Html = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write the report as a page too.")]


def arena(
    game: GameName = None, bots: Bots = None, games: Games = 200, seats: Seats = None, option: Settings = None,
    seed: Seed = 0, workers: Workers = None, html: Html = None, journal: Keep = None, engine: Where = "local",
    address: Address = None, cap: Cap = CAP, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Let bots meet, every deal from every seat, and show who wins, with ratings and intervals."""
    lang = language(lang)
    match = match_of(lang, game, seats, bots, option or [], seed or 0, cap)
    run_on = engine_of(lang, engine, address, workers)
    at_least(lang, "--games", games, 1)
    found = found_in(lang, match, games, journal, run_on, as_json)
    if html is not None:
        write(lang, html, page(found, lang))
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        tell(Screen(), found, lang)
        if html is not None:
            Screen().say(say(lang, "ar-report", file=str(html)))
    if found.get("lapses"):
        raise typer.Exit(1)


def match_of(
    lang: str, name: str | None, seats: int | None, bots: str | None, options: list[str], seed: int, cap: int
) -> Match:
    """The match the command line means. Without `--seats`, as many sit down as bots are named."""
    if not can_rate():
        raise Fault(lang, "ar-no-openskill")
    if name is None:
        raise Fault(lang, "cl-cli-name-a-game", known=listed(lang, register()))
    game = game_named(lang, name)
    if seats is None and bots is not None:
        seats = max(game.seats[0], len([one for one in bots.split(",") if one.strip()]))
    count = seats_of(lang, game, seats)
    settings = settle_options(game, count, options_of(lang, game, options, count))
    dealt(lang, game, count, settings)
    line_up = bots_of(lang, game, bots, count)
    return Match(game.id, count, settings, line_up, seed, at_least(lang, "--cap", cap, 1))


def found_in(lang: str, match: Match, games: int, journal: Path | None, engine: Engine, hidden: bool) -> dict[str, Any]:
    """Play what is missing and count."""
    turns = len(rotations(match.bots))
    deals = -(-games // turns)
    try:
        kept = Journal(journal)
    except (OSError, ValueError) as error:
        raise Fault(lang, "ar-journal", reason=str(error)) from None
    heat = Heat(match, deals, kept)
    title = say(lang, "ar-going-on", n=heat.resumed * turns) if heat.resumed else say(lang, "ar-playing")
    with progress(title, deals * turns, hidden=hidden) as tick:
        tick(heat.resumed * turns)
        with faults_of(lang):
            hold([heat], kept, engine, lambda _, lot: tick((lot.last - lot.first) * turns))
    whole = [heat.played[deal] for deal in range(deals)]
    return {**figures(match, whole), "resumed": heat.resumed * turns, "seconds": round(heat.seconds, 3)}


def write(lang: str, file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Fault(lang, "ar-unwritable", file=str(file), reason=error.strerror or str(error)) from None


def tell(screen: Screen, found: dict[str, Any], lang: str) -> None:
    """What was played, and a sentence for each bot."""
    screen.say(played(found, lang))
    for one in found["entrants"]:
        screen.say(entrant_line(one, lang), hang="  ")
    tell_lapses(screen, found, lang)
