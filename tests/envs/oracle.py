"""What a row of features must say, from a sight and by name: written apart from the tables by which rows are made."""

from __future__ import annotations

from chronolude.kernel.ask import MODES
from chronolude.kernel.layout import NOBODY, Layout, Number
from chronolude.sight import BACK, OVER, Sight
from chronolude.sight.features import sort_of, who

AMOUNT, VALUE, OF_SEAT = 1, 2, 3


def zone_name(layout: Layout, zone: int, me: int, seats: int) -> str:
    """A zone as this seat calls it; empty where nobody sits."""
    declared, copy = layout.zone_of[zone], layout.copy_of[zone]
    if layout.goes_by_seat(zone):
        name = f"{declared.name} {who((copy - me) % seats)}" if copy < seats else ""
    else:
        name = declared.name if declared.copies == 1 else f"{declared.name} {copy + declared.first}"
    return f"{name}.{layout.spot_of[zone] + 1}" if name and declared.places > 1 else name


def expected(sight: Sight, seats: int) -> dict[str, int]:
    """Every feature that is not 0."""
    found = {**cards(sight, seats), **asking(sight, seats)}
    for number in sight.layout.numbers:
        for copy in range(number.copies):
            found.update(number_value(sight, number, copy, seats))
    return {name: min(value, 255) for name, value in found.items() if value > 0}


def cards(sight: Sight, seats: int) -> dict[str, int]:
    layout, out = sight.layout, {}
    shown = {card for zone in sight.zones for card in zone}
    for zone, lying in enumerate(sight.zones):
        name = zone_name(layout, zone, sight.seat, seats)
        if not name:
            continue
        out[f"size:{name}"] = len(lying)
        declared = layout.zone_of[zone]
        for at, card in enumerate(lying):
            if card != BACK:
                out[f"{layout.cards[card]}@{name}"] = 1
                if declared.ordered and declared.audience != NOBODY:
                    out[f"place:{layout.cards[card]}"] = at + 1
        for card, mask in enumerate(sight.memory):
            if card not in shown and mask >> zone & 1 and layout.takes(zone, card):
                out[f"{layout.cards[card]}@{name}"] = 1
    return out


def number_value(sight: Sight, number: Number, copy: int, seats: int) -> dict[str, int]:
    value = sight.n[sight.layout.offsets[number.name] + copy]
    if number.by_seat and copy >= seats:
        return {}
    label = who((copy - sight.seat) % seats) if number.by_seat else copy
    name = number.name if number.copies == 1 else f"{number.name}[{label}]"
    sort = sort_of(number)
    if sort == AMOUNT:
        return {name: value - number.least}
    if sort == OF_SEAT:
        seat = value - number.seat
        return {f"{name}:{who((seat - sight.seat) % seats)}": 1} if 0 <= seat < seats else {}
    if sort == VALUE:
        return {f"{name}={number.words[value] if number.words else value}": 1}
    return {f"{name}:bit {bit}": value >> bit & 1 for bit in range(number.most.bit_length())}


def asking(sight: Sight, seats: int) -> dict[str, int]:
    if sight.mode == OVER:
        return {}
    out = {f"ask:{MODES[sight.mode]}": 1, "ask:part": int(sight.part), "ask:sealed": int(sight.sealed >= 0)}
    out.update({f"ask:asked {who((seat - sight.seat) % seats)}": 1 for seat in sight.asked})
    out.update({f"ask:answered {who((seat - sight.seat) % seats)}": 1 for seat in sight.answered})
    if sight.stack:
        rule, step, by, a, b = sight.stack[-5:]
        out |= {f"step:{sight.layout.rules[rule]} {step}": 1, "step:a": a + 1, "step:b": b + 1}
        if 0 <= by < seats:
            out[f"step:of {who((by - sight.seat) % seats)}"] = 1
    return out
