"""One game at the terminal: who is asked, what is told, what is typed."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import chronolude as cl

from ..bots import Bot, make, summon
from ..bots.advice import Advice, advise
from ..bots.ladder import RUNGS, rung
from ..bots.strangers import is_strange
from ..bots.strangers.guard import Lapse, end
from ..locale import join, say, seat_name
from ..search.judgement import HintStep
from ..tables.choices import Choice
from ..tables.runner import Played
from .answers import chosen_of, is_whole, show_options
from .asking import Typed
from .commands import AGAIN, LEAVE, find_command, nearest_command
from .screen import Screen

UNREADABLE: Final = "H-4"  # the house rule for what is no answer to anything
PERSON: Final = ""  # who answers for a seat, where it is no bot


class Session:
    """A table, who sits at it, and what each person has been told."""

    def __init__(
        self, screen: Screen, table: cl.Table, players: list[str], lang: str,
        *, brief: bool = False, file: Path | None = None,
    ) -> None:  # fmt: skip
        self.screen = screen
        self.table = table
        self.players = players
        self.lang = lang
        self.brief = brief
        self.file = file
        """The save that is this game's own and may be renewed."""
        self.is_saved = False
        self.refusals = 0
        self.seat = -1
        """The person who was asked last."""
        self.is_described = False
        self.begun: Choice | None = None
        """The parts of a move that this person has chosen so far."""
        self.marks = [n for n, move in enumerate(table.record().moves) if players[move.seat] == PERSON]
        """Decisions a person took, which is where undo goes back to."""
        self.advised: tuple[tuple[str, int], Advice, int] | None = None
        """For which position and seat there was advice, what it was, and how much of it was told."""
        self.heard = dict.fromkeys(range(table.seats), len(table.events(None)))
        self.strangers: dict[int, Bot] = {}
        """Bots named by their place, which live as long as the game does."""
        self.lapsed: set[int] = set()

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    def play(self) -> int:
        """To the end of the game or until somebody leaves; the exit status."""
        self.greet()
        while True:
            if self.table.result is not None:
                if not self.linger():
                    break
            elif not self.step():
                self.screen.say(say(self.lang, "cl-goodbye"))
                break
        return 2 if self.refusals and not self.screen.is_live else 0

    def greet(self) -> None:
        table, lang = self.table, self.lang
        chance = table.header.chance
        title = table.game.words.title(lang)
        self.screen.head(say(lang, "cl-starting", game=title, n=table.seats, seed=str(chance.seed)))
        view = table.seen(None)
        for seat, player in enumerate(self.players):
            name = seat_name(lang, view.names, seat)
            if player != PERSON:
                self.screen.say(say(lang, "cl-seat-bot", name=name, bot=player))
            elif len(self.people) == 1:
                self.screen.say(say(lang, "cl-seat-yours", name=name))
        self.screen.say(say(lang, "cl-help-hint"))

    def record(self) -> cl.Record:
        """The game up to here; a future that was left and not replaced would be taken for the game itself."""
        return self.table.record().until(self.table.decision)

    # ── answering ────────────────────────────────────────────────────────────────────────────────

    def step(self) -> bool:
        """One answer, a person's before a bot's; False when the person leaves."""
        asked = self.table.asked
        for seat in asked:
            if self.players[seat] == PERSON:
                return self.turn(seat)
        self.table.take(asked[0], self.table.choose(asked[0], self.bot(asked[0])))
        self.tell_lapse(asked[0])
        return True

    def tell_lapse(self, seat: int) -> None:
        """Once, that a stranger's bot has failed and how."""
        lapse: Lapse | None = getattr(self.strangers.get(seat), "lapse", None)
        if lapse is not None and seat not in self.lapsed:
            self.lapsed.add(seat)
            self.screen.wrong(say(self.lang, "cl-bot-lapse", bot=lapse.bot, what=lapse.what))

    def bot(self, seat: int) -> Bot:
        """A bot fresh for this decision, its dice drawn from game, seat and decision: a resumed game goes on alike."""
        told = f"{self.table.header.chance.seed}:{seat}:{self.table.decision}"
        seed = int.from_bytes(hashlib.sha256(told.encode()).digest()[:7], "big")
        if is_strange(self.players[seat]):
            if seat not in self.strangers:
                self.strangers[seat] = summon(self.table.game.id, self.players[seat], seed)
            return self.strangers[seat]
        return make(self.table.game.id, self.players[seat], seed)

    def climb(self, seat: int) -> HintStep | None:
        """The next rung of what somebody who sees what this seat sees would answer here; None where nobody knows."""
        here = self.table.digest(), seat
        if self.advised is None or self.advised[0] != here:
            self.advised = here, advise(self.table, seat), 0
        _, advice, step = self.advised
        if not advice.answers:
            return None
        self.advised = here, advice, min(step + 1, RUNGS)
        return rung(self.table, seat, advice, self.advised[2], self.lang)

    def turn(self, seat: int) -> bool:
        """Ask a person until there is an answer; False when the person leaves."""
        self.begun = None
        self.hand_over(seat)
        self.tell(seat)
        self.show(seat)
        while True:
            typed = self.screen.read(say(self.lang, "cl-prompt"))
            if typed is None:
                return False
            done = self.obey(seat, typed)
            if done in (AGAIN, LEAVE):
                return done == AGAIN

    def obey(self, seat: int, typed: str) -> str:
        """An answer or a part of one, if it is that; otherwise a command. Nothing drops a move that has begun."""
        chosen = chosen_of(self.offered(seat), typed)
        if chosen is not None:
            return self.go_on(seat, chosen)
        wholes = [typed] if self.begun is None else [f"{self.begun.path} > {typed}", typed]
        for whole in wholes if typed else []:
            if is_whole(self.table, seat, whole):
                return self.answer(seat, whole)
        command, rest = find_command(typed)
        if command is not None:
            return command(Typed(self, seat, rest))
        if typed:
            self.refuse(seat, wholes[0])
        elif self.begun is not None:
            self.begun = None
            self.ask(seat)
        return ""

    def offered(self, seat: int) -> list[Choice]:
        """The list this person reads: answers, or the next parts of the move that has begun."""
        return self.table.options(seat) if self.begun is None else self.begun.then

    def go_on(self, seat: int, chosen: Choice) -> str:
        """A whole move is played; one in parts shows what may follow."""
        if not chosen.then:
            return self.answer(seat, chosen.path)
        self.begun = chosen
        self.ask(seat)
        return ""

    def answer(self, seat: int, answer: str) -> str:
        """Play an answer; one that began well may still end in what is not on offer."""
        before = self.table.decision
        try:
            self.table.take(seat, answer)
        except cl.Refused:
            self.refuse(seat, answer)
            return ""
        self.marks.append(before)
        self.is_saved = False
        return AGAIN

    def refuse(self, seat: int, typed: str) -> None:
        """Why not, and what is allowed."""
        self.refusals += 1
        reason = self.table.why(seat, typed)
        if reason is None:  # the first parts of a longer move
            try:
                self.table.clone().take(seat, typed)
            except cl.Refused as refused:
                self.screen.wrong(say(self.lang, "cl-refused", reason=refused.why(self.lang)))
            return
        self.screen.wrong(say(self.lang, "cl-refused-rule", reason=reason.why(self.lang), rule=reason.rule))
        meant = nearest_command(typed)
        if meant is not None and reason.rule == UNREADABLE:
            self.screen.say(say(self.lang, "cl-did-you-mean", command=meant))
        if reason.offered:
            texts = join(self.lang, [option.text for option in self.offered(seat)])
            self.screen.say(say(self.lang, "cl-cli-allowed", answers=texts))

    # ── telling ──────────────────────────────────────────────────────────────────────────────────

    def hand_over(self, seat: int) -> None:
        """Where several people share a terminal, nobody reads another's hand."""
        if len(self.people) > 1 and seat != self.seat:
            name = seat_name(self.lang, self.table.names, seat)
            if self.screen.is_live:
                self.screen.console.clear()
                self.screen.read(f"{name}. {say(self.lang, 'cl-press-enter')}")
            self.screen.head(name)
        self.seat = seat

    def tell(self, seat: int) -> None:
        """What has happened since this person was last told."""
        news = self.table.events(seat, self.heard[seat])
        lines = [line for told in news if (line := self.table.say(seat, told, self.lang))]
        self.heard[seat] += len(news)
        if lines:
            self.screen.say("")
        for line in lines:
            self.screen.say(line, hang="  ")

    def show(self, seat: int) -> None:
        """The table (in brief only once), then the question with its answers."""
        if not (self.brief and self.is_described):
            self.is_described = True
            self.screen.say("")
            for line in self.table.describe(seat, self.lang).splitlines()[:-1]:
                self.screen.say(line, hang="  ")
        self.ask(seat)

    def ask(self, seat: int) -> None:
        """The question and the answers on offer; of a move that has begun, its next parts."""
        if self.begun is None:
            self.screen.head(self.table.prompt(seat, self.lang))
        show_options(self.screen, self.offered(seat), self.lang)

    def show_anew(self) -> None:
        """After going back: everything told so far is known, and the table is described again."""
        self.heard = dict.fromkeys(range(self.table.seats), len(self.table.events(None)))
        self.is_described = False

    # ── after the end ────────────────────────────────────────────────────────────────────────────

    def linger(self) -> bool:
        """The game is over: tell how, and take commands (save, log, undo); False when it is time to go."""
        seat = self.people[0] if self.people else None
        self.finale(seat)
        while True:
            typed = self.screen.read(say(self.lang, "cl-cli-after")) if seat is not None else None
            command, rest = find_command(typed or "")
            if seat is None or not typed or (command is None and not self.screen.is_live):
                return False
            if command is None:
                self.screen.wrong(say(self.lang, "cl-why-H-3"))
                continue
            done = command(Typed(self, seat, rest))
            if done in (AGAIN, LEAVE):
                return done == AGAIN

    def finale(self, seat: int | None) -> None:
        table, lang = self.table, self.lang
        for person in self.people[:1]:
            self.tell(person)
        self.screen.head(say(lang, "cl-game-over"))
        result = table.result
        assert result is not None
        for bot in self.strangers.values():
            end(bot, Played(table.decision, None, result.ending, result.winners, result.scores))
        self.strangers.clear()
        names = [seat_name(lang, table.names, winner) for winner in result.winners]
        if len(self.people) == 1:
            self.screen.say(say(lang, "cl-you-win" if seat in result.winners else "cl-you-lose"))
        key = "cl-winner" if names else "cl-no-winner"
        self.screen.say(say(lang, key, n=len(names), seats=join(lang, names)))
