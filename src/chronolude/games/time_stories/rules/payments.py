"""Shared payments and Magic (R-188 to R-191, R-206)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of
from ....kernel.state import State
from ....kernel.verbs import ask, ask_part, emit, push
from ..state.asks import ASK_SHARE
from ..state.events import MAGIC_CHANGED
from ..state.frames import PAY_RULE
from ..state.numbers import AGENTS, ASKING, AZRAK, CAPTAIN, MAGIC, MAGIC_START, PAY_LEFT, PAY_OF, SHARES, SUPPLY
from ..state.verbs import SHARE
from .agents import is_present
from .azrak import spend
from .costs import purse
from .printed import seat_of


def pay_bounds(s: State, agent: i64) -> tuple[int, int]:
    """R-206: what one agent may put in, given what those before put in; Q-39: who is ejected puts in nothing."""
    of = MAGIC if s.n[PAY_OF] == 1 else AZRAK
    left = min(s.n[PAY_LEFT], purse(s, of))
    later: i64 = 0
    for other in range(s.n[AGENTS]):
        if other < agent:
            left -= s.n[SHARES + other]
        elif other > agent and is_present(s, other):
            later += s.n[of + other]
    mine: i64 = s.n[of + agent] if is_present(s, agent) else 0
    return max(0, left - later), min(mine, left)


def ask_pay(s: State) -> None:
    """R-206, D-14, Q-02: the Time Captain names what each puts in; what can only be one number is not asked."""
    s.n[ASKING] = ASK_SHARE
    low, high = pay_bounds(s, s.a)
    options = [action(SHARE, n) for n in range(low, high + 1)]
    if len(options) == 1:
        s.answer = options[0]
    elif s.b == 0:
        ask(s, seat_of(s, s.n[CAPTAIN]), options)
    else:
        ask_part(s, seat_of(s, s.n[CAPTAIN]), options)


def take_pay(s: State) -> None:
    low, high = pay_bounds(s, s.a)
    s.n[SHARES + s.a] = noun_of(s.answer)
    if s.a + 1 < s.n[AGENTS]:
        push(s, PAY_RULE, s.seat, s.a + 1, 1 if s.b == 1 or low < high else 0)
        return
    for other in range(s.n[AGENTS] - 1, -1, -1):
        n = s.n[SHARES + other]
        s.n[SHARES + other] = 0
        if n > 0 and s.n[PAY_OF] == 0:
            spend(s, other, n)
        elif n > 0:
            change_magic(s, other, -n)
    s.n[PAY_LEFT] = 0


def change_magic(s: State, agent: i64, n: i64) -> None:
    """R-189, R-190: used Magic goes to the supply; gained Magic comes from it, up to the starting level."""
    room = min(s.n[SUPPLY], s.n[MAGIC_START] - s.n[MAGIC + agent])
    n = min(n, room) if n > 0 else max(n, -s.n[MAGIC + agent])
    s.n[MAGIC + agent] += n
    s.n[SUPPLY] -= n
    emit(s, MAGIC_CHANGED, agent, n)
