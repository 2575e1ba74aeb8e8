"""A sight as one row of bytes, from the sight alone: for bots that learnt, and to hold the quick way to."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ..kernel.state import FRAME, NONE
from .features import Features, clipped
from .ids import Ids
from .marks import mark_number
from .sights import OVER, Sight
from .zones import BACK


def encoded(f: Features, view: Sight) -> vec[u8]:
    """The row of whoever sees this."""
    row = vec[u8]([0] * int(f.width))
    write_cards(f, view, row)
    for i in range(len(view.n)):
        mark_number(f, i, view.n[i], view.n[i], 1, view.seat, row, 0)
    if view.mode != OVER:
        write_ask(f, view, row)
    return row


def write_cards(f: Features, view: Sight, row: vec[u8]) -> None:
    zones, turned = view.zones, int(f.zones) * view.seat
    shown: set[int] = set()
    for zone in range(len(zones)):
        mine = f.turned[turned + zone]
        if f.size_at[mine] != NONE:
            row[f.size_at[mine]] = u8(clipped(len(zones[zone])))
        for i in range(len(zones[zone])):
            card = zones[zone][i]
            if card != BACK:
                shown.add(card)
                write_zone(f, card, mine, row)
                if f.is_lined[zone] != 0 and f.place_at[card] != NONE:
                    row[f.place_at[card]] = u8(clipped(i + 1))
    for card in range(len(view.memory)):
        if card not in shown:
            for zone in range(len(zones)):
                if view.memory[card] >> zone & 1:
                    write_zone(f, card, f.turned[turned + zone], row)


def write_zone(f: Features, card: i64, zone: i64, row: vec[u8]) -> None:
    column = f.column[f.column_at[card] + zone]
    if column != NONE:
        row[f.card_at[card] + column] = 1


def write_ask(f: Features, view: Sight, row: vec[u8]) -> None:
    me, seats = view.seat, int(f.seats)
    row[f.mode_at + view.mode] = 1
    row[f.part_at] = 1 if view.part else 0
    row[f.sealed_at] = 1 if view.sealed != NONE else 0
    for seat in view.asked:
        row[f.asked_at + (seat - me) % seats] = 1
    for seat in view.answered:
        row[f.answered_at + (seat - me) % seats] = 1
    if len(view.stack) > 0:
        rule, step, by, a, b = view.stack[-FRAME:]
        row[f.step_of[rule] + step] = 1
        row[f.a_at] = u8(clipped(a + 1))
        row[f.b_at] = u8(clipped(b + 1))
        if 0 <= by < seats:
            row[f.by_at + (by - me) % seats] = 1


def offered(ids: Ids, view: Sight) -> list[int]:
    """The numbers of what the seat may answer, in the order of its options."""
    if ids.by_offer:
        return list(range(len(view.options)))
    return [ids.id_of(act, view.seat) for act in view.options]
