"""The table of one mission before anybody has chosen a receptacle."""

from __future__ import annotations

from ...kernel.chance import Source
from ...kernel.layout import Layout
from ...kernel.state import Rules, State
from ...kernel.verbs import insert, move, push
from .cards import (
    AZRAK_TOTAL,
    DEAL_AT,
    DEAL_PICK,
    DEAL_SLOT,
    DEAL_TRUTH,
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
    TRUTH_VALUES,
)
from .names import AGENTS, FATES, OFFERED, ON_PLAN, PACK, PILE, RUN, SET_UP_RULE, SHEET, STORY, TEXT, VORTEX


def blank(
    layout: Layout,
    rules: Rules,
    seats: int,
    options: dict[str, int],
    source: Source,
    numbers: list[int],
    gists: list[int],
) -> State:
    """The table before anybody has chosen a receptacle; R-019: all Azrak wait in the Vortex.

    `numbers` says which body lies in which slot, `gists` which gist: they are told to nobody and stand in no layout.
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
    lay_texts(s, numbers)
    for i in range(size[FRONTS] + size[MYSTERIES]):
        move(s, size[FIRST_GIST] + gists[i], TEXT + size[SLOTS] + i)
    s.n[VORTEX] = size[AZRAK_TOTAL]
    s.n[AGENTS] = 2 if seats == 1 else seats
    s.n[RUN] = 1
    push(s, SET_UP_RULE)
    return s


def lay_texts(s: State, numbers: list[int]) -> None:
    """Every body in its slot; where a slot varies by the deal, its bodies wait in their pile in the order of print."""
    facts = s.layout.facts
    size = facts[SIZES]
    varied = {slot: deal for deal, slot in enumerate(facts[DEAL_SLOT])}
    further = size[SLOTS]
    for slot in range(size[SLOTS]):
        if slot not in varied:
            move(s, size[FIRST_TEXT] + numbers[slot], TEXT + slot)
    for slot, deal in varied.items():
        pile = TEXT + size[SLOTS] + size[FRONTS] + size[MYSTERIES] + deal
        at = facts[DEAL_AT][deal]
        count = 1 + max(facts[DEAL_PICK][at : at + facts[TRUTH_VALUES][facts[DEAL_TRUTH][deal]]])
        move(s, size[FIRST_TEXT] + numbers[slot], pile)
        for _ in range(count - 1):
            move(s, size[FIRST_TEXT] + numbers[further], pile)
            further += 1


def lay_row(s: State, first: int, count: int, zone: int) -> None:
    for card in range(first, first + count):
        move(s, card, zone)
