"""The bots of Time Division: one guide, asked to the end of a round or searched with."""

from __future__ import annotations

from functools import partial
from typing import Final

from ....search import THUMB, Mind
from ...bots import Bots
from ..rules import RULES
from .guide import TimeDivisionGuide
from .thumb import RoundThumb

GUIDE: Final = TimeDivisionGuide()
BOTS: Final = Bots(
    {THUMB: partial(RoundThumb, GUIDE, RULES)},
    Mind(GUIDE, RULES, 1.0, (40, 200, 2500), theirs=True),
)
