"""How seats tend to answer in Contre-Temps: what an event is worth, and how surely a card would take it.

The one place of these sums: the rule of thumb asks for them once, the search in thousands of imagined games.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import noun_of, verb_of
from ....kernel.state import NONE
from ....kernel.verbs import cards_in, next_of, place_of, prior_of, size_of, top
from ....search.guide import Guide
from ....sight import World
from ..cards import SUIT, VALUE, VALUES, token_card, token_number
from ..names import (
    CONSTANT,
    CONTROLLER,
    DISCS,
    FORWARD,
    HAND,
    HIGH,
    LEAD,
    LEADER,
    LED,
    OFFER,
    PAWN,
    PLAY,
    PLAYED,
    POWER,
    PRESENT,
    RESOLVING,
    ROUND,
    STANDING,
    UNDEALT,
    WINNER,
)  # fmt: skip

NOBODY: Final = -1
TRUMP: Final = 100
FOLLOWS: Final = 50
GAME_WON: Final = 12.0
FROM_LEADER: Final = 3.0
CRYSTAL: Final = 0.35
KEEP: Final = 0.6
SPEND: Final = 0.05
RIVALS: Final = 0.85


class ContreTempsGuide(Guide):
    """Plays to the end of the game, which is never far."""

    def __init__(self) -> None:
        super().__init__()
        self.heat = 0.25

    def scores(self, s: World, seat: i64, options: list[int]) -> list[float]:
        verb = verb_of(options[0])
        if verb == PLAY:
            return card_scores(s, seat, options)
        if verb == OFFER:
            return [offer_score(s, seat, noun_of(act)) for act in options]
        return journey_scores(s, seat, options)

    def values(self, s: World) -> list[float]:
        out = [0.0 for _ in range(s.seats)]
        out[s.n[WINNER]] = 1.0
        return out


def trump_of(s: World) -> i64:
    constant = top(s, CONSTANT)
    return SUIT[constant] if constant >= 0 else NOBODY


def strength(card: i64, led: i64, trump: i64) -> i64:
    """K-070: trump over led suit over all else."""
    if SUIT[card] == trump:
        return VALUE[card] + TRUMP
    return VALUE[card] + FOLLOWS if SUIT[card] == led else 0


def worth(s: World, seat: i64, event: i64) -> float:
    """What taking an event brings: more with each disc out, and more when it stops somebody about to win."""
    holder = s.n[CONTROLLER + event] - 1
    if holder == seat:
        return 0.2
    out = 3 - s.n[DISCS + seat]
    value = 2.0 if out == 0 else 3.0 if out == 1 else GAME_WON
    if holder != NOBODY and s.n[DISCS + holder] == 1:
        value += FROM_LEADER
    return value


def card_cost(s: World, card: i64, trump: i64) -> float:
    """What a card would still be good for, less so late in the game."""
    rank = float(VALUE[card]) / 13.0 + (0.6 if SUIT[card] == trump else 0.0)
    left = 7 - s.n[ROUND]
    return KEEP * rank * float(max(0, left)) / 7.0


def unseen_above(s: World, seat: i64, suit: i64, value: i64) -> i64:
    """Cards of a suit above this value that lie in others' hands or were not dealt."""
    out: i64 = 0
    for card in range(suit * VALUES + value, suit * VALUES + VALUES):
        place = place_of(s, card)
        if place <= UNDEALT and place != HAND + seat:
            out += 1
    return out


def unseen(s: World, seat: i64) -> i64:
    out: i64 = size_of(s, UNDEALT)
    for other in range(s.seats):
        if other != seat:
            out += size_of(s, HAND + other)
    return out


def power(share: float, times: i64) -> float:
    out = 1.0
    for _ in range(times):
        out *= share
    return out


# ── cards ────────────────────────────────────────────────────────────────────────────────────────


def card_scores(s: World, seat: i64, options: list[int]) -> list[float]:
    """Win where it pays and nobody after is likely to do better; else follow low for a crystal, or throw away."""
    event = s.n[RESOLVING]
    trump = trump_of(s)
    value = worth(s, seat, event)
    behind: i64 = 0
    for other in range(s.seats):
        if other != seat and s.n[PAWN + other] == event and size_of(s, PLAYED + other) == 0:
            behind += 1
    hidden = unseen(s, seat)
    out: list[float] = []
    for act in options:
        card = noun_of(act)
        led = s.n[LED] - 1 if s.n[LED] != 0 else SUIT[card]
        score = -card_cost(s, card, trump)
        if SUIT[card] == led and VALUE[card] < s.n[HIGH]:
            score += CRYSTAL
        mine = strength(card, led, trump)
        if mine > 0 and mine > s.n[POWER] and mine > defence(s, event, led, trump):
            score += value * safety(s, seat, card, led, trump, hidden, behind)
        out.append(score)
    return out


def defence(s: World, event: i64, led: i64, trump: i64) -> i64:
    """K-073: the card that stands at an event resolved before."""
    lead = top(s, LEAD + event)
    if lead < 0:
        return NOBODY
    standing = top(s, STANDING + event)
    return strength(standing if standing >= 0 else lead, led, trump)


def safety(s: World, seat: i64, card: i64, led: i64, trump: i64, hidden: i64, behind: i64) -> float:
    """How likely nobody still to play holds a stronger card and may play it."""
    if behind == 0 or hidden == 0:
        return 1.0
    held: i64 = size_of(s, HAND + seat)
    suit = SUIT[card]
    above = float(unseen_above(s, seat, suit, VALUE[card])) / float(hidden)
    danger = 1.0 - power(1.0 - above, held)
    if suit != trump and trump != NOBODY:
        following = float(unseen_above(s, seat, led, 0)) / float(hidden)
        trumps = float(unseen_above(s, seat, trump, 0)) / float(hidden)
        danger += power(1.0 - following, held) * (1.0 - power(1.0 - trumps, held))
    return power(1.0 - danger, behind) if danger < 1.0 else 0.0


def offer_score(s: World, seat: i64, card: i64) -> float:
    """K-092: the highest value wins; a suit of which the rest of the hand is full."""
    alone = True
    for other in range(s.seats):
        if other != seat and s.n[PAWN + other] == 0:
            alone = False
    strong = suit_weight(s, seat, SUIT[card], card)
    return strong if alone else strong * float(VALUE[card]) / 13.0


def suit_weight(s: World, seat: i64, suit: i64, without: i64) -> float:
    """How much trump power a suit would give this hand."""
    out: i64 = 0
    if suit == NOBODY:
        return 0.0
    for card in range(suit * VALUES, suit * VALUES + VALUES):
        if place_of(s, card) == HAND + seat and card != without:
            out += VALUE[card]
    return float(out) / 13.0


# ── journeys ─────────────────────────────────────────────────────────────────────────────────────


def journey_scores(s: World, seat: i64, options: list[int]) -> list[float]:
    """Go where an event can be taken with the cards in hand; a crystal saved is worth a little."""
    hand = cards_in(s, HAND + seat)
    trump = trump_of(s)
    out: list[float] = []
    for act in options:
        steps = noun_of(act)
        forward = verb_of(act) == FORWARD
        card = token_card(s.n[PRESENT])
        for _ in range(steps):
            card = next_of(s, card) if forward else prior_of(s, card)
        score = -SPEND * float(steps)
        if card == NONE:
            score += constant_gain(s, seat, hand, trump)
        else:
            event = token_number(card)
            lead = top(s, LEAD + event)
            if lead >= 0:
                score += past_gain(s, seat, hand, event, SUIT[lead], trump)
            else:
                score += present_gain(s, seat, hand, event, trump)
        out.append(score)
    return out


def past_gain(s: World, seat: i64, hand: list[int], event: i64, led: i64, trump: i64) -> float:
    """K-063: only cards that follow count while there are any; the standing card must be beaten (K-073)."""
    follows = False
    best_led: i64 = 0
    best: i64 = 0
    for card in hand:
        mine = strength(card, led, trump)
        best = max(best, mine)
        if SUIT[card] == led:
            follows = True
            best_led = max(best_led, mine)
    if follows:
        best = best_led
    if best <= defence(s, event, led, trump):
        return CRYSTAL if follows else 0.0
    return RIVALS * worth(s, seat, event)


def present_gain(s: World, seat: i64, hand: list[int], event: i64, trump: i64) -> float:
    """The surest card to lead against about half of the others."""
    hidden = float(unseen(s, seat))
    best = 0.0
    for card in hand:
        stronger = unseen_above(s, seat, SUIT[card], VALUE[card])
        if SUIT[card] != trump and trump != NOBODY:
            stronger += unseen_above(s, seat, trump, 0)
        chance = 1.0 - float(stronger) / hidden if hidden > 0.0 else 1.0
        best = max(best, chance)
    chance = power(best, 2 * (s.seats - 1) * 3 // 4)
    if s.n[LEADER] != seat:
        chance *= 0.6
    return chance * worth(s, seat, event) + CRYSTAL * 0.5


def constant_gain(s: World, seat: i64, hand: list[int], trump: i64) -> float:
    """A new constant pays when another suit is stronger in hand than the trumps are: one card of it is given up."""
    now = suit_weight(s, seat, trump, NOBODY)
    best = 0.0
    for card in hand:
        then = suit_weight(s, seat, SUIT[card], card) - now
        best = max(best, then)
    return best * 0.8
