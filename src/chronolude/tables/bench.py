"""How fast the engine is, beside OpenSpiel's hearts: all measures take turns, so a busy machine slows all alike."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from time import process_time  # on a shared machine, waiting for a turn is not work
from typing import Any, Final

import msgspec

from ..games import OURS, find
from ..kernel import engine
from ..kernel.chance import Cheap, Source
from ..kernel.state import State
from .opening import ints_of, new, settle_options

GAME: Final = next(iter(OURS))
"""The game that is measured in every shape of calls: the first of the register."""
OTHERS: Final = tuple(OURS)[1:]
"""The games of which only free choices are measured."""
SEATS: Final = 4
PICK: Final = random.Random(1).random  # one generator for all games, as theirs has one
LONG: Final = 100  # choices after which a game with windows is long enough to measure
Measure = Callable[[], float]
"""Does some work and answers how many microseconds one unit of it took."""


class NoPeer(Exception):
    """OpenSpiel is not installed."""


class Figure(msgspec.Struct, frozen=True):
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


def blank_state(name: str = GAME) -> State:
    """The table before the deal, with four seats or as many as the game has."""
    game = find(name)
    seats = min(SEATS, game.seats[1])
    return game.rulebook.blank(game.rules, seats, ints_of(game, settle_options(game, seats, {})), Source())


def play_by_index(blank: State, seed: int, pick: Callable[[], float] = PICK) -> int:
    """One random game, deal included: how many answers are open, and the one of this number; the number of answers."""
    s = engine.begin(blank, Cheap(seed))
    count = 0
    open_to, take = engine.open_to, engine.take
    while n := open_to(s):
        take(s, int(pick() * n))
        count += 1
    return count


def play_listed(blank: State, seed: int, pick: Callable[[], float] = PICK) -> int:
    """The same in OpenSpiel's own shape of calls: a list of legal answers, and one of them."""
    s = engine.begin(blank, Cheap(seed))
    count = 0
    legal, play = engine.legal, engine.play
    while options := legal(s):
        play(s, options[int(pick() * len(options))])
        count += 1
    return count


def play_free(blank: State, seed: int, pick: Callable[[], float] = PICK) -> int:
    """By index again, forced answers given by the engine and not counted.

    A game that random players do not end is left after LONG choices.
    """
    s = engine.begin(blank, Cheap(seed))
    count = 0
    choices, take = engine.choices, engine.take
    while (n := choices(s)) and count < LONG:
        take(s, int(pick() * n))
        count += 1
    return count


def from_python(play: Callable[[State, int], int], blank: State, games: int) -> Measure:
    """Microseconds for each answer of random games, played one way or another."""
    return each(lambda: sum(play(blank, seed) for seed in range(games)))


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
    middle = mid_game(blank)
    table = mid_table()
    fewer = max(1, pace.games // 4)
    return {
        "by-index": from_python(play_by_index, blank, pace.games),
        "listed": from_python(play_listed, blank, pace.games),
        **{name: from_python(play_free, blank_state(name), fewer) for name in OTHERS},
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
        raise NoPeer from error
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
    ("by-index", "by-index", "python-deal"),
    ("listed", "listed", "python-deal"),
    ("listed-dealt", "listed", "python-dealt"),
    *((name, name, "python-deal") for name in OTHERS),
    ("engine-deal", "engine", "engine-deal"),
    ("engine", "engine", "engine"),
    ("clone", "clone", "clone"),
)
"""Comparisons by name: our measures and the ones of theirs they stand beside."""


def bench(rounds: int, pace: Pace, tick: Callable[[int], None] = lambda _: None) -> list[Figure]:
    """Medians over the rounds; in each round every measure of both sides has its turn."""
    sides = (our_measures(pace), hearts_measures(pace))
    taken: dict[tuple[int, str], list[float]] = {}
    for _ in range(rounds):
        for side, measures in enumerate(sides):
            for name, measure in measures.items():
                taken.setdefault((side, name), []).append(measure())
        tick(1)
    middle = {key: statistics.median(values) for key, values in taken.items()}
    lines = [compared(name, middle[0, ours], middle[1, theirs]) for name, ours, theirs in PAIRS]
    return [*lines, *(Figure(name, middle[0, name], None, None) for name in ("view", "record"))]


def compared(name: str, ours: float, theirs: float) -> Figure:
    return Figure(name, ours, theirs, theirs / ours)
