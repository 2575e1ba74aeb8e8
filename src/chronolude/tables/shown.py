"""The zones of a table as everybody sees them: after an answer only those in which something lies otherwise are
looked at again.
"""

from __future__ import annotations

from collections.abc import Callable

from ..games.seen import ZoneView
from ..kernel.layout import SPECTATOR, Layout
from ..kernel.state import State
from ..sight import BACK, is_plain, seen_in, touched
from .views import Row, laid_out, zone_view

ShownTo = Callable[[int], ZoneView]
"""How one zone looks to a seat."""


class Shown:
    """What each seat, and a spectator, was last shown; a list is never changed once it was given away."""

    def __init__(self, layout: Layout, state: State) -> None:
        self.layout = layout
        self.state = state
        self.laid_out = laid_out(layout, int(state.seats))
        self.place = {
            zone + spot: i for i, zone in enumerate(self.laid_out) for spot in range(layout.zone_of[zone].places)
        }
        self.seen: dict[int, list[ZoneView]] = {}

    def follow(self, state: State) -> None:
        """Show this state from here on, whatever lies between."""
        if state is self.state:
            return
        changed = {self.place[zone] for zone in touched(self.state, state) if zone in self.place}
        self.state = state
        if not changed or not self.seen:
            return
        self.seen = {seat: zones[:] for seat, zones in self.seen.items()}
        for place in changed:
            shown_to = shown_in(self.layout, state, self.laid_out[place])
            for seat, zones in self.seen.items():
                zones[place] = shown_to(seat)

    def zones(self, seat: int | None) -> list[ZoneView]:
        """All zones that are laid out, as this seat or with None a spectator sees them."""
        number = SPECTATOR if seat is None else seat
        found = self.seen.get(number)
        if found is None:
            found = [shown_in(self.layout, self.state, zone)(number) for zone in self.laid_out]
            self.seen[number] = found
        return found


def shown_in(layout: Layout, state: State, zone: int) -> ShownTo:
    """How a zone looks: where no card is turned there are two looks, its audience's and everybody else's."""
    mask = layout.masks[zone]
    if not all(is_plain(state, zone + spot) for spot in range(layout.zone_of[zone].places)):
        return lambda seat: zone_view(layout, zone, *lying(layout, state, zone, seat))
    backs: ZoneView | None = None
    shown: ZoneView | None = None

    def shown_to(seat: int) -> ZoneView:
        nonlocal backs, shown
        if mask >> seat & 1:
            if shown is None:
                shown = zone_view(layout, zone, *lying(layout, state, zone, seat))
            return shown
        if backs is None:
            cards, faces, places = lying(layout, state, zone, seat)
            assert all(card == BACK for card in cards)
            backs = zone_view(layout, zone, cards, faces, places)
        return backs

    return shown_to


def lying(layout: Layout, state: State, zone: int, seat: int) -> tuple[Row, Row, Row]:
    """The cards of a zone and their faces; of one that has places those of all, with the place where each lies."""
    places = layout.zone_of[zone].places
    if places == 1:
        cards, faces = seen_in(state, zone, seat)
        return tuple(cards), tuple(faces), ()
    found = [seen_in(state, zone + spot, seat) for spot in range(places)]
    return (
        tuple(card for cards, _ in found for card in cards),
        tuple(face for _, faces in found for face in faces),
        tuple(spot + 1 for spot, (cards, _) in enumerate(found) for _ in cards),
    )
