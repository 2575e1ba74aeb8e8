"""The ladder of hints of a location: a nudge, a pointer, the answer (R-239)."""

from __future__ import annotations

from ....kernel.state import State
from ....kernel.verbs import emit
from ..cards import LOCATION_HINTS, N_HINTS
from ..names import AGREED, HINTED, LOCATION
from .printed import fact, row
from .puzzles import give_rung


def has_hint(s: State) -> bool:
    """R-239: whether the ladder of this location has a rung nobody has asked for yet."""
    here = s.n[LOCATION] - 1
    return here >= 0 and s.n[row(s, N_HINTS, here)] < fact(s, LOCATION_HINTS, here)


def settle_hint(s: State) -> None:
    """R-239, R-243: a hint is the group's to ask for, because everybody hears it: of the place, or of a puzzle."""
    if s.n[AGREED] == 1 and s.a > 0:
        give_rung(s, s.a - 1)
    elif s.n[AGREED] == 1 and has_hint(s):
        here = s.n[LOCATION] - 1
        s.n[row(s, N_HINTS, here)] += 1
        emit(s, HINTED, here, s.n[row(s, N_HINTS, here)])
