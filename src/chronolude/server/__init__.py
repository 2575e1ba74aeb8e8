"""The server: it holds tables and passes views, and knows no rule of any game.

`chronolude.server:app` is the application with its settings from the environment, `create_app` the factory.
"""

from __future__ import annotations

from typing import Any

from .settings import Settings, read_settings

__all__ = ["Settings", "app", "create_app", "read_settings"]


def __getattr__(name: str) -> Any:
    """Made on first use, so that importing the package opens no database."""
    if name in ("app", "create_app"):
        from .app import create_app  # noqa: PLC0415

        return create_app if name == "create_app" else create_app()
    raise AttributeError(name)
