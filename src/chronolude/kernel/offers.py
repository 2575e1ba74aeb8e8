"""Asking: whom the table waits for, and what each of them may answer."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from .ask import FIRST, ONE, SEALED
from .rows import PLAIN
from .state import NONE, OFFERS, State, make_room
from .verbs import bottom, cards_in, next_of


def pose(s: State, mode: i64, part: bool = False) -> None:
    """Begin an ask: `to_seat` and `offer` say who may answer what."""
    s.mode = mode
    s.part = part
    s.askers = 0
    s.offered = 0
    if mode == SEALED:
        unseal(s)


def unseal(s: State) -> None:
    """No sealed answer is in."""
    n, sealed = s.n, s.at_sealed
    for seat in range(s.seats):
        n[sealed + seat] = NONE


def to_seat(s: State, seat: i64, options: list[int] | None = None) -> None:
    """Ask this seat too, for one of these or of what is offered next."""
    s.n[s.at_asked + s.askers] = seat
    s.n[s.at_first + s.askers] = s.offered
    s.askers += 1
    if options is not None:
        offer_all(s, options)


def ask(s: State, seat: i64, options: list[int] | None = None, part: bool = False) -> None:
    """Ask one seat for one of these, or of what is offered next; the next step reads `s.answer`."""
    s.mode = ONE
    s.part = part
    s.askers = 1
    s.offered = 0
    s.n[s.at_asked] = seat
    if options is not None:
        offer_all(s, options)


def ask_part(s: State, seat: i64, options: list[int] | None = None) -> None:
    """Ask the seat that has just answered for the next part of the same move."""
    ask(s, seat, options, True)


def ask_sealed(s: State, seats: list[int], options: list[list[int]], mode: i64 = SEALED) -> None:
    """Ask several seats at once; the next step reads `sealed_by`."""
    pose(s, mode)
    for i in range(len(seats)):
        to_seat(s, seats[i], options[i])


def ask_first(s: State, seats: list[int], options: list[list[int]]) -> None:
    """Ask several seats; the first answer counts, and the next step reads `s.by` and `s.answer`."""
    ask_sealed(s, seats, options, FIRST)


def offer(s: State, verb: i64, noun: i64 = 0) -> None:
    """One more answer for the seat asked last."""
    at = s.at_offers + s.offered
    if at == len(s.n):
        make_room(s, at, OFFERS)
    s.n[at] = verb << 16 | noun
    s.offered += 1


def offer_all(s: State, acts: list[int]) -> None:
    """Each of these answers."""
    if PLAIN:
        row: Any = s.n
        at, count = s.at_offers + s.offered, len(acts)
        row[at : at + count] = acts  # offers come last, and a list grows by itself
        s.offered += count
        return
    for act in acts:
        offer(s, 0, act)


def offer_zone(s: State, verb: i64, zone: i64) -> None:
    """Every card of a zone."""
    if PLAIN:
        offer_all(s, actions(verb, cards_in(s, zone)))
        return
    card = bottom(s, zone)
    while card != NONE:
        offer(s, verb, card)
        card = next_of(s, card)


def offer_alike(s: State, verb: i64, zone: i64, facts: vec[i64], fact: i64) -> None:
    """Every card of a zone of which this row of facts says this."""
    if PLAIN:
        offer_all(s, [verb << 16 | card for card in cards_in(s, zone) if facts[card] == fact])
        return
    card = bottom(s, zone)
    while card != NONE:
        if facts[card] == fact:
            offer(s, verb, card)
        card = next_of(s, card)


def offer_range(s: State, verb: i64, least: i64, most: i64) -> None:
    """Every number from the least to the most; none if that is below it."""
    if PLAIN:
        offer_all(s, [*range(verb << 16 | least, (verb << 16) + most + 1)])
        return
    for noun in range(least, most + 1):
        offer(s, verb, noun)


def sort_offers(s: State) -> None:
    """Put what is on offer to the seat asked last in order, where the order of its cards must tell nothing."""
    n, first, end = s.n, s.at_offers + s.n[s.at_first + s.askers - 1], s.at_offers + s.offered
    if PLAIN:
        row: Any = n
        row[first:end] = sorted(row[first:end])
        return
    for i in range(first + 1, end):
        act = n[i]
        j = i
        while j > first and n[j - 1] > act:
            n[j] = n[j - 1]
            j -= 1
        n[j] = act


def actions(verb: i64, nouns: list[int]) -> list[int]:
    """The same verb with each of these nouns; the first verb's actions are their nouns."""
    if verb == 0:
        return nouns
    return [verb << 16 | noun for noun in nouns]


def refuse(s: State, rule: int, candidates: list[int]) -> None:
    """Of these actions, those not on offer are refused by this rule. Costs nothing unless `why` asks."""
    refused = s.refused
    if refused is not None:
        for act in candidates:
            refused.setdefault(act, rule)
