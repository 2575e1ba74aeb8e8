"""Which texts of a mission a seat may read (R-237): they follow the cards that its view shows."""

from __future__ import annotations

from ...seen import View
from .. import cards as c
from ..mission.load import Mission
from .agents import held

TEXTS = ("a", "card", "mystery", "element", "interaction", "flash", "sky", "prologue", "conflict")


def bases(made: Mission) -> dict[str, int]:
    """The first slot of each kind of text."""
    size = made.rows["sizes"]
    order = (c.LOCATIONS, c.FRONTS, c.MYSTERIES, c.ELEMENTS, c.INTERACTIONS, c.RECEPTACLES, c.SKIES, c.PROLOGUES)
    out = {"a": 0}
    at = 0
    for kind, which in zip(TEXTS[1:], order, strict=True):
        at += size[which]
        out[kind] = at
    return out


def body_named(made: Mission, card: str) -> int:
    """The slot where a mission prints what a text or gist card of the table shows (see mission/deal.py)."""
    kind, _, number = card.partition("-")[2].partition(":")
    return made.body_numbered(bases(made)[kind] + int(number))


def kind_of(made: Mission, slot: int) -> str:
    """Which kind of text lies in a slot."""
    return [kind for kind, first in bases(made).items() if first <= slot][-1]


def open_bodies(made: Mission, view: View, prefix: str = "text-") -> dict[int, int]:
    """Slot to body: what lies open to this seat, as its view names it."""
    at = bases(made)
    out: dict[int, int] = {}
    for zone in view.zones:
        kind = zone.name.removeprefix(prefix)
        if zone.name != kind and zone.cards and zone.cards[0] is not None:
            out[at[kind] + (zone.seat or 0)] = body_named(made, zone.cards[0])
    return out


def page_of(made: Mission, view: View, slot: int, body: int) -> int:
    """The page that counts."""
    page: int = view.numbers["open_page"][slot]
    return page if page < len(made.page_keys[body]) else 0


def open_texts(made: Mission, view: View) -> dict[int, str]:
    """Slot to key: every text this seat may read now, on the page that counts."""
    found = open_bodies(made, view)
    return {slot: made.page_keys[body][page_of(made, view, slot, body)] for slot, body in found.items()}


def open_gists(made: Mission, view: View) -> dict[int, str]:
    """Slot to key: every gist that was told."""
    out: dict[int, str] = {}
    for slot, body in open_bodies(made, view, "gist-").items():
        key = made.page_keys[body][page_of(made, view, slot, body)]
        out[slot] = key if f"{key}/gist" in made.texts else made.page_keys[body][0]
    return out


def question(made: Mission, view: View) -> str | None:
    """The key of the step that is being decided, where this seat may read it."""
    slot = view.numbers["question"] - 1
    key = open_texts(made, view).get(slot)
    return None if key is None else f"{key}/step/{view.numbers['question_step'] % 64}"


def conflict_key(made: Mission, view: View, agent: int) -> str | None:
    """The key of the conflict an agent is in, where this seat may read it."""
    texts = open_texts(made, view)
    running = view.numbers["conflict"] - 1
    slot = running if running >= 0 else slot_of(made, held(view, agent))
    key = texts.get(slot)
    return None if key is None or f"{key}/conflict/name" not in made.texts else f"{key}/conflict"


def slot_of(made: Mission, card: str | None) -> int:
    """The slot a front stands for; -1 for none."""
    return made.cards.index(card) if card in made.cards else -1


def title_key(made: Mission, card: str) -> str:
    """The key of a card's public name."""
    index = made.cards.index(card)
    kind = made.kinds[index]
    if kind == c.FRONT:
        location = made.locations[made.rows["front_location"][index]]
        return f"locations/{location}/name" if "/" not in card else f"locations/{card}/title"
    if kind == c.MYSTERY:
        return f"mysteries/{card}/title"
    if kind == c.TOKEN:
        return f"tokens/{card.partition('.')[0]}/name"
    return f"receptacles/{card}/name" if kind == c.RECEPTACLE else ""


def fronts(made: Mission) -> int:
    """Slots below this one have a front that is a card of its own."""
    size = made.rows["sizes"]
    return size[c.LOCATIONS] + size[c.FRONTS] + size[c.MYSTERIES] + size[c.ELEMENTS]
