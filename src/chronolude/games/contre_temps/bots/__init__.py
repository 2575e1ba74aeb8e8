"""The bots of Contre-Temps: one guide, asked at once or searched with."""

from __future__ import annotations

from functools import partial
from typing import Final

from ....search import THUMB, Mind, Thumb
from ...bots import Bots
from ..rules import RULES
from .guide import ContreTempsGuide

GUIDE: Final = ContreTempsGuide()
BOTS: Final = Bots({THUMB: partial(Thumb, GUIDE, RULES)}, Mind(GUIDE, RULES, 1.0, (40, 200, 4000)))
