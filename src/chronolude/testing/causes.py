"""What a broken law says: which event or field differs, how, and what is likely to be the cause."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from ..games.seen import Told
from ..kernel.layout import CARD, NUMBER, SEAT, SECRET, ZONE, Layout

KINDS = {CARD: "CARD", SEAT: "SEAT", ZONE: "ZONE", NUMBER: "NUMBER"}


def who(viewer: int | None) -> str:
    """A seat as people count, or whoever only watches."""
    return "a watcher" if viewer is None else f"seat {viewer + 1}"


def same(one: object, other: object) -> bool:
    return json.dumps(one) == json.dumps(other)


def differences(here: Any, there: Any, where: str) -> Iterator[tuple[str, Any, Any]]:
    """The smallest fields in which two plain things differ."""
    if isinstance(here, dict) and isinstance(there, dict):
        for key in [*here, *(key for key in there if key not in here)]:
            yield from differences(here.get(key), there.get(key), f"{where}.{key}")
    elif isinstance(here, list | tuple) and isinstance(there, list | tuple) and len(here) == len(there):
        for i, (one, other) in enumerate(zip_longest(here, there)):
            yield from differences(one, other, f"{where}[{i}]")
    elif not same(here, there):
        yield where, here, there


def cause_of_field(field: str) -> str:
    """What usually makes this field of a view hang on hidden cards."""
    if ".numbers." in field:
        name = field.rpartition(".numbers.")[2].partition("[")[0]
        return f"the number {name!r} is public and follows from a card this reader cannot see: keep it in a hidden zone"
    if field.startswith("options"):
        return "what is offered follows from a hidden card: offer places (ZONE), not cards, or ask whoever sees it"
    if ".zones[" in field or field.startswith("sight"):
        return "a zone shows what it should not: look at its audience, at `turn`, and whether it should be `ordered`"
    if field.startswith(("describe", "prompt", "labels", "log", "why", "errors")):
        return "words read more than the view: Words may only read the view they are given"
    if field.startswith(("foreseen", "forecast")):
        return "a forecast follows the truth: steps may read the state they are given and nothing else"
    return "a step or a result reads a hidden card and tells what it found"


def cause_of_event(told: Told, field: str, layout: Layout) -> str:
    """What usually makes this field of an event hang on hidden cards."""
    sorts = {name: sort for one in layout.tellings if one.name == told.kind for name, sort in one.args}
    if sorts.get(field) == CARD:
        return "the event names a card to somebody who may not see it: tell it with emit_to(s, seats, …)"
    if sorts.get(field) == SECRET:
        return "a secret is told to somebody who may not know it: look at the seats given to emit_to"
    if field in sorts:
        declared = KINDS[sorts[field]]
        return (
            f"{field!r} is declared {declared}, so everybody is told it, and it follows from a card this reader cannot "
            "see: declare it SECRET and tell it with emit_to, or, if it is meant to be told (a clue), say in "
            "Rulebook.infer what follows from it"
        )
    return "the event is told in one world only: whether it happens follows from a hidden card that was not turned up"


def leak(viewer: int | None, where: str, field: str, here: Any, there: Any, cause: str) -> AssertionError:
    """One sentence for each of them."""
    return AssertionError(
        f"{who(viewer)} can tell two worlds apart {where}: {field} is {json.dumps(here)} here and {json.dumps(there)} "
        f"in a world that looks the same to them. Likely cause: {cause}."
    )
