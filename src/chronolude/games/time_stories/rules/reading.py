"""Reading a card: a pause for its words, its steps, its trials, and then it is closed."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.offers import ask
from ....kernel.state import NONE, State
from ....kernel.verbs import insert, move, place_of, push
from ..cards import (
    CONFLICT_KIND,
    GROUP_CONFLICT,
    N_OPEN,
    PAGE_CONFLICT,
    PAGE_STEP,
    PAGE_STEPS,
    PAGE_TRIALS,
    STEP_BITS,
    STEP_OPTIONS,
    STEP_WHEN,
)
from ..names import (
    ALTERED,
    ASKING,
    ASKING_READ_ON,
    ASKING_TRY,
    AZRAK,
    CLOSE_RULE,
    CONFLICT_RULE,
    DONE_VERB,
    DUEL_BEGUN,
    DUEL_OVER,
    DUEL_RULE,
    ENGAGE,
    IN_PLAY,
    PACK,
    PAUSE_RULE,
    PILE,
    QUESTION,
    QUESTION_STEP,
    READ_ON,
    READ_RULE,
    READING,
    TRIAL_OFFER_RULE,
    TRIAL_RULE,
    TRY_RULE,
    UPRIGHT,
)
from .agents import is_present
from .printed import fact, first_element, first_flash, first_interaction, page_row, row, seat_of
from .texts import act_on, hide_text


def open_text(s: State, agent: i64, slot: i64) -> None:
    """Read a card: a pause for words that will be put away, its steps, trials and conflict, and then it is closed."""
    page = s.n[row(s, N_OPEN, slot)]
    push(s, CLOSE_RULE, agent, slot, page)
    push(s, TRY_RULE, agent, slot, page * STEP_BITS)
    push(s, READ_RULE, agent, slot, page * STEP_BITS)
    if not stays_open(s, slot) and not asks_at_once(s, slot, page):
        push(s, PAUSE_RULE, agent, slot)


def asks_at_once(s: State, slot: i64, page: i64) -> bool:
    """Whether the first thing a text does is ask: then its question is the pause."""
    row_at = page_row(s, slot, page)
    step = fact(s, PAGE_STEP, row_at)
    return fact(s, PAGE_STEPS, row_at) > 0 and fact(s, STEP_OPTIONS, step) > 0 and fact(s, STEP_WHEN, step) < 0


def stays_open(s: State, slot: i64) -> bool:
    """Whether a card can be read on after this: then nobody has to say that they have read it."""
    if slot >= first_interaction(s):
        return slot >= first_flash(s)
    place = place_of(s, slot)
    return place == UPRIGHT or ALTERED <= place <= IN_PLAY


def ask_pause(s: State) -> None:
    """R-161, R-162, R-199: whoever reads says when the words have been read."""
    s.n[ASKING] = ASKING_READ_ON
    ask(s, seat_of(s, s.seat), [action(READ_ON, 0)])


def go_on(s: State) -> None:
    """The words have been read; the steps follow."""
    act_on(s, s.seat, s.a)


def close_text(s: State) -> None:
    """R-161, R-162, R-175, R-176, R-200, Q-27: once read and resolved it is put away; a Mystery goes under its pile."""
    act_on(s, s.seat, s.a)
    conflict = fact(s, PAGE_CONFLICT, page_row(s, s.a, s.b)) if s.b < STEP_BITS else NONE
    if conflict >= 0 and fact(s, CONFLICT_KIND, conflict) != GROUP_CONFLICT:
        push(s, CLOSE_RULE, s.seat, s.a, STEP_BITS)
        s.n[DUEL_OVER] = 0
        s.n[DUEL_BEGUN] = 0
        push(s, DUEL_RULE, s.seat, s.a, s.b)
        return
    if conflict >= 0:
        push(s, CLOSE_RULE, s.seat, s.a, STEP_BITS)
        push(s, CONFLICT_RULE, s.seat, s.a, s.b)
        return
    shut(s, s.a)


def shut(s: State, card: i64) -> None:
    """Put away what lay open only to be read; what stays in play stays as it is."""
    if first_interaction(s) <= card:
        if card < first_flash(s):
            hide_text(s, card)
        return
    if place_of(s, card) == READING:
        hide_text(s, card)
        if card >= first_element(s):
            move(s, card, PACK)
        else:
            insert(s, card, PILE, 0)


def trial_codes(s: State, slot: i64, page: i64) -> list[int]:
    """Engaging in each trial of a page."""
    return [action(ENGAGE, i + 1) for i in range(fact(s, PAGE_TRIALS, page_row(s, slot, page)))]


def open_try(s: State) -> None:
    """R-079: a trial on an Element, an Interaction or a Mystery is there while the card is read."""
    act_on(s, s.seat, s.a)
    is_open = s.n[AZRAK + s.seat] > 0 and is_present(s, s.seat)
    if is_open and trial_codes(s, s.a, s.b // STEP_BITS):
        s.n[QUESTION] = s.a + 1
        s.n[QUESTION_STEP] = s.b
        push(s, TRIAL_OFFER_RULE, s.seat, s.a, s.b)


def ask_try(s: State) -> None:
    s.n[ASKING] = ASKING_TRY
    ask(s, seat_of(s, s.seat), [*trial_codes(s, s.a, s.b // STEP_BITS), action(DONE_VERB, 0)])


def take_try(s: State) -> None:
    act_on(s, s.seat, s.a)
    if verb_of(s.answer) == ENGAGE:
        push(s, TRY_RULE, s.seat, s.a, s.b)
        push(s, TRIAL_RULE, s.seat, s.a, s.b + noun_of(s.answer) - 1)
