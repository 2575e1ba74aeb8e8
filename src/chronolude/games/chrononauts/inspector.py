"""The paradox inspector: what flips and patches would do to the timeline, by the rules' own settling of ripples.

It starts from a view and knows nothing of the IDs and missions of others.
"""

from __future__ import annotations

from typing import Any

from ..seen import View
from . import cards as c
from .deck import Deck
from .history import count, is_fitting, is_mendable
from .view import Board, board_of, home_of, own_card, year_of


def inspect(deck: Deck, view: View, steps: list[str]) -> dict[str, Any]:
    """What would change if these linchpins (`1963`) were flipped and these patches (`1969p`) laid, in this order."""
    board = board_of(deck, view)
    now = Board(deck, board.primes, [deck.names[patch] for patch in board.patches])
    told = []
    for step in steps:
        told.append(take(now, step))
        if told[-1]["destroyed"]:
            break
    limit = deck.facts[c.FACT][c.PARADOXES_TO_LOSE]
    return {
        "steps": told,
        "before": count(board.settled.holes),
        "after": count(now.settled.holes),
        "limit": limit,
        "destroyed": bool(told) and told[-1]["destroyed"],
        **differences(board, now),
        "war": {"before": board.war, "after": now.war, "cut_off": cut_off(deck) if now.war else None},
        "own": own_goals(view, board, now),
    }


def take(board: Board, step: str) -> dict[str, Any]:
    """One step on the board, which it changes; a step a rule stands against changes nothing and names the rule."""
    patch = step in board.deck.names and board.deck.sorts[board.deck.names.index(step)] == c.PATCH
    rule = bar_patch(board, step) if patch else bar_flip(board, year_of(board, step))
    before = Board(board.deck, board.primes, [board.deck.names[one] for one in board.patches])
    if rule is None:
        if patch:
            board.patches.append(board.deck.names.index(step))
        else:
            board.primes ^= 1 << board.deck.linchpins.index(step)
            board.patches = board.settled.lying
    holes = count(board.settled.holes)
    lost = holes >= board.facts[c.FACT][c.PARADOXES_TO_LOSE]
    return {"step": step, "rule": rule, "paradoxes": holes, "destroyed": lost, **differences(before, board)}


def bar_flip(board: Board, year: str) -> str | None:
    """C-102: during a war no linchpin beyond it."""
    later = board.facts[c.FACT][c.LATER_LINCHPINS] >> board.deck.linchpins.index(year) & 1
    return "C-102" if board.war and later else None


def bar_patch(board: Board, patch: str) -> str | None:
    """C-051, C-054, C-059, C-103: the rule that stands against laying this patch."""
    card = board.deck.names.index(patch)
    settled = board.settled
    if is_mendable(board.facts, card, settled.primes, settled.holes, board.war):
        return None
    state = board.state_of(board.deck.ripples[board.facts[c.RIPPLE][card]])
    if state != "open":
        return "C-051" if state == "true" else "C-054"
    return "C-103" if is_fitting(board.facts, card, settled.primes) else "C-059"


def differences(before: Board, after: Board) -> dict[str, Any]:
    """Years that open, heal or are mended, and patches that fall, between two timelines."""
    old, new = before.settled, after.settled
    names = after.deck.names
    return {
        "opened": after.years_of(new.holes & ~old.holes),
        "healed": after.years_of(old.paradoxes & ~new.paradoxes),
        "mended": after.years_of(old.holes & new.paradoxes & ~new.holes),
        "voided": [names[patch] for patch in before.patches if patch not in after.patches],
    }


def cut_off(deck: Deck) -> dict[str, list[str]]:
    """C-102 to C-104: what nobody can reach while the Uberparadox lasts."""
    names = [deck.names[card] for card in range(len(deck.names)) if deck.facts[c.LATER][card] == 1]
    sorts = {name: deck.sorts[deck.names.index(name)] for name in names}
    return {
        "linchpins": [year for year in deck.linchpins if deck.is_later(int(year))],
        "patches": [name for name in names if sorts[name] == c.PATCH],
        "artifacts": [name for name in names if sorts[name] == c.ARTIFACT],
    }


def missing(home: dict[str, Any]) -> list[str]:
    """The patches that a home still waits for."""
    return [wish["patch"] for wish in home["wishes"] if wish["patch"] is not None and not wish["shows"]]


def own_goals(view: View, before: Board, after: Board) -> dict[str, Any]:
    """How many headlines of the reader's own ID, or of the open travellers of Solonauts, would show."""
    own = own_card(view, "id")
    cards = [own] if own is not None else view.named("travellers")
    out = []
    for card in cards:
        old, new = home_of(before, card), home_of(after, card)
        out.append(
            {
                "card": card,
                "before": old["met"],
                "after": new["met"],
                "home": new["home"],
                "barred": new["barred"],
                "wishes": new["wishes"],
                "mendable": [patch for patch in missing(new) if bar_patch(after, patch) is None],
            }
        )
    return {"homes": out, "closer": [one["card"] for one in out if one["after"] > one["before"]]}
