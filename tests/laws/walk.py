"""Walks through our own games: what `chronolude.testing` is told of them, and its walks by their names."""

from chronolude.testing.walk import (
    PINNED,
    RARELY,
    Dice,
    Law,
    Venue,
    any_answer,
    everyone,
    modes,
    other_world,
    places,
    read_place,
    walk,
)

__all__ = [
    "Dice", "Law", "Place", "any_answer", "everyone", "modes", "other_world", "places", "read_place", "usual_places",
    "walk",
]  # fmt: skip

Place = Venue
PINNED["mission"] = "fixture"  # it uses every statement there is, in few cards
RARELY.add("abandon")


def usual_places() -> list[Place]:
    """Each game in each mode once, with three seats or what comes nearest: others, and another than the next."""
    found = [place for place in places() if place.options in modes(place.game)]
    best: dict[tuple[str, tuple[tuple[str, str], ...]], Place] = {}
    for place in sorted(found, key=lambda one: abs(one.seats - 3)):
        best.setdefault((place.game, place.options), place)
    return [place for place in found if place in best.values()]
