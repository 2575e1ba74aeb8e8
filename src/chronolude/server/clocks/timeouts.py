"""What happens when a clock reaches zero: a bot takes over, the host decides, or the seat forfeits."""

from __future__ import annotations

import msgspec

from ...bots import RANDOM, THUMB, bots_for
from ..live import entries
from ..live.table import Live


def zero_at(live: Live) -> float | None:
    """When the first clock of a table reaches zero if nobody answers."""
    zero = live.folded.clocks.first_zero()
    return None if zero is None else zero[0]


async def time_out(live: Live) -> None:
    """Carry out what the table settled for a clock at zero."""
    zero = live.folded.clocks.first_zero()
    assert zero is not None
    seat, then = zero[1], live.row.settings.clock.at_zero
    one = live.folded.seats[seat]
    if then == "host":
        await live.append(entries.TimedOut(seat, then))
        return
    taken = msgspec.structs.replace(one, kind="bot", bot=best_bot(live.row.game), owned=then == "bot")
    await live.append(entries.TimedOut(seat, then), entries.Sat(seat, "bot"), seats=[taken])


def best_bot(game: str) -> str:
    """The house's choice for an empty chair."""
    return THUMB if THUMB in bots_for(game) else RANDOM
