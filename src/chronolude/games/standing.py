"""Standing answers: what a person may say once for every ask of a kind. Rules know nothing of it."""

from __future__ import annotations

from collections.abc import Callable

from .seen import View


class Standing:
    """One instruction a seat may leave with the table. It is private to that seat."""

    def __init__(
        self,
        name: str,
        fits: Callable[[View], bool],
        answer: Callable[[list[str]], str],
        usual: bool = False,
        window: bool = False,
    ) -> None:
        self.name = name
        self.fits = fits
        """Whether the ask on the table is of its kind, from what everybody sees."""
        self.answer = answer
        """The answer, from what is on offer to the seat."""
        self.usual = usual
        """Whether it holds until its seat says otherwise."""
        self.window = window
        """Whether it answers a window: there nobody may see who answered by hand and who by an instruction."""
