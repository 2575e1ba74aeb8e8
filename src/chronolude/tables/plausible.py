"""Whether a position that was written down makes sense: ranges, sizes, what the game says, and playing on by lot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..games.possible import Wrong
from ..kernel.chance import Cheap, Source
from ..kernel.engine import NotOffered, Stuck, ask_again, open_to, run, take
from ..kernel.layout import OWNER
from ..kernel.state import State, numbers, offers_to
from ..kernel.verbs import size_of
from .notation import Impossible, Unreadable, zone_text

Settle = Callable[[State], Wrong | None]
TRIALS: Final = 2
TRIAL_ANSWERS: Final = 300
"""How often, and for how many answers, a position that was read is played on by lot before it is believed."""
BROKEN: Final = (IndexError, KeyError, ValueError, ZeroDivisionError, OverflowError, Stuck, NotOffered, AssertionError)
"""How rules fail that are given what they never made themselves."""


def check(s: State, settle: Settle) -> None:
    """Refuse what lies outside its range or size, and what the game itself says cannot be."""
    check_numbers(s)
    check_zones(s)
    wrong = settle(s)
    if wrong is not None:
        raise Impossible(wrong.key, **wrong.values)


def playing(s: State) -> int:
    """How many play: the seats, or where they are fewer the roles that must be played."""
    return max(int(s.seats), s.layout.roles)


def check_numbers(s: State) -> None:
    values = numbers(s)
    for number in s.layout.numbers:
        at = s.layout.offsets[number.name]
        most = number.most if number.seat < 0 else playing(s) - 1 + number.seat
        for value in () if most < number.least else values[at : at + number.copies]:
            if not number.least <= value <= most:
                raise Impossible("cl-wrong-number", name=number.name, value=value, least=number.least, most=most)


def check_zones(s: State) -> None:
    """No zone above its size, and nothing in front of a seat where nobody sits."""
    layout = s.layout
    for zone in range(len(layout.masks)):
        declared, size = layout.zone_of[zone], int(size_of(s, zone))
        if 0 <= declared.most < size:
            raise Impossible("cl-wrong-size", zone=zone_text(layout, zone), size=size, most=declared.most)
        if size and declared.audience == OWNER and layout.copy_of[zone] >= playing(s):
            raise Impossible("cl-wrong-owner", zone=zone_text(layout, zone), seats=int(s.seats))


def resume(s: State, waiting: bool) -> None:
    """Pose the ask again, or run on to the next one; frames that lead nowhere are refused."""
    try:
        if waiting:
            ask_again(s)
        else:
            run(s)
    except BROKEN as error:
        raise Impossible("cl-wrong-course", error=str(error)) from None
    if s.mode < 0 and s.depth > 0:
        raise Unreadable("frames: nobody is asked anything there")
    check_ask(s)


def check_ask(s: State) -> None:
    """Whoever is asked sits at the table and may answer something."""
    ask = s.ask
    if ask is None:
        return
    if s.askers == 0 or any(not offers_to(s, i) for i in range(s.askers)):
        raise Impossible("cl-wrong-silence")
    if not all(0 <= seat < s.seats for seat in ask.seats):
        raise Impossible("cl-wrong-nobody")


def try_out(s: State) -> None:
    """Play on from here by lot, so that what breaks the rules later is refused now."""
    for seed in range(TRIALS):
        trial = s.clone()
        trial.source = Cheap(seed)
        try:
            play_on(trial, Cheap(seed + TRIALS))
        except Impossible:
            raise  # it says itself what is wrong
        except BROKEN as error:
            raise Impossible("cl-wrong-course", error=str(error)) from None


def play_on(s: State, picks: Source) -> None:
    """Random answers of whoever is next, looking at every ask."""
    for k in range(TRIAL_ANSWERS):
        if s.mode < 0:
            return
        check_ask(s)
        take(s, picks.draw(0, k, open_to(s)))
