"""`mission playtest`: whole games by bots, and what an author wants to know of them. Same seed, same report."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..mission.load import Mission
from .figures import coverage, sameness, summary
from .runs import Maker, Playthrough, foreseen, play

Plain = dict[str, Any]
EMPTY: Final = 0.05  # answers without a choice, at most
GUESSED: Final = 0.15  # guesses that are right, at most
ENOUGH: Final = 20  # guesses at a puzzle before their share says anything


def playtest(
    game: Any, made: Mission, plan: list[tuple[str, int, int]], makers: dict[str, Maker], seed: int
) -> Iterator[tuple[int, Plain]]:
    """Playthrough a plan of (bot, seats, runs); tells after each run how many are done, and last the whole report."""
    parts: list[Plain] = []
    everything: list[tuple[str, Playthrough]] = []
    done = 0
    for bot, seats, count in plan:
        runs = []
        for k in range(count):
            runs.append(
                foreseen(game, made, seats, makers["planner"], seed + k)
                if bot == "oracle"
                else play(game, made, seats, makers[bot], seed + k)
            )
            done += 1
            yield done, {}
        parts.append(summary(made, bot, seats, runs))
        everything += [(bot, run) for run in runs]
    report = {
        "mission": made.id, "version": made.version, "digest": made.digest, "seed": seed, "parts": parts,
        "sameness": sameness(made), "coverage": coverage(made, everything),
    }  # fmt: skip
    yield done, {**report, "gates": gates(made, report)}


def gates(made: Mission, report: Plain) -> Plain:
    """What continuous integration asks of a mission, each with whether it holds."""
    parts = report["parts"]
    planned = [part for part in parts if part["bot"] == "planner"]
    oracles = [part for part in parts if part["bot"] == "oracle"]
    low, high = made.band
    short, long = made.minutes
    out = {
        "invariants hold": not any(part["untruths"] for part in parts),
        "everything is seen by somebody": not report["coverage"]["never"],
    }
    if planned:
        out["no dead end for the planner"] = not any(part["dead_ends"] for part in planned)
        out["the planner completes within the band"] = all(
            low - margin(part) <= part["completion"] <= high + margin(part) for part in planned
        )
        out["hardly an answer without a choice"] = all(part["empty"] < EMPTY for part in planned)
        out["no puzzle falls to guessing"] = all(guessed(part) <= GUESSED for part in parts)
        out["every puzzle is solved by reasoning"] = not unsolved(planned)
        out["minutes within the band"] = all(short <= middle(part["minutes"]) <= long for part in planned)
    if oracles:
        out["the oracle wins at each number of seats"] = all(part["outcomes"].get("success") for part in oracles)
    return out


def guessed(part: Plain) -> float:
    """The largest share of guesses that were right at one puzzle, where enough were made to tell."""
    shares = [0.0]
    for one in part["puzzles"].values():
        made = one["guessed right"] + one["guessed wrong"]
        if made >= ENOUGH:
            shares.append(one["guessed right"] / made)
    return max(shares)


def unsolved(parts: list[Plain]) -> set[str]:
    """Puzzles that no reasoning run has solved."""
    names = {name for part in parts for name in part["puzzles"]}
    return {name for name in names if not any(part["puzzles"][name]["reasoned right"] for part in parts)}


def margin(part: Plain) -> float:
    """Ours is a band for four receptacles; elsewhere a tenth more is allowed."""
    return 0.0 if part["seats"] == 4 else 0.1


def middle(quartiles: list[float]) -> float:
    return quartiles[len(quartiles) // 2] if quartiles else 0.0


def compare(old: Plain, new: Plain) -> list[str]:
    """What changed against an earlier report, one line for each bot and number of seats, and for what is seen."""
    before = {(part["bot"], part["seats"]): part for part in old["parts"]}
    lines = []
    for part in new["parts"]:
        earlier = before.get((part["bot"], part["seats"]))
        if earlier is not None:
            lines.append(
                f"{part['bot']}, {part['seats']} seats: "
                f"completed {earlier['completion']:.0%} → {part['completion']:.0%}, "
                f"turns {earlier['turns']['mean']} → {part['turns']['mean']}, "
                f"dead ends {len(earlier['dead_ends'])} → {len(part['dead_ends'])}"
            )
    lost = sorted(set(new["coverage"]["never"]) - set(old["coverage"]["never"]))
    return lines + [f"no longer seen: {key}" for key in lost]
