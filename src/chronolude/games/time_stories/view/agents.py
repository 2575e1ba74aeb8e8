"""Who is who: agents, their receptacles, and what lies in front of them."""

from __future__ import annotations

from ...seen import View


def agents(view: View) -> int:
    count: int = view.numbers["agents"]
    return count


def receptacle(view: View, agent: int) -> str | None:
    """The name of an agent's receptacle, once it is chosen."""
    return first(view.zone("receptacle", agent))


def agent_of(view: View, name: str) -> int | None:
    for agent in range(agents(view)):
        if receptacle(view, agent) == name:
            return agent
    return None


def mine(view: View) -> list[int]:
    """The agents this seat runs: two where one player is alone."""
    if view.seat is None:
        return []
    return list(range(agents(view))) if view.seats == 1 else [view.seat]


def held(view: View, agent: int) -> str | None:
    return first(view.zone("held", agent))


def to_take(view: View) -> int | None:
    """R-061, R-195: which of this seat's agents takes a card now: the first who is present and has none."""
    waiting = [agent for agent in mine(view) if held(view, agent) is None and not view.numbers["ejected"][agent]]
    return waiting[0] if waiting else None


def first(cards: list[str | None]) -> str | None:
    return cards[0] if cards else None
