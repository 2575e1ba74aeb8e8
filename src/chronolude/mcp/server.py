"""The tools a model is given: tables to make and join, and what a seat may ask and do there."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import chronolude as cl

from .. import __version__
from ..bots import RANDOM, THUMB, bots_for
from ..games import find, register
from ..games.options import Option
from .local import LocalSeat, NotDone
from .remote import RemoteSeat
from .telling import rules_about

MOST_TABLES: Final = 100
GUIDE: Final = (
    "Tables of time-travel games. Make a table with new_table (bots sit on the other seats) or join one by a link; "
    "then play answers as they are listed, a move in parts as 'A > B'. What leaves no choice is answered for you. "
    "Seats are counted from 1. You are shown what your seat may know and no more."
)


class Room:
    """The tables of one model."""

    def __init__(self) -> None:
        self.seats: dict[str, LocalSeat | RemoteSeat] = {}
        self.made = 0

    def keep(self, seat: LocalSeat | RemoteSeat) -> str:
        if len(self.seats) >= MOST_TABLES:
            del self.seats[next(iter(self.seats))]
        self.made += 1
        self.seats[f"t{self.made}"] = seat
        return f"t{self.made}"

    def at(self, table: str) -> LocalSeat | RemoteSeat:
        if table not in self.seats:
            raise ToolError(f"There is no table {table!r}; available: {', '.join(self.seats) or 'none'}.")
        return self.seats[table]

    # ── the tools; their first lines are what the model reads of them ────────────────────────────

    async def games(self) -> str:
        """The games there are: id, title, seats, options with their values, bots."""
        lines = []
        for game in register().values():
            options = "; ".join(
                f"{one.name}={'|'.join(one.values)}" for one in game.options if isinstance(one, Option) and not one.seat
            )
            bots = ", ".join(bots_for(game.id))
            seats = "–".join(map(str, dict.fromkeys(game.seats)))
            lines.append(
                f"{game.id}: {game.words.title('en')}, {seats} seats. Options: {options or '–'}. Bots: {bots}."
            )
        return "\n".join(lines)

    async def rules(self, game: str, about: str = "", lang: str = "en") -> str:
        """The rules of a game: one by its number, those that speak of some words, or with neither the contents."""
        return rules_about(game_of(game), about, lang)

    async def new_table(
        self, game: str, seats: int | None = None, seat: int = 1, bot: str = "", options: dict[str, str] | None = None,
        seed: int | None = None, lang: str = "en",
    ) -> str:  # fmt: skip
        """Make a table against bots (`bot` is the name of one for all other seats) and sit down on a seat."""
        made = game_of(game)
        name = bot or (THUMB if THUMB in bots_for(made.id) else RANDOM)
        if name not in bots_for(made.id):
            raise ToolError(f"{game} has no bot {name!r}; it has {', '.join(bots_for(made.id))}.")
        chance = secrets.randbelow(1 << 32) if seed is None else seed
        try:
            table = cl.new(made.id, seats=seats, seed=chance, **dict[str, Any](options or {}))
        except ValueError as error:
            raise ToolError(str(error)) from None
        if not 1 <= seat <= table.seats:
            raise ToolError(f"There is no seat {seat}; seats go from 1 to {table.seats}.")
        sat = LocalSeat(table, seat - 1, [name] * table.seats, lang)
        return f"Table {self.keep(sat)}, you have seat {seat} of {table.seats}.\n{await sat.describe()}"

    async def join(self, link: str, lang: str = "en") -> str:
        """Sit down at a table of a server, by the link of a seat (https://host/s/KEY)."""
        sat = await done(RemoteSeat.join(link, lang))
        return f"Table {self.keep(sat)}.\n{sat.news()}"

    async def describe(self, table: str, wait: float = 0) -> str:
        """The table as your seat sees it, and what is asked of you; `wait`: seconds to wait for your turn."""
        return str(await done(self.at(table).describe(wait)))

    async def card(self, table: str, name: str) -> str:
        """What is printed on a card, and where you see it."""
        return str(await done(self.at(table).card(name)))

    async def play(self, table: str, answer: str) -> str:
        """Give one of the listed answers; you are told what followed and what is asked next."""
        return str(await done(self.at(table).play(answer)))

    async def why(self, table: str, answer: str) -> str:
        """Why an answer is not on offer, with its rule."""
        return str(await done(self.at(table).why(answer)))

    async def foresee(self, table: str, answer: str) -> str:
        """What an answer would do for certain, as far as you can know."""
        return str(await done(self.at(table).foresee(answer)))

    async def hint(self, table: str) -> str:
        """Advice from a bot that sees what you see; ask again for more."""
        return str(await done(self.at(table).hint()))

    async def undo(self, table: str) -> str:
        """Take your last answer back, if nothing has followed from it."""
        return str(await done(self.at(table).undo()))


def game_of(name: str) -> Any:
    try:
        return find(name)
    except ValueError as error:
        raise ToolError(str(error)) from None


async def done(work: Any) -> Any:
    """What cannot be done is told as an error of the tool, in one sentence."""
    try:
        return await work
    except NotDone as reason:
        raise ToolError(str(reason)) from None


def make_server(room: Room | None = None) -> MCPServer:
    room = room or Room()
    server = MCPServer("chronolude", version=__version__, instructions=GUIDE)
    tools: tuple[Callable[..., Any], ...] = (
        room.games, room.rules, room.new_table, room.join, room.card, room.play, room.why, room.foresee, room.hint,
        room.undo,
    )  # fmt: skip
    for tool in tools:
        server.add_tool(tool, structured_output=False)
    server.add_tool(room.describe, name="look", structured_output=False)
    return server
