"""The arguments and options that commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[
    str | None, typer.Argument(metavar="GAME", help="The game, by its id (see games).", show_default=False)
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as text or JSON.")]
Lang = Annotated[str | None, typer.Option("--lang", help="en or fr; by default the terminal's language.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many sit down; by default the fewest the game takes.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game (see games); repeatable."),
]
Bots = Annotated[
    str | None,
    typer.Option("--bots", help="Bots by name, separated by commas, in seat order; a short list starts over."),
]
Seed = Annotated[int | None, typer.Option("--seed", help="Everything that is drawn follows from this number.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object instead of sentences.")]
