"""People who play on whatever happens to the servers, and remember what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.house import Client, Plain, path_of

LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Player:
    """One seat. It comes back by itself, by the number of the last event it heard."""

    def __init__(self, table: str, seat: int, token: str, dice: random.Random, pace: float) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.dice = dice
        self.pace = pace
        self.accepted: list[str] = []
        self.events: list[Plain] = []
        self.over = False
        self.keys = 0
        self.resumed = -1
        self.client: Client | None = None
        self.kept: Plain | None = None
        """An answer whose yes was not heard: it is said again on the next line."""

    async def play(self, port: Callable[[], int]) -> None:
        """To the end of the game, over as many lines as it takes."""
        while not self.over:
            with contextlib.suppress(*LOST):
                await self._one_line(port())
            if self.client is not None:
                with contextlib.suppress(*LOST):
                    await self.client.close()
                self.client = None
            if not self.over:
                await asyncio.sleep(self.dice.uniform(0.02, 0.2))

    async def _one_line(self, port: int) -> None:
        self.client = client = await Client.open(port, self.table, self.token, since=len(self.events))
        self.resumed += 1
        client.events = self.events
        if self.kept is not None:
            await self._say(client)
        while await client.turn():
            await asyncio.sleep(self.dice.uniform(0, 2 * self.pace))
            self.keys += 1
            pick = self.dice.randrange(1000)
            self.kept = {
                "decision": client.update["view"]["decision"],
                "text": path_of(client.update["options"], pick),
                "key": f"{self.keys}",
            }
            await self._say(client)
        self.over = True

    async def _say(self, client: Client) -> None:
        assert self.kept is not None
        told = await client.ask("answer", **self.kept)
        if told["type"] == "accepted":
            self.accepted.append(self.kept["key"])
        else:
            assert told.get("code") in ("stale", "over", "not-on-offer", "internal"), told
        if told.get("code") == "internal":
            raise ConnectionError
        self.kept = None


def heard_in_order(player: Player) -> bool:
    return [event["n"] for event in player.events] == list(range(1, len(player.events) + 1))
