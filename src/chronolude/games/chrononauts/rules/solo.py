"""What may happen in Solonauts. Rule numbers are those of law/en.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.offers import actions, ask, ask_part, offer, offer_all, refuse
from ....kernel.state import NONE, State, Table
from ....kernel.verbs import cards_in, emit, emit_to, finish, move, place_of, push, shuffle, size_of, top
from ..cards import (
    FACT,
    HOME_ONE,
    HOME_TRUE,
    HOME_TWO,
    INVERTER,
    LATER,
    PARADOXES_TO_LOSE,
    RIPPLE,
    RIPPLE_YEAR,
    SOLO_HAND,
    SORT,
)  # fmt: skip
from ..history import Snapshot, is_war, targets_of
from ..names.solo import (
    AIM_RULE,
    AIMED_YEAR,
    ARRIVED,
    BOX,
    DECK,
    DISCARD,
    DREW,
    ENDING,
    ENDING_CARDS,
    ENDING_GIVEN_UP,
    ENDING_HOME,
    ENDING_PARADOX,
    FLIP,
    GIVE_UP,
    HAND,
    HOME,
    KILLED_TIME,
    MANY,
    MOVE_RULE,
    PARADOXES,
    PATCHED,
    PLAY,
    PRIMES,
    SOLO_OVER,
    THROW,
    TIMELINE,
    TRAVELLERS,
    TURNS,
    WAR_BEGAN,
    WENT_HOME,
)
from .legal import R_17, against_inverter, against_patch, refuse_years
from .ripples import flip, snapshot_at


def deal_solo(s: State) -> None:
    """S-004, S-015: eight travellers, or as many as were agreed on; S-005: one hand for all of them."""
    shuffle(s, BOX)
    shuffle(s, DECK)
    for _ in range(s.n[MANY]):
        move(s, top(s, BOX), TRAVELLERS)
    draw_up(s)
    push(s, MOVE_RULE, 0)


def draw_up(s: State) -> None:
    """S-009: back to five while the draw pile lasts; S-012: it is never renewed."""
    while size_of(s, HAND) < s.layout.facts[FACT][SOLO_HAND] and size_of(s, DECK) > 0:
        card = top(s, DECK)
        move(s, card, HAND)
        emit_to(s, 1, DREW, 0, card)


def against_solo(card: i64, seen: Snapshot) -> i64:
    """S-006, S-016: cards are played as in the full game."""
    if seen.facts[SORT][card] == INVERTER:
        return against_inverter(card, seen)
    return against_patch(card, seen)


def choose_move(s: State) -> None:
    """S-006 play; S-008 throw a patch away; S-018, R-17: any card if none can be played; or give up."""
    cards = cards_in(s, HAND)
    seen = snapshot_at(s, TIMELINE, PRIMES)
    playable = [card for card in cards if against_solo(card, seen) == NONE]
    loose = [card for card in cards if not playable or seen.facts[SORT][card] != INVERTER]
    ask(s, 0, actions(PLAY, playable))
    offer_all(s, actions(THROW, loose))
    offer(s, GIVE_UP)
    if s.refused is not None:
        for card in cards:
            reason = against_solo(card, seen)
            if reason != NONE:
                refuse(s, reason, [action(PLAY, card)])
        refuse(s, R_17, actions(THROW, cards))


def take_move(s: State) -> None:
    s.n[TURNS] += 1
    verb = verb_of(s.answer)
    card = noun_of(s.answer)
    if verb == GIVE_UP:
        end_solo(s, ENDING_GIVEN_UP)
    elif verb == THROW:
        move(s, card, DISCARD)
        emit(s, KILLED_TIME, 0, card)
        go_on(s)
    elif s.layout.facts[SORT][card] == INVERTER:
        push(s, AIM_RULE, 0, card)
    else:
        mend(s, card)
        go_on(s)


def choose_linchpin(s: State) -> None:
    """S-006, C-041: one linchpin that this inverter may turn."""
    seen = snapshot_at(s, TIMELINE, PRIMES)
    ask_part(s, 0, actions(FLIP, targets_of(seen.facts, s.a, seen.primes, seen.war)))
    if s.refused is not None:
        refuse_years(s, FLIP, s.a, seen)


def flip_linchpin(s: State) -> None:
    """S-006; S-012: the inverter is out of the game; S-017: thirteen open paradoxes lose here too."""
    year = noun_of(s.answer)
    move(s, s.a, DISCARD)
    emit(s, AIMED_YEAR, 0, s.a, year)
    s.n[PARADOXES] = flip(s, year, TIMELINE, DISCARD, PRIMES)
    if s.n[PARADOXES] >= s.layout.facts[FACT][PARADOXES_TO_LOSE]:
        end_solo(s, ENDING_PARADOX)
    else:
        go_on(s)


def mend(s: State, card: i64) -> None:
    """S-006, S-007: the patch is laid; it earns no bonus card."""
    facts = s.layout.facts
    year = facts[RIPPLE_YEAR][facts[RIPPLE][card]]
    move(s, card, TIMELINE)
    s.n[PARADOXES] -= 1
    emit(s, PATCHED, 0, card, year)
    if is_war(facts, [card]):
        emit(s, WAR_BEGAN, year)


def go_on(s: State) -> None:
    """S-010, S-011: whoever can goes home for good; S-013 all home wins; S-014 no card left loses."""
    seen = snapshot_at(s, TIMELINE, PRIMES)
    for traveller in sorted(cards_in(s, TRAVELLERS)):
        if is_home(s, traveller, seen):
            move(s, traveller, HOME)
            s.n[ARRIVED] += 1
            emit(s, WENT_HOME, traveller)
    if size_of(s, TRAVELLERS) == 0:
        end_solo(s, ENDING_HOME)
        return
    draw_up(s)
    if size_of(s, HAND) == 0:
        end_solo(s, ENDING_CARDS)
    else:
        push(s, MOVE_RULE, 0)


def is_home(s: State, traveller: i64, seen: Snapshot) -> bool:
    """S-010, C-116; S-016: a war bars homes that lie beyond it."""
    facts = seen.facts
    if seen.war and facts[LATER][traveller] != 0:
        return False
    if seen.paradoxes >> i64(facts[HOME_TRUE][traveller]) & 1 != 0:
        return False
    return place_of(s, facts[HOME_ONE][traveller]) == TIMELINE and place_of(s, facts[HOME_TWO][traveller]) == TIMELINE


def end_solo(s: State, ending: i64) -> None:
    s.n[ENDING] = ending
    emit(s, SOLO_OVER, ending)
    finish(s)


SOLO_RULES: Final[Table] = [(deal_solo,), (choose_move, take_move), (choose_linchpin, flip_linchpin)]
