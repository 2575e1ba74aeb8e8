"""What a table tells, numbered. Every audience is told every number, each what it may know."""

from __future__ import annotations

from typing import Any

from ...games.seen import Told
from ...locale import LANGUAGES, say, seat_name
from ...tables.telling import PUBLIC, Reader
from ...tables.telling import Telling as ToldTo

__all__ = ["PUBLIC", "Reader", "ToldTo", "house_event", "told_to"]


def told_to(event: ToldTo, audience: int, lang: str) -> Told:
    """An event as this reader is told it."""
    found = event.get((audience, lang))
    return event[PUBLIC, lang] if found is None else found


def house_event(n: int, decision: int, kind: str, at: float, names: list[str], args: dict[str, Any]) -> ToldTo:
    """An event of the table itself, in every language we speak."""
    event: ToldTo = {}
    for lang in LANGUAGES:
        words = dict(args)
        if "seat" in args:
            words["seat"] = seat_name(lang, names, args["seat"])
        event[PUBLIC, lang] = Told(n, decision, f"table-{kind}", args, say(lang, f"sv-{kind}", **words), at)
    return event
