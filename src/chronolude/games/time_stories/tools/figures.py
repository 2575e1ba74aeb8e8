"""Many playthroughs in figures: what the report of a playtest says of one bot at one number of seats."""

from __future__ import annotations

from collections import Counter
from statistics import mean, quantiles
from typing import Any

from .. import cards as c
from ..mission.load import Mission
from .runs import Playthrough

Plain = dict[str, Any]
LENGTHS = (
    "explored", "engaged", "update", "free update", "emergency", "free emergency", "control-lost", "ejected",
    "telepathy", "power", "flash", "hinted",
)  # fmt: skip


def summary(made: Mission, bot: str, seats: int, runs: list[Playthrough]) -> Plain:
    """One bot at one number of seats."""
    done = [run for run in runs if run.outcome != "failure"]
    scores = sorted(run.score for run in runs if run.score is not None)
    return {
        "bot": bot,
        "seats": seats,
        "runs": len(runs),
        "completion": round(len(done) / len(runs), 4),
        "interval": list(interval(len(done), len(runs))),
        "endings": dict(Counter(run.ending for run in runs)),
        "outcomes": dict(Counter(run.outcome for run in runs)),
        "scores": scores,
        "quartiles": quarters(scores),
        "tiers": dict(Counter(tier_of(made, score) for score in scores)),
        "turns": spread([run.turns for run in runs]),
        "answers": spread([run.answers for run in runs]),
        "minutes": quarters([run.minutes for run in runs]),
        "counts": {name: round(mean(run.counts[name] for run in runs), 2) for name in LENGTHS},
        "empty": round(mean(run.counts["empty"] / max(1, run.answers) for run in runs), 4),
        "words_per_answer": round(mean(run.words / max(1, run.answers) for run in runs), 1),
        "puzzles": puzzles(made, runs),
        "trials": trials(runs),
        "thresholds": tried(made, runs),
        "azrak_by_turn": by_turn([run.azrak for run in runs]),
        "flow": flow(runs),
        "locked": round(mean(run.locked for run in runs), 1),
        "soft_locks": round(mean(run.soft_locks for run in runs), 2),
        "untruths": sorted({one for run in runs for one in run.untruths}),
        "dead_ends": [dead_end(run) for run in runs if run.dead_at >= 0 and run.outcome == "failure"],
        "receptacles": receptacles(made, runs),
        "dominance": dominance(made, runs),
    }


def dead_end(run: Playthrough) -> Plain:
    """A position proved lost: the seed that leads there, and the answers up to it."""
    return {"seed": run.seed, "answer": run.dead_at, "log": run.log[: run.dead_at]}


def trials(runs: list[Playthrough]) -> dict[str, Plain]:
    """For each block: attempts, how they ended, what was spent."""
    total: Counter[tuple[str, str]] = Counter()
    spent: Counter[str] = Counter()
    for run in runs:
        total += run.trials
        spent += run.spent_on
    out: dict[str, Plain] = {}
    for (block, outcome), n in sorted(total.items()):
        row = out.setdefault(block, {"attempts": 0, "failure": 0, "critical": 0, "success": 0, "azrak": spent[block]})
        row["attempts"] += n
        row[outcome] += n
    return out


WAYS = ("reasoned right", "reasoned wrong", "told right", "guessed right", "guessed wrong", "hints")


def puzzles(made: Mission, runs: list[Playthrough]) -> dict[str, Plain]:
    """For each puzzle: runs that met it, answers by how they were found, hints asked for."""
    total: Counter[tuple[str, str]] = Counter()
    for run in runs:
        total += run.puzzles
    return {name: {"met": total[(name, "met")], **{way: total[(name, way)] for way in WAYS}} for name in made.puzzles}


def tried(made: Mission, runs: list[Playthrough]) -> dict[str, int]:
    """How often each threshold was met, over all attempts: whether one trial is like another."""
    known = threshold_of(made)
    total: Counter[str] = Counter()
    for run in runs:
        for (block, _), n in run.trials.items():
            if block in known:
                total[str(known[block])] += n
    return dict(sorted(total.items()))


def threshold_of(made: Mission) -> dict[str, int]:
    """The printed threshold of each block, by key."""
    return {block: made.rows["trial_thresholds"][trial] for block, trial in printed_blocks(made).items()}


def sameness(made: Mission) -> Plain:
    """How alike the trials of a mission are: thresholds and characteristics as printed, and the commonest pair."""
    blocks = printed_blocks(made)
    rows = made.rows
    pairs = Counter(
        f"{made.stats[rows['trial_stats'][one]]} {rows['trial_thresholds'][one]}" for one in blocks.values()
    )
    thresholds = Counter(rows["trial_thresholds"][one] for one in blocks.values())
    commonest = pairs.most_common(1)
    return {
        "trials": len(blocks),
        "thresholds": {str(value): count for value, count in sorted(thresholds.items())},
        "pairs": dict(sorted(pairs.items())),
        "commonest": round(commonest[0][1] / len(blocks), 4) if commonest else 0.0,
    }


def by_turn(rows: list[list[float]]) -> list[float]:
    """The mean of each turn over the runs that got there."""
    longest = max((len(row) for row in rows), default=0)
    return [round(mean(row[turn] for row in rows if len(row) > turn), 2) for turn in range(longest)]


def flow(runs: list[Playthrough]) -> dict[str, float]:
    """Azrak spent, lost and gained in a visit."""
    visits = [one for run in runs for one in run.flow]
    return {
        name: round(mean(one[name] for one in visits), 2) if visits else 0.0 for name in ("spent", "lost", "gained")
    }


def receptacles(made: Mission, runs: list[Playthrough]) -> dict[str, Plain]:
    """Completion with and without each receptacle."""
    out = {}
    for name in made.receptacles:
        groups = [[run for run in runs if (name in run.receptacles) is there] for there in (True, False)]
        shares = [share([run.outcome != "failure" for run in group]) for group in groups]
        out[name] = {"with": shares[0], "without": shares[1], "runs": len(groups[0])}
    return out


def share(ticks: list[bool]) -> float | None:
    return round(sum(ticks) / len(ticks), 4) if ticks else None


def dominance(made: Mission, runs: list[Playthrough]) -> dict[str, float]:
    """Places and options taken in more than 95% or fewer than 5% of the runs."""
    known = [f"travel {name}" for name in made.locations] + sorted(options_of(made))
    shares = {key: round(sum(run.chosen[key] > 0 for run in runs) / len(runs), 4) for key in known}
    return {key: value for key, value in shares.items() if value > 0.95 or value < 0.05}


def tier_of(made: Mission, score: int) -> str:
    index = made.tier(score)
    return "–" if index is None else made.say(f"mission/score/tier/{index}/name", "en")


def interval(done: int, runs: int) -> tuple[float, float]:
    """Wilson's 95% interval."""
    z, p = 1.96, done / runs
    middle = (p + z * z / (2 * runs)) / (1 + z * z / runs)
    half = z * ((p * (1 - p) / runs + z * z / (4 * runs * runs)) ** 0.5) / (1 + z * z / runs)
    return round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)


def quarters(values: list[int] | list[float]) -> list[float]:
    if len(values) < 2:
        return [round(float(value), 1) for value in values]
    return [round(value, 1) for value in quantiles(values, n=4)]


def spread(values: list[int]) -> Plain:
    return {"mean": round(mean(values), 1), "min": min(values), "max": max(values)}


# ── coverage ─────────────────────────────────────────────────────────────────────────────────────


def components(made: Mission) -> list[str]:
    """Everything a run may show: pages, options, blocks with their boxes, tokens, endings."""
    keys = [key for body in range(made.bodies) for key in made.page_keys[body]]
    keys += sorted(options_of(made)) + sorted(blocks_of(made))
    return keys + [f"token {name}" for name in made.tokens] + [f"ending {name}" for name in made.endings]


def options_of(made: Mission) -> set[str]:
    """Steps one may decline and options of steps, by key."""
    found = set()
    for key in made.texts:
        head, _, last = key.rpartition("/")
        if (last == "may" or (last == "label" and "/conflict/" not in key)) and "/step/" in key:
            found.add(head)
    return {key for key in found if f"{key}/option/0/label" not in made.texts}


def blocks_of(made: Mission) -> set[str]:
    """Trials and ways to fight by trial, and each of their boxes that is not empty."""
    found = set()
    boxes = (("failure", "trial_fail"), ("critical", "trial_critical"), ("success", "trial_success"))
    for block, trial in printed_blocks(made).items():
        found.add(block)
        found |= {f"{block} {name}" for name, box in boxes if made.rows[box][trial] != c.NO_LIST}
    return found


def printed_blocks(made: Mission) -> dict[str, int]:
    """Every trial and every way to fight by trial, by key, and the row it is printed in."""
    rows = made.rows
    blocks: dict[str, int] = {}
    for body in range(made.bodies):
        for page, key in enumerate(made.page_keys[body]):
            row = rows["body_page"][body] + page
            blocks |= {f"{key}/trial/{i}": rows["page_trial"][row] + i for i in range(rows["page_trials"][row])}
            conflict = rows["page_conflict"][row]
            if conflict >= 0:
                first = rows["conflict_option"][conflict]
                ways = {i: rows["option_trial"][first + i] for i in range(rows["conflict_options"][conflict])}
                blocks |= {f"{key}/conflict/option/{i}": trial for i, trial in ways.items() if trial >= 0}
    return blocks


def coverage(made: Mission, runs: list[tuple[str, Playthrough]]) -> Plain:
    """Share of runs that saw each component, what nobody saw, and what sensible groups hardly ever see."""
    seen: Counter[str] = Counter(key for _, run in runs for key in run.seen)
    planned = [run for bot, run in runs if bot == "planner"]
    often: Counter[str] = Counter(key for run in planned for key in run.seen)
    keys = components(made)
    return {
        "share": {key: round(seen[key] / len(runs), 4) for key in keys},
        "never": [key for key in keys if not seen[key]],
        "rare": [key for key in keys if planned and seen[key] and often[key] / len(planned) < 0.01],
    }
