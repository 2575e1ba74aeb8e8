"""The zones of a table as everybody sees them: after an answer only those in which something lies otherwise are
looked at again.
"""

from __future__ import annotations

from ..games.seen import ZoneView
from ..kernel.layout import SPECTATOR, Layout
from ..kernel.state import State
from ..sight import is_plain, seen_in, seen_plainly, touched
from .views import Row, laid_out, zone_view


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
            look = ZoneLook(self.layout, state, self.laid_out[place])
            for seat, zones in self.seen.items():
                zones[place] = look.to(seat)

    def zones(self, seat: int | None) -> list[ZoneView]:
        """All zones that are laid out, as this seat or with None a spectator sees them."""
        number = SPECTATOR if seat is None else seat
        found = self.seen.get(number)
        if found is None:
            found = [ZoneLook(self.layout, self.state, zone).to(number) for zone in self.laid_out]
            self.seen[number] = found
        return found


class ZoneLook:
    """How a zone looks: where no card is turned there are two looks, its audience's and everybody else's."""

    def __init__(self, layout: Layout, state: State, zone: int) -> None:
        self.layout = layout
        self.state = state
        self.zone = zone
        self.mask: int = layout.masks[zone]
        self.places = int(layout.zone_of[zone].places)
        self.is_plain = True
        for spot in range(self.places):
            self.is_plain = self.is_plain and is_plain(state, zone + spot)
        self.backs: ZoneView | None = None
        self.shown: ZoneView | None = None

    def to(self, seat: int) -> ZoneView:
        """How it looks to a seat."""
        if not self.is_plain:
            return self._look(seat)
        if self.mask >> seat & 1:
            if self.shown is None:
                self.shown = self._look(seat)
            return self.shown
        if self.backs is None:
            self.backs = self._look(seat)
            assert not any(self.backs.cards)
        return self.backs

    def _look(self, seat: int) -> ZoneView:
        if self.is_plain and self.places == 1:
            plainly, level = seen_plainly(self.state, self.zone, bool(self.mask >> seat & 1))
            return zone_view(self.layout, self.zone, tuple(plainly), tuple(level))
        cards, faces, places = lying(self.layout, self.state, self.zone, seat)
        return zone_view(self.layout, self.zone, cards, faces, places)


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
