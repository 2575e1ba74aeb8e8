"""Which number a card's body goes by on the table.

Rules and bots hold all bodies, as players know what a box may hold; what is secret is which of them lies in which
slot. So bodies are numbered in an order that says nothing: a shuffle of each kind, the same for every game of a
mission, that no layout, view or imagined world tells. A slot that varies by the deal has several bodies; they wait in
a hidden pile of their own until a truth is drawn (rules/truths.py).
"""

from __future__ import annotations

import hashlib
from itertools import accumulate
from typing import Final

from .. import cards as c

Rows = dict[str, list[int]]
KINDS: Final = (
    c.LOCATIONS, c.FRONTS, c.MYSTERIES, c.ELEMENTS, c.INTERACTIONS, c.RECEPTACLES, c.SKIES, c.PROLOGUES, c.KEYS,
    c.CONFLICTS,
)  # fmt: skip
OF_BODIES: Final = (
    "body_list", "body_lists", "body_page", "body_pages", "body_colour", "body_alters", "body_covers", "body_map",
    "body_maps", "body_mod", "body_mods", "mystery_kind", "body_code", "body_clue", "body_clues",
)  # fmt: skip


def starts(counts: list[int]) -> list[int]:
    """Where the block of each kind begins."""
    return [0, *accumulate(counts[:-1])]


def kind_at(sizes: list[int], slot: int) -> int:
    """Which of KINDS a slot belongs to."""
    first = starts([sizes[which] for which in KINDS])
    return max(kind for kind, at in enumerate(first) if at <= slot and sizes[KINDS[kind]] > 0)


def piles_of(rows: Rows) -> list[int]:
    """For each slot that varies, how many bodies wait for it."""
    spans = zip(rows["deal_at"], rows["deal_truth"], strict=True)
    return [1 + max(rows["deal_pick"][at : at + rows["truth_values"][truth]]) for at, truth in spans]


def owners(rows: Rows) -> list[int]:
    """For each body the slot it may lie in: the slots themselves, then the further bodies of slots that vary."""
    out = list(range(rows["sizes"][c.SLOTS]))
    for slot, count in zip(rows["deal_slot"], piles_of(rows), strict=True):
        out += [slot] * (count - 1)
    return out


def counts_of(rows: Rows) -> list[int]:
    """How many bodies there are of each kind."""
    out = [0] * len(KINDS)
    for slot in owners(rows):
        out[kind_at(rows["sizes"], slot)] += 1
    return out


def shuffled(mission: str, keys: list[str], groups: list[list[int]]) -> list[int]:
    """A number for each member, group after group, in an order that only the mission's id and keys decide."""
    out = [0] * sum(len(group) for group in groups)
    at = 0
    for group in groups:
        mixed = sorted(group, key=lambda one: hashlib.sha256(f"{mission}/{keys[one]}".encode()).digest())
        for index, one in enumerate(mixed):
            out[one] = at + index
        at += len(group)
    return out


def numbers_of(mission: str, keys: list[str], rows: Rows) -> list[int]:
    """For each body, its number on the table. Texts may be mended without changing it."""
    of = owners(rows)
    groups: list[list[int]] = [[] for _ in KINDS]
    for body, slot in enumerate(of):
        groups[kind_at(rows["sizes"], slot)].append(body)
    return shuffled(mission, keys, groups)


def gists_of(mission: str, keys: list[str], rows: Rows) -> list[int]:
    """For each card that can be taken, the number of its gist: one a slot, true of all its bodies."""
    sizes = rows["sizes"]
    first = sizes[c.LOCATIONS]
    cards = list(range(sizes[c.FRONTS]))
    mysteries = list(range(sizes[c.FRONTS], sizes[c.FRONTS] + sizes[c.MYSTERIES]))
    return shuffled(mission, keys[first:], [cards, mysteries])


def renumbered(rows: Rows, numbers: list[int]) -> Rows:
    """The rows that rules read, by number of body instead of slot; Powers and triggers follow as they are."""
    out = dict(rows)
    for name in OF_BODIES:
        out[name] = list(rows[name])
        for body, number in enumerate(numbers):
            out[name][number] = rows[name][body]
    return out
