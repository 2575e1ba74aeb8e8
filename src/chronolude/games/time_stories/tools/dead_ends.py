"""Positions proved lost: relaxed reachability from a game under way, what was removed staying removed."""

from __future__ import annotations

from ....kernel.state import State
from ....kernel.verbs import place_of
from .. import cards as c
from .. import names
from ..layout import AGENTS_MOST
from ..mission.load import Mission
from ..mission.reach import Reach


def is_dead(made: Mission, s: State) -> bool:
    """Whether no success or partial ending can be reached any more, whatever is done."""
    reach = Reach(made)
    reach.gone = {slot for slot in range(reach.first_interaction) if int(place_of(s, slot)) == names.REMOVED}
    reach.run_number = int(s.n[names.RUN])
    reach.moon, reach.star = bool(s.n[names.MOON]), bool(s.n[names.STAR])
    add_elements(reach, s)
    add_tokens(made, reach, s)
    for slot in range(reach.first_interaction):
        if int(place_of(s, slot)) in (
            names.PANORAMA,
            names.UPRIGHT,
            names.READING,
            *range(names.HELD, names.HELD + AGENTS_MOST),
        ):
            reach.bodies.add(slot)
    first = reach.first_element - reach.size[c.MYSTERIES]
    reach.mysteries |= {i for i in range(reach.size[c.MYSTERIES]) if int(place_of(s, first + i)) == names.UPRIGHT}
    reach.run()
    return not any(made.rows["ending_outcome"][one] != c.LOSS for one in reach.endings)


def add_elements(reach: Reach, s: State) -> None:
    for x in range(reach.size[c.ELEMENTS]):
        if int(place_of(s, reach.first_element + x)) not in (names.PACK, names.REMOVED):
            reach.take_element(x)


def add_tokens(made: Mission, reach: Reach, s: State) -> None:
    for index, token in enumerate(made.rows["token_first"]):
        copies = range(token, token + made.rows["token_copies"][index])
        if any(int(place_of(s, card)) not in (names.SHEET, names.REMOVED) for card in copies):
            reach.tokens.add(index)
