"""The rules that refuse an answer, by the ints that steps refuse with."""

from __future__ import annotations

from typing import Final

REASONS: Final = ("D-024", "D-025", "D-051", "D-070", "D-111", "D-113")
D_024: Final = 0
D_025: Final = 1
D_051: Final = 2
D_070: Final = 3
D_111: Final = 4
D_113: Final = 5
