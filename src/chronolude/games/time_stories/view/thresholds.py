"""What a trial really asks for: its printed threshold and what cards in play add to it, each by name."""

from __future__ import annotations

from typing import NamedTuple

from .. import cards as c
from .lens import Lens
from .texts import bases, only_body, open_bodies


class Added(NamedTuple):
    """Something in play that changes a threshold, and by how much."""

    card: str
    """A card or token, or `moon` or `star`."""
    amount: int


def added(lens: Lens, stat: int) -> list[Added]:
    """R-163, R-165, R-177, R-183: everything this seat sees that changes the threshold of such a trial."""
    out = []
    for card, first, count in in_play(lens):
        amount = sum(change(lens, at, stat) for at in range(first, first + count))
        if amount:
            out.append(Added(card, amount))
    return out


def change(lens: Lens, at: int, stat: int) -> int:
    rows = lens.made.rows
    counts = rows["mod_op"][at] == c.M_THRESHOLD and rows["mod_x"][at] == stat
    return rows["mod_y"][at] if counts else 0


def in_play(lens: Lens) -> list[tuple[str, int, int]]:
    """White Elements, upright Mysteries, sky cards by open or only texts, then group tokens; with their modifiers."""
    made, seen, _ = lens
    rows, bodies, sky = made.rows, open_bodies(made, seen), bases(made)["sky"]
    slots = {card: made.cards.index(card) for card in sorted(seen.named("in-play")) + sorted(seen.named("upright"))}
    slots |= {name: sky + at for at, name in enumerate(("moon", "star")) if seen.numbers[name] == 1}
    found = [(card, bodies.get(slot, only_body(made, slot))) for card, slot in slots.items()]
    out = [(card, rows["body_mod"][body], rows["body_mods"][body]) for card, body in found if body is not None]
    for token in sorted(seen.named("group")):
        kind = made.tokens.index(token.partition(".")[0])
        out.append((token, rows["token_mod"][kind], rows["token_mods"][kind]))
    return out
