"""What is always true on the table (R-225 to R-231). The playtester and the tests look after every answer."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.state import State
from ....kernel.verbs import cards_in, place_of, size_of
from .. import cards as c
from .. import names
from ..layout import AGENTS_MOST
from ..mission.load import Mission


def untruths(made: Mission, s: State) -> list[str]:
    """Every broken truth, by rule; an empty list is as it should be."""
    return [*azrak(made, s), *stories(made, s), *elements(made, s), *piles(made, s)]


def azrak(made: Mission, s: State) -> Iterator[str]:
    """R-225, R-226, R-230, R-231: crystals and Magic are conserved and within their bounds."""
    count = int(s.n[names.AGENTS])
    plan = [int(s.n[names.OF_MISSION + i]) for i in range(len(made.locations))]
    reserves = [int(s.n[names.AZRAK + agent]) for agent in range(count)]
    everything = sum(reserves) + sum(plan) + int(s.n[names.VORTEX]) + int(s.n[names.REPORT]) + int(s.n[names.LIMBO])
    if everything != made.rows["sizes"][c.AZRAK_TOTAL]:
        yield f"R-225: {everything} Azrak"
    for agent in range(count):
        if not 0 <= reserves[agent] <= max(int(s.n[names.START + agent]), 0):
            yield f"R-226: agent {agent} has {reserves[agent]} Azrak"
        out = s.n[names.LOST + agent] or s.n[names.EJECTED + agent] or s.n[names.LIMBO] or not s.n[names.START + agent]
        if reserves[agent] == 0 and not out and s.n[names.PHASE] in (names.PHASE_RECON, names.PHASE_TELEPATHY):
            yield f"R-226: agent {agent} goes on with no Azrak"
        if not 0 <= s.n[names.MAGIC + agent] <= s.n[names.MAGIC_START]:
            yield f"R-230: agent {agent} has {int(s.n[names.MAGIC + agent])} Magic"
    if sum(int(s.n[names.MAGIC + agent]) for agent in range(count)) + int(s.n[names.SUPPLY]) != count * int(
        s.n[names.MAGIC_START]
    ):
        yield "R-230: Magic is not conserved"
    if any(one not in (0, 1) for one in plan):
        yield f"R-231: {plan} on the plan"


def stories(made: Mission, s: State) -> Iterator[str]:
    """R-227: one panorama card in front of an agent at most, each Story card in one of its places."""
    allowed = (names.STORY, names.PANORAMA, names.REMOVED, *range(names.HELD, names.HELD + AGENTS_MOST))
    for card in range(made.rows["sizes"][c.LOCATIONS] + made.rows["sizes"][c.FRONTS]):
        if int(place_of(s, card)) not in allowed:
            yield f"R-227: {made.cards[card]} is out of place"
    for agent in range(AGENTS_MOST):
        if size_of(s, names.HELD + agent) > 1:
            yield f"R-227: agent {agent} has {int(size_of(s, names.HELD + agent))} cards in front"


def elements(made: Mission, s: State) -> Iterator[str]:
    """R-228: an Element is in the pack, with an agent, on a receptacle, in play, being read, or removed."""
    allowed = (
        names.PACK,
        names.READING,
        names.IN_PLAY,
        names.REMOVED,
        *range(names.OWNED, names.OWNED + AGENTS_MOST),
        *range(names.ALTERED, names.ALTERED + AGENTS_MOST),
    )
    for card, kind in enumerate(made.kinds):
        if kind == c.ELEMENT and int(place_of(s, card)) not in allowed:
            yield f"R-228: {made.cards[card]} is out of place"


def piles(made: Mission, s: State) -> Iterator[str]:
    """R-229: pile and discard hold every Destiny card."""
    if len(cards_in(s, names.FATES)) + len(cards_in(s, names.DISCARD)) != made.rows["sizes"][c.DESTINIES]:
        yield "R-229: a Destiny card is missing"
