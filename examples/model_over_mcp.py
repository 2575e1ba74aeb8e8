"""A language model at the table, over the Model Context Protocol.

Here the part of the model is played by `think`, which takes the first answer listed: put a call of your model there. A
model with a client of its own needs no code at all: give it the server `chronolude mcp`.

    {"mcpServers": {"chronolude": {"command": "chronolude", "args": ["mcp"]}}}
"""

# %%
from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mcp import Client, StdioServerParameters, stdio_client

from chronolude.mcp.server import make_server


def think(told: str) -> str:
    """The model's part: it reads what it is told and names one of the answers."""
    first: str = re.findall(r"^- ([^:\n]+)", told, re.MULTILINE)[0]
    return first.removesuffix(" > …")


async def play(client: Any, game: str, seed: int) -> list[str]:
    """A whole game through tools; all that was told on the way."""

    async def call(tool: str, **words: Any) -> str:
        found = await client.call_tool(tool, words)
        return str(found.content[0].text)

    told = [await call("new_table", game=game, seed=seed, bot="random")]
    while "The game is over" not in told[-1]:
        told.append(await call("play", table="t1", answer=think(told[-1])))
    return told


async def with_a_process(game: str, seed: int) -> list[str]:
    """The server as a model's own client starts it."""
    server = StdioServerParameters(command="chronolude", args=["mcp"])
    async with Client(stdio_client(server)) as client:
        return await play(client, game, seed)


async def in_this_process(game: str, seed: int) -> list[str]:
    async with Client(make_server()) as client:
        return await play(client, game, seed)


def main(short: bool = False) -> dict[str, Any]:
    """In a thread of its own: a notebook has an event loop under way already, and a thread has but one."""
    game = (in_this_process if short else with_a_process)("contre-temps", 3)
    with ThreadPoolExecutor(1) as beside:
        told = beside.submit(asyncio.run, game).result()
    return {"calls": len(told), "letters": sum(map(len, told)), "end": told[-1].splitlines()[-1]}


if __name__ == "__main__":
    print(main())
