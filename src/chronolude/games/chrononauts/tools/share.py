"""How many deals of Solonauts can be won: a share with its confidence interval and the number of unknowns."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from ..solver import NONE_EXISTS, UNKNOWN, WON, deal, solve

Z: Final = 1.959964  # 95 per cent


def ignore(_done: int) -> None:
    """Nobody watches."""


def interval(won: int, deals: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    if deals == 0:
        return 0.0, 1.0
    rate, spread = won / deals, Z * Z / deals
    middle = rate + spread / 2
    half = Z * ((rate * (1 - rate) + spread / 4) / deals) ** 0.5
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def share(seeds: Iterable[int], travellers: int, budget: int, tick: Callable[[int], None] = ignore) -> dict[str, Any]:
    """Solve many deals. Whoever counts the unknown as lost gets `low`; whoever counts them as won, `high`."""
    counts = {WON: 0, NONE_EXISTS: 0, UNKNOWN: 0}
    for seed in seeds:
        counts[solve(deal(seed, travellers), budget).status] += 1
        tick(1)
    deals = sum(counts.values())
    low = interval(counts[WON], deals)[0]
    high = interval(counts[WON] + counts[UNKNOWN], deals)[1]
    return {"travellers": travellers, "deals": deals, **counts, "budget": budget, "low": low, "high": high}
