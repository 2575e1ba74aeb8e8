"""Playing a record again: same chance, same answers, and every digest checked on the way."""

from __future__ import annotations

from ..games import find
from ..kernel.chance import Cheap, Source
from ..kernel.notation import Unreadable
from .opening import deal, position
from .positions import digest
from .record import Chance, Record, Unusable
from .refused import Refused
from .table import Table
from .tree import Move


class Script(Source):
    """The draws of a record as far as they go, then another source."""

    def __init__(self, draws: list[int], beyond: Source) -> None:
        self.draws = draws
        self.beyond = beyond

    def draw(self, line: int, k: int, n: int) -> int:
        if k < len(self.draws):
            if not 0 <= self.draws[k] < n:
                raise Unusable(f"draw {k} is {self.draws[k]}, which is not below {n}")
            return self.draws[k]
        return self.beyond.draw(line, k, n)
