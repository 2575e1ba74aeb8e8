"""What may happen in Timeline, in the order of the leaflet. Rule numbers are those of law/en.md."""

from __future__ import annotations

from typing import Final

from ....kernel.state import Table
from .book import Book
from .opening import deal, name_first, open_line
from .rounds import begin_round, end_round
from .turns import REASONS, choose_card, choose_gap, hold_card, place_card

__all__ = ["BOOK", "REASONS", "RULES"]

RULES: Final[Table] = [
    (name_first, deal, open_line),
    (begin_round, end_round),
    (choose_card, hold_card),
    (choose_gap, place_card),
]
BOOK: Final = Book(RULES)
