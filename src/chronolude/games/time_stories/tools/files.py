"""Where a mission's folder is, and where the workshop writes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ....cli.screen import console
from ..mission.findings import BadMission
from ..mission.library import shelf
from ..mission.load import Mission, load

Named = Annotated[str, typer.Argument(metavar="MISSION", help="A mission's name, or the path of its folder.")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to write; by default to the terminal.")]


def folder_of(name: str) -> Path:
    known = shelf()
    root = known.get(name, Path(name))
    if not root.is_dir():
        raise typer.BadParameter(f"there is no mission {name!r}; available: {', '.join(known)}, or give a folder")
    return root


def mission_of(name: str) -> Mission:
    """A mission that can be played; one that cannot is told with file and line."""
    try:
        return load(folder_of(name))
    except BadMission as bad:
        for one in bad.findings:
            console(stderr=True).print(str(one), soft_wrap=True, markup=False, highlight=False)
        raise typer.Exit(1) from None


def write(text: str, out: Path | None) -> None:
    if out is None:
        print(text, end="")
    else:
        keep(text, out)


def keep(text: str, file: Path) -> None:
    """A file as it was asked for; one that cannot be written is named."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise typer.BadParameter(str(error)) from None
