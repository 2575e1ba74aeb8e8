"""How seats tend to answer in Chrononauts and Artifaxx: what a card does for the own goals and against others'.

The one place of these sums: the rule of thumb asks for them once, the search in thousands of imagined games.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import noun_of, verb_of
from ....kernel.rows import bit
from ....kernel.state import FRAME_A, FRAME_B, FRAME_SEAT, RULE
from ....kernel.verbs import cards_in, framed, place_of, size_of, top
from ....search.guide import Guide
from ....sight import World
from .. import cards as c
from ..history import count, is_fitting, is_war, linchpin_of, settle, targets_of
from ..names import table as t
from ..rules.piles import is_full
from ..rules.victory import against_home, against_mission
from .odds import odds_of

NONE: Final = -1
SURE: Final = 1000.0
UNKNOWN: Final = -1.0e9
FEW: Final = 8  # cards of both piles below which a turn may go round in a circle
ENOUGH: Final = 4  # plays owed, of which nobody needs more


class ChrononautsGuide(Guide):
    """Games are long and full of turns of fortune: they are judged after some turns."""

    def __init__(self, longest: i64) -> None:
        super().__init__()
        self.longest = longest
        self.heat = 0.2

    def scores(self, s: World, seat: i64, options: list[int]) -> list[float]:
        eye = Eye(s, seat)
        return [eye.weigh(act) for act in options]

    def values(self, s: World) -> list[float]:
        out = [0.0 for _ in range(s.seats)]
        if s.mode < 0:
            if s.n[t.WINNER] >= 0:
                out[s.n[t.WINNER]] = 1.0
            return out
        total = 0.0
        for seat in range(s.seats):
            out[seat] = odds_of(s, seat)
            total += out[seat]
        return [value / total for value in out]

    def is_likely(self, s: World, seat: i64) -> bool:
        """Whoever had met a goal would have claimed it: C-114 lets them miss it, but nobody does."""
        for other in range(s.seats):
            if other != seat and (against_mission(s, other) == NONE or against_home(s, other) == NONE):
                return False
        return True


class Eye:
    """What one seat of an imagined world makes of its options."""

    def __init__(self, s: World, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.facts = s.layout.facts
        self.full = is_full(s)
        self.hand = cards_in(s, t.HAND + seat)
        self.primes: i64 = s.n[t.PRIMES] if self.full else 0
        self.patches: list[int] = cards_in(s, t.TIMELINE) if self.full else []
        self.id: i64 = top(s, t.ID + seat) if self.full else NONE
        self.mission: i64 = top(s, t.MISSION + seat)
        self.goal: i64 = self.facts[c.FACT][c.HAND_TO_WIN] if self.full else 1000
        self.calm = UNKNOWN
        """What history is worth as it stands …"""
        self.flips: list[float] = []
        """… and with each linchpin turned; both are filled in when they are asked for."""

    def weigh(self, act: i64) -> float:
        verb = verb_of(act)
        noun = noun_of(act)
        if verb == t.PLAY or verb == t.FETCH:
            return self.play_worth(noun)
        if verb == t.THROW:
            return 1.0 - self.keep_worth(noun)
        if verb == t.FLIP:
            return self.flipped(noun)
        if verb == t.ON:
            return self.aim_worth(noun)
        if verb == t.WHOM:
            return -1.0 if noun == self.seat else self.threat(noun)
        if verb == t.LEFT or verb == t.RIGHT:
            return float(size_of(self.s, t.HAND + self.giver(verb == t.RIGHT)))
        if verb == t.STOP or verb == t.KEEP:
            return 0.5
        if verb == t.MEMO_NOW:
            return self.memo_worth()
        if verb == t.ABSTAIN:
            return SURE  # a bot has always seen a clock
        return SURE if t.CLAIM_ID <= verb <= t.CLAIM_HAND else 0.0

    # ── cards ────────────────────────────────────────────────────────────────────────────────────

    def play_worth(self, card: i64) -> float:
        sort: i64 = self.facts[c.SORT][card]
        if sort == c.PATCH:
            return self.patch_worth(card)
        if sort == c.INVERTER:
            return self.inverter_worth(card)
        if sort == c.ARTIFACT:
            return 8.0 if self.is_wished(card) else 2.5
        return self.effect_worth(self.facts[c.EFFECT][card])

    def patch_worth(self, card: i64) -> float:
        """A patch earns a card, so it is nearly always good; a war that cuts off the own home is not."""
        if len(self.hand) >= self.goal:
            return SURE
        own = 4.0 if self.is_home(card) else 0.0
        is_cut = card == self.facts[c.FACT][c.WAR_PATCH] and self.id >= 0 and self.facts[c.LATER][self.id] == 1
        return 6.0 + own - (5.0 if is_cut else 0.0)

    def inverter_worth(self, card: i64) -> float:
        """The best flip it allows, beside leaving history alone."""
        if self.calm == UNKNOWN:
            self.calm = self.timeline_worth(self.primes)
        best = -5.0
        for year in targets_of(self.facts, card, self.primes, is_war(self.facts, self.patches)):
            gain = self.flipped(year) - self.calm
            best = max(best, gain)
        return 1.5 + best

    def effect_worth(self, effect: i64) -> float:
        """Timewarps and actions; holding back is worth nothing."""
        if effect == c.MEMO:
            return -SURE
        if effect == c.FAST_FORWARD:
            return -2.0 if self.is_circle() else 5.5
        if effect == c.REWIND or effect == c.QUICK_TRIP:
            return 5.0
        if effect == c.GET_THERE_FIRST:
            return 7.5 if self.is_wish_elsewhere() else 1.0 + self.most_threat()
        if effect == c.SELL or effect == c.MIRACLE:
            return self.spare_worth(effect)
        if effect == c.DISCONTINUITY:
            return 1.5 * float(self.larger_hand() - len(self.hand) + 1)
        if effect == c.TIME_VORTEX:
            return 1.5 * (self.mean_hand() - float(len(self.hand)) + 0.5)
        if effect == c.NEW_MISSION:
            return 1.2 if self.wishes_met() == 0 else -2.0
        return 0.5 + self.most_threat() if effect == c.NEVER_EXISTED else 1.0 + 0.5 * self.most_threat()

    def is_circle(self) -> bool:
        """Where hardly a card is left to draw, Fast Forward (R-21) and a miracle only bring themselves back."""
        return size_of(self.s, t.DECK) + size_of(self.s, t.DISCARD) < FEW or self.s.n[t.OWED] > ENOUGH

    def spare_worth(self, effect: i64) -> float:
        for artifact in cards_in(self.s, t.ARTIFACTS + self.seat):
            if not self.is_wished(artifact):
                if effect == c.MIRACLE:
                    return -2.0 if self.is_circle() else 3.0
                return SURE if len(self.hand) + 1 >= self.goal else 5.0
        return -1.0

    def keep_worth(self, card: i64) -> float:
        """What a card in the hand is worth; the least one goes when time is killed."""
        sort: i64 = self.facts[c.SORT][card]
        if sort == c.PATCH:
            return 6.0 if self.is_home(card) else 2.5
        if sort == c.ARTIFACT:
            return 6.0 if self.is_wished(card) else 0.8
        if sort == c.INVERTER:
            return 1.4
        return 4.0 if self.facts[c.EFFECT][card] == c.MEMO else 1.2

    def aim_worth(self, artifact: i64) -> float:
        """Others' artifacts for what they threaten, one's own unless wished for."""
        owner: i64 = place_of(self.s, artifact) - t.ARTIFACTS
        wished = self.is_wished(artifact)
        if owner == self.seat:
            return 0.0 if wished else 2.0
        return 3.0 + self.threat(owner) + (5.0 if wished else 0.0)

    # ── the Memo ─────────────────────────────────────────────────────────────────────────────────

    def memo_worth(self) -> float:
        """Above nothing when the card being played would hurt: a lost wish, somebody's last step."""
        s = self.s
        at = self.announced(s.depth - 1)
        player = framed(s, at, FRAME_SEAT)
        card = framed(s, at, FRAME_A)
        target = framed(s, at, FRAME_B)
        if self.facts[c.EFFECT][card] == c.MEMO:
            beneath = self.announced(at - 1)
            return 1.0 if beneath >= 0 and framed(s, beneath, FRAME_SEAT) == self.seat else -1.0
        sort: i64 = self.facts[c.SORT][card]
        if sort == c.INVERTER:
            return self.timeline_worth(self.primes) - self.flipped(target) - 3.0
        if sort == c.ARTIFACT:
            return float(size_of(s, t.ARTIFACTS + player)) - 1.5
        if sort == c.PATCH:
            return float(size_of(s, t.HAND + player) - self.goal) + 1.5
        return self.effect_harm(player, self.facts[c.EFFECT][card], target)

    def effect_harm(self, player: i64, effect: i64, target: i64) -> float:
        s = self.s
        if effect == c.GET_THERE_FIRST or effect == c.NEVER_EXISTED:
            if place_of(s, target) == t.ARTIFACTS + self.seat and self.is_wished(target):
                return 2.0
            return float(size_of(s, t.ARTIFACTS + player)) - 1.5 if effect == c.GET_THERE_FIRST else -1.0
        if effect == c.DISCONTINUITY or effect == c.TIME_VORTEX:
            return float(len(self.hand)) - float(size_of(s, t.HAND + player)) - 2.5
        if effect == c.SELL or effect == c.FAST_FORWARD:
            return float(size_of(s, t.HAND + player) - self.goal) + 3.5
        return float(self.home_met()) - 1.5 if effect == c.PARENTS and target == self.seat else -1.0

    def announced(self, frame: i64) -> i64:
        """Where the newest announced card stands in the stack, from this frame downwards; -1 if nowhere."""
        while frame >= 0 and framed(self.s, frame, RULE) != t.ANNOUNCE_RULE:
            frame -= 1
        return frame

    # ── history ──────────────────────────────────────────────────────────────────────────────────

    def flipped(self, year: i64) -> float:
        if not self.flips:
            self.flips = [UNKNOWN for _ in self.facts[c.LINCHPIN_YEAR]]
        linchpin = linchpin_of(self.facts, year)
        if self.flips[linchpin] == UNKNOWN:
            self.flips[linchpin] = self.timeline_worth(self.primes ^ bit(linchpin))
        return self.flips[linchpin]

    def timeline_worth(self, primes: i64) -> float:
        """How well a history suits this seat: its home, the patches it could lay, and how far the thirteenth is."""
        facts = self.facts
        settled = settle(facts, primes, self.patches)
        holes = count(settled.holes)
        if holes >= facts[c.FACT][c.PARADOXES_TO_LOSE]:
            return -500.0
        out = -0.1 * float(holes)
        if holes > 9:
            out -= 2.0 * float(holes - 9)
        for card in self.hand:
            if facts[c.SORT][card] == c.PATCH and self.is_layable(card, primes, settled.holes):
                out += 4.5 if self.is_home(card) else 2.0
        if self.id < 0:
            return out
        if settled.paradoxes >> i64(facts[c.HOME_TRUE][self.id]) & 1 == 0:
            out += 2.0
        for row in (c.HOME_ONE, c.HOME_TWO):
            patch: i64 = facts[row][self.id]
            if patch in settled.lying:
                out += 4.0
            elif place_of(self.s, patch) != t.HAND + self.seat and self.is_layable(patch, primes, settled.holes):
                out += 0.7
        return out

    def is_layable(self, patch: i64, primes: i64, holes: i64) -> bool:
        return holes >> i64(self.facts[c.RIPPLE][patch]) & 1 != 0 and is_fitting(self.facts, patch, primes)

    def is_home(self, patch: i64) -> bool:
        facts = self.facts
        return self.id >= 0 and (patch == facts[c.HOME_ONE][self.id] or patch == facts[c.HOME_TWO][self.id])

    def home_met(self) -> i64:
        """How many headlines of the own ID show."""
        facts = self.facts
        if self.id < 0:
            return 0
        paradoxes = settle(facts, self.primes, self.patches).paradoxes
        out: i64 = 1 if paradoxes >> i64(facts[c.HOME_TRUE][self.id]) & 1 == 0 else 0
        for row in (c.HOME_ONE, c.HOME_TWO):
            if facts[row][self.id] in self.patches:
                out += 1
        return out

    # ── goals ────────────────────────────────────────────────────────────────────────────────────

    def is_wished(self, artifact: i64) -> bool:
        """Whether the mission asks for it; any Mona Lisa where the best one is asked for."""
        number: i64 = self.facts[c.NUMBER][artifact]
        for row in range(c.WISH, c.WISH + c.WISHES):
            wish: i64 = self.facts[row][self.mission]
            if wish >> number & 1 != 0 or (wish == c.BEST_MONA and self.facts[c.RANK][artifact] > 0):
                return True
        return False

    def wishes_met(self) -> i64:
        out: i64 = 0
        for artifact in cards_in(self.s, t.ARTIFACTS + self.seat):
            if self.is_wished(artifact):
                out += 1
        return out

    def is_wish_elsewhere(self) -> bool:
        for seat in range(self.s.seats):
            if seat != self.seat:
                for artifact in cards_in(self.s, t.ARTIFACTS + seat):
                    if self.is_wished(artifact):
                        return True
        return False

    # ── others ───────────────────────────────────────────────────────────────────────────────────

    def giver(self, to_the_right: bool) -> i64:
        """Whose hand one would get if all hands went to the left, or to the right."""
        seats = self.s.seats
        return (self.seat + (1 if to_the_right else seats - 1)) % seats

    def larger_hand(self) -> i64:
        one = size_of(self.s, t.HAND + self.giver(True))
        other = size_of(self.s, t.HAND + self.giver(False))
        return max(other, one)

    def mean_hand(self) -> float:
        total: i64 = 0
        for seat in range(self.s.seats):
            total += size_of(self.s, t.HAND + seat)
        return float(total) / float(self.s.seats)

    def threat(self, seat: i64) -> float:
        """How near another seat may be to winning, from what everybody sees."""
        out = float(size_of(self.s, t.ARTIFACTS + seat))
        return out + 2.0 if size_of(self.s, t.HAND + seat) >= self.goal - 2 else out

    def most_threat(self) -> float:
        best = 0.0
        for seat in range(self.s.seats):
            if seat != self.seat and self.threat(seat) > best:
                best = self.threat(seat)
        return best
