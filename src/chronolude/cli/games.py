"""`chronolude games`: what can be played."""

from __future__ import annotations

import json

import chronolude as cl

from ..games import register
from ..locale import say
from .arguments import Json, Lang
from .checks import language, listed
from .screen import Screen


def games(lang: Lang = None, as_json: Json = False) -> None:
    """List the games with their seats and options."""
    lang = language(lang)
    if as_json:
        print(json.dumps(cl.games(), ensure_ascii=False, indent=2))
        return
    screen = Screen()
    for game in register().values():
        least, most = game.seats
        title = game.words.title(lang)
        screen.say(say(lang, "cl-cli-game", id=game.id, title=title, least=least, limit=most), style="bold")
        for option in game.options:
            values = listed(lang, option.values)
            text = say(lang, "cl-cli-game-option", name=option.name, known=values, value=option.usual)
            screen.say(f"  {text}", hang="    ")
