"""Partners for TIME Stories. They choose from their own sight: what they hold, what lies open, and gists told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.ask import noun_of
from ....search.bot import Dice
from ....sight import Sight
from .. import cards as c
from ..cards import STEP_BITS
from ..clues import Clues
from .eye import PartnerEye
from .papers import Papers

GOOD: Final = 2 / 3  # the chance a sensible group spends Azrak to reach
LOW: Final = 2  # a reserve at which one thinks of an update


class Partner:
    """Rules of thumb. `eager` reads and tries everything; `kind` leaves the map to people and saves crystals."""

    def __init__(self, seed: int, eager: bool = False, kind: bool = False) -> None:
        self.dice = Dice(seed)
        self.eager = eager
        self.kind = kind
        self.tried: dict[int, int] = {}
        """How often the card in front was tried, by card."""
        self.run = 1
        self.puzzles: dict[int, int] = {}
        """The puzzle on a card, as far as this partner has read it itself."""
        self.went: dict[int, int] = {}
        """How often this partner went to a card to answer its puzzle: some cards send it away."""
        self.read_at: dict[int, int] = {}
        """What the group had found when a card was last read by anybody, as the open fronts tell."""
        self.left_others: tuple[int, ...] | None = None
        """How the others stood when a kind partner last did something: it does one thing, then it is their turn."""

    def choose(self, sight: Sight) -> int:
        table = PartnerEye(sight)
        self.look_round(table)
        return self.think(table)

    def think(self, table: PartnerEye) -> int:
        if len(table.offered) == 1:
            return table.offered[0]
        for names, rule in self.rules():
            found = table.options(*names)
            if found:
                return rule(table, found)
        return self.dice.pick(table.offered)

    def look_round(self, table: PartnerEye) -> None:
        """Note which cards are being read, and with what in hand; a new run begins with everything unread."""
        if table.n("run") != self.run:
            self.run = table.n("run")
            self.read_at, self.tried, self.went = {}, {}, {}
        for agent in range(table.n("agents")):
            for card in table.zone("held", agent):
                self.read_at[card] = table.treasure()
                if agent in table.agents and card not in self.puzzles:
                    puzzle = Clues(table.sight).puzzle(card)
                    if puzzle >= 0:
                        self.puzzles[card] = puzzle

    def is_worth_reading(self, table: PartnerEye, card: int) -> bool:
        """Nobody has told of it, or the group has found something since it was read."""
        return not table.knows(card) or table.treasure() > self.read_at.get(card, 99 if self.run <= 1 else -1)

    def rules(self) -> list[tuple[tuple[str, ...], Callable[[PartnerEye, list[int]], int]]]:
        """What to look at first; the first kind of answer on offer decides which thought applies."""
        return [
            (("power",), self.power),
            (("boost",), self.boost),
            (("support",), self.support),
            (("travel",), self.travel),
            (("take",), self.unread),
            (("gist",), self.tell),
            (("agree", "insist"), self.agree),
            (("share",), self.share),
            (("freely",), self.first),
            (("emergency", "free-emergency"), self.repair),
            (("update", "free-update"), self.update),
            (("give", "to"), self.keep),
            (("yes", "option"), self.decide),
            (("mark",), self.mark),
            (("fight", "engage", "solve", "follow", "explore"), self.act),
            (("as",), self.act_as),
        ]

    def first(self, table: PartnerEye, found: list[int]) -> int:  # noqa: ARG002  (every thought takes both)
        return found[0]

    def agree(self, table: PartnerEye, found: list[int]) -> int:
        """Partners follow the group; only giving up is for people to decide, and a companion goes along."""
        against = table.options("object")
        return against[0] if against and table.word("topic") == "abandon" and not self.kind else found[0]

    # ── trials ───────────────────────────────────────────────────────────────────────────────────

    def power(self, table: PartnerEye, found: list[int]) -> int:
        """A power where it turns something: a trial that is failing, or a conflict; else as if there were none."""
        if table.n("trial_by") > 0:
            turns = table.n("trial_value") + table.n("destiny_value") < table.n("trial_threshold")
        else:
            turns = table.n("conflict") > 0 or bool(table.options("fight"))
        rest = [act for act in table.offered if act not in found]
        if turns or not rest:
            return found[0]
        table.offered = rest
        return self.think(table)

    def boost(self, table: PartnerEye, found: list[int]) -> int:
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

    def support(self, table: PartnerEye, found: list[int]) -> int:
        """Help where it turns a doubtful trial, and keep two crystals; a kind partner keeps one."""
        spare = min(table.n("azrak", agent) for agent in table.agents) - (1 if self.kind else LOW)
        if table.chance(0) >= GOOD:
            return found[0]
        good = [act for act in found if noun_of(act) <= max(0, spare) and table.chance(noun_of(act)) > table.chance(0)]
        return good[-1] if good else found[0]

    # ── puzzles ──────────────────────────────────────────────────────────────────────────────────

    def solvable(self, table: PartnerEye) -> set[int]:
        """Cards whose puzzle this partner has read and can answer now."""
        if not self.puzzles:
            return set()
        clues = Clues(table.sight)
        solved = {puzzle for puzzle in set(self.puzzles.values()) if table.n("solved", puzzle)}
        able = {puzzle for puzzle in set(self.puzzles.values()) - solved if clues.answer(puzzle)}
        return {card for card, puzzle in self.puzzles.items() if puzzle in able}

    def mark(self, table: PartnerEye, found: list[int]) -> int:
        """The mark that is left; whoever guesses takes any that is not ruled out."""
        clues = Clues(table.sight)
        puzzle = clues.puzzle(table.n("question") - 1)
        if puzzle < 0:
            return self.dice.pick(found)
        dial = table.n("question_step")
        known = clues.answer(puzzle)
        if known:
            return found[known[dial]]
        left = [] if self.eager else clues.left(clues.dials(puzzle)[dial], len(found))
        return found[self.dice.pick(left)] if left else self.dice.pick(found)

    def answers(self, table: PartnerEye, agent: int) -> list[int]:
        """Giving an answer: where it is known; the eager one guesses while it has crystals to lose."""
        solve = table.options("solve")
        held = table.zone("held", agent)
        if not solve or not held:
            return []
        if held[0] in self.solvable(table):
            return solve
        guesses = self.eager and table.n("azrak", agent) > LOW + 1 and self.dice.below(2) == 0
        return solve if guesses else []

    def ready(self, table: PartnerEye, reserve: int) -> list[int]:
        """Going to a card whose puzzle can be answered now; twice at most, for some cards send one away."""
        able = self.solvable(table)
        found = [act for act in table.options("explore") if noun_of(act) in able and self.went.get(noun_of(act), 0) < 2]
        if not found or reserve <= 1:
            return []
        self.went[noun_of(found[0])] = self.went.get(noun_of(found[0]), 0) + 1
        return found

    # ── where to go, what to read ────────────────────────────────────────────────────────────────

    def travel(self, table: PartnerEye, found: list[int]) -> int:
        """Where most is worth reading, and of these the place visited least."""
        right = Clues(table.sight).places(table.n("turn"))
        found = [act for act in found if noun_of(act) in right] or found
        worth = {act: self.promise(table, noun_of(act)) for act in found}
        best = max(worth.values())
        return self.dice.pick([act for act in found if worth[act] == best])

    def promise(self, table: PartnerEye, location: int) -> float:
        """Cards worth reading, less what a second crystal on the report costs."""
        cards = [card for card in table.fronts_at(location) if self.is_worth_reading(table, card)]
        able = self.solvable(table) & set(table.fronts_at(location))
        return (
            2 * len(able)
            + min(len(cards), 4)
            - 0.8 * min(table.n("visits", location), 3)
            - (1 if table.n("crystals", location) else 0)
        )

    def unread(self, table: PartnerEye, found: list[int]) -> int:
        """Something nobody has told of, else something that may have changed."""
        able = self.solvable(table)
        known = [act for act in found if noun_of(act) in able]
        new = known or [act for act in found if not table.knows(noun_of(act))]
        changed = [act for act in found if self.is_worth_reading(table, noun_of(act))]
        return self.dice.pick(new or changed or found)

    def tell(self, table: PartnerEye, found: list[int]) -> int:
        """Share the gist whenever there is nothing better to do first."""
        urgent = table.options("follow", "fight")
        return urgent[0] if urgent else found[0]

    def act_as(self, table: PartnerEye, found: list[int]) -> int:
        leave = table.options("leave")
        thrifty = max(table.n("azrak", agent) for agent in table.agents) <= LOW
        return leave[0] if leave and (thrifty or self.dice.below(3) == 0) else self.dice.pick(found)

    def act(self, table: PartnerEye, found: list[int]) -> int:
        """Instructions, then a fight, then a promising trial, then something unread; else stand by, wait or leave."""
        agent = table.agents[0] if table.sight.seats > 1 else self.acting(table)
        must = table.options("follow", "fight")
        answers = self.answers(table, agent)
        if must or answers:
            return self.fight(table, must, agent) if must else answers[0]
        reserve = table.n("azrak", agent)
        trials = table.options("engage")
        held = table.zone("held", agent)
        if trials and held and reserve > LOW + 1 and self.tried.get(held[0], 0) < (4 if self.eager else 2):
            self.tried[held[0]] = self.tried.get(held[0], 0) + 1
            return self.dice.pick(trials)
        free = table.n("free_explore", agent) > 0
        ready = self.ready(table, reserve)
        new = [act for act in table.options("explore") if self.eager or self.is_worth_reading(table, noun_of(act))]
        if (ready or new) and self.is_others_turn(table):
            return self.rest(table, found)
        if ready:
            return ready[0]
        if new and (free or reserve > LOW + (1 if self.kind else 0)) and self.dice.below(4) > 0:
            return self.dice.pick(new)
        return self.rest(table, found)

    def rest(self, table: PartnerEye, found: list[int]) -> int:
        """Stand by, leave or wait; a kind partner leaves a place only when all the others wait for it."""
        for name in ("stand-by", "wait", "leave") if self.kind else ("stand-by", "leave", "wait"):
            calm = table.options(name)
            if calm:
                return calm[0]
        return self.dice.pick(found)

    def is_others_turn(self, table: PartnerEye) -> bool:
        """Whether a kind partner has done something since anybody else has."""
        if not self.kind or not table.options("wait"):
            return False
        others = [agent for agent in range(table.n("agents")) if agent not in table.agents]
        stand = tuple(card for agent in others for card in (table.n("azrak", agent), *table.zone("held", agent), -1))
        if self.left_others == stand:
            return True
        self.left_others = stand
        return False

    def fight(self, table: PartnerEye, found: list[int], agent: int) -> int:
        """Instructions first; then the option that costs nothing dear and is likeliest to come off."""
        told = [act for act in found if table.verb(act) == "follow"]
        if told:
            return told[0]
        slot = table.n("conflict") - 1 if table.n("conflict") > 0 else next(iter(table.zone("held", agent)), -1)
        if slot < 0:
            return self.dice.pick(found)
        papers = Papers(table.sight)
        worth = {act: self.hope(table, papers, agent, slot, noun_of(act) - 1) for act in found}
        best = max(worth.values())
        return self.dice.pick([act for act in found if worth[act] == best])

    def hope(self, table: PartnerEye, papers: Papers, agent: int, slot: int, index: int) -> float:
        """How good an option of a conflict looks: a chance, or a sure thing by what it costs."""
        trial, deeds, price = papers.fight(slot, index)
        reserve = table.n("azrak", agent)
        if trial is None:
            if c.END_CONFLICT in deeds:
                return 0.9 if reserve <= LOW else 0.1
            return 0.15 if price & {c.AWAY_TOKEN, c.REMOVE_TOKEN} else 1.0
        spare = max(0, reserve - 1 - LOW)
        gap = trial.threshold - papers.stat(agent, trial.stat) - min(spare, 2)
        fates = table.fates()
        return sum(value >= gap for value in fates) / len(fates)

    def acting(self, table: PartnerEye) -> int:
        """With two receptacles: the one whose turn of speech it is, as far as the options tell."""
        held = [agent for agent in table.agents if table.zone("held", agent)]
        return held[0] if len(held) == 1 and table.options("stand-by") else table.agents[0]

    # ── Azrak ────────────────────────────────────────────────────────────────────────────────────

    def share(self, table: PartnerEye, found: list[int]) -> int:
        """In a division, level the reserves; in a shared payment, put in what is needed and keep one crystal."""
        asked = table.n("pledger") - 1
        if table.word("asking") == "pledge":
            spare = table.n("payment") if table.n("payment_in_magic") else table.n("azrak", asked) - 1
            return [act for act in found if noun_of(act) <= max(0, spare)][-1]
        count = table.n("agents")
        total = table.n("vortex") + sum(table.n("azrak", agent) for agent in range(count))
        level = total / count
        return min(found, key=lambda act: abs(table.n("azrak", asked) + int(noun_of(act)) - level))

    def repair(self, table: PartnerEye, found: list[int]) -> int:
        """A free update if there is one; let go where the Vortex is full: the update that follows serves all."""
        free = table.options("free-emergency")
        if free:
            return free[0]
        go = table.options("let-go")
        others = [agent for agent in range(table.n("agents")) if table.n("azrak", agent) > LOW]
        if go and len(others) > 1 and table.n("vortex") >= 2 * table.n("agents"):
            return go[0]
        return found[0] if table.n("vortex") > 1 else self.dice.pick(table.sight.options)

    def update(self, table: PartnerEye, found: list[int]) -> int:
        low = min(table.n("azrak", agent) for agent in range(table.n("agents"))) <= LOW
        none = table.options("no-update")
        if none and not (low and table.n("vortex") > LOW) and table.n("vortex") < 3 * table.n("agents"):
            return none[0]
        free = table.options("free-update")
        return free[0] if free else found[0]

    # ── choices ──────────────────────────────────────────────────────────────────────────────────

    def keep(self, table: PartnerEye, found: list[int]) -> int:
        done = table.options("done")
        return done[0] if done else self.dice.pick(found)

    def decide(self, table: PartnerEye, found: list[int]) -> int:
        """Yes, mostly; an option nothing found speaks against; no when short of crystals or not yet sure of one."""
        no = table.options("no")
        short = min(table.n("azrak", agent) for agent in table.agents) <= 1
        if no and short and not self.eager:
            return no[0]
        left = [] if self.eager else self.thought(table, found)
        if left:
            return self.dice.pick(left)
        doubts = [] if self.eager else Papers(table.sight).doubts(table.n("question") - 1, table.n("question_step"))
        if not any(doubts):
            return self.dice.pick(found)
        left = [act for act in found if not doubts[noun_of(act) - 1] & table.learnt()]
        return no[0] if no and len(left) != 1 else self.dice.pick(left or found)

    def thought(self, table: PartnerEye, found: list[int]) -> list[int]:
        """The options of a choice that nothing this partner has read rules out; empty where nothing speaks of it."""
        step = table.n("question_step") % STEP_BITS
        options = [act for act in found if table.verb(act) == "option"]
        if not options:
            return []
        left = Clues(table.sight).choices(table.n("question") - 1, step, STEP_BITS)
        return [act for act in options if noun_of(act) - 1 in left]


class Wanderer:
    """Any answer but giving up, with a pull to leave: nothing known, nothing wanted."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        table = PartnerEye(sight)
        leave = table.options("leave")
        if leave and self.dice.below(4) == 0:
            return leave[0]
        fair = [act for act in sight.options if table.verb(act) != "abandon"]
        return self.dice.pick(fair or sight.options)
