"""The end of the game, and who has won it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.state import State
from ....kernel.verbs import cards_in, emit, finish
from ..cards import token_number
from ..names import CONTROLLER, DISCS, ENDING, GAME_OVER, LINE, PHASE, PHASE_OVER, WINNER

ROUNDS: Final = 10


def most_held(s: State) -> i64:
    """K-121, K-123: the most events anyone controls at the check."""
    most: i64 = 0
    for seat in range(s.seats):
        held = 3 - s.n[DISCS + seat]
        if held > most:
            most = held
    return most


def end_game(s: State, ending: i64) -> None:
    """K-121, K-122, K-124, K-125, K-127, K-153: among those with the most events, whoever holds the one nearest
    the constant.
    """
    most = most_held(s)
    for card in cards_in(s, LINE):
        holder: i64 = s.n[CONTROLLER + token_number(card)] - 1
        if holder >= 0 and 3 - s.n[DISCS + holder] == most:
            s.n[WINNER] = holder
            break
    s.n[ENDING] = ending
    s.n[PHASE] = PHASE_OVER
    emit(s, GAME_OVER, ending, s.n[WINNER])
    finish(s)
