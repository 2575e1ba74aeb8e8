"""The bots of TIME Stories: partners for people and for one another."""

from __future__ import annotations

from functools import partial
from typing import Final

from ....search import THUMB, Maker
from ...bots import Bots
from .partner import Partner, Wanderer

COMPANION: Final[Maker] = partial(Partner, kind=True)
"""A partner for people: shares its gist, supports, waits, and does not hog the map."""
BOTS: Final = Bots(
    {
        "companion": COMPANION,
        THUMB: COMPANION,
        "planner": Partner,
        "curious": partial(Partner, eager=True),
        "wanderer": Wanderer,
    }
)
"""The planner is a sensible member of a group; the curious one reads everything, tries everything, helps when asked."""
