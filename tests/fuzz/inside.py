"""The mass of the messages: the real decoder, answers and log, without sockets, round by round."""

from __future__ import annotations

import random
import traceback
from typing import NamedTuple

import structlog

from tests.sim.world import seeded_secrets

from .pit import Pit

ROUND = 5000


class Round(NamedTuple):
    """What one round came to."""

    seed: int
    counts: dict[str, int]
    fault: str


def play_round(seed: int, messages: int = ROUND) -> Round:
    """So many messages at fresh tables of every game; a fault is told, not raised."""
    pit, fault = Pit(seed), ""
    secret = random.Random(f"fuzz {seed}")
    with seeded_secrets(secret), structlog.testing.capture_logs() as logs:
        pit.logs = logs
        try:
            pit.open_tables()
            for _ in range(messages):
                pit.attack()
            pit.positions()
        except Exception:
            fault = f"{traceback.format_exc()}\nlast said: {pit.spoken[-1:]}\nlogs: {logs[-3:]}"
        finally:
            pit.end()
    return Round(seed, pit.counts, fault)
