"""The table of one mission before anybody has chosen a receptacle."""

from __future__ import annotations

from ...kernel.chance import Source
from ...kernel.layout import Layout
from ...kernel.state import Rules, State
from ...kernel.verbs import insert, move, push
from .cards import (
    AZRAK_TOTAL,
    DESTINIES,
    ELEMENTS,
    FIRST_DESTINY,
    FIRST_GIST,
    FIRST_PLAN,
    FIRST_RECEPTACLE,
    FIRST_TEXT,
    FIRST_TOKEN,
    FRONTS,
    LOCATIONS,
    MYSTERIES,
    PLANS,
    RECEPTACLES,
    SIZES,
    SLOTS,
    TOKEN_CARDS,
)
from .names import AGENTS, FATES, OFFERED, ON_PLAN, PACK, PILE, SET_UP_RULE, SHEET, STORY, TEXT, VORTEX


def blank(
    layout: Layout, rules: Rules, seats: int, options: dict[str, int], source: Source, numbers: list[int]
) -> State:
    """The table before anybody has chosen a receptacle; R-019: all Azrak wait in the Vortex.

    `numbers` says which body lies in which slot: it is told to nobody and stands in no layout.
    """
    s = State(layout, rules, seats, source)
    size = layout.facts[SIZES]
    for name, value in options.items():
        s.n[layout.offsets[name]] = value
    lay_row(s, 0, size[LOCATIONS] + size[FRONTS], STORY)
    first = size[LOCATIONS] + size[FRONTS]
    for card in range(first, first + size[MYSTERIES]):
        insert(s, card, PILE, 0)
    first += size[MYSTERIES]
    lay_row(s, first, size[ELEMENTS], PACK)
    lay_row(s, size[FIRST_TOKEN], size[TOKEN_CARDS], SHEET)
    lay_row(s, size[FIRST_DESTINY], size[DESTINIES], FATES)
    lay_row(s, size[FIRST_PLAN], size[PLANS], ON_PLAN)
    lay_row(s, size[FIRST_RECEPTACLE], size[RECEPTACLES], OFFERED)
    for slot in range(size[SLOTS]):
        move(s, size[FIRST_TEXT] + numbers[slot], TEXT + slot)
    for i in range(size[FRONTS] + size[MYSTERIES]):
        number = numbers[size[LOCATIONS] + i] - size[LOCATIONS]
        move(s, size[FIRST_GIST] + number, TEXT + size[SLOTS] + i)
    s.n[VORTEX] = size[AZRAK_TOTAL]
    s.n[AGENTS] = 2 if seats == 1 else seats
    push(s, SET_UP_RULE)
    return s


def lay_row(s: State, first: int, count: int, zone: int) -> None:
    for card in range(first, first + count):
        move(s, card, zone)
