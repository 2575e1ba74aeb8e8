"""Reading a mission's folder: TOML files as plain tables that know their lines."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...toml_lines import Path as Spot
from ...toml_lines import line_at, lines_of
from .findings import MissionFindings, Place

Plain = dict[str, Any]
MOST_BYTES = 1 << 20
NEEDED = ("mission", "receptacles", "plan", "destiny", "prologue")
OTHERS = ("elements", "mysteries", "tokens", "sky", "conflicts", "puzzles", "scenes", "people")


class SourceFile:
    """One file: its tables and where each of them stands."""

    def __init__(self, name: str, data: Plain, lines: dict[Spot, int]) -> None:
        self.name = name
        self.data = data
        self.lines = lines

    def place(self, key: str, *spot: str | int) -> Place:
        return Place(self.name, line_at(self.lines, spot), key)


class Folder:
    """All files of a mission, empty tables for those that may be missing."""

    def __init__(self) -> None:
        self.files: dict[str, SourceFile] = {}

    def get(self, name: str) -> SourceFile:
        return self.files.get(name, SourceFile(f"{name}.toml", {}, {(): 1}))

    def under(self, folder: str) -> list[SourceFile]:
        return [one for name, one in sorted(self.files.items()) if name.startswith(f"{folder}/")]


def read_folder(root: Path, found: MissionFindings) -> Folder:
    """Every TOML file of the mission; what cannot be read is a finding."""
    files: dict[str, bytes] = {}
    for path in sorted(root.rglob("*.toml")):
        name = path.relative_to(root).as_posix()
        if path.resolve().is_relative_to(root.resolve()):
            files[name] = path.read_bytes()
        else:
            found.add("E01", Place(name, 1, ""), "the file lies outside the mission's folder")
    return read_files(files, found)


def read_files(files: Mapping[str, bytes], found: MissionFindings) -> Folder:
    """The same from files in memory, by their names in the folder."""
    folder = Folder()
    for name, raw in sorted(files.items()):
        known = name.removesuffix(".toml")
        if known.split("/")[0] in ("tests", "text"):
            continue
        if known not in NEEDED + OTHERS and known.split("/")[0] not in ("locations", "personal"):
            found.unknown("E01", Place(name, 1, ""), "file", name, [f"{one}.toml" for one in NEEDED + OTHERS])
            continue
        read_file(folder, raw, name, found)
    for name in NEEDED:
        if name not in folder.files:
            found.add("E04", Place(f"{name}.toml", 1, ""), f"a mission needs {name}.toml")
    return folder


def read_file(folder: Folder, raw: bytes, name: str, found: MissionFindings) -> None:
    here = Place(name, 1, "")
    if len(raw) > MOST_BYTES:
        found.add("E01", here, "the file is larger than 1 MiB")
        return
    try:
        text = raw.decode("utf-8")
        data = tomllib.loads(text)
    except UnicodeDecodeError:
        found.add("E01", here, "the file is not UTF-8")
        return
    except tomllib.TOMLDecodeError as error:
        found.add("E01", Place(name, line_in(str(error)), ""), f"this is not TOML: {error}")
        return
    folder.files[name.removesuffix(".toml")] = SourceFile(name, data, lines_of(text))


def line_in(message: str) -> int:
    """The line a parser's message names."""
    _, _, rest = message.partition("at line ")
    digits = rest.split(",")[0].split(")")[0]
    return int(digits) if digits.isdigit() else 1
