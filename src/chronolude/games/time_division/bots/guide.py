"""How seats tend to answer in Time Division: greedily inside a round, by printed worth in the draft."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import SEALED, noun_of, verb_of
from ....kernel.engine import run
from ....kernel.verbs import cards_in, size_of
from ....search.guide import Guide
from ....sight import World
from ..cards import FORMULA, TRAVELLER, VALUES, WHEN
from ..layout import ROLES
from ..names import (
    ALLOT,
    COIN,
    DRAWN,
    HAND,
    INFLUENCE,
    LAY,
    MODE,
    MODE_CAMPAIGN,
    PLAY,
    ROTATED,
    TOTAL,
    TRANSIT,
    WINNER,
)  # fmt: skip

TRAVELLER_WORTH: Final = 3.0
WAITING_WORTH: Final = 2.0
HAND_SHARE: Final = 0.35
COIN_WORTH: Final = 0.5
DRAFT: Final = 0.5  # how much surer influence on the table is than what a card promises
ROLE_SHARE: Final = (1.0, -0.5, 0.0)  # of a card's promise, when it is kept, given away, discarded


class TimeDivisionGuide(Guide):
    """Plays to the end of the game, six rounds at most."""

    def __init__(self) -> None:
        super().__init__()
        self.heat = 1.5  # in points of influence

    def scores(self, s: World, seat: i64, options: list[int]) -> list[float]:
        verb = verb_of(options[0])
        if verb >= ALLOT:
            cards = cards_in(s, DRAWN + seat)
            cards.sort()
            return [DRAFT * allot_score(cards, verb_of(act) - ALLOT) for act in options]
        if verb == LAY:
            return [DRAFT * lay_score(noun_of(act)) for act in options]
        if verb == PLAY or s.mode == SEALED:
            return [0.0 for _ in options]
        return [at_once(s, seat, act) for act in options]

    def values(self, s: World) -> list[float]:
        out = [0.0 for _ in range(s.seats)]
        if s.mode < 0:
            out[s.n[WINNER]] = 1.0
        return out


def promise(card: i64) -> float:
    """What a card is worth before it is played: its value, and something for what it can do."""
    out = float(VALUES[card])
    if FORMULA[card]:
        out += 3.0
    return out + 1.0 if WHEN[card] >= 0 else out


def allot_score(cards: list[int], way: i64) -> float:
    """D-019: a good card kept, a bad one given away."""
    roles = ROLES[way]
    out = 0.0
    for i in range(len(cards)):
        out += ROLE_SHARE[roles[i]] * promise(cards[i])
    return out


def lay_score(card: i64) -> float:
    """A traveller is safest face down; otherwise a good card that does nothing else."""
    return promise(card) + (10.0 if TRAVELLER[card] else 0.0)


def at_once(s: World, seat: i64, act: i64) -> float:
    """How the table looks to a seat right after an answer."""
    world = s.clone()
    run(world, seat, act)
    return lead(world, seat)


def lead(s: World, seat: i64) -> float:
    """How much better the table looks to a seat than to the other."""
    return standing(s, seat) - standing(s, 1 - seat)


def standing(s: World, seat: i64) -> float:
    """Influence first, then travellers, waiting cards, the hand and the coin."""
    out = float(s.n[TOTAL + seat]) + WAITING_WORTH * float(size_of(s, TRANSIT + seat))
    for card in cards_in(s, HAND + seat):
        out += HAND_SHARE * promise(card)
    if s.n[MODE] == MODE_CAMPAIGN:
        for card in cards_in(s, INFLUENCE + seat):
            if TRAVELLER[card] and s.n[ROTATED] >> card % 20 & 1 == 0:
                out += TRAVELLER_WORTH
    return out + COIN_WORTH if s.n[COIN] == seat else out
