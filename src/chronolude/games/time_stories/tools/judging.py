"""A mission that somebody brings as one file, looked through as `mission lint` does it. Nothing of it is kept."""

from __future__ import annotations

import re
import zlib
from base64 import b64decode
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

import msgspec

from ....server.jobs.work import Unsound
from ..mission.findings import MissionFinding
from .lint import lint

MOST: Final = 500
LONGEST: Final = 400
MOST_FILES: Final = 200
MOST_BYTES: Final = 2_000_000
"""Unpacked, all files together; a small archive can hold any amount."""
DEEPEST: Final = 4
MAIN: Final = "mission.toml"
PART: Final = re.compile(r"[\w-][\w.-]{0,79}")
JUDGE: Final = f"{__name__}:judged"


class MissionReport(msgspec.Struct):
    """What the workshop found: a mission with errors cannot be played, one with warnings can."""

    errors: int
    warnings: int
    findings: list[MissionFinding]
    more: int = 0
    """How many findings were left out."""


def judged(packed: str) -> MissionReport:
    """What `mission lint` says of the folder in this archive. It stays in memory: who is killed leaves no file."""
    files = unpacked(b64decode(packed))
    mains = sorted((name for name in files if name.split("/")[-1] == MAIN), key=len)
    above = mains[0].removesuffix(MAIN) if mains else ""
    inside = {name.removeprefix(above): text for name, text in files.items() if name.startswith(above)}
    found = lint(Path(above), inside)
    errors = sum(one.is_error for one in found)
    told = [msgspec.structs.replace(one, text=one.text[:LONGEST]) for one in found[:MOST]]
    return MissionReport(errors, len(found) - errors, told, len(found) - len(told))


def unpacked(packed: bytes) -> dict[str, bytes]:
    """The TOML files of an archive by their names, and no more than so many bytes."""
    try:
        with ZipFile(BytesIO(packed)) as archive:
            entries = [one for one in archive.infolist() if one.filename.endswith(".toml")]
            if not entries:
                raise Unsound("there is no TOML file in it: a mission is a folder of them, as one ZIP file")
            if len(entries) > MOST_FILES:
                raise Unsound(f"a mission has at most {MOST_FILES} files")
            left, files = MOST_BYTES, dict[str, bytes]()
            for one in entries:
                files[checked_name(one)] = text = read_entry(archive, one, left)
                left -= len(text)
    except (BadZipFile, EOFError, NotImplementedError, RuntimeError, zlib.error) as error:
        raise Unsound(f"this is not a ZIP file that can be read: {error}") from None
    return files


def checked_name(one: ZipInfo) -> str:
    parts = PurePosixPath(one.filename).parts
    if len(parts) > DEEPEST or not all(PART.fullmatch(part) for part in parts):
        raise Unsound(f"a file of a mission is not called {one.filename[:80]!r}")
    return "/".join(parts)


def read_entry(archive: ZipFile, one: ZipInfo, left: int) -> bytes:
    if one.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise Unsound("it is packed in a way that is not read here: use plain ZIP")
    with archive.open(one) as file:
        text = file.read(left + 1)
    if len(text) > left:
        raise Unsound(f"unpacked, a mission has at most {MOST_BYTES} bytes")
    return text
