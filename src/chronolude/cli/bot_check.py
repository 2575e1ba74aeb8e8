"""`chronolude bot check`: whether a bot keeps the laws of bots."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from ..locale import say
from ..testing.bot_laws import BotFound, Examiner
from .arguments import Json, Lang, Seats, Seed, Settings
from .checks import at_least, bots_of, dealt, game_named, language, options_of, seats_of
from .screen import Screen
from .simulate import progress

BotName = Annotated[
    str, typer.Argument(metavar="BOT", help="By name or place: ./first_bot.py:FirstBot, or 'stdio:./my-bot'.")
]


def bot_check(
    bot: BotName,
    game: Annotated[str, typer.Option("--game", help="The game, by its id (see games).")],
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many games to check.")] = 3,
    seed: Seed = 0,
    option: Settings = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Check that a bot answers what is on offer, sees nothing hidden, and gives the same answer again."""
    lang = language(lang)
    made = game_named(lang, game)
    count = seats_of(lang, made, seats)
    settings = options_of(lang, made, option or [], count)
    dealt(lang, made, count, settings)
    name = bots_of(lang, made, bot, 1)[0]
    with progress(say(lang, "cl-check-looking"), at_least(lang, "--games", games, 1), hidden=as_json) as tick:
        found = Examiner(made.id, name, count, settings, seed or 0).examine(games, tick)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        tell(Screen(), found, lang)
    raise typer.Exit(0 if found.holds else 1)


def tell(screen: Screen, found: BotFound, lang: str) -> None:
    """A line for each law, and the longest answer."""
    for one in found.laws:
        law = say(lang, f"cl-check-{one.law}")
        if one.broken:
            screen.say(say(lang, "cl-check-broken", law=law, where=one.broken), hang="  ")
        else:
            screen.say(say(lang, "cl-check-held", law=law, n=one.checks), hang="  ")
    screen.say(say(lang, "cl-check-slowest", seconds=f"{found.slowest:.3f}"))
