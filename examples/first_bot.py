"""A first bot: it is shown what its seat sees, and gives one of the options."""

# %% A bot is anything with `choose`. `sight.options` are ints; `sight.layout` has the names behind them.
from __future__ import annotations

import random
from typing import Any

import chronolude as cl
from chronolude.bots import make
from chronolude.sight import Sight


class FirstBot:
    """Any option, by dice of its own: the same seed gives the same games."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def choose(self, sight: Sight) -> int:
        return self.dice.choice(sight.options)


# %% In a loop of your own: `asked` says who owes an answer, `choose` shows the bot what its seat sees.
def one_game(game: str = "contre-temps", seed: int = 1) -> cl.Table:
    table = cl.new(game, seed=seed)
    bots = [FirstBot(1), *(make(game, "rule-of-thumb", 10 + seat) for seat in range(1, table.seats))]
    while table.result is None:
        seat = table.asked[0]
        table.take(seat, table.choose(seat, bots[seat]))
    return table


# %% In a run of many games it is named by its place:
#
#     chronolude arena contre-temps --bots examples/first_bot.py:FirstBot,rule-of-thumb,rule-of-thumb --games 300
#     chronolude bot check examples/first_bot.py:FirstBot --game contre-temps


def main(short: bool = False) -> dict[str, Any]:
    games = 2 if short else 50
    tables = [one_game(seed=seed) for seed in range(games)]
    won = sum(0 in table.result.winners for table in tables if table.result is not None)
    return {"games": games, "won": won, "decisions": sum(table.decision for table in tables) / games}


if __name__ == "__main__":
    print(main())
