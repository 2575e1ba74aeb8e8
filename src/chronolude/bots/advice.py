"""Advice for people: from a bot that sees what their seat sees, asked several times with other dice."""

from __future__ import annotations

from importlib import import_module

from ..tables import Table
from . import OURS, THUMB, bots_for, make
from .bot import Bot

TRIES = 8
"""How often a bot that answers from the hip is asked; one that deliberates says itself how often (`tries`)."""
MOST = 3


def adviser(game: str, seed: int) -> Bot | None:
    """Who gives advice in a game: an adviser of its own, or its rule-of-thumb bot; None where it has neither."""
    own = getattr(import_module(OURS[game]), "adviser", None) if game in OURS else None
    if own is not None:
        found: Bot = own(seed)
        return found
    return make(game, THUMB, seed) if THUMB in bots_for(game) else None


def advise(table: Table, seat: int, seed: int = 0) -> list[str]:
    """What an adviser would answer, the commonest of several tries first; nothing where there is none."""
    first = adviser(table.game.id, seed)
    if first is None:
        return []
    found = [table.choose(seat, first)]
    for number in range(1, getattr(first, "tries", TRIES)):
        bot = adviser(table.game.id, seed + number)
        assert bot is not None
        found.append(table.choose(seat, bot))
    return sorted(set(found), key=lambda text: (-found.count(text), text))[:MOST]
