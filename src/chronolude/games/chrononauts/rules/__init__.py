"""What may happen in Chrononauts and Artifaxx, in the order of the booklet. Rule numbers are those of law/en.md."""

from __future__ import annotations

from typing import Final

from ....kernel.state import Table
from .book import Book
from .guess import ask_clock, ask_guesses, open_guesses, read_clock
from .legal import REASONS
from .miracle import check_miracle, choose_fresh, take_fresh
from .search import choose_fetch, take_fetch
from .turn import (
    begin_turn,
    check_owed,
    choose_play,
    choose_second,
    choose_target,
    deal,
    exchange_ids,
    find_first,
    note_target,
    offer_exchange,
    take_play,
    take_second,
)  # fmt: skip
from .victory import choose_claim, find_claims, settle_claim
from .window import announce, ask_memos, carry_out, read_memos

RULES: Final[Table] = [
    (deal, ask_guesses, open_guesses, find_first, offer_exchange, exchange_ids),
    (begin_turn, find_claims, choose_claim, settle_claim),
    (check_owed, choose_play, take_play),
    (choose_second, take_second),
    (choose_target, note_target),
    (announce, carry_out),
    (ask_memos, read_memos),
    (choose_fetch, take_fetch),
    (check_miracle, choose_fresh, take_fresh),
    (ask_clock, read_clock),
]
BOOK: Final = Book(RULES)

__all__ = ["BOOK", "REASONS", "RULES"]
