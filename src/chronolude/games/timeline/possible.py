"""Which positions Timeline can come to."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ...kernel.state import State
from ...kernel.verbs import cards_in, size_of
from ..possible import BOTTOM, Wrong, ended, nested, unfinished
from .cards import is_earlier
from .names import ACTIVE, DATES, DONE, HAND, LINE, MODE, MODE_NORMAL, OVERLAP, STARTER
from .rules.pile import date_of

NESTING: Final = {
    "set-up": (BOTTOM,),
    "round": (BOTTOM,),
    "turn": ("round end_round",),
    "gap": ("round end_round",),
}


def settle(s: State) -> Wrong | None:
    """T-003: a date to each card; T-024: the line runs from left to right; T-022: whoever is asked is in the game."""
    for number in range(1, s.cards // 2 + 1):
        if size_of(s, DATES + number) != 1:
            return Wrong("tl-wrong-date", n=number)
    wrong = ended(s) or nested(s, NESTING)
    if wrong is not None or s.depth == 0 or next(unfinished(s)).rule == "set-up":
        return wrong
    return line_wrong(s) or seats_wrong(s)


def line_wrong(s: State) -> Wrong | None:
    line = cards_in(s, LINE)
    for left, right in pairwise(line):
        if is_earlier(s.layout, date_of(s, right), date_of(s, left), s.n[OVERLAP] != 0):
            return Wrong("tl-wrong-line", left=s.layout.cards[left], right=s.layout.cards[right])
    return None if line else Wrong("tl-wrong-empty")


def seats_wrong(s: State) -> Wrong | None:
    playing = [seat for seat in range(s.seats) if s.n[ACTIVE + seat] != 0]
    for seat in range(8):
        if size_of(s, HAND + seat) > 0 and seat not in playing:
            return Wrong("tl-wrong-seat", seat=seat + 1)
        if seat in playing and s.n[DONE + seat] == 0 and s.n[MODE] == MODE_NORMAL and size_of(s, HAND + seat) == 0:
            return Wrong("tl-wrong-hand", seat=seat + 1)
    top = list(unfinished(s))[-1]
    if not playing or s.n[STARTER] not in playing:
        return Wrong("tl-wrong-starter")
    if top.rule in ("turn", "gap") and top.seat not in playing:
        return Wrong("tl-wrong-starter")
    if top.rule == "gap" and top.a not in cards_in(s, HAND + top.seat):
        return Wrong("cl-wrong-frame", rule="gap")
    return None
