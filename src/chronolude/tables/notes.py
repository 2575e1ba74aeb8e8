"""What a fast run notes of a game besides its result, where somebody wants it: every answer, and who held what."""

from __future__ import annotations

from functools import lru_cache

from ..kernel.layout import E_MOVED, Layout
from ..kernel.state import Event, State
from ..kernel.verbs import place_of
from .notation import action_text


class Notes:
    """One game's notes."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.answers: list[tuple[int, int, str]] = []
        """Seat, how many options it had, and what it answered, a move in parts as its whole path."""
        self.held: set[tuple[int, str, str]] = set()
        """Seat, zone and card: what lay in some zone of a seat's own at some time."""

    def begin(self, s: State) -> None:
        for card in range(len(self.layout.cards)):
            self.lies(card, int(place_of(s, card)))

    def answered(self, seat: int, options: int, acts: list[int]) -> None:
        self.answers.append((seat, options, " > ".join(action_text(self.layout, act) for act in acts)))

    def told(self, events: list[Event]) -> None:
        for event in events:
            if event.kind == E_MOVED:
                self.lies(event.args[0], event.args[2])

    def lies(self, card: int, zone: int) -> None:
        seat = seat_zones(self.layout).get(zone)
        if seat is not None:
            self.held.add((seat, self.layout.zone_of[zone].name, self.layout.cards[card]))


@lru_cache(maxsize=32)
def seat_zones(layout: Layout) -> dict[int, int]:
    """The zones that are a seat's own, open hands and tricks too, each with that seat."""
    return {zone: layout.copy_of[zone] for zone in range(len(layout.zone_of)) if layout.goes_by_seat(zone)}
