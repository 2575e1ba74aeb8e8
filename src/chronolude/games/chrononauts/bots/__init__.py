"""The bots of Chrononauts and Artifaxx: one guide, asked at once or searched with; and those of Solonauts."""

from __future__ import annotations

from functools import partial
from typing import Final

from ....search import THUMB, Mind
from ...bots import Bots
from ..rules import BOOK
from .adviser import ADEPT, APPRENTICE, HINT, MASTER, SoloAdviser
from .endings import foreknown, solve_ending
from .guide import ChrononautsGuide
from .solo import SoloThumb
from .thumb import RestlessThumb

FULL: Final = ChrononautsGuide(40)
SHORT: Final = ChrononautsGuide(60)
CHRONONAUTS: Final = Bots({THUMB: partial(RestlessThumb, FULL, BOOK)}, Mind(FULL, BOOK, 0.25, (80, 300, 2000)))
ARTIFAXX: Final = Bots({THUMB: partial(RestlessThumb, SHORT, BOOK)}, Mind(SHORT, BOOK, 0.25, (150, 500, 2500)))
SOLONAUTS: Final = Bots(
    {
        THUMB: SoloThumb,
        "apprentice": partial(SoloAdviser, effort=APPRENTICE),
        "adept": partial(SoloAdviser, effort=ADEPT),
        "master": partial(SoloAdviser, effort=MASTER),
    },
    adviser=partial(SoloAdviser, effort=HINT),
    solver=solve_ending,
    seer=foreknown,
)
"""The levels that search are the same solver on more deals, each looked at longer; none knows the deck."""
