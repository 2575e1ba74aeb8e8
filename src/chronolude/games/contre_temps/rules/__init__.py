"""What may happen in Contre-Temps, in the order of the booklet. Rule numbers are those of law/en.md."""

from __future__ import annotations

from typing import Final

from ....kernel.state import Table
from .book import Book
from .constant import offer_cards, settle_constant
from .events import choose_card, lay_card, open_event, settle_event
from .reasons import REASONS
from .rounds import check_end, deal, give_marker, lay_first_event, pass_time, resolve_events, visit_constant
from .travel import choose_travel, travel

RULES: Final[Table] = [
    (deal, give_marker, lay_first_event),  # SET_UP
    (resolve_events, check_end, visit_constant, pass_time, choose_travel, travel),  # ROUND_RULE
    (open_event, settle_event),  # EVENT
    (choose_card, lay_card),  # CARD_RULE
    (offer_cards, settle_constant),  # CONSTANT_RULE
]
BOOK: Final = Book(RULES)

__all__ = ["BOOK", "REASONS", "RULES"]
