"""The bots of Time Division: one guide, asked to the end of a round or searched with."""

from __future__ import annotations

from functools import partial
from typing import Final

from ....search import THUMB, Mind
from ...bots import Bots
from ..rules import BOOK
from .guide import TimeDivisionGuide
from .thumb import RoundThumb

GUIDE: Final = TimeDivisionGuide()
BOTS: Final = Bots(
    {THUMB: partial(RoundThumb, GUIDE, BOOK)},
    Mind(GUIDE, BOOK, 1.0, (40, 200, 2500), others_search=True),
)
