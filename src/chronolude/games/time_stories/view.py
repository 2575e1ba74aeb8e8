"""What a seat makes of what it sees in TIME Stories (R-237): texts follow the cards that its view shows."""

from __future__ import annotations

from typing import Any

from . import cards as c
from .mission.deal import KINDS, starts
from .mission.load import Mission

Plain = dict[str, Any]
LANGUAGES = ("fr", "en")
TEXTS = ("a", "card", "mystery", "element", "interaction", "flash", "sky", "prologue", "key", "conflict")


# ── who is who ───────────────────────────────────────────────────────────────────────────────────


def agents(view: Any) -> int:
    count: int = view.numbers["agents"]
    return count


def receptacle(view: Any, agent: int) -> str | None:
    """The name of an agent's receptacle, once it is chosen."""
    return first(view.zone("receptacle", agent))


def agent_of(view: Any, name: str) -> int | None:
    for agent in range(agents(view)):
        if receptacle(view, agent) == name:
            return agent
    return None


def mine(view: Any) -> list[int]:
    """The agents this seat runs: two where one player is alone."""
    if view.seat is None:
        return []
    return list(range(agents(view))) if view.seats == 1 else [view.seat]


def held(view: Any, agent: int) -> str | None:
    return first(view.zone("held", agent))


def to_take(view: Any) -> int | None:
    """R-061, R-195: which of this seat's agents takes a card now: the first who is present and has none."""
    waiting = [agent for agent in mine(view) if held(view, agent) is None and not view.numbers["ejected"][agent]]
    return waiting[0] if waiting else None


def first(cards: list[str | None]) -> str | None:
    return cards[0] if cards else None


# ── texts ────────────────────────────────────────────────────────────────────────────────────────


def bases(made: Mission) -> dict[str, int]:
    """The first slot of each kind of text."""
    return dict(zip(TEXTS, starts([made.rows["sizes"][which] for which in KINDS]), strict=True))


def body_named(made: Mission, card: str) -> int:
    """The body that a text card of the table shows (see mission/deal.py)."""
    kind, _, number = card.partition("-")[2].partition(":")
    return made.body_numbered(starts(made.counts)[TEXTS.index(kind)] + int(number))


def gist_named(made: Mission, card: str) -> int:
    """The slot whose gist a gist card of the table shows."""
    kind, _, number = card.partition("-")[2].partition(":")
    at = bases(made)
    return at["card"] + made.gists.index(at[kind] - at["card"] + int(number))


def open_texts(made: Mission, view: Any) -> dict[int, str]:
    """Slot to key: every text this seat may read now, on the page that counts."""
    out: dict[int, str] = {}
    at = bases(made)
    pages = view.numbers["open_page"]
    for zone in view.zones:
        kind = zone.name.removeprefix("text-")
        if zone.name == kind or not zone.cards or zone.cards[0] is None:
            continue
        slot = at[kind] + (zone.seat or 0)
        keys = made.page_keys[body_named(made, zone.cards[0])]
        out[slot] = keys[pages[slot] if pages[slot] < len(keys) else 0]
    return out


def open_gists(made: Mission, view: Any) -> dict[int, str]:
    """Slot to key: every gist that was told."""
    out: dict[int, str] = {}
    at = bases(made)
    for zone in view.zones:
        kind = zone.name.removeprefix("gist-")
        if zone.name == kind or not zone.cards or zone.cards[0] is None:
            continue
        slot = at[kind] + (zone.seat or 0)
        keys = made.page_keys[gist_named(made, zone.cards[0])]
        page = view.numbers["open_page"][slot]
        out[slot] = keys[page if page < len(keys) and f"{keys[page]}/gist" in made.texts else 0]
    return out


def both(made: Mission, key: str) -> Plain | None:
    """A text in both languages; None where the mission has none."""
    return dict(made.texts[key]) if key in made.texts else None


def reading(made: Mission, key: str) -> Plain:
    """What may be read under a key: the id and the words."""
    out: Plain = {"id": key}
    for name in ("title", "text", "alt", "figure"):
        words = both(made, f"{key}/{name}")
        if words is not None:
            out[name] = words
    return out


def question(made: Mission, view: Any) -> str | None:
    """The key of the step that is being decided, where this seat may read it."""
    slot = view.numbers["question"] - 1
    key = open_texts(made, view).get(slot)
    return None if key is None else f"{key}/step/{view.numbers['question_step'] % 64}"


def open_bodies(made: Mission, view: Any) -> dict[int, int]:
    """Slot to body: what lies open to this seat, as its view names it."""
    at = bases(made)
    out: dict[int, int] = {}
    for zone in view.zones:
        kind = zone.name.removeprefix("text-")
        if zone.name != kind and zone.cards and zone.cards[0] is not None:
            out[at[kind] + (zone.seat or 0)] = body_named(made, zone.cards[0])
    return out


def puzzle_in(made: Mission, view: Any, slot: int) -> str | None:
    """The puzzle set by the page that lies open in a slot."""
    body = open_bodies(made, view).get(slot)
    if body is None:
        return None
    page = view.numbers["open_page"][slot]
    row = made.rows["body_page"][body] + (page if page < made.rows["body_pages"][body] else 0)
    puzzle = made.rows["page_puzzle"][row]
    return made.puzzles[puzzle] if puzzle >= 0 else None


def dial_key(made: Mission, view: Any) -> str | None:
    """The key of the dial that is asked, where this seat may read its puzzle."""
    puzzle = puzzle_in(made, view, view.numbers["question"] - 1)
    return None if puzzle is None else f"puzzles/{puzzle}/dial/{view.numbers['question_step']}"


def rungs(made: Mission, view: Any, puzzle: str) -> list[Plain | None]:
    """R-243: the hints of a puzzle the group has asked for; the last rung is its key, which lies open then."""
    index = made.puzzles.index(puzzle)
    given = min(view.numbers["rungs"][index], made.rows["puzzle_hints"][index] - 1)
    return [both(made, f"puzzles/{puzzle}/hint/{i}/text") for i in range(given)]


def conflict_key(made: Mission, view: Any, agent: int) -> str | None:
    """The key of the conflict an agent is in, where this seat may read it."""
    texts = open_texts(made, view)
    running = view.numbers["conflict"] - 1
    slot = running if running >= 0 else slot_of(made, held(view, agent))
    key = texts.get(slot)
    return None if key is None or f"{key}/conflict/name" not in made.texts else f"{key}/conflict"


def slot_of(made: Mission, card: str | None) -> int:
    """The slot a front stands for; -1 for none."""
    return made.cards.index(card) if card in made.cards else -1


# ── names ────────────────────────────────────────────────────────────────────────────────────────


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


# ── the aid ──────────────────────────────────────────────────────────────────────────────────────


def agent_aid(made: Mission, view: Any, agent: int) -> Plain:
    numbers = view.numbers
    name = receptacle(view, agent)
    out: Plain = {
        "agent": agent,
        "seat": 0 if view.seats == 1 else agent,
        "receptacle": name,
        "held": held(view, agent),
    }
    if name is None:
        return out
    index = made.receptacles.index(name)
    top = [card for card in view.zone("altered", agent) if card is not None]
    altered = made.rows["body_alters"][made.cards.index(top[-1])] if top else 0
    row, at = ("alter_stat", altered - 1) if altered else ("receptacle_stat", index)
    power = f"personal/{name}/power"
    return {
        **out,
        "name": both(made, f"receptacles/{name}/name"),
        "stats": made.rows[row][at * 3 : at * 3 + 3],
        "azrak": numbers["azrak"][agent],
        "azrak_start": numbers["azrak_start"][agent],
        "magic": numbers["magic"][agent],
        "ejected": bool(numbers["ejected"][agent]),
        "captain": numbers["captain"] == agent,
        "elements": view.zone("elements", agent),
        "tokens": view.zone("tokens", agent),
        "altered": top,
        "power": {"name": both(made, f"{power}/name"), "text": both(made, f"{power}/text")},
    }


def destiny(made: Mission, view: Any) -> Plain:
    """R-010, R-110: the strip on the backs, the discards, and so what is still to come."""
    values = made.rows["destiny_value"]
    gone = [values[int(str(card).removeprefix("fate")) - 1] for card in view.zone("discard")]
    left = list(values)
    for value in gone:
        left.remove(value)
    return {"min": min(values), "max": max(values), "size": len(values), "discard": gone, "left": sorted(left)}


def trial(made: Mission, view: Any) -> Plain | None:
    """The sum against the threshold, and how often each outcome lies in what is left of the pile."""
    numbers = view.numbers
    if not numbers["trial_by"]:
        return None
    left = destiny(made, view)["left"] or made.rows["destiny_value"]
    gap = numbers["trial_threshold"] - numbers["trial_value"]
    odds = [sum(value < gap for value in left), left.count(gap), sum(value > gap for value in left)]
    return {
        "agent": numbers["trial_by"] - 1,
        "stat": made.stats[numbers["trial_stat"]],
        "value": numbers["trial_value"],
        "threshold": numbers["trial_threshold"],
        "odds": {"of": len(left), "failure": odds[0], "critical": odds[1], "success": odds[2]},
    }


def plan(made: Mission, view: Any) -> list[Plain]:
    """Locations the visible plan shows, with the crystal that lies there."""
    rows = made.rows
    first_plan = rows["sizes"][c.FIRST_PLAN]
    shown: set[int] = set()
    for card in view.zone("plan"):
        index = made.cards.index(card) - first_plan
        shown |= set(rows["map_location"][rows["plan_map"][index] : rows["plan_map"][index] + rows["plan_maps"][index]])
    for card in view.zone("in-play"):
        slot = made.cards.index(card)
        shown |= set(rows["map_location"][rows["body_map"][slot] : rows["body_map"][slot] + rows["body_maps"][slot]])
    return [
        {
            "id": made.locations[one],
            "name": both(made, f"locations/{made.locations[one]}/name"),
            "crystal": view.numbers["crystals"][one],
            "visits": view.numbers["visits"][one],
        }
        for one in sorted(shown)
    ]


def hints(made: Mission, view: Any) -> Plain:
    """R-239: the rungs of this location's ladder that the group has asked for, and how many are left."""
    here = view.numbers["location"] - 1
    if here < 0:
        return {"given": [], "left": 0, "taken": sum(view.numbers["hints"])}
    given = view.numbers["hints"][here]
    key = f"locations/{made.locations[here]}/hint"
    rungs = [both(made, f"{key}/{i}/text") for i in range(given)]
    left = made.rows["location_hints"][here] - given
    return {"given": rungs, "left": left, "taken": sum(view.numbers["hints"])}


def ending(made: Mission, view: Any) -> Plain | None:
    name = view.numbers["ending"]
    if name not in made.endings:
        return None
    key = f"mission/ending/{made.endings.index(name)}"
    reached = made.tier(view.numbers["score"])
    tier = both(made, f"mission/score/tier/{reached}/name") if reached is not None else None
    scored = bool(made.rows["ending_scored"][made.endings.index(name)])
    return {
        "id": name,
        "title": both(made, f"{key}/title"),
        "text": both(made, f"{key}/text"),
        "afterword": both(made, "mission/afterword"),
        "score": view.numbers["score"] if scored else None,
        "tier": tier if scored else None,
    }


def aid(made: Mission, view: Any) -> Plain:
    """Everything a board shows besides the zones; of texts only those whose card this seat sees."""
    names = dict(enumerate(made.cards))
    texts = open_texts(made, view)
    return {
        "mission": {
            "id": made.id,
            "title": both(made, "mission/title"),
            "order": both(made, "mission/order"),
            "report": both(made, "mission/report"),
            "version": made.version,
        },
        "stats": [
            {"id": stat, "colour": made.colours[i], "name": both(made, f"mission/stat/{i}/name")}
            for i, stat in enumerate(made.stats)
        ],
        "agents": [agent_aid(made, view, agent) for agent in range(agents(view))],
        "mine": mine(view),
        "texts": [
            {"slot": slot, "card": names.get(slot) if slot < fronts(made) else None, **reading(made, key)}
            for slot, key in sorted(texts.items())
        ],
        "gists": [
            {"slot": slot, "card": names[slot], "id": f"{key}/gist", "text": both(made, f"{key}/gist")}
            for slot, key in sorted(open_gists(made, view).items())
        ],
        "titles": {card: both(made, title_key(made, card)) for card in shown_fronts(made, view)},
        "destiny": destiny(made, view),
        "trial": trial(made, view),
        "plan": plan(made, view),
        "sky": [
            both(made, f"sky/{name}/shown/text") for name in ("star", "moon") if f"sky/{name}/shown/text" in made.texts
        ],
        "hints": hints(made, view),
        "question": question(made, view),
        "ending": ending(made, view),
    }


def fronts(made: Mission) -> int:
    """Slots below this one have a front that is a card of its own."""
    size = made.rows["sizes"]
    return size[c.LOCATIONS] + size[c.FRONTS] + size[c.MYSTERIES] + size[c.ELEMENTS]


def shown_fronts(made: Mission, view: Any) -> list[str]:
    """Cards whose picture lies open somewhere."""
    found = []
    for zone in view.zones:
        if zone.name in ("panorama", "held", "upright", "reading", "removed", "placed", "tokens", "group"):
            found += [card for card in zone.cards if card is not None and both(made, title_key(made, card))]
    return sorted(found)


# ── telepathy ────────────────────────────────────────────────────────────────────────────────────

RUN = 8


def plain_words(text: str) -> list[str]:
    """Case-folded, punctuation stripped, accents kept."""
    return "".join(letter if letter.isalnum() else " " for letter in text.casefold()).split()


def copies(message: str, text: str) -> bool:
    """R-063, R-233: whether a message repeats eight or more words of a text in a row."""
    said, printed = plain_words(message), plain_words(text)
    runs = {tuple(printed[i : i + RUN]) for i in range(len(printed) - RUN + 1)}
    return any(tuple(said[i : i + RUN]) in runs for i in range(len(said) - RUN + 1))


def may_tell(made: Mission, view: Any, message: str) -> str:
    """R-233: `yes`, `ask` or `no`, by the table's setting, for a message about the cards this seat may read."""
    setting = view.options.get("telepathy", "friendly")
    texts = [words for key in open_texts(made, view).values() for words in made.texts.get(f"{key}/text", {}).values()]
    if setting == "off" or not any(copies(message, text) for text in texts):
        return "yes"
    return "no" if setting == "strict" else "ask"
