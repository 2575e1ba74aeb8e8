"""What was asked for cannot be done: one line, exit status 2."""

from __future__ import annotations

from typing import Any

from ..locale import say


class Fault(Exception):
    """Wrong input. Its message is one line that names what is wrong and what is allowed."""

    def __init__(self, lang: str, key: str, **values: Any) -> None:
        super().__init__(" ".join(say(lang, key, **values).splitlines()))
