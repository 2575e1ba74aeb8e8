"""`chronolude simulate`: many games between bots, in figures."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import Progress

from ..bots.arena.cluster import NoRay, spread
from ..bots.data.rows import SUFFIXES, NoArrow
from ..bots.data.run import DataPlaces, collect
from ..bots.simulation import Plan
from ..games import register
from ..locale import say
from ..search.work import share as share_work
from ..tables.opening import settle_options
from ..tables.runner import CAP
from .arguments import Bots, GameName, Json, Lang, Seats, Seed, Settings
from .checks import at_least, bots_of, dealt, game_named, language, listed, options_of, seats_of
from .faults import Fault
from .screen import Screen, console

Games = Annotated[int, typer.Option("--games", help="How many games.")]
Jobs = Annotated[int, typer.Option("--jobs", help="How many processes share the work.")]
ENGINES: Final = ("local", "ray")
Keep = Annotated[
    Path | None, typer.Option("--journal", metavar="FILE", help="Keep what has been played, and go on from there.")
]
Where = Annotated[str, typer.Option("--engine", help="local: processes of this machine; ray: a cluster.")]
Address = Annotated[str | None, typer.Option("--address", help="The Ray cluster; by default one on this machine.")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="A row per game: .jsonl or .parquet.")]
Decisions = Annotated[
    Path | None, typer.Option("--decisions", metavar="FILE", help="A row per decision: .jsonl or .parquet.")
]
Records = Annotated[Path | None, typer.Option("--records", metavar="FOLDER", help="A record per game, to replay.")]
Cap = Annotated[int, typer.Option("--cap", help="Decisions after which a game is cut short.")]


def simulate(
    game: GameName = None, seats: Seats = None, games: Games = 1000, bots: Bots = None, option: Settings = None,
    seed: Seed = 0, jobs: Jobs = 1, cap: Cap = CAP, out: Out = None, decisions: Decisions = None,
    records: Records = None, journal: Keep = None, engine: Where = "local", address: Address = None,
    as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Let bots play many games and print the figures; write rows, records and a journal if you want them."""
    lang = language(lang)
    plan = plan_of(lang, game, seats, games, bots, option or [], seed or 0, cap)
    run_on = engine_of(lang, engine, address, at_least(lang, "--jobs", jobs, 1))
    places = DataPlaces(row_file(lang, out), row_file(lang, decisions), records, journal)
    with progress(say(lang, "cl-cli-simulating"), plan.games, hidden=as_json) as tick, faults_of(lang):
        found = collect(plan, places, run_on, jobs, tick)
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        tell(Screen(), found, lang)
    if found.get("lapses"):
        raise typer.Exit(1)


def row_file(lang: str, path: Path | None) -> Path | None:
    if path is not None and path.suffix not in SUFFIXES:
        raise Fault(lang, "cl-cli-row-file", file=str(path), known=listed(lang, SUFFIXES))
    return path


@contextmanager
def faults_of(lang: str) -> Iterator[None]:
    """What a long run needs and does not find, in a line."""
    try:
        yield
    except NoRay:
        raise Fault(lang, "ar-no-ray") from None
    except NoArrow:
        raise Fault(lang, "cl-cli-no-arrow") from None
    except ConnectionError as error:
        raise Fault(lang, "ar-no-cluster", reason=str(error)) from None
    except OSError as error:
        raise Fault(lang, "ar-unwritable", file=str(error.filename), reason=error.strerror or str(error)) from None
    except ValueError as error:
        raise Fault(lang, "ar-journal", reason=str(error)) from None


def engine_of(lang: str, name: str, address: str | None, workers: int | None) -> Any:
    """Where the games are played: by processes of this machine, or on a cluster."""
    if name not in ENGINES:
        raise Fault(lang, "ar-no-engine", name=name, known=listed(lang, ENGINES))
    if workers is not None:
        at_least(lang, "--workers", workers, 1)
    if name == "local":
        if address is not None:
            raise Fault(lang, "ar-address")
        return partial(share_work, jobs=workers or os.cpu_count() or 1)
    return partial(spread, jobs=workers, address=address)


def plan_of(
    lang: str, name: str | None, seats: int | None, games: int, bots: str | None,
    options: list[str], seed: int, cap: int,
) -> Plan:  # fmt: skip
    if name is None:
        raise Fault(lang, "cl-cli-name-a-game", known=listed(lang, register()))
    game = game_named(lang, name)
    count = seats_of(lang, game, seats)
    settings = settle_options(game, count, options_of(lang, game, options, count))
    dealt(lang, game, count, settings)
    players = bots_of(lang, game, bots, count)
    return Plan(
        game.id, count, settings, players,
        at_least(lang, "--games", games, 1), seed, at_least(lang, "--cap", cap, 1),
    )  # fmt: skip


@contextmanager
def progress(title: str, total: int, *, hidden: bool) -> Iterator[Callable[[int], None]]:
    """How far a long command is, on stderr, where somebody is watching."""
    out = console(stderr=True)
    with Progress(console=out, transient=True, disable=hidden or not out.is_terminal) as shown:
        task = shown.add_task(title, total=total)
        yield lambda done: shown.advance(task, done)


def tell(screen: Screen, found: dict[str, Any], lang: str) -> None:
    """The figures in sentences."""
    games = found["games"]
    screen.say(
        say(lang, "cl-cli-simulated", n=games, game=found["game"], seats=str(found["seats"]), seed=str(found["seed"]))
    )
    for name in ("decisions", "rounds", "scores"):
        if name in found:
            values = {key: figure(value) for key, value in found[name].items()}
            screen.say(say(lang, f"cl-cli-{name}", mean=values["mean"], least=values["min"], limit=values["max"]))
    for ending, count in found["endings"].items():
        screen.say(say(lang, "cl-cli-ending", name=ending, count=str(count), share=share(count, games)))
    for seat, (bot, count) in enumerate(zip(found["bots"], found["wins"], strict=True), 1):
        text = say(lang, "cl-cli-wins", number=str(seat), bot=bot, count=str(count), share=share(count, games))
        screen.say(text)
    screen.say(say(lang, "cl-cli-capped", n=found["capped"], share=share(found["capped"], games)))
    tell_lapses(screen, found, lang)
    screen.say(say(lang, "cl-cli-speed", seconds=figure(found["seconds"]), speed=figure(found["decisions_per_second"])))


def tell_lapses(screen: Screen, found: dict[str, Any], lang: str) -> None:
    """Which bots failed, how often, and how the first time."""
    for one in found.get("lapses", []):
        first = one["first"]
        told = {"game": str(first["game"]), "number": str(first["seat"] + 1), "answer": str(first["answer"])}
        screen.say(say(lang, "cl-cli-lapse", bot=one["bot"], n=one["games"], **told, what=first["what"]), hang="  ")


def figure(value: float) -> str:
    return f"{value:.10g}"


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}"
