"""Rule-of-thumb play of Contre-Temps."""

from __future__ import annotations

from typing import Final

BOTS: Final = {}
