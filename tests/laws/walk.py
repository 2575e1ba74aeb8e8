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
    "Dice", "Law", "Place", "any_answer", "everyone", "modes", "other_world", "places", "read_place", "walk",
]  # fmt: skip

Place = Venue
PINNED["mission"] = "fixture"  # it uses every statement there is, in few cards
RARELY.add("abandon")
