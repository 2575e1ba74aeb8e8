"""Bots of anybody's, named by where they are: a Python file or module, or a program that speaks JSON lines.

Only whoever starts a run may name one so: a name in a request, a record or a position is never taken for a place.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from ...search.bot import Maker
from .files import NoBot, maker_in
from .program import StdioBot, command_in

STDIO: Final = "stdio:"


def is_strange(name: str) -> bool:
    """Whether a name says where a bot is; those of the house have no colon."""
    return ":" in name


def maker_at(game: str, name: str) -> Maker:
    """From a place to a bot; raises NoBot where there is none."""
    if name.startswith(STDIO):
        command, seconds = command_in(name.removeprefix(STDIO))
        return partial(StdioBot, game, command, seconds)
    return maker_in(name)


__all__ = ["NoBot", "is_strange", "maker_at"]
