"""Records: a header, the chance that was drawn, and the answers. One content, two forms: text and JSON."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from ..games.seen import Ending
from .tree import Move

FORMAT: Final = 1
DIGEST_EVERY: Final = 10


class Unusable(ValueError):
    """A record that cannot be read or does not replay; the message says where."""


class Chance(msgspec.Struct, omit_defaults=True, frozen=True):
    """Where the draws came from: a plain seed, a commitment, or a deal that was entered by hand."""

    kind: str = "seed"
    seed: int = 0
    commitment: str = ""
    """SHA-256 of the secret, published before the deal."""
    entropy: list[str] = []
    """What each seat mixed in."""
    secret: str = ""
    """Told when the game is over."""


class Header(msgspec.Struct, omit_defaults=True, frozen=True):
    """Everything that was settled before the first answer."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    chance: Chance = Chance()
    deal: list[int] = []
    """The draws of the set-up."""
    start: dict[str, Any] | None = None
    """A position, if the record does not begin with a deal."""
    parent: str = ""
    """Where a branch left: a digest of what its seat (or, in a study, everybody) saw there, and the decision."""
    names: list[str] = []
    players: list[str] = []
    """Who answers for each seat: empty for a person, or the name of a bot."""


class Record(msgspec.Struct, omit_defaults=True, frozen=True):
    """One game as a tree of answers."""

    header: Header
    moves: list[Move] = []
    futures: list[list[Move]] = []
    """What was played on from the last move before somebody went back to it."""
    format: int = FORMAT
    result: Ending | None = None
    """How the main line ended, for who reads many records; it follows from the answers, and is held against them."""

    @property
    def json(self) -> str:
        plain = {"format": self.format, **msgspec.to_builtins(self)}
        return json.dumps(plain, ensure_ascii=False)

    @property
    def text(self) -> str:
        from .record_text import write

        return write(self)

    def replay(self, upto: int | None = None) -> Any:
        """The table after `upto` answers of the main line (all, if not said); every digest is checked."""
        from .replay import replay

        return replay(self, upto)

    def until(self, n: int) -> Record:
        """Its first n answers; they led to the result only where they are all."""
        moves = self.moves[:n]
        result = self.result if len(moves) == len(self.moves) else None
        return msgspec.structs.replace(self, moves=moves, result=result)

    def at(self, n: int) -> Any:
        """The table as it stood at decision n."""
        return self.replay(n)

    def up_to(self, n: int) -> Record:
        """Its first n answers, and nothing of other futures: all that is needed to stand there again."""
        line = self.until(n)
        moves = [msgspec.structs.replace(move, branches=[]) for move in line.moves]
        return msgspec.structs.replace(line, moves=moves, futures=[])

    def branch(self, n: int, mode: str = "study", seat: int | None = None, seed: int = 0) -> Any:
        """An alternate timeline from decision n."""
        from .branch import branch

        return branch(self, n, mode, seat, seed)


def read_json(text: str) -> Record:
    """A record from its JSON form; a newer format is refused before anything else is looked at."""
    try:
        plain = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise Unusable(f"this is not a record: {error}") from None
    check_format(plain.get("format") if isinstance(plain, dict) else None)
    try:
        return msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise Unusable(f"this record has a fault: {error}") from None


def check_format(found: object) -> None:
    if not isinstance(found, int):
        raise Unusable("this is not a record: it names no format")
    if found > FORMAT:
        raise Unusable(f"this record has format {found}; this version reads up to {FORMAT}. Nothing was changed.")
