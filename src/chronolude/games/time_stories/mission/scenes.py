"""scenes.toml: how each location is painted, from a closed list of shapes that the board knows how to draw.

A shape may be followed by where it stands (`left`, `right`, `back`), how big it is (`small`, `large`) and when it is
seen (`day`, `night`): "tree left large", "lamp right night".
"""

from __future__ import annotations

from typing import Any, Final

from .builder import Builder, Spot
from .parts import Parts

Plain = dict[str, Any]
SKIES: Final = ("dawn", "day", "noon", "dusk", "night", "eclipse", "lamplight", "dark")
GROUNDS: Final = ("water", "quay", "stone", "street", "grass", "sand", "floor", "rock")
FAR: Final = ("hills", "mountains", "city", "domes", "trees", "walls", "sea", "river", "arcade", "shelves", "vault")
SHAPES: Final = (
    "anvil", "arc", "arch", "armillary", "astrolabe", "bales", "bench", "bird", "boat", "books", "booth", "bridge",
    "camel", "camels", "carpet", "cat", "chest", "child", "clepsydra", "clock", "crates", "crowd", "cypress",
    "desk", "dial", "dog", "dome", "donkey", "door", "fire", "fountain", "furnace", "gate", "glass", "guard",
    "hand", "hourglass", "house", "iwan", "jars", "kite", "ladder", "lamp", "lantern", "lens", "letters", "machine",
    "minaret", "mirror", "moon", "niche", "notched-moon", "old-man", "page", "person", "pit", "plane-tree",
    "pole", "poplar", "racks", "reeds", "rock", "ruin", "scales", "scribe", "shadow", "shelves", "slit", "smoke",
    "stairs", "stall", "star", "table", "tent", "tower", "train", "tree", "vats", "wall", "well", "wheel", "window",
    "woman", "workbench",
)  # fmt: skip
WHERE: Final = ("left", "right", "back", "small", "large", "day", "night")
HOUSE: Final = "house"
"""What stands on the plan at a place that says nothing else."""
PAGE: Final = "page"
"""What an Element is that says nothing else."""


def read_scenes(parts: Parts, build: Builder) -> dict[str, Plain]:
    """The scenes by location; E01 for a word nobody can paint, E02 for a place or card that is not there."""
    out: dict[str, Plain] = {}
    letters = letters_of(parts)
    for spot in parts.spots("scenes", "scene"):
        build.keys(spot, "location", "sky", "moon", "ground", "far", "cards", "alt", "landmark")
        name = str(spot.data.get("location"))
        spot.key = f"scenes/{name}"
        if name not in letters:
            build.found.unknown("E02", spot.at("location"), "location", name, letters)
            continue
        if name in out:
            build.found.add("E03", spot.at("location"), f"{name} is painted twice")
        build.text(spot, "alt")
        out[name] = scene(build, spot, letters[name])
    return out


def read_pictures(parts: Parts, build: Builder) -> dict[str, str]:
    """What is painted for each Element, by its card."""
    out: dict[str, str] = {}
    for spot in parts.lists["elements"]:
        out[f"e{spot.data.get('number')}"] = SHAPES[build.word(spot, "picture", SHAPES, PAGE)]
    return out


def letters_of(parts: Parts) -> dict[str, list[str]]:
    """The cards that can be taken, by location."""
    out: dict[str, list[str]] = {str(spot.data.get("id")): [] for spot in parts.locations}
    for one in parts.others:
        out[str(parts.locations[one.location].data.get("id"))].append(one.letter)
    return out


def scene(build: Builder, spot: Spot, letters: list[str]) -> Plain:
    cards = spot.within("cards")
    for letter in cards.data:
        if letter not in letters:
            build.found.unknown("E02", cards.at(letter), "card", letter, letters)
    sky = SKIES[build.word(spot, "sky", SKIES, "day")]
    if "landmark" in spot.data:
        build.word(spot, "landmark", SHAPES)
    return {
        "landmark": str(spot.data.get("landmark", HOUSE)),
        "sky": sky,
        "moon": SKIES[build.word(spot, "moon", SKIES, sky)],
        "ground": GROUNDS[build.word(spot, "ground", GROUNDS, "stone")],
        "far": words(build, spot, "far", FAR),
        "cards": {letter: words(build, cards, letter, SHAPES) for letter in letters},
    }


def words(build: Builder, spot: Spot, name: str, known: tuple[str, ...]) -> list[str]:
    """A list of things to paint, each a known word and where it stands."""
    rows = spot.data.get(name, [])
    if not isinstance(rows, list):
        build.found.add("E01", spot.at(name), f"{name} is a list of things to paint, not {rows!r}")
        return []
    for row in rows:
        first, *rest = str(row).split() or [""]
        if first not in known:
            build.found.unknown("E01", spot.at(name), "shape", first, known)
        for word in rest:
            if word not in WHERE:
                build.found.unknown("E01", spot.at(name), "place in a scene", word, WHERE)
    return [str(row) for row in rows]
