"""Every world that a sight allows, when there are few."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ..kernel.chance import Cheap, Source
from ..kernel.state import Rules
from ..sight import BACK, Sight, World, imagine


def worlds_of(rules: Rules, sight: Sight, most: int) -> list[World]:
    """All of them, each as likely as the others; none if there are more than `most` or an order is hidden too.

    Their chance has no draws: a line that needs one ends in Exhausted.
    """
    room = [zone.count(BACK) for zone in sight.zones]
    if any(count > 1 and sight.layout.zone_of[zone].ordered for zone, count in enumerate(room)):
        return []
    found = list(islice(deals(sight, room, hidden_cards(sight)), most + 1))
    if len(found) > most:
        return []
    return [imagine(recalled(sight, memory), rules, Source(), Cheap(0)) for memory in found]


def hidden_cards(sight: Sight) -> list[int]:
    """Cards that are not shown, those with the fewest places first."""
    shown = {card for zone in sight.zones for card in zone}
    loose = [card for card in range(len(sight.layout.cards)) if card not in shown]
    return sorted(loose, key=lambda card: (sight.memory[card].bit_count(), card))


def deals(sight: Sight, room: list[int], loose: list[int]) -> Iterator[list[int]]:
    """Memories that leave one place to each hidden card, for every way to fill the backs."""
    if not loose:
        yield list(sight.memory)
        return
    card, rest = loose[0], loose[1:]
    for zone in range(len(room)):
        if room[zone] > 0 and sight.memory[card] >> zone & 1 and sight.layout.takes(zone, card):
            room[zone] -= 1
            for memory in deals(sight, room, rest):
                memory[card] = 1 << zone
                yield memory
            room[zone] += 1


def recalled(sight: Sight, memory: list[int]) -> Sight:
    """The same sight with another memory."""
    out = Sight(sight.layout, sight.seat, sight.seats)
    for name in ("zones", "faces", "n", "stack", "mode", "asked", "answered", "options", "part", "sealed"):
        setattr(out, name, getattr(sight, name))
    out.memory = memory
    return out
