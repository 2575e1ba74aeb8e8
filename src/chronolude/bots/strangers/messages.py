"""What is said between a run and a program that plays in it: one JSON object a line (docs/bots-anywhere.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from ...kernel.ask import MODES
from ...kernel.layout import CARD, NOTHING, NUMBER, SEAT, ZONE, Layout
from ...sight import Sight
from ...tables.notation import action_text, zone_text
from ...tables.runner import Played

PROTOCOL: Final = 1
NOUNS: Final = {NOTHING: "nothing", CARD: "card", SEAT: "seat", ZONE: "zone", NUMBER: "number"}


class ProgramReady(msgspec.Struct, tag_field="type", tag="ready", frozen=True):
    """The answer to `hello`: what the program calls itself, and whether it wants to be told what its seat remembers."""

    name: str = ""
    memory: bool = False


class ProgramAnswer(msgspec.Struct, tag_field="type", tag="answer", frozen=True):
    """The answer to `ask`: one of `options` by its number, or one of `texts` by its text."""

    act: int | None = None
    text: str | None = None


AnyLine = ProgramReady | ProgramAnswer


def hello(version: str) -> dict[str, Any]:
    return {"type": "hello", "protocol": PROTOCOL, "version": version}


def new(game: str, sight: Sight, seed: int, layout: bool) -> dict[str, Any]:
    """A game begins; the names behind the ints come along unless the program has them."""
    told = {"type": "new", "game": game, "seat": sight.seat, "seats": sight.seats, "seed": seed}
    return {**told, "layout": layout_in_names(sight.layout)} if layout else told


@lru_cache(maxsize=8)
def layout_in_names(layout: Layout) -> dict[str, Any]:
    """What the ints of a sight stand for."""
    return {
        "cards": list(layout.cards),
        "zones": [zone_text(layout, zone) for zone in range(len(layout.masks))],
        "numbers": [
            {"name": one.name, "at": layout.offsets[one.name], "copies": one.copies, "words": list(one.words)}
            for one in layout.numbers
        ],
        "verbs": [
            {"name": one.name, "noun": NOUNS.get(one.noun, "number"), "words": list(one.words)} for one in layout.verbs
        ],
    }


def ask(sight: Sight, memory: bool) -> dict[str, Any]:
    """What a seat sees and may answer, as ints, and the options as texts too."""
    told: dict[str, Any] = {
        "type": "ask",
        "seat": sight.seat,
        "mode": MODES[sight.mode] if sight.mode >= 0 else "over",
        **{name: getattr(sight, name) for name in ("asked", "answered", "part", "sealed", "zones", "faces", "n")},
        "options": sight.options,
        "texts": [action_text(sight.layout, act) for act in sight.options],
    }
    # masks of more zones than a double has digits: hexadecimal, which every language reads
    return {**told, "memory": [f"{mask:x}" for mask in sight.memory]} if memory else told


def end(seat: int, played: Played | None) -> dict[str, Any]:
    """The game is over, or, without a result, broken off."""
    if played is None or not played.ending:
        return {"type": "end", "seat": seat, "result": None}
    names = ("ending", "winners", "scores")
    return {"type": "end", "seat": seat, "result": {name: getattr(played, name) for name in names}}
