"""Writes the stored records: one for each way a game can end. `python -m tests.games.chrononauts.make_records`."""

from __future__ import annotations

from pathlib import Path

import chronolude as cl
from chronolude.bots import make

FOLDER = Path(__file__).parent / "records"
WANTED = {
    "chrononauts": (2, "rule-of-thumb", ("id", "mission", "hand", "paradox")),
    "artifaxx": (2, "rule-of-thumb", ("mission",)),
    "solonauts": (1, "rule-of-thumb", ("home", "cards", "paradox", "given-up")),
}


def game_of(game: str, seats: int, bot: str, seed: int) -> cl.Table:
    table = cl.new(game, seats=seats, seed=seed)
    bots = [make(game, bot, seed * 10 + seat) for seat in range(seats)]
    while table.asked and table.decision < 1500:
        seat = table.asked[0]
        table.play(seat, table.choose(seat, bots[seat]))
    return table


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, (seats, thumb, endings) in WANTED.items():
        missing = set(endings)
        for seed in range(400):
            bot = "random" if missing <= {"paradox", "given-up"} else thumb
            table = game_of(game, seats, bot, seed)
            if table.result is not None and table.result.ending in missing:
                missing.discard(table.result.ending)
                path = FOLDER / f"{game}-{table.result.ending}.txt"
                path.write_text(table.record().text, encoding="utf-8")
                print(path.name, table.decision)
            if not missing:
                break


if __name__ == "__main__":
    main()
