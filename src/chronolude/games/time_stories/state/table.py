"""The table of one mission: its layout, and how it looks before anybody has chosen a receptacle."""

from __future__ import annotations

from ....kernel.chance import Source
from ....kernel.layout import NOBODY, Layout, Number, Zone
from ....kernel.state import Rules, State
from ....kernel.verbs import insert, move, push
from ..cards import (
    AZRAK_TOTAL,
    CONFLICTS,
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
    GIST_CARD,
    GIST_MYSTERY,
    INTERACTIONS,
    KEYS,
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
    TEXT_KEY,
    TEXT_MYSTERY,
    TEXT_PROLOGUE,
    TEXT_SKY,
    TOKEN_CARDS,
    TRIGGERS,
    TRUTH_VALUES,
)
from .asks import QUESTIONS
from .events import TELLINGS
from .frames import RULE_NAMES, SET_UP
from .numbers import AGENTS, NUMBERS, RUN, VORTEX
from .verbs import VERBS
from .zones import FATES, OFFERED, ON_PLAN, PACK, PILE, SHEET, STORY, TEXT, ZONES


def layout_of(
    names: tuple[str, ...],
    kinds: tuple[int, ...],
    facts: tuple[tuple[int, ...], ...],
    endings: tuple[str, ...],
    bodies: list[int],
) -> Layout:
    """The table of one mission: fronts and other open cards first, then texts and gists, one zone each.

    `bodies` says how many texts there are of each kind; where a slot varies by the deal there are more than slots,
    and those that wait for it lie in a hidden pile of its own.
    """
    size = facts[SIZES]
    texts = (
        (TEXT_A, "text-a", size[LOCATIONS]), (TEXT_CARD, "text-card", size[FRONTS]),
        (TEXT_MYSTERY, "text-mystery", size[MYSTERIES]), (TEXT_ELEMENT, "text-element", size[ELEMENTS]),
        (TEXT_INTERACTION, "text-interaction", size[INTERACTIONS]), (TEXT_FLASH, "text-flash", size[RECEPTACLES]),
        (TEXT_SKY, "text-sky", size[SKIES]), (TEXT_PROLOGUE, "text-prologue", size[PROLOGUES]),
        (TEXT_KEY, "text-key", size[KEYS]), (TEXT_CONFLICT, "text-conflict", size[CONFLICTS]),
        (GIST_CARD, "gist-card", size[FRONTS]), (GIST_MYSTERY, "gist-mystery", size[MYSTERIES]),
    )  # fmt: skip
    cards = list(names)
    sorts = list(kinds)
    zones = list(ZONES)
    slot_kinds: list[int] = []
    for at, (kind, word, count) in enumerate(texts):
        zones.append(Zone(word, NOBODY, count, kind=kind))
        slot_kinds += [kind] * count
        for i in range(bodies[at] if at < len(bodies) else count):
            cards.append(f"{word}:{i}")
            sorts.append(kind)
    for deal, slot in enumerate(facts[DEAL_SLOT]):
        zones.append(Zone(f"waiting-{deal + 1}", NOBODY, ordered=True, kind=slot_kinds[slot]))
    lengths = (
        ("crystals", LOCATIONS), ("visits", LOCATIONS), ("damage", SLOTS), ("fired", TRIGGERS),
        ("powers_used", RECEPTACLES), ("replaces", MYSTERIES), ("drawn", MYSTERIES), ("open_page", SLOTS),
        ("hints", LOCATIONS), ("rungs", KEYS), ("solved", KEYS),
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
    push(s, SET_UP)
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
