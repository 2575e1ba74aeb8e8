"""The database: one SQLite file, or PostgreSQL."""

from .store import Store, Unfit, open_store

__all__ = ["Store", "Unfit", "open_store"]
