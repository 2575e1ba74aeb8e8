"""Who plays whom: agents as they stand now, receptacles as they are printed, and which one is asked."""

from __future__ import annotations

import msgspec

from ...seen import View
from .agents import agents, held, mine, receptacle, to_take
from .lens import Lens


class PowerAid(msgspec.Struct, frozen=True):
    """What a receptacle alone can do."""

    name: str | None
    text: str | None


class AgentAid(msgspec.Struct, frozen=True, kw_only=True):
    """An agent as everybody sees it; before a receptacle is chosen there is little to see."""

    agent: int
    seat: int
    receptacle: str | None
    held: str | None
    name: str = ""
    stats: list[int] = []
    azrak: int = 0
    azrak_start: int = 0
    magic: int = 0
    ejected: bool = False
    captain: bool = False
    elements: list[str] = []
    tokens: list[str] = []
    altered: list[str] = []
    power: PowerAid | None = None


class SheetAid(msgspec.Struct, frozen=True):
    """A receptacle's card; its other side for the one who runs it."""

    id: str
    name: str
    story: str | None
    back: str | None
    stats: list[int]
    azrak: int
    power: PowerAid
    look: list[str]
    """What they look like; empty where the mission does not say."""


def power(lens: Lens, name: str) -> PowerAid:
    key = f"personal/{name}/power"
    return PowerAid(lens.words(f"{key}/name"), lens.words(f"{key}/text"))


def agent_aid(lens: Lens, agent: int) -> AgentAid:
    made, seen, _ = lens
    numbers, name = seen.numbers, receptacle(seen, agent)
    seat = 0 if seen.seats == 1 else agent
    if name is None:
        return AgentAid(agent=agent, seat=seat, receptacle=None, held=held(seen, agent))
    top = seen.named("altered", agent)
    altered = made.rows["body_alters"][made.cards.index(top[-1])] if top else 0
    row, at = ("alter_stat", altered - 1) if altered else ("receptacle_stat", made.receptacles.index(name))
    return AgentAid(
        agent=agent,
        seat=seat,
        receptacle=name,
        held=held(seen, agent),
        name=lens.words(f"receptacles/{name}/name") or "",
        stats=made.rows[row][at * 3 : at * 3 + 3],
        azrak=numbers["azrak"][agent],
        azrak_start=numbers["azrak_start"][agent],
        magic=numbers["magic"][agent],
        ejected=bool(numbers["ejected"][agent]),
        captain=numbers["captain"] == agent,
        elements=seen.named("elements", agent),
        tokens=seen.named("tokens", agent),
        altered=top,
        power=power(lens, name),
    )


def roster(lens: Lens) -> list[SheetAid]:
    """R-016, R-025, R-198: the receptacles that are not back in the box."""
    made, seen, _ = lens
    return [sheet(lens, name) for name in made.receptacles if name not in seen.zone("box")]


def sheet(lens: Lens, name: str) -> SheetAid:
    made, seen, _ = lens
    index, key = made.receptacles.index(name), f"receptacles/{name}"
    own = [receptacle(seen, agent) for agent in mine(seen)]
    return SheetAid(
        id=name,
        name=lens.words(f"{key}/name") or "",
        story=lens.words(f"{key}/story/front"),
        back=lens.words(f"{key}/story/back") if name in own else None,
        stats=made.rows["receptacle_stat"][index * 3 : index * 3 + 3],
        azrak=made.rows["receptacle_azrak"][index],
        power=power(lens, name),
        look=made.faces[name],
    )


def all_agents(lens: Lens) -> list[AgentAid]:
    return [agent_aid(lens, agent) for agent in range(agents(lens.seen))]


def asked_agent(seen: View) -> int | None:
    """Which of this seat's receptacles the question is put to; None where it is the seat itself."""
    numbers = seen.numbers
    if seen.seats > 1 or seen.seat is None:
        return seen.seat
    asking, by = numbers["asking"], numbers["trial_by"] - 1
    if asking == "boost":
        return int(by)
    if asking == "support":
        return 1 - int(by)
    if asking == "take":
        return to_take(seen)
    if asking == "broken":
        return next((agent for agent in mine(seen) if numbers["azrak"][agent] == 0), None)
    return int(numbers["captain"]) if asking in ("travel", "update", "share", "insist", "order") else None
