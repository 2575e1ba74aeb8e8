"""The bots of Contre-Temps: one guide, asked at once or searched with."""

from __future__ import annotations

from functools import partial
from typing import Final

from ....search import THUMB, Mind, Thumb
from ...bots import Bots
from ..rules import BOOK
from .guide import ContreTempsGuide

GUIDE: Final = ContreTempsGuide()
BOTS: Final = Bots({THUMB: partial(Thumb, GUIDE, BOOK)}, Mind(GUIDE, BOOK, 1.0, (40, 200, 4000)))
