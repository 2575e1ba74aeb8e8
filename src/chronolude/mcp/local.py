"""A seat at a table of this process: the others are bots, and whatever leaves no choice is answered."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

import chronolude as cl

from ..bots import make
from ..bots.advice import Advice, advise
from ..bots.ladder import RUNGS, rung
from ..games.seen import Told
from ..locale import join, seat_name
from ..tables.choices import Choice
from .telling import AnswerLine, answers_in_lines, news_in_lines


class NotDone(Exception):
    """What was asked for cannot be done; the message says why, and nothing has changed."""


class LocalSeat:
    """One seat, told no more than any seat is."""

    def __init__(self, table: cl.Table, seat: int, bots: list[str], lang: str) -> None:
        self.table = table
        self.seat = seat
        self.bots = bots
        self.lang = lang
        self.heard = 0
        self.forced: list[str] = []
        """Answers that were given for this seat since it was last told, there being no other."""
        self.advised: tuple[int, Advice, int] | None = None
        self.go_on()

    # ── what happens by itself ───────────────────────────────────────────────────────────────────

    def go_on(self) -> None:
        """Until this seat has a choice or the game is over."""
        table = self.table
        while table.result is None:
            if self.seat in table.asked:
                only = forced(table.options(self.seat))
                if only is None:
                    return
                self.forced.append(only)
                table.take(self.seat, only)
            else:
                other = table.asked[0]
                table.take(other, table.choose(other, self.bot(other)))

    def bot(self, seat: int) -> Any:
        told = f"{self.table.header.chance.seed}:{seat}:{self.table.decision}"
        seed = int.from_bytes(hashlib.sha256(told.encode()).digest()[:7], "big")
        return make(self.table.game.id, self.bots[seat], seed)

    # ── what is told ─────────────────────────────────────────────────────────────────────────────

    async def describe(self, wait: float = 0) -> str:  # noqa: ARG002  (nobody here is waited for)
        """The whole table, and what is asked."""
        self.heard = self.table.event_count  # what has led here is seen
        lines = self.table.describe(self.seat, self.lang).splitlines()[:-1]
        return "\n".join([*lines, *self.question()])

    def news(self) -> str:
        """What has happened since, and what is asked now."""
        told = self.table.events(self.seat, self.heard)
        self.heard = self.table.event_count
        lines = news_in_lines(self.table.say(self.seat, one, self.lang) for one in told)
        given = [f"(Answered for you, as there was no choice: {', '.join(self.forced)})"] if self.forced else []
        self.forced = []
        return "\n".join([*lines, *given, *self.question()])

    def question(self) -> list[str]:
        result = self.table.result
        if result is not None:
            winners = join(self.lang, [seat_name(self.lang, self.table.names, seat) for seat in result.winners])
            scores = ", ".join(map(str, result.scores))
            mine = "You have won." if self.seat in result.winners else "You have not won."
            return [f"The game is over ({result.ending}). {mine} Winners: {winners or 'nobody'}. Scores: {scores}."]
        offered = [AnswerLine(one.text, one.label(self.lang), bool(one.then)) for one in self.table.options(self.seat)]
        return [self.table.prompt(self.seat, self.lang), *answers_in_lines(offered)]

    # ── what may be asked and done ───────────────────────────────────────────────────────────────

    async def play(self, answer: str) -> str:
        if part := self.part(answer):
            offered = [AnswerLine(one.path, one.label(self.lang), bool(one.then)) for one in part.then]
            return "\n".join(["Not played yet: this move has more parts.", *answers_in_lines(offered)])
        try:
            self.table.take(self.seat, answer)
        except cl.Refused as refused:
            raise NotDone(f"{refused.why(self.lang)} ({refused.rule})") from None
        self.go_on()
        return self.news()

    def part(self, answer: str) -> Choice | None:
        """The beginning of a move that this text is, if it is one and no more."""
        offered = self.table.options(self.seat) if self.table.result is None else []
        found: Choice | None = None
        for text in answer.split(">"):
            found = next((one for one in offered if one.text.lower() == " ".join(text.split()).lower()), None)
            if found is None:
                return None
            offered = found.then
        return found if offered else None

    async def why(self, answer: str) -> str:
        reason = self.table.why(self.seat, answer)
        return "It is on offer." if reason is None else f"{reason.why(self.lang)} ({reason.rule})"

    async def foresee(self, answer: str) -> str:
        try:
            forecast = self.table.foresee(self.seat, answer)
        except cl.Refused as refused:
            raise NotDone(f"{refused.why(self.lang)} ({refused.rule})") from None
        lines = [self.table.say(self.seat, Told(0, 0, one.kind, one.args), self.lang) for one in forecast.events]
        return "\n".join(["For certain:", *lines]) if any(lines) else "Nothing is certain."

    async def hint(self) -> str:
        """A rung of the ladder; asked again at the same decision, the next one."""
        if self.seat not in self.table.asked:
            raise NotDone("You are not asked anything.")
        if self.advised is None or self.advised[0] != self.table.decision:
            self.advised = self.table.decision, advise(self.table, self.seat), 0
        decision, advice, step = self.advised
        if not advice.answers:
            raise NotDone("Nobody can give advice here.")
        self.advised = decision, advice, min(step + 1, RUNGS)
        found = rung(self.table, self.seat, advice, self.advised[2], self.lang)
        return "\n".join([found.text, *(f"- {text}" for text in found.options)])

    async def undo(self) -> str:
        """Only an answer of this seat that told nobody anything and drew no chance."""
        table = self.table
        if not table.decision or table.last_move().seat != self.seat or not table.undo_is_free():
            raise NotDone("Your last answer cannot be taken back: something has followed from it.")
        table.undo()
        self.heard = min(self.heard, table.event_count)
        return "\n".join(["Taken back.", *self.question()])

    async def card(self, name: str) -> str:
        """What is printed on a card, and where it lies as far as this seat sees."""
        game = self.table.game
        known = next((card for card in game.layout.cards if card.lower() == name.strip().lower()), name.strip())
        zones = self.table.seen(self.seat).zones
        places = [
            zone.name if zone.seat is None else f"{zone.name} {zone.seat + 1}" for zone in zones if known in zone.cards
        ]
        lines = printed(msgspec.to_builtins(game.board.catalogue(self.lang)), known)
        if not places and not lines and known not in game.layout.cards:
            raise NotDone(f"There is no card {name!r}.")
        return "\n".join(
            [known, *lines, f"You see it in: {', '.join(places)}." if places else "You do not see it now."]
        )


def forced(offered: list[Choice]) -> str | None:
    """The one whole move there is; None where there is a choice."""
    path = ""
    while offered:
        if len(offered) > 1:
            return None
        path, offered = offered[0].path, offered[0].then
    return path or None


def printed(plain: Any, name: str) -> list[str]:
    """What a catalogue says of a card: the fields of whatever is called so."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            if str(key).lower() == name.lower():
                return in_lines(value)
        if any(isinstance(value, str) and value.lower() == name.lower() for value in plain.values()):
            return in_lines(plain)
    children = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ()
    return next((found for child in children if (found := printed(child, name))), [])


def in_lines(value: Any) -> list[str]:
    if not isinstance(value, dict):
        return [str(value)]
    return [f"{key}: {', '.join(map(str, one)) if isinstance(one, list) else one}" for key, one in value.items() if one]
