"""Bots are honest: with the hidden cards dealt anew and the same seed, a bot answers the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import chronolude as cl

from ...bots import bots_for, make
from ...bots.levels import LEVELS, SearchBot
from ..walk import Dice, other_world

LITTLE: Final = 3


def law(table: cl.Table, dice: Dice) -> int:
    """Every bot that answers at once."""
    quick = [name for name in bots_for(table.game.id) if name not in LEVELS]
    return sum(check(table, seat, name, dice) for seat in table.asked for name in quick)


def law_of_levels(table: cl.Table, dice: Dice) -> int:
    """One seat and one of the levels that search, by lot: they run the same code with other budgets."""
    slow = [name for name in bots_for(table.game.id) if name in LEVELS]
    if not slow or not table.asked:
        return 0
    with briefly():
        return check(table, dice.choice(table.asked), dice.choice(slow), dice)


@contextmanager
def briefly() -> Iterator[None]:
    """Budgets small enough for a law that looks at thousands of decisions."""
    usual, SearchBot.most = SearchBot.most, LITTLE
    try:
        yield
    finally:
        SearchBot.most = usual


def check(table: cl.Table, seat: int, name: str, dice: Dice) -> int:
    seed, other = dice.randrange(1 << 30), other_world(table, seat, dice.randrange(1 << 30))
    answer = table.choose(seat, make(table.game.id, name, seed))
    assert table.why(seat, answer) is None, f"{name} answers {answer}, which is not on offer"
    elsewhere = other.choose(seat, make(table.game.id, name, seed))
    assert elsewhere == answer, f"{name} answers {answer} here and {elsewhere} there"
    return 1
