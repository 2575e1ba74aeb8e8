"""What seats remember, in words: only what their views do not show anyway."""

from __future__ import annotations

from ..kernel.layout import SPECTATOR
from ..kernel.state import State
from ..kernel.verbs import audience, place_of
from ..sight import BACK, Sight, first_memories
from .notation import Unreadable, read_zone, zone_text
from .positions import Plain, read_card

Memories = dict[int, list[int]]


class Moment:
    """The table before an answer, never changed afterwards, so that clones share it."""

    def __init__(self, decision: int, state: State, memories: Memories, heard: int) -> None:
        self.decision = decision
        self.state = state
        self.memories = memories
        self.heard = heard
        """After how many events these memories were made."""


def fresh_memories(s: State) -> Memories:
    """What every seat, and a spectator, could tell from its view alone."""
    return first_memories(s, [*range(int(s.seats)), SPECTATOR])


def copied(memories: Memories) -> Memories:
    return {seat: list(memory) for seat, memory in memories.items()}


def memory_in_words(s: State, memories: Memories) -> Plain:
    """For each seat the hidden cards it can place better than its view does, with the zones where they may lie."""
    out: Plain = {}
    plain = fresh_memories(s)
    said: dict[int, list[str]] = {}  # many cards may lie in the same zones
    for seat, memory in memories.items():
        known: Plain = {}
        for card, mask in enumerate(memory):
            if not audience(s, card) >> seat & 1 and mask != plain[seat][card]:
                if mask not in said:
                    said[mask] = zones_of(s, mask)
                known[s.layout.cards[card]] = list(said[mask])
        if known:
            out[name_of(seat)] = known
    return out


def recalled(sight: Sight) -> dict[str, list[str]]:
    """Every hidden card with the places where this seat knows it may lie."""
    layout = sight.layout
    shown = {card for zone in sight.zones for card in zone}
    room = {zone: cards.count(BACK) for zone, cards in enumerate(sight.zones) if BACK in cards}
    places = {
        card: {zone for zone in room if mask >> zone & 1 and layout.takes(zone, card)}
        for card, mask in enumerate(sight.memory)
        if card not in shown
    }
    while fill_up(places, room):
        pass
    return {
        layout.cards[card]: [zone_text(layout, zone) for zone in sorted(zones)]
        for card, zones in places.items()
        if zones
    }


def fill_up(places: dict[int, set[int]], room: dict[int, int]) -> bool:
    """A place whose backs are all accounted for holds no other card; whether that told anything new."""
    changed = False
    for zone, backs in room.items():
        if sum(zones == {zone} for zones in places.values()) == backs:
            for zones in places.values():
                if zone in zones and len(zones) > 1:
                    zones.discard(zone)
                    changed = True
    return changed


def zones_of(s: State, mask: int) -> list[str]:
    return [zone_text(s.layout, zone) for zone in range(len(s.layout.masks)) if mask >> zone & 1]


def name_of(seat: int) -> str:
    return "spectator" if seat == SPECTATOR else str(seat)


def read_memory(s: State, data: Plain) -> Memories:
    """The memories of a position; each must fit the truth."""
    out = fresh_memories(s)
    names = {name_of(seat): seat for seat in out}
    read: dict[tuple[str, ...], int] = {}
    for name, known in data.items():
        if name not in names or not isinstance(known, dict):
            raise Unreadable(f"memory: {name!r} is not one of {', '.join(names)}")
        for card_name, zones in known.items():
            card = read_card(s.layout, "memory", card_name)
            if not isinstance(zones, list):
                raise Unreadable(f"memory: {card_name} wants a list of zones")
            words = tuple(map(str, zones))
            if words not in read:
                read[words] = sum(1 << read_zone(s.layout, zone) for zone in {*words})
            mask = read[words]
            if not mask >> place_of(s, card) & 1:
                raise Unreadable(f"memory: {card_name} does not lie where seat {name} remembers it")
            out[names[name]][card] = mask
    return out
