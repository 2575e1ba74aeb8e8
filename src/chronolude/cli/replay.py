"""`chronolude replay`: walk through a record, from any seat or seeing all."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

import chronolude as cl

from .arguments import File, Json, Lang
from .checks import language, record_in, seat_of
from .faults import Fault
from .screen import Screen
from .walk import Walk

Seat = Annotated[int | None, typer.Option("--seat", help="See what this seat saw, counted from 1.")]
All = Annotated[bool, typer.Option("--all", help="See every card; only once the game is over.")]
At = Annotated[int | None, typer.Option("--at", help="Show only how the table stood at this decision.")]


def replay(
    file: File, at: At = None, seat: Seat = None, see_all: All = False, as_json: Json = False, lang: Lang = None
) -> None:
    """Step through a record; with --at, show one decision and stop."""
    lang = language(lang)
    record = record_in(lang, file)
    try:
        end: cl.Table = record.replay()
    except ValueError as error:
        raise Fault(lang, "cl-load-failed", file=str(file), reason=str(error)) from None
    walk = Walk(Screen(), record, end, lang)
    if seat is not None:
        walk.look_from(seat_of(lang, seat, end.seats))
    if see_all:
        walk.open_all()
    if at is None and not as_json:
        walk.go()
        return
    walk.jump(0 if at is None else at)
    if as_json:
        print(json.dumps(plain(walk), ensure_ascii=False))
    else:
        walk.show()


def plain(walk: Walk) -> dict[str, Any]:
    """The view of the chosen seat, or the whole truth."""
    return walk.table.position() if walk.sees_all else walk.table.view(walk.seat, walk.lang)
