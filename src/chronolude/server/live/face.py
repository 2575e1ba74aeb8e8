"""What one line to a table is shown: built for its seat from that seat's view, never from more."""

from __future__ import annotations

from typing import Protocol

from ...games import find
from ...locale import say, seat_name
from ...tables import Table
from ...tables.choices import Choice
from ...tables.views import View
from ..fairness import fairness
from ..protocol import (
    Asking,
    Option,
    Prompt,
    SeatInfo,
    TableInfo,
    Thinking,
    UndoInfo,
    Update,
)
from .fold import Folded
from .standing import instructions, shown_at, standing_answer
from .telling import Names
from .undoing import undo_info


class Around(Protocol):
    """What a face needs to know besides the log: who is on the line now."""

    window: float

    def connected(self, seat: int) -> bool: ...
    def away(self, seat: int, now: float) -> int | None: ...
    @property
    def watching(self) -> int: ...


def option_of(choice: Choice, lang: str) -> Option:
    then = [option_of(one, lang) for one in choice.then]
    return Option(choice.text, choice.label(lang), choice.verb, choice.noun, then)


def seat_info(folded: Folded, around: Around, seat: int, now: float, reader: int | None) -> SeatInfo:
    one = folded.seats[seat]
    muted = reader is not None and seat in folded.seats[reader].muted
    return SeatInfo(
        seat=seat,
        name=one.name,
        kind=one.kind,
        level=one.bot,
        tags=["forfeit"] if seat in folded.forfeits else [],
        connected=one.kind == "bot" or around.connected(seat),
        away=None if one.kind != "human" else around.away(seat, now),
        clock=folded.clocks.left_at(seat, now),
        ticking=seat in folded.clocks.ticking,
        muted=muted,
    )


def table_info(folded: Folded, around: Around, seat: int | None, lang: str, now: float) -> TableInfo:
    row = folded.row
    pending = folded.undo
    return TableInfo(
        id=row.id,
        game=row.game,
        title=title(row.game, lang),
        code=row.id,
        status=folded.status,
        seats=[seat_info(folded, around, one, now, seat) for one in range(row.seats)],
        host=row.settings.host_seat,
        timelines=folded.timelines,
        undo=undo_of(folded, seat, lang),
        asking=None if pending is None else Asking(pending.by, pending.to, list(pending.waiting)),
        paused=None if folded.paused is None else say(lang, "sv-paused"),
        watchers=around.watching,
        fairness=fairness(row, folded.over),
        clock=folded.clocks.words(),
        parent=row.parent,
        rematch=row.rematch,
    )


def title(game: str, lang: str) -> str:
    return find(game).words.title(lang)


def undo_of(folded: Folded, seat: int | None, lang: str) -> UndoInfo | None:
    found = None if seat is None else undo_info(folded, seat)
    if found is None:
        return None
    free, to = found
    return UndoInfo(free, to, say(lang, "sv-undo-free" if free else "sv-undo-consent"))


def prompt_of(table: Table, view: View, lang: str) -> Prompt:
    return Prompt(round_of(table, view, lang), table.game.words.prompt(view, lang))


def round_of(table: Table, view: View, lang: str) -> str:
    """Which round it is; nothing before the first has begun."""
    number = view.numbers[table.game.round_number] if table.game.round_number else 0
    return say(lang, "cl-round", round=number) if number else ""


def thinking_of(folded: Folded, lang: str) -> Thinking | None:
    for seat in folded.asked:
        if folded.seats[seat].kind == "bot":
            name = seat_name(lang, Names(folded.names), seat)
            return Thinking(seat, say(lang, "cl-thinking", seat=name))
    return None


def update_for(
    folded: Folded,
    around: Around,
    seat: int | None,
    lang: str,
    now: float,
    shown: tuple[int, View | None] | None = None,
) -> Update:
    """The update of a seat, or of a watcher; `shown` is what a delayed watcher sees instead of now."""
    info = table_info(folded, around, seat, lang, now)
    table = folded.table
    n, view = (folded.n, None if table is None else table.seen(seat)) if shown is None else shown
    if table is None or view is None:
        waiting = Prompt("", say(lang, "sv-before-the-deal"))
        return Update(n, info, None, waiting, "", [], None, None, False, 0)
    held = seat is not None and folded.seats[seat].kind == "human"
    sealed = sealed_of(folded, view, seat)
    mine = held and seat in folded.asked and folded.undo is None and sealed is None
    may_change = held and sealed is not None and not folded.over
    options: list[Option] = []
    if seat is not None and (mine or may_change) and folded.paused is None:
        options = [option_of(choice, lang) for choice in table.options(seat)]
    return Update(
        n=n,
        table=info,
        view=view,
        prompt=prompt_of(table, view, lang),
        round=round_of(table, view, lang),
        options=options,
        sealed=sealed,
        thinking=thinking_of(folded, lang) if shown is None else None,
        your_turn=mine,
        turn=folded.turn_of.get(seat, 0) if mine and seat is not None else 0,
        standing=instructions(folded, seat),
        window=window_of(folded, around.window, now),
    )


def sealed_of(folded: Folded, view: View, seat: int | None) -> str | None:
    """A seat's own sealed answer, also one that the table still keeps back or will give for it."""
    if seat is None or view.sealed is not None:
        return view.sealed
    return folded.quiet.kept.get(seat) or standing_answer(folded, seat)


def window_of(folded: Folded, seconds: float, now: float) -> float | None:
    """How long until the answers of the present window become known: the same for everybody."""
    at = shown_at(folded, seconds)
    return None if at is None or at <= now else round(at - now, 2)
