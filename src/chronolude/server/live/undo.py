"""Going back: free while nobody can have learnt anything, otherwise by consent of all other people."""

from __future__ import annotations

from . import entries
from .fold import Folded


def undo_info(folded: Folded, seat: int) -> tuple[bool, int] | None:
    """Whether this seat's undo is free and the decision it leads to; None if there is nothing to take back."""
    to = last_answer(folded, seat)
    if to < 0 or to < folded.undo_floor:
        return None
    if folded.table is None or folded.over or folded.paused is not None or folded.row.daily or folded.row.sealed:
        return None
    return is_free(folded, seat), to


def last_answer(folded: Folded, seat: int) -> int:
    """The decision at which this seat last answered by hand; -1 if it never did."""
    answers, automatic = folded.answers, folded.quiet.automatic
    for decision in range(len(answers) - 1, -1, -1):
        if answers[decision] == seat and not (automatic and decision in automatic):
            return decision
    return -1


def is_free(folded: Folded, seat: int) -> bool:
    """The last answer was this seat's own, told nobody anything and drew no chance."""
    table, answers = folded.table, folded.answers
    if table is None or not answers or answers[-1] != seat:
        return False
    return last_answer(folded, seat) == len(answers) - 1 and table.undo_is_free()


def must_consent(folded: Folded, seat: int) -> list[int]:
    """Whose consent is needed: every other person. Bots keep no memory of what was taken back."""
    return [one.seat for one in folded.seats if one.kind == "human" and one.seat != seat]


def carried_out(folded: Folded, seat: int) -> list[entries.Any]:
    """Going back, if only this seat's consent was missing: written with it, so that nothing can come in between."""
    pending = folded.undo
    if pending is None or pending.waiting != [seat]:
        return []
    return [entries.Undone(pending.by, pending.to)]
