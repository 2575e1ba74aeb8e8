"""What a page shows of a game besides zones and numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import plain


class Board:
    """What a board is given. All of it is made from a view, so nothing here can tell a secret."""

    def __init__(
        self,
        aid: Callable[[Any], dict[str, Any]] = plain.aid,
        catalogue: Callable[[str], dict[str, Any]] = plain.catalogue,
        inspect: Callable[[Any, list[str]], dict[str, Any]] | None = None,
        recalls: Callable[[Any], bool] = plain.recalls,
    ) -> None:
        self.aid = aid
        """What follows from the view and a board would otherwise have to work out."""
        self.catalogue = catalogue
        """What is printed on the cards, in a language; empty where names say it all."""
        self.inspect = inspect
        """What a supposed change of the public table would bring; None where nothing can be supposed."""
        self.recalls = recalls
        """Whether a view may now remind its seat of where hidden cards lie, as far as it was told."""
