"""The plan of an evening: who came, what was paired, how it ended. Plain data, kept as it is written here."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ..live.rows import ClockSettings
from .pairing import Entrant
from .standings import RoundOutcome, Score, Standings, TableOutcome

MOST_MEMBERS: Final = 128
MOST_ROUNDS: Final = 30
MOST_CHANGES: Final = 2_000
"""So often an evening may change; nobody needs a tenth of it."""
LONGEST_REASON: Final = 200
System = Literal["swiss", "everybody"]
Skill = tuple[float, float, int]
"""Of a rating: its middle, its sigma, and from how many games."""


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host settles before anybody comes."""

    game: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=60)] = ""
    options: Annotated[dict[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=2000)]], Meta(max_length=40)] = {}  # noqa: E501  # fmt: skip
    system: System = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 5
    size: Annotated[int, Meta(ge=1, le=16)] = 2
    """How many sit at a table."""
    uneven: bool = True
    """Whether tables of other sizes are laid so that fewer sit out."""
    shared: bool = True
    """Whether all tables of a round are dealt the same cards."""
    delay: Annotated[int, Meta(ge=0, le=86_400)] = 0
    hints: bool = False
    clock: ClockSettings = ClockSettings()


class Member(msgspec.Struct):
    """Somebody who came to an evening, by a name and a key."""

    id: int
    name: str
    key: str
    since: int
    """The first round they can be in."""
    lot: int
    """Drawn when they came: who stands level is taken in this order."""
    gone: bool = False


class ClubTable(msgspec.Struct):
    """A table of a round: who sits where, and how it ended."""

    id: str
    who: list[int]
    places: list[int] = []
    scores: list[int] = []
    reason: str = ""
    """Why the host set it otherwise than it was played."""


class ClubRound(msgspec.Struct):
    """A round that was paired."""

    secret: str
    tables: list[ClubTable]
    byes: list[int]
    made: bool = False
    """Whether all its tables stand in the hall."""
    over: bool = False
    told: bool = False
    """Whether its cards may be looked into."""


class Evening(msgspec.Struct):
    """One club night."""

    id: str
    terms: Terms
    host: str
    created: float
    members: list[Member] = []
    rounds: list[ClubRound] = []
    doors: bool = True
    """Whether people may still join."""
    ended: bool = False
    skills: dict[int, Skill] = {}
    brought: dict[str, Skill] = {}
    """Ratings of an evening before, by name."""
    version: int = 0

    @property
    def current(self) -> ClubRound | None:
        """The round that goes on."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].over else None

    @property
    def present(self) -> list[Member]:
        return [one for one in self.members if not one.gone]

    def member(self, id: int) -> Member | None:
        return self.members[id] if 0 <= id < len(self.members) else None

    def table(self, id: str) -> tuple[ClubRound, ClubTable] | None:
        return next(((one, table) for one in self.rounds for table in one.tables if table.id == id), None)

    def outcomes(self) -> list[RoundOutcome]:
        """What counts: of rounds whose cards are still played elsewhere, nothing."""
        return [outcome_of(one) for one in self.rounds if one.over or not self.terms.shared]

    def standings(self) -> list[Score]:
        return Standings([one.id for one in self.members], self.outcomes()).table(self.terms.shared)


def outcome_of(one: ClubRound) -> RoundOutcome:
    ended = [TableOutcome(table.who, table.places, table.scores) for table in one.tables if table.places]
    return RoundOutcome(ended, one.byes if one.over else [])


def entrants_of(evening: Evening) -> list[Entrant]:
    """Who is to be paired now, who stands first before the others; level ones by lot."""
    here = {one.id: one for one in evening.present}
    scores = [one for one in evening.standings() if one.member in here]
    scores.sort(key=lambda one: (one.place, here[one.member].lot))
    points = sorted({one.points for one in scores}, reverse=True)
    return [entrant_of(evening, one.member, points.index(one.points)) for one in scores]


def entrant_of(evening: Evening, member: int, level: int) -> Entrant:
    mine = [table.who for one in evening.rounds for table in one.tables if member in table.who]
    met = Counter(other for who in mine for other in who if other != member)
    sat = Counter(who.index(member) for who in mine)
    return Entrant(member, level, sum(member in one.byes for one in evening.rounds), met, sat)


def shown(value: Fraction) -> float:
    """A figure as people read it."""
    return round(float(value), 3)
