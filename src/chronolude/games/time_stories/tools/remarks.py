"""A remark of the linter at a place in a file."""

from __future__ import annotations

from ..mission.findings import Finding, Place


def at(place: Place, code: str, text: str) -> Finding:
    return Finding(place.file, place.line, code, text)
