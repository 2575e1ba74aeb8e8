"""The table of one mission: its layout, and how it looks before anybody has chosen a receptacle."""

from __future__ import annotations

from ....kernel.chance import Source
from ....kernel.layout import NOBODY, Layout, Number, Zone
from ....kernel.state import Rules, State
from ....kernel.verbs import insert, move, push
from ..cards import (
    AZRAK_TOTAL,
    CONFLICTS,
    DESTINIES,
    ELEMENTS,
    FIRST_DESTINY,
    FIRST_GIST,
    FIRST_PLAN,
    FIRST_RECEPTACLE,
    FIRST_TEXT,
    FIRST_TOKEN,
    FRONTS,
    GIST_CARD,
    GIST_MYSTERY,
    INTERACTIONS,
    LOCATIONS,
    MYSTERIES,
    MYSTERY,
    PLANS,
    PROLOGUES,
    RECEPTACLES,
    SIZES,
    SKIES,
    SLOTS,
    TEXT_A,
    TEXT_CARD,
    TEXT_CONFLICT,
    TEXT_ELEMENT,
    TEXT_FLASH,
    TEXT_INTERACTION,
    TEXT_MYSTERY,
    TEXT_PROLOGUE,
    TEXT_SKY,
    TOKEN_CARDS,
    TRIGGERS,
)
from .asks import QUESTIONS
from .events import TELLINGS
from .frames import RULE_NAMES, SET_UP
from .numbers import AGENTS, NUMBERS, VORTEX
from .verbs import VERBS
from .zones import FATES, OFFERED, ON_PLAN, PACK, PILE, SHEET, STORY, TEXT, ZONES


def layout_of(
    names: tuple[str, ...], kinds: tuple[int, ...], facts: tuple[tuple[int, ...], ...], endings: tuple[str, ...]
) -> Layout:
    """The table of one mission: fronts and other open cards first, then texts and gists, one zone each."""
    size = facts[SIZES]
    texts = (
        (TEXT_A, "text-a", size[LOCATIONS]), (TEXT_CARD, "text-card", size[FRONTS]),
        (TEXT_MYSTERY, "text-mystery", size[MYSTERIES]), (TEXT_ELEMENT, "text-element", size[ELEMENTS]),
        (TEXT_INTERACTION, "text-interaction", size[INTERACTIONS]), (TEXT_FLASH, "text-flash", size[RECEPTACLES]),
        (TEXT_SKY, "text-sky", size[SKIES]), (TEXT_PROLOGUE, "text-prologue", size[PROLOGUES]),
        (TEXT_CONFLICT, "text-conflict", size[CONFLICTS]),
        (GIST_CARD, "gist-card", size[FRONTS]), (GIST_MYSTERY, "gist-mystery", size[MYSTERIES]),
    )  # fmt: skip
    cards = list(names)
    sorts = list(kinds)
    zones = list(ZONES)
    for kind, word, count in texts:
        zones.append(Zone(word, NOBODY, count, kind=kind))
        for i in range(count):
            cards.append(f"{word}:{i}")
            sorts.append(kind)
    lengths = (
        ("crystals", LOCATIONS), ("visits", LOCATIONS), ("damage", SLOTS), ("fired", TRIGGERS),
        ("powers_used", RECEPTACLES), ("replaces", MYSTERIES), ("drawn", MYSTERIES), ("open_page", SLOTS),
        ("hints", LOCATIONS),
    )  # fmt: skip
    rows = tuple([Number(name, max(2, size[which])) for name, which in lengths])
    ending = (
        Number("asking", words=QUESTIONS),
        Number("ending", words=("none", "lost", "abandoned", *endings)),
        Number("score"),
    )
    printed = (MYSTERY, *(kind for kind, _, _ in texts))
    return Layout(
        tuple(cards), tuple(sorts), tuple(zones), NUMBERS + ending + rows, VERBS, TELLINGS, RULE_NAMES,
        printed=printed, facts=facts,
    )  # fmt: skip


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
    push(s, SET_UP)
    return s


def lay_row(s: State, first: int, count: int, zone: int) -> None:
    for card in range(first, first + count):
        move(s, card, zone)
