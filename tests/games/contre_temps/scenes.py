"""From the short notation of the rule list to a table: hands, events and pawns, and what to expect of them."""

from __future__ import annotations

from typing import Any

import chronolude as cl

Plain = dict[str, Any]
DECK = [f"{suit}{value}" for suit in "ABCDE" for value in range(1, 14)]
PHASES = {"resolve": ("resolve_events", False), "travel": ("travel", True)}

# Three seats in round 6, five events on the line, the sixth to be resolved: the usual scene of the rule list.
USUAL: Plain = {
    "mode": "classic", "n": 3, "first": 0, "round": 6, "phase": "resolve", "constant": "A13", "present": 6,
    "events": {"1": ["B9", "B12", 0], "2": ["C8", "A7", 1], "3": ["D10", "D10", 2], "4": ["E7", "E11", 0],
               "5": ["B8", "A9", 1], "6": None},
    "pawns": [6, 6, 6], "energy": [0, 0, 0],
    "hands": [["B7", "C7", "C12", "D7", "D8"], ["A11", "B10", "C9", "C10", "E10"], ["A8", "A10", "D9", "E8", "E9"]],
}  # fmt: skip


def scene(**changes: Any) -> cl.Table:
    """The usual scene with some things otherwise."""
    return table_of({**USUAL, **changes})


def table_of(place: Plain) -> cl.Table:
    """A table from a position in the notation of the vectors."""
    step, waiting = PHASES[place["phase"]]
    present, seats = place["present"], place["n"]
    held = [sum(1 for event in place["events"].values() if event and event[2] == seat) for seat in range(seats)]
    numbers = {
        "round": place["round"] - (not waiting),
        "phase": place["phase"],
        "present": present,
        "first": place["first"],
        "pawn": place.get("pawns", [present] * seats),
        "energy": place["energy"],
        "discs": [3 - count for count in held],
        "controller": [0, *(controller(place["events"].get(str(token))) for token in range(1, 11))],
    }
    data = {
        "seats": seats,
        "options": {"mode": place["mode"], **place.get("options", {})},
        "zones": zones_of(place),
        "numbers": numbers,
        "frames": [["round", step, -1, 0, 0]],
        "waiting": waiting,
    }
    return cl.position("contre-temps", data)


def controller(event: list[Any] | None) -> int:
    return event[2] + 1 if event else 0


def zones_of(place: Plain) -> Plain:
    """Every card somewhere: those not named are four undealt and the rest discarded."""
    zones: Plain = {f"hand {seat}": hand for seat, hand in enumerate(place["hands"])}
    if place["constant"]:
        zones["constant"] = [place["constant"]]
    for token, event in place["events"].items():
        if event:
            zones[f"lead {token}"] = [event[0]]
            if event[1] != event[0]:
                zones[f"standing {token}"] = [event[1]]
    named = {card for cards in zones.values() for card in cards}
    lowest = 13 - 2 * place["n"]
    zones["removed"] = [card for card in DECK if int(card[1:]) < lowest]
    left = [card for card in DECK if card not in named and int(card[1:]) >= lowest]
    zones["undealt"], zones["discard"] = left[:4], left[4:]
    laid = sorted(int(token) for token in place["events"])
    coming = place.get("pile", [token for token in range(1, 11) if token not in laid])
    zones["line"] = [f"T{token}" for token in laid]
    zones["bag" if place["mode"] == "paradox" else "pile"] = [f"T{token}" for token in coming]
    return zones


# ── looking and answering ────────────────────────────────────────────────────────────────────────


def answer_text(table: cl.Table, action: str | int) -> str:
    if isinstance(action, int):
        return f"{action:+d}" if action else "0"
    return f"offer {action}" if look(table)["numbers"]["phase"] == "constant" else action


def do(table: cl.Table, *answers: tuple[int, str | int]) -> cl.Table:
    for seat, action in answers:
        table.play(seat, answer_text(table, action))
    return table


def look(table: cl.Table) -> Plain:
    return table.view(None)


def cards(table: cl.Table, zone: str, number: int | None = None, seat: int | None = None) -> list[str | None]:
    found = [one for one in table.view(seat)["zones"] if one["name"] == zone and one["seat"] == number]
    return list(found[0]["cards"])


def number(table: cl.Table, name: str) -> Any:
    return look(table)["numbers"][name]


def seats_row(table: cl.Table, name: str) -> list[int]:
    return list(number(table, name)[: table.seats])


def lead(table: cl.Table, token: int) -> str | None:
    return next(iter(cards(table, "lead", token)), None)


def standing(table: cl.Table, token: int) -> str | None:
    """The card to beat: the standing card, or the lead card where it stands itself."""
    return next(iter(cards(table, "standing", token)), lead(table, token))


def holder(table: cl.Table, token: int) -> int | None:
    seat = number(table, "controller")[token]
    return seat - 1 if seat else None


def line(table: cl.Table) -> list[int]:
    return [int(str(card)[1:]) for card in cards(table, "line")]


def held(table: cl.Table, seat: int) -> list[int]:
    return [token for token in line(table) if holder(table, token) == seat]


def legal(table: cl.Table, seat: int) -> list[str]:
    return sorted(one.text.removeprefix("offer ") for one in table.options(seat))


def expect(table: cl.Table, wanted: Plain) -> None:
    """Everything an `expect` of a vector says must hold."""
    for name, value in wanted.items():
        found = EXPECTATIONS[name](table, value)
        assert found == value, f"{name}: {found}, not {value}"


def legal_as(table: cl.Table, value: Plain) -> Plain:
    """What those seats may answer, in the notation and order of the vector if it is the same."""
    out = {}
    for seat, wanted in value.items():
        same = sorted(answer_text(table, one).removeprefix("offer ") for one in wanted) == legal(table, int(seat))
        out[seat] = wanted if same else legal(table, int(seat))
    return out


def refused_as(table: cl.Table, value: list[Any]) -> list[Any]:
    """Those of the answers that are refused without any change."""
    before = table.position()
    out = [one for one in value if table.why(one[0], answer_text(table, one[1])) is not None]
    assert table.position() == before
    return out


EXPECTATIONS: dict[str, Any] = {
    "to_move": lambda table, _: list(table.asked),
    "resolving": lambda table, _: number(table, "resolving"),
    "phase": lambda table, _: number(table, "phase"),
    "round": lambda table, _: number(table, "round"),
    "present": lambda table, _: number(table, "present"),
    "energy": lambda table, _: seats_row(table, "energy"),
    "pawns": lambda table, _: seats_row(table, "pawn"),
    "discs_on_machine": lambda table, _: seats_row(table, "discs"),
    "hand_sizes": lambda table, _: [len(cards(table, "hand", seat)) for seat in range(table.seats)],
    "constant": lambda table, _: next(iter(cards(table, "constant")), None),
    "line": lambda table, _: line(table),
    "pile_left": lambda table, _: len(cards(table, "pile")),
    "lead": lambda table, value: {token: lead(table, int(token)) for token in value},
    "win": lambda table, value: {token: standing(table, int(token)) for token in value},
    "ctrl": lambda table, value: {token: holder(table, int(token)) for token in value},
    "controls": lambda table, value: {seat: held(table, int(seat)) for seat in value},
    "discarded": lambda table, value: [card for card in value if card in cards(table, "discard")],
    "not_discarded": lambda table, value: [card for card in value if card not in cards(table, "discard")],
    "legal": legal_as,
    "illegal": refused_as,
    "winner": lambda table, _: table.result and table.result.winners[0],
    "end": lambda table, _: table.result and table.result.ending,
}
