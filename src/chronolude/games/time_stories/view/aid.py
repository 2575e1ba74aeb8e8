"""Everything the board of a mission shows besides the zones; of texts only those whose card this seat sees (R-237)."""

from __future__ import annotations

import msgspec

from ...seen import Aid, View
from ..mission.load import Mission
from .agents import mine
from .boxes import ConflictBox
from .lens import Lens
from .papers import PaperAid, book, fight, papers
from .people import AgentAid, SheetAid, all_agents, asked_agent, roster
from .places import (
    LocationAid,
    PlaceAid,
    PlanCard,
    SkyAid,
    StandingAid,
    location,
    panorama,
    plan_cards,
    skies,
    standing,
    things,
)
from .texts import open_gists
from .trials import ChanceAid, DestinyAid, TrialAid, chances, destiny, trial


class MissionTitle(msgspec.Struct, frozen=True):
    """What the mission is called, and how it is introduced."""

    id: str
    title: str
    order: str
    report: str


class StatAid(msgspec.Struct, frozen=True):
    """One of the three characteristics."""

    id: str
    colour: str
    name: str


class GistAid(msgspec.Struct, frozen=True):
    """What the author says a card amounts to, told by whoever read it."""

    card: str
    text: str


class HintsAid(msgspec.Struct, frozen=True):
    """R-239: the rungs of this location's ladder that the group has asked for, how many are left, and the sum."""

    given: list[str]
    left: int
    taken: int


class MissionEnd(msgspec.Struct, frozen=True):
    """How the mission ended, in its own words."""

    title: str | None
    text: str
    afterword: str | None
    score: int | None
    tier: str | None


class TimeStoriesAid(Aid, frozen=True, kw_only=True):
    """The painting, papers, sheets, the plan, trials; the book after the end."""

    mission: MissionTitle
    stats: list[StatAid]
    agents: list[AgentAid]
    mine: list[int]
    """The agents this seat runs."""
    asked_agent: int | None
    """Which of them the question is put to; None where it is the seat itself."""
    roster: list[SheetAid]
    location: LocationAid | None
    panorama: list[PlaceAid]
    papers: list[PaperAid]
    gists: list[GistAid]
    hints: HintsAid
    plan_cards: list[PlanCard]
    standing: list[StandingAid]
    things: dict[str, str]
    """Names of all that is carried or lies open, by card."""
    skies: list[SkyAid]
    destiny: DestinyAid
    trial: TrialAid | None
    chances: list[ChanceAid]
    conflict: ConflictBox | None
    ending: MissionEnd | None
    book: dict[str, list[list[str]]] | None
    """By card, page by page, as each agent reads it; None until the mission is over."""


def gists(lens: Lens) -> list[GistAid]:
    found = sorted(open_gists(lens.made, lens.seen).items())
    return [GistAid(lens.made.cards[slot], lens.words(f"{key}/gist") or "") for slot, key in found]


def hints(lens: Lens) -> HintsAid:
    made, numbers = lens.made, lens.seen.numbers
    here, taken = numbers["location"] - 1, sum(numbers["hints"])
    if here < 0:
        return HintsAid([], 0, taken)
    given = numbers["hints"][here]
    key = f"locations/{made.locations[here]}/hint"
    rungs = [lens.words(f"{key}/{i}/text") or "" for i in range(given)]
    return HintsAid(rungs, made.rows["location_hints"][here] - given, taken)


def ending(lens: Lens) -> MissionEnd | None:
    made, numbers = lens.made, lens.seen.numbers
    name = numbers["ending"]
    if name not in made.endings:
        return None
    number = made.endings.index(name)
    key, reached = f"mission/ending/{number}", made.tier(numbers["score"])
    scored = bool(made.rows["ending_scored"][number])
    return MissionEnd(
        title=lens.words(f"{key}/title"),
        text=lens.words(f"{key}/text") or "",
        afterword=lens.words("mission/afterword"),
        score=numbers["score"] if scored else None,
        tier=lens.words(f"mission/score/tier/{reached}/name") if scored and reached is not None else None,
    )


def title(lens: Lens) -> MissionTitle:
    order, report = lens.words("mission/order") or "", lens.words("mission/report") or ""
    return MissionTitle(lens.made.id, lens.words("mission/title") or "", order, report)


def stats(lens: Lens) -> list[StatAid]:
    made = lens.made
    named = [lens.words(f"mission/stat/{i}/name") or "" for i in range(len(made.stats))]
    return [StatAid(*one) for one in zip(made.stats, made.colours, named, strict=True)]


def aid(made: Mission, seen: View, lang: str) -> TimeStoriesAid:
    lens = Lens(made, seen, lang)
    return TimeStoriesAid(
        mission=title(lens),
        stats=stats(lens),
        agents=all_agents(lens),
        mine=mine(seen),
        asked_agent=asked_agent(seen),
        roster=roster(lens),
        location=location(lens),
        panorama=panorama(lens),
        papers=papers(lens),
        gists=gists(lens),
        hints=hints(lens),
        plan_cards=plan_cards(lens),
        standing=standing(lens),
        things=things(lens),
        skies=skies(lens),
        destiny=destiny(made, seen),
        trial=trial(made, seen),
        chances=[] if seen.numbers["asking"] == "fate" else chances(made, seen),
        conflict=fight(lens),
        ending=ending(lens),
        book=book(lens),
    )
