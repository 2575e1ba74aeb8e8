"""`mission new`: a small mission that lints clean and plays, to be written over."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

TEMPLATE = Path(__file__).parent / "template"
NAME = re.compile(r"^[a-z][a-z0-9-]*$")


def new(folder: Path) -> list[Path]:
    """Copy the template under the folder's name; refuses to write over anything."""
    if not NAME.match(folder.name):
        raise ValueError(f"{folder.name!r} is not a mission id: small letters, digits and hyphens, a letter first")
    if folder.exists():
        raise ValueError(f"{folder} exists already")
    shutil.copytree(TEMPLATE, folder)
    main = folder / "mission.toml"
    main.write_text(
        main.read_text(encoding="utf-8").replace('id = "template"', f'id = "{folder.name}"'), encoding="utf-8"
    )
    return sorted(folder.rglob("*.toml"))
