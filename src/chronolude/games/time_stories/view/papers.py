"""The texts a seat may read, filled in, with what is printed below them; after the end the whole book."""

from __future__ import annotations

import msgspec

from ....locale import say
from .. import cards as c
from ..text.names import text_title
from .agents import agent_of, agents, held, mine
from .boxes import ConflictBox, PrintedPage, list_words, printed
from .lens import Lens
from .texts import bases, fronts, kind_of, open_bodies, page_of, rungs

OPEN_KINDS = ("a", "prologue", "sky", "key", "conflict")


class DialAid(msgspec.Struct, frozen=True):
    """One dial of a puzzle."""

    name: str
    marks: list[str]


class PuzzleAid(msgspec.Struct, frozen=True):
    """R-241 to R-243: what a page asks, what an answer brings, and the hints so far."""

    ask: str
    dials: list[DialAid]
    solved: str | None
    wrong: str | None
    hints: list[str]
    left: int


class PersonAid(msgspec.Struct, frozen=True):
    """Somebody met on a card, and what they look like in words that the board knows how to draw."""

    id: str
    name: str
    look: list[str]


class PaperAid(PrintedPage, frozen=True, kw_only=True):
    """A text that lies open to this seat."""

    slot: int
    kind: str
    card: str | None
    title: str
    text: str | None
    agent: int | None
    """Whose eyes it is for; None where it lies open."""
    kept: bool
    """R-235: put away, and kept by this seat with assisted memory."""
    figure: str | None
    """Rows of signs to be looked at, in columns."""
    puzzle: PuzzleAid | None
    speaker: PersonAid | None
    """Who speaks on this page."""
    picture: str | None
    """What is painted for an Element."""


def papers(lens: Lens) -> list[PaperAid]:
    """Every text this seat may read now."""
    return [paper(lens, slot, body) for slot, body in sorted(open_bodies(lens.made, lens.seen).items())]


def paper(lens: Lens, slot: int, body: int) -> PaperAid:
    made, seen, lang = lens
    page = page_of(made, seen, slot, body)
    key, kind = made.page_keys[body][page], kind_of(made, slot)
    agent = reader_of(lens, slot, kind)
    reader = agent if agent is not None else (mine(seen) or [0])[0]
    below = printed(made, body, page, lang, agents(seen), seen.numbers["damage"][slot])
    return PaperAid(
        slot=slot,
        kind=kind,
        card=made.cards[slot] if slot < fronts(made) else None,
        agent=agent,
        kept=seen.numbers["open_page"][slot] >= c.KEPT,
        title=paper_title(lens, slot, key),
        text=lens.filled(f"{key}/text", reader),
        figure=lens.words(f"{key}/figure"),
        puzzle=puzzle(lens, body, page),
        speaker=speaker(lens, body, page),
        picture=made.pictures.get(made.cards[slot]) if slot < fronts(made) else None,
        steps=below.steps,
        trials=below.trials,
        conflict=below.conflict,
    )


def puzzle(lens: Lens, body: int, page: int) -> PuzzleAid | None:
    """The puzzle a page sets, if it sets one."""
    made, seen, lang = lens
    rows = made.rows
    row = rows["body_page"][body] + page
    index = rows["page_puzzle"][row]
    if index < 0:
        return None
    name = made.puzzles[index]
    return PuzzleAid(
        ask=lens.words(f"puzzles/{name}/ask") or "",
        dials=[dial(lens, name, index, i) for i in range(rows["puzzle_dials"][index])],
        solved=list_words(made, body, rows["page_solved"][row], lang),
        wrong=list_words(made, body, rows["page_wrong"][row], lang),
        hints=[lens.words(key) or "" for key in rungs(made, seen, name)],
        left=rows["puzzle_hints"][index] - seen.numbers["rungs"][index],
    )


def speaker(lens: Lens, body: int, page: int) -> PersonAid | None:
    """Who speaks on a page that this seat may read."""
    name = lens.made.speaker(body, page)
    return PersonAid(name, lens.words(f"people/{name}/name") or "", lens.made.looks[name]) if name else None


def dial(lens: Lens, name: str, puzzle: int, i: int) -> DialAid:
    key = f"puzzles/{name}/dial/{i}"
    count = lens.made.rows["dial_marks"][lens.made.rows["puzzle_dial"][puzzle] + i]
    return DialAid(lens.words(f"{key}/name") or "", [lens.words(f"{key}/mark/{j}") or "" for j in range(count)])


def reader_of(lens: Lens, slot: int, kind: str) -> int | None:
    """The agent of this seat whom a text is for; None where it is for everybody."""
    made, seen, _ = lens
    own = mine(seen)
    if kind in OPEN_KINDS or not own:
        return None
    if kind == "flash":
        return agent_of(seen, made.receptacles[slot - bases(made)["flash"]])
    if kind == "interaction":
        owner = made.rows["interaction_owner"][slot - bases(made)["interaction"]]
        return agent_of(seen, made.receptacles[owner])
    holders = [agent for agent in own if held(seen, agent) == made.cards[slot]]
    if holders:
        return holders[0]
    return own[0] if seen.numbers["open_page"][slot] >= c.KEPT or is_private(lens, slot, kind) else None


def is_private(lens: Lens, slot: int, kind: str) -> bool:
    """R-161, R-176: yellow Elements and Mysteries are read by one agent alone."""
    made = lens.made
    if made.cards[slot] not in lens.seen.zone("reading"):
        return kind == "card"
    if kind == "element":
        return made.rows["body_colour"][slot] == c.YELLOW
    return kind == "mystery" and made.rows["mystery_kind"][slot] == c.YELLOW_MYSTERY


def paper_title(lens: Lens, slot: int, key: str) -> str:
    """What a text is called; the cards of the prologue are numbered."""
    made, _, lang = lens
    if kind_of(made, slot) == "prologue":
        return say(lang, "ts-paper-prologue", n=slot - bases(made)["prologue"] + 1)
    return text_title(made, slot, key, lang)


def fight(lens: Lens) -> ConflictBox | None:
    """R-126: the group conflict under way, its life and the damage so far, where this seat may read its card."""
    made, seen, lang = lens
    slot = seen.numbers["conflict"] - 1
    body = open_bodies(made, seen).get(slot)
    if body is None:
        return None
    page = seen.numbers["conflict_page"]
    page = page if page < len(made.page_keys[body]) else 0
    return printed(made, body, page, lang, agents(seen), seen.numbers["damage"][slot]).conflict


# ── after the end ────────────────────────────────────────────────────────────────────────────────


def book(lens: Lens) -> dict[str, list[list[str]]] | None:
    """R-238: once the mission is over its texts are open to everybody, by the name of the card they belong to."""
    made, seen, _ = lens
    if seen.mode != "over":
        return None
    out = {}
    dealt = open_bodies(made, seen)
    for slot in range(made.slots):
        if slot in made.rows["deal_slot"] and slot not in dealt:
            continue  # nobody may say which of its texts was dealt
        keys = made.page_keys[dealt.get(slot, slot)]
        words = [read_by_all(lens, f"{key}/text") for key in keys if f"{key}/text" in made.texts]
        if words and was_near(lens, slot):
            out[book_key(lens, slot)] = words
    return out


def read_by_all(lens: Lens, key: str) -> list[str]:
    """A text as each agent reads it, by agent."""
    return [lens.filled(key, agent) or "" for agent in range(agents(lens.seen))]


def was_near(lens: Lens, slot: int) -> bool:
    """Places nobody went to keep their secrets for another run."""
    rows = lens.made.rows["front_location"]
    if lens.seen.numbers["run"] > 1:
        return True
    return slot >= len(rows) or lens.seen.numbers["visits"][rows[slot]] > 0


def book_key(lens: Lens, slot: int) -> str:
    """How the log names what was read: the card, or whose personal card it was."""
    made = lens.made
    kind = kind_of(made, slot)
    i = slot - bases(made)[kind]
    if kind == "interaction":
        owner = made.receptacles[made.rows["interaction_owner"][i]]
        return f"{owner}/interaction/{made.rows['interaction_number'][i]}"
    if kind == "flash":
        return f"{made.receptacles[i]}/flash"
    return made.cards[slot] if slot < fronts(made) else f"{kind}/{i}"
