"""What REST takes and gives, besides what the socket's protocol already names."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ...search.judgement import Judged
from ..live.rows import TableSettings

Name = Annotated[str, Meta(max_length=40)]
Words = Annotated[str, Meta(max_length=400)]
Small = Annotated[str, Meta(max_length=64)]
Value = Annotated[str, Meta(max_length=2000)]
Options = Annotated[dict[Small, Value], Meta(max_length=40)]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall hold a seat from the start."""

    kind: Literal["human", "bot", "open"] = "open"
    name: Name = ""
    bot: Small = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made. Without `players` the maker takes the first seat, bots the last, and the rest is open."""

    game: Small
    seats: int | None = None
    options: Options = {}
    bots: Annotated[list[Small], Meta(max_length=16)] = []
    players: Annotated[list[SeatWish], Meta(max_length=16)] = []
    name: Name = ""
    settings: TableSettings = TableSettings()


class SeatKey(msgspec.Struct):
    """A seat and the link that opens it; told once."""

    seat: int
    token: str
    link: str


class Made(msgspec.Struct):
    """A new table: the keys are told once and kept only as hashes; those that are not yours are empty."""

    id: str
    link: str
    host: str
    watch: str
    seats: list[SeatKey]
    commitment: str


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down."""

    name: Name = ""
    seat: int | None = None
    entropy: Words = ""


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """Deal now; open seats go to this bot."""

    bot: Small = ""
    entropy: Words = ""


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """What a host (or the holder, for `bot`, `back` and `leave`) does with a seat."""

    action: Literal["bot", "back", "release", "kick", "leave"]
    bot: Small = ""


class Webhook(msgspec.Struct, forbid_unknown_fields=True):
    """Where to send turn notices; an empty address stops them."""

    url: Annotated[str, Meta(max_length=500)] = ""


class WebhookKey(msgspec.Struct):
    """The key each notice is signed with (HMAC-SHA256 of the body); told once."""

    key: str


class BranchWish(msgspec.Struct, forbid_unknown_fields=True):
    """Another timeline from a decision: `fair` from one's own seat, `study` once the game is over."""

    decision: int
    mode: Literal["fair", "study"] = "fair"
    seat: int | None = None
    players: Annotated[list[SeatWish], Meta(max_length=16)] = []
    name: Name = ""
    settings: TableSettings = TableSettings()


class RecordText(msgspec.Struct, forbid_unknown_fields=True):
    """A record in its text or JSON form."""

    text: str


class TreeNode(msgspec.Struct):
    """A table among its branches."""

    id: str
    game: str
    parent: str | None
    decision: int | None
    mode: str | None
    status: str
    decisions: int
    branches: list[BranchInfo]
    result: dict[str, Any] | None
    children: list[TreeNode]
    called: str = ""
    seat: int | None = None
    """Whose it is who asks; null for a watcher."""


class BranchInfo(msgspec.Struct):
    """An abandoned branch inside one table: where it left, and how long it was."""

    decision: int
    length: int


class ListedTable(msgspec.Struct):
    """A table in the lobby."""

    id: str
    game: str
    title: str
    who: list[str]
    taken: int
    seats: int
    pace: str
    status: str
    watch: bool
    created: float


class OptionCard(msgspec.Struct):
    """A switch settled before the deal, as a lobby shows it."""

    name: str
    values: list[str]
    default: str
    rule: str
    text: bool = False
    """A text of its own form: `values` are worth offering, many more may be read."""
    several: bool = False
    titles: dict[str, dict[str, str]] = {}
    """What values are called in each language, where the data themselves say."""
    faults: dict[str, str] = {}
    """Data files that cannot be used now, by name, and why."""


class OwnBoard(msgspec.Struct):
    """A custom element of a third party: its name, where its module lies, and the contract it was written for."""

    tag: str
    script: str
    version: int


class GameCard(msgspec.Struct):
    """A game one can play here."""

    id: str
    title: str
    seats: list[int]
    options: list[OptionCard]
    bots: list[str]
    doubts: list[str] = []
    """Sentences on facts of its cards that nobody could confirm."""
    tagline: str = ""
    """What it is about, in a sentence."""
    board: OwnBoard | None = None
    """The board that a third party brings; None for the house's own and for the generic one."""


class OwnTable(msgspec.Struct):
    """A table this browser holds a seat at."""

    id: str
    game: str
    title: str
    seat: int
    status: str
    your_turn: bool
    who: list[str] = []
    """The others at it."""
    called: str = ""


class Lobby(msgspec.Struct):
    """The departures board."""

    games: list[GameCard]
    tables: list[OwnTable]
    departures: list[ListedTable]


class DailyResult(msgspec.Struct):
    """How somebody fared with today's deal."""

    name: str
    rank: int
    score: int
    decisions: int
    at: float


class Daily(msgspec.Struct):
    """The deal of the day; everybody gets the same, so it cannot be verified as fair.

    How others fared is told to whoever has finished it themselves, and to everybody when the day is over.
    """

    game: str
    day: str
    verifiable: bool
    results: list[DailyResult]
    finished: int = 0
    """How many have played it to the end in time."""
    table: str = ""
    """Where whoever asks plays or played it; empty where they have not begun."""
    mine: DailyResult | None = None


class Locker(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody keeps under a secret of their own, sealed by their browser, and how often it was changed."""

    sealed: str
    version: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class LockerVersion(msgspec.Struct):
    """The version that a locker has now."""

    version: int


class Done(msgspec.Struct):
    """It is done."""

    ok: bool = True


class Decision(Judged, frozen=True):
    """One answer looked at again, from what its seat could know."""

    # What was answered and what was best are in the words of the reader's language here.
    move: int
    """The number of the move it made, as a review counts them."""
    turning: bool
    """Whether it is one of the few that clearly gave most away."""


class HindsightInfo(msgspec.Struct, frozen=True):
    """A seat's decisions, as far as they have been judged: `looked` of `wanted`."""

    seat: int
    looked: int
    wanted: int
    decisions: list[Decision]
