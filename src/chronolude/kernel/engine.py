"""Running rules: step after step until somebody is asked or nothing is left to do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .ask import FIRST, ONE, SEALED
from .chance import Cheap, Source
from .rows import PLAIN
from .state import FRAME, NONE, State, end_of, offers_to

MOST_STEPS: Final = 5_000
"""Steps in which nobody is asked anything; no rules need so many, and those that do would go on for ever."""


class Stuck(Exception):
    """The rules go round without asking anybody. What led there is no position of the game."""


class NotOffered(Exception):
    """An answer that the table did not offer to that seat. Nothing has changed."""


def run(s: State, seat: i64 = NONE, act: i64 = NONE) -> None:
    """Answer the top frame; run to an ask or the end. A rule's last step runs after its frame is gone: loops push."""
    s.answer = act
    s.by = seat
    s.mode = NONE
    rules, last, stack = s.rules, s.rules.last, s.at_stack - FRAME
    left: i64 = MOST_STEPS
    while s.mode < 0 and s.depth > 0:
        left -= 1
        if left < 0:
            raise Stuck(f"nobody is asked anything in {MOST_STEPS} steps")
        n = s.n
        at = stack + s.depth * FRAME
        rule = n[at]
        step = n[at + 1]
        s.seat = n[at + 2]
        s.a = n[at + 3]
        s.b = n[at + 4]
        if step == last[rule]:
            s.depth -= 1
        else:
            n[at + 1] = step + 1
        if PLAIN:
            rules.table[rule][step](s)
        else:
            rules.step(s, rule, step)


def ask_again(s: State) -> None:
    """Rebuild the ask from the step that posed it, e.g. in an imagined world or a loaded position."""
    s.mode = NONE
    if s.depth == 0:
        return
    sealed = [s.n[s.at_sealed + seat] for seat in range(s.seats)]
    at = s.at_stack + (s.depth - 1) * FRAME
    s.seat = s.n[at + 2]
    s.a = s.n[at + 3]
    s.b = s.n[at + 4]
    s.rules.table[s.n[at]][s.n[at + 1] - 1](s)
    for seat in range(s.seats):
        s.n[s.at_sealed + seat] = sealed[seat]


def answer(s: State, seat: i64, act: i64) -> bool:
    """Take an answer if it is on offer, and run on when it is the last one needed; whether it was."""
    i = asked_at(s, seat)
    if i == NONE or not is_offered(s, i, act):
        raise NotOffered(f"seat {seat}: {act}")
    return give(s, i, act)


def asked_at(s: State, seat: i64) -> i64:
    """Which of the seats asked this one is; NONE if it is not."""
    i: i64 = 0
    while s.mode >= 0 and i < s.askers:
        if s.n[s.at_asked + i] == seat:
            return i
        i += 1
    return NONE


def is_offered(s: State, i: i64, act: i64) -> bool:
    """Whether the i-th seat asked may answer this."""
    if PLAIN:
        return act in offers_to(s, i)
    n, k, end = s.n, s.at_offers + s.n[s.at_first + i], s.at_offers + end_of(s, i)
    while k < end and n[k] != act:
        k += 1
    return k < end


def forced(s: State, i: i64) -> i64:
    """The one answer of the i-th seat asked; NONE if it has a choice."""
    first = s.n[s.at_first + i]
    if end_of(s, i) - first == 1:
        return s.n[s.at_offers + first]
    return NONE


def give(s: State, i: i64, act: i64) -> bool:
    """The i-th seat asked answers; run on if it is the last one needed."""
    seat = s.n[s.at_asked + i]
    if s.mode == SEALED and not seal(s, seat, act):
        return False
    run(s, seat, act)
    return True


def seal(s: State, seat: i64, act: i64) -> bool:
    """Keep a sealed answer; whether it was the last one needed. Late seats are the likeliest to be missing."""
    n = s.n
    n[s.at_sealed + seat] = act
    i = s.askers - 1
    while i >= 0:
        if n[s.at_sealed + n[s.at_asked + i]] == NONE:
            return False
        i -= 1
    return True


def after(s: State, seat: int, act: int) -> State:
    """The pure form: the state that follows, the given one untouched."""
    s = s.clone()
    answer(s, seat, act)
    return s


# ── one answer at a time, by whoever is next ─────────────────────────────────────────────────────


def owing(s: State) -> i64:
    """Which of the seats asked answers next: the first that has not, in the order in which they are asked."""
    i: i64 = 0
    if s.mode == SEALED:
        n, sealed, asked = s.n, s.at_sealed, s.at_asked
        while n[sealed + n[asked + i]] != NONE:
            i += 1
    return i


def open_to(s: State) -> int:
    """How many answers the next seat may give; 0 when the game is over."""
    if s.mode == ONE:
        return s.offered
    if s.mode < 0:
        return 0
    i = owing(s)
    return end_of(s, i) - s.n[s.at_first + i]


def take(s: State, k: i64) -> None:
    """The next seat gives its k-th answer."""
    if s.mode == ONE and 0 <= k < s.offered:
        run(s, s.n[s.at_asked], s.n[s.at_offers + k])
        return
    n, i = s.n, owing(s)
    at = n[s.at_first + i] + k
    if s.mode < 0 or k < 0 or at >= end_of(s, i):
        raise NotOffered(f"answer {k}")
    seat, act = n[s.at_asked + i], n[s.at_offers + at]
    if s.mode != SEALED or seal(s, seat, act):
        run(s, seat, act)


def choices(s: State) -> int:
    """Give every answer that leaves no choice; then how many the next seat may give, 0 when the game is over."""
    count = open_to(s)
    while count == 1:
        take(s, 0)
        count = open_to(s)
    return count


def legal(s: State) -> list[int]:
    """What the next seat may answer; nothing when the game is over."""
    return offers_to(s, owing(s)) if s.mode >= 0 else []


def play(s: State, act: i64) -> None:
    """The next seat answers."""
    i = owing(s)
    if s.mode < 0 or not is_offered(s, i, act):
        raise NotOffered(f"{act}")
    give(s, i, act)


# ── whole games ──────────────────────────────────────────────────────────────────────────────────


def playout(s: State, picks: Source, limit: i64 = 100_000) -> int:
    """Answer every ask at random until the game is over; tells how many answers that took."""
    k: i64 = 0
    while k < limit and s.mode >= 0:
        if s.mode == ONE:
            run(s, s.n[s.at_asked], s.n[s.at_offers + picks.draw(0, k, s.offered)])
            k += 1
            continue
        i: i64 = 0
        count = s.askers
        if s.mode == FIRST:
            i = picks.draw(1, k, count)
            count = i + 1
        while i < count:
            first = s.n[s.at_first + i]
            ran_on = give(s, i, s.n[s.at_offers + first + picks.draw(0, k, end_of(s, i) - first)])
            k += 1
            i = count if ran_on else i + 1  # later seats may have sealed before: then this was the last one needed
    return k


def begin(blank: State, source: Source) -> State:
    """A fresh game from a prepared empty table whose stack holds the set-up."""
    s = blank.clone()
    s.source = source
    run(s)
    return s


def batch(blank: State, games: int, seed: int) -> int:
    """Play whole random games, deals included, without leaving the compiled engine."""
    total = 0
    for game in range(games):
        s = begin(blank, Cheap(seed + game * 2))
        total += playout(s, Cheap(seed + game * 2 + 1))
    return total
