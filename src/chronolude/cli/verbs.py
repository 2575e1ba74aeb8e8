"""Verbs that games bring: `chronolude deck`, `chronolude mission`. Games are opened only when such a verb is wanted."""

from __future__ import annotations

from functools import cache
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from ..games import register
from ..games.tools import load


@cache
def brought() -> dict[str, Any]:
    """Every verb of every game, by name."""
    found = {}
    for game in register().values():
        for verb in load(game.tools.verbs):
            command = command_of(verb)
            found[str(command.name)] = command
    return found


def command_of(verb: Any) -> Any:
    """A Typer app, or a function as an app of one command."""
    if isinstance(verb, typer.Typer):
        return get_command(verb)
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(verb.__name__)(verb)
    return get_command(app)


class Verbs(TyperGroup):
    """The house's commands first; a word that is none of them may be a game's."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *brought()]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return super().get_command(ctx, cmd_name) or brought().get(cmd_name)
