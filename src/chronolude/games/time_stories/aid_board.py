"""What the board draws besides zones and numbers: the painting, papers, sheets, the plan, the book after the end.

Everything comes from a view: a text is here only where its card lies open to this seat (R-237).
"""

from __future__ import annotations

from typing import Any

from ...locale import say
from . import cards as c
from . import view
from .aid_blocks import in_both, list_words, printed
from .mission.load import Mission
from .text.names import card_name, fill
from .text.table import text_title

Plain = dict[str, Any]
OPEN_KINDS = ("a", "prologue", "sky", "key", "conflict")


def filled(made: Mission, seen: Any, key: str, agent: int) -> Plain | None:
    """A text with its holes filled for the agent who reads; None where the mission has none."""
    if key not in made.texts:
        return None
    return in_both(lambda lang: fill(made, seen, made.say(key, lang), agent, lang))


# ── papers ───────────────────────────────────────────────────────────────────────────────────────


def kind_of(made: Mission, slot: int) -> str:
    """Which kind of text lies in a slot."""
    return [kind for kind, first in view.bases(made).items() if first <= slot][-1]


def bodies(made: Mission, seen: Any) -> dict[int, int]:
    """Slot to body: what lies open to this seat, as its view names it."""
    return view.open_bodies(made, seen)


def reader_of(made: Mission, seen: Any, slot: int, kind: str) -> int | None:
    """The agent of this seat whom a text is for; None where it is for everybody."""
    mine = view.mine(seen)
    if kind in OPEN_KINDS or not mine:
        return None
    if kind == "flash":
        return view.agent_of(seen, made.receptacles[slot - view.bases(made)["flash"]])
    if kind == "interaction":
        owner = made.rows["interaction_owner"][slot - view.bases(made)["interaction"]]
        return view.agent_of(seen, made.receptacles[owner])
    holders = [agent for agent in mine if view.held(seen, agent) == made.cards[slot]]
    if holders:
        return holders[0]
    return mine[0] if is_private(made, seen, slot, kind) else None


def is_private(made: Mission, seen: Any, slot: int, kind: str) -> bool:
    """R-161, R-176: yellow Elements and Mysteries are read by one agent alone."""
    if made.cards[slot] not in seen.zone("reading"):
        return kind == "card"
    if kind == "element":
        return made.rows["body_colour"][slot] == c.YELLOW
    return kind == "mystery" and made.rows["mystery_kind"][slot] == c.YELLOW_MYSTERY


def papers(made: Mission, seen: Any) -> list[Plain]:
    """Every text this seat may read now, filled in, with what is printed below it."""
    pages = seen.numbers["open_page"]
    out = []
    for slot, body in sorted(bodies(made, seen).items()):
        keys = made.page_keys[body]
        page = pages[slot] if pages[slot] < len(keys) else 0
        kind = kind_of(made, slot)
        agent = reader_of(made, seen, slot, kind)
        reader = agent if agent is not None else (view.mine(seen) or [0])[0]
        out.append(
            {
                "slot": slot,
                "kind": kind,
                "card": made.cards[slot] if slot < view.fronts(made) else None,
                "agent": agent,
                "title": paper_title(made, slot, keys[page]),
                "text": filled(made, seen, f"{keys[page]}/text", reader),
                "figure": view.both(made, f"{keys[page]}/figure"),
                "puzzle": puzzle(made, seen, body, page),
                **printed(made, body, page, view.agents(seen)),
            }
        )
    return out


def puzzle(made: Mission, seen: Any, body: int, page: int) -> Plain | None:
    """R-241 to R-243: what a page asks, what an answer brings, and the hints so far."""
    rows = made.rows
    row = rows["body_page"][body] + page
    index = rows["page_puzzle"][row]
    if index < 0:
        return None
    key = f"puzzles/{made.puzzles[index]}"
    dials = range(rows["puzzle_dials"][index])
    counts = [rows["dial_marks"][rows["puzzle_dial"][index] + dial] for dial in dials]
    return {
        "ask": view.both(made, f"{key}/ask"),
        "dials": [
            {
                "name": view.both(made, f"{key}/dial/{dial}/name"),
                "marks": [view.both(made, f"{key}/dial/{dial}/mark/{i}") for i in range(counts[dial])],
            }
            for dial in dials
        ],
        "solved": list_words(made, body, rows["page_solved"][row]),
        "wrong": list_words(made, body, rows["page_wrong"][row]),
        "hints": view.rungs(made, seen, made.puzzles[index]),
        "left": rows["puzzle_hints"][index] - seen.numbers["rungs"][index],
    }


def paper_title(made: Mission, slot: int, key: str) -> Plain:
    """What a text is called; prologue and personal cards have no front to name them."""
    kind = kind_of(made, slot)
    at = slot - view.bases(made)[kind]
    if kind == "prologue":
        return in_both(lambda lang: say(lang, "ts-paper-prologue", n=at + 1))
    if kind == "flash":
        return in_both(lambda lang: say(lang, "ts-paper-flash"))
    if kind == "interaction":
        return in_both(lambda lang: say(lang, "ts-paper-interaction", n=made.rows["interaction_number"][at]))
    if kind == "key":
        return in_both(lambda lang: say(lang, "ts-paper-key"))
    return in_both(lambda lang: text_title(made, slot, key, lang))


# ── the painting ─────────────────────────────────────────────────────────────────────────────────


def location(made: Mission, seen: Any) -> Plain | None:
    """Where the group is, and the scene its cards are painted on."""
    here = seen.numbers["location"] - 1
    if here < 0:
        return None
    name = made.locations[here]
    return {
        "id": name,
        "number": made.indices[here],
        "name": view.both(made, f"locations/{name}/name"),
        "scene": made.scenes.get(name),
        "alt": view.both(made, f"scenes/{name}/alt"),
        "moon": bool(seen.numbers["moon"]),
    }


def panorama(made: Mission, seen: Any) -> list[Plain]:
    """R-054, R-076, R-180: the cards from left to right: free, in front of an agent, removed, or replaced."""
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
        out.append(place(made, seen, card, chr(ord("A") + rows["front_letter"][slot])))
    return out


def mysteries_here(made: Mission, seen: Any, here: int) -> list[str]:
    """Mysteries that took the place of a card of this location."""
    first = view.bases(made)["mystery"]
    replaced = seen.numbers["replaces"]
    count = made.rows["sizes"][c.MYSTERIES]
    return [made.cards[first + i] for i in range(count) if replaced[i] == here + 1]


def place(made: Mission, seen: Any, card: str, letter: str) -> Plain:
    holder = [agent for agent in range(view.agents(seen)) if view.held(seen, agent) == card]
    lies = card in seen.zone("panorama")
    key = view.title_key(made, card).removesuffix("/title")
    return {
        "card": card,
        "letter": letter,
        "title": view.both(made, f"{key}/title"),
        "alt": view.both(made, f"{key}/alt"),
        "state": "held" if holder else "free" if lies else "removed",
        "agent": holder[0] if holder else None,
    }


# ── receptacles, plan, standing rules ────────────────────────────────────────────────────────────


def sheet(made: Mission, seen: Any, name: str) -> Plain:
    """R-016, R-025, R-198: a receptacle's card; its other side for the one who runs it."""
    index = made.receptacles.index(name)
    mine = [view.receptacle(seen, agent) for agent in view.mine(seen)]
    power = f"personal/{name}/power"
    return {
        "id": name,
        "name": view.both(made, f"receptacles/{name}/name"),
        "story": view.both(made, f"receptacles/{name}/story/front"),
        "back": view.both(made, f"receptacles/{name}/story/back") if name in mine else None,
        "stats": made.rows["receptacle_stat"][index * 3 : index * 3 + 3],
        "azrak": made.rows["receptacle_azrak"][index],
        "power": {"name": view.both(made, f"{power}/name"), "text": view.both(made, f"{power}/text")},
    }


def plan_cards(made: Mission, seen: Any) -> list[Plain]:
    """R-034, R-164 to R-167: the plan as it lies there, extensions last; a covered card names what covers it."""
    rows = made.rows
    first = rows["sizes"][c.FIRST_PLAN]
    covers = {}
    out = []
    for card in sorted(seen.zone("in-play")):
        slot = made.cards.index(card)
        shown = rows["map_location"][rows["body_map"][slot] : rows["body_map"][slot] + rows["body_maps"][slot]]
        if rows["body_covers"][slot] >= 0:
            covers[rows["body_covers"][slot]] = (card, shown)
        elif shown:
            out.append({"id": card, "by": card, "locations": [spot(made, seen, one) for one in shown]})
    for index in reversed(range(rows["sizes"][c.PLANS])):
        at = rows["plan_map"][index]
        own = rows["map_location"][at : at + rows["plan_maps"][index]]
        by, shown = covers.get(index, (None, own))
        out.insert(
            0, {"id": made.cards[first + index], "by": by, "locations": [spot(made, seen, one) for one in shown]}
        )
    return out


def spot(made: Mission, seen: Any, one: int) -> Plain:
    name = made.locations[one]
    return {
        "id": name,
        "name": view.both(made, f"locations/{name}/name"),
        "crystal": seen.numbers["crystals"][one],
        "here": seen.numbers["location"] == one + 1,
    }


def standing(made: Mission, seen: Any) -> list[Plain]:
    """R-165, R-177, R-183: what stands for everybody: group tokens and upright Mysteries, in their own words."""
    out = []
    for card in seen.zone("group"):
        kind = card.partition(".")[0]
        out.append(
            {
                "card": card,
                "name": view.both(made, f"tokens/{kind}/name"),
                "text": view.both(made, f"tokens/{kind}/text"),
            }
        )
    for card in seen.zone("upright"):
        name = in_both(lambda lang, one=card: card_name(made, one, lang))
        out.append({"card": card, "name": name, "text": view.both(made, f"mysteries/{card}/summary")})
    return out


def things(made: Mission, seen: Any) -> Plain:
    """Names of all that agents carry and of what lies open, by card."""
    cards: list[str] = []
    for zone in seen.zones:
        if zone.name in ("elements", "altered", "tokens", "in-play", "group", "upright", "reading"):
            cards += [card for card in zone.cards if card is not None]
    return {card: in_both(lambda lang, one=card: card_name(made, one, lang)) for card in sorted(set(cards))}


def skies(made: Mission, seen: Any) -> list[Plain]:
    """R-022: the Star and below it the Moon, which way up, and the words on the side that shows."""
    return [
        {"id": name, "up": bool(seen.numbers[name]), "text": view.both(made, f"sky/{name}/shown/text")}
        for name in ("star", "moon")
        if f"sky/{name}/shown/text" in made.texts
    ]


# ── trials and conflicts ─────────────────────────────────────────────────────────────────────────


def chances(made: Mission, seen: Any) -> list[Plain]:
    """R-110: each Destiny card that may still come, and what it would make of the trial under way."""
    numbers = seen.numbers
    if not numbers["trial_by"] or numbers["asking"] == "fate":
        return []
    gap = numbers["trial_threshold"] - numbers["trial_value"]
    left = view.destiny(made, seen)["left"] or sorted(made.rows["destiny_value"])
    return [
        {"value": value, "outcome": "failure" if value < gap else "critical" if value == gap else "success"}
        for value in left
    ]


def fight(made: Mission, seen: Any) -> Plain | None:
    """R-126: the group conflict under way, its life and the damage so far, where this seat may read its card."""
    slot = seen.numbers["conflict"] - 1
    known = bodies(made, seen)
    if slot < 0 or slot not in known:
        return None
    body = known[slot]
    keys = made.page_keys[body]
    page = seen.numbers["conflict_page"]
    block = printed(made, body, page if page < len(keys) else 0, view.agents(seen))["conflict"]
    if block is None:
        return None
    return {**block, "damage": seen.numbers["damage"][slot]}


def asked_agent(seen: Any) -> int | None:
    """Which of this seat's receptacles the question is put to; None where it is the seat itself."""
    numbers = seen.numbers
    if seen.seats > 1 or seen.seat is None:
        return seen.seat if isinstance(seen.seat, int) else None
    asking, by = numbers["asking"], numbers["trial_by"] - 1
    if asking == "boost":
        return int(by)
    if asking == "support":
        return 1 - int(by)
    if asking == "take":
        return view.to_take(seen)
    if asking == "broken":
        return next((agent for agent in view.mine(seen) if numbers["azrak"][agent] == 0), None)
    return int(numbers["captain"]) if asking in ("travel", "update", "share", "insist", "order") else None


# ── after the end ────────────────────────────────────────────────────────────────────────────────


def book(made: Mission, seen: Any) -> Plain | None:
    """R-238: once the mission is over its texts are open to everybody, by the name of the card they belong to."""
    if seen.mode != "over":
        return None
    out = {}
    dealt = dealt_bodies(made, seen)
    for slot in range(made.slots):
        keys = made.page_keys[dealt.get(slot, slot)]
        words = [read_by_all(made, seen, f"{key}/text") for key in keys if f"{key}/text" in made.texts]
        unknown = slot in made.rows["deal_slot"] and slot not in dealt  # nobody may say which of its texts was dealt
        if words and was_near(made, seen, slot) and not unknown:
            out[book_key(made, slot)] = words
    return out


def dealt_bodies(made: Mission, seen: Any) -> dict[int, int]:
    """R-240: which body was dealt to a slot that varies, where this view shows it; else what is printed first."""
    return {slot: body for slot, body in bodies(made, seen).items() if slot in made.rows["deal_slot"]}


def read_by_all(made: Mission, seen: Any, key: str) -> list[Plain | None]:
    """A text as each agent reads it, by agent."""
    return [filled(made, seen, key, agent) for agent in range(view.agents(seen))]


def was_near(made: Mission, seen: Any, slot: int) -> bool:
    """Places nobody went to keep their secrets for another run."""
    rows = made.rows["front_location"]
    if seen.numbers["run"] > 1:
        return True
    return slot >= len(rows) or seen.numbers["visits"][rows[slot]] > 0


def book_key(made: Mission, slot: int) -> str:
    """How the log names what was read: the card, or whose personal card it was."""
    kind = kind_of(made, slot)
    i = slot - view.bases(made)[kind]
    if kind == "interaction":
        owner = made.receptacles[made.rows["interaction_owner"][i]]
        return f"{owner}/interaction/{made.rows['interaction_number'][i]}"
    if kind == "flash":
        return f"{made.receptacles[i]}/flash"
    return made.cards[slot] if slot < view.fronts(made) else f"{kind}/{i}"


def aid(made: Mission, seen: Any) -> Plain:
    """The game's aid and what its board adds to it."""
    return {
        **view.aid(made, seen),
        "location": location(made, seen),
        "panorama": panorama(made, seen),
        "papers": papers(made, seen),
        "roster": [sheet(made, seen, name) for name in made.receptacles if name not in seen.zone("box")],
        "plan_cards": plan_cards(made, seen),
        "standing": standing(made, seen),
        "things": things(made, seen),
        "skies": skies(made, seen),
        "chances": chances(made, seen),
        "conflict": fight(made, seen),
        "asked_agent": asked_agent(seen),
        "book": book(made, seen),
    }
