"""A connection that has ended leaves nothing behind that somebody would have to look for."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from chronolude.server.wire.frames import Wire
from chronolude.server.workers.doorway import Doorway
from tests.server.house import house, run


def there(*kinds: type) -> int:
    return sum(isinstance(one, kinds) for one in gc.get_objects())


@pytest.mark.web
@pytest.mark.parametrize("by_us", [False, True])
def test_a_connection_that_has_ended_is_gone_without_a_look_for_rings(tmp_path: Path, by_us: bool) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            gc.collect()
            gc.disable()
            for _ in range(3):
                made, seat = await here.at_turn()
                await seat.answer()
                if by_us:
                    here.hall.forget(made["id"])
                await seat.close()
            async with asyncio.timeout(10):
                while there(Wire) or there(Doorway) > 1:  # the client that makes tables keeps one open
                    await asyncio.sleep(0.05)

    try:
        run(scenario())
    finally:
        gc.enable()
