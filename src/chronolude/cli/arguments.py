"""The arguments and options that commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[
    str | None, typer.Argument(metavar="GAME", help="The game, by its id (see games).", show_default=False)
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as text or JSON.")]
Lang = Annotated[str | None, typer.Option("--lang", help="en or fr; the terminal's language if not said.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many sit down; the fewest the game takes if not said.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A switch of the game (see games); repeatable."),
]
Bots = Annotated[str | None, typer.Option("--bots", help="Bots by name, with commas, in seat order; starts over.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Everything drawn follows from it.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object instead of sentences.")]
