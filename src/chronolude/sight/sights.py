"""What a seat sees: a state projected for it, and the face that an event shows it."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.ask import SEALED
from ..kernel.layout import CARD, SECRET, Layout
from ..kernel.state import NONE, Event, State, frames, numbers
from ..kernel.verbs import sealed_by
from .zones import BACK, seen_in

OVER: Final = -1  # mode of a view when nobody is asked


class Sight:
    """What one seat sees, as ints. Cards it may not see are BACK."""

    def __init__(self, layout: Layout, seat: int, seats: int) -> None:
        self.layout = layout
        self.seat = seat
        self.seats = seats
        self.zones: list[list[int]] = []
        self.faces: list[list[int]] = []
        self.n: list[int] = []
        self.stack: list[int] = []
        self.mode = OVER
        self.asked: list[int] = []
        self.answered: list[int] = []
        self.options: list[int] = []
        self.part = False
        self.sealed = NONE
        """This seat's own sealed answer."""
        self.memory: list[int] = []
        """For each card, the mask of zones where it may lie as far as this seat was told."""
        self.stage: object = None
        """What is common to the worlds imagined from it, kept by `imagine`."""

    def __reduce__(self) -> tuple[object, ...]:
        shown = (self.zones, self.faces, self.n, self.stack, self.asked, self.answered, self.options, self.memory)
        return seen_again, (self.layout, self.seat, self.seats, shown, self.mode, self.part, self.sealed)


def seen_again(
    layout: Layout, seat: int, seats: int, shown: tuple[Any, ...], mode: int, part: bool, sealed: int
) -> Sight:
    """A sight that was pickled."""
    view = Sight(layout, seat, seats)
    view.zones, view.faces, view.n, view.stack, view.asked, view.answered, view.options, view.memory = shown
    view.mode, view.part, view.sealed = mode, part, sealed
    return view


def project(s: State, seat: int, memory: list[int]) -> Sight:
    """What `seat` sees, built up from what each zone's audience allows."""
    view = Sight(s.layout, seat, s.seats)
    for zone in range(len(s.layout.masks)):
        shown, faces = seen_in(s, zone, seat)
        view.zones.append(shown)
        view.faces.append(faces)
    view.n = numbers(s)
    view.stack = frames(s)
    view.memory = memory
    ask = s.ask
    if ask is not None:
        view.mode = ask.mode
        view.asked = ask.seats[:]
        view.part = ask.part
        view.options = sorted(ask.of(seat))
        if ask.mode == SEALED:
            view.answered = [other for other in ask.seats if sealed_by(s, other) != NONE]
            if seat in ask.seats:
                view.sealed = sealed_by(s, seat)
    return view


def face(event: Event, seat: int, layout: Layout) -> tuple[int, tuple[int, ...]]:
    """An event as `seat` is told it: whoever is not its audience learns neither cards nor secrets."""
    if event.only >> seat & 1:
        return event.kind, event.args
    return event.kind, outside(event, layout)


def outside(event: Event, layout: Layout) -> tuple[int, ...]:
    """What whoever is not an event's audience is told of it."""
    named = layout.tellings[event.kind].args
    masked = [BACK if named[i][1] == CARD or named[i][1] == SECRET else event.args[i] for i in range(len(event.args))]
    return tuple(masked)
