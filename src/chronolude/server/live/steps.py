"""Making steps: what two updates differ in, and what of it everybody is told alike.

The shared part is what changed for a spectator, so nothing in it can be a secret. What a seat is shown otherwise is
whatever still differs once the shared part is laid over the update the seat has. A step is therefore right by its
making, whatever was shared: applied to the update before, it gives the update after.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ...games.seen import Told, View
from ..wire.contents import TableInfo, Update
from ..wire.messages import write

Plain = dict[str, Any]
NOTHING: Final[Plain] = {}
TABLE: Final = tuple(name for name in TableInfo.__struct_fields__ if name != "seats")
VIEW: Final = tuple(name for name in View.__struct_fields__ if name not in ("zones", "numbers"))
REST: Final = tuple(name for name in Update.__struct_fields__ if name not in ("table", "view"))


class Shared:
    """What changed for everybody who reads one language, encoded once."""

    def __init__(self, before: Update | None, now: Update) -> None:
        self.before = before
        self.now = now
        fits = before is not None and are_alike(before, now)
        self.change: Plain = difference(before, now) if before is not None and fits else NOTHING
        self.text: bytes = write(self.change)


def are_alike(before: Update, now: Update) -> bool:
    """Whether a step can lead from one update to the other: the same game, with the same names for its figures."""
    old, new = before.view, now.view
    return (
        old is not None
        and new is not None
        and before.table.timelines == now.table.timelines
        and len(old.zones) == len(new.zones)
        and (old.numbers is new.numbers or old.numbers.keys() == new.numbers.keys())
    )


def difference(before: Update, now: Update, shared: Shared | None = None) -> Plain:
    """What must be laid over an update, after what is shared, to make it the one of now."""
    public, change = (now, NOTHING) if shared is None else (shared.now, shared.change)
    out = fields(REST, before, now, public, change)
    told = change.get("table", NOTHING)
    if told or before.table is not now.table:
        table = fields(TABLE, before.table, now.table, public.table, told)
        seats = places(before.table.seats, now.table.seats, public.table.seats, told.get("seats", NOTHING))
        if seats:
            table["seats"] = seats
        if table:
            out["table"] = table
    assert before.view is not None
    assert now.view is not None
    assert public.view is not None
    view = in_view(before.view, now.view, public.view, change.get("view", NOTHING))
    if view:
        out["view"] = view
    return out


def in_view(before: View, now: View, public: View, told: Plain) -> Plain:
    view = fields(VIEW, before, now, public, told)
    zones = places(before.zones, now.zones, public.zones, told.get("zones", NOTHING))
    if zones:
        view["zones"] = zones
    if before.numbers is not now.numbers:
        numbers = values(before.numbers, now.numbers, public.numbers, told.get("numbers", NOTHING))
        if numbers:
            view["numbers"] = numbers
    return view


def fields(names: Iterable[str], before: Any, now: Any, public: Any, told: Plain) -> Plain:
    """The fields that differ from what is there once the shared ones are laid over it."""
    out: Plain = {}
    for name in names:
        wanted = getattr(now, name)
        had = getattr(public if name in told else before, name)
        if wanted is not had and wanted != had:
            out[name] = wanted
    return out


def places(before: list[Any], now: list[Any], public: list[Any], told: Mapping[int, Any]) -> dict[int, Any]:
    """The same for a list, by place."""
    out: dict[int, Any] = {}
    if before is now and not told:
        return out
    for place, wanted in enumerate(now):
        had = public[place] if place in told else before[place]
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


def frame(events: list[bytes], shared: bytes, own: bytes, ref: int) -> bytes:
    """A step as it is sent; `ref` says whose answer it accepts, 0 to all others."""
    return b'{"type":"step","events":[%b],"public":%b,"own":%b,"ref":%d}' % (b",".join(events), shared, own, ref)


def encoded(event: Told, kept: dict[int, bytes]) -> bytes:
    """An event in JSON, made once for all who are told it alike."""
    found = kept.get(id(event))
    if found is None:
        found = kept[id(event)] = write(event)
    return found
