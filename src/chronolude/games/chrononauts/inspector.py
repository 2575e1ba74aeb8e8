"""The paradox inspector: what flips and patches would do to the timeline, by the rules' own settling of ripples.

It starts from a view and knows nothing of the IDs and missions of others.
"""

from __future__ import annotations

import msgspec

from ..seen import Inspection, View
from . import cards as c
from .deck import CardSet
from .history import count, is_fitting, is_mendable
from .view import Chronicle, HomeAid, HomeWish, board_of, home_of, own_card, year_of


class SupposedStep(msgspec.Struct, frozen=True):
    """One supposed flip or patch; a rule that stands against it is named, and then it changes nothing."""

    step: str
    rule: str | None
    paradoxes: int
    destroyed: bool


class CutOff(msgspec.Struct, frozen=True):
    """C-102 to C-104: what nobody can reach while the Uberparadox lasts."""

    linchpins: list[str]
    patches: list[str]
    artifacts: list[str]


class WarChange(msgspec.Struct, frozen=True):
    """Whether there is a war, before and after."""

    before: bool
    after: bool
    cut_off: CutOff | None


class HomeChange(msgspec.Struct, frozen=True):
    """How many headlines of an ID would show."""

    card: str
    before: int
    after: int
    home: bool
    barred: bool
    wishes: list[HomeWish]
    mendable: list[str]
    """Its missing patches that could be laid then."""


class OwnChange(msgspec.Struct, frozen=True):
    """The reader's own goals."""

    homes: list[HomeChange]
    closer: list[str]


class ParadoxReport(Inspection, frozen=True, kw_only=True):
    """What the supposed steps would bring, taken one after the other."""

    opened: list[str]
    """Years that open, heal or are mended; then patches that fall."""
    healed: list[str]
    mended: list[str]
    voided: list[str]
    steps: list[SupposedStep]
    before: int
    after: int
    limit: int
    destroyed: bool
    war: WarChange
    own: OwnChange


def inspect(deck: CardSet, view: View, steps: list[str]) -> ParadoxReport:
    """What would change if these linchpins (`1963`) were flipped and these patches (`1969p`) laid, in this order."""
    board = board_of(deck, view)
    now = Chronicle(deck, board.primes, [deck.names[patch] for patch in board.patches])
    told: list[SupposedStep] = []
    for step in steps:
        told.append(take(now, step))
        if told[-1].destroyed:
            break
    return ParadoxReport(
        **differences(board, now),
        steps=told,
        before=count(board.settled.holes),
        after=count(now.settled.holes),
        limit=deck.facts[c.FACT][c.PARADOXES_TO_LOSE],
        destroyed=bool(told) and told[-1].destroyed,
        war=WarChange(board.war, now.war, cut_off(deck) if now.war else None),
        own=own_goals(view, board, now),
    )


def take(board: Chronicle, step: str) -> SupposedStep:
    """One step on the board, which it changes; a step a rule stands against changes nothing and names the rule."""
    patch = step in board.deck.names and board.deck.sorts[board.deck.names.index(step)] == c.PATCH
    rule = against_patch(board, step) if patch else against_flip(board, year_of(board, step))
    if rule is None:
        if patch:
            board.patches.append(board.deck.names.index(step))
        else:
            board.primes ^= 1 << board.deck.linchpins.index(step)
            board.patches = board.settled.lying
    holes = count(board.settled.holes)
    return SupposedStep(step, rule, holes, holes >= board.facts[c.FACT][c.PARADOXES_TO_LOSE])


def against_flip(board: Chronicle, year: str) -> str | None:
    """C-102: during a war no linchpin beyond it."""
    later = board.facts[c.FACT][c.LATER_LINCHPINS] >> board.deck.linchpins.index(year) & 1
    return "C-102" if board.war and later else None


def against_patch(board: Chronicle, patch: str) -> str | None:
    """C-051, C-054, C-059, C-103: the rule that stands against laying this patch."""
    card = board.deck.names.index(patch)
    settled = board.settled
    if is_mendable(board.facts, card, settled.primes, settled.holes, board.war):
        return None
    state = board.state_of(board.deck.ripples[board.facts[c.RIPPLE][card]])
    if state != "open":
        return "C-051" if state == "true" else "C-054"
    return "C-103" if is_fitting(board.facts, card, settled.primes) else "C-059"


def differences(before: Chronicle, after: Chronicle) -> dict[str, list[str]]:
    """Years that open, heal or are mended, and patches that fall, between two timelines."""
    old, new = before.settled, after.settled
    names = after.deck.names
    return {
        "opened": after.years_of(new.holes & ~old.holes),
        "healed": after.years_of(old.paradoxes & ~new.paradoxes),
        "mended": after.years_of(old.holes & new.paradoxes & ~new.holes),
        "voided": [names[patch] for patch in before.patches if patch not in after.patches],
    }


def cut_off(deck: CardSet) -> CutOff:
    names = [deck.names[card] for card in range(len(deck.names)) if deck.facts[c.LATER][card] == 1]
    sorts = {name: deck.sorts[deck.names.index(name)] for name in names}
    return CutOff(
        linchpins=[year for year in deck.linchpins if deck.is_later(int(year))],
        patches=[name for name in names if sorts[name] == c.PATCH],
        artifacts=[name for name in names if sorts[name] == c.ARTIFACT],
    )


def missing(home: HomeAid) -> list[str]:
    """The patches that a home still waits for."""
    return [wish.patch for wish in home.wishes if wish.patch is not None and not wish.shows]


def own_goals(view: View, before: Chronicle, after: Chronicle) -> OwnChange:
    """How many headlines of the reader's own ID, or of the open travellers of Solonauts, would show."""
    own = own_card(view, "id")
    out = []
    for card in [own] if own is not None else view.named("travellers"):
        old, new = home_of(before, card), home_of(after, card)
        mendable = [patch for patch in missing(new) if against_patch(after, patch) is None]
        out.append(HomeChange(card, old.met, new.met, new.home, new.barred, new.wishes, mendable))
    return OwnChange(out, [one.card for one in out if one.after > one.before])
