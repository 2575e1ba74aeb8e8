"""Which positions TIME Stories can come to."""

from __future__ import annotations

from ...kernel.state import State
from ...kernel.verbs import size_of
from ..possible import Wrong, ended, unfinished
from .cards import AZRAK_TOTAL, FRONTS, LOCATIONS, MYSTERIES, SIZES, SLOTS
from .names import AGENTS, AZRAK, CAPTAIN, FORCED, LIMBO, LOCATION, REPORT, SEATED, TEXT, VORTEX

BEFORE = ("set-up", "choose")
"""Rules under which receptacles are still being chosen and texts lie where they wait for the deal."""


def settle(s: State) -> Wrong | None:
    """R-214, R-224: an agent a seat, or two for one; R-225: no Azrak is lost; R-227: each text lies in its place."""
    wrong = ended(s)
    if wrong is not None or s.depth == 0:
        return wrong
    agents = 2 if s.seats == 1 else s.seats
    if s.n[AGENTS] != agents or s.n[CAPTAIN] >= agents:
        return Wrong("ts-wrong-agents", n=s.n[AGENTS], wanted=agents)
    if max(s.n[LOCATION], s.n[FORCED]) > s.layout.facts[SIZES][LOCATIONS]:
        return Wrong("ts-wrong-location")
    return crystals_wrong(s) or (None if next(unfinished(s)).rule in BEFORE else places_wrong(s))


def crystals_wrong(s: State) -> Wrong | None:
    """R-225: reserves, Vortex, plan and Mission Report hold no more than the mission has (fewer harm no rule)."""
    at, plan = s.layout.offsets["crystals"], s.layout.facts[SIZES][LOCATIONS]
    lying = [s.n[at + i] for i in range(plan)] + [s.n[AZRAK + agent] for agent in range(s.n[AGENTS])]
    total = sum(lying) + s.n[VORTEX] + s.n[REPORT] + s.n[LIMBO]
    wanted = s.layout.facts[SIZES][AZRAK_TOTAL]
    return None if total <= wanted else Wrong("ts-wrong-azrak", n=total, wanted=wanted)


def places_wrong(s: State) -> Wrong | None:
    for agent in range(s.n[AGENTS]):
        if size_of(s, SEATED + agent) != 1:
            return Wrong("ts-wrong-receptacle", seat=agent + 1)
    size = s.layout.facts[SIZES]
    for slot in range(size[SLOTS] + size[FRONTS] + size[MYSTERIES]):
        if size_of(s, TEXT + slot) != 1:
            return Wrong("ts-wrong-text")
    return None
