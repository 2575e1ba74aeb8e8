"""What a seat knows of hidden cards: for each the set of zones where it may lie, as a mask of bits.

That set is a fold over the events the seat was told, so it cannot hold more than the seat was told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from ..kernel.layout import E_MOVED, E_TURNED, EVERYONE, Layout
from ..kernel.state import Event, State
from ..kernel.verbs import audience, place_of
from .sights import Sight, outside
from .zones import BACK


class Masks(Protocol):
    """For each card the mask of zones where it may lie: a list, or what stands for one."""

    def __len__(self) -> int: ...

    def __getitem__(self, card: int, /) -> int: ...

    def __setitem__(self, card: int, mask: int, /) -> None: ...


Infer = Callable[[Any, int, tuple[int, ...]], None]
"""From a memory (`Masks`), the kind of an event and its arguments: narrows the memory in place."""


def first_memories(s: State, seats: list[int]) -> dict[int, list[int]]:
    """What each of these can tell from what it sees: a hidden card may be wherever backs of its kind lie."""
    out: dict[int, list[int]] = {}
    for seat in seats:
        out[seat] = first_look(s, seat)
    return out


def first_look(s: State, seat: int) -> list[int]:
    """The first memory of a seat; the same as of its view, but without making one."""
    layout = s.layout
    shown: list[bool] = []
    backs = 0
    for card in range(len(layout.cards)):
        is_shown = audience(s, card) >> seat & 1 != 0
        place: int = place_of(s, card)
        shown.append(is_shown)
        if not is_shown and place >= 0:
            backs |= 1 << place
    hidden = [zone for zone in range(len(layout.masks)) if backs >> zone & 1]
    by_kind: dict[int, int] = {}
    out: list[int] = []
    for card in range(len(layout.cards)):
        if shown[card]:
            at: int = place_of(s, card)
            out.append(1 << at)
            continue
        kind = layout.kinds[card]
        if kind not in by_kind:
            by_kind[kind] = sum([1 << zone for zone in hidden if layout.takes(zone, card)])
        out.append(by_kind[kind])
    return out


def first_memory(view: Sight) -> list[int]:
    """Before anything is told: a hidden card may be wherever backs of its kind lie."""
    layout = view.layout
    by_kind: dict[int, int] = {}
    hidden = [zone for zone in range(len(view.zones)) if BACK in view.zones[zone]]
    out: list[int] = []
    for card in range(len(layout.cards)):
        kind = layout.kinds[card]
        if kind not in by_kind:
            by_kind[kind] = sum([1 << zone for zone in hidden if layout.takes(zone, card)])
        out.append(by_kind[kind])
    for zone in range(len(view.zones)):
        for card in view.zones[zone]:
            if card != BACK:
                out[card] = 1 << zone
    return out


def remember(memory: list[int], kind: int, args: tuple[int, ...]) -> None:
    """Fold one face into a memory: a card seen to move is there; a back may be any card that was where it left."""
    if kind == E_MOVED:
        card, source, target = args
        if card != BACK:
            memory[card] = 1 << target
        elif source >= 0:
            for other in range(len(memory)):
                if memory[other] >> source & 1:
                    memory[other] |= 1 << target
    elif kind == E_TURNED and args[0] != BACK:
        memory[args[0]] = 1 << args[1]


def fold(memories: dict[int, list[int]], told: list[Event], layout: Layout, infer: Infer | None) -> None:
    """Every seat remembers what it was told, and what the game concludes from it, if it concludes anything."""
    for event in told:
        kind, only = event.kind, event.only
        hidden = event.args if only == EVERYONE else outside(event, layout)
        for seat, memory in memories.items():
            args = event.args if only >> seat & 1 else hidden
            if kind == E_MOVED or kind == E_TURNED:
                remember(memory, kind, args)
            if infer is not None:
                infer(memory, kind, args)


def fits(s: State, memory: list[int]) -> bool:
    """Whether every card lies where this memory allows; in ints, as there may be more zones than an i64 has bits."""
    for card in range(len(memory)):
        place: int = place_of(s, card)
        if not memory[card] >> place & 1:
            return False
    return True
