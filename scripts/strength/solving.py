"""Deals of Solonauts given to the solver that knows the deck, as if it were a player of them."""

from __future__ import annotations

from typing import Final

from chronolude.bots.arena.match import Bout, Lot, chance_of, play_lot
from chronolude.games.chrononauts.solver import UNKNOWN, WON, deal, solve
from scripts.strength.plan import SOLVER

BUDGET: Final = 200_000


def play_or_solve(lot: Lot) -> list[list[Bout]]:
    """A lot, by bots or by the solver."""
    if lot.match.bots != [SOLVER]:
        return play_lot(lot)
    return [[solved(lot, number)] for number in range(lot.first, lot.last)]


def solved(lot: Lot, number: int) -> Bout:
    """One deal: its ending is won, none or unknown."""
    found = solve(deal(chance_of(lot.match, number), int(lot.match.options["travellers"])), BUDGET)
    return Bout(0, [0] if found.status == WON else [], [found.home], found.status, found.positions, None, {})


def winnable(deals: list[list[Bout]]) -> tuple[int, int]:
    """How many of the deals can surely be won, and how many perhaps."""
    endings = [bouts[0].ending for bouts in deals]
    return endings.count(WON), endings.count(WON) + endings.count(UNKNOWN)
