"""Shared payments and Magic (R-188 to R-191, R-206)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of
from ....kernel.offers import ask
from ....kernel.state import State
from ....kernel.verbs import emit, push
from ..names import (
    AGENTS,
    ASKING,
    ASKING_PLEDGE,
    AZRAK,
    MAGIC,
    MAGIC_CHANGED,
    MAGIC_START,
    PAY_LEFT,
    PAY_OF,
    PAY_RULE,
    PLEDGED,
    PLEDGER,
    SHARE,
    SHARES,
    SUPPLY,
    TOO_LITTLE,
)
from .agents import in_turn, is_present
from .azrak import spend
from .printed import seat_of


def open_pledges(s: State, agent: i64, n: i64, of_magic: bool) -> None:
    """R-206, D-14: the group is asked to put this much together, from the Time Captain round the table."""
    s.n[PAY_LEFT] = n
    s.n[PAY_OF] = 1 if of_magic else 0
    for other in range(s.n[AGENTS]):
        s.n[SHARES + other] = 0
    push(s, PAY_RULE, agent, 0)


def most_pledged(s: State, agent: i64) -> i64:
    """Q-39: what one agent can put in; who is ejected puts in nothing."""
    of = MAGIC if s.n[PAY_OF] == 1 else AZRAK
    return min(s.n[PAY_LEFT], s.n[of + agent]) if is_present(s, agent) else 0


def ask_pay(s: State) -> None:
    """R-206, Q-02: each agent says what they put in: nobody's own spending is decided by another."""
    s.n[ASKING] = ASKING_PLEDGE
    agent = in_turn(s)[s.a]
    s.n[PLEDGER] = agent + 1
    most = most_pledged(s, agent)
    if most == 0:
        s.answer = action(SHARE, 0)
    else:
        ask(s, seat_of(s, agent), [action(SHARE, n) for n in range(most + 1)])


def take_pay(s: State) -> None:
    agent = in_turn(s)[s.a]
    n = noun_of(s.answer)
    s.n[PLEDGER] = 0
    s.n[SHARES + agent] = n
    s.n[PAY_LEFT] -= n
    if n > 0:
        emit(s, PLEDGED, agent, n)
    if s.a + 1 < s.n[AGENTS]:
        push(s, PAY_RULE, s.seat, s.a + 1)


def is_pledged(s: State) -> bool:
    """Whether enough was promised; if not, nothing is paid and what it was to buy does not happen."""
    if s.n[PAY_LEFT] == 0:
        return True
    emit(s, TOO_LITTLE)
    for agent in range(s.n[AGENTS]):
        s.n[SHARES + agent] = 0
    return False


def collect(s: State) -> None:
    """R-130, R-189: what was promised is paid, from the Time Captain round the table."""
    for agent in reversed(in_turn(s)):
        n = s.n[SHARES + agent]
        s.n[SHARES + agent] = 0
        if n > 0 and s.n[PAY_OF] == 0:
            spend(s, agent, n)
        elif n > 0:
            change_magic(s, agent, -n)


def change_magic(s: State, agent: i64, n: i64) -> None:
    """R-189, R-190: used Magic goes to the supply; gained Magic comes from it, up to the starting level."""
    room = min(s.n[SUPPLY], s.n[MAGIC_START] - s.n[MAGIC + agent])
    n = min(n, room) if n > 0 else max(n, -s.n[MAGIC + agent])
    s.n[MAGIC + agent] += n
    s.n[SUPPLY] -= n
    emit(s, MAGIC_CHANGED, agent, n)
