"""Where editions stand: those that ship, and those in the folder that CHRONOLUDE_EDITIONS names."""

from __future__ import annotations

import hashlib
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from .checks import parse
from .source import DATA, Edition, Misprint

USUAL: Final = "original"
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*")


def files() -> dict[str, Path]:
    """Every edition by name; one of ours cannot be replaced, only another name chosen."""
    own = os.environ.get("CHRONOLUDE_EDITIONS", "")
    found = sorted(Path(own).glob("*.toml")) if own else []
    out = {path.stem: path for path in found if NAME.fullmatch(path.stem)}
    return out | {path.stem: path for path in DATA.glob("*.toml")}


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:8]


def settle(text: str) -> str:
    """The name of an edition, with its file's digest where the file is not ours and may change."""
    name, _, wanted = text.partition("#")
    known = files()
    if name not in known:
        raise ValueError(f"{name!r} is not one of {', '.join(sorted(known))}")
    path = known[name]
    if path.parent == DATA:
        return name
    found = digest(path)
    if wanted and wanted != found:
        raise ValueError(f"{name} has changed: this game was played with {wanted}, the file is now {found}")
    edition(f"{name}#{found}")
    return f"{name}#{found}"


def edition(settled: str) -> Edition:
    """The edition of a settled name."""
    path = files()[settled.partition("#")[0]]
    found = opened(path, stamp_of(path))
    if isinstance(found, str):
        raise Misprint(found)
    return found


def stamp_of(path: Path) -> tuple[str, int, int]:
    """Changes when the file does."""
    seen = path.stat()
    return path.name, seen.st_mtime_ns, seen.st_size


@lru_cache(maxsize=64)
def opened(path: Path, _stamp: tuple[str, int, int]) -> Edition | str:
    """An edition, or what is wrong with it; read again whenever its file has changed."""
    try:
        return parse(path.name, path.read_text(encoding="utf-8"))
    except Misprint as error:
        return str(error)


def stamp() -> tuple[tuple[str, int, int], ...]:
    """Changes when an edition comes, goes or is written anew."""
    return tuple(stamp_of(path) for path in files().values())


def listed() -> tuple[str, ...]:
    """Editions that can be played now."""
    wrong = faults()
    return tuple(name for name in sorted(files()) if name not in wrong)


def faults() -> dict[str, str]:
    """Edition files that cannot be used now, and why."""
    out: dict[str, str] = {}
    for name in files():
        try:
            edition(name)
        except (Misprint, OSError) as error:
            out[name] = str(error)
    return out
