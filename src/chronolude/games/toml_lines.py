"""Where things stand in a TOML file: tomllib tells values, an author wants line numbers."""

from __future__ import annotations

import re

Path = tuple[str | int, ...]

HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.\-\" ]+?)\s*\]\]?\s*(#.*)?$")
KEY = re.compile(r"^\s*[\"']?([\w\-]+(?:\s*\.\s*[\w\-]+)*)[\"']?\s*=")


def lines_of(text: str) -> dict[Path, int]:
    """For every table, table of an array, and key: the line it begins on, counted from 1."""
    found: dict[Path, int] = {(): 1}
    arrays: dict[Path, int] = {}
    here: Path = ()
    closing = ""
    for number, line in enumerate(text.splitlines(), 1):
        if closing:
            closing = "" if closing in line else closing
            continue
        header = HEADER.match(line)
        if header:
            here = open_table(arrays, header[2].split("."), header[1] == "[[")
            found.setdefault(here, number)
            continue
        key = KEY.match(line)
        if key:
            note(found, here, [part.strip() for part in key[1].split(".")], number)
            closing = opens_text(line[key.end() :])
    return found


def open_table(arrays: dict[Path, int], names: list[str], is_array: bool) -> Path:
    """The path of a header; each name of an array means its last table so far."""
    path: Path = ()
    for depth, name in enumerate(part.strip().strip('"') for part in names):
        path = (*path, name)
        if is_array and depth == len(names) - 1:
            arrays[path] = arrays.get(path, 0) + 1
        if path in arrays:
            path = (*path, arrays[path] - 1)
    return path


def note(found: dict[Path, int], here: Path, names: list[str], number: int) -> None:
    for depth in range(1, len(names) + 1):
        found.setdefault((*here, *names[:depth]), number)


def opens_text(rest: str) -> str:
    """The quotes that must come before the value ends, if it goes on over several lines."""
    for quotes in ("'''", '"""'):
        if rest.count(quotes) == 1:
            return quotes
    if rest.lstrip().startswith("[") and rest.count("[") > rest.count("]"):
        return "]"
    return ""


def line_at(found: dict[Path, int], path: Path) -> int:
    """The line of a path, or of the nearest thing that contains it."""
    while path not in found:
        path = path[:-1]
    return found[path]
