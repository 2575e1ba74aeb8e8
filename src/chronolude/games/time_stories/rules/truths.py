"""What is true this time: drawn once, and told by nothing but the texts that lie in the slots (R-240)."""

from __future__ import annotations

from ....kernel.state import State
from ....kernel.verbs import cards_in, chance, move
from ..cards import DEAL_AT, DEAL_PICK, DEAL_SLOT, DEAL_TRUTH, DEALS, TRUTH_VALUES, TRUTHS
from ..names import TEXT
from .printed import fact, first_pile, size


def deal_truths(s: State) -> None:
    """R-240: each truth is drawn by lot, and every text that depends on it is laid out as it holds true.

    No number keeps what was drawn: a seat knows of it what it has read.
    """
    for truth in range(size(s, TRUTHS)):
        drawn = chance(s, fact(s, TRUTH_VALUES, truth))
        for deal in range(size(s, DEALS)):
            if fact(s, DEAL_TRUTH, deal) == truth:
                pick = fact(s, DEAL_PICK, fact(s, DEAL_AT, deal) + drawn)
                move(s, cards_in(s, first_pile(s) + deal)[pick], TEXT + fact(s, DEAL_SLOT, deal))
