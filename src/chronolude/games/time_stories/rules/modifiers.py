"""What cards in play change for everybody."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import State
from ....kernel.verbs import cards_in
from ..cards import BODY_MOD, BODY_MODS, CARD_TOKEN, FIRST_TOKEN, MOD_OP, MOD_X, MOD_Y, SKIES, TOKEN_MOD, TOKEN_MODS
from ..names import GROUP, IN_PLAY, MOON, STAR, UPRIGHT
from .printed import body_of, fact, first_sky, size


def modifier(s: State, op: i64, x: i64) -> i64:
    """The sum of what every modifier in play adds to this subject."""
    total: i64 = 0
    for at, count in modifiers(s):
        for i in range(at, at + count):
            if fact(s, MOD_OP, i) == op and fact(s, MOD_X, i) == x:
                total += fact(s, MOD_Y, i)
    return total


def limit(s: State, op: i64, usual: i64) -> i64:
    """The last such limit in play, or the usual one."""
    for at, count in modifiers(s):
        for i in range(at, at + count):
            if fact(s, MOD_OP, i) == op:
                usual = fact(s, MOD_X, i)
    return usual


def is_on(s: State, op: i64, x: i64 = 0) -> bool:
    for at, count in modifiers(s):
        for i in range(at, at + count):
            if fact(s, MOD_OP, i) == op and fact(s, MOD_X, i) == x:
                return True
    return False


def modifiers(s: State) -> list[tuple[int, int]]:
    """R-163, R-165, R-177, R-183: white Elements, upright Mysteries, group tokens and sky cards that are up."""
    out: list[tuple[int, int]] = []
    slots = sorted(cards_in(s, IN_PLAY)) + sorted(cards_in(s, UPRIGHT))
    sky = first_sky(s)
    if size(s, SKIES) > 0 and s.n[MOON] == 1:
        slots.append(sky)
    if size(s, SKIES) > 1 and s.n[STAR] == 1:
        slots.append(sky + 1)
    for slot in slots:
        body = body_of(s, slot)
        if fact(s, BODY_MODS, body) > 0:
            out.append((fact(s, BODY_MOD, body), fact(s, BODY_MODS, body)))
    for card in sorted(cards_in(s, GROUP)):
        kind = fact(s, CARD_TOKEN, card - size(s, FIRST_TOKEN))
        if fact(s, TOKEN_MODS, kind) > 0:
            out.append((fact(s, TOKEN_MOD, kind), fact(s, TOKEN_MODS, kind)))
    return out
