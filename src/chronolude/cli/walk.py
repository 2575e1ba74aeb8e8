"""A walk along a record: forwards, back, anywhere, with anybody's eyes."""

from __future__ import annotations

from typing import Final

import chronolude as cl

from ..locale import join, say, seat_name
from .checks import seat_of
from .commands import folded
from .faults import Fault
from .screen import Screen

FORWARD: Final = ("", "next", "suivant", "n", "s")
BACK: Final = ("back", "retour", "b", "r")
SEAT: Final = ("seat", "place")
ALL: Final = ("all", "tout")
PUBLIC: Final = ("spectator", "public")
QUIT: Final = ("quit", "quitter", "q", "exit")


class Walk:
    """Where we stand in a record and whose eyes we use."""

    def __init__(self, screen: Screen, record: cl.Record, end: cl.Table, lang: str) -> None:
        self.screen = screen
        self.record = record
        self.lang = lang
        self.is_over = end.result is not None
        self.sees_all = self.is_over
        self.seat: int | None = None
        """Whose view; None for a spectator's."""
        self.table: cl.Table = record.at(0)

    def open_all(self) -> None:
        """True hidden cards are shown only once the game is over."""
        if not self.is_over:
            raise Fault(self.lang, "cl-cli-not-over")
        self.seat, self.sees_all = None, True

    def jump(self, n: int) -> None:
        if not 0 <= n <= len(self.record.moves):
            raise Fault(self.lang, "cl-cli-no-decision", number=str(n), last=str(len(self.record.moves)))
        self.table = self.record.at(n)

    def look_from(self, seat: int | None) -> None:
        self.seat, self.sees_all = seat, False

    # ── telling ──────────────────────────────────────────────────────────────────────────────────

    def show(self) -> None:
        """The answer that led here, what it brought about, and the table."""
        table, lang, screen = self.table, self.lang, self.screen
        last = len(self.record.moves)
        screen.head(say(lang, "cl-cli-standing", number=str(table.decision), last=str(last)))
        for told in table.events(self.seat):
            line = table.say(self.seat, told, lang) if told.decision == table.decision else ""
            if line:
                screen.say(line, hang="  ")
        screen.say("")
        for line in table.describe(self.seat, lang).splitlines():
            screen.say(line, hang="  ")
        if self.sees_all:
            self.show_hidden()

    def show_hidden(self) -> None:
        """What a spectator may not see: the cards each seat holds."""
        public = self.table.seen(None)
        backs = {(zone.name, zone.seat) for zone in public.zones if None in zone.cards}
        for seat in range(self.table.seats):
            zones = [zone for zone in self.table.seen(seat).zones if (zone.name, zone.seat) in backs]
            held = [card for zone in zones for card in zone.cards if card is not None]
            if held:
                name = seat_name(self.lang, public.names, seat)
                self.screen.say(say(self.lang, "cl-cli-holds", seat=name, cards=join(self.lang, held)), hang="  ")

    # ── walking ──────────────────────────────────────────────────────────────────────────────────

    def go(self) -> None:
        """Take steps until the walker leaves."""
        self.screen.say(say(self.lang, "cl-cli-walk-hint"))
        self.show()
        while True:
            typed = self.screen.read(say(self.lang, "cl-cli-walk"))
            if typed is None or folded(typed) in QUIT:
                return
            try:
                self.step(typed)
            except Fault as fault:
                if not self.screen.is_live:
                    raise
                self.screen.wrong(str(fault))
            else:
                self.show()

    def step(self, typed: str) -> None:
        word, _, rest = folded(typed).partition(" ")
        here, last = self.table.decision, len(self.record.moves)
        if word in FORWARD:
            self.jump(min(here + 1, last))
        elif word in BACK:
            self.jump(max(here - 1, 0))
        elif word in ALL:
            self.open_all()
        elif word in PUBLIC:
            self.look_from(None)
        elif word in SEAT and rest.isdecimal():
            self.look_from(seat_of(self.lang, int(rest), self.table.seats))
        elif word.lstrip("+-").isdecimal():
            self.jump(here + int(word) if word[0] in "+-" else int(word))
        else:
            raise Fault(self.lang, "cl-cli-no-step", name=typed)
