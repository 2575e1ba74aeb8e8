"""What an answer would surely do, as far as its seat can know.

The answer is played in many worlds imagined from the seat's view, through forced asks and through windows nobody
answers, up to the first real choice, chance, or card turned up. What all worlds tell alike is certain. It cannot
leak, because it starts from a view.

A game may name a rule to whose end its figures are followed (`Game.ahead`): choices and chance on the way are then
taken at random, so that a range tells what others' choices may make of a total.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..games.game import Game
from ..kernel.ask import SEALED, Ask, verb_of
from ..kernel.chance import Cheap, Exhausted, Source
from ..kernel.engine import answer
from ..kernel.layout import CARD
from ..kernel.state import NONE, RULE, STEP, Event, Log, State
from ..kernel.state import numbers as state_numbers
from ..kernel.verbs import framed, sealed_by
from ..sight import BACK, Sight, face, imagine
from .positions import numbers
from .views import args_in_words

Face = tuple[int, tuple[int, ...]]
MOST_FORCED = 200
SPREAD = 2  # random continuations per imagined world
OUTLOOK_STREAM = 0x51DE  # a stream of chance of their own, so that they do not follow what the world draws
STOPPED, FORCED, WINDOW = range(3)


class Foreseen(msgspec.Struct, frozen=True):
    """One certain event."""

    kind: str
    args: dict[str, Any]
    if_nobody_answers: bool
    text: str = ""
    """The sentence, where somebody wanted it in a language."""


class Forecast(msgspec.Struct, frozen=True):
    """Certain events in order, and the range of the figures the game declares."""

    events: list[Foreseen]
    figures: dict[str, list[Any]]
    """For each figure that may change: its least and its greatest value over the worlds."""
    worlds: int


def foresee(game: Game, sight: Sight, path: list[int], worlds: int, decision: int) -> Forecast:
    tales: list[tuple[list[Face], int]] = []
    figures: list[dict[str, Any]] = []
    for number in range(worlds):
        picks = Cheap((decision << 20) + (sight.seat << 12) + number)
        world = imagine(sight, game.rules, Source(), picks)
        log: list[Event] = []
        world.log = Log(log)
        windows_from = play_on(game, world, sight.seat, path)
        tales.append((certain_part(game, sight, log), windows_from))
        if game.outlook.until == NONE:
            figures.append(numbers(game.layout, state_numbers(world)))
    if game.outlook.until != NONE:
        figures = looking_ahead(game, sight, path, worlds, decision)
    common = shared(tales)
    events = [
        Foreseen(
            game.layout.tellings[kind].name,
            args_in_words(game.layout, kind, args),
            any(i >= since for _, since in tales),
        )
        for i, (kind, args) in enumerate(common)
    ]
    return Forecast(events, ranges(game, sight, figures), worlds)


def play_on(game: Game, world: State, seat: int, path: list[int]) -> int:
    """Play the path, then whatever is forced; tells after how many events a window was passed through."""
    windows_from = 1 << 30
    try:
        for act in path:
            answer(world, seat, act)
        for _ in range(MOST_FORCED):
            before = len(world.log.events) if world.log is not None else 0
            passed = pass_by(game, world)
            if passed == STOPPED:
                break
            if passed == WINDOW:
                windows_from = min(windows_from, before)
    except Exhausted:
        pass
    return windows_from


def pass_by(game: Game, world: State) -> int:
    """Answer the ask if nobody has a real choice: forced answers are given, windows go by."""
    ask = world.ask
    if ask is None:
        return STOPPED
    owed = [one for one in zip(ask.seats, ask.options, strict=True) if not is_sealed(world, ask, one[0])]
    acts = [passing(game, options) for _, options in owed]
    for (other, _), act in zip(owed, acts, strict=True):
        if None in acts or act is None:
            return STOPPED
        if answer(world, other, act):
            break
    return WINDOW if any(len(options) > 1 for _, options in owed) else FORCED


def is_sealed(world: State, ask: Ask, seat: int) -> bool:
    return ask.mode == SEALED and sealed_by(world, seat) != NONE


def passing(game: Game, options: list[int]) -> int | None:
    """The forced answer, or the one that lets a window go by."""
    if len(options) == 1:
        return options[0]
    for act in options:
        if game.layout.verbs[verb_of(act)].passes:
            return act
    return None


def certain_part(game: Game, sight: Sight, log: list[Event]) -> list[Face]:
    """The seat's faces up to the first card it has not seen before, named or acting: turning anything up is chance."""
    seen = {card for zone in sight.zones for card in zone} | {BACK}
    out: list[Face] = []
    for event in log:
        kind, args = face(event, sight.seat, game.layout)
        named = game.layout.tellings[kind].args
        if game.layout.tellings[kind].name == game.outlook.acts and BACK in sight.zones[args[-1]]:
            break
        if any(sort == CARD and arg not in seen for (_, sort), arg in zip(named, args, strict=True)):
            break
        out.append((kind, args))
    return out


def shared(tales: list[tuple[list[Face], int]]) -> list[Face]:
    """The beginning that all worlds tell alike."""
    first = tales[0][0]
    length = min(len(tale) for tale, _ in tales)
    for i in range(length):
        if any(tale[i] != first[i] for tale, _ in tales):
            return first[:i]
    return first[:length]


# ── figures that look ahead ──────────────────────────────────────────────────────────────────────


def looking_ahead(game: Game, sight: Sight, path: list[int], worlds: int, decision: int) -> list[dict[str, Any]]:
    """The figures at the end of the frame that the outlook names, others' choices and chance taken at random."""
    out: list[dict[str, Any]] = []
    for number in range(worlds * SPREAD):
        dice = Cheap((decision << 24) + (sight.seat << 20) + number)
        world = imagine(sight, game.rules, dice, dice)
        at = frame_of(world, game.outlook.until)
        step = framed(world, at, STEP) if at >= 0 else 0
        log: list[Event] = []
        world.log = Log(log) if game.outlook.counted[0] else None
        for act in path:
            answer(world, sight.seat, act)
        for k in range(MOST_FORCED):
            if world.mode < 0 or not lasts(world, game.outlook.until, at, step):
                break
            answer_anyhow(world, dice, k)
        out.append(numbers(game.layout, state_numbers(world)) | counted(game, log, sight.seats))
    return out


def counted(game: Game, log: list[Event], seats: int) -> dict[str, Any]:
    """The figures as they were counted, where the table has been cleared since."""
    kind, name = game.outlook.counted
    for event in log:
        if game.layout.tellings[event.kind].name == kind:
            return {name: list(event.args[-seats:])}
    return {}


def frame_of(world: State, rule: int) -> int:
    """Where the innermost frame of a rule stands in the stack; -1 if there is none."""
    for level in range(world.depth - 1, -1, -1):
        if framed(world, level, RULE) == rule:
            return level
    return -1


def lasts(world: State, rule: int, at: int, step: int) -> bool:
    """Whether that frame is still the same one: its steps only go on."""
    return 0 <= at < world.depth and framed(world, at, RULE) == rule and framed(world, at, STEP) >= step


def answer_anyhow(world: State, dice: Source, k: int) -> None:
    ask = world.ask
    assert ask is not None
    for seat, options in zip(ask.seats, ask.options, strict=True):
        if is_sealed(world, ask, seat):
            continue
        if answer(world, seat, options[dice.draw(OUTLOOK_STREAM, 2 * k + seat, len(options))]):
            return


# ── ranges ───────────────────────────────────────────────────────────────────────────────────────


def ranges(game: Game, sight: Sight, figures: list[dict[str, Any]]) -> dict[str, list[Any]]:
    """Least and greatest value of each declared figure, where it differs from now."""
    now = numbers(game.layout, sight.n)
    out: dict[str, list[Any]] = {}
    for name in game.outlook.figures:
        values = [world[name] for world in figures]
        if any(value != now[name] for value in values):
            out[name] = [min(values), max(values)] if not isinstance(now[name], list) else spans(values)
    return out


def spans(rows: list[list[int]]) -> list[list[int]]:
    return [[min(column), max(column)] for column in zip(*rows, strict=True)]
