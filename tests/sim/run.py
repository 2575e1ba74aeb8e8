"""The story of one seed: tables are made, a storm passes over them, it calms down, and everything must be there."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable
from typing import Any, NamedTuple

import structlog

import chronolude as cl
from chronolude.server.http.bodies import Made, NewTable, SeatWish
from chronolude.server.live import entries
from chronolude.server.live.fairness import open_game
from chronolude.server.live.rows import ClockSettings, TableSettings
from chronolude.server.starts.tables import make_table

from .client import Client
from .pins import cut_any
from .powers import meddle, set_right, welcome_all
from .truth import TableTruth, Violation
from .world import GRACE_SECONDS, World, seeded_secrets

GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "contre-temps": (3, {}), "time-division": (2, {}), "chrononauts": (2, {}), "artifaxx": (3, {}),
    "timeline": (2, {}), "solonauts": (1, {}), "time-stories": (2, {"mission": "fixture"}),
}  # fmt: skip
WEIGHTS = (4, 4, 2, 4, 1, 2, 1)
"""Games with small views are played more often: a seed costs less."""
STORM_SECONDS = 12.0
CALM_SECONDS = 90.0
EXPECTED = (
    "a worker is gone; its tables go on elsewhere",
    "the loop stood still; nobody is charged for it",
)


class Outcome(NamedTuple):
    """What a run came to."""

    seed: int
    digest: str
    steps: int
    checks: int
    answers: int
    deaths: int
    faults: int
    fault: str
    trace: list[str]


def run(seed: int, keep: bool = False, workers: int = 1) -> Outcome:
    """One whole run; a violation is told, not raised."""
    world, fault = World(seed, keep, workers=workers, pulse=True), ""
    secret = random.Random(f"secrets {seed}")
    with seeded_secrets(secret), structlog.testing.capture_logs() as logs:
        try:
            world.logs = logs
            story(world)
        except Exception as error:  # whatever it is, the seed shows it again
            fault = str(error) if isinstance(error, Violation) else traceback.format_exc()
            world.note(f"VIOLATION: {fault}")
        finally:
            world.end()
    answers = sum(len(table.keys) for table in world.truth.tables.values())
    return Outcome(
        seed, world.digest.hexdigest(), world.steps, world.truth.checks, answers, world.deaths, world.faults.happened,
        fault, world.trace or [],
    )  # fmt: skip


def story(world: World) -> None:
    world.boot()
    for _ in range(world.dice.randint(1, 3)):
        open_table(world)
    plan_storm(world)
    world.run_for(STORM_SECONDS)
    world.faults.heal()
    world.kills.clear()
    world.is_calm = True
    for client in world.clients:
        client.honest = True
    set_right(world)
    tables = [one for name, one in world.truth.tables.items() if name in world.hosts]  # of others nobody knows
    before = {one.id: len(one.log) + 2 for one in tables}
    world.run_until(lambda: all(goes_on(one, before[one.id]) for one in tables), CALM_SECONDS)
    for table in tables:
        check_end(table, before[table.id])
    if any(world.truth.since_death(wire) > 0 and wire.server_end_open for wire in world.wires):
        world.run_for(GRACE_SECONDS + 1)
    world.check_lines()
    check_acknowledged(world)
    unexpected = [
        one for one in world.logs if one["log_level"] in ("error", "warning") and one["event"] not in EXPECTED
    ]
    if unexpected and not world.faults.happened:
        raise Violation(f"something failed with nothing wrong: {unexpected[:3]}")


# ── the tables ───────────────────────────────────────────────────────────────────────────────────


def open_table(world: World) -> None:
    dice = world.dice
    game = dice.choices(list(GAMES), WEIGHTS)[0]
    seats, options = GAMES[game]
    kinds = ["human", *(dice.choice(("human", "human", "bot")) for _ in range(seats - 1))]
    players = [SeatWish(kind, f"Person {i}", "random" if kind == "bot" else "") for i, kind in enumerate(kinds)]  # type: ignore[arg-type]
    settings = TableSettings(delay=dice.choice((0, 0, 4)), clock=any_clock(dice))
    made: Made = world.ask_house(
        lambda hall: make_table(hall, NewTable(game, seats, options, [], players, "", settings), "")
    )
    welcome_all(world, made)
    watch = made.watch.rpartition("/")[2]
    watcher = Client(world, made.id, None, watch, random.Random(f"{world.seed} {made.id} watch"))
    world.clients.append(watcher)
    world.at(world.now() + dice.random(), watcher.tick)


def any_clock(dice: random.Random) -> ClockSettings:
    kind = dice.choice(("none", "live", "correspondence"))
    if kind == "live":
        return ClockSettings(
            "live", bank=dice.choice((3.0, 60.0)), increment=1, at_zero=dice.choice(("bot", "host", "forfeit"))
        )
    return ClockSettings("none") if kind == "none" else ClockSettings("correspondence", hours=0.01, cap_hours=0.02)


# ── the storm ────────────────────────────────────────────────────────────────────────────────────


def plan_storm(world: World) -> None:
    dice, now = world.dice, world.now()
    for _ in range(dice.randrange(4)):
        world.at(now + dice.uniform(1, STORM_SECONDS), lambda: world.kills.append(dice.randrange(60)))
    for _ in range(dice.randrange(4)):
        begin = now + dice.uniform(1, STORM_SECONDS - 6)
        weather = dice.choice(WEATHER)
        world.at(begin, lambda weather=weather: weather(world))  # type: ignore[misc]
        world.at(begin + dice.uniform(0.5, 5), world.faults.heal)
    for _ in range(dice.randrange(8)):
        world.at(now + dice.uniform(1, STORM_SECONDS), lambda: meddle(world))
    for trouble in (jump, sleep):
        for _ in range(dice.randrange(3)):
            world.at(now + dice.uniform(1, STORM_SECONDS), lambda trouble=trouble: trouble(world))  # type: ignore[misc]
    for _ in range(dice.randrange(3) if len(world.processes) > 1 else 0):
        world.at(now + dice.uniform(1, STORM_SECONDS), lambda: cut_any(world.pins, dice, world.note))


def full_disk(world: World) -> None:
    world.note("the disk is full")
    world.faults.full = True


def bad_disk(world: World) -> None:
    world.note("the disk fails now and then")
    world.faults.commit_fails, world.faults.read_fails = 0.4, 0.2


def bad_link(world: World) -> None:
    world.note("commits succeed unheard")
    world.faults.lost_word = 0.4


def slow_disk(world: World) -> None:
    world.note("the disk is slow")
    world.faults.slow = 2.0


WEATHER: tuple[Callable[[World], None], ...] = (full_disk, bad_disk, bad_link, slow_disk)


def jump(world: World) -> None:
    """Somebody sets the clock of a machine."""
    process = world.dice.choice(world.processes)
    process.skew += world.dice.choice((3600.0, -7200.0, 5.0))
    world.note(f"the clock of process {process.number} is set to {process.skew:+}")


def sleep(world: World) -> None:
    """A process is suspended, or its loop is busy; of two, one is taken for dead when it sleeps for long."""
    world.stand_still(world.dice.choice(world.processes), world.dice.choice((0.3, 6.0, 20.0)))


# ── the end ──────────────────────────────────────────────────────────────────────────────────────


def goes_on(table: TableTruth, length: int) -> bool:
    """Whether something has happened at a table since, or nothing needs to."""
    return table.folded.over or table.folded.paused is not None or len(table.log) >= length


def check_end(table: TableTruth, length: int) -> None:
    """The game goes on, and its answers alone, without the server's fold, lead to where it stands."""
    folded = table.folded
    if not goes_on(table, length):
        raise Violation(f"{table.id} ({folded.row.game}) stands still: asked {folded.asked}, undo {folded.undo}")
    if folded.table is None:
        return
    replayed: cl.Table | None = None
    for line in table.log:
        entry = line.entry
        if isinstance(entry, entries.Dealt):
            replayed = open_game(folded.row, entry.entropy)
        elif isinstance(entry, entries.Answered):
            assert replayed is not None
            replayed.play(entry.seat, entry.text)
        elif isinstance(entry, entries.Kept) and replayed and replayed.is_sealed and entry.seat not in replayed.asked:
            replayed.change(entry.seat, entry.text)
        elif isinstance(entry, entries.Undone):
            assert replayed is not None
            while replayed.decision > entry.to:
                replayed.undo()
    assert replayed is not None
    if replayed.position() != folded.table.position():
        raise Violation(f"{table.id}: the answers on disk lead elsewhere")


def check_acknowledged(world: World) -> None:
    for name, seat, key, text in world.acknowledged:
        table = world.truth.tables[name]
        if (seat, key) not in table.keys and not any(sealed_as(one.entry, seat, text) for one in table.log):
            raise Violation(f"{name}: the answer {key} of seat {seat} was acknowledged and is lost")


def sealed_as(entry: Any, seat: int | None, text: str) -> bool:
    return isinstance(entry, entries.Answered | entries.Kept) and (entry.seat, entry.text) == (seat, text)
