"""What a page shows of a game besides zones and numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from . import plain
from .seen import Aid, Inspection, Printed, View

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
ELEMENT_VERSION: Final = 1
"""What a board of one's own may rely on (docs/new-game.md); it rises when that changes."""


class Element:
    """A board of a third party: a custom element in the package's files, which is given a view and nothing else."""

    def __init__(self, tag: str, folder: Path, script: str = "board.js", version: int = ELEMENT_VERSION) -> None:
        if NAME.fullmatch(tag) is None:
            raise ValueError(
                f"{tag!r} cannot be the name of a custom element: use small letters and a hyphen, as in my-board"
            )
        self.tag = tag
        self.folder = folder
        """Everything in it is served, and nothing beside it."""
        self.script = script
        """The module that defines the element."""
        self.version = version
        """The version of the contract it was written for."""


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
        steady: bool = False,
        element: Element | None = None,
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
        self.steady = steady
        """Whether it hangs on nothing but zones, numbers and options: it is kept while these are as they were."""
        self.element = element
        """A board of a third party's own; None for the house's, or the generic one."""
