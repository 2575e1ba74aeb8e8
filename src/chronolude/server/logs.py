"""Structured logs on stderr. Paths are logged by their pattern, so that no link is ever written down."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

SECRETS: Final = ("token", "secret", "authorization", "cookie", "password", "entropy", "webhook_key")
ADDRESS: Final = re.compile(r"://[^/@\s]+@")
LINK: Final = re.compile(r"/s/[^/\s\"']+")


def redact(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Blank whatever is named like a secret, links that are keys, and passwords in addresses."""
    for name, value in event.items():
        if any(word in name.lower() for word in SECRETS):
            event[name] = "…"
        elif isinstance(value, str):
            event[name] = LINK.sub("/s/…", ADDRESS.sub("://…@", value))
    return event


def set_up(level: str, as_json: bool) -> None:
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    shown: Any = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            redact,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
