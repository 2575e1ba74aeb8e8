"""How many refusals cite a rule of their game: `python -m tests.laws.citing --games 20` prints a table.

In random games every seat that is asked tries answers that its game has words for and that are not on offer. Each is
forbidden by some rule of the game, if only by the one that says what is asked now: so each refusal must cite one. What
is left to the house is what no game has rules for: nonsense, a seat nobody asked, half a move, a game that is over.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "toys"))

import chronolude as cl
from chronolude.games import OURS, find
from chronolude.kernel.state import FRAME, frames
from chronolude.tables.notation import readings
from chronolude.testing.laws.refusals import all_actions, is_meant
from tests.laws.walk import Dice, Place, modes, walk

TRIES = 12
"""Answers tried at one decision by one seat."""
NUMBERS = 13
"""Figures tried with a verb whose noun is a number."""


def tried(table: cl.Table, dice: Dice, tries: int = TRIES) -> list[tuple[int, str]]:
    """Answers that are not on offer, as many with each verb, and the seats that try them."""
    texts: dict[int, list[str]] = {}
    for text in all_actions(table):
        texts.setdefault(readings(table.game.layout, text)[0] >> 16, []).append(text)
    out = []
    for seat in table.asked:
        drawn = [dice.choice(texts[dice.choice(list(texts))]) for _ in range(tries)]
        out += [(seat, text) for text in drawn if not is_meant(table, seat, text)]
        begun = dice.choice(table.options(seat))
        following = [part.path for part in begun.then]
        if following:  # the second part of a move is refused under its own rule
            out += [(seat, path) for text in drawn[:4] if (path := f"{begun.path} > {text}") not in following]
    return out


def asking_step(table: cl.Table) -> str:
    """The step that asks, as positions name it."""
    s = table._state
    rule, step = frames(s)[-FRAME:][:2]
    return s.rules.table[rule][step - 1].__name__


def measure(place: Place, every: int = 1) -> Counter[tuple[str, str, str]]:
    """How often each rule was cited in one random game, by asking step and verb."""
    dice, out = Dice(f"citing {place}"), Counter[tuple[str, str, str]]()
    for table in walk(place):
        if table.result is None and table.decision % every == 0:
            step = asking_step(table)
            for seat, text in tried(table, dice):
                reason = table.why(seat, text)
                last = text.rpartition(">")[2]
                if reason is None:
                    assert last != text, f"{place}: {text} is not on offer, and yet nothing forbids it"
                    continue  # a second part may be read loosely
                verb = table.game.layout.verbs[readings(table.game.layout, last)[0] >> 16].name
                out[step, verb, reason.rule] += 1
    return out


def kinds(game: str) -> list[Place]:
    """Every mode and number of seats of a game."""
    least, most = find(game).seats
    return [Place(game, mode, seats, 0) for mode in modes(game) for seats in range(least, most + 1)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="random games of each game")
    parser.add_argument("--every", type=int, default=5, help="look at one decision in so many")
    parser.add_argument("--only", default="", help="games whose id contains this")
    parser.add_argument("--show", action="store_true", help="also where no rule was cited")
    given = parser.parse_args()
    lacking = False
    for game in (one for one in OURS if given.only in one):
        all_kinds, counts = kinds(game), Counter[tuple[str, str, str]]()
        for number in range(given.games):
            counts += measure(all_kinds[number % len(all_kinds)]._replace(seed=number), given.every)
        all_of_them = sum(counts.values())
        citing = sum(count for (_, _, rule), count in counts.items() if not rule.startswith("H-"))
        lacking = lacking or citing < all_of_them
        rules = len({rule for _, _, rule in counts if not rule.startswith("H-")})
        print(
            f"{game:14} {citing:7} of {all_of_them:7} refusals cite a rule ({citing / all_of_them:.1%}), {rules} rules"
        )
        if given.show:
            for (step, verb, rule), count in sorted(counts.items()):
                print(f"    {step:28} {verb:16} {rule:7} {count}")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
