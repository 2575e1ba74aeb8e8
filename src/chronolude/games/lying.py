"""What lies in a zone of a view: compiled, as boards and sentences ask for it again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .seen import ZoneView

_places: Final[dict[object, int]] = {}
"""Where a zone of this name was found last: mostly it lies there in the next view as well."""


def cards_in(zones: list[ZoneView], name: str, seat: int | None = None) -> list[str | None]:
    """The cards of a zone; an empty list if it is not laid out."""
    key: object = (name, seat)
    place = _places.get(key, 0)
    if place < len(zones):
        found = zones[place]
        if found.name == name and found.seat == seat:
            return found.cards
    for i, zone in enumerate(zones):
        if zone.name == name and zone.seat == seat:
            _places[key] = i
            return zone.cards
    return []
