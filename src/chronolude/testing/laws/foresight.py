"""What was foreseen as certain happens, in the order that was told, and figures stay within their range."""

from __future__ import annotations

from typing import Any

import chronolude as cl

from ...kernel.state import Event, Log
from ...sight import face
from ...tables.foresee import STOPPED, pass_by
from ...tables.views import args_in_words
from ..walk import Dice, any_answer

WORLDS = 64


def law(table: cl.Table, dice: Dice) -> int:
    if table.result is not None:
        return 0
    seat, path = any_answer(table, dice)
    forecast = table.foresee(seat, path, worlds=WORLDS)
    twin = table.clone()
    since = len(twin.events(seat))
    twin.play(seat, path)
    told = [(one.kind, one.args) for one in twin.events(seat, since)] + pass_windows(twin, seat)
    certain = [(one.kind, one.args) for one in forecast.events]
    assert told[: len(certain)] == certain, f"{seat} {path}: foreseen {certain}, told {told}"
    return 1


def pass_windows(table: cl.Table, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """What `seat` is told when whatever is forced is answered and windows go by, as a forecast does."""
    s, layout = table._state, table.game.layout
    log: list[Event] = []
    s.log = Log(log)
    while len(log) < 500 and pass_by(table.game, s) != STOPPED:
        pass
    faces = [face(event, seat, layout) for event in log]
    return [(layout.tellings[kind].name, args_in_words(layout, kind, args)) for kind, args in faces]
