"""Standing answers at a live table, and windows in which nobody can see how an answer was given.

In a window every answer, by hand or by an instruction, becomes known at one moment, `seconds` after it opened.
Until then an answer by hand is kept in the log and shown to its own seat alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.standing import Standing
from ..wire.contents import StandingInfo
from . import entries

if TYPE_CHECKING:
    from .fold import Folded

NONE_LEFT: Final[list[StandingInfo]] = []
"""Where a game knows no instructions."""


def asked_for(folded: Folded) -> Standing | None:
    """The kind of standing answer that the present ask takes, as everybody can see."""
    if folded.table is None or not folded.table.game.standing or not folded.asked:
        return None
    view = folded.table.seen(None)
    return next((one for one in folded.table.game.standing if one.fits(view)), None)


def holds(folded: Folded, seat: int, standing: Standing) -> bool:
    """Whether this seat has left this instruction with the table; in a lesson everything is asked until it does."""
    is_lesson = "dice" in (folded.row.start or {})
    return folded.quiet.standing.get((seat, standing.name), standing.usual and not is_lesson)


def standing_answer(folded: Folded, seat: int) -> str | None:
    """What this person's instruction answers now; None if there is none, or if they answered by hand."""
    standing = asked_for(folded)
    if folded.table is None or standing is None or seat not in folded.asked:
        return None
    by_hand = folded.seats[seat].kind != "human" or seat in folded.quiet.kept
    if by_hand or not holds(folded, seat, standing):
        return None
    return standing.answer([choice.text for choice in folded.table.options(seat)])


def instructions(folded: Folded, seat: int | None) -> list[StandingInfo]:
    """A seat's own instructions; nobody else is shown them."""
    if seat is None or folded.table is None or not folded.table.game.standing:
        return NONE_LEFT
    return [StandingInfo(one.name, holds(folded, seat, one)) for one in folded.table.game.standing]


def is_by_hand(folded: Folded) -> bool:
    """Whether nothing follows an answer by itself: people alone, each at the page, and neither clocks nor windows."""
    if folded.over or folded.clocks.running or folded.table is None or folded.table.game.standing:
        return False
    for seat in folded.seats:  # noqa: SIM110  (compiled, a loop is much faster)
        if seat.kind != "human" or seat.webhook:
            return False
    return True


# ── windows ──────────────────────────────────────────────────────────────────────────────────────


def shown_at(folded: Folded, seconds: float) -> float | None:
    """When the answers of the present window become known; None outside windows.

    A person alone among bots has nobody to hide from, so such windows take no time.
    """
    standing = asked_for(folded)
    if standing is None or not standing.window:
        return None
    people = sum(seat.kind == "human" for seat in folded.seats)
    return folded.asked_at + (seconds if people > 1 else 0.0)


def is_closed(folded: Folded, now: float, seconds: float) -> bool:
    """Whether answers to the present window are still kept back."""
    at = shown_at(folded, seconds)
    return at is not None and now < at


def owed(folded: Folded, now: float, seconds: float) -> list[entries.Answered]:
    """Answers that are to be known now: those kept back, and those of standing instructions, in seat order."""
    if folded.table is None or not (folded.table.game.standing or folded.quiet.kept):
        return []
    if is_closed(folded, now, seconds) or folded.undo is not None:
        return []
    out: list[entries.Answered] = []
    for seat in sorted(folded.asked):
        if seat in folded.quiet.kept:
            out.append(entries.Answered(seat, folded.quiet.kept[seat]))
        elif (text := standing_answer(folded, seat)) is not None:
            out.append(entries.Answered(seat, text, by="standing"))
    return out
