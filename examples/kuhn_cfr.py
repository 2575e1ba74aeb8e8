"""Kuhn's poker as a toy game of the house, and counterfactual regret minimisation on it.

Three cards, two seats, one chip each in the pot; whoever bets puts in one more. With best play the first seat loses a
chip in eighteen games.
"""

# %% The game. Hands are their owner's to see; who has bet is public; the win is counted in chips.
from __future__ import annotations

from collections import defaultdict
from typing import Any

from chronolude.games.game import Game, Result, Rulebook, heaped
from chronolude.kernel.ask import action, verb_of
from chronolude.kernel.chance import Cheap
from chronolude.kernel.layout import NOBODY, OWNER, Layout, Number, Verb, Zone
from chronolude.kernel.offers import ask
from chronolude.kernel.state import State, Step
from chronolude.kernel.verbs import move, push, shuffle, top
from chronolude.tables import Table
from chronolude.tables.opening import deal
from chronolude.tables.record import Chance

PASS, BET = 0, 1
HANDS, DECK = 0, 2
BETS, LAST, PLIES = 0, 2, 3  # numbers: chips that each seat has bet, who bet or passed last, how many have answered
LAYOUT = Layout(
    ("Jack", "Queen", "King"), (0, 0, 0), (Zone("hand", OWNER, 2), Zone("deck", NOBODY)),
    (Number("bet", 2), Number("last"), Number("plies"), Number("best")), (Verb("pass"), Verb("bet")), (),
    ("set-up", "turn"),
)  # fmt: skip
BEST = 4


def deal_cards(s: State) -> None:
    shuffle(s, DECK)
    cards = [top(s, DECK)]
    move(s, cards[0], HANDS)
    cards.append(top(s, DECK))
    move(s, cards[1], HANDS + 1)
    s.n[BEST] = 0  # told at the end only: who holds the better card is a secret until then
    push(s, 1, 0)


def choose(s: State) -> None:
    ask(s, s.seat, [action(PASS, 0), action(BET, 0)])


def carry_out(s: State) -> None:
    s.n[PLIES] += 1
    s.n[LAST] = verb_of(s.answer)
    s.n[BETS + s.seat] += verb_of(s.answer) == BET
    matched = s.n[BETS] == s.n[BETS + 1]
    if (matched and s.n[PLIES] > 1) or (s.n[LAST] == PASS and not matched):
        s.n[BEST] = 0 if top(s, HANDS) > top(s, HANDS + 1) else 1
    else:
        push(s, 1, 1 - s.seat)


def result(layout: Layout, n: list[int], seats: int) -> Result:  # noqa: ARG001  (called as any game's is)
    """Whoever gave up loses the pot; otherwise the better card takes it."""
    winner = n[BEST] if n[BETS] == n[BETS + 1] else 0 if n[BETS] > n[BETS + 1] else 1
    won = 1 + min(n[BETS], n[BETS + 1])
    return Result("pot", [winner], [won if seat == winner else -won for seat in range(2)], "")


RULES: list[tuple[Step, ...]] = [(deal_cards,), (choose, carry_out)]
KUHN = Game("kuhn", 1, (2, 2), Rulebook(LAYOUT, RULES, heaped(LAYOUT, DECK), result=result))


def new(seed: int) -> Table:
    return deal(KUHN, 2, {}, Cheap(seed), Chance(seed=seed))


# %% What a seat cannot tell apart is one information set: its sight is its key.
Key = tuple[int, tuple[int, ...]]


def key(table: Table, seat: int) -> Key:
    sight = table.sight(seat)
    return sight.zones[HANDS + seat][0], tuple(sight.n[:BEST])


class Learner:
    """Regrets and average policies, information set by information set."""

    def __init__(self) -> None:
        self.regrets: dict[Key, list[float]] = defaultdict(lambda: [0.0, 0.0])
        self.sums: dict[Key, list[float]] = defaultdict(lambda: [0.0, 0.0])

    def policy(self, where: Key) -> list[float]:
        positive = [max(0.0, regret) for regret in self.regrets[where]]
        total = sum(positive)
        return [one / total for one in positive] if total else [0.5, 0.5]

    def average(self, where: Key) -> list[float]:
        total = sum(self.sums[where])
        return [one / total for one in self.sums[where]] if total else [0.5, 0.5]

    def walk(self, table: Table, reach: tuple[float, float]) -> float:
        """The value for seat 0; on the way regrets are learnt. `clone` shares the past and the chance."""
        if table.result is not None:
            return float(table.result.scores[0])
        seat = table.asked[0]
        where, sign = key(table, seat), 1 - 2 * seat
        policy, values = self.policy(where), []
        for act, text in enumerate(("pass", "bet")):
            after = table.clone()
            after.take(seat, text)
            mine = reach[seat] * policy[act]
            values.append(self.walk(after, (mine, reach[1]) if seat == 0 else (reach[0], mine)))
        value = policy[0] * values[0] + policy[1] * values[1]
        for act in range(2):
            self.regrets[where][act] += reach[1 - seat] * sign * (values[act] - value)
            self.sums[where][act] += reach[seat] * policy[act]
        return value

    def worth(self, table: Table) -> float:
        """The value for seat 0 of the average policies, in this deal."""
        if table.result is not None:
            return float(table.result.scores[0])
        seat, total = table.asked[0], 0.0
        for share, text in zip(self.average(key(table, seat)), ("pass", "bet"), strict=True):
            after = table.clone()
            after.take(seat, text)
            total += share * self.worth(after)
        return total


def every_deal() -> list[Table]:
    """One table for each of the six deals."""
    found: dict[tuple[int, int], Table] = {}
    seed = 0
    while len(found) < 6:
        table = new(seed)
        found.setdefault((table.sight(0).zones[0][0], table.sight(1).zones[1][0]), table)
        seed += 1
    return list(found.values())


def main(short: bool = False) -> dict[str, Any]:
    learner, deals = Learner(), every_deal()
    for _ in range(60 if short else 1500):
        for table in deals:
            learner.walk(table, (1.0, 1.0))
    value = sum(learner.worth(table) for table in deals) / 6
    start = tuple(deals[0].sight(0).n[:BEST])
    return {
        "value": value,
        "known": -1 / 18,
        "bets": {card: learner.average((number, start))[1] for number, card in enumerate(LAYOUT.cards)},
    }


if __name__ == "__main__":
    print(main())
