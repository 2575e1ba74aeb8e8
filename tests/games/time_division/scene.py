"""Positions of Time Division in the notation of the rule file, and ways to compare a table with one.

`A: hand [foreman, pharaoh] decision farmer transit - influence [student*, tony~A]  B: …  past [] reserve [vizier]`.
`*` marks a rotated card, `~A` one laid face down by A. Cards that are not named lie in the box.
"""

from __future__ import annotations

import re
from typing import Any

import chronolude as cl
from chronolude.games.time_division.cards import NAMES

ERAS = ("egypt", "middle_ages", "eighties")
STEPS = {"play": ("begin_round", False), "coin": ("place_coin", False), "decide": ("activate", True)}
TOKEN = re.compile(r"([AB]):|(\w+) (\[[^\]]*\]|[\w*~-]+)")
OWN = ("hand", "decision", "transit", "influence")


def read(text: str) -> tuple[dict[str, list[str]], list[str], dict[str, int]]:
    """Zones with their cards, the rotated ones, and who laid the face-down ones."""
    zones: dict[str, list[str]] = {}
    rotated: list[str] = []
    down: dict[str, int] = {}
    side = 0
    for letter, zone, cards in TOKEN.findall(text):
        if letter:
            side = "AB".index(letter)
            continue
        listed = [] if cards in ("-", "[]") else [card.strip() for card in cards.strip("[]").split(",")]
        name = f"{zone} {side}" if zone in OWN else zone
        zones[name] = [card.split("~")[0].rstrip("*") for card in listed]
        rotated += [card.rstrip("*") for card in listed if card.endswith("*")]
        down |= {card[:-2]: "AB".index(card[-1]) for card in listed if "~" in card}
    return zones, rotated, down


def mask(cards: list[str]) -> int:
    return sum(1 << NAMES.index(card) % 20 for card in cards)


def scene(text: str, step: str = "decide", coin: int = 0, **options: Any) -> cl.Table:
    """A table in this position. Numbers of the layout may be given besides options."""
    zones, rotated, down = read(text)
    named = [card for cards in zones.values() for card in cards]
    era = ERAS[NAMES.index(named[0]) // 20]
    zones["box"] = [card for card in NAMES if card not in named]
    known = ("mode", "governor_tie", "choose_before_draw")
    numbers = {name: value for name, value in options.items() if name not in known}
    at, waiting = STEPS[step]
    data = {
        "options": {name: value for name, value in options.items() if name in known} | {"era": era},
        "zones": zones,
        "faces": {card: 1 << seat for card, seat in down.items()},
        "numbers": {
            "playing": era,
            "coin": coin,
            "game": 1,
            "phase": "clash",
            "chosen": -1,
            "rotated": mask(rotated),
            **({"step": "decision"} if step == "decide" else {}),
            **numbers,
        },
        "frames": [["round", at, -1, 0, 0]],
        "waiting": waiting,
    }
    return cl.position("time-division", data)


def zones_of(table: cl.Table) -> dict[str, list[str]]:
    found: dict[str, list[str]] = table.position()["zones"]
    return found


def zone(table: cl.Table, name: str) -> list[str]:
    return zones_of(table).get(name, [])


def number(table: cl.Table, name: str) -> Any:
    return table.position()["numbers"][name]


def lies(table: cl.Table, text: str) -> None:
    """The zones this text names hold exactly these cards; rows in order, rotated ones marked."""
    zones, rotated, _ = read(text)
    for name, cards in zones.items():
        found = zone(table, name)
        if not name.startswith("influence"):
            found.sort()
            cards.sort()
        assert found == cards, f"{name}: {found} instead of {cards}"
    turned = [card for card in rotated if not number(table, "rotated") & mask([card])]
    assert not turned, f"not rotated: {turned}"


def play(table: cl.Table, *answers: str) -> list[str]:
    """Give these answers, each for the seat that is asked; the kinds of all events told."""
    before = len(table.events(None))
    for answer in answers:
        table.play(table.asked[0], answer)
    return [told.kind for told in table.events(None, before)]


def offered(table: cl.Table) -> list[str]:
    return sorted(option.text for option in table.options(table.asked[0]))


def told(table: cl.Table, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of all events of a kind, as a seat was told them."""
    return [event.args for event in table.events(seat) if event.kind == kind]
