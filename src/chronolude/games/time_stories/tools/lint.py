"""`mission lint`: everything there is to say about a mission, in one pass. Errors come from loading; warnings here."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ..mission.findings import MissionFinding
from ..mission.load import examine
from .lint_clues import puzzles
from .lint_play import absent, dead_weight, farms, lockouts, thresholds, unreachable
from .lint_words import features, order, translations, words


def lint(root: Path, files: Mapping[str, bytes] | None = None) -> list[MissionFinding]:
    """Errors, and where there are none the warnings too; of files in memory all but further languages."""
    made, found = examine(root, files)
    if made is None:
        return found
    warnings = [
        *unreachable(made),
        *lockouts(made),
        *farms(made),
        *features(made),
        *order(made),
        *thresholds(made),
        *absent(made),
        *words(made),
        *dead_weight(made),
        *(translations(made) if files is None else ()),
        *puzzles(made),
    ]
    return sorted({*found, *warnings})
