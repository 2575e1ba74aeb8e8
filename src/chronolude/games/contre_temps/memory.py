"""What a seat concludes from what it was told in Contre-Temps."""

from __future__ import annotations

from typing import Final

from ...sight.memory import Masks
from ...sight.minds import forget
from .cards import SUIT, VALUES
from .names import CARD_PLAYED, HAND

HEARS: Final = (CARD_PLAYED,)
"""The events from which anything follows."""


def infer(memory: Masks, kind: int, args: tuple[int, ...]) -> None:
    """Who does not follow has none of the led suit, and nobody ever draws a card: a void stays a void (K-061)."""
    if kind != CARD_PLAYED:
        return
    seat, card, _, led, _ = args
    if led < 0 or SUIT[card] == led:
        return
    forget(memory, 1 << (HAND + seat), led * VALUES, (led + 1) * VALUES)  # the cards of a suit follow each other
