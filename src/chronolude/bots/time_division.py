"""Rule-of-thumb play of Time Division."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .bot import Bot

BOTS: Final[dict[str, Callable[[int], Bot]]] = {}
