"""Which texts of a mission a seat may read (R-237): they follow the cards that its view shows."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...seen import View
from .. import cards as c
from ..mission.deal import KINDS, kind_at, starts
from ..mission.load import Mission
from .agents import held

KEPT_MISSIONS: Final = 16
KEPT_CARDS: Final = 4096
TEXTS = ("a", "card", "mystery", "element", "interaction", "flash", "sky", "prologue", "key", "conflict")


@lru_cache(maxsize=KEPT_MISSIONS)
def bases(made: Mission) -> dict[str, int]:
    """The first slot of each kind of text."""
    return dict(zip(TEXTS, starts([made.rows["sizes"][which] for which in KINDS]), strict=True))


@lru_cache(maxsize=KEPT_CARDS)
def body_named(made: Mission, card: str) -> int:
    """The body that a text card of the table shows (see mission/deal.py)."""
    kind, _, number = card.partition("-")[2].partition(":")
    return made.body_numbered(starts(made.counts)[TEXTS.index(kind)] + int(number))


def gist_named(made: Mission, card: str) -> int:
    """The slot whose gist a gist card of the table shows."""
    kind, _, number = card.partition("-")[2].partition(":")
    at = bases(made)
    return at["card"] + made.gists.index(at[kind] - at["card"] + int(number))


def kind_of(made: Mission, slot: int) -> str:
    """Which kind of text lies in a slot."""
    return TEXTS[kind_at(made.rows["sizes"], slot)]


def open_bodies(made: Mission, view: View, prefix: str = "text-") -> dict[int, int]:
    """Slot to body: what lies open to this seat, as its view names it."""
    at = bases(made)
    out: dict[int, int] = {}
    for zone in view.zones:
        kind = zone.name.removeprefix(prefix)
        if zone.name != kind and zone.cards and zone.cards[0] is not None:
            named = body_named if prefix == "text-" else gist_named
            out[at[kind] + (zone.seat or 0)] = named(made, zone.cards[0])
    return out


def only_body(made: Mission, slot: int) -> int | None:
    """The body that lies in a slot by print alone; None where what is true decides between several."""
    bodies = [body for body, owner in enumerate(made.owners) if owner == slot]
    return bodies[0] if len(bodies) == 1 else None


def puzzle_in(made: Mission, view: View, slot: int) -> str | None:
    """The puzzle set by the page that lies open in a slot."""
    body = open_bodies(made, view).get(slot)
    if body is None:
        return None
    puzzle = made.rows["page_puzzle"][made.rows["body_page"][body] + page_of(made, view, slot, body)]
    return made.puzzles[puzzle] if puzzle >= 0 else None


def dial_key(made: Mission, view: View) -> str | None:
    """The key of the dial that is asked, where this seat may read its puzzle."""
    puzzle = puzzle_in(made, view, view.numbers["question"] - 1)
    return None if puzzle is None else f"puzzles/{puzzle}/dial/{view.numbers['question_step']}"


def rungs(made: Mission, view: View, puzzle: str) -> list[str]:
    """R-243: the keys of the hints the group has asked for; the last rung is the puzzle's key, which lies open then."""
    index = made.puzzles.index(puzzle)
    given = min(view.numbers["rungs"][index], made.rows["puzzle_hints"][index] - 1)
    return [f"puzzles/{puzzle}/hint/{i}/text" for i in range(given)]


def page_of(made: Mission, view: View, slot: int, body: int) -> int:
    """The page that counts."""
    page: int = view.numbers["open_page"][slot] % c.KEPT
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
