"""The games one can play here, as a lobby shows them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

from ...bots import bots_for
from ...games import Game, register
from ...locale import LANGUAGES, knows, say
from ..http.bodies import GameCard, OptionCard, OwnBoard

LOOK_SECONDS: Final = 1.0
"""How soon a data file that changed shows: nobody tells us, so we look, once a second however many ask."""


class GameCards:
    """Cards by game and language, each made once until a data file of its game changes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.looked: dict[str, float] = {}
        self.stamps: dict[str, tuple[object, ...]] = {}
        self.made: dict[tuple[str, str], GameCard] = {}

    def make_ready(self) -> None:
        """Make them all, which takes longer than any request may; in a thread, before anybody asks."""
        for lang in LANGUAGES:
            self.all(lang)

    def all(self, lang: str) -> list[GameCard]:
        return [self.of(game, lang) for game in register()]

    def of(self, id: str, lang: str) -> GameCard:
        game, now = register()[id], self.now()
        if now - self.looked.get(id, -LOOK_SECONDS) >= LOOK_SECONDS:
            self.looked[id] = now
            if (stamp := game.stamp()) != self.stamps.get(id):
                self.stamps[id] = stamp
                self.made = {key: card for key, card in self.made.items() if key[0] != id}
        if (id, lang) not in self.made:
            self.made[id, lang] = card_of(game, lang)
        return self.made[id, lang]


def card_of(game: Game, lang: str) -> GameCard:
    card = game.card()
    options = msgspec.convert(card["options"], list[OptionCard])
    bots, doubts = list(bots_for(game.id)), card["doubts"][lang]
    return GameCard(
        game.id, card["title"][lang], card["seats"], options, bots, doubts, tagline(game, lang), own_board(game)
    )


def tagline(game: Game, lang: str) -> str:
    """What a game says of itself under its name; a guest may say nothing."""
    key = f"{game.words.prefix}-tagline"
    return say(lang, key) if knows(lang, key) else ""


def own_board(game: Game) -> OwnBoard | None:
    """Where the board of a third party is fetched; None where it brings none."""
    element = game.board.element
    if element is None:
        return None
    return OwnBoard(element.tag, f"/boards/{game.id}/{element.script}", element.version)
