"""What the server answers for Timeline: decks, and dates that players doubt."""

from __future__ import annotations

from typing import Final

from . import deck_routes, report_routes

ROUTES: Final = [*deck_routes.HANDLERS, *report_routes.HANDLERS]
