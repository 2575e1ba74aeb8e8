"""What is printed: 65 traveller cards in five suits (K-002) and ten event tokens (K-004)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.rows import row_of

SUITS: Final = "ABCDE"
"""Astrolabe, Barometer, Compass, Dynamo, Escapement."""
VALUES: Final = 13
TRAVELLERS: Final = 65
TOKENS: Final = 10

# Kinds of card.
TRAVELLER: Final = 0
TOKEN: Final = 1

NAMES: Final[tuple[str, ...]] = (
    *(f"{suit}{value}" for suit in SUITS for value in range(1, VALUES + 1)),
    *(f"T{number}" for number in range(1, TOKENS + 1)),
)
KINDS: Final[tuple[int, ...]] = (TRAVELLER,) * TRAVELLERS + (TOKEN,) * TOKENS


SUIT: Final = row_of([card // VALUES for card in range(TRAVELLERS)])
VALUE: Final = row_of([card % VALUES + 1 for card in range(TRAVELLERS)])


def token_card(number: i64) -> i64:
    """The card of event token `number` (1…10)."""
    return TRAVELLERS - 1 + number


def token_number(card: i64) -> i64:
    return card - TRAVELLERS + 1
