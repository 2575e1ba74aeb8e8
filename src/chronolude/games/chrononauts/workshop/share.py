"""How many deals of Solonauts can be won: a share with its confidence interval and the number of unknowns."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from typing import Any, Final

from .solve import NONE_EXISTS, WON, deal, solve

Z: Final = 1.959964  # 95 per cent


def interval(won: int, deals: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    if deals == 0:
        return 0.0, 1.0
    rate, spread = won / deals, Z * Z / deals
    middle = rate + spread / 2
    half = Z * ((rate * (1 - rate) + spread / 4) / deals) ** 0.5
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def share(seeds: Iterable[int], travellers: int, budget: int) -> dict[str, Any]:
    """Solve many deals. Whoever counts the unknown as lost gets `low`; whoever counts them as won, `high`."""
    counts = {"won": 0, "none": 0, "unknown": 0}
    for seed in seeds:
        status = solve(deal(seed, travellers), budget).status
        counts["won" if status == WON else "none" if status == NONE_EXISTS else "unknown"] += 1
    deals = sum(counts.values())
    low = interval(counts["won"], deals)[0]
    high = interval(counts["won"] + counts["unknown"], deals)[1]
    return {"travellers": travellers, "deals": deals, **counts, "budget": budget, "low": low, "high": high}


def main() -> None:
    """`python -m chronolude.games.chrononauts.workshop.share --deals 500`."""
    wanted = argparse.ArgumentParser(description=main.__doc__)
    wanted.add_argument("--deals", type=int, default=500)
    wanted.add_argument("--travellers", type=int, nargs="+", default=[6, 7, 8])
    wanted.add_argument("--budget", type=int, default=50_000)
    asked = wanted.parse_args()
    for travellers in asked.travellers:
        print(json.dumps(share(range(asked.deals), travellers, asked.budget)), flush=True)


if __name__ == "__main__":
    main()
