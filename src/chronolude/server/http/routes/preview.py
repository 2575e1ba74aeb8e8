"""What a link shows where it is pasted: which game, for how many, and how far. Nothing of who sits there, or won."""

from __future__ import annotations

from html import escape
from typing import Final

from sqlalchemy import select

from ....locale import say
from ...hall import Hall
from ...live.scene import title
from ...store import models

PICTURE: Final = "/preview.png"
STATES: Final = {"open": "open", "live": "live"}
"""How a table stands, as a preview says it; every other state is an end."""


async def preview(hall: Hall, table: str, lang: str, base: str) -> str:
    """The lines of a page's head that messengers read; empty where there is no such table."""
    rows = models.tables.c
    found = await hall.store.row(select(rows.game, rows.seats, rows.status).where(rows.id == table))
    if found is None:
        return ""
    told = {
        "og:type": "website",
        "og:site_name": "Chronolude",
        "og:title": say(lang, "sv-preview-title", title=title(found.game, lang), n=found.seats),
        "og:description": say(lang, f"sv-preview-{STATES.get(found.status, 'over')}"),
        "og:image": base + PICTURE,
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in told.items())
