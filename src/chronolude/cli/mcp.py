"""`chronolude mcp`: tables for language models, over stdin and stdout."""

from __future__ import annotations

from .arguments import Lang
from .checks import language
from .faults import Fault


def mcp(lang: Lang = None) -> None:
    """Serve tables to a language model (Model Context Protocol, over stdin and stdout)."""
    try:
        from ..mcp.server import make_server  # noqa: PLC0415  (an extra, and slow to import)
    except ModuleNotFoundError as missing:
        raise Fault(language(lang), "cl-cli-no-mcp", name=missing.name) from None
    make_server().run()
