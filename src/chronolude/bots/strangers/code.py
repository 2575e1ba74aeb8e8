"""What strangers bring to a run, as a fingerprint: changed code is another run, and its old games are left aside."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ...games import OURS
from . import STDIO, is_strange
from .files import parted
from .program import command_in, files_of

KINDS: Final = (".py", ".json", ".toml", ".csv", ".so", ".pyd")


@lru_cache
def strangers_code(game: str, bots: tuple[str, ...]) -> str:
    """A fingerprint of a guest's game and of the bots that do not come with the house; empty where there are none.

    Taken once a process: a run is known by what it began with.
    """
    seen, found = hashlib.sha256(), False
    for path in sorted({path.resolve() for path in strange_files(game, bots)}):
        seen.update(path.name.encode() + b"\0" + path.read_bytes())
        found = True
    return seen.hexdigest()[:16] if found else ""


def strange_files(game: str, bots: tuple[str, ...]) -> Iterator[Path]:
    if game not in OURS:
        guests = entry_points(group="chronolude.games")
        yield from packages([entry for entry in guests if entry.name == game] or guests)
    plugged = {f"{game}:{name}" for name in bots if not is_strange(name)}
    yield from packages([entry for entry in entry_points(group="chronolude.bots") if entry.name in plugged])
    for name in bots:
        if name.startswith(STDIO):
            yield from files_of(command_in(name.removeprefix(STDIO))[0])
        elif is_strange(name):
            yield from own_files(name)


def packages(entries: Iterable[EntryPoint]) -> Iterator[Path]:
    for entry in entries:
        yield from package_files(entry.module)


def package_files(module: str) -> Iterator[Path]:
    """Every file of the package a module belongs to; of a module alone, its own."""
    with suppress(ImportError, ValueError):
        spec = find_spec(module.partition(".")[0])
        for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
            yield from (path for path in Path(folder).rglob("*") if path.suffix in KINDS)
        if spec is not None and spec.origin and Path(spec.origin).is_file():
            yield Path(spec.origin)


def own_files(name: str) -> Iterator[Path]:
    """A file with a bot, the neighbours it has imported, and the files and folders that its words name."""
    where, _, words = parted(name)
    if where.endswith(".py"):
        file = Path(where).expanduser().resolve()
        yield file
        yield from neighbours(file.parent)
    else:
        yield from package_files(where)
    for value in filter(None, words.values()):
        named = Path(value)
        yield from (path for path in named.rglob("*") if path.is_file()) if named.is_dir() else ()
        yield from [named] if named.is_file() else ()


def neighbours(folder: Path) -> Iterator[Path]:
    """What was imported from a folder and those below it; what is installed there, as in an environment, aside."""
    for module in list(sys.modules.values()):
        origin = getattr(module, "__file__", None)
        below = Path(origin).parts[len(folder.parts) :] if origin and Path(origin).is_relative_to(folder) else ()
        if origin and below and "site-packages" not in below:
            yield Path(origin)
