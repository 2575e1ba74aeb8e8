"""What a table tells, numbered. Every audience is told every number, each in its own face."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...locale import LANGUAGES, say, seat_name
from ...tables import Table
from ..wire.messages import Event

PUBLIC: Final = -1
"""The watchers, among audiences."""
Reader = tuple[int, str]
"""An audience, and the language it reads."""


class Face(msgspec.Struct, frozen=True):
    """One event as one reader is told it."""

    args: dict[str, Any]
    text: str


class Telling(msgspec.Struct, frozen=True):
    """One event in the faces that were wanted; the house's own have but the public one."""

    n: int
    at: float
    decision: int
    kind: str
    faces: dict[Reader, Face]

    def event(self, audience: int, lang: str) -> Event:
        face = self.faces.get((audience, lang)) or self.faces[PUBLIC, lang]
        return Event(self.n, self.kind, face.args, face.text, self.decision, self.at)


def game_faces(table: Table, readers: set[Reader], since: int) -> list[tuple[int, str, dict[Reader, Face]]]:
    """The game's events from number `since` on: decision, kind, and a face for each reader."""
    out: list[tuple[int, str, dict[Reader, Face]]] = [
        (told.decision, told.kind, {}) for told in table.events(None, since)
    ]
    line = table.game.words.line
    for audience, lang in readers:
        seat = None if audience == PUBLIC else audience
        view = table.seen(seat)
        for (_, _, faces), told in zip(out, table.events(seat, since), strict=True):
            faces[audience, lang] = Face(told.args, line(view, told.kind, told.args, lang))
    return out


def house_faces(kind: str, names: list[str], **args: Any) -> dict[Reader, Face]:
    """An event of the table itself, the same for everybody."""
    faces: dict[Reader, Face] = {}
    for lang in LANGUAGES:
        words = dict(args)
        if "seat" in args:
            words["seat"] = seat_name(lang, names, args["seat"])
        faces[PUBLIC, lang] = Face(args, say(lang, f"sv-{kind}", **words))
    return faces
