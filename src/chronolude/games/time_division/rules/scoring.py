"""The end of a game and of a campaign (D-106 to D-108, D-118 to D-125)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.state import BY_ZONE, State
from ....kernel.verbs import cards_in, emit, face_of, finish, push, turn
from ..cards import TRAVELLER, bit_of
from ..names import (
    COIN,
    ENDING,
    ENDING_COIN,
    ENDING_INFLUENCE,
    ENDING_TRACK,
    ENDING_TRACK_COIN,
    GAME,
    GAME_OVER,
    GAME_RULE,
    INFLUENCE,
    MARKER,
    MODE,
    MODE_CAMPAIGN,
    PHASE,
    PHASE_OVER,
    POINTS,
    ROTATED,
    SCORED,
    TOTAL,
    TRACK_MOVED,
    WINNER,
    WON,
)
from .sums import tally

WIN_POINTS: Final = 2
GAMES: Final = 3
TRACK: Final = 4  # spaces on each side of the middle one


def end_game(s: State) -> None:
    """D-107, D-108, D-118: face-down cards are turned up, both rows counted; a tie goes to the coin holder."""
    for seat in range(s.seats):
        for card in cards_in(s, INFLUENCE + seat):
            if face_of(s, card) != BY_ZONE:
                turn(s, card, BY_ZONE)
    tally(s)
    mine: i64 = s.n[TOTAL]
    theirs: i64 = s.n[TOTAL + 1]
    winner: i64 = s.n[COIN]
    if mine != theirs:
        winner = 0 if mine > theirs else 1
    s.n[WON + s.n[GAME] - 1] = winner + 1
    emit(s, SCORED, s.n[GAME], winner, mine, theirs)
    if s.n[MODE] != MODE_CAMPAIGN:
        close(s, ENDING_INFLUENCE if mine != theirs else ENDING_COIN, winner)
    else:
        move_marker(s, winner)


def move_marker(s: State, winner: i64) -> None:
    """D-119, D-121, D-122: the marker goes towards the winner by the difference in points, as far as the track goes."""
    for seat in range(s.seats):
        s.n[POINTS + seat] = upright_travellers(s, seat)
    s.n[POINTS + winner] += WIN_POINTS
    marker: i64 = s.n[MARKER] + s.n[POINTS] - s.n[POINTS + 1]
    s.n[MARKER] = min(max(marker, -TRACK), TRACK)
    emit(s, TRACK_MOVED, s.n[POINTS], s.n[POINTS + 1], s.n[MARKER])
    if s.n[GAME] < GAMES:
        s.n[COIN] = winner  # D-123
        push(s, GAME_RULE)  # D-109
    else:
        end_campaign(s)


def upright_travellers(s: State, seat: i64) -> i64:
    """D-119, D-120, R-20: one point for each traveller in the row, unless it is rotated."""
    count: i64 = 0
    for card in cards_in(s, INFLUENCE + seat):
        if TRAVELLER[card] and s.n[ROTATED] & bit_of(card) == 0:
            count += 1
    return count


def end_campaign(s: State) -> None:
    """D-124: the side the marker stands on wins; D-125, R-29: in the middle, whoever holds the coin now."""
    marker: i64 = s.n[MARKER]
    if marker == 0:
        close(s, ENDING_TRACK_COIN, s.n[COIN])
    else:
        close(s, ENDING_TRACK, 0 if marker > 0 else 1)


def close(s: State, ending: i64, winner: i64) -> None:
    s.n[ENDING] = ending
    s.n[WINNER] = winner
    s.n[PHASE] = PHASE_OVER
    emit(s, GAME_OVER, ending, winner)
    finish(s)
