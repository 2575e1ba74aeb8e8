"""The games one can play here, as a lobby shows them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

from ...bots import bots_for
from ...games import Game, register
from ..http.bodies import GameCard, OptionCard

LOOK_SECONDS: Final = 1.0
"""How soon a data file that changed shows: nobody tells us, so we look, once a second however many ask."""


class GameCards:
    """Cards by game and language, each made once until a data file of its game changes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.looked: dict[str, float] = {}
        self.stamps: dict[str, tuple[object, ...]] = {}
        self.made: dict[tuple[str, str], GameCard] = {}

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
    return GameCard(game.id, card["title"][lang], card["seats"], options, list(bots_for(game.id)), card["doubts"][lang])
