"""What a table tells, numbered. Every audience is told every number, each what it may know."""

from __future__ import annotations

from typing import Any, Final

from ...games.seen import Told
from ...locale import LANGUAGES, say, seat_name
from ...tables import Table

PUBLIC: Final = -1
"""The watchers, among audiences."""
Reader = tuple[int, str]
"""An audience, and the language it reads."""
ToldTo = dict[Reader, Told]
"""One event as each reader is told it; what the house itself tells is the same for all, and kept as the public's."""


def told_to(event: ToldTo, audience: int, lang: str) -> Told:
    """An event as this reader is told it."""
    return event.get((audience, lang)) or event[PUBLIC, lang]


def game_events(table: Table, readers: set[Reader], since: int, n: int, at: float) -> list[ToldTo]:
    """The game's events from its number `since` on, put in words for those who read them and for nobody else."""
    return [
        {(PUBLIC if seat is None else seat, lang): told for (seat, lang), told in one.items()}
        for one in table.tell(
            {(None if audience == PUBLIC else audience, lang) for audience, lang in readers}, since, n, at
        )
    ]


def house_event(n: int, decision: int, kind: str, at: float, names: list[str], args: dict[str, Any]) -> ToldTo:
    """An event of the table itself, in every language we speak."""
    event: ToldTo = {}
    for lang in LANGUAGES:
        words = dict(args)
        if "seat" in args:
            words["seat"] = seat_name(lang, names, args["seat"])
        event[PUBLIC, lang] = Told(n, decision, f"table-{kind}", args, say(lang, f"sv-{kind}", **words), at)
    return event
