"""Tables of the fixture mission in the middle of things: who holds what, what lies where, what comes next."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import chronolude as cl
from chronolude.games import find
from chronolude.games.time_stories import names
from chronolude.games.time_stories.cards import FIRST_TEXT
from chronolude.games.time_stories.mission.library import OURS
from chronolude.games.time_stories.mission.load import Mission, load
from chronolude.games.time_stories.view import open_texts
from chronolude.kernel.engine import run
from chronolude.kernel.state import Log, State
from chronolude.tables.choices import Choice

FIXTURE = OURS / "fixture"
MADE: Mission = load(FIXTURE)
WHO = ("ada", "boris", "celia", "dov")
QUAY = tuple(f"quay/{letter}" for letter in "BCDEF")


def readable(table: cl.Table, seat: int | None) -> list[str]:
    """The texts of the fixture that a seat may read now, by their keys."""
    return [key for _, key in sorted(open_texts(MADE, table.seen(seat)).items())]


def begin(seats: int = 4, seed: int = 1, who: tuple[str, ...] = WHO, **options: Any) -> cl.Table:
    """A table where the receptacles are chosen and the prologue lies open."""
    table = cl.new("time-stories", seats=seats, seed=seed, **{"mission": "fixture", **options})
    for agent in range(2 if seats == 1 else seats):
        table.play(0 if seats == 1 else agent, f"play {who[agent]}")
    return table


def answer_until(table: cl.Table, stop: Callable[[cl.Table], bool], wishes: tuple[str, ...] = ()) -> cl.Table:
    """Give the wished answer where it is on offer, else the calmest one, until the table is where it should be."""
    calm = (
        *wishes,
        "read on",
        "option 1",
        "agree",
        "aloud",
        "no",
        "done",
        "no update",
        "stand by",
        "follow",
        "boost 0",
        "support 0",
        "wait",
    )
    for _ in range(300):
        if stop(table):
            return table
        seat = table.asked[0]
        offered = [last for choice in table.options(seat) for last in ends(choice)]
        rank = {text: i for i, text in enumerate(calm)}
        table.play(seat, min(offered, key=lambda choice: rank.get(choice.text, len(calm))))
    raise AssertionError("never got there")


def ends(choice: Choice) -> list[Choice]:
    """The last parts of every way to finish a move in parts; the answer itself where it has none."""
    return [last for part in choice.then for last in ends(part)] if choice.then else [choice]


def phase(name: str) -> Callable[[cl.Table], bool]:
    return lambda table: bool(table.view(None)["numbers"]["phase"] == name)


def at_quay(seats: int = 4, who: tuple[str, ...] = WHO, **options: Any) -> cl.Table:
    """The actions step at the quay, before anybody has acted."""
    return answer_until(begin(seats, who=who, **options), phase("actions"))


def scene(
    seats: int = 4, held: dict[int, str] | None = None, who: tuple[str, ...] = WHO, done: bool = True,
    zones: dict[str, list[str]] | None = None, **numbers: Any,
) -> cl.Table:  # fmt: skip
    """The actions step with these cards in front of agents, these numbers, these zones; the rest in the panorama."""
    place = at_quay(seats, who).position()
    held = held or {}
    given = place["zones"]
    for agent in range(4):
        given.pop(f"held {agent}", None)
    given["panorama"] = ["quay", *(card for card in QUAY if card not in held.values())]
    for agent, card in held.items():
        given[f"held {agent}"] = [card]
    faces = {card: mask for card, mask in place.get("faces", {}).items() if not card.startswith("text-card")}
    for agent, card in held.items():
        number = MADE.numbers[MADE.cards.index(card)] - len(MADE.locations)
        faces[f"text-card:{number}"] = 1 if seats == 1 else 1 << agent
    place["faces"] = faces
    moved = [card for cards in (zones or {}).values() for card in cards]
    for name, cards in list(given.items()):
        given[name] = [card for card in cards if card not in moved]
    for name, cards in (zones or {}).items():
        given[name] = [*given.get(name, []), *cards] if name != "destiny" else cards
    place["numbers"] |= {"steps_done": [9 if done else 0] * 4, "page": [0] * 4, "fought": [0] * 4, "waiting": 0}
    place["numbers"] |= numbers
    place.pop("memory", None)
    return cl.position("time-stories", place)


def next_fate(table: cl.Table, *values: int) -> cl.Table:
    """The same table with these values on top of the Destiny pile, the first one on top."""
    place = table.position()
    pile = place["zones"].get("destiny", []) + place["zones"].pop("discard", [])
    row = MADE.rows["destiny_value"]
    wanted: list[str] = []
    for value in values:
        wanted.append(next(card for card in pile if row[int(card[4:]) - 1] == value and card not in wanted))
    place["zones"]["destiny"] = [card for card in pile if card not in wanted] + wanted[::-1]
    place.pop("memory", None)
    return cl.position("time-stories", place)


def state(table: cl.Table) -> State:
    """The state of a table in a test, to call a rule by its name."""
    s = table.truth()
    s.log = Log([])
    return s


def go(s: State) -> State:
    """Run what was pushed."""
    run(s)
    return s


def n(table: cl.Table, name: str, i: int | None = None) -> Any:
    value = table.view(None)["numbers"][name]
    return value if i is None else value[i]


def texts(table: cl.Table, seat: int) -> list[str]:
    return [choice.text for choice in table.options(seat)]


def zone(table: cl.Table, name: str, copy: int | None = None) -> list[str]:
    return [card for card in table.seen(None).zone(name, copy) if card is not None]


def card(name: str) -> int:
    return MADE.cards.index(name)


def body(slot: int) -> int:
    """The body that lies in a slot, as a card."""
    return MADE.rows["sizes"][FIRST_TEXT] + MADE.numbers[slot]


def crystals(s: State) -> int:
    """R-225: every crystal there is."""
    total = sum(int(s.n[names.AZRAK + agent]) for agent in range(4)) + int(s.n[names.VORTEX]) + int(s.n[names.REPORT])
    return total + int(s.n[names.LIMBO]) + sum(int(s.n[names.OF_MISSION + i]) for i in range(len(MADE.locations)))


def copy_of_fixture(folder: Path) -> Path:
    root = folder / "fixture"
    shutil.copytree(FIXTURE, root)
    return root


def own_mission(folder: Path, name: str = "ferry") -> Path:
    """The fixture under another name, as an author's own mission."""
    root = folder / name
    shutil.copytree(FIXTURE, root)
    change(root, "mission.toml", 'id = "fixture"', f'id = "{name}"')
    return root


def change(root: Path, file: str, old: str, new: str) -> None:
    path = root / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


__all__ = ["find"]


def through(table: cl.Table, supports: dict[int, int] | None = None, stop: str = "") -> list[int]:
    """Answer the windows of a trial: this much support by seat, no Powers; tells who was asked to support."""
    asked = []
    while table.asked:
        seat = table.asked[0]
        offered = texts(table, seat)
        if "support 0" in offered:
            asked.append(seat)
            table.play(seat, f"support {(supports or {}).get(seat, 0)}")
        elif "pass" in offered:
            table.play(seat, "pass")
        elif "read on" in offered:
            table.play(seat, "read on")
        else:
            break
        if stop and stop in offered:
            break
    return asked
