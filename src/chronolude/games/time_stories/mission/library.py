"""Where missions come from: those that ship, those in the user's data folder, and folders an author has opened."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from .findings import BadMission
from .load import Mission, load

OURS: Final = Path(__file__).resolve().parent.parent / "missions"
FIXTURE: Final = "fixture"
VARIABLE: Final = "CHRONOLUDE_DATA"
"""Names another data folder than the usual one of this user."""
OPENED: Final[dict[str, Path]] = {}
"""Folders that this process was told to play from, by the id of their mission."""


def user_folder() -> Path:
    """Where a user's own missions live: every folder in it with a mission.toml is one."""
    named = os.environ.get(VARIABLE)
    return (Path(named) if named else user_data_path("chronolude", appauthor=False)) / "missions"


def folders(root: Path) -> dict[str, Path]:
    """Missions by the name of their folder, which is their id."""
    return {path.parent.name: path.parent for path in sorted(root.glob("*/mission.toml"))}


def shelf() -> dict[str, Path]:
    """Every mission by id: an id that ships is never taken by another folder; the fixture comes last."""
    found = {**folders(user_folder()), **OPENED, **folders(OURS)}
    return {name: found[name] for name in sorted(found, key=lambda name: (name == FIXTURE, name))}


def usual() -> str:
    """What is played when nobody says: the first mission that ships, the fixture only where there is no other."""
    return min(folders(OURS), key=lambda name: (name == FIXTURE, name))


@lru_cache(maxsize=16)
def load_once(root: Path, stamp: int) -> Mission | str:  # noqa: ARG001  (the stamp makes it read anew)
    """Loaded once until a file of it changes; what is wrong, where it cannot be played."""
    try:
        return load(root)
    except BadMission as bad:
        return str(bad)


def stamp_of(root: Path) -> int:
    """Changes when a file of a mission does."""
    return hash(tuple((str(path), path.stat().st_mtime_ns) for path in sorted(root.rglob("*.toml"))))


def stamp() -> tuple[tuple[str, int], ...]:
    """Changes when a mission comes, goes or is written anew."""
    return tuple((name, stamp_of(root)) for name, root in shelf().items())


def opened(root: Path) -> Mission | str:
    made = load_once(root, stamp_of(root))
    if isinstance(made, Mission) and made.id != root.name:
        return f"mission.toml:1: E01 the id {made.id!r} is not the name of the folder, {root.name!r}"
    return made


def find(name: str) -> Mission:
    """A mission by its id; ValueError says what there is, or what is wrong with it."""
    known = shelf()
    if name not in known:
        raise ValueError(f"there is no mission {name!r}; available: {', '.join(known)}")
    made = opened(known[name])
    if isinstance(made, str):
        raise ValueError(f"the mission {name} cannot be played:\n{made}")
    return made


def borrow(root: Path) -> Mission:
    """Play from an author's folder in this process: its id is on the shelf from now on."""
    root = root.resolve()
    if not (root / "mission.toml").is_file():
        raise ValueError(f"there is no mission.toml in {root.name!r}")
    OPENED[root.name] = root
    return find(root.name)


def missions() -> dict[str, Mission]:
    """Those that can be played now."""
    return {name: made for name, root in shelf().items() if isinstance(made := opened(root), Mission)}


def offered() -> tuple[str, ...]:
    """What a lobby offers: the fixture is for tests, and is played by whoever asks for it by name."""
    return tuple(name for name in missions() if name != FIXTURE)


def faults() -> dict[str, str]:
    """Missions that cannot be played, each with its first errors."""
    return {name: made for name, root in shelf().items() if isinstance(made := opened(root), str)}


def titles() -> dict[str, dict[str, str]]:
    """Titles by id and language, for lobbies."""
    return {name: dict(made.texts["mission/title"]) for name, made in missions().items()}
