"""`chronolude balance`: a report on one game, from many games between bots."""

from __future__ import annotations

import json
from functools import partial
from typing import Annotated, Any

import typer

from ..bots import RANDOM, THUMB, bots_for
from ..bots.balance.figures import WANTED, Study, by_seats, matches, plans, report, skill
from ..bots.balance.page import in_sentences, page
from ..bots.simulation import GameRow, play_missing
from ..games import register
from ..locale import say
from ..search.work import share
from ..tables.opening import settle_options
from ..tables.runner import CAP
from .arena import Html, Workers, write
from .arguments import GameName, Json, Lang, Seats, Seed, Settings
from .checks import at_least, bots_of, dealt, game_named, language, listed, options_of, seats_of
from .faults import Fault
from .screen import Screen
from .simulate import Cap, progress

Games = Annotated[int, typer.Option("--games", help="How many games for each number of seats.")]
Deals = Annotated[int, typer.Option("--deals", help="Deals of each match that asks how much skill matters; 0: none.")]
OneBot = Annotated[str | None, typer.Option("--bot", help="Who plays on every seat; by default the rule of thumb.")]


def balance(
    game: GameName = None, seats: Seats = None, games: Games = 1000, deals: Deals = 50, bot: OneBot = None,
    option: Settings = None, seed: Seed = 0, workers: Workers = 1, cap: Cap = CAP, html: Html = None,
    as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Show how a game plays: seats, length, endings, cards, and how much skill matters."""
    lang = language(lang)
    study = study_of(lang, game, seats, bot, option or [], games, deals, seed or 0, cap)
    found = played_out(lang, study, at_least(lang, "--workers", workers or 1, 1), hidden=as_json)
    if html is not None:
        write(lang, html, page(found, lang))
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    for line in in_sentences(found, lang):
        Screen().say(line, hang="  ")
    if html is not None:
        Screen().say(say(lang, "ar-report", file=str(html)))


def study_of(
    lang: str, name: str | None, seats: int | None, bot: str | None, options: list[str],
    games: int, deals: int, seed: int, cap: int,
) -> Study:  # fmt: skip
    """What the command line means; without `--seats`, every number of seats the game takes."""
    if name is None:
        raise Fault(lang, "cl-cli-name-a-game", known=listed(lang, register()))
    game = game_named(lang, name)
    least, most = game.seats
    counts = list(range(least, most + 1)) if seats is None else [seats_of(lang, game, seats)]
    settings = settle_options(game, counts[0], options_of(lang, game, options, counts[0]))
    dealt(lang, game, counts[0], settings)
    usual = THUMB if THUMB in bots_for(game.id) else RANDOM
    player = bots_of(lang, game, bot, 1)[0] if bot is not None else usual
    at_least(lang, "--games", games, 1), at_least(lang, "--deals", deals, 0), at_least(lang, "--cap", cap, 1)
    return Study(game.id, counts, settings, player, games, deals, seed, cap)


def played_out(lang: str, study: Study, workers: int, *, hidden: bool) -> dict[str, Any]:
    """Play it all, and count."""
    pairs = list(matches(study)) if study.deals else []
    parts = []
    with progress(say(lang, "cl-cli-simulating"), len(study.seats) * study.games + len(pairs), hidden=hidden) as tick:
        for plan in plans(study):
            rows: list[GameRow] = []
            for row in play_missing(plan, WANTED, partial(share, jobs=workers), workers, ()):
                rows.append(row)
                tick(1)
            parts.append(by_seats(study, plan, sorted(rows, key=lambda row: row.number)))
        skills = []
        for bot, other, match in pairs:
            skills.append(skill(bot, other, match, study.deals))
            tick(1)
    return report(study, parts, skills)
