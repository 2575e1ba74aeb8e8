"""Making steps: what two showings differ in, and what of it everybody is told alike.

The shared part is what changed for a spectator, so nothing in it can be a secret. What a seat is shown otherwise is
whatever still differs once the shared part is laid over what the seat has. A step is therefore right by its making,
whatever was shared: laid over the update before, it gives the update after.

Most of what a seat is shown is the very object that all are shown, before as after: that is passed over unread.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from ..wire.contents import TableInfo
from ..wire.messages import write
from .showing import Showing

Plain = dict[str, Any]
NOTHING: Final[Plain] = {}
AROUND: Final = tuple(name for name in TableInfo.__struct_fields__ if name != "seats")
OF_A_SEAT: Final = ("undo", "rematch")
"""What of the table around the game a seat is shown otherwise than all, besides its own list of seats."""
EMPTY: Final = b"{}"


class Shared:
    """What changed for everybody who reads one language, encoded once."""

    def __init__(self, before: Showing | None, now: Showing) -> None:
        self.before = before
        self.leads: bool = before is not None and are_alike(before, now)
        """Whether what changed leads from the one to the other; if not, nothing is shared."""
        self.change: Plain = difference(before, now) if before is not None and self.leads else NOTHING
        self.text: bytes = write(self.change) if self.change else EMPTY
        self.now: Showing = before if before is not None and self.leads and not self.change else now

    def is_of(self, was: Showing) -> bool:
        """Whether it can be laid over what somebody was shown: that was made with what all were shown then."""
        return self.leads and was.public is self.before


def are_alike(before: Showing, now: Showing) -> bool:
    """Whether a step can lead from one to the other: the same game, with the same names for its figures."""
    return (
        before.table.timelines == now.table.timelines
        and len(before.zones) == len(now.zones)
        and (before.numbers is now.numbers or before.is_plain or before.numbers.keys() == now.numbers.keys())
    )


def can_follow(was: Showing, now: Showing, shared: Shared) -> bool:
    """The same for a reader; whoever is shown what all are goes where they go."""
    before, public = shared.before, shared.now
    if before is None or not shared.is_of(was) or was.house is not before.house or now.house is not public.house:
        return are_alike(was, now)
    return (was.numbers is before.numbers and now.numbers is public.numbers) or are_alike(was, now)


def step(was: Showing, now: Showing, shared: Shared, events: bytes, ref: int) -> bytes:
    """A step as it is sent; `ref` says whose answer it accepts, 0 to all others."""
    public, own = EMPTY, EMPTY
    if shared.leads and was is shared.before and now is shared.now:  # a spectator
        public = shared.text
    else:
        is_shared = shared.is_of(was)
        change = difference(was, now, shared if is_shared else None)
        if is_shared:
            public = shared.text
        if change:
            own = write(change)
    return b'{"type":"step","events":[%b],"public":%b,"own":%b,"ref":%d}' % (events, public, own, ref)


def difference(was: Showing, now: Showing, shared: Shared | None = None) -> Plain:
    """What must be laid over what was shown, after what is shared, to make it what is shown now."""
    all_had, all_see, told = (None, now, NOTHING) if shared is None else (shared.before, shared.now, shared.change)
    out: Plain = {}
    put(out, "n", now.n, (all_see if "n" in told else was).n)
    table = around(was, now, all_had, all_see, told.get("table", NOTHING))
    if table:
        out["table"] = table
    view = in_view(was, now, all_had, all_see, told.get("view", NOTHING))
    if view:
        out["view"] = view
    if all_had is None or was.prompt is not all_had.prompt or now.prompt is not all_see.prompt:
        put(out, "prompt", now.prompt, (all_see if "prompt" in told else was).prompt)
    if all_had is None or was.options is not all_had.options or now.options is not all_see.options:
        put(out, "options", now.options, (all_see if "options" in told else was).options)
    if all_had is None or was.thinking is not all_had.thinking or now.thinking is not all_see.thinking:
        put(out, "thinking", now.thinking, (all_see if "thinking" in told else was).thinking)
    if all_had is None or was.standing is not all_had.standing or now.standing is not all_see.standing:
        put(out, "standing", now.standing, (all_see if "standing" in told else was).standing)
    put(out, "sealed", now.sealed, (all_see if "sealed" in told else was).sealed)
    put(out, "your_turn", now.your_turn, (all_see if "your_turn" in told else was).your_turn)
    put(out, "turn", now.turn, (all_see if "turn" in told else was).turn)
    put(out, "window", now.window, (all_see if "window" in told else was).window)
    return out


def in_view(was: Showing, now: Showing, all_had: Showing | None, all_see: Showing, told: Plain) -> Plain:
    """The same for the view; who looks at which game, with which options, does not change."""
    out: Plain = {}
    if all_had is None or was.common is not all_had.common or now.common is not all_see.common:
        common, then, shown = now.common, was.common, all_see.common
        put(out, "decision", common.decision, (shown if "decision" in told else then).decision)
        put(out, "mode", common.mode, (shown if "mode" in told else then).mode)
        put(out, "asked", common.asked, (shown if "asked" in told else then).asked)
        put(out, "answered", common.answered, (shown if "answered" in told else then).answered)
        put(out, "result", common.result, (shown if "result" in told else then).result)
        put(out, "names", common.names, (shown if "names" in told else then).names)
    zones = laid_otherwise(was, now, all_had, all_see, told.get("zones", NOTHING))
    if zones:
        out["zones"] = zones
    if all_had is None or was.numbers is not all_had.numbers or now.numbers is not all_see.numbers:
        numbers = values(was.numbers, now.numbers, all_see.numbers, told.get("numbers", NOTHING))
        if numbers:
            out["numbers"] = numbers
    put(out, "sealed", now.answer, (all_see if "sealed" in told else was).answer)
    if all_had is None or was.aid is not all_had.aid or now.aid is not all_see.aid:
        put(out, "aid", now.aid, (all_see if "aid" in told else was).aid)
    if all_had is None or was.besides is not all_had.besides or now.besides is not all_see.besides:
        put(out, "besides", now.besides, (all_see if "besides" in told else was).besides)
    if all_had is None or was.known is not all_had.known or now.known is not all_see.known:
        put(out, "known", now.known, (all_see if "known" in told else was).known)
    return out


def put(out: Plain, name: str, wanted: object, had: object) -> None:
    """Say what a part is, unless it is what is there."""
    if wanted is not had and wanted != had:
        out[name] = wanted


def around(was: Showing, now: Showing, all_had: Showing | None, all_see: Showing, told: Plain) -> Plain:
    """The same for the table around the game."""
    out: Plain = {}
    if was.table is now.table and not told:
        return out
    names: tuple[str, ...] = AROUND
    if all_had is not None and was.house is all_had.house and now.house is all_see.house:
        names = OF_A_SEAT
    before, public = was.table, all_see.table
    for name in names:
        put(out, name, getattr(now.table, name), getattr(public if name in told else before, name))
    seats = places(before.seats, now.table.seats, public.seats, told.get("seats", NOTHING))
    if seats:
        out["seats"] = seats
    return out


def laid_otherwise(
    was: Showing, now: Showing, all_had: Showing | None, all_see: Showing, told: Mapping[int, Any]
) -> dict[int, Any]:
    """The same for the zones, by place."""
    if all_had is None:
        return places(was.zones, now.zones, all_see.zones, told)
    out: dict[int, Any] = {}
    before, after, then, public = was.zones, now.zones, all_had.zones, all_see.zones
    if before is after and not told:
        return out
    place: i64 = 0
    while place < len(after):
        wanted, had = after[place], before[place]
        if not (had is then[place] and wanted is public[place]) and (wanted is not had or told):
            if place in told:
                had = public[place]
            if wanted is not had and wanted != had:
                out[place] = wanted
        place += 1
    return out


def places(before: list[Any], now: list[Any], public: list[Any], told: Mapping[int, Any]) -> dict[int, Any]:
    """The same for a list, by place."""
    out: dict[int, Any] = {}
    if before is now and not told:
        return out
    for place, wanted in enumerate(now):
        had = before[place]
        if told and place in told:
            had = public[place]
        if wanted is not had and wanted != had:
            out[place] = wanted
    return out


def values(before: Plain, now: Plain, public: Plain, told: Plain) -> Plain:
    """The same for figures, by name."""
    out: Plain = {}
    if before is now and not told:
        return out
    for name, wanted in now.items():
        had = (public if name in told else before)[name]
        if wanted is not had and wanted != had:
            out[name] = wanted
    return out
