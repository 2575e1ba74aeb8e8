"""A rule of thumb for Signal Night: lays what surely fits, else tells of what fits, else shunts what is oldest."""

from __future__ import annotations

from chronolude.games.bots import Bots
from chronolude.kernel.ask import noun_of, verb_of
from chronolude.search import THUMB
from chronolude.search.bot import Dice
from chronolude.sight import Sight

from .layout import COLOUR_OF, HAND, HEIGHT, HINTS, LAMPS_LEFT, LAY, PLACES, RANK_OF, SHUNT, SIGNALS


def may_lie(sight: Sight, place: int) -> list[int]:
    """The cards that may stand in one of its own places, as far as this seat was told."""
    shown = {card for zone in sight.zones for card in zone}
    return [card for card, mask in enumerate(sight.memory) if card not in shown and mask >> place & 1]


def fits(sight: Sight, card: int) -> bool:
    return bool(sight.n[HEIGHT + COLOUR_OF[card]] == RANK_OF[card])


def is_dead(sight: Sight, card: int) -> bool:
    return bool(sight.n[HEIGHT + COLOUR_OF[card]] > RANK_OF[card])


class Driver:
    """Reads its sight and nothing else."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        worths = [self.worth(sight, act) for act in sight.options]
        return self.dice.best(sight.options, worths)

    def worth(self, sight: Sight, act: int) -> float:
        verb, noun = verb_of(act), noun_of(act)
        if verb == LAY:
            return self.laying(sight, noun)
        if verb == SHUNT:
            cards = may_lie(sight, noun)
            return 0.2 + sum(is_dead(sight, card) for card in cards) / max(1, len(cards))
        if verb == HINTS.verb:
            return max((self.telling(sight, noun, trait, value) for trait in (0, 1) for value in range(5)), default=0.0)
        to = sight.stack[-2]  # the second part of a telling: its frame says whom
        return self.telling(sight, to, verb - HINTS.first, noun)

    def laying(self, sight: Sight, place: int) -> float:
        """How likely it fits; the last lamp is not for trying."""
        cards = may_lie(sight, place)
        chance = sum(fits(sight, card) for card in cards) / max(1, len(cards))
        return 3.0 * chance if chance > (0.7 if sight.n[LAMPS_LEFT] > 1 else 0.99) else -1.0 + chance

    def telling(self, sight: Sight, to: int, trait: int, value: int) -> float:
        """Worth most when all it points at fits and was not known."""
        hand = range(HAND + to * PLACES, HAND + to * PLACES + PLACES)
        cards = [
            (place, card) for place in hand for card in sight.zones[place] if HINTS.traits[trait].of[card] == value
        ]
        row = HINTS.rows[trait] - HAND
        new = [card for place, card in cards if sight.n[row + place] & (sight.n[row + place] - 1)]
        good = sum(fits(sight, card) for card in new)
        return 0.1 * len(new) + good * (1.5 if good == len(cards) else 0.4) + 0.05 * sight.n[SIGNALS]


BOTS = Bots({THUMB: Driver})
