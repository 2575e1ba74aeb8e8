"""What REST takes and gives about club nights."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .evening import LONGEST_REASON, MOST_MEMBERS, System, Terms

Figures = Annotated[list[Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]], Meta(max_length=16)]


class EveningWish(Terms, frozen=True, forbid_unknown_fields=True):
    """An evening to be opened; `after` is one whose ratings go on, which wants its host's key too."""

    after: Annotated[str, Meta(max_length=16)] = ""


class EveningMade(msgspec.Struct):
    """A new evening: its address for everybody, and the host's key, told once."""

    id: str
    link: str
    host: str
    host_link: str


class MemberWish(msgspec.Struct, forbid_unknown_fields=True):
    """Come to an evening."""

    name: Annotated[str, Meta(max_length=40)]


class MemberKey(msgspec.Struct):
    """Who one is at an evening, and the link that says so on another device; told once."""

    member: int
    token: str
    link: str


class MemberChange(msgspec.Struct, forbid_unknown_fields=True):
    """What a host, or somebody for themselves, does: go, or come back."""

    action: Literal["go", "back"]


class DoorsWish(msgspec.Struct, forbid_unknown_fields=True):
    """Whether people may still join."""

    open: bool


class Correction(msgspec.Struct, forbid_unknown_fields=True):
    """How a table ended by the host's word: places and scores in the order of seats, and why."""

    places: Figures
    reason: Annotated[str, Meta(max_length=LONGEST_REASON)]
    scores: Figures = []


class Came(msgspec.Struct):
    """The key that was given for a table, as a cookie; and the table."""

    table: str
    seat: int | None


class MemberInfo(msgspec.Struct):
    """Somebody at an evening."""

    id: int
    name: str
    since: int
    gone: bool


class ClubTableInfo(msgspec.Struct):
    """A table of a round. Without places it goes on, was not played, or its cards are still played elsewhere."""

    id: str
    who: list[int]
    status: str
    decisions: int
    places: list[int]
    scores: list[int]
    points: list[float]
    reason: str
    watch: bool


class ClubRoundInfo(msgspec.Struct):
    """A round."""

    n: int
    over: bool
    tables: list[ClubTableInfo]
    byes: list[int]


class ScoreInfo(msgspec.Struct):
    """Where somebody stands."""

    place: int
    member: int
    name: str
    gone: bool
    points: float
    buchholz: float
    median: float
    duplicate: float | None
    """In hundredths; null where there was nobody to compare with."""
    rating: float | None
    sigma: float | None
    played: int
    byes: int


class EveningInfo(msgspec.Struct):
    """An evening as everybody sees it, and who one is there."""

    id: str
    version: int
    name: str
    game: str
    title: str
    system: System
    rounds: int
    size: int
    shared: bool
    delay: int
    doors: bool
    ended: bool
    members: Annotated[list[MemberInfo], Meta(max_length=MOST_MEMBERS)]
    played: list[ClubRoundInfo]
    standings: list[ScoreInfo]
    host: bool = False
    """Whether this browser holds the host's key."""
    member: int | None = None
    """Who this browser is there."""
    table: str | None = None
    """Where they sit in the round that goes on."""


class OwnEvening(msgspec.Struct):
    """An evening this browser has a key to."""

    id: str
    name: str
    title: str
    game: str
    host: bool
    ended: bool
    members: int
    round: int
