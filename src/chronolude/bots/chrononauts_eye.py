"""What a seat reads off its sight of Chrononauts or Artifaxx, once per answer. Nobody else's secrets are guessed."""

from __future__ import annotations

from typing import Final

from ..games.chrononauts import cards as c
from ..games.chrononauts.history import count, is_fitting, is_war, linchpin_of, settle, targets_of
from ..games.chrononauts.layout.table import ZONES
from ..games.chrononauts.names import table as t
from ..kernel.sight import BACK
from ..kernel.sight import View as Sight

FRAME: Final = 5  # ints of a frame: rule, step, seat, a, b


class Eye:
    """The public table and one's own cards, as far as rules of thumb ask for them."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.facts = sight.layout.facts
        self.seat = sight.seat
        self.seats = sight.seats
        self.full = len(sight.layout.zones) == len(ZONES)
        self.hand = sight.zones[t.HAND + self.seat]
        self.primes = sight.n[t.PRIMES] if self.full else 0
        self.patches = sight.zones[t.TIMELINE] if self.full else []
        self.hand_to_win: int = self.facts[c.FACT][c.HAND_TO_WIN] if self.full else 1000
        self.limit = self.facts[c.FACT][c.PARADOXES_TO_LOSE]
        self.id = self.own(t.ID) if self.full else BACK
        self.mission = self.own(t.MISSION)

    def own(self, zone: int) -> int:
        cards = self.sight.zones[zone + self.seat]
        return cards[0] if cards else BACK

    def left_to_draw(self) -> int:
        """Cards of both piles: what a draw can bring before and after they are renewed."""
        return len(self.sight.zones[t.DECK]) + len(self.sight.zones[t.DISCARD])

    # ── history ──────────────────────────────────────────────────────────────────────────────────

    def bit_of(self, year: int) -> int:
        return 1 << int(linchpin_of(self.facts, year))

    def targets(self, card: int) -> list[int]:
        return targets_of(self.facts, card, self.primes, is_war(self.facts, self.patches))

    def timeline_worth(self, primes: int) -> float:
        """How well a history suits this seat: its home, the patches it could lay, and how far the thirteenth is."""
        settled = settle(self.facts, primes, self.patches)
        holes = int(count(settled.holes))
        if holes >= self.limit:
            return -500.0
        out = -0.1 * holes - (2.0 * (holes - 9) if holes > 9 else 0.0)
        for card in self.hand:
            if self.facts[c.SORT][card] == c.PATCH and self.is_layable(card, primes, settled.holes):
                out += 2.0
        return out + self.home_worth(primes, settled.paradoxes, settled.holes, settled.lying)

    def home_worth(self, primes: int, paradoxes: int, holes: int, lying: list[int]) -> float:
        if self.id == BACK:
            return 0.0
        out = 0.0 if paradoxes >> self.facts[c.HOME_TRUE][self.id] & 1 else 2.0
        for patch in self.home_patches():
            if patch in lying:
                out += 4.0
            elif self.is_layable(patch, primes, holes):
                out += 2.5 if patch in self.hand else 0.7
        return out

    def is_layable(self, patch: int, primes: int, holes: int) -> bool:
        return bool(holes >> self.facts[c.RIPPLE][patch] & 1) and is_fitting(self.facts, patch, primes)

    def home_patches(self) -> tuple[int, ...]:
        if self.id == BACK:
            return ()
        return (self.facts[c.HOME_ONE][self.id], self.facts[c.HOME_TWO][self.id])

    def is_home_later(self) -> bool:
        return self.id != BACK and self.facts[c.LATER][self.id] == 1

    def home_met(self) -> int:
        """How many headlines of the own ID show."""
        settled = settle(self.facts, self.primes, self.patches)
        true = self.id != BACK and not settled.paradoxes >> self.facts[c.HOME_TRUE][self.id] & 1
        return int(true) + sum(patch in self.patches for patch in self.home_patches())

    # ── artifacts ────────────────────────────────────────────────────────────────────────────────

    def artifacts(self, seat: int) -> list[int]:
        return self.sight.zones[t.ARTIFACTS + seat]

    def artifacts_of_others(self) -> list[int]:
        return [card for seat in range(self.seats) if seat != self.seat for card in self.artifacts(seat)]

    def owner_of(self, artifact: int) -> int:
        return next((seat for seat in range(self.seats) if artifact in self.artifacts(seat)), -1)

    def is_wished(self, artifact: int) -> bool:
        """Whether the own mission asks for it; any Mona Lisa where the best one is asked for."""
        number = self.facts[c.NUMBER][artifact]
        for row in range(c.WISH, c.WISH + 3):
            wish = self.facts[row][self.mission]
            if wish >> number & 1 or (wish == c.BEST_MONA and self.facts[c.RANK][artifact] > 0):
                return True
        return False

    def mission_met(self) -> int:
        return sum(self.is_wished(artifact) for artifact in self.artifacts(self.seat))

    # ── others ───────────────────────────────────────────────────────────────────────────────────

    def hand_size(self, seat: int) -> int:
        return len(self.sight.zones[t.HAND + seat])

    def giver(self, to_the_right: bool) -> int:
        """Whose hand one would get if all hands went to the left, or to the right."""
        return (self.seat + (1 if to_the_right else -1)) % self.seats

    def threat(self, seat: int) -> float:
        """How near another seat may be to winning, from what everybody sees."""
        if seat in (self.seat, -1):
            return 0.0
        return len(self.artifacts(seat)) + (2.0 if self.hand_size(seat) >= self.hand_to_win - 2 else 0.0)

    def most_threat(self) -> float:
        return max(self.threat(seat) for seat in range(self.seats))

    # ── the window ───────────────────────────────────────────────────────────────────────────────

    def frames(self) -> list[list[int]]:
        stack = self.sight.stack
        return [stack[at : at + FRAME] for at in range(0, len(stack), FRAME)]

    def announced(self) -> tuple[int, int, int]:
        """Who plays which card at what: the newest announced card."""
        rule = next(frame for frame in reversed(self.frames()) if frame[0] == t.ANNOUNCE_RULE)
        return rule[2], rule[3], rule[4]

    def is_own_play_beneath(self) -> bool:
        """Whether the card that the newest Memo would cancel is this seat's own."""
        rules = [frame for frame in self.frames() if frame[0] == t.ANNOUNCE_RULE]
        return len(rules) > 1 and rules[-2][2] == self.seat
