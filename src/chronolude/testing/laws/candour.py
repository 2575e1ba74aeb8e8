"""The law of candour: what a seat may know, it is shown.

The counterpart of two worlds. If two views differ in one thing that the seat may see (a card in sight, a public
figure, who is asked, what it remembers, who has won), then the table in words, the prompt or the answers on offer
differ too, in both languages. A game declares what is mere bookkeeping (`Words.bookkeeping`).
"""

from __future__ import annotations

from typing import Final

import chronolude as cl

from ...locale import LANGUAGES
from ..causes import who
from ..changes import changes, is_told, texts_on_offer
from ..walk import Dice, everyone

BY_LOT: Final = 60
"""So many changes are tried at one decision: in the largest game there are several hundred."""


def law(table: cl.Table, dice: Dice) -> int:
    seat, lang = dice.choice(everyone(table)), dice.choice(LANGUAGES)
    found = list(changes(table.game, table.seen(seat), texts_on_offer(table, seat), dice))
    tried = dice.sample(found, min(BY_LOT, len(found)))
    for change in tried:
        assert is_told(table, seat, change, lang), (
            f"{who(seat)} may know {change.what} and is not told ({lang}). Likely cause: `describe` leaves it out; say "
            "it, or declare it in Words.bookkeeping if it only helps the rules"
        )
    return len(tried)
