"""The table of a run, for the terminal and as a page of the documentation."""

from __future__ import annotations

from functools import reduce
from typing import Final

from chronolude.bots.arena.match import Bout, ThinkTime
from chronolude.games import find
from scripts.strength.about import About
from scripts.strength.run import Session
from scripts.strength.solving import winnable
from scripts.strength.trials import Trial

HEADS: Final = ("match", "games", "figure", "interval", "bar", "verdict")
TOP: Final = "master"
SECOND: Final = 1.0  # of work that the highest level may spend on a decision
CORES: Final = 2
BAR_MINUTES: Final = 170  # of a whole run on so many cores
MARKS: Final = {
    "passes": "passes",
    "fails": "**fails**",
    "open": "**open**",
    "told": "",
    "not played": "**not played**",
}


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def shown(trial: Trial, value: float) -> str:
    """A figure in the row's own measure; a difference carries its sign."""
    if trial.row.measure == "score":
        return f"{value:+.2f}" if trial.row.beside else f"{value:.2f}"
    return f"{100 * value:+.1f} points" if trial.row.beside else percent(value)


def cells(trial: Trial) -> list[str]:
    """A row of the table."""
    row, standing = trial.row, trial.standing
    bar = "" if row.bar is None else ("more than 0" if row.beside and not row.bar else f"≥ {shown(trial, row.bar)}")
    if standing is None:
        return [row.about, "0", "", "", bar, trial.verdict()]
    figure = standing.figure
    told = shown(trial, figure.mean)
    if row.beside:
        mine, other = (f"{side:.2f}" if row.measure == "score" else percent(side) for side in standing.sides)
        told = f"{mine} beside {other} ({told})"
    if row.solver:
        least, most = winnable(trial.heats[-1].first(standing.deals) or [])
        told += f" of the deals; winnable {percent(least / standing.deals)} to {percent(most / standing.deals)}"
    low, high = figure.low, figure.high
    if row.measure != "score":  # Student's interval does not know that shares differ by all at most
        low, high = max(low, -1.0), min(high, 1.0)
    interval = f"{shown(trial, low)} to {shown(trial, high)}"
    return [row.about, str(standing.games), told, interval, bar, trial.verdict()]


def thought_by(session: Session) -> dict[tuple[str, str], ThinkTime]:
    """How long each bot thought in each game, over the decisions that left a choice."""
    found: dict[tuple[str, str], ThinkTime] = {}
    for heat in session.heats.values():
        for name, thought in thoughts([bout for bouts in heat.played.values() for bout in bouts]).items():
            key = heat.match.game, name
            found[key] = found.get(key, ThinkTime()).join(thought)
    return {key: found[key] for key in sorted(found) if found[key].count}


def thinking(session: Session) -> list[list[str]]:
    return [
        [find(game).words.title("en"), name, str(one.count), f"{one.seconds / one.count:.4f}", f"{one.longest:.3f}"]
        for (game, name), one in thought_by(session).items()
    ]


def longest(session: Session) -> str:
    """The longest decision of the highest level, for which there is a bar."""
    tops = {game: one for (game, name), one in thought_by(session).items() if name == TOP}
    if not tops:
        return ""
    game = max(tops, key=lambda game: tops[game].longest)
    most = tops[game].longest
    return (
        f" The longest decision of a `{TOP}` took {most:.2f} seconds ({find(game).words.title('en')}); "
        f"the bar of one second is {'kept' if most <= SECOND else '**not kept**'}."
    )


def spent(session: Session) -> str:
    """What the run has cost, and, once it is through, whether that is within what was promised."""
    minutes = session.seconds / 60
    told = f"{minutes:.0f} minutes of one core"
    waiting = [trial for trial in session.trials if trial.is_waiting]
    if waiting:
        return f"{told} so far. **The run is not through**: {len(waiting)} rows wait for games and are open till then"
    bar = f"the bar of {BAR_MINUTES} is {'kept' if minutes / CORES <= BAR_MINUTES else '**not kept**'}"
    return f"{told}, so {minutes / CORES:.0f} on two ({bar})"


def thoughts(bouts: list[Bout]) -> dict[str, ThinkTime]:
    names = {name for bout in bouts for name in bout.thoughts}
    parts = {name: [bout.thoughts[name] for bout in bouts if name in bout.thoughts] for name in sorted(names)}
    return {name: reduce(ThinkTime.join, some, ThinkTime()) for name, some in parts.items()}


def grid(heads: tuple[str, ...], rows: list[list[str]]) -> str:
    """A table in Markdown; all but the first column to the right."""
    lines = ["| " + " | ".join(heads) + " |", "|---|" + "---:|" * (len(heads) - 1)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def page(session: Session, about: About, ratings: list[list[str]]) -> str:
    """The page of the documentation."""
    rows = [cells(trial) for trial in session.trials]
    for row in rows:
        row[-1] = MARKS[row[-1]]
    changed = ", with files changed since" if about.changed else ""
    engine = "compiled" if about.compiled else "not compiled"
    cores = "core" if about.cores == 1 else "cores"
    passed = sum(trial.verdict() == "passes" for trial in session.trials)
    judged = sum(trial.row.bar is not None for trial in session.trials)
    return f"""# How strong the bots are

Written by `make strength`; the [arena](arena.md) page tells how. {passed} of {judged} bars are passed.

Commit {about.commit} of {about.date}{changed}; seed {about.seed}; Chronolude {about.version}, Python {about.python},
openskill {about.openskill}; {about.cores} {cores}, engine {engine}; {spent(session)}.

{grid(HEADS, rows)}

A win shared is split. The bar is passed when the lower end of the interval is above it; *open* means that the interval
holds the bar. Every deal is played from every turn of the seats, and the intervals take deals, not games, as
independent. Up to five looks are taken at a row, which stops when its interval has left the bar behind: 99.8 % at the
looks on the way, 95.8 % at the last, so that all of them together hold at 95 % (Haybittle and Peto).

## Ratings

openskill's Plackett-Luce model over all games above in which different bots met; every bot begins at 25.

{grid(("game", "bot", "rating", "sigma", "games"), ratings)}

## Seconds of thinking

Of work on one core, over the decisions that left a choice; a move in parts is one decision.{longest(session)}

{grid(("game", "bot", "decisions", "mean", "longest"), thinking(session))}
"""
