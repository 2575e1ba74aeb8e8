"""What a page shows of a game besides zones and numbers."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from . import plain
from .seen import Aid, Inspection, Printed, View


class Board:
    """What a board is given, in one language. All of it is made from a view, so nothing here can tell a secret."""

    def __init__(
        self,
        kind: type[Aid] = Aid,
        aid: Callable[[View, str], Aid] = plain.aid,
        catalogue: Callable[[str], Printed] = plain.catalogue,
        inspect: Callable[[View, list[str], str], Inspection] | None = None,
        recalls: Callable[[View], bool] = plain.recalls,
        also: tuple[type[msgspec.Struct], ...] = (),
        alike: bool = False,
    ) -> None:
        self.kind = kind
        """The type of the aid: the client's own is generated from it."""
        self.aid = aid
        """What follows from the view and a board would otherwise have to work out."""
        self.catalogue = catalogue
        """What is printed on the cards; empty where names say it all."""
        self.inspect = inspect
        """What a supposed change of the public table would bring; None where nothing can be supposed."""
        self.recalls = recalls
        """Whether a view may now remind its seat of where hidden cards lie, as far as it was told."""
        self.also = also
        """Further types that the board reads, such as those of its catalogue and its inspector's report."""
        self.alike = alike
        """Whether its aid is the same for everybody at the table: it is made once, from what a spectator sees."""
