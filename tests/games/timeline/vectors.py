"""The test vectors of the rule list, turned into decks and positions: card names with years, hands, a line, a pile."""

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import chronolude as cl
from chronolude.games.timeline.cards import date_names, order_of

Plain = dict[str, Any]
EVERYONE = 0xFFFF


def ident(name: str) -> str:
    """An id that follows no date (T-072): vectors name their cards a, b, c in the order of time."""
    return f"tw-{hashlib.sha256(name.encode()).hexdigest()[:10]}"


def card_toml(name: str, year: int, plus_minus: int = 0, **fields: object) -> str:
    plain: Plain = {
        "id": ident(name), "name_en": f"The {name}", "name_fr": f"Le {name}", "year": year, "icon": "anvil",
        "alt_en": "an anvil", "alt_fr": "une enclume", "difficulty": 2, "region": "World",
    }  # fmt: skip
    if plus_minus:
        plain |= {"precision": "circa", "plus_minus": plus_minus}
    plain |= fields
    quoted = (f"{key} = {value}" if isinstance(value, int) else f'{key} = "{value}"' for key, value in plain.items())
    return "\n".join(("[[cards]]", *quoted))


def deck_toml(deck: str, dates: Mapping[str, int], blurred: Mapping[str, int] | None = None) -> str:
    """A custom deck of these cards in an order of their ids."""
    head = [
        "[deck]", f'id = "{deck}"', f'title_en = "{deck}"', f'title_fr = "{deck}"', 'colour = "#123456"',
        "version = 1", 'licence = "CC0-1.0"', "custom = true",
    ]  # fmt: skip
    cards = [card_toml(name, dates[name], (blurred or {}).get(name, 0)) for name in sorted(dates, key=ident)]
    return "\n\n".join(("\n".join(head), *cards)) + "\n"


def write_deck(deck: str, dates: Mapping[str, int], blurred: Mapping[str, int] | None = None) -> Path:
    folder = Path(os.environ["CHRONOLUDE_DATA"]) / "decks"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{deck}.toml"
    path.write_text(deck_toml(deck, dates, blurred), encoding="utf-8")
    return path


class Vector:
    """A table in the notation of the rule list."""

    def __init__(self, position: Plain, blurred: Mapping[str, int] | None = None, **options: object) -> None:
        self.dates: dict[str, int] = position["dates"]
        write_deck("vector", self.dates, blurred)
        self.names = {ident(name): name for name in self.dates}
        self.blurred = blurred or {}
        self.table = cl.position("timeline", self.plain(position, options))

    def plain(self, position: Plain, options: Plain) -> Plain:
        seats = position["n"]
        active = position.get("active", list(range(seats)))
        first = position.get("first", 0)
        starter = next(seat % seats for seat in range(first, first + seats) if seat % seats in active)
        zones: Plain = {f"hand {seat}": self.ids(position["hands"][seat]) for seat in range(seats)}
        zones |= {"pile": self.ids(position["pile"])[::-1], "line": self.ids(position["line"])}
        zones |= {"later": self.ids(position.get("later", []))}
        zones |= {"discard": self.ids(position["discard"]), **self.date_zones()}
        numbers: Plain = {
            "first": first, "starter": starter, "round": position.get("round", 1),
            "mode": position.get("mode", "normal"),
            "active": flags(active), "done": flags(position.get("done", [])),
        }  # fmt: skip
        shown = [*position["line"], *position["discard"]]
        return {
            "game": "timeline", "seats": seats, "options": {"decks": "vector", **options}, "zones": zones,
            "numbers": numbers, "faces": {self.date_zones()[self.place(name)][0]: EVERYONE for name in shown},
            "frames": [["round", "end_round", -1, 0, 0], ["turn", "hold_card", position["turn"], 0, 0]],
        }  # fmt: skip

    def order(self) -> list[str]:
        return sorted(self.dates, key=ident)

    def place(self, name: str) -> str:
        return f"date {self.order().index(name) + 1}"

    def date_zones(self) -> Plain:
        """The date behind each front, named as the layout names it."""
        names = self.order()
        spans = [
            (self.dates[n], self.dates[n] - self.blurred.get(n, 0), self.dates[n] + self.blurred.get(n, 0))
            for n in names
        ]
        order = order_of(spans)
        shown = date_names([spans[i] for i in order])
        return {self.place(names[front]): [shown[rank]] for rank, front in enumerate(order)}

    def ids(self, names: list[str]) -> list[str]:
        return [ident(name) for name in names]

    # ── looking and playing ──────────────────────────────────────────────────────────────────────

    def zone(self, name: str, seat: int | None = None) -> list[str]:
        """The cards of a zone by the vector's names, in the order in which the rule list tells them."""
        position = self.table.position()["zones"]
        cards = position.get(name if seat is None else f"{name} {seat}", [])
        named = [self.names[card] for card in cards]
        return named[::-1] if name == "pile" else named

    def numbers(self) -> Plain:
        found: Plain = self.table.position()["numbers"]
        return found

    def do(self, seat: int, name: str, interval: int) -> bool:
        """Place a card; intervals count from 0 here, gaps from 1 at the table. Tells whether it was right."""
        told = self.table.play(seat, f"{ident(name)} > gap {interval + 1}")
        return next(event.kind for event in told if event.kind in ("placed", "missed")) == "placed"

    def correct_gaps(self, name: str) -> list[int]:
        """Every interval in which this card of the seat to move would be right."""
        gaps = range(len(self.zone("line")) + 1)
        return [gap for gap in gaps if self.trial().do(self.table.asked[0], name, gap)]

    def trial(self) -> "Vector":
        twin = Vector.__new__(Vector)
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.clone()
        return twin

    def seats_with(self, number: str) -> list[int]:
        return [seat for seat in range(self.table.seats) if self.numbers()[number][seat]]


def flags(seats: list[int]) -> list[int]:
    return [int(seat in seats) for seat in range(8)]
