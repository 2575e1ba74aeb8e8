"""A mission as one seat reads it: what it sees, in its own language."""

from __future__ import annotations

from typing import NamedTuple

from ...seen import View
from ..mission.load import Mission
from ..text.names import card_name, fill


class Lens(NamedTuple):
    """What every part of the aid is made from."""

    made: Mission
    seen: View
    lang: str

    def words(self, key: str) -> str | None:
        """A text; None where the mission has none."""
        return self.made.say(key, self.lang) if key in self.made.texts else None

    def filled(self, key: str, agent: int) -> str | None:
        """A text with its holes filled for the agent who reads."""
        words = self.words(key)
        return None if words is None else fill(self.made, self.seen, words, agent, self.lang)

    def card(self, card: str) -> str:
        """What a card is called."""
        return card_name(self.made, card, self.lang)
