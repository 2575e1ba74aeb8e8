"""people.toml: who speaks in a mission and what they look like, from a closed list of parts that the board can draw.

A look is a list: who it is (`old`, `cat`), then the parts in any order, each with the colour it has: "turban white".
What nobody says, the board draws plainly. Nothing here is read by a rule.
"""

from __future__ import annotations

from typing import Final

from .builder import Builder, Spot
from .findings import Place
from .parts import Parts

LOOKS: Final[dict[str, tuple[str, ...]]] = {
    "being": ("person", "child", "young", "old", "bird", "camel", "cat", "dog", "mule", "blank", "shadow"),
    "skin": ("pale", "fair", "olive", "tan", "brown", "dark"),
    "face": ("narrow", "broad"),
    "hair": ("bald", "bob", "braids", "bun", "crop", "curls", "fringe", "long"),
    "beard": ("beard", "goatee", "long-beard", "moustache", "stubble"),
    "head": (
        "bowler", "cap", "crown", "headscarf", "helmet", "hood", "kerchief", "skullcap", "straw-hat", "top-hat",
        "turban", "veil",
    ),
    "dress": ("apron", "coat", "dress", "robe", "rags", "shawl", "shirt", "uniform"),
    "mood": ("calm", "laughing", "sad", "sly", "smile", "stern", "surprised", "tired", "asleep", "blind"),
}  # fmt: skip
"""Of each of these at most one."""
MARKS: Final = ("earrings", "flower", "freckles", "glasses", "medal", "monocle", "patch", "pipe", "quill", "sash",
                "scar", "soot")  # fmt: skip
"""Of these as many as one likes."""
COLOURS: Final = (
    "amber", "black", "blue", "brass", "brown", "chestnut", "copper", "green", "grey", "indigo", "ochre", "plum", "red",
    "rose", "silver", "teal", "white",
)  # fmt: skip
COLOURED: Final = ("hair", "beard", "head", "dress")
KIND: Final = {word: kind for kind, words in LOOKS.items() for word in words}
Looks = dict[str, list[str]]


def read_people(parts: Parts, build: Builder) -> Looks:
    """How everybody looks, by who they are; E01 for a part nobody can draw, E02 for a speaker who is not declared."""
    looks: Looks = {}
    for spot in parts.spots("people", "person"):
        build.keys(spot, "id", "name", "look")
        name = str(spot.data.get("id"))
        spot.key = f"people/{name}"
        if name in looks:
            build.found.add("E03", spot.at("id"), f"person {name} is declared twice")
        build.text(spot, "name")
        looks[name] = look(build, spot)
    for key, (name, place) in build.speakers.items():
        if name and name not in looks:
            build.found.unknown("E02", place, "person", name, looks)
            build.speakers[key] = ("", place)
    return looks


def look(build: Builder, spot: Spot) -> list[str]:
    """A list of parts, each a known word and perhaps a colour; E11 for two parts in one place."""
    rows = spot.data.get("look", [])
    place = spot.at("look")
    if not isinstance(rows, list):
        build.found.add("E01", place, f"look is a list of parts, not {rows!r}")
        return []
    taken: dict[str, str] = {}
    for row in rows:
        first, *colours = str(row).split() or [""]
        kind = KIND.get(first, "")
        if not kind and first not in MARKS:
            build.found.unknown("E01", place, "part of a look", first, (*KIND, *MARKS))
        if kind in taken:
            build.found.add("E11", place, f"{taken[kind]!r} and {first!r}: a look has one {kind} at most")
        if kind:
            taken[kind] = first
        coloured(build, place, first, kind, colours)
    return [str(row) for row in rows]


def coloured(build: Builder, place: Place, first: str, kind: str, colours: list[str]) -> None:
    """Hair, beards and clothes have one colour each; the rest has none."""
    for colour in colours:
        if colour not in COLOURS:
            build.found.unknown("E01", place, "colour", colour, COLOURS)
        elif kind not in COLOURED or len(colours) > 1:
            build.found.add("E11", place, f"{first!r} takes no colour {colour!r}")
