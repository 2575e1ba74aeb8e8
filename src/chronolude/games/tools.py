"""What a game adds to the house beyond playing: verbs of the command line, and routes of the server."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .guests import or_warned


class Tools:
    """Where a game keeps its tools, each as `module:name`. They are imported when somebody wants them, not before."""

    def __init__(self, verbs: str = "", routes: str = "") -> None:
        self.verbs = verbs
        """A list of Typer apps and commands for `chronolude`."""
        self.routes = routes
        """A list of Litestar handlers."""


def load(place: str) -> list[Any]:
    """What stands at `module:name`; nothing where no place is named, nor, with a warning, where it cannot be loaded."""
    return or_warned(f"the tools at {place} are not here", lambda: _listed(place)) or [] if place else []


def _listed(place: str) -> list[Any]:
    module, _, name = place.partition(":")
    return list(getattr(import_module(module), name))
