"""A playthrough told as a story: what the agents read, in the order they read it, with what came of it between."""

from __future__ import annotations

from typing import Any

from .. import view as v
from ..mission.load import Mission
from ..text.names import agent_name, fill


class Story:
    """Grows with every view it is shown; a text is told once each time it comes into somebody's hands."""

    def __init__(self, made: Mission, lang: str) -> None:
        self.made = made
        self.lang = lang
        self.parts: list[str] = [f"# {made.say('mission/title', lang)}", made.say("mission/order", lang).strip()]
        self.open: dict[int, dict[int, str]] = {}
        self.place = ""

    def look(self, seen: Any) -> None:
        """What a seat can read now that it could not read before."""
        before = self.open.get(seen.seat, {})
        now = v.open_texts(self.made, seen)
        self.open[seen.seat] = now
        told = {key for seat, keys in self.open.items() if seat != seen.seat for key in keys.values()}
        for slot, key in now.items():
            if before.get(slot) != key and key not in told:
                self.read(seen, slot, key)

    def read(self, seen: Any, slot: int, key: str) -> None:
        words = fill(self.made, seen, self.made.say(f"{key}/text", self.lang), self.reader(seen, slot), self.lang)
        if key.startswith("locations/") and key.split("/")[2] == "A":
            self.parts.append(f"## {self.made.say('/'.join(key.split('/')[:2]) + '/name', self.lang)}")
            self.parts.append(quoted(words))
            return
        title = self.title(key)
        who = agent_name(self.made, seen, self.reader(seen, slot), self.lang)
        self.parts.append(f"**{who}{' · ' + title if title else ''}**\n\n{quoted(words)}")

    def reader(self, seen: Any, slot: int) -> int:
        own = v.mine(seen) or [0]
        for agent in own:
            if v.slot_of(self.made, v.held(seen, agent)) == slot:
                return agent
        return own[0]

    def title(self, key: str) -> str:
        """The title of a card; a variant has its card's."""
        words = f"{key.partition('/variant/')[0]}/title"
        return self.made.say(words, self.lang) if words in self.made.texts else ""

    def tell(self, line: str) -> None:
        """A sentence of the log."""
        if line and (not self.parts or self.parts[-1] != f"*{line}*"):
            self.parts.append(f"*{line}*")

    def text(self) -> str:
        return "\n\n".join(self.parts) + "\n"


def quoted(words: str) -> str:
    """A text of the mission, set off as a quotation."""
    return "\n".join(f"> {line}".rstrip() for line in words.strip().splitlines())
