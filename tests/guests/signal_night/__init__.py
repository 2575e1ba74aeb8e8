"""Signal Night: a cooperative game of trains that everybody sees but whoever drives them."""

from __future__ import annotations

from pathlib import Path

from chronolude.games import Board, Element, Game, Home, Outlook, Rulebook
from chronolude.games.bots import bots_at
from chronolude.games.game import heaped

from .layout import HINTS, LAYOUT, YARD
from .rules import REASONS, RULES, result
from .text import words_of

HOME = Home(Path(__file__).parent)
GAME = Game(
    "signal-night",
    version=1,
    seats=(2, 5),
    rulebook=Rulebook(LAYOUT, RULES, heaped(LAYOUT, YARD), REASONS, result, HINTS.infer),
    words=words_of(HOME).words(),
    home=HOME,
    board=Board(element=Element("signal-night-board", HOME.folder / "board")),
    outlook=Outlook(("height", "signals", "lamps")),
    bots=bots_at("signal_night.bots:BOTS"),
    cooperative=True,
)
