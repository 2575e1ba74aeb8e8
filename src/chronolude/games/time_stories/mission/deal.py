"""Which number a card's body goes by on the table.

Rules and bots hold all bodies, as players know what a box may hold; what is secret is which of them lies in which
slot. So bodies are numbered in an order that says nothing: a shuffle of each kind, the same for every game of a
mission, that no layout, view or imagined world tells.
"""

from __future__ import annotations

import hashlib
from typing import Final

from .. import cards as c

KINDS: Final = (
    c.LOCATIONS, c.FRONTS, c.MYSTERIES, c.ELEMENTS, c.INTERACTIONS, c.RECEPTACLES, c.SKIES, c.PROLOGUES, c.CONFLICTS,
)  # fmt: skip
OF_BODIES: Final = (
    "body_list", "body_lists", "body_page", "body_pages", "body_colour", "body_alters", "body_covers", "body_map",
    "body_maps", "body_mod", "body_mods",
)  # fmt: skip


def numbers_of(mission: str, keys: list[str], sizes: list[int]) -> list[int]:
    """For each slot, the number of the body that lies there. Texts may be mended without changing it."""
    out: list[int] = []
    for which in KINDS:
        slots = range(len(out), len(out) + sizes[which])
        mixed = sorted(slots, key=lambda slot: hashlib.sha256(f"{mission}/{keys[slot]}".encode()).digest())
        out += [slots.start + mixed.index(slot) for slot in slots]
    return out


def renumbered(rows: dict[str, list[int]], numbers: list[int]) -> dict[str, list[int]]:
    """The rows that rules read, by number of body instead of slot; Powers and triggers follow as they are."""
    out = dict(rows)
    sizes = rows["sizes"]
    first = sizes[c.LOCATIONS] + sizes[c.FRONTS]
    for name in OF_BODIES:
        out[name] = list(rows[name])
        for slot, number in enumerate(numbers):
            out[name][number] = rows[name][slot]
    out["mystery_kind"] = list(rows["mystery_kind"])
    for slot in range(first, first + sizes[c.MYSTERIES]):
        out["mystery_kind"][numbers[slot] - first] = rows["mystery_kind"][slot - first]
    return out
