"""What a seat makes of what it sees: the timeline in words, its own goals, and no guess about others'."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal
from weakref import WeakKeyDictionary

import msgspec

from ...kernel.rows import rows_of
from ...sight import Masks
from ..seen import Aid, View
from . import cards as c
from .cards import Facts
from .deck import CardSet
from .history import Settled, is_war, ripple_of, settle
from .source import Entry, paradox_condition, wished


def infer(_memory: Masks, _kind: int, _args: tuple[int, ...]) -> None:
    """Nothing follows from an answer but what the cards show: a pass may always hide a Memo (C-088)."""


YearState = Literal["true", "prime", "open", "patched"]
_facts: Final[WeakKeyDictionary[CardSet, Facts]] = WeakKeyDictionary()
"""What compiled rules know of a deck's cards. Rows that plain code hands to compiled code are never given back (mypyc),
so that each deck has one for good: made anew for every look, they took 20 kB of memory each."""


def facts_of(deck: CardSet) -> Facts:
    found = _facts.get(deck)
    if found is None:
        found = _facts[deck] = rows_of(deck.facts)
    return found


class Chronicle:
    """The public timeline of a view, with the cards of its deck at hand."""

    def __init__(self, deck: CardSet, primes: int, patches: list[str]) -> None:
        self.deck = deck
        self.facts = facts_of(deck)
        self.primes = primes
        self.patches = [deck.names.index(patch) for patch in patches]

    @property
    def settled(self) -> Settled:
        return settle(self.facts, self.primes, self.patches)

    @property
    def war(self) -> bool:
        return is_war(self.facts, self.patches)

    def is_prime(self, year: str) -> bool:
        return bool(self.primes >> self.deck.linchpins.index(year) & 1)

    def patch_on(self, year: str) -> str | None:
        ripple = self.deck.ripples.index(year)
        for patch in self.patches:
            if self.facts[c.RIPPLE][patch] == ripple:
                return self.deck.names[patch]
        return None

    def state_of(self, year: str, settled: Settled | None = None) -> YearState:
        """C-016, C-017: true or prime for a linchpin; true, open or patched for a ripplepoint."""
        if year in self.deck.linchpins:
            return "prime" if self.is_prime(year) else "true"
        now = settled or self.settled
        bit = 1 << self.deck.ripples.index(year)
        if now.holes & bit:
            return "open"
        return "patched" if now.paradoxes & bit else "true"

    def years_of(self, mask: int) -> list[str]:
        """The years of a mask of ripplepoints."""
        return [year for number, year in enumerate(self.deck.ripples) if mask >> number & 1]


def board_of(deck: CardSet, view: View) -> Chronicle:
    """The timeline of a view; a table without one shows true history."""
    return Chronicle(deck, view.numbers.get("primes", 0), view.named("timeline"))


# ── goals of one's own ───────────────────────────────────────────────────────────────────────────


class HomeWish(msgspec.Struct, frozen=True):
    """A headline that an ID calls home: a year as it was, or a patch on it."""

    year: str
    wanted: Literal["true", "patched"]
    patch: str | None
    shows: bool


class HomeAid(msgspec.Struct, frozen=True):
    """An ID, and how many of its three headlines show."""

    card: str
    wishes: list[HomeWish]
    met: int
    barred: bool
    """A war cuts it off."""
    home: bool


class MissionWish(msgspec.Struct, frozen=True):
    """An artifact that a mission asks for."""

    any_of: list[str]
    best: bool
    """The best Mona Lisa that lies anywhere."""
    lies: str | None
    """The one that lies in front of the reader."""


class MissionAid(msgspec.Struct, frozen=True):
    """A mission, and how many of its three wishes lie in front of the reader."""

    card: str
    wishes: list[MissionWish]
    met: int


def home_of(board: Chronicle, card: str) -> HomeAid:
    """C-116, C-105: how many of the three headlines of an ID show, and whether a war cuts it off."""
    entry = board.deck.entries[board.deck.names.index(card)]
    wishes = [HomeWish(entry["true"], "true", None, board.state_of(entry["true"]) == "true")]
    for patch in entry["patched"]:
        year = board.deck.patch_year(patch)
        wishes.append(HomeWish(year, "patched", patch, board.patch_on(year) == patch))
    later = board.facts[c.LATER][board.deck.names.index(card)]
    barred = board.war and bool(later)
    met = sum(wish.shows for wish in wishes)
    return HomeAid(card, wishes, met, barred, met == 3 and not barred)


def mission_of(deck: CardSet, view: View, card: str) -> MissionAid:
    """C-115, C-122: which of the three wishes lie in front of this seat."""
    own = view.named("artifacts", view.seat)
    wishes = []
    for wish in deck.entries[deck.names.index(card)]["requires"]:
        names = wished(wish) or [best_mona(deck, view) or ""]
        lying = [name for name in names if name in own]
        wishes.append(MissionWish(wished(wish), not wished(wish), lying[0] if lying else None))
    return MissionAid(card, wishes, sum(wish.lies is not None for wish in wishes))


def best_mona(deck: CardSet, view: View) -> str | None:
    """C-067: the best Mona Lisa lying in front of anybody."""
    lying = [card for seat in range(view.seats) for card in view.named("artifacts", seat)]
    ranked = [(deck.entries[deck.names.index(card)]["mona_rank"], card) for card in lying]
    return min((pair for pair in ranked if pair[0] > 0), default=(0, None))[1]


def own_card(view: View, zone: str) -> str | None:
    """The reader's own ID or mission."""
    cards = view.zone(zone, view.seat) if view.seat is not None else []
    return cards[0] if cards else None


# ── for boards ───────────────────────────────────────────────────────────────────────────────────


class YearAid(msgspec.Struct, frozen=True, kw_only=True):
    """A year of the timeline as it stands."""

    year: str
    index: str
    """Where it lies: a letter for the row, a figure for the column."""
    kind: Literal["linchpin", "ripplepoint"]
    state: YearState
    later: bool
    """It lies beyond what a war cuts off."""
    ripples: list[str] = []
    """Of a linchpin: the ripplepoints that hang on it."""
    linchpins: list[str] = []
    """Of a ripplepoint: what it hangs on."""
    any: bool = False
    """One prime linchpin is enough."""
    patch: str | None = None


class ChrononautsAid(Aid, frozen=True, kw_only=True):
    """The timeline in words and how near the reader's own goals are; Artifaxx has no timeline."""

    timeline: list[YearAid]
    war: bool
    limit: int
    """The number of paradoxes that destroys the universe."""
    id: HomeAid | None
    mission: MissionAid | None
    travellers: list[HomeAid]
    """Of Solonauts: those who wait."""
    won: HomeAid | None = None
    """The ID that came home and ended the game, for everybody to see."""


def timeline_of(board: Chronicle) -> list[YearAid]:
    """The 32 years in order, each as it stands."""
    return timeline_at(board.deck, board.primes, tuple(board.patches))


@lru_cache(maxsize=256)
def timeline_at(deck: CardSet, primes: int, patches: tuple[int, ...]) -> list[YearAid]:
    """Made once for all who look, and kept while history stays as it is."""
    board = Chronicle(deck, primes, [deck.names[patch] for patch in patches])
    settled = board.settled
    return [year_aid(board, entry, settled) for entry in deck.edition.entries["timeline"]]


def year_aid(board: Chronicle, entry: Entry, settled: Settled) -> YearAid:
    year = entry["id"]
    state, later = board.state_of(year, settled), board.deck.is_later(int(year))
    if entry["kind"] == "linchpin":
        return YearAid(
            year=year, index=entry["index"], kind="linchpin", state=state, later=later, ripples=entry["ripples"]
        )
    years, _, any_of = paradox_condition(entry)
    return YearAid(
        year=year, index=entry["index"], kind="ripplepoint", state=state, later=later, linchpins=sorted(years),
        any=any_of, patch=board.patch_on(year),
    )  # fmt: skip


def aid(deck: CardSet, view: View) -> ChrononautsAid:
    """What a board shows besides the zones."""
    limit = deck.facts[c.FACT][c.PARADOXES_TO_LOSE]
    own = own_card(view, "mission")
    mission = None if own is None else mission_of(deck, view, own)
    if "primes" not in view.numbers:
        return ChrononautsAid(timeline=[], war=False, limit=limit, id=None, mission=mission, travellers=[])
    board = board_of(deck, view)
    id = own_card(view, "id")
    return ChrononautsAid(
        timeline=timeline_of(board), war=board.war, limit=limit, id=None if id is None else home_of(board, id),
        mission=mission, travellers=[home_of(board, card) for card in view.named("travellers")],
        won=won_of(board, view),
    )  # fmt: skip


def won_of(board: Chronicle, view: View) -> HomeAid | None:
    """C-116: the ID by which the game was won; it lies open then."""
    if view.result is None or view.result.ending != "id":
        return None
    cards = [card for seat in view.result.winners for card in view.named("id", seat)]
    return home_of(board, cards[0]) if cards else None


def year_of(board: Chronicle, text: str) -> str:
    """A year of the timeline, or a ValueError that says what it is not."""
    if text in board.deck.linchpins:
        return text
    if text.isdigit() and ripple_of(board.facts, int(text)) >= 0:
        raise ValueError(f"{text} is a ripplepoint: only a linchpin can be flipped (C-042)")
    raise ValueError(f"{text!r} is neither a linchpin nor a patch of this edition")
