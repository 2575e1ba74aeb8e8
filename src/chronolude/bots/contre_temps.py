"""Rule-of-thumb play of Contre-Temps: what an event is worth, and how surely a card would take it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..games.contre_temps.cards import SUIT, TRAVELLERS, VALUE, token_number
from ..games.contre_temps.names import (
    CONSTANT,
    CONTROLLER,
    DISCS,
    FORWARD,
    HAND,
    LEAD,
    LEADER,
    LED,
    LINE,
    OFFER,
    PAST_ENERGY,
    PAST_ENERGY_KEPT,
    PAWN,
    PLAY,
    PLAYED,
    PRESENT,
    RESOLVING,
    ROUND,
    STANDING,
)
from ..kernel.ask import noun_of, verb_of
from ..kernel.sight import View as Sight
from .bot import Bot, Dice

NOBODY: Final = -1
TRUMP: Final = 100
FOLLOWS: Final = 50


class Thumb:
    """Weighs each answer by a few sums; the dice only settle ties."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        eye = Eye(sight)
        scores = [weigh(eye, act) for act in sight.options]
        best = max(scores)
        return self.dice.pick([act for act, score in zip(sight.options, scores, strict=True) if score > best - 1e-9])


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"rule-of-thumb": Thumb}


class Eye:
    """What the seat reads off its sight, once per answer."""

    def __init__(self, sight: Sight) -> None:
        self.n = sight.n
        self.zones = sight.zones
        self.seat = sight.seat
        self.seats = sight.seats
        self.hand = sight.zones[HAND + sight.seat]
        constant = sight.zones[CONSTANT]
        self.trump = SUIT[constant[0]] if constant else NOBODY
        self.memory = sight.memory
        self.line = [token_number(card) for card in sight.zones[LINE]]
        self.hidden = [card for card in range(TRAVELLERS) if is_hidden(sight, card)]

    def discs_out(self, seat: int) -> int:
        return 3 - self.n[DISCS + seat]

    def holder(self, event: int) -> int:
        return self.n[CONTROLLER + event] - 1

    def lead(self, event: int) -> int:
        """The lead card of an event resolved before, or NOBODY's."""
        cards = self.zones[LEAD + event]
        return cards[0] if cards else NOBODY

    def defender(self, event: int) -> int:
        """The card to beat."""
        cards = self.zones[STANDING + event] or self.zones[LEAD + event]
        return cards[0] if cards else NOBODY


def is_hidden(sight: Sight, card: int) -> bool:
    """Whether another seat may hold this card."""
    hands = (1 << sight.seats) - 1 & ~(1 << sight.seat)
    return sight.memory[card] & hands != 0


def weigh(eye: Eye, act: int) -> float:
    """How good an answer looks."""
    verb, noun = verb_of(act), noun_of(act)
    if verb == PLAY:
        return weigh_card(eye, noun)
    if verb == OFFER:
        return weigh_offer(eye, noun)
    return weigh_journey(eye, noun if verb == FORWARD else -noun)


# ── worth ────────────────────────────────────────────────────────────────────────────────────────

GAME_WON: Final = 12.0
EVENT: Final = 2.0
SECOND: Final = 3.0
FROM_LEADER: Final = 3.0
CRYSTAL: Final = 0.35
KEEP: Final = 0.6


def worth(eye: Eye, event: int) -> float:
    """What taking an event brings: more with each disc out, and more when it stops somebody about to win."""
    holder = eye.holder(event)
    if holder == eye.seat:
        return 0.2
    value = (EVENT, SECOND, GAME_WON)[min(eye.discs_out(eye.seat), 2)]
    if holder != NOBODY and eye.discs_out(holder) == 2:
        value += FROM_LEADER
    return value


def card_cost(eye: Eye, card: int) -> float:
    """What a card would still be good for: high cards and trumps are worth keeping, less so late in the game."""
    rank = VALUE[card] / 13 + (0.6 if SUIT[card] == eye.trump else 0.0)
    left = max(0, 7 - eye.n[ROUND]) / 7
    return KEEP * rank * left


# ── cards ────────────────────────────────────────────────────────────────────────────────────────


def strength(eye: Eye, card: int, led: int) -> int:
    """K-070: trump over led suit over all else."""
    if SUIT[card] == eye.trump:
        return VALUE[card] + TRUMP
    return VALUE[card] + FOLLOWS if SUIT[card] == led else 0


def weigh_card(eye: Eye, card: int) -> float:
    """Follow low for a crystal, or win where it pays."""
    event = eye.n[RESOLVING]
    led = eye.n[LED] - 1 if eye.n[LED] else SUIT[card]
    chance = chance_to_win(eye, card, event, led)
    crystal = CRYSTAL if earns(eye, card, event, led) else 0.0
    return chance * worth(eye, event) + crystal - card_cost(eye, card)


def earns(eye: Eye, card: int, event: int, led: int) -> bool:
    """K-065: a card of the led suit below the highest of it there pays a crystal."""
    there = [cards[0] for cards in eye.zones[PLAYED : PLAYED + eye.seats] if cards]
    if eye.n[PAST_ENERGY] == PAST_ENERGY_KEPT:
        there += eye.zones[LEAD + event] + eye.zones[STANDING + event]
    highest = max((VALUE[other] for other in there if SUIT[other] == led), default=0)
    return SUIT[card] == led and VALUE[card] < highest


def chance_to_win(eye: Eye, card: int, event: int, led: int) -> float:
    """Nothing on the table may be stronger, and nobody still to play may hold something that is."""
    mine = strength(eye, card, led)
    for cards in eye.zones[PLAYED : PLAYED + eye.seats]:
        if cards and strength(eye, cards[0], led) >= mine:
            return 0.0
    defender = eye.defender(event)
    if defender != NOBODY and strength(eye, defender, led) >= mine:
        return 0.0
    chance = 1.0
    for seat in still_to_play(eye, event):
        chance *= 1.0 - danger(eye, seat, mine, led)
    return chance if mine > 0 else 0.0


def still_to_play(eye: Eye, event: int) -> list[int]:
    pawns = eye.n[PAWN : PAWN + eye.seats]
    played = eye.zones[PLAYED : PLAYED + eye.seats]
    return [seat for seat in range(eye.seats) if pawns[seat] == event and seat != eye.seat and not played[seat]]


def danger(eye: Eye, seat: int, mine: int, led: int) -> float:
    """How likely a seat is to hold and play a stronger card: by the share of such cards among those it may hold."""
    may = [card for card in eye.hidden if eye.memory[card] >> (HAND + seat) & 1]
    if not may:
        return 0.0
    following = [card for card in may if SUIT[card] == led]
    held = len(eye.hand)
    stronger_led = sum(strength(eye, card, led) > mine for card in following)
    void = (1.0 - len(following) / len(may)) ** held
    beats = 1.0 - (1.0 - stronger_led / len(may)) ** held
    trumps = sum(SUIT[card] == eye.trump and strength(eye, card, led) > mine for card in may)
    ruffs = 0.0 if led == eye.trump else void * (1.0 - (1.0 - trumps / len(may)) ** held)
    return min(1.0, beats + ruffs)


# ── journeys ─────────────────────────────────────────────────────────────────────────────────────

RIVALS: Final = 0.85
CROWD: Final = 0.75
FOLLOWING: Final = 0.6
SPEND: Final = 0.05
CHANGE: Final = 0.8


def weigh_journey(eye: Eye, steps: int) -> float:
    """Go where an event can be taken with the cards in hand; a crystal saved is worth a little."""
    places = [0, *eye.line]
    place = places[places.index(eye.n[PRESENT]) + steps]
    cost = abs(steps) * SPEND
    if place == 0:
        return constant_gain(eye) - cost
    if eye.lead(place) == NOBODY:
        return present_gain(eye, place) - cost
    return past_gain(eye, place) - cost


def past_gain(eye: Eye, event: int) -> float:
    """K-063: only cards that follow count while there are any; the standing card must be beaten (K-073)."""
    led = SUIT[eye.lead(event)]
    following = [card for card in eye.hand if SUIT[card] == led]
    best = max(strength(eye, card, led) for card in following or eye.hand)
    if best <= strength(eye, eye.defender(event), led):
        return CRYSTAL if following else 0.0
    return RIVALS * worth(eye, event)


def present_gain(eye: Eye, event: int) -> float:
    """The best card of each suit against about half of the others."""
    before = [other for other in eye.line if other < event]
    leads = (eye.holder(before[-1]) if before else eye.n[LEADER]) == eye.seat
    rivals = (eye.seats - 1) * CROWD
    best = 0.0
    for card in eye.hand:
        mine = strength(eye, card, SUIT[card])
        stronger = sum(strength(eye, other, SUIT[card]) > mine for other in eye.hidden)
        best = max(best, 1.0 - stronger / max(1, len(eye.hidden)))
    chance: float = best ** (2 * rivals) * (1.0 if leads else FOLLOWING)
    return chance * worth(eye, event) + CRYSTAL * 0.5


def constant_gain(eye: Eye) -> float:
    """A new constant pays when another suit is stronger in hand than the trumps are: one card of it is given up."""
    now = suit_weight(eye, eye.trump)
    then = max(suit_weight(eye, SUIT[card], without=card) for card in eye.hand)
    return max(0.0, then - now) * CHANGE


def suit_weight(eye: Eye, suit: int, without: int = NOBODY) -> float:
    """How much trump power a suit would give this hand."""
    return sum(VALUE[card] for card in eye.hand if SUIT[card] == suit and card != without) / 13


def weigh_offer(eye: Eye, card: int) -> float:
    """K-092: the highest value wins; a suit of which the rest of the hand is full."""
    strong = suit_weight(eye, SUIT[card], without=card)
    chance = 1.0 - sum(VALUE[other] >= VALUE[card] for other in eye.hidden) / max(1, len(eye.hidden))
    alone = sum(pawn == 0 for pawn in eye.n[PAWN : PAWN + eye.seats]) == 1
    return (1.0 if alone else chance) * strong
