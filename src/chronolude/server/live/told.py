"""What happened, in JSON: made once for all who are told it alike."""

from __future__ import annotations

from ...games.seen import Told
from ..wire.messages import write
from .events import PUBLIC, ToldTo


class ToldToAll:
    """What watchers of one language are told of the events from one number to another."""

    def __init__(self, events: list[ToldTo], lang: str, since: int, limit: int) -> None:
        self.parts: list[bytes] = []
        """One for each event; empty for one that nobody is told as watchers are."""
        self.apart: dict[int, dict[int, Told]] = {}
        """For each audience that is told some of them otherwise, these."""
        self.is_whole = True
        """Whether watchers are told all of them."""
        for n in range(since, limit):
            part = b""
            for (audience, spoken), told in events[n].items():
                if spoken != lang:
                    continue
                if audience == PUBLIC:
                    part = write(told)
                else:
                    self.apart.setdefault(audience, {})[n - since] = told
            self.is_whole = self.is_whole and part != b""
            self.parts.append(part)
        self.joined: bytes = b",".join(self.parts)

    def to(self, audience: int, lang: str) -> bytes:
        """What an audience is told of them; KeyError where nothing is said to it."""
        own = self.apart.get(audience)
        if own is None:
            if not self.is_whole:
                raise KeyError((audience, lang))
            return self.joined
        parts = self.parts[:]
        for n, told in own.items():
            parts[n] = write(told)
        if b"" in parts:
            raise KeyError((audience, lang))
        return b",".join(parts)
