"""Clues on cards that only others see: declared once, they bring their verbs, numbers, event and what a seat concludes.

    HINTS = ClueSet("hand", seats=5, places=5, traits=(Trait("colour", COLOURS, colour_of), …))
    LAYOUT = HINTS.join(Layout(…, numbers=(…, *HINTS.numbers), verbs=(…, *HINTS.verbs), tellings=(…, HINTS.telling), …))

The hand is a zone that has places (`Zone("hand", OTHERS, 5, places=5)`): a clue tells in which of them lie cards of one
trait, and so in which others there are none. Both are public; a number of each place says what may still lie there.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..kernel.ask import action, noun_of, verb_of
from ..kernel.layout import NUMBER, SEAT, Layout, Number, Telling, Verb
from ..kernel.offers import ask_part
from ..kernel.state import State
from ..kernel.verbs import emit, size_of, top
from .seen import View

TELL: Final = "tell"


class Trait(NamedTuple):
    """Something about a card that can be told: its name, its values, and the value of each card."""

    name: str
    words: tuple[str, ...]
    of: tuple[int, ...]


class ClueSet:
    """Who may be told what, and what follows from it."""

    def __init__(self, zone: str, seats: int, places: int, traits: tuple[Trait, ...]) -> None:
        self.zone, self.seats, self.places, self.traits = zone, seats, places, traits
        self.numbers = tuple(Number(f"{one.name}-may", seats * places) for one in traits)
        """For each place the values its card may have, as a mask of bits: public, as clues are."""
        self.verbs = (Verb(TELL, SEAT, TELL), *(Verb(one.name, NUMBER, one.name, words=one.words) for one in traits))
        """`tell 2 > colour red`: a move in two parts."""
        self.telling = Telling(
            "clue", ("seat", SEAT), ("to", SEAT), ("trait", NUMBER), ("value", NUMBER), ("at", NUMBER)
        )
        """Who told whom: which trait, which value, and a mask of the places where it is so."""

    def join(self, layout: Layout) -> Layout:
        """Find in the layout what was declared for it, and give it back."""
        names = [verb.name for verb in layout.verbs]
        self.verb, self.first = names.index(TELL), names.index(self.traits[0].name)
        self.at = next(i for i, zone in enumerate(layout.zone_of) if zone.name == self.zone)
        self.rows = [layout.offsets[number.name] for number in self.numbers]
        self.kind = layout.tellings.index(self.telling)
        return layout

    # ── in a rule's steps ────────────────────────────────────────────────────────────────────────

    def whom(self, s: State, seat: int) -> list[int]:
        """Every other seat with a card to tell about, as answers."""
        found = [other for other in range(s.seats) if other != seat and self._lying(s, other)]
        return [action(self.verb, other) for other in found]

    def ask_what(self, s: State, seat: int, to: int) -> None:
        """The second part of the move: what is told. Only what is true of some card."""
        cards = [top(s, place) for place in self._lying(s, to)]
        true_of = [sorted({trait.of[card] for card in cards}) for trait in self.traits]
        ask_part(s, seat, [action(self.first + i, value) for i, values in enumerate(true_of) for value in values])

    def tell(self, s: State, seat: int, to: int, act: int) -> None:
        """Carry out what was answered: everybody hears it, and each place of that hand is noted anew."""
        trait, value, pointed = verb_of(act) - self.first, noun_of(act), 0
        for place in self._lying(s, to):
            fits = self.traits[trait].of[top(s, place)] == value
            pointed |= fits << place - self._hand(to)
            at = self.rows[trait] + place - self.at
            s.n[at] = s.n[at] & (1 << value) if fits else s.n[at] & ~(1 << value)
        emit(s, self.kind, seat, to, trait, value, pointed)

    def forget(self, s: State, place: int) -> None:
        """Another card lies in this place now, or none: nothing was told about it."""
        for trait, row in zip(self.traits, self.rows, strict=True):
            s.n[row + place - self.at] = (1 << len(trait.words)) - 1

    def _hand(self, seat: int) -> int:
        return self.at + seat * self.places

    def _lying(self, s: State, seat: int) -> list[int]:
        first = self._hand(seat)
        return [place for place in range(first, first + self.places) if size_of(s, place) > 0]

    # ── for whoever hears it ─────────────────────────────────────────────────────────────────────

    def infer(self, memory: list[int], kind: int, args: tuple[int, ...]) -> None:
        """A card of the trait lies in none of the other places, any other card in none of those pointed at."""
        if kind != self.kind:
            return
        _, to, trait, value, pointed = args
        yes = pointed << self._hand(to)
        no = ((1 << self.places) - 1 & ~pointed) << self._hand(to)
        for card, of in enumerate(self.traits[trait].of):
            memory[card] &= ~(no if of == value else yes)

    def left(self, view: View, seat: int, place: int, trait: int) -> list[str]:
        """The values that the card in this place (counted from one) may have as far as everybody was told."""
        mask = view.numbers[self.numbers[trait].name][seat * self.places + place - 1]
        return [word for i, word in enumerate(self.traits[trait].words) if mask >> i & 1]

    def quiet(self, view: View) -> frozenset[str]:
        """The numbers of places where no card lies: mere bookkeeping."""
        hands = [zone for zone in view.zones if zone.name == self.zone]
        lying = {(hand.seat, place - 1) for hand in hands for place in hand.places}
        empty = [i for i in range(self.seats * self.places) if divmod(i, self.places) not in lying]
        return frozenset(f"{number.name}[{i}]" for number in self.numbers for i in empty)
