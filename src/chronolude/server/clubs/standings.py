"""How an evening stands: points, Buchholz, and how one did with the cards that others had too. Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

import msgspec

HALF: Final = Fraction(1, 2)


class TableOutcome(msgspec.Struct, frozen=True):
    """How a table ended: who sat there, in the order of seats, their places (1 is first) and scores."""

    who: list[int]
    places: list[int]
    scores: list[int]


class RoundOutcome(msgspec.Struct, frozen=True):
    """A round: its tables that have ended, and who sat out."""

    tables: list[TableOutcome]
    byes: list[int]


class Score(msgspec.Struct, frozen=True):
    """Where somebody stands, and by what."""

    member: int
    place: int
    points: Fraction
    buchholz: Fraction
    median: Fraction
    duplicate: Fraction
    """Of all comparisons with whoever had the same cards, how many went one's way; a tie is half of one."""
    played: int
    byes: int
    beside: int
    """In how many comparisons."""


def shares(table: TableOutcome) -> list[Fraction]:
    """What each at a table gets: of the others there, how many came after them; a tie is half of one."""
    others = len(table.who) - 1
    return [
        Fraction(2 * sum(own < one for one in table.places) + table.places.count(own) - 1, 2 * others)
        for own in table.places
    ]


def duplicates(one: RoundOutcome) -> dict[int, tuple[Fraction, int]]:
    """For each who played a round: comparisons won with whoever had their seat at a table of this size, and how many.

    The place counts first, then the score.
    """
    alike: dict[tuple[int, int], list[tuple[int, tuple[int, int]]]] = defaultdict(list)
    for table in one.tables:
        for seat, member in enumerate(table.who):
            alike[len(table.who), seat].append((member, (-table.places[seat], table.scores[seat])))
    out: dict[int, tuple[Fraction, int]] = {}
    for row in alike.values():
        for member, own in row:
            won = sum((Fraction(1) if own > worth else HALF) for _, worth in row if own >= worth) - HALF
            out[member] = won, len(row) - 1
    return out


def points_of(one: RoundOutcome) -> dict[int, Fraction]:
    """Points of a round. A bye is half a point; who plays alone is compared with the others who do."""
    out = dict.fromkeys(one.byes, HALF)
    beside = duplicates(one)
    for table in one.tables:
        if len(table.who) == 1:
            won, count = beside[table.who[0]]
            out[table.who[0]] = won / count if count else HALF
        else:
            out |= dict(zip(table.who, shares(table), strict=True))
    return out


class Standings:
    """Everybody's points over all rounds, and what breaks their ties."""

    def __init__(self, members: Sequence[int], rounds: Sequence[RoundOutcome]) -> None:
        self.members = members
        self.rounds = rounds
        self.points: dict[int, Fraction] = dict.fromkeys(members, Fraction(0))
        self.beside: dict[int, tuple[Fraction, int]] = dict.fromkeys(members, (Fraction(0), 0))
        for one in rounds:
            for member, share in points_of(one).items():
                self.points[member] += share
            for member, (won, count) in duplicates(one).items():
                before = self.beside[member]
                self.beside[member] = before[0] + won, before[1] + count

    def opposed(self, member: int) -> list[Fraction]:
        """For each round somebody was in, what their opponents have by now, in the mean; for a bye their own points."""
        out: list[Fraction] = []
        for one in self.rounds:
            if member in one.byes:
                out.append(self.points[member])
            for table in one.tables:
                if member in table.who and len(table.who) > 1:
                    others = [self.points[other] for other in table.who if other != member]
                    out.append(sum(others, Fraction(0)) / len(others))
        return sorted(out)

    def score(self, member: int) -> Score:
        opposed = self.opposed(member)
        middle = opposed[1:-1] if len(opposed) > 2 else opposed
        won, count = self.beside[member]
        return Score(
            member, 0, self.points[member], sum(opposed, Fraction(0)), sum(middle, Fraction(0)),
            won / count if count else Fraction(0),
            sum(member in table.who for one in self.rounds for table in one.tables),
            sum(member in one.byes for one in self.rounds), count,
        )  # fmt: skip

    def table(self, shared: bool) -> list[Score]:
        """Everybody, first to last; who is level in all that counts has the same place. Cards count where shared."""

        def worth(one: Score) -> tuple[Fraction, ...]:
            return one.points, one.buchholz, one.median, one.duplicate if shared else Fraction(0)

        row = sorted(map(self.score, self.members), key=worth, reverse=True)
        return [msgspec.structs.replace(one, place=1 + sum(worth(other) > worth(one) for other in row)) for one in row]
