"""Running Alembic's migrations from the package, without its command line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config

HOME: Final = Path(__file__).parent / "migrations"
VERSIONS: Final = [HOME / "versions"]


def config(database: str) -> Config:
    made = Config()
    places = os.pathsep.join(map(str, VERSIONS))
    options = {"script_location": str(HOME), "version_locations": places, "path_separator": "os"}
    for name, value in options.items():
        made.set_main_option(name, value.replace("%", "%%"))
    made.attributes["database"] = database
    return made


def upgrade(database: str) -> None:
    """Bring a database to the newest revision; blocking, for a thread of its own."""
    command.upgrade(config(database), "head")
