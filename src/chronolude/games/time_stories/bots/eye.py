"""What a partner in TIME Stories makes of its sight: names, chances, what has been read and what has changed since."""

from __future__ import annotations

from typing import Final

from ....kernel.ask import verb_of
from ....sight import BACK, Sight
from .. import cards as c

IDLE: Final = ("abandon", "hint", "rung", "give", "hand")
"""What no partner does by itself: give up, ask for hints, pass things round."""


class PartnerEye:
    """A sight with names: what a bot asks of it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.layout = sight.layout
        self.size = sight.layout.facts[c.SIZES]
        self.verbs = [verb.name for verb in sight.layout.verbs]
        self.offered = [act for act in sight.options if self.verb(act) not in IDLE] or list(sight.options)

    def n(self, name: str, i: int = 0) -> int:
        return self.sight.n[self.layout.offsets[name] + i]

    def word(self, name: str) -> str:
        """A number that has words."""
        return next(number.words for number in self.layout.numbers if number.name == name)[self.n(name)]

    def zone(self, name: str, copy: int = 0) -> list[int]:
        return self.sight.zones[self.zone_at(name, copy)]

    def zone_at(self, name: str, copy: int) -> int:
        """The index of a zone's copy."""
        at = 0
        for zone in self.layout.zones:
            if zone.name == name:
                return at + copy
            at += zone.copies
        raise KeyError(name)

    def zones_of(self, name: str) -> int:
        """How many zones share a name."""
        return next(zone.copies for zone in self.layout.zones if zone.name == name)

    def verb(self, act: int) -> str:
        return self.verbs[verb_of(act)]

    def options(self, *names: str) -> list[int]:
        return [act for act in self.offered if self.verb(act) in names]

    @property
    def agents(self) -> list[int]:
        """The agents this seat runs."""
        count = self.n("agents")
        return list(range(count)) if self.sight.seats == 1 else [self.sight.seat]

    def fates(self) -> list[int]:
        """Destiny values still to come, as the discards tell."""
        values = list(self.layout.facts[c.DESTINY_VALUE])
        for card in self.zone("discard"):
            values.remove(self.layout.facts[c.DESTINY_VALUE][card - self.size[c.FIRST_DESTINY]])
        return values or list(self.layout.facts[c.DESTINY_VALUE])

    def chance(self, extra: int) -> float:
        """How likely the trial under way is passed with so much more."""
        gap = self.n("trial_threshold") - self.n("trial_value") - extra
        fates = self.fates()
        return sum(value >= gap for value in fates) / len(fates)

    def knows(self, card: int) -> bool:
        """Whether this seat has read a panorama card before, or was told its gist."""
        kind = "card" if card < self.size[c.LOCATIONS] + self.size[c.FRONTS] else "mystery"
        first = self.size[c.LOCATIONS] if kind == "card" else self.size[c.LOCATIONS] + self.size[c.FRONTS]
        return self.has_read(kind, first, card - first) or BACK not in self.zone(f"gist-{kind}", card - first)

    def has_read(self, kind: str, first: int, i: int) -> bool:
        """Whether this seat knows which text lies in a slot; `first` is the first card of the kind."""
        zone = self.zone_at(f"text-{kind}", i)
        texts = range(self.size[c.FIRST_TEXT] + first, self.size[c.FIRST_TEXT] + first + self.zones_of(f"text-{kind}"))
        return any(self.sight.memory[text] == 1 << zone for text in texts)

    def treasure(self) -> int:
        """How much the group has found: things with agents, group tokens, open Mysteries, white Elements, the sky."""
        count = self.n("agents")
        owned = sum(len(self.zone(name, agent)) for name in ("elements", "tokens", "altered") for agent in range(count))
        return owned + sum(len(self.zone(name)) for name in ("group", "upright", "in-play")) + self.n("moon")

    def learnt(self) -> set[int]:
        """The Elements this seat has read, those put away since included (R-161)."""
        first = self.size[c.LOCATIONS] + self.size[c.FRONTS] + self.size[c.MYSTERIES]
        return {first + i for i in range(self.size[c.ELEMENTS]) if self.has_read("element", first, i)}

    def fronts_at(self, location: int) -> list[int]:
        """Panorama cards of a place that are still in the mission."""
        first = self.size[c.LOCATIONS]
        gone = self.zone("removed")
        places = self.layout.facts[c.FRONT_LOCATION]
        cards = range(first, first + self.size[c.FRONTS])
        return [card for card in cards if places[card] == location and card not in gone]
