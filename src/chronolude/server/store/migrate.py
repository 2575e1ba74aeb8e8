"""Running Alembic's migrations from the package, without its command line."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config


def config(database: str) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.attributes["database"] = database
    return made


def upgrade(database: str) -> None:
    """Bring a database to the newest revision; blocking, for a thread of its own."""
    command.upgrade(config(database), "head")
