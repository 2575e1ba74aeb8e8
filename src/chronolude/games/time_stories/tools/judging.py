"""A mission that somebody brings as one file, looked through as `mission lint` does it. Nothing of it is kept."""

from __future__ import annotations

import re
import zlib
from base64 import b64decode
from io import BytesIO
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
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
    """What `mission lint` says of the folder in this archive."""
    with TemporaryDirectory() as place:
        root = Path(place)
        unpack(b64decode(packed), root)
        mains = sorted(root.rglob("mission.toml"), key=lambda path: len(path.parts))
        found = lint(mains[0].parent if mains else root)
    errors = sum(one.is_error for one in found)
    told = [msgspec.structs.replace(one, text=one.text[:LONGEST]) for one in found[:MOST]]
    return MissionReport(errors, len(found) - errors, told, len(found) - len(told))


def unpack(packed: bytes, root: Path) -> None:
    """The TOML files of an archive, under names that lead nowhere else, and no more than so many bytes."""
    try:
        with ZipFile(BytesIO(packed)) as archive:
            files = [one for one in archive.infolist() if one.filename.endswith(".toml")]
            if not files:
                raise Unsound("there is no TOML file in it: a mission is a folder of them, as one ZIP file")
            if len(files) > MOST_FILES:
                raise Unsound(f"a mission has at most {MOST_FILES} files")
            left = MOST_BYTES
            for one in files:
                left -= unpack_one(archive, one, root, left)
    except (BadZipFile, EOFError, NotImplementedError, RuntimeError, zlib.error) as error:
        raise Unsound(f"this is not a ZIP file that can be read: {error}") from None


def unpack_one(archive: ZipFile, one: ZipInfo, root: Path, left: int) -> int:
    parts = PurePosixPath(one.filename).parts
    if len(parts) > 4 or not all(PART.fullmatch(part) for part in parts):
        raise Unsound(f"a file of a mission is not called {one.filename[:80]!r}")
    if one.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise Unsound("it is packed in a way that is not read here: use plain ZIP")
    with archive.open(one) as file:
        text = file.read(left + 1)
    if len(text) > left:
        raise Unsound(f"unpacked, a mission has at most {MOST_BYTES} bytes")
    path = root.joinpath(*parts)
    if path.exists():
        raise Unsound(f"{one.filename!r} is in it twice")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text)
    return len(text)
