"""What the workshop says of a deck, as it is told over the network: never more than so many findings."""

from __future__ import annotations

from typing import Final

import msgspec

from ..checks import lint
from ..checks.findings import ERROR, WARNING, Finding

MOST: Final = 500
LONGEST: Final = 400
JUDGE: Final = f"{__name__}:judged"


class DeckFindings(msgspec.Struct):
    """What the workshop found: a deck with errors cannot be played, one with warnings can."""

    errors: int
    warnings: int
    findings: list[Finding]
    more: int = 0
    """How many findings were left out."""


def judged(text: str, file: str, ours: bool) -> DeckFindings:
    try:
        found = lint(text, file, ours)
    except RecursionError:
        found = [Finding(ERROR, file, 1, "", "", "T-060", "is nested too deeply")]
    levels = [one.level for one in found]
    told = [shortened(one) for one in found[:MOST]]
    return DeckFindings(levels.count(ERROR), levels.count(WARNING), told, len(found) - len(told))


def shortened(one: Finding) -> Finding:
    """Cards, fields and messages repeat what a file says, which may be long."""
    short = {name: getattr(one, name)[:LONGEST] for name in ("card", "field", "message")}
    return msgspec.structs.replace(one, **short)
