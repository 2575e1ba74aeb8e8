"""What a game declares about its table: cards, zones, numbers, verbs, events. Names live here, ints elsewhere."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from .rows import row_of, rows_of

# Audiences of a zone. Silence means secret: there is no default that shows.
NOBODY: Final = 0
OWNER: Final = 1
ALL: Final = 2
OTHERS: Final = 3  # every other seat; whoever only watches may be the owner, and sees as little

# What a noun or an event's argument names.
NOTHING: Final = 0
CARD: Final = 1
SEAT: Final = 2
ZONE: Final = 3
NUMBER: Final = 4
SECRET: Final = 5  # a number that only the event's audience may know

SEATS_MOST: Final = 8
SPECTATOR: Final = 15  # the seat number of somebody who only watches
EVERYONE: Final = 0xFFFF  # a mask of seats, spectators included


class Zone(NamedTuple):
    """A named place for cards, declared once for all its copies (one per seat, or a numbered row)."""

    name: str
    audience: int
    copies: int = 1  # 1, or one per seat when OWNER or OTHERS, or any row of places
    first: int = 0  # the number people give to the first copy
    ordered: bool = False  # whether order means something; if not, views sort, so that no position can be followed
    kind: int = -1  # the only kind of card that can lie here, or -1
    places: int = 1  # places for one card each in every copy, where it matters in which of them a hidden card lies
    called: str = ""  # its constant in the rules, where that is not its name in capitals; so for all below
    most: int = -1  # how many cards can lie in one copy; -1: any number
    by_seat: bool = False  # whether its copies go by seat; those of OWNER and OTHERS always do


class Number(NamedTuple):
    """A public integer or row of integers."""

    name: str
    copies: int = 1
    words: tuple[str, ...] = ()  # names of the values 0, 1, …, where a word reads better than a figure
    called: str = ""
    least: int = 0  # the range of each value: what lies outside is no position of the game
    most: int = -1  # below `least`: no range is declared
    seat: int = -1  # 0 where it names a seat (of those that play), 1 where a seat + 1; then `most` does not count
    by_seat: bool = False  # whether the row goes by seat
    bits: bool = False  # whether each bit means something by itself


class Verb(NamedTuple):
    """A kind of answer: its word, and what its noun names."""

    name: str
    noun: int = NOTHING
    word: str = ""  # what stands before the noun in text, e.g. `offer` in `offer C9`
    passes: bool = False  # whether this answer lets a window go by
    ends: bool = False  # whether no part of the same move can follow it, which need not be tried then
    words: tuple[str, ...] = ()  # names of the nouns 0, 1, …, where a word reads better than a figure
    called: str = ""
    among: tuple[int, ...] = ()  # what its noun can be: kinds of cards, or the numbers themselves; empty: not declared


class Telling:
    """A kind of event: its name and what its arguments are."""

    def __init__(self, name: str, *args: tuple[str, int], called: str = "") -> None:
        self.name = name
        self.args = args
        self.called = called


class Layout:
    """All declarations of one game, expanded to flat tables of ints."""

    origin: object = None
    """The game whose table this is, by which it is found again; set by the game."""
    roles: int
    """How many roles are played at least: where more than sit down, one seat plays several."""

    def __init__(
        self,
        cards: tuple[str, ...],
        kinds: tuple[int, ...],
        zones: tuple[Zone, ...],
        numbers: tuple[Number, ...],
        verbs: tuple[Verb, ...],
        tellings: tuple[Telling, ...],
        rules: tuple[str, ...],
        printed: tuple[int, ...] = (),
        facts: tuple[tuple[int, ...], ...] = (),
        roles: int = 1,
    ) -> None:
        self.cards, self.kinds = cards, kinds
        self.zones, self.numbers, self.verbs = zones, numbers, verbs
        self.rules = rules
        """Names of the rules, in the order of the game's table of steps."""
        self.printed, self.roles = printed, roles
        """Kinds of card whose place is fixed in print, not by shuffling, such as the backs of other cards."""
        self.facts = rows_of(facts)
        """Rows of printed ints, one per card, for rules whose cards come from a data file."""
        self.tellings = (MOVED, SHUFFLED, TURNED, *tellings)
        self.told = row_of([len(telling.args) for telling in self.tellings])
        """How many arguments each kind of event has."""
        self.masks: list[int] = []
        self.zone_of: list[Zone] = []
        self.copy_of: list[int] = []
        self.spot_of: list[int] = []
        for zone in zones:
            for copy in range(zone.copies):
                self.masks += [mask_of(zone.audience, copy)] * zone.places
                self.zone_of += [zone] * zone.places
                self.copy_of += [copy] * zone.places
                self.spot_of += range(zone.places)
        self.seen_by = row_of(self.masks)
        self.ordered = row_of([int(zone.ordered) for zone in self.zone_of])
        self.offsets: dict[str, int] = {}
        self.size_n = 0
        for number in numbers:
            self.offsets[number.name] = self.size_n
            self.size_n += number.copies

    def __reduce__(self) -> tuple[object, ...]:
        return found_again(self.origin, "layout")

    def goes_by_seat(self, zone: int) -> bool:
        """Whether this copy of a zone is some seat's."""
        declared = self.zone_of[zone]
        return declared.by_seat or declared.audience in (OWNER, OTHERS)

    def takes(self, zone: i64, card: i64) -> bool:
        """Whether a card of this kind can lie in this zone."""
        kind = self.zone_of[zone].kind
        return kind < 0 or kind == self.kinds[card]


def found_again(origin: object, part: str) -> tuple[object, ...]:
    """How a part of a game is pickled: as the game and where it is found there."""
    if origin is None:
        raise TypeError(f"this {part} belongs to no game, and so cannot be pickled")
    return getattr, (origin, part)


def mask_of(audience: int, copy: int) -> int:
    """The seats that see into this copy of a zone."""
    if audience == ALL:
        return EVERYONE
    if audience == OTHERS:
        return (1 << SEATS_MOST) - 1 & ~(1 << copy)
    return 1 << copy if audience == OWNER else 0


# Three events the kernel tells by itself.
MOVED: Final = Telling("moved", ("card", CARD), ("from", ZONE), ("to", ZONE))
SHUFFLED: Final = Telling("shuffled", ("zone", ZONE))
TURNED: Final = Telling("turned", ("card", CARD), ("zone", ZONE))
E_MOVED: Final = 0
E_SHUFFLED: Final = 1
E_TURNED: Final = 2
# A game's own events are numbered from 3 on.
