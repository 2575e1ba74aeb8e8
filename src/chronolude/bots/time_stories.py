"""Partners for TIME Stories. They choose from their own sight: what they hold, what lies open, and gists told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..games.time_stories import cards as c
from ..kernel.ask import noun_of, verb_of
from ..kernel.sight import BACK
from ..kernel.sight import View as Sight
from .bot import Bot, Dice
from .time_stories_papers import Papers

GOOD: Final = 2 / 3  # the chance a sensible group spends Azrak to reach
LOW: Final = 2  # a reserve at which one thinks of an update


class Table:
    """A sight with names: what a bot asks of it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.layout = sight.layout
        self.size = sight.layout.facts[c.SIZES]
        self.verbs = [verb.name for verb in sight.layout.verbs]

    def n(self, name: str, i: int = 0) -> int:
        return self.sight.n[self.layout.offsets[name] + i]

    def zone(self, name: str, copy: int = 0) -> list[int]:
        return self.sight.zones[self.zone_at(name, copy)]

    def zone_at(self, name: str, copy: int) -> int:
        """The index of a zone's copy."""
        at = 0
        for zone in self.layout.zones:
            if zone.name == name:
                return at + copy
            at += zone.copies
        raise KeyError(name)

    def zones_of(self, name: str) -> int:
        """How many zones share a name."""
        return next(zone.copies for zone in self.layout.zones if zone.name == name)

    def verb(self, act: int) -> str:
        return self.verbs[verb_of(act)]

    def options(self, *names: str) -> list[int]:
        return [act for act in self.sight.options if self.verb(act) in names]

    @property
    def agents(self) -> list[int]:
        """The agents this seat runs."""
        count = self.n("agents")
        return list(range(count)) if self.sight.seats == 1 else [self.sight.seat]

    def fates(self) -> list[int]:
        """Destiny values still to come, as the discards tell."""
        values = list(self.layout.facts[c.DESTINY_VALUE])
        for card in self.zone("discard"):
            values.remove(self.layout.facts[c.DESTINY_VALUE][card - self.size[c.FIRST_DESTINY]])
        return values or list(self.layout.facts[c.DESTINY_VALUE])

    def chance(self, extra: int) -> float:
        """How likely the trial under way is passed with so much more."""
        gap = self.n("trial_threshold") - self.n("trial_value") - extra
        fates = self.fates()
        return sum(value >= gap for value in fates) / len(fates)

    def knows(self, card: int) -> bool:
        """Whether this seat has read a panorama card before, or was told its gist."""
        kind = "card" if card < self.size[c.LOCATIONS] + self.size[c.FRONTS] else "mystery"
        first = self.size[c.LOCATIONS] if kind == "card" else self.size[c.LOCATIONS] + self.size[c.FRONTS]
        zone = self.zone_at(f"text-{kind}", card - first)
        texts = range(self.size[c.FIRST_TEXT] + first, self.size[c.FIRST_TEXT] + first + self.zones_of(f"text-{kind}"))
        was_read = any(self.sight.memory[text] == 1 << zone for text in texts)
        return was_read or BACK not in self.zone(f"gist-{kind}", card - first)


class Partner:
    """Rules of thumb. `eager` reads and tries everything; `kind` leaves the map to people and saves crystals."""

    def __init__(self, seed: int, eager: bool = False, kind: bool = False) -> None:
        self.dice = Dice(seed)
        self.eager = eager
        self.kind = kind
        self.tried: dict[int, int] = {}
        """How often the card in front was tried, by card."""

    def choose(self, sight: Sight) -> int:
        table = Table(sight)
        if len(sight.options) == 1:
            return sight.options[0]
        for names, rule in self.rules():
            found = table.options(*names)
            if found:
                return rule(table, found)
        return self.any_but_giving_up(table)

    def rules(self) -> list[tuple[tuple[str, ...], Callable[[Table, list[int]], int]]]:
        """What to look at first; the first kind of answer on offer decides which thought applies."""
        return [
            (("boost",), self.boost),
            (("support",), self.support),
            (("travel",), self.travel),
            (("take",), self.unread),
            (("gist",), self.tell),
            (("agree", "insist"), self.first),
            (("share",), self.share),
            (("emergency", "free-emergency"), self.repair),
            (("update", "free-update"), self.update),
            (("give", "to"), self.keep),
            (("yes", "option"), self.decide),
            (("fight", "engage", "follow", "explore"), self.act),
            (("as",), self.act_as),
        ]

    def any_but_giving_up(self, table: Table) -> int:
        fair = [act for act in table.sight.options if table.verb(act) not in ("abandon", "hint")]
        return self.dice.pick(fair or table.sight.options)

    def first(self, table: Table, found: list[int]) -> int:  # noqa: ARG002
        return found[0]

    # ── trials ───────────────────────────────────────────────────────────────────────────────────

    def boost(self, table: Table, found: list[int]) -> int:
        """As little as gives a good chance, with two crystals kept: a failure often takes one more."""
        mine = table.n("trial_by") - 1
        reserve = table.n("azrak", mine)
        for act in found:
            n = noun_of(act)
            if n == 0 or n + 1 < reserve:
                best = act
                if table.chance(n) >= GOOD:
                    return act
        return found[0] if table.chance(noun_of(best)) < 1 / 3 else best

    def support(self, table: Table, found: list[int]) -> int:
        """Help where it turns a doubtful trial, and keep two crystals; a kind partner keeps one."""
        spare = min(table.n("azrak", agent) for agent in table.agents) - (1 if self.kind else LOW)
        if table.chance(0) >= GOOD:
            return found[0]
        good = [act for act in found if noun_of(act) <= max(0, spare) and table.chance(noun_of(act)) > table.chance(0)]
        return good[-1] if good else found[0]

    # ── where to go, what to read ────────────────────────────────────────────────────────────────

    def travel(self, table: Table, found: list[int]) -> int:
        """Somewhere new, else the place visited least."""
        visits = {act: table.n("visits", noun_of(act)) for act in found}
        least = min(visits.values())
        return self.dice.pick([act for act in found if visits[act] == least])

    def unread(self, table: Table, found: list[int]) -> int:
        new = [act for act in found if not table.knows(noun_of(act))]
        return self.dice.pick(new or found)

    def tell(self, table: Table, found: list[int]) -> int:
        """Share the gist whenever there is nothing better to do first."""
        urgent = table.options("follow", "fight")
        return urgent[0] if urgent else found[0]

    def act_as(self, table: Table, found: list[int]) -> int:
        leave = table.options("leave")
        thrifty = max(table.n("azrak", agent) for agent in table.agents) <= LOW
        return leave[0] if leave and (thrifty or self.dice.below(3) == 0) else self.dice.pick(found)

    def act(self, table: Table, found: list[int]) -> int:
        """Instructions, then a fight, then a promising trial, then something unread; else stand by, wait or leave."""
        agent = table.agents[0] if table.sight.seats > 1 else self.acting(table)
        must = table.options("follow", "fight")
        if must:
            return self.fight(table, must, agent)
        reserve = table.n("azrak", agent)
        trials = table.options("engage")
        held = table.zone("held", agent)
        if trials and held and reserve > LOW + 1 and self.tried.get(held[0], 0) < (4 if self.eager else 2):
            self.tried[held[0]] = self.tried.get(held[0], 0) + 1
            return self.dice.pick(trials)
        free = table.n("free_explore", agent) > 0
        new = [act for act in table.options("explore") if self.eager or not table.knows(noun_of(act))]
        if new and (free or reserve > LOW + (1 if self.kind else 0)) and self.dice.below(4) > 0:
            return self.dice.pick(new)
        for name in ("stand-by", "leave", "wait"):
            calm = table.options(name)
            if calm and not (name == "leave" and self.kind and self.dice.below(3) > 0 and table.options("wait")):
                return calm[0]
        return self.dice.pick(found)

    def fight(self, table: Table, found: list[int], agent: int) -> int:
        """Instructions first; then the option that costs nothing dear and is likeliest to come off."""
        told = [act for act in found if table.verb(act) == "follow"]
        if told:
            return told[0]
        slot = table.n("conflict") - 1 if table.n("conflict") > 0 else next(iter(table.zone("held", agent)), -1)
        if slot < 0:
            return self.dice.pick(found)
        papers = Papers(table.sight)
        worth = {act: self.promise(table, papers, agent, slot, noun_of(act) - 1) for act in found}
        best = max(worth.values())
        return self.dice.pick([act for act in found if worth[act] == best])

    def promise(self, table: Table, papers: Papers, agent: int, slot: int, index: int) -> float:
        """How good an option of a conflict looks: a chance, or a sure thing by what it costs."""
        trial, deeds, price = papers.fight(slot, index)
        reserve = table.n("azrak", agent)
        if trial is None:
            if c.END_CONFLICT in deeds:
                return 0.9 if reserve <= LOW else 0.1
            return 0.2 if price & {c.AWAY_TOKEN, c.REMOVE_TOKEN} else 1.0
        spare = max(0, reserve - 1 - LOW)
        gap = trial.threshold - papers.stat(agent, trial.stat) - min(spare, 2)
        fates = table.fates()
        return sum(value >= gap for value in fates) / len(fates)

    def acting(self, table: Table) -> int:
        """With two receptacles: the one whose turn of speech it is, as far as the options tell."""
        held = [agent for agent in table.agents if table.zone("held", agent)]
        return held[0] if len(held) == 1 and table.options("stand-by") else table.agents[0]

    # ── Azrak ────────────────────────────────────────────────────────────────────────────────────

    def share(self, table: Table, found: list[int]) -> int:
        """Level the reserves: what brings this agent nearest to the mean of what there is."""
        count = table.n("agents")
        total = table.n("vortex") + sum(table.n("azrak", agent) for agent in range(count))
        level = total / count
        asked = [agent for agent in range(count) if table.n("shares", agent) == 0]
        now = table.n("azrak", asked[0]) if asked else 0
        return min(found, key=lambda act: abs(now + int(noun_of(act)) - level))

    def repair(self, table: Table, found: list[int]) -> int:
        """A free update if there is one; let go where the Vortex is full: the update that follows serves all."""
        free = table.options("free-emergency")
        if free:
            return free[0]
        go = table.options("let-go")
        others = [agent for agent in range(table.n("agents")) if table.n("azrak", agent) > LOW]
        if go and len(others) > 1 and table.n("vortex") >= 2 * table.n("agents"):
            return go[0]
        return found[0] if table.n("vortex") > 1 else self.dice.pick(table.sight.options)

    def update(self, table: Table, found: list[int]) -> int:
        low = min(table.n("azrak", agent) for agent in range(table.n("agents"))) <= LOW
        none = table.options("no-update")
        if none and not (low and table.n("vortex") > LOW) and table.n("vortex") < 3 * table.n("agents"):
            return none[0]
        free = table.options("free-update")
        return free[0] if free else found[0]

    # ── choices ──────────────────────────────────────────────────────────────────────────────────

    def keep(self, table: Table, found: list[int]) -> int:
        done = table.options("done")
        return done[0] if done else self.dice.pick(found)

    def decide(self, table: Table, found: list[int]) -> int:
        """Yes, mostly; an option at random; no when a sensible partner is short of crystals."""
        no = table.options("no")
        short = min(table.n("azrak", agent) for agent in table.agents) <= 1
        if no and short and not self.eager:
            return no[0]
        return self.dice.pick(found)


def curious(seed: int) -> Bot:
    """Reads everything, tries everything, helps when asked."""
    return Partner(seed, eager=True)


def planner(seed: int) -> Bot:
    """A sensible member of a group."""
    return Partner(seed)


def companion(seed: int) -> Bot:
    """A partner for people: shares its gist, supports, waits, and does not hog the map."""
    return Partner(seed, kind=True)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "companion": companion,
    "rule-of-thumb": companion,
    "planner": planner,
    "curious": curious,
}
