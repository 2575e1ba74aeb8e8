"""A remark of the linter at a place in a file."""

from __future__ import annotations

from ..mission.findings import MissionFinding, Place


def at(place: Place, code: str, text: str) -> MissionFinding:
    return MissionFinding(place.file, place.line, code, text)
