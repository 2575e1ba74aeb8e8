"""Who is there, what they hold, how good they are; tokens and panoramas."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import NONE, State
from ....kernel.verbs import cards_in, place_of, top
from ..cards import ALTER_STAT, BODY_ALTERS, LOCATIONS, M_STAT, N_CRYSTAL, RECEPTACLE_STAT, TOKEN_COPIES, TOKEN_FIRST
from ..names import AGENTS, ALTERED, CAPTAIN, EJECTED, HELD, PANORAMA, WHO
from .modifiers import modifier
from .printed import body_of, fact, row, size


def is_present(s: State, agent: i64) -> bool:
    """R-195: an ejected agent is not present."""
    return s.n[EJECTED + agent] == 0


def anybody_present(s: State) -> bool:
    for agent in range(s.n[AGENTS]):
        if is_present(s, agent):
            return True
    return False


def held(s: State, agent: i64) -> i64:
    """The card in front of an agent, or NONE."""
    return top(s, HELD + agent)


def anybody_holds(s: State) -> bool:
    for agent in range(s.n[AGENTS]):
        if held(s, agent) != NONE:
            return True
    return False


def agent_of(s: State, receptacle: i64) -> i64:
    """The agent who runs a receptacle, or NONE."""
    for agent in range(s.n[AGENTS]):
        if s.n[WHO + agent] == receptacle:
            return agent
    return NONE


def in_turn(s: State) -> list[int]:
    """Q-44: agents in seat order from the Time Captain."""
    count = s.n[AGENTS]
    return [(s.n[CAPTAIN] + i) % count for i in range(count)]


def leader(s: State) -> i64:
    """Q-35: the Time Captain, or who is next of those still present."""
    for i in range(s.n[AGENTS]):
        agent = (s.n[CAPTAIN] + i) % s.n[AGENTS]
        if is_present(s, agent):
            return agent
    return s.n[CAPTAIN]


def stat_of(s: State, agent: i64, stat: i64) -> i64:
    """R-017, R-170, R-173: the top Alteration counts, else the receptacle; modifiers add."""
    altered = top(s, ALTERED + agent)
    bonus = modifier(s, M_STAT, stat)
    if altered != NONE:
        alters = fact(s, BODY_ALTERS, body_of(s, altered))
        if alters > 0:
            return fact(s, ALTER_STAT, (alters - 1) * 3 + stat) + bonus
    return fact(s, RECEPTACLE_STAT, s.n[WHO + agent] * 3 + stat) + bonus


def token_in(s: State, kind: i64, zone: i64) -> i64:
    """A copy of a token in a zone, or NONE."""
    first = fact(s, TOKEN_FIRST, kind)
    for card in range(first, first + fact(s, TOKEN_COPIES, kind)):
        if place_of(s, card) == zone:
            return card
    return NONE


def copies_in(s: State, kind: i64, zone: i64) -> i64:
    first = fact(s, TOKEN_FIRST, kind)
    count: i64 = 0
    for card in range(first, first + fact(s, TOKEN_COPIES, kind)):
        if place_of(s, card) == zone:
            count += 1
    return count


def open_cards(s: State) -> list[int]:
    """R-058, R-076: panorama cards anybody may take; card A is not one of them."""
    return sorted([card for card in cards_in(s, PANORAMA) if card >= size(s, LOCATIONS)])


def has_crystal(s: State, location: i64) -> bool:
    return s.n[row(s, N_CRYSTAL, location)] > 0
