"""The law of candour: what a seat may know, it is shown.

The counterpart of two worlds. If two views differ in one thing that the seat may see (a card in sight, a public
figure, who is asked, what it remembers, who has won), then the table in words, the prompt or the answers on offer
differ too, in both languages. A game declares what is mere bookkeeping (`Words.bookkeeping`).
"""

import chronolude as cl
from chronolude.locale import LANGUAGES
from tests.laws.candour import Change, changes, said, texts_on_offer
from tests.laws.walk import Dice, everyone

BY_LOT = 60
"""So many changes are tried at one decision: in the largest game there are several hundred."""


def is_told(table: cl.Table, seat: int | None, change: Change, lang: str) -> bool:
    """Whether words tell the two views apart. A view that no game could reach may have no words at all: it was read."""
    texts = texts_on_offer(table, seat)
    try:
        there = said(table.game, change.view, texts, lang)
    except (IndexError, KeyError, ValueError):
        return True
    return there != said(table.game, table.seen(seat), texts, lang)


def law(table: cl.Table, dice: Dice) -> int:
    seat, lang = dice.choice(everyone(table)), dice.choice(LANGUAGES)
    found = list(changes(table.game, table.seen(seat), texts_on_offer(table, seat), dice))
    tried = dice.sample(found, min(BY_LOT, len(found)))
    for change in tried:
        assert is_told(table, seat, change, lang), f"{seat} is not told of {change.what} ({lang})"
    return len(tried)


def test_what_a_seat_may_know_it_is_told(hold) -> None:  # type: ignore[no-untyped-def]
    assert hold(law, every=6)
