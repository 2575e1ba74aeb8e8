"""Refusals: what was not done, with its reason in the reader's language."""

from __future__ import annotations

from typing import Protocol

from ...locale import say
from ...tables import Refused
from ..live.connection import Connection
from .contents import ReasonInfo, RefusalCode
from .messages import Refusal


class Numbered(Protocol):
    """A request that waits for its reply."""

    @property
    def ref(self) -> int: ...


def refuse(connection: Connection, request: Numbered, code: RefusalCode, text: str = "", rule: str = "") -> Refusal:
    """A refusal with its sentence: the one given, or what we always say to this code."""
    return Refusal(request.ref, code, [ReasonInfo(rule, text or say(connection.lang, f"sv-refused-{code}"))])


def refuse_by_rule(connection: Connection, request: Numbered, refused: Refused) -> Refusal:
    """What the rules have against an answer."""
    return refuse(connection, request, "not-on-offer", refused.why(connection.lang), refused.rule)
