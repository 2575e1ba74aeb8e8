"""How fast the engine is, beside OpenSpiel's hearts: all measures take turns, so a busy machine slows all alike."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from time import process_time  # on a shared machine, waiting for a turn is not work
from typing import Any, Final

import msgspec

from ..games import find
from ..kernel import engine
from ..kernel.ask import SEALED
from ..kernel.chance import Cheap, Source
from ..kernel.state import State
from .opening import ints_of, new, settle_options

GAME: Final = "contre-temps"
SEATS: Final = 4
WINDOWED: Final = "chrononauts"
PICK: Final = random.Random(1).random  # one generator for all games, as theirs has one
LONG: Final = 150  # choices after which a game with windows is long enough to measure
Measure = Callable[[], float]
"""Does some work and answers how many microseconds one unit of it took."""


class Missing(Exception):
    """OpenSpiel is not installed."""


class Line(msgspec.Struct, frozen=True):
    """One comparison: what, our time, theirs, and how many times as fast we are."""

    name: str
    ours: float
    theirs: float | None
    ratio: float | None


class Pace:
    """How much one round of each measure does: about a second, and more of it where the engine is compiled."""

    def __init__(self, scale: float = 1.0) -> None:
        scale *= 5 if is_compiled() else 1
        self.games = max(1, int(60 * scale))
        self.batch = max(1, int(200 * scale))
        self.copies = max(1, int(4000 * scale))
        self.views = max(1, int(100 * scale))


def is_compiled() -> bool:
    return not str(engine.__file__).endswith(".py")


# ── ours ─────────────────────────────────────────────────────────────────────────────────────────


def blank_state(name: str = GAME, seats: int = SEATS) -> State:
    game = find(name)
    return game.rulebook.blank(game.rules, seats, ints_of(game, settle_options(game, seats, {})), Source())


def play_from_python(blank: State, seed: int, pick: Callable[[], float] = PICK) -> int:
    """One random game, deal included, asking and answering from Python; the number of answers.

    A game that random players do not end is left after LONG answers.
    """
    s = engine.begin(blank, Cheap(seed))
    count = 0
    answer = engine.answer
    while (ask := s.ask) is not None and count < LONG:
        if ask.mode == SEALED:
            for seat, options in zip(ask.seats, ask.options, strict=True):
                answer(s, seat, options[int(pick() * len(options))])
                count += 1
        else:
            options = ask.options[0]
            answer(s, ask.seats[0], options[int(pick() * len(options))])
            count += 1
    return count


def free_share(blank: State, games: int) -> float:
    """How many of the answers of such games were a choice, between two options or more."""
    pick = random.Random(1).random
    free: list[bool] = []
    for seed in range(games):
        s = engine.begin(blank, Cheap(seed))
        count = len(free)
        while (ask := s.ask) is not None and len(free) < count + LONG:
            for seat, options in zip(ask.seats, ask.options, strict=True):
                free.append(len(options) > 1)
                engine.answer(s, seat, options[int(pick() * len(options))])
                if s.ask is not ask:
                    break
    return sum(free) / len(free)


def from_python(blank: State, games: int, share: float = 1.0) -> Measure:
    """Microseconds for each answer of random games, or for each of that share of them."""
    return each(lambda: sum(play_from_python(blank, seed) for seed in range(games)) * share)


def mid_game(blank: State) -> State:
    """A state after some forty answers, with a line and hands worth copying."""
    s = engine.begin(blank, Cheap(1))
    engine.playout(s, Cheap(2), limit=24)
    return s


def mid_table() -> Any:
    table = new(GAME, seats=SEATS, seed=1)
    for _ in range(24):
        seat = table.asked[0]
        table.play(seat, table.options(seat)[0].text)
    return table


def our_measures(pace: Pace) -> dict[str, Measure]:
    blank = blank_state()
    windowed = blank_state(WINDOWED)
    middle = mid_game(blank)
    table = mid_table()
    division = blank_state("time-division", 2)
    fewer = max(1, pace.games // 4)
    return {
        "python-deal": from_python(blank, pace.games),
        "time-division": from_python(division, pace.games, free_share(division, pace.games)),
        WINDOWED: from_python(windowed, fewer, free_share(windowed, fewer)),
        "engine": each(lambda: engine.batch(blank, pace.batch, 1)),
        "clone": each(lambda: repeat(middle.clone, pace.copies)),
        "view": each(lambda: repeat(lambda: table.view(0), pace.views)),
        "record": each(lambda: repeat(table.record, pace.views)),
    }


def each(work: Callable[[], float]) -> Measure:
    """Microseconds for each unit the work says it did."""

    def measure() -> float:
        since = process_time()
        done = work()
        return (process_time() - since) / done * 1e6

    return measure


def repeat(call: Callable[[], object], times: int) -> int:
    for _ in range(times):
        call()
    return times


# ── theirs ───────────────────────────────────────────────────────────────────────────────────────


def open_spiel() -> Any:
    try:
        import pyspiel  # noqa: PLC0415  (an extra, and slow to load)
    except ImportError as error:
        raise Missing from error
    return pyspiel


def deal_hearts(game: Any, pick: Callable[[], float]) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[int(pick() * len(actions))])
    return state


def play_hearts(state: Any, pick: Callable[[], float]) -> int:
    """To the end at random by the loop that plays any of their games; the number of answers, dealt cards not counted.

    Ours is the loop that plays any of ours, so neither side profits from knowing which game it is.
    """
    count = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        count += not state.is_chance_node()
        state.apply_action(actions[int(pick() * len(actions))])
    return count


def hearts_measures(pace: Pace) -> dict[str, Measure]:
    spiel = open_spiel()
    game = spiel.load_game("hearts")
    pick = random.Random(1).random
    dealt = deal_hearts(game, pick)
    bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    moves = play_hearts(dealt.clone(), pick)

    def loop(start: Callable[[], Any]) -> int:
        for seed in range(pace.batch):
            spiel.evaluate_bots(start(), bots, seed)
        return pace.batch * moves

    return {
        "python-deal": each(lambda: sum(play_hearts(game.new_initial_state(), pick) for _ in range(pace.games))),
        "python-dealt": each(lambda: sum(play_hearts(dealt.clone(), pick) for _ in range(pace.games))),
        "engine-deal": each(lambda: loop(game.new_initial_state)),
        "engine": each(lambda: loop(dealt.clone)),
        "clone": each(lambda: repeat(dealt.clone, pace.copies)),
    }


# ── together ─────────────────────────────────────────────────────────────────────────────────────


PAIRS: Final = (
    ("python-deal", "python-deal"),
    ("python-deal", "python-dealt"),
    ("engine", "engine-deal"),
    ("engine", "engine"),
    ("clone", "clone"),
)
"""Our measures and the ones of theirs they stand beside."""


def bench(rounds: int, pace: Pace, tick: Callable[[int], None] = lambda _: None) -> list[Line]:
    """Medians over the rounds; in each round every measure of both sides has its turn."""
    sides = (our_measures(pace), hearts_measures(pace))
    taken: dict[tuple[int, str], list[float]] = {}
    for _ in range(rounds):
        for side, measures in enumerate(sides):
            for name, measure in measures.items():
                taken.setdefault((side, name), []).append(measure())
        tick(1)
    middle = {key: statistics.median(values) for key, values in taken.items()}
    lines = [compared(theirs, middle[0, ours], middle[1, theirs]) for ours, theirs in PAIRS]

    lines.insert(1, compared("time-division", middle[0, "time-division"], middle[1, "python-deal"]))
    lines.append(compared(WINDOWED, middle[0, WINDOWED], middle[1, "python-deal"]))
    return [*lines, *(Line(name, middle[0, name], None, None) for name in ("view", "record"))]


def compared(name: str, ours: float, theirs: float) -> Line:
    return Line(name, ours, theirs, theirs / ours)
