"""What Contre-Temps says alike wherever it is said."""

from __future__ import annotations

from ..words import Alike
from .layout import LAYOUT

ALIKE = Alike(
    sentences=frozenset(one.name for one in LAYOUT.tellings) - {"game-over"},
    labels=frozenset({"play", "offer"}),
    waiting=True,
    asking=True,
    besides=frozenset({"discard", "removed", "undealt"}),
)
"""Only the last sentence tells more than its event: what the winner holds. Steps are labelled by where they lead."""
