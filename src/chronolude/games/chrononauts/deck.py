"""From an edition to the ints rules read: names and kinds of the cards in play, and rows of facts about them."""

from __future__ import annotations

from typing import Final

from . import cards as c
from .source import Edition, Entry, condition, paradox_condition, wished

SORT_OF: Final = {kind: number for number, kind in enumerate(c.SORTS)}
ALL_KINDS: Final = ("inverter", "patch", "artifact", "timewarp", "action", "id", "mission")


class CardSet:
    """The cards of one game: which of an edition's cards it uses, and what rules must know of them."""

    def __init__(
        self,
        edition: Edition,
        kinds: tuple[str, ...] = ALL_KINDS,
        without: tuple[str, ...] = (),
        instead: dict[str, str] | None = None,
    ) -> None:
        self.edition = edition
        self.instead = instead or {}
        """Effects that count as another one (A-004)."""
        self.entries: list[Entry] = []
        """What is printed on each card."""
        self.sorts: list[int] = []
        names: list[str] = []
        for kind in kinds:
            for entry in edition.entries[kind]:
                if entry.get("effect") in without:
                    continue
                copies = entry.get("count", 1)
                for copy in range(copies):
                    names.append(entry["id"] if copies == 1 else f"{entry['id']}_{copy + 1}")
                    self.entries.append(entry)
                    self.sorts.append(SORT_OF[kind])
        self.names = tuple(names)
        self.kinds = tuple(kind_of(sort) for sort in self.sorts)
        self.linchpins = [str(one["id"]) for one in edition.linchpins]
        self.ripples = [str(one["id"]) for one in edition.ripplepoints]
        self.war = next((one for one in edition.entries["patch"] if one.get("uberparadox")), None)
        self.groups = sorted({group for one in edition.entries["artifact"] for group in one["groups"]})
        self.facts = tuple(tuple(row) for row in self.rows())

    def acting(self, entry: Entry) -> Entry:
        """The card whose effect this one has here: itself, or the one it counts as (A-004)."""
        effect = self.instead.get(entry.get("effect", ""))
        return (
            entry if effect is None else next(one for one in self.edition.entries["action"] if one["effect"] == effect)
        )

    def rows(self) -> list[list[int]]:
        """All rows of facts, in the order of cards.py."""
        out: list[list[int]] = [[-1] * len(self.names) for _ in range(c.CARD_ROWS)]
        for card, entry in enumerate(self.entries):
            out[c.SORT][card] = self.sorts[card]
            for row, value in self.facts_of(self.sorts[card], entry).items():
                out[row][card] = value
        memos = [card for card, effect in enumerate(out[c.EFFECT]) if effect == c.MEMO]
        own = [[card for card, one in enumerate(self.sorts) if one == sort] for sort in (c.ID, c.MISSION)]
        return [*out, *self.timeline_rows(), memos, *own, self.single_facts()]

    def facts_of(self, sort: int, entry: Entry) -> dict[int, int]:
        """What one card's print says, by row."""
        if sort == c.INVERTER:
            return {c.TARGETS: self.mask(entry["targets"]), c.WAY: c.WAYS.index(entry["direction"])}
        if sort == c.PATCH:
            return self.patch_facts(entry)
        if sort == c.ARTIFACT:
            return self.artifact_facts(entry)
        if sort == c.ID:
            return self.home_facts(entry)
        if sort == c.MISSION:
            return {c.WISH + i: self.wish(entry["requires"][i]) for i in range(c.WISHES)}
        return self.effect_facts(entry)

    def patch_facts(self, entry: Entry) -> dict[int, int]:
        prime, true, any_of = condition(entry["playable_if"])
        return {
            c.RIPPLE: self.ripples.index(entry["year"]),
            c.NEEDS_PRIME: self.mask(prime),
            c.NEEDS_TRUE: self.mask(true),
            c.NEEDS_ANY: int(any_of),
            c.LATER: int(self.is_later(int(entry["year"]))),
        }

    def artifact_facts(self, entry: Entry) -> dict[int, int]:
        return {
            c.NUMBER: self.edition.ids("artifact").index(entry["id"]),
            c.RANK: entry["mona_rank"],
            c.GROUPS: sum(1 << self.groups.index(group) for group in entry["groups"]),
            c.LATER: int(bool(entry.get("after_1962"))),
        }

    def home_facts(self, entry: Entry) -> dict[int, int]:
        one, two = entry["patched"]
        years = [entry["true"], *(self.patch_year(patch) for patch in entry["patched"])]
        return {
            c.HOME_TRUE: self.ripples.index(entry["true"]),
            c.HOME_ONE: self.names.index(one),
            c.HOME_TWO: self.names.index(two),
            c.LATER: int(any(self.is_later(int(year)) for year in years)),
        }

    def effect_facts(self, entry: Entry) -> dict[int, int]:
        group = entry.get("bonus_group")
        return {
            c.EFFECT: c.EFFECTS.index(self.instead.get(entry["effect"], entry["effect"])),
            c.BONUS: 1 << self.groups.index(group) if group else 0,
            c.BEST_ONLY: int(bool(entry.get("bonus_best"))),
            c.DRAW: entry.get("draw", 0),
            c.PLAYS: entry.get("plays", 0),
            c.BONUS_DRAW: entry.get("bonus_draw", 0),
            c.BONUS_PLAYS: entry.get("bonus_plays", 0),
        }

    def wish(self, wish: Entry) -> int:
        """A mask of artifacts by number; BEST_MONA for the best Mona Lisa in play."""
        numbers = self.edition.ids("artifact")
        return sum(1 << numbers.index(artifact) for artifact in wished(wish))

    def timeline_rows(self) -> list[list[int]]:
        conditions = [paradox_condition(one) for one in self.edition.ripplepoints]
        return [
            [int(year) for year in self.linchpins],
            [int(year) for year in self.ripples],
            [self.mask(prime) for prime, _, _ in conditions],
            [int(any_of) for _, _, any_of in conditions],
        ]

    def single_facts(self) -> list[int]:
        constants = self.edition.constants
        names = ("start_hand", "hand_to_win", "paradoxes_to_lose", "solonauts_hand")
        war = self.names.index(self.war["id"]) if self.war and self.war["id"] in self.names else -1
        later = self.mask([year for year in self.linchpins if self.is_later(int(year))])
        return [*(constants[name] for name in names), war, later]

    def mask(self, years: list[str] | frozenset[str]) -> int:
        return sum(1 << self.linchpins.index(year) for year in years)

    def patch_year(self, patch: str) -> str:
        return next(str(one["year"]) for one in self.edition.entries["patch"] if one["id"] == patch)

    def is_later(self, year: int) -> bool:
        """C-102 to C-105: whether a year lies beyond the year of the Uberparadox."""
        return self.war is not None and year > int(self.war["year"])


def kind_of(sort: int) -> int:
    if sort == c.ID:
        return c.ID_CARD
    return c.MISSION_CARD if sort == c.MISSION else c.PLAY_CARD
