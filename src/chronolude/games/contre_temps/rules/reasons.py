"""Rules that refuse an answer."""

from __future__ import annotations

from typing import Final

REASONS: Final = ("K-061", "K-063", "K-091", "K-113", "K-114", "K-146")
K_061: Final = 0
K_063: Final = 1
K_091: Final = 2
K_113: Final = 3
K_114: Final = 4
K_146: Final = 5
