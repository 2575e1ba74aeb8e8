"""`chronolude games`: what can be played, and what the switches of a game mean."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from ..games import register
from ..games.game import Game
from ..games.options import AnyOption
from ..locale import knows, say
from .arguments import Json, Lang
from .checks import as_people_count, game_named, language, listed
from .screen import Screen

Named = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="Show everything about this one: what each option means.", show_default=False),
]


def games(game: Named = None, lang: Lang = None, as_json: Json = False) -> None:
    """List the games with their seats and options, or show everything about one."""
    lang = language(lang)
    chosen = list(register().values()) if game is None else [game_named(lang, game)]
    if as_json:
        print(json.dumps([one.card() for one in chosen], ensure_ascii=False, indent=2))
        return
    for one in chosen:
        tell(Screen(), one, lang, whole=game is not None)


def headline(lang: str, game: Game) -> str:
    """Title, id and seats."""
    least, most = game.seats
    title = game.words.title(lang)
    if least == most:
        return say(lang, "cl-cli-game-fixed", id=game.id, title=title, n=most)
    return say(lang, "cl-cli-game", id=game.id, title=title, least=least, limit=most)


def tell(screen: Screen, game: Game, lang: str, *, whole: bool) -> None:
    screen.say(headline(lang, game), style="bold")
    prefix = game.words.prefix or game.id
    for part in ("tagline", "about") if whole else ():
        if knows(lang, f"{prefix}-{part}"):
            screen.say(say(lang, f"{prefix}-{part}"))
    for option in game.options:
        said = as_people_count(option)
        usual = said[option.values.index(option.usual)]
        text = say(lang, "cl-cli-game-option", name=option.name, known=listed(lang, said), value=usual)
        screen.say(f"  {text}", hang="    ")
        for line in meanings(lang, f"{prefix}-option-{option.name}", option) if whole else []:
            screen.say(f"    {line}", hang="      ")
    for line in game.words.doubts(lang) if whole else []:
        screen.say(f"  {line}", hang="    ")


def meanings(lang: str, key: str, option: AnyOption) -> list[str]:
    """What an option decides and what its values mean, as far as the catalogues say; figures speak for themselves."""
    found = [meant(lang, key, say(lang, key))] if knows(lang, key) else []
    for value in option.values:
        if knows(lang, f"{key}-{value}") and not value.isdigit():
            label = say(lang, f"{key}-{value}")
            found.append(meant(lang, f"{key}-{value}", value if label.lower() == value else f"{value} ({label})"))
    return found


def meant(lang: str, key: str, name: str) -> str:
    return say(lang, "cl-plain-line", name=name, values=say(lang, f"{key}-help"))
