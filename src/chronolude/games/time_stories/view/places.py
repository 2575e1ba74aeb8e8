"""Where the group is: the painting, the plan, the sky, and what stands for everybody."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...seen import View
from .. import cards as c
from ..mission.load import Mission
from ..mission.scenes import HOUSE
from .agents import agents, held, mine
from .lens import Lens
from .texts import bases, open_texts, title_key

SkyWord = Literal["dawn", "day", "noon", "dusk", "night", "eclipse", "lamplight", "dark"]


class SceneAid(msgspec.Struct, frozen=True):
    """How a place is painted, in words that the board knows how to draw."""

    sky: SkyWord
    moon: SkyWord
    """The sky while the Moon card is up."""
    ground: str
    far: list[str]
    cards: dict[str, list[str]]
    """What stands on each card, by its letter."""


class LocationAid(msgspec.Struct, frozen=True):
    """Where the group is, and the scene its cards are painted on."""

    id: str
    number: int
    name: str
    scene: SceneAid | None
    alt: str | None
    moon: bool


class PlaceAid(msgspec.Struct, frozen=True):
    """A card of the panorama: free, in front of an agent, or removed."""

    card: str
    letter: str
    title: str | None
    alt: str | None
    state: Literal["free", "held", "removed"]
    agent: int | None


class SpotAid(msgspec.Struct, frozen=True):
    """A location on the plan."""

    id: str
    name: str
    crystal: int
    here: bool
    landmark: str
    """What stands there on the painted plan."""


class PlanCard(msgspec.Struct, frozen=True):
    """A card of the plan; `by` names what covers or extends it."""

    id: str
    by: str | None
    locations: list[SpotAid]


class StandingAid(msgspec.Struct, frozen=True):
    """A group token or an upright Mystery, in its own words."""

    card: str
    name: str
    text: str | None


class SkyAid(msgspec.Struct, frozen=True):
    """The Moon or the Star, whether it was turned, and the words on the side that shows."""

    id: Literal["moon", "star"]
    up: bool
    text: str


def location(lens: Lens) -> LocationAid | None:
    made, seen, _ = lens
    here = seen.numbers["location"] - 1
    if here < 0:
        return None
    name = made.locations[here]
    scene = scene_of(made, name)
    alt, moon = lens.words(f"scenes/{name}/alt"), bool(seen.numbers["moon"])
    return LocationAid(name, made.indices[here], lens.words(f"locations/{name}/name") or "", scene, alt, moon)


def scene_of(made: Mission, name: str) -> SceneAid | None:
    """How a place is painted; None where the mission does not say."""
    plain = made.scenes.get(name)
    return None if plain is None else SceneAid(**{key: one for key, one in plain.items() if key != "landmark"})


def panorama(lens: Lens) -> list[PlaceAid]:
    """R-054, R-076, R-180: the cards from left to right: free, in front of an agent, removed, or replaced."""
    made, seen, _ = lens
    here = seen.numbers["location"] - 1
    if here < 0:
        return []
    rows = made.rows
    count = rows["sizes"][c.LOCATIONS]
    fronts = [slot for slot in range(count, count + rows["sizes"][c.FRONTS]) if rows["front_location"][slot] == here]
    strangers = mysteries_here(made, seen, here)
    out = []
    for slot in sorted(fronts, key=lambda one: rows["front_letter"][one]):
        card = made.cards[slot]
        if card in seen.zone("removed") and strangers:
            card = strangers.pop(0)
        out.append(place(lens, card, chr(ord("A") + rows["front_letter"][slot])))
    return out


def mysteries_here(made: Mission, seen: View, here: int) -> list[str]:
    """Mysteries that took the place of a card of this location."""
    first = bases(made)["mystery"]
    replaced = seen.numbers["replaces"]
    count = made.rows["sizes"][c.MYSTERIES]
    return [made.cards[first + i] for i in range(count) if replaced[i] == here + 1]


def place(lens: Lens, card: str, letter: str) -> PlaceAid:
    made, seen, _ = lens
    holder = [agent for agent in range(agents(seen)) if held(seen, agent) == card]
    state: Literal["free", "held", "removed"] = "free" if card in seen.zone("panorama") else "removed"
    key = title_key(made, card).removesuffix("/title")
    return PlaceAid(
        card, letter, lens.words(f"{key}/title"), lens.words(f"{key}/alt"),
        "held" if holder else state, holder[0] if holder else None,
    )  # fmt: skip


# ── the plan ─────────────────────────────────────────────────────────────────────────────────────


def mapped(made: Mission, row: str, index: int) -> list[int]:
    """The locations that a card of the plan, or a body that extends it, shows."""
    at = made.rows[f"{row}_map"][index]
    return made.rows["map_location"][at : at + made.rows[f"{row}_maps"][index]]


def places_shown(made: Mission, seen: View) -> list[int]:
    """Locations that the visible plan shows."""
    first_plan = made.rows["sizes"][c.FIRST_PLAN]
    shown = [mapped(made, "plan", made.cards.index(card) - first_plan) for card in seen.named("plan")]
    shown += [mapped(made, "body", made.cards.index(card)) for card in seen.named("in-play")]
    return sorted({one for row in shown for one in row})


def plan_cards(lens: Lens) -> list[PlanCard]:
    """R-034, R-164 to R-167: the plan as it lies there, extensions last; a covered card names what covers it."""
    made, seen, _ = lens
    rows = made.rows
    first = rows["sizes"][c.FIRST_PLAN]
    covers: dict[int, tuple[str | None, list[int]]] = {}
    beside: list[PlanCard] = []
    for card in sorted(seen.named("in-play")):
        slot = made.cards.index(card)
        shown = mapped(made, "body", slot)
        if rows["body_covers"][slot] >= 0:
            covers[rows["body_covers"][slot]] = (card, shown)
        elif shown:
            beside.append(PlanCard(card, card, [spot(lens, one) for one in shown]))
    out: list[PlanCard] = []
    for index in range(rows["sizes"][c.PLANS]):
        by, shown = covers.get(index, (None, mapped(made, "plan", index)))
        out.append(PlanCard(made.cards[first + index], by, [spot(lens, one) for one in shown]))
    return out + beside


def spot(lens: Lens, one: int) -> SpotAid:
    name, numbers = lens.made.locations[one], lens.seen.numbers
    title = lens.words(f"locations/{name}/name") or ""
    landmark = str(lens.made.scenes.get(name, {}).get("landmark", HOUSE))
    return SpotAid(name, title, numbers["crystals"][one], numbers["location"] == one + 1, landmark)


# ── what stands for everybody ────────────────────────────────────────────────────────────────────


def standing(lens: Lens) -> list[StandingAid]:
    """R-165, R-177, R-183: what stands for everybody: group tokens and upright Mysteries, in their own words."""
    out = []
    for card in lens.seen.named("group"):
        kind = card.partition(".")[0]
        out.append(StandingAid(card, lens.words(f"tokens/{kind}/name") or "", lens.words(f"tokens/{kind}/text")))
    for card in lens.seen.named("upright"):
        out.append(StandingAid(card, lens.card(card), lens.words(f"mysteries/{card}/summary")))
    return out


def things(lens: Lens) -> dict[str, str]:
    """Names of all that agents carry and of what lies open, by card."""
    cards: set[str] = set()
    for zone in lens.seen.zones:
        if zone.name in ("elements", "altered", "tokens", "in-play", "group", "upright", "reading"):
            cards |= {card for card in zone.cards if card is not None}
    return {card: lens.card(card) for card in sorted(cards)}


def skies(lens: Lens) -> list[SkyAid]:
    """R-022: the Star and below it the Moon, which way up, and the words on the side that shows."""
    open_now = set(open_texts(lens.made, lens.seen).values())
    names: tuple[Literal["moon", "star"], ...] = ("star", "moon")
    out = []
    for name in names:
        shown = lens.words(f"sky/{name}/shown/text")
        if shown is not None:
            turned = f"sky/{name}/hidden"
            other = lens.filled(f"{turned}/text", (mine(lens.seen) or [0])[0]) if turned in open_now else None
            out.append(SkyAid(name, bool(lens.seen.numbers[name]), other or shown))
    return out
