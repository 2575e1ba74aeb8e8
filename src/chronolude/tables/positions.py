"""A position is the whole truth of a game at one decision, as plain data in words."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container
from typing import Any, Final

from ..kernel.ask import SEALED
from ..kernel.engine import seal
from ..kernel.layout import EVERYONE, SEATS_MOST, Layout, Number
from ..kernel.state import BY_ZONE, FRAME, NONE, State
from ..kernel.state import frames as state_frames
from ..kernel.state import numbers as state_numbers
from ..kernel.verbs import cards_in, face_of, move, place_of, push, sealed_by, turn
from .notation import Impossible, Unreadable, action_text, cards_by_name, read_zone, readings, zone_text
from .plausible import Settle, check, resume

Plain = dict[str, Any]
MOST_FRAMES: Final = 256
"""Rules nest a few deep; each frame that is read is looked at again by those above it."""
FIELDS: Final = (
    *("game", "options", "seats", "zones", "numbers", "faces", "frames", "sealed"),
    *("line", "draws", "waiting", "memory"),
)


def position(s: State) -> Plain:
    """The whole truth as plain data; empty zones are left out, unordered ones sorted. `draws` counts how often
    chance was drawn; where it comes from is no part of a position, so going back leads to the same one.
    """
    layout = s.layout
    zones: Plain = {}
    faces: Plain = {}
    for zone in range(len(layout.masks)):
        cards = cards_in(s, zone)
        if not layout.zone_of[zone].ordered:
            cards.sort()
        if cards:
            zones[zone_text(layout, zone)] = [layout.cards[card] for card in cards]
    for card in range(s.cards):
        if face_of(s, card) != BY_ZONE:
            faces[layout.cards[card]] = face_of(s, card)
    out: Plain = {"seats": s.seats, "zones": zones, "numbers": numbers(layout, state_numbers(s))}
    if faces:
        out["faces"] = faces
    out["frames"] = frames(s)
    ask = s.ask
    sealed: Plain = {
        str(seat): action_text(layout, sealed_by(s, seat))
        for seat in range(SEATS_MOST)
        if ask is not None and ask.mode == SEALED and seat in ask.seats and sealed_by(s, seat) != NONE
    }
    if sealed:
        out["sealed"] = sealed
    out["draws"] = s.draws
    return out


def numbers(layout: Layout, values: list[int]) -> Plain:
    """Numbers by name; a row as a list, a worded one as its word."""
    return {number.name: figure(layout, number, values) for number in layout.numbers}


def figure(layout: Layout, number: Number, values: list[int]) -> int | str | list[int]:
    """One of them."""
    at = layout.offsets[number.name]
    if number.copies > 1:
        return values[at : at + number.copies]
    return number.words[values[at]] if number.words else values[at]


def frames(s: State) -> list[object]:
    """Unfinished rules, the outermost first, each with the step that comes next."""
    out: list[object] = []
    row = state_frames(s)
    for at in range(0, len(row), FRAME):
        rule, step, *rest = row[at : at + FRAME]
        out.append([s.layout.rules[rule], s.rules.table[rule][step].__name__, *rest])
    return out


def digest(s: State) -> str:
    """A short fingerprint of a position; equal for equal positions, whatever led there."""
    return digest_of(position(s))


def digest_of(plain: Plain) -> str:
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_position(s: State, data: Plain, settle: Settle, questions: Container[str] = ()) -> None:
    """Fill an empty state. Every card must be named exactly once; errors name the field. What follows one of the steps
    that ask (`questions`) cannot run on by itself.
    """
    for field in data:
        if field not in FIELDS:
            raise Unreadable(f"{field}: not a field of a position; those are {', '.join(FIELDS)}")
    read_zones(s, table(data, "zones"))
    read_numbers(s, table(data, "numbers"))
    for name, mask in table(data, "faces").items():
        if not 0 <= whole("faces", name, mask) <= EVERYONE:
            raise Unreadable(f"faces: {name} is {mask}, a mask of seats is needed")
        turn(s, read_card(s.layout, "faces", name), mask)
    listed = data.get("frames", [])
    if not isinstance(listed, list):
        raise Unreadable("frames: a list is needed")
    if len(listed) > MOST_FRAMES:
        raise Unreadable(f"frames: no rules nest {len(listed)} deep; at most {MOST_FRAMES} are read")
    for frame in listed:
        read_frame(s, frame)
    s.draws = whole("position", "draws", data.get("draws", 0))
    waiting = bool(data.get("waiting", True))
    rule, step = state_frames(s)[-FRAME:][:2] if s.depth > 0 else (0, NONE)
    if waiting and step == 0:
        raise Unreadable("frames: the last one has not begun, so nobody can be waiting for an answer to it")
    if not waiting and step > 0 and s.rules.table[rule][step - 1].__name__ in questions:
        raise Impossible("cl-wrong-owed")
    check(s, settle)
    resume(s, waiting)
    read_sealed(s, table(data, "sealed"))


def table(data: Plain, field: str) -> Plain:
    value = data.get(field, {})
    if not isinstance(value, dict):
        raise Unreadable(f"{field}: names with values are needed, not {type(value).__name__}")
    return value


def whole(field: str, name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= 1 << 40:
        raise Unreadable(f"{field}: {name} is {value!r}, a whole number is needed")
    return value


def read_card(layout: Layout, field: str, name: object) -> int:
    card = cards_by_name(layout).get(name) if isinstance(name, str) else None
    if card is not None:
        return card
    raise Unreadable(f"{field}: there is no card {name!r}")


def read_zones(s: State, zones: Plain) -> None:
    for name, cards in zones.items():
        zone = read_zone(s.layout, name)
        if not isinstance(cards, list):
            raise Unreadable(f"zones: {name} wants a list of cards")
        for text in cards:
            card = read_card(s.layout, f"zones: {name}", text)
            if place_of(s, card) != NONE:
                raise Unreadable(f"zones: {text} lies in two places")
            if not s.layout.takes(zone, card):
                raise Unreadable(f"zones: {text} cannot lie in {name}")
            move(s, card, zone)
    missing = [s.layout.cards[card] for card in range(s.cards) if place_of(s, card) == NONE]
    if missing:
        raise Unreadable(f"zones: nowhere to be found: {', '.join(missing[:8])}")


def read_numbers(s: State, given: Plain) -> None:
    for name, value in given.items():
        if name not in s.layout.offsets:
            allowed = ", ".join(s.layout.offsets)
            raise Unreadable(f"numbers: there is no {name!r}; there are {allowed}")
        at = s.layout.offsets[name]
        number = next(one for one in s.layout.numbers if one.name == name)
        if number.copies > 1:
            if not isinstance(value, list) or len(value) > number.copies:
                raise Unreadable(f"numbers: {name} wants a list of at most {number.copies}")
            for i in range(len(value)):
                s.n[at + i] = whole("numbers", name, value[i])
        elif isinstance(value, str):
            if value not in number.words:
                raise Unreadable(f"numbers: {name} is {value!r}, not one of {', '.join(number.words)}")
            s.n[at] = number.words.index(value)
        else:
            s.n[at] = whole("numbers", name, value)
            if number.words and not 0 <= value < len(number.words):
                raise Unreadable(f"numbers: {name} is {value}, not one of {', '.join(number.words)}")


def read_frame(s: State, frame: object) -> None:
    if not isinstance(frame, list) or len(frame) != FRAME:
        raise Unreadable("frames: each is [rule, step, seat, a, b]")
    rule, step, seat, a, b = frame
    if rule not in s.layout.rules:
        raise Unreadable(f"frames: there is no rule {rule!r}")
    index = s.layout.rules.index(rule)
    steps = [one.__name__ for one in s.rules.table[index]]
    if step not in steps:
        raise Unreadable(f"frames: {rule} has no step {step!r}; it has {', '.join(steps)}")
    most = max(int(s.seats), s.layout.roles)
    if not NONE <= whole("frames", rule, seat) < most:
        raise Unreadable(f"frames: {rule} has seat {seat}, not one of -1 to {most - 1}")
    push(s, index, whole("frames", rule, seat), whole("frames", rule, a), whole("frames", rule, b), steps.index(step))


def read_sealed(s: State, sealed: Plain) -> None:
    ask = s.ask
    for seat, text in sealed.items():
        fitting = [] if ask is None or ask.mode != SEALED or not seat.isdigit() else ask.of(int(seat))
        acts = [act for act in readings(s.layout, str(text)) if act in fitting]
        if not acts:
            raise Unreadable(f"sealed: seat {seat} cannot have answered {text!r}")
        seal(s, int(seat), acts[0])
    if ask is not None and ask.mode == SEALED and all(sealed_by(s, seat) != NONE for seat in ask.seats):
        raise Unreadable("sealed: every answer is in, so nobody is asked")
