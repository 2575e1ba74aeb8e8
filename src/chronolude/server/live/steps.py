"""Making steps: what two showings differ in, and what of it everybody is told alike.

The shared part is what changed for a spectator, so nothing in it can be a secret. What a seat is shown otherwise is
whatever still differs once the shared part is laid over what the seat has. A step is therefore right by its making,
whatever was shared: laid over the update before, it gives the update after.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...games.seen import Told
from ..wire.contents import TableInfo
from ..wire.messages import write
from .showing import Showing

Plain = dict[str, Any]
NOTHING: Final[Plain] = {}
AROUND: Final = tuple(name for name in TableInfo.__struct_fields__ if name != "seats")
EMPTY: Final = b"{}"


class Shared:
    """What changed for everybody who reads one language, encoded once."""

    def __init__(self, before: Showing | None, now: Showing) -> None:
        self.before = before
        self.change: Plain = difference(before, now) if before is not None and are_alike(before, now) else NOTHING
        self.text: bytes = write(self.change) if self.change else EMPTY
        is_still = before is not None and not self.change and are_alike(before, now)
        self.now: Showing = before if before is not None and is_still else now


def are_alike(before: Showing, now: Showing) -> bool:
    """Whether a step can lead from one to the other: the same game, with the same names for its figures."""
    return (
        before.table.timelines == now.table.timelines
        and len(before.zones) == len(now.zones)
        and (before.numbers is now.numbers or before.numbers.keys() == now.numbers.keys())
    )


def step(before: Showing, now: Showing, shared: Shared, events: list[bytes], ref: int) -> bytes:
    """A step as it is sent; `ref` says whose answer it accepts, 0 to all others."""
    public, told = (shared.text, shared) if before.public is shared.before else (EMPTY, None)
    if before is now and told is not None and not shared.change:
        own = EMPTY
    else:
        change = difference(before, now, told)
        own = write(change) if change else EMPTY
    return b'{"type":"step","events":[%b],"public":%b,"own":%b,"ref":%d}' % (b",".join(events), public, own, ref)


def difference(was: Showing, now: Showing, shared: Shared | None = None) -> Plain:
    """What must be laid over what was shown, after what is shared, to make it what is shown now."""
    public, told = (now, NOTHING) if shared is None else (shared.now, shared.change)
    out: Plain = {}
    put(out, "n", now.n, (public if "n" in told else was).n)
    table = around(was.table, now.table, public.table, told.get("table", NOTHING))
    if table:
        out["table"] = table
    view = in_view(was, now, public, told.get("view", NOTHING))
    if view:
        out["view"] = view
    put(out, "prompt", now.prompt, (public if "prompt" in told else was).prompt)
    put(out, "options", now.options, (public if "options" in told else was).options)
    put(out, "sealed", now.sealed, (public if "sealed" in told else was).sealed)
    put(out, "thinking", now.thinking, (public if "thinking" in told else was).thinking)
    put(out, "your_turn", now.your_turn, (public if "your_turn" in told else was).your_turn)
    put(out, "turn", now.turn, (public if "turn" in told else was).turn)
    put(out, "standing", now.standing, (public if "standing" in told else was).standing)
    put(out, "window", now.window, (public if "window" in told else was).window)
    return out


def in_view(was: Showing, now: Showing, public: Showing, told: Plain) -> Plain:
    """The same for the view; who looks at which game, with which options, does not change."""
    out: Plain = {}
    common, then = now.common, was.common
    if common is not then:
        put(out, "decision", common.decision, (public.common if "decision" in told else then).decision)
        put(out, "mode", common.mode, (public.common if "mode" in told else then).mode)
        put(out, "asked", common.asked, (public.common if "asked" in told else then).asked)
        put(out, "answered", common.answered, (public.common if "answered" in told else then).answered)
        put(out, "result", common.result, (public.common if "result" in told else then).result)
        put(out, "names", common.names, (public.common if "names" in told else then).names)
    zones = places(was.zones, now.zones, public.zones, told.get("zones", NOTHING))
    if zones:
        out["zones"] = zones
    if was.numbers is not now.numbers and not (now.numbers is public.numbers and was.numbers is then.numbers and told):
        numbers = values(was.numbers, now.numbers, public.numbers, told.get("numbers", NOTHING))
        if numbers:
            out["numbers"] = numbers
    put(out, "sealed", now.answer, (public if "sealed" in told else was).answer)
    put(out, "aid", now.aid, (public if "aid" in told else was).aid)
    put(out, "besides", now.besides, (public if "besides" in told else was).besides)
    put(out, "known", now.known, (public if "known" in told else was).known)
    return out


def put(out: Plain, name: str, wanted: object, had: object) -> None:
    """Say what a part is, unless it is what is there."""
    if wanted is not had and wanted != had:
        out[name] = wanted


def around(was: TableInfo, now: TableInfo, public: TableInfo, told: Plain) -> Plain:
    """The same for the table around the game."""
    out: Plain = {}
    if was is now and not told:
        return out
    for name in AROUND:
        wanted = getattr(now, name)
        had = getattr(public if name in told else was, name)
        if wanted is not had and wanted != had:
            out[name] = wanted
    seats = places(was.seats, now.seats, public.seats, told.get("seats", NOTHING))
    if seats:
        out["seats"] = seats
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
    for name, wanted in now.items():
        had = (public if name in told else before)[name]
        if wanted is not had and wanted != had:
            out[name] = wanted
    return out


def encoded(event: Told, kept: dict[int, bytes]) -> bytes:
    """An event in JSON, made once for all who are told it alike."""
    found = kept.get(id(event))
    if found is None:
        found = kept[id(event)] = write(event)
    return found
