"""`mission playtest`: whole games by bots, and what an author wants to know of them. Same seed, same report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from statistics import mean, quantiles
from typing import Any

from ....kernel.ask import FIRST, SEALED, Ask, verb_of
from ....kernel.chance import Cheap
from ....kernel.engine import answer, begin
from ....kernel.sight import View, face, first_memory, project, remember
from ....kernel.state import NONE, Event, State
from .. import cards as c
from ..mission.load import Mission
from ..mission.reach import Reach
from ..state import asks, verbs, zones
from ..state import numbers as nums
from .truths import untruths

Plain = dict[str, Any]
Chooser = Callable[[View], int]
Maker = Callable[[int], Any]
"""From a seed to a bot: it has `choose(sight)`."""
MOST = 3000  # answers after which a run is cut: the run limit


class Run:
    """One playthrough and what it saw."""

    def __init__(self) -> None:
        self.ending = ""
        self.outcome = ""
        self.score: int | None = None
        self.turns = self.answers = 0
        self.seen: set[str] = set()
        self.counts: Counter[str] = Counter()
        self.trials: Counter[tuple[str, int]] = Counter()
        self.azrak: list[float] = []
        """The mean reserve at the beginning of each turn."""
        self.log: list[tuple[int, int]] = []
        self.untruths: list[str] = []
        """Invariants that did not hold, which no mission can excuse."""
        self.dead_at = -1
        """The answer after which no success or partial ending could be reached any more."""


def play(game: Any, made: Mission, seats: int, maker: Maker, seed: int, oracle: bool = False) -> Run:
    """One run from the first choice to the end or the run limit."""
    s = begin(game.blank(game.rules, seats, {}, Cheap(seed)), Cheap(seed))
    run = Run()
    bots = [maker(seed * 31 + seat) for seat in range(seats)]
    memories = [first_memory(project(s, seat, [])) for seat in range(seats)]
    told: list[Event] = []
    s.log = told
    picks = Cheap(seed + 77)
    while s.ask is not None and run.answers < MOST:
        for seat in owing(s, s.ask, picks, run.answers):
            act = (
                foreknow(s, seat, seed + run.answers) if oracle else bots[seat].choose(project(s, seat, memories[seat]))
            )
            run.log.append((seat, act))
            answer(s, seat, act)
            run.answers += 1
            run.untruths += untruths(made, s)
            note(game, made, run, s, told)
            for event in told:
                for other in range(seats):
                    remember(memories[other], *face(event, other, game.layout))
            told.clear()
    finish(made, run, s)
    return run


def owing(s: State, ask: Ask, picks: Cheap, k: int) -> list[int]:
    """Who answers now: every sealed seat, or whoever is quickest."""
    if ask.mode == SEALED:
        return [seat for seat in ask.seats if s.sealed[seat] == NONE]
    return [ask.seats[picks.draw(1, k, len(ask.seats))]] if ask.mode == FIRST else [ask.seats[0]]


# ── the oracle ───────────────────────────────────────────────────────────────────────────────────


def foreknow(s: State, seat: int, seed: int) -> int:
    """The answer whose true future, Destiny order included, turns out best in a few quick rollouts."""
    assert s.ask is not None
    options = [act for act in s.ask.of(seat) if verb_of(act) != verbs.ABANDON] or s.ask.of(seat)
    if len(options) == 1:
        return options[0]
    worth = [(sum(rollout(s, seat, act, seed + 7 * k) for k in range(2)), -i) for i, act in enumerate(options)]
    return options[-max(worth)[1]]


def rollout(s: State, seat: int, act: int, seed: int) -> float:
    world = s.clone()
    answer(world, seat, act)
    picks = Cheap(seed)
    k = 0
    while world.ask is not None and k < 160:
        ask = world.ask
        for other in owing(world, ask, picks, k):
            options = [one for one in ask.of(other) if verb_of(one) != verbs.ABANDON] or ask.of(other)
            answer(world, other, options[picks.draw(0, k, len(options))])
            k += 1
    ending = int(world.n[nums.ENDING]) - asks.FIRST_ENDING
    won = {c.WIN: 10.0, c.PARTIAL: 4.0, c.LOSS: -2.0}
    reserves = sum(int(world.n[nums.AZRAK + agent]) for agent in range(4)) / 30
    return reserves + (won[s.layout.facts[c.ENDING_OUTCOME][ending]] if ending >= 0 else -1.0)


# ── what a run saw ───────────────────────────────────────────────────────────────────────────────


def note(game: Any, made: Mission, run: Run, s: State, told: list[Event]) -> None:
    """Coverage and counts, from the events of one answer."""
    for event in told:
        kind = game.layout.tellings[event.kind].name
        if kind == "turned" and event.only:
            number = event.args[0] - game.layout.facts[c.SIZES][c.FIRST_TEXT]
            if 0 <= number < made.slots:
                slot = made.body_numbered(number)
                run.seen.add(made.page_keys[slot][min(int(s.n[page_of(s, slot)]), len(made.page_keys[slot]) - 1)])
        elif kind == "token":
            run.seen.add(f"token {game.layout.cards[event.args[1]].partition('.')[0]}")
        elif kind == "resolved":
            run.trials[(game.layout.cards[0] and made.stats[int(s.n[nums.TRIAL_STAT])], event.args[3])] += 1
        elif kind == "turn-began":
            count = int(s.n[nums.AGENTS])
            run.azrak.append(sum(int(s.n[nums.AZRAK + agent]) for agent in range(count)) / count)
        if kind in ("update", "emergency", "control-lost", "ejected", "explored", "engaged"):
            run.counts[kind] += 1
    if run.dead_at < 0 and run.answers % 10 == 0 and s.ask is not None and is_dead(made, s):
        run.dead_at = run.answers


def page_of(s: State, slot: int) -> int:
    return nums.OF_MISSION + s.layout.facts[c.OFFSETS][c.N_OPEN] + slot


def is_dead(made: Mission, s: State) -> bool:
    """Relaxed reachability from here, removals kept: proves that no success or partial ending can be reached."""
    reach = Reach(made)
    reach.gone = {slot for slot in range(reach.first_interaction) if int(s.place[slot]) == zones.REMOVED}
    reach.moon, reach.star = bool(s.n[nums.MOON]), bool(s.n[nums.STAR])
    first = reach.first_element
    for x in range(reach.size[c.ELEMENTS]):
        place = int(s.place[first + x])
        if place not in (zones.PACK, zones.REMOVED):
            reach.take_element(x)
    for index, token in enumerate(made.rows["token_first"]):
        copies = range(token, token + made.rows["token_copies"][index])
        if any(int(s.place[card]) not in (zones.SHEET, zones.REMOVED) for card in copies):
            reach.tokens.add(index)
    for slot in range(reach.first_interaction):
        if (
            int(s.place[slot]) in (zones.PANORAMA, zones.UPRIGHT, zones.READING)
            or zones.HELD <= int(s.place[slot]) < zones.HELD + 4
        ):
            reach.bodies.add(slot)
    for card in range(reach.size[c.MYSTERIES]):
        if int(s.place[first - reach.size[c.MYSTERIES] + card]) == zones.UPRIGHT:
            reach.mysteries.add(card)
    reach.run()
    return not any(made.rows["ending_outcome"][one] != c.LOSS for one in reach.endings)


def finish(made: Mission, run: Run, s: State) -> None:
    ending = int(s.n[nums.ENDING])
    run.turns = int(s.n[nums.TURN])
    names = ["run limit", "lost", "abandoned", *made.endings]
    run.ending = names[ending]
    run.outcome = "failure"
    if ending >= asks.FIRST_ENDING:
        index = ending - asks.FIRST_ENDING
        run.outcome = ("success", "partial", "failure")[made.rows["ending_outcome"][index]]
        run.seen.add(f"ending {made.endings[index]}")
        run.score = int(s.n[nums.SCORE]) if made.rows["ending_scored"][index] else None


# ── the report ───────────────────────────────────────────────────────────────────────────────────


def summary(made: Mission, bot: str, seats: int, runs: list[Run]) -> Plain:
    """One bot at one number of seats, in figures."""
    done = sum(run.outcome != "failure" for run in runs)
    low, high = interval(done, len(runs))
    scores = sorted(run.score for run in runs if run.score is not None)
    tiers: Counter[str] = Counter(tier_of(made, score) for score in scores)
    return {
        "bot": bot,
        "seats": seats,
        "runs": len(runs),
        "completion": done / len(runs),
        "interval": [low, high],
        "endings": dict(Counter(run.ending for run in runs)),
        "scores": scores,
        "quartiles": quarters(scores),
        "tiers": dict(tiers),
        "turns": spread([run.turns for run in runs]),
        "answers": spread([run.answers for run in runs]),
        "minutes": quarters([minutes(made, run) for run in runs]),
        "counts": {
            name: mean(run.counts[name] for run in runs)
            for name in ("explored", "engaged", "update", "emergency", "control-lost", "ejected")
        },
        "trials": {
            f"{stat} {('failure', 'critical', 'success')[outcome]}": n
            for (stat, outcome), n in sorted(sum((run.trials for run in runs), Counter()).items())
        },
        "azrak_by_turn": [
            round(mean(run.azrak[turn] for run in runs if len(run.azrak) > turn), 2)
            for turn in range(max(len(run.azrak) for run in runs))
        ],
        "untruths": sorted({one for run in runs for one in run.untruths}),
        "dead_ends": [
            {"answer": run.dead_at, "seed": i}
            for i, run in enumerate(runs)
            if run.dead_at >= 0 and run.outcome == "failure"
        ],
    }


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


def minutes(made: Mission, run: Run) -> float:
    """Words read silently at 220 a minute, and ten seconds for a decision."""
    words = sum(len(made.say(f"{key}/text", "en").split()) for key in run.seen)
    return words / 220 + run.answers / 6


def coverage(made: Mission, runs: list[Run]) -> Plain:
    """Share of runs that saw each component, and what nobody saw."""
    keys = [key for slot in range(made.slots) for key in made.page_keys[slot]]
    keys += [f"token {name}" for name in made.tokens] + [f"ending {name}" for name in made.endings]
    share = {key: round(sum(key in run.seen for run in runs) / len(runs), 4) for key in keys}
    return {"share": share, "never": [key for key, value in share.items() if value == 0]}


def playtest(
    game: Any, made: Mission, plan: list[tuple[str, int, int]], makers: dict[str, Maker], seed: int
) -> Iterator[tuple[int, Plain]]:
    """Run a plan of (bot, seats, runs); tells after each run how many are done, and last the whole report."""
    parts: list[Plain] = []
    everything: list[Run] = []
    done = 0
    for bot, seats, count in plan:
        runs = []
        for k in range(count):
            runs.append(play(game, made, seats, makers.get(bot, makers["random"]), seed + k, oracle=bot == "oracle"))
            done += 1
            yield done, {}
        parts.append(summary(made, bot, seats, runs))
        everything += runs
    yield (
        done,
        {
            "mission": made.id,
            "digest": made.digest,
            "seed": seed,
            "parts": parts,
            "coverage": coverage(made, everything),
        },
    )
