"""Power cards (R-198)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action
from ....kernel.state import State
from ....kernel.verbs import emit, push, top
from ..cards import (
    FIRST_RECEPTACLE,
    N_USED,
    PER_VISIT,
    POWER_TIMING,
    POWER_USES,
    POWER_WHEN,
    SLOTS,
    TRIGGERS,
    UNLIMITED,
)
from ..names import POWER, POWER_USED, RUN_RULE, SEATED, WHO
from .agents import is_present
from .conditions import holds
from .costs import can_pay
from .printed import LIST_BITS, fact, row, size


def power_options(s: State, agent: i64, timing: i64) -> list[int]:
    """R-198: a Power serves its own receptacle, at its time, where it can be paid."""
    power = s.n[WHO + agent]
    if not is_present(s, agent) or fact(s, POWER_TIMING, power) != timing:
        return []
    uses = fact(s, POWER_USES, power)
    if uses != UNLIMITED and s.n[row(s, N_USED, power)] > 0:
        return []
    if not holds(s, fact(s, POWER_WHEN, power), agent) or not can_pay(s, agent, power_body(s, power), 0):
        return []
    return [action(POWER, top(s, SEATED + agent))]


def power_body(s: State, power: i64) -> i64:
    return size(s, SLOTS) + size(s, TRIGGERS) + power


def use_power(s: State, agent: i64) -> None:
    """The cost first, then what it does."""
    power = s.n[WHO + agent]
    emit(s, POWER_USED, agent, size(s, FIRST_RECEPTACLE) + power)
    s.n[row(s, N_USED, power)] += 1
    push(s, RUN_RULE, agent, power_body(s, power), LIST_BITS)
    push(s, RUN_RULE, agent, power_body(s, power), 0)


def renew_powers(s: State) -> None:
    """What may be used once a visit may be used again."""
    for power in range(len(s.layout.facts[POWER_USES])):
        if fact(s, POWER_USES, power) == PER_VISIT:
            s.n[row(s, N_USED, power)] = 0
