"""A playthrough told as a story: what the agents read, in the order they read it, with what came of it between."""

from __future__ import annotations

from typing import Final

from ....locale import say
from ...seen import View
from .. import cards as c
from .. import view as v
from ..mission.load import Mission
from ..text.names import agent_name, fill

TOLD: Final = (
    "began", "turn-began", "travelled", "resolved", "link-broke", "emergency", "control-lost", "ejected",
    "update", "token", "power", "gave", "flipped", "conflict-began", "conflict-ended", "covered", "hinted", "rung",
    "solved", "deed", "run-began", "stage",
)  # fmt: skip
"""What a story tells of the log; crystals, cards turned and things put back are for those who play."""


FOR_ALL: Final = ("prologue/", "sky/", "conflicts/", "puzzles/")
"""Texts that are read aloud: no name stands over them."""


class Story:
    """Grows with every view it is shown; a text is told once each time it comes into somebody's hands."""

    def __init__(self, made: Mission, lang: str) -> None:
        self.made = made
        self.lang = lang
        self.parts: list[str] = [f"# {made.say('mission/title', lang)}", made.say("mission/order", lang).strip()]
        self.open: dict[int | None, dict[int, str]] = {}
        self.lines: list[str] = []
        """Sentences of the log since the last text."""

    def look(self, seen: View) -> None:
        """What a seat can read now that it could not read before."""
        before = self.open.get(seen.seat, {})
        now = v.open_texts(self.made, seen)
        self.open[seen.seat] = now
        told = {key for seat, keys in self.open.items() if seat != seen.seat for key in keys.values()}
        for slot, key in now.items():
            if before.get(slot) != key and key not in told:
                self.read(seen, slot, key)

    def read(self, seen: View, slot: int, key: str) -> None:
        words = fill(self.made, seen, self.made.say(f"{key}/text", self.lang), self.reader(seen, slot), self.lang)
        self.pause()
        if f"{key}/figure" in self.made.texts:
            words = f"{words.strip()}\n\n```\n{self.made.say(f'{key}/figure', self.lang)}\n```"
        if key.startswith(FOR_ALL):
            self.parts.append(quoted(words))
            return
        if key.startswith("locations/") and key.split("/")[2] == "A":
            self.parts.append(f"## {self.made.say('/'.join(key.split('/')[:2]) + '/name', self.lang)}")
            self.parts.append(quoted(words))
            return
        owner = self.owner(seen, slot)
        who = "" if owner is None else agent_name(self.made, seen, owner, self.lang)
        head = " · ".join(filter(None, (who, self.title(key))))
        self.parts.append(f"**{head}**\n\n{quoted(words)}" if head else quoted(words))

    def reader(self, seen: View, slot: int) -> int:
        """Whom a text speaks to."""
        owner = self.owner(seen, slot)
        return (v.mine(seen) or [0])[0] if owner is None else owner

    def owner(self, seen: View, slot: int) -> int | None:
        """Who has a card before them or carries it; whoever reads what others cannot; nobody for what lies open."""
        for agent in range(v.agents(seen)):
            cards = [v.held(seen, agent), *seen.zone("elements", agent), *seen.zone("altered", agent)]
            if slot in [v.slot_of(self.made, card) for card in cards]:
                return agent
        lies_open = [v.slot_of(self.made, card) for zone in ("upright", "in-play") for card in seen.zone(zone)]
        return None if slot in lies_open or self.is_red(slot) else (v.mine(seen) or [0])[0]

    def is_red(self, slot: int) -> bool:
        """R-162, R-175: what happens to the group is read aloud."""
        rows = self.made.rows
        if rows["mystery_kind"][slot] >= 0:
            return rows["mystery_kind"][slot] == c.RED_MYSTERY
        return rows["body_colour"][slot] == c.RED

    def title(self, key: str) -> str:
        """The title of a card; a variant has its card's, an Element its number."""
        if key.startswith("elements/"):
            return say(self.lang, "ts-element", n=int(key.split("/")[1]))
        words = f"{key.partition('/variant/')[0].partition('/instead/')[0]}/title"
        return self.made.say(words, self.lang) if words in self.made.texts else ""

    def tell(self, kind: str, line: str) -> None:
        """A sentence of the log, where it belongs to the story."""
        if kind in TOLD and line and (not self.lines or self.lines[-1] != line):
            self.lines.append(line)

    def choose(self, words: str) -> None:
        """What somebody made up their mind to, in the words of the card."""
        self.lines.append(f"→ {words}.")

    def pause(self) -> None:
        """The sentences so far, as one paragraph."""
        if self.lines:
            self.parts.append(f"*{' '.join(self.lines)}*")
        self.lines = []

    def end(self, ending: str | None, score: int | None) -> None:
        """How it ended, what it was worth, and what in it is true."""
        self.pause()
        if ending in self.made.endings:
            key = f"mission/ending/{self.made.endings.index(ending)}"
            self.parts += [
                f"## {self.made.say(f'{key}/title', self.lang)}",
                quoted(self.made.say(f"{key}/text", self.lang)),
            ]
        if score is not None:
            self.parts.append(f"*{say(self.lang, 'ts-log-score', score=score)}*")
        if "mission/afterword" in self.made.texts:
            self.parts += ["---", self.made.say("mission/afterword", self.lang).strip()]

    def text(self) -> str:
        return "\n\n".join(self.parts) + "\n"


def quoted(words: str) -> str:
    """A text of the mission, set off as a quotation."""
    return "\n".join(f"> {line}".rstrip() for line in words.strip().splitlines())
