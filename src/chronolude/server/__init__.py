"""The server: it holds tables and passes views, and knows no rule of any game.

`chronolude.server:app` is the application with its settings from the environment, `create_app` the factory.
"""

from __future__ import annotations

from typing import Any

from .settings import Settings, read_settings

__all__ = ["Settings", "app", "create_app", "read_settings"]


def __getattr__(name: str) -> Any:
    """Made on first use, so that importing the package opens no database."""
    if name not in ("app", "create_app"):
        raise AttributeError(name)
    from .application import create_app  # noqa: PLC0415  (the web is heavy; settings and protocol are not)

    globals().update(create_app=create_app)
    if name == "app":
        globals()["app"] = create_app()
    return globals()[name]
