"""Choosing a game and its seats when the command line does not say."""

from __future__ import annotations

from ..games import register
from ..games.game import Game
from ..locale import say
from .checks import game_named, listed
from .faults import Fault
from .games import headline
from .screen import Screen


def choose_game(screen: Screen, lang: str) -> Game:
    """By number or by name; asked again until it is one of the list."""
    known = list(register().values())
    screen.say(say(lang, "cl-welcome"), style="bold")
    for number, game in enumerate(known, 1):
        screen.say(f"{number}. {headline(lang, game)}", hang="   ")
    while True:
        typed = read(screen, say(lang, "cl-choose-game"), lang)
        if typed.isdecimal() and 1 <= int(typed) <= len(known):
            return known[int(typed) - 1]
        try:
            return game_named(lang, typed.lower())
        except Fault as fault:
            again(screen, fault)


def choose_seats(screen: Screen, lang: str, game: Game) -> int:
    least, most = game.seats
    if least == most:
        return least
    while True:
        typed = read(screen, f"{say(lang, 'cl-choose-seats')} ({least}–{most})", lang)
        if typed.isdecimal() and least <= int(typed) <= most:
            return int(typed)
        again(screen, Fault(lang, "cl-cli-seats", game=game.words.title(lang), least=least, limit=most, seats=typed))


def read(screen: Screen, prompt: str, lang: str) -> str:
    typed = screen.read(prompt)
    if typed is None:
        raise Fault(lang, "cl-cli-name-a-game", known=listed(lang, register()))
    return typed


def again(screen: Screen, fault: Fault) -> None:
    """A person may try again; a pipe has said its word."""
    if not screen.is_live:
        raise fault
    screen.wrong(str(fault))
