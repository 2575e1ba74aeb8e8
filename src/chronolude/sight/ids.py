"""Answers as dense numbers: one id for each verb with each thing its noun can name, seats counted from one's own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..kernel.layout import CARD, NOTHING, SEAT, ZONE, Layout, Verb
from ..kernel.rows import row_of
from ..kernel.state import NONE

MOST_IDS: Final = 2_000
"""Where there would be more, or a noun has no declared range, answers are numbered in the order they are on offer."""
MOST_OFFERS: Final = 256
"""How many answers can be on offer at once where they are numbered so."""


def own_first(layout: Layout, seats: int) -> list[int]:
    """For each seat, for each zone: the zone that is to seat 0 what this one is to the seat. The seat after one's own
    is to everybody what seat 1 is to seat 0; zones of seats where nobody sits stay where they are.
    """
    zones = len(layout.masks)
    out: list[int] = []
    for me in range(seats):
        for zone in range(zones):
            copy = layout.copy_of[zone]
            if layout.goes_by_seat(zone) and copy < seats:
                out.append(zone + ((copy - me) % seats - copy) * layout.zone_of[zone].places)
            else:
                out.append(zone)
    return out


def nouns_of(layout: Layout, verb: Verb, seats: int) -> list[int] | None:
    """All that its noun can be; None where that is not declared."""
    if verb.noun == NOTHING:
        return [0]
    if verb.noun == CARD:
        return [card for card in range(len(layout.cards)) if not verb.among or layout.kinds[card] in verb.among]
    if verb.noun == SEAT:
        return list(range(seats))
    if verb.noun == ZONE:
        return list(range(len(layout.masks)))
    if verb.words:
        return list(range(len(verb.words)))
    return list(verb.among) or None


class Ids:
    """From an answer to its number and back, for one game and a number of seats."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self.layout = layout
        self.seats: i64 = seats
        self.zones: i64 = len(layout.masks)
        self.turned = row_of(own_first(layout, seats))
        found = [nouns_of(layout, verb, seats) for verb in layout.verbs]
        named = [nouns if nouns is not None else [] for nouns in found]
        acts = [verb << 16 | noun for verb in range(len(named)) for noun in named[verb]]
        self.by_offer = None in found or len(acts) > MOST_IDS
        """Whether answers are numbered in the order they are on offer, because there are too many of them."""
        self.size: i64 = MOST_OFFERS if self.by_offer else len(acts)
        self.acts = row_of(acts)
        """The answers by id, as seat 0 would give them."""
        self.sorts = row_of([verb.noun for verb in layout.verbs])
        first: list[int] = []
        count: list[int] = []
        ids: list[int] = []
        known = {acts[id]: id for id in range(len(acts))}
        for verb in range(len(named)):
            first.append(len(ids))
            count.append(max(named[verb]) + 1 if named[verb] else 0)
            ids += [known.get(verb << 16 | noun, NONE) for noun in range(count[verb])]
        self.first, self.count, self.ids = row_of(first), row_of(count), row_of(ids)

    def id_of(self, act: i64, me: i64) -> i64:
        """The number of an answer that this seat gives; NONE if it has none."""
        verb, noun = act >> 16, act & 0xFFFF
        if verb >= len(self.first):
            return NONE
        if self.sorts[verb] == SEAT:
            noun = (noun - me + self.seats) % self.seats
        elif self.sorts[verb] == ZONE:
            noun = self.turned[me * self.zones + noun]
        if noun >= self.count[verb]:
            return NONE
        return self.ids[self.first[verb] + noun]

    def act_of(self, id: i64, me: i64) -> i64:
        """The answer of this number, given by this seat; NONE if there is none."""
        if id < 0 or id >= len(self.acts):
            return NONE
        act = self.acts[id]
        verb, noun = act >> 16, act & 0xFFFF
        if self.sorts[verb] == SEAT:
            noun = (noun + me) % self.seats
        elif self.sorts[verb] == ZONE:
            zone: i64 = 0
            while self.turned[me * self.zones + zone] != noun:
                zone += 1
            noun = zone
        return verb << 16 | noun


def figures_of(layout: Layout, act: i64) -> tuple[int, int, int]:
    """An answer in three figures, for networks that read what is on offer: verb, card, number, plus one; 0: none."""
    noun = act & 0xFFFF
    sort = layout.verbs[act >> 16].noun
    if sort == NOTHING:
        return int(act >> 16) + 1, 0, 0
    if sort == CARD:
        return int(act >> 16) + 1, int(noun) + 1, 0
    return int(act >> 16) + 1, 0, int(noun) + 1
