"""Running rules: step after step until somebody is asked or nothing is left to do."""

from __future__ import annotations

from mypy_extensions import i64

from .ask import FIRST, SEALED, Ask
from .chance import Cheap, Source
from .state import FRAME, NONE, State


class NotOffered(Exception):
    """An answer that the table did not offer to that seat. Nothing has changed."""


def run(s: State, seat: i64 = NONE, act: i64 = NONE) -> None:
    """Answer the top frame; run to an ask or the end. A rule's last step runs after its frame is gone: loops push."""
    s.answer = act
    s.by = seat
    rules = s.rules
    while s.ask is None and s.depth > 0:
        stack = s.stack
        at = (s.depth - 1) * FRAME
        steps = rules[stack[at]]
        step = stack[at + 1]
        s.seat = stack[at + 2]
        s.a = stack[at + 3]
        s.b = stack[at + 4]
        if step + 1 == len(steps):
            s.depth -= 1
        else:
            stack[at + 1] = step + 1
        steps[step](s)


def ask_again(s: State) -> None:
    """Rebuild the ask from the step that posed it, e.g. in an imagined world or a loaded position."""
    s.ask = None
    if s.depth == 0:
        return
    sealed = s.sealed[:]
    at = (s.depth - 1) * FRAME
    step: i64 = s.stack[at + 1]
    s.seat = s.stack[at + 2]
    s.a = s.stack[at + 3]
    s.b = s.stack[at + 4]
    s.rules[s.stack[at]][step - 1](s)
    s.sealed = sealed


def answer(s: State, seat: int, act: int) -> None:
    """Take an answer if it is on offer, and run on when it is the last one needed."""
    ask = s.ask
    if ask is None or act not in ask.of(seat):
        raise NotOffered(f"seat {seat}: {act}")
    if ask.mode != SEALED or seal(s, ask, seat, act):
        s.ask = None
        run(s, seat, act)


def seal(s: State, ask: Ask, seat: i64, act: i64) -> bool:
    """Keep a sealed answer; whether it was the last one needed. Late seats are the likeliest to be missing."""
    sealed = s.sealed
    sealed[seat] = act
    for other in reversed(ask.seats):
        if sealed[other] == NONE:
            return False
    return True


def after(s: State, seat: int, act: int) -> State:
    """The pure form: the state that follows, the given one untouched."""
    s = s.clone()
    answer(s, seat, act)
    return s


def playout(s: State, picks: Source, limit: int = 100_000) -> int:
    """Answer every ask at random until the game is over; tells how many answers that took."""
    k: i64 = 0
    while k < limit:
        ask = s.ask
        if ask is None:
            break
        if ask.mode == SEALED:
            k = answer_all(s, ask, picks, k)
        else:
            i = picks.draw(1, k, len(ask.seats)) if ask.mode == FIRST else 0
            options = ask.options[i]
            s.ask = None
            run(s, ask.seats[i], options[picks.draw(0, k, len(options))])
            k += 1
    return k


def answer_all(s: State, ask: Ask, picks: Source, k: i64) -> i64:
    """One sealed answer from each seat, at random."""
    i: i64 = 0
    while i < len(ask.seats):
        options = ask.options[i]
        act: i64 = options[picks.draw(0, k, len(options))]
        if seal(s, ask, ask.seats[i], act):
            s.ask = None
            run(s, ask.seats[i], act)
        k += 1
        i += 1
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
