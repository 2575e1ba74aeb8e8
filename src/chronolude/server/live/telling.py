"""What a table tells, numbered. Every audience is told every number, each in its own face."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...locale import LANGUAGES, say, seat_name
from ...tables import Table
from ..protocol import Event

PUBLIC: Final = -1
"""The key of the watchers' face."""


class Face(msgspec.Struct, frozen=True):
    """One event as one audience is told it."""

    args: dict[str, Any]
    text: dict[str, str]


class Telling(msgspec.Struct, frozen=True):
    """One event in all its faces."""

    n: int
    at: float
    decision: int
    kind: str
    faces: dict[int, Face]

    def event(self, audience: int, lang: str) -> Event:
        face = self.faces.get(audience) or self.faces[PUBLIC]
        return Event(self.n, self.kind, face.args, face.text[lang], self.decision, self.at)


class Names:
    """Stands in for a view where only names are wanted."""

    def __init__(self, names: list[str]) -> None:
        self.names = names


def game_faces(table: Table, audiences: list[int], since: int) -> list[tuple[int, str, dict[int, Face]]]:
    """The game's events from number `since` on: decision, kind, and a face for each audience."""
    out: list[tuple[int, str, dict[int, Face]]] = []
    for audience in sorted(audiences):  # watchers first: who is told the same needs no face of their own
        seat = None if audience == PUBLIC else audience
        view = table.seen(seat)
        for i, told in enumerate(table.events(seat, since)):
            if i == len(out):
                out.append((told.decision, told.kind, {}))
            text = {lang: table.game.words.line(view, told.kind, told.args, lang) for lang in LANGUAGES}
            face = Face(told.args, text)
            if face != out[i][2].get(PUBLIC):
                out[i][2][audience] = face
    return out


def house_face(kind: str, names: list[str], **args: Any) -> Face:
    """An event of the table itself, the same for everybody."""
    stand_in = Names(names)
    text = {}
    for lang in LANGUAGES:
        words = dict(args)
        if "seat" in args:
            words["seat"] = seat_name(lang, stand_in, args["seat"])
        text[lang] = say(lang, f"sv-{kind}", **words)
    return Face(args, text)
