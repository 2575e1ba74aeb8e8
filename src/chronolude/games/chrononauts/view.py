"""What a seat makes of what it sees: the timeline in words, its own goals, and no guess about others'."""

from __future__ import annotations

from typing import Any

from . import cards as c
from .deck import Deck
from .history import Settled, is_war, ripple_of, settle
from .source import paradox_condition, wished


def infer(_memory: list[int], _kind: int, _args: tuple[int, ...]) -> None:
    """Nothing follows from an answer but what the cards show: a pass may always hide a Memo (C-088)."""


class Board:
    """The public timeline of a view, with the cards of its deck at hand."""

    def __init__(self, deck: Deck, primes: int, patches: list[str]) -> None:
        self.deck = deck
        self.facts: c.Facts = [list(row) for row in deck.facts]
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

    def state_of(self, year: str, settled: Settled | None = None) -> str:
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


def board_of(deck: Deck, view: Any) -> Board:
    """The timeline of a view; a table without one shows true history."""
    patches = [card for card in view.zone("timeline") if card is not None]
    return Board(deck, view.numbers.get("primes", 0), patches)


# ── goals of one's own ───────────────────────────────────────────────────────────────────────────


def home_of(board: Board, card: str) -> dict[str, Any]:
    """C-116, C-105: how many of the three headlines of an ID show, and whether a war cuts it off."""
    entry = board.deck.entries[board.deck.names.index(card)]
    wishes = [
        {"year": entry["true"], "wanted": "true", "patch": None, "shows": board.state_of(entry["true"]) == "true"}
    ]
    for patch in entry["patched"]:
        year = board.deck.patch_year(patch)
        wishes.append({"year": year, "wanted": "patched", "patch": patch, "shows": board.patch_on(year) == patch})
    later = board.facts[c.LATER][board.deck.names.index(card)]
    barred = board.war and bool(later)
    met = sum(bool(wish["shows"]) for wish in wishes)
    return {"card": card, "wishes": wishes, "met": met, "barred": barred, "home": met == 3 and not barred}


def mission_of(deck: Deck, view: Any, card: str) -> dict[str, Any]:
    """C-115, C-122: which of the three wishes lie in front of this seat."""
    own = [one for one in view.zone("artifacts", view.seat) if one is not None]
    wishes = []
    for wish in deck.entries[deck.names.index(card)]["requires"]:
        names = wished(wish) or [best_mona(deck, view) or ""]
        lying = [name for name in names if name in own]
        wishes.append({"any_of": wished(wish), "best": not wished(wish), "lies": lying[0] if lying else None})
    return {"card": card, "wishes": wishes, "met": sum(wish["lies"] is not None for wish in wishes)}


def best_mona(deck: Deck, view: Any) -> str | None:
    """C-067: the best Mona Lisa lying in front of anybody."""
    lying = [card for seat in range(view.seats) for card in view.zone("artifacts", seat) if card is not None]
    ranked = [(deck.entries[deck.names.index(card)]["mona_rank"], card) for card in lying]
    return min((pair for pair in ranked if pair[0] > 0), default=(0, None))[1]


def own_card(view: Any, zone: str) -> str | None:
    """The reader's own ID or mission."""
    cards = view.zone(zone, view.seat) if view.seat is not None else []
    return cards[0] if cards else None


# ── for boards ───────────────────────────────────────────────────────────────────────────────────


def timeline_of(board: Board) -> list[dict[str, Any]]:
    """The 32 years in order, each as it stands; conditions name linchpins, `any` says that one is enough."""
    out = []
    settled = board.settled
    for entry in board.deck.edition.entries["timeline"]:
        year = entry["id"]
        one = {"year": year, "index": entry["index"], "kind": entry["kind"], "state": board.state_of(year, settled)}
        one["later"] = board.deck.is_later(int(year))
        if entry["kind"] == "linchpin":
            one["ripples"] = entry["ripples"]
        else:
            years, _, any_of = paradox_condition(entry)
            one |= {"linchpins": sorted(years), "any": any_of, "patch": board.patch_on(year)}
        out.append(one)
    return out


def aid(deck: Deck, view: Any) -> dict[str, Any]:
    """What a board shows besides the zones: the timeline in words and how near the reader's own goals are."""
    facts = deck.facts[c.FACT]
    out: dict[str, Any] = {}
    if "primes" in view.numbers:
        board = board_of(deck, view)
        out |= {"timeline": timeline_of(board), "war": board.war, "limit": facts[c.PARADOXES_TO_LOSE]}
        out["travellers"] = [home_of(board, card) for card in view.zone("travellers") if card is not None]
        own = own_card(view, "id")
        if own is not None:
            out["id"] = home_of(board, own)
    mission = own_card(view, "mission")
    if mission is not None:
        out["mission"] = mission_of(deck, view, mission)
    return out


def year_of(board: Board, text: str) -> str:
    """A year of the timeline, or a ValueError that says what it is not."""
    if text in board.deck.linchpins:
        return text
    if text.isdigit() and ripple_of(board.facts, int(text)) >= 0:
        raise ValueError(f"{text} is a ripplepoint: only a linchpin can be flipped (C-042)")
    raise ValueError(f"{text!r} is neither a linchpin nor a patch of this edition")
