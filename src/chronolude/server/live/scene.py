"""What a client of a table is shown: built for its seat from that seat's view, never from more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Protocol

from msgspec import structs

from ...games import find
from ...games.seen import View, ZoneView
from ...locale import say, seat_name
from ...tables import Table
from ...tables.choices import Choice
from ...tables.notation import KEPT
from ..wire.contents import Asking, OptionInfo, Prompt, SeatInfo, TableInfo, Thinking, UndoInfo, Update
from .fairness import fairness
from .fold import Folded, moment_of
from .keeping import Past, Pending
from .prompts import prompt_of
from .showing import Showing
from .standing import instructions, shown_at, standing_answer
from .steps import Shared, step
from .told import ToldToAll
from .undo import undo_info


class Around(Protocol):
    """What a scene needs to know besides the log: who is connected now."""

    window: float
    presence: int
    """Changes whenever somebody comes or goes."""

    @property
    def is_somebody_away(self) -> bool: ...
    def connected(self, seat: int) -> bool: ...
    def away(self, seat: int, now: float) -> int | None: ...
    @property
    def watching(self) -> int: ...


_steady: Final[dict[tuple[object, int, str], OptionInfo]] = {}
"""Answers that are shown alike wherever they are on offer."""
NO_OPTIONS: Final[list[OptionInfo]] = []


def asking_of(pending: Pending | None) -> Asking | None:
    return None if pending is None else Asking(pending.by, pending.to, list(pending.waiting))


def paused_of(paused: bool, lang: str) -> str | None:
    return say(lang, "sv-paused") if paused else None


def tags_of(seat: int, forfeits: Sequence[int]) -> list[str]:
    return ["forfeit"] if seat in forfeits else []


def options_of(table: Table, seat: int, lang: str) -> list[OptionInfo]:
    """What a seat may answer, as it is offered."""
    layout = table.game.layout
    out: list[OptionInfo] = []
    for act in table.offers(seat):
        found = _steady.get((layout, act, lang))
        if found is None:
            return [option_of(choice, lang) for choice in table.options(seat)]
        out.append(found)
    return out


def option_of(choice: Choice, lang: str) -> OptionInfo:
    """An answer as it is offered."""
    sign = choice.sign
    if sign is None:
        return made_option(choice, lang)
    key = (*sign, lang)
    found = _steady.get(key)
    if found is None:
        if len(_steady) >= KEPT:
            _steady.clear()
        found = _steady[key] = made_option(choice, lang)
    return found


def made_option(choice: Choice, lang: str) -> OptionInfo:
    then = [option_of(one, lang) for one in choice.then]
    return OptionInfo(choice.text, choice.label(lang), choice.verb, choice.noun, then)


class Scene:
    """A table at one moment. What all are shown alike is made once, however many there are."""

    def __init__(self, folded: Folded, around: Around, now: float, is_for_all: bool = True) -> None:
        self.folded = folded
        self.around = around
        self.now = now
        self.is_for_all = is_for_all
        self.over = folded.over
        self.asked = folded.asked
        self.window = window_of(folded, around.window, now)
        self.looks = None if folded.table is None else folded.table.looks
        self.keeps = folded.table is not None and bool(folded.quiet.kept or folded.table.game.standing)
        """Whether an answer may be kept back, or given for a seat."""
        self._infos: dict[str, TableInfo] = {}
        self._thinking: dict[str, Thinking | None] = {}
        self._showings: dict[tuple[int, str], Showing] = {}
        self._shared: dict[str, Shared] = {}
        self._told: dict[tuple[str, int, int], ToldToAll] = {}

    # ── the table around the game ────────────────────────────────────────────────────────────────

    def house(self, lang: str) -> TableInfo:
        """The table as all see it."""
        return self._infos.get(lang) or self._common(lang)

    def info(self, seat: int | None, lang: str) -> TableInfo:
        """The table as this seat sees it: all the same but for what it may take back and whom it has muted."""
        common, last = self.house(lang), self.folded.last
        if seat is None:  # the seats of the next game are for those who sat at this one
            return common if common.rematch is None else structs.replace(common, rematch=None)
        undo, muted = undo_info(self.folded, seat), self.folded.seats[seat].muted
        kept = last.infos.get((seat, lang))
        if kept is not None and kept[0] is common and kept[1] == undo and not muted:
            return kept[2]
        seats = [structs.replace(one, muted=one.seat in muted) for one in common.seats] if muted else common.seats
        mine = structs.replace(common, undo=None if undo is None else undo_said(*undo, lang), seats=seats)
        last.infos[seat, lang] = common, undo, mine
        return mine

    def shown_info(self, seat: int | None, lang: str) -> TableInfo:
        """The table as whoever asks may know it now: a delayed watcher as it was then."""
        past = self.folded.past_of_watchers(self.now) if seat is None else None
        return self.info(seat, lang) if past is None else self._info_then(past, lang)

    def _info_then(self, past: Past, lang: str) -> TableInfo:
        """Who sits here and is here is as it is now; of the game and its clocks nothing is newer than the delay."""
        info, at = self.info(None, lang), self.now - self.folded.row.settings.delay
        seats = [
            structs.replace(
                one, clock=past.clocks.left_at(one.seat, at), ticking=one.seat in past.clocks.ticking,
                tags=tags_of(one.seat, past.forfeits),
            )
            for one in info.seats
        ]  # fmt: skip
        return structs.replace(
            info,
            seats=seats,
            timelines=past.timelines,
            asking=asking_of(past.undo),
            paused=paused_of(past.paused, lang),
        )

    def _common(self, lang: str) -> TableInfo:
        """The table as all see it; the one shown last where nothing has changed around the game."""
        last, key = self.folded.last.tables, self._hangs_on()
        was, found = last.get(lang, (None, None))
        if found is None or key is None or was != key:
            made = self._info(lang)
            found = found if found == made else made
            last[lang] = key, found
        self._infos[lang] = found
        return found

    def _hangs_on(self) -> object:
        """What changes whenever something around the game may have; None while time alone changes it."""
        folded = self.folded
        if folded.clocks.running or self.around.is_somebody_away:
            return None
        return self.around.presence, folded.turns, folded.status, len(folded.forfeits)

    def _info(self, lang: str) -> TableInfo:
        folded, row = self.folded, self.folded.row
        return TableInfo(
            id=row.id,
            game=row.game,
            title=title(row.game, lang),
            status=folded.status,
            seats=[self._seat(one) for one in range(row.seats)],
            host=row.settings.host_seat,
            timelines=folded.timelines,
            undo=None,
            asking=asking_of(folded.undo),
            paused=paused_of(folded.paused is not None, lang),
            watchers=self.around.watching,
            fairness=fairness(row, self.over),
            clock=folded.clocks.words(),
            parent=row.parent,
            rematch=row.rematch,
            called=row.settings.called,
            left=row.parent_decision,
            evening=row.evening,
            watch=row.is_open_to_all,
            delay=row.settings.delay,
        )

    def _seat(self, seat: int) -> SeatInfo:
        folded, one = self.folded, self.folded.seats[seat]
        return SeatInfo(
            seat=seat,
            name=one.name,
            kind=one.kind,
            level=one.bot,
            tags=tags_of(seat, folded.forfeits),
            connected=one.kind == "bot" or self.around.connected(seat),
            away=None if one.kind != "human" else self.around.away(seat, self.now),
            clock=folded.clocks.left_at(seat, self.now),
            ticking=seat in folded.clocks.ticking,
            muted=False,
        )

    # ── the game ─────────────────────────────────────────────────────────────────────────────────

    def step(self, lang: str, was: Showing, now: Showing, events: bytes, ref: int) -> bytes:
        """From what a client has to what it is shown now, with what its seat is told of it."""
        return step(was, now, self.shared(lang), events, ref)

    def told(self, audience: int, lang: str, since: int, limit: int) -> bytes:
        """What a reader is told of the events from one number to another, in JSON; made once for all told alike."""
        found = self._told.get((lang, since, limit))
        if found is None:
            found = self._told[lang, since, limit] = ToldToAll(self.folded.events, lang, since, limit)
        return found.to(audience, lang)

    def shared(self, lang: str) -> Shared:
        """What changed for everybody since it was last told.

        What one seat alone is told leaves that as it was: by the next step nobody else may tell that it was told.
        """
        found = self._shared.get(lang)
        if found is None:
            last = self.folded.last.publics
            found = self._shared[lang] = Shared(last.get(lang), self._show(None, lang, None))
            if self.is_for_all:
                last[lang] = found.now
        return found

    def showing(self, seat: int | None, lang: str) -> Showing:
        """What a seat or a spectator is shown, once the game is dealt."""
        public = self.shared(lang).now
        if seat is None:
            return public
        found = self._showings.get((seat, lang))
        if found is None:
            found = self._showings[seat, lang] = self._show(seat, lang, public)
        return found

    def update(self, seat: int | None, lang: str, shown: tuple[int, View | None] | None = None) -> Update:
        """The update of a seat, or of a watcher; `shown` is what a delayed watcher sees instead of now."""
        if shown is not None:
            return self._update_then(seat, lang, *shown)
        if self.looks is None:
            return before_the_deal(self.folded.n, self.info(seat, lang), lang)
        return self.showing(seat, lang).update(seat)

    def _update_then(self, seat: int | None, lang: str, n: int, view: View | None) -> Update:
        """The table as a delayed watcher sees it."""
        table, info = self.folded.table, self.shown_info(seat, lang)
        if table is None or view is None or self.looks is None:
            return before_the_deal(n, info, lang)
        aided, prompt = self.looks.aided(view, lang, table.sight), prompt_of(table, view, lang)
        return Update(n, info, aided, prompt, [], view.sealed, None, False, 0)

    def _show(self, seat: int | None, lang: str, public: Showing | None) -> Showing:
        """A seat's parts, or with None a spectator's; those that all are shown alike are taken from these."""
        folded, table, looks = self.folded, self.folded.table, self.looks
        assert table is not None
        assert looks is not None
        assert looks.common is not None
        sight = table.sight
        numbers, known = looks.figures(seat, sight)
        zones = looks.shown.zones(seat)
        answer = looks.common.sealed(table.game, seat)
        sealed = kept_of(folded, seat) if seat is not None and answer is None and self.keeps else answer
        mine = seat in self.asked and self._may_answer(seat) and folded.undo is None and sealed is None
        options = NO_OPTIONS
        if seat is not None and (mine or sealed is not None):
            options = self._options(table, seat, lang, zones, numbers)
        return Showing(
            public, folded.n, self.house(lang), self.info(seat, lang), looks.common.public, zones, numbers, known,
            answer, looks.aid(seat, lang, sight), looks.besides(seat, lang, sight),
            self._prompt(table, seat, lang, public, zones, numbers),
            options, sealed, self.thinking(lang), mine,
            folded.turn_of.get(seat, 0) if mine and seat is not None else 0,
            instructions(folded, seat), self.window, looks.figures_are_alike,
        )  # fmt: skip

    def thinking(self, lang: str) -> Thinking | None:
        """Which bot is at work."""
        if lang not in self._thinking:
            self._thinking[lang] = thinking_of(self.folded, self.asked, lang)
        return self._thinking[lang]

    def _seen(self, table: Table, seat: int | None) -> View:
        assert self.looks is not None
        return self.looks.view(seat, table.sight)

    def _prompt(
        self, table: Table, seat: int | None, lang: str, public: Showing | None,
        zones: list[ZoneView], numbers: dict[str, Any],
    ) -> Prompt:  # fmt: skip
        """What is said to a seat; where all who wait are told alike, what is said to a spectator."""
        looks = self.looks
        assert looks is not None
        assert looks.common is not None
        if seat is None or public is None or looks.common.is_over:
            return prompt_of(table, self._seen(table, seat), lang)
        if seat not in looks.common.asked:
            return public.prompt if looks.waits_alike else prompt_of(table, self._seen(table, seat), lang)
        if not looks.asks_alike:
            return prompt_of(table, self._seen(table, seat), lang)
        moment, last = moment_of(self.folded), self.folded.last.prompts
        kept = last.get((seat, lang))
        if kept is not None and kept[0] == moment and kept[1] is zones and kept[2] is numbers:
            return kept[3]
        made = prompt_of(table, self._seen(table, seat), lang)
        last[seat, lang] = moment, zones, numbers, made
        return made

    def _may_answer(self, seat: int | None) -> bool:
        return seat is not None and self.folded.seats[seat].kind == "human"

    def _options(
        self, table: Table, seat: int, lang: str, zones: list[ZoneView], numbers: dict[str, Any]
    ) -> list[OptionInfo]:
        """What a seat may answer, or say instead of what it sealed."""
        if self.over or self.folded.paused is not None or not self._may_answer(seat):
            return NO_OPTIONS
        moment, last = moment_of(self.folded), self.folded.last.options
        kept = last.get((seat, lang))
        if kept is not None and kept[0] == moment and kept[1] is zones and kept[2] is numbers:
            return kept[3]
        made = options_of(table, seat, lang)
        last[seat, lang] = moment, zones, numbers, made
        return made


def before_the_deal(n: int, info: TableInfo, lang: str) -> Update:
    return Update(n, info, None, Prompt("", say(lang, "sv-before-the-deal")), [], None, None, False, 0)


def title(game: str, lang: str) -> str:
    return find(game).words.title(lang)


@lru_cache(maxsize=4096)
def undo_said(free: bool, to: int, lang: str) -> UndoInfo:
    return UndoInfo(free, to, say(lang, "sv-undo-free" if free else "sv-undo-consent"))


def thinking_of(folded: Folded, asked: Sequence[int], lang: str) -> Thinking | None:
    for seat in asked:
        if folded.seats[seat].kind == "bot":
            name = seat_name(lang, folded.names, seat)
            return Thinking(seat, say(lang, "cl-thinking", seat=name))
    return None


def kept_of(folded: Folded, seat: int) -> str | None:
    """An answer of a seat that the table still keeps back, or will give for it."""
    return folded.quiet.kept.get(seat) or standing_answer(folded, seat)


def window_of(folded: Folded, seconds: float, now: float) -> float | None:
    """How long until the answers of the present window become known: the same for everybody."""
    at = shown_at(folded, seconds)
    return None if at is None or at <= now else round(at - now, 2)
