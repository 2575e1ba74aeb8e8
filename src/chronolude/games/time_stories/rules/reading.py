"""Reading a card: its steps from top to bottom, choices and costs, trials of cards that are not in the panorama."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.state import NONE, State
from ....kernel.verbs import ask, insert, move, push
from ..cards import (
    AWAY_ELEMENT,
    AWAY_TOKEN,
    BY_GROUP,
    CONFLICT_KIND,
    DECIDE_GROUP,
    DECIDE_ME,
    EFFECT_OP,
    EFFECT_WHO,
    EFFECT_X,
    GROUP_CONFLICT,
    N_OPEN,
    NO_LIST,
    OPTION_COST,
    OPTION_DO,
    OPTION_WHEN,
    PAGE_CONFLICT,
    PAGE_STEP,
    PAGE_STEPS,
    PAGE_TRIALS,
    REMOVE_ELEMENT,
    REMOVE_TOKEN,
    SPEND_AZRAK,
    SPEND_MAGIC,
    STEP_COST,
    STEP_DECIDE,
    STEP_DO,
    STEP_ELSE,
    STEP_MAY,
    STEP_OPTION,
    STEP_OPTIONS,
    STEP_WHEN,
)  # fmt: skip
from ..state import (
    AGENTS,
    AGREED,
    ASK_CHOICE,
    ASK_READ_ON,
    ASK_TRY,
    ASKING,
    AZRAK,
    CAPTAIN,
    CHOICE_RULE,
    CHOICE_TOPIC,
    CHOSEN_RULE,
    CLOSE_RULE,
    CONFLICT_RULE,
    CONSENT_RULE,
    DONE,
    DONE_VERB,
    DUEL_BEGUN,
    DUEL_OVER,
    DUEL_RULE,
    ENGAGE,
    GROUP,
    MAGIC,
    NO,
    OPTION,
    OWNED,
    PACK,
    PAUSE_RULE,
    PILE,
    PROPOSED,
    QUESTION,
    QUESTION_BY,
    QUESTION_STEP,
    READ_ON,
    READ_RULE,
    READING,
    RUN_RULE,
    TOKENS,
    TOPIC,
    TRIAL_OFFER_RULE,
    TRIAL_RULE,
    TRY_RULE,
    YES,
)  # fmt: skip
from .look import (
    LIST_BITS,
    STEP_BITS,
    act_on,
    fact,
    first_element,
    first_flash,
    first_interaction,
    held,
    hide_text,
    holds,
    is_present,
    list_first,
    list_size,
    page_row,
    row,
    seat_of,
    token_in,
)  # fmt: skip


def open_text(s: State, agent: i64, slot: i64) -> None:
    """Read a card: a pause to take in its words, then its steps, then trials and conflict, then it is closed."""
    page = s.n[row(s, N_OPEN, slot)]
    push(s, CLOSE_RULE, agent, slot, page)
    push(s, TRY_RULE, agent, slot, page * STEP_BITS)
    push(s, READ_RULE, agent, slot, page * STEP_BITS)
    push(s, PAUSE_RULE, agent, slot)


def ask_pause(s: State) -> None:
    """R-161, R-162, R-199: whoever reads says when the words have been read."""
    s.n[ASKING] = ASK_READ_ON
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
    if s.place[card] == READING:
        hide_text(s, card)
        if card >= first_element(s):
            move(s, card, PACK)
        else:
            insert(s, card, PILE, 0)


# ── steps ────────────────────────────────────────────────────────────────────────────────────────


def read_next(s: State) -> None:
    """R-067, R-068, Q-18: steps run from the top; what may be declined is asked, what cannot be paid is not offered."""
    act_on(s, s.seat, s.a)
    index = s.b % STEP_BITS
    page = page_row(s, s.a, s.b // STEP_BITS)
    if held(s, s.seat) == s.a:
        s.n[DONE + s.seat] = index + 1
    if index >= fact(s, PAGE_STEPS, page):
        return
    push(s, READ_RULE, s.seat, s.a, s.b + 1)
    step = fact(s, PAGE_STEP, page) + index
    if not holds(s, fact(s, STEP_WHEN, step), s.seat):
        run_list(s, s.seat, s.a, fact(s, STEP_ELSE, step))
    elif fact(s, STEP_MAY, step) == 0 and fact(s, STEP_OPTIONS, step) == 0:
        run_list(s, s.seat, s.a, fact(s, STEP_DO, step))
    elif choices(s, s.seat, s.a, step):
        s.n[QUESTION] = s.a + 1
        s.n[QUESTION_STEP] = s.b
        s.n[QUESTION_BY] = s.seat if fact(s, STEP_DECIDE, step) == DECIDE_ME else s.n[CAPTAIN]
        push(s, CHOICE_RULE, s.seat, s.a, s.b)


def run_list(s: State, agent: i64, slot: i64, index: i64) -> None:
    """Carry out a list of effects of the body in this slot."""
    if index != NO_LIST:
        push(s, RUN_RULE, agent, slot, index * LIST_BITS)


def choices(s: State, agent: i64, slot: i64, step: i64) -> list[int]:
    """What a step lets one answer: yes or an option where it can be paid, and no where one may decline."""
    out: list[int] = []
    if can_pay(s, agent, slot, fact(s, STEP_COST, step)):
        count = fact(s, STEP_OPTIONS, step)
        if count == 0:
            out.append(action(YES, 0))
        for i in range(count):
            option = fact(s, STEP_OPTION, step) + i
            if holds(s, fact(s, OPTION_WHEN, option), agent) and can_pay(s, agent, slot, fact(s, OPTION_COST, option)):
                out.append(action(OPTION, i + 1))
    if out and fact(s, STEP_MAY, step) == 1:
        out.append(action(NO, 0))
    return out


def step_at(s: State, slot: i64, code: i64) -> i64:
    """The row of a step, or NONE where the body in this slot has none there."""
    page = page_row(s, slot, code // STEP_BITS)
    index = code % STEP_BITS
    return fact(s, PAGE_STEP, page) + index if index < fact(s, PAGE_STEPS, page) else NONE


def ask_choice(s: State) -> None:
    """R-068, D-05: the reader decides, or the Time Captain, or the group through the Time Captain (Q-02)."""
    s.n[ASKING] = ASK_CHOICE
    step = step_at(s, s.a, s.b)
    options = choices(s, s.seat, s.a, step) if step != NONE else []
    ask(s, seat_of(s, s.n[QUESTION_BY]), options or [action(NO, 0)])


def take_choice(s: State) -> None:
    act_on(s, s.seat, s.a)
    step = step_at(s, s.a, s.b)
    s.n[PROPOSED] = s.answer
    s.n[AGREED] = 1
    push(s, CHOSEN_RULE, s.seat, s.a, s.b)
    if step != NONE and fact(s, STEP_DECIDE, step) == DECIDE_GROUP:
        s.n[TOPIC] = CHOICE_TOPIC
        push(s, CONSENT_RULE, s.n[CAPTAIN])


def carry_out(s: State) -> None:
    """The cost first, then what was chosen."""
    act_on(s, s.seat, s.a)
    step = step_at(s, s.a, s.b)
    if s.n[AGREED] == 0:
        push(s, CHOICE_RULE, s.seat, s.a, s.b)
        return
    verb = verb_of(s.n[PROPOSED])
    if step == NONE or verb == NO:
        return
    if verb == YES:
        run_list(s, s.seat, s.a, fact(s, STEP_DO, step))
    else:
        option = fact(s, STEP_OPTION, step) + noun_of(s.n[PROPOSED]) - 1
        run_list(s, s.seat, s.a, fact(s, STEP_DO, step))
        run_list(s, s.seat, s.a, fact(s, OPTION_DO, option))
        run_list(s, s.seat, s.a, fact(s, OPTION_COST, option))
    run_list(s, s.seat, s.a, fact(s, STEP_COST, step))


# ── costs ────────────────────────────────────────────────────────────────────────────────────────


def can_pay(s: State, agent: i64, slot: i64, index: i64) -> bool:
    """A cost must be payable in full, or what it buys is not offered."""
    first = list_first(s, slot, index)
    for effect in range(first, first + list_size(s, slot, index)):
        if not can_pay_one(s, agent, effect):
            return False
    return True


def can_pay_one(s: State, agent: i64, effect: i64) -> bool:
    op = fact(s, EFFECT_OP, effect)
    x = fact(s, EFFECT_X, effect)
    if op == SPEND_AZRAK or op == SPEND_MAGIC:
        of = AZRAK if op == SPEND_AZRAK else MAGIC
        return (purse(s, of) if fact(s, EFFECT_WHO, effect) == BY_GROUP else s.n[of + agent]) >= x
    if op == AWAY_TOKEN or op == REMOVE_TOKEN:
        return token_in(s, x, TOKENS + agent) != NONE or token_in(s, x, GROUP) != NONE
    if op == AWAY_ELEMENT or op == REMOVE_ELEMENT:
        return s.place[first_element(s) + x] == OWNED + agent
    return True


def purse(s: State, of: i64) -> i64:
    """R-206, Q-39: what the agents present can put together."""
    total: i64 = 0
    for agent in range(s.n[AGENTS]):
        if is_present(s, agent):
            total += s.n[of + agent]
    return total


# ── trials of cards that are read and put away ───────────────────────────────────────────────────


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
    s.n[ASKING] = ASK_TRY
    ask(s, seat_of(s, s.seat), [*trial_codes(s, s.a, s.b // STEP_BITS), action(DONE_VERB, 0)])


def take_try(s: State) -> None:
    act_on(s, s.seat, s.a)
    if verb_of(s.answer) == ENGAGE:
        push(s, TRY_RULE, s.seat, s.a, s.b)
        push(s, TRIAL_RULE, s.seat, s.a, s.b + noun_of(s.answer) - 1)
