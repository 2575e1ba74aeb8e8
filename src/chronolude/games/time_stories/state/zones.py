"""Where cards lie. One zone per slot of text follows these, see table.py."""

from __future__ import annotations

from typing import Final

from ....kernel.layout import ALL, NOBODY, Zone
from ..cards import DESTINY, ELEMENT, FRONT, MYSTERY, PLAN, RECEPTACLE, TOKEN

AGENTS_MOST: Final = 4

# Zones.
STORY: Final = 0
PANORAMA: Final = 1
HELD: Final = 2
PLACED: Final = 6
REMOVED: Final = 7
UPRIGHT: Final = 8
PILE: Final = 9
READING: Final = 10
PACK: Final = 11
OWNED: Final = 12
ALTERED: Final = 16
IN_PLAY: Final = 20
SHEET: Final = 21
TOKENS: Final = 22
GROUP: Final = 26
FATES: Final = 27
DISCARD: Final = 28
ON_PLAN: Final = 29
COVERED: Final = 30
OFFERED: Final = 31
SEATED: Final = 32
BOX: Final = 36
TEXT: Final = 37  # one place per slot; the gists follow, one per card that can be taken
ZONES: Final = (
    Zone("story", NOBODY, kind=FRONT),
    Zone("panorama", ALL),
    Zone("held", ALL, AGENTS_MOST),
    Zone("placed", ALL, kind=MYSTERY),
    Zone("removed", ALL),
    Zone("upright", ALL, kind=MYSTERY),
    Zone("mysteries", NOBODY, ordered=True, kind=MYSTERY),
    Zone("reading", ALL),
    Zone("pack", ALL, kind=ELEMENT),
    Zone("elements", ALL, AGENTS_MOST, kind=ELEMENT),
    Zone("altered", ALL, AGENTS_MOST, ordered=True, kind=ELEMENT),
    Zone("in-play", ALL, kind=ELEMENT),
    Zone("sheet", NOBODY, kind=TOKEN),
    Zone("tokens", ALL, AGENTS_MOST, kind=TOKEN),
    Zone("group", ALL, kind=TOKEN),
    Zone("destiny", NOBODY, ordered=True, kind=DESTINY),
    Zone("discard", ALL, ordered=True, kind=DESTINY),
    Zone("plan", ALL, kind=PLAN),
    Zone("covered", ALL, kind=PLAN),
    Zone("offered", ALL, kind=RECEPTACLE),
    Zone("receptacle", ALL, AGENTS_MOST, kind=RECEPTACLE),
    Zone("box", ALL, kind=RECEPTACLE),
)
