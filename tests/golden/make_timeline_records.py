"""Writes the stored records of Timeline, one for each way of ending: `python -m tests.golden.make_timeline_records`."""

from pathlib import Path

import chronolude as cl
from chronolude import Table
from chronolude.bots import make

FOLDER = Path(__file__).parent / "records"
WANTED: dict[str, tuple[list[str], dict[str, str]]] = {
    "sole": (["reader", "schoolchild", "reader"], {}),
    "tiebreak": (["historian", "historian", "reader", "reader"], {"decks": "arts,world-history"}),
    "shared": (["historian"] * 8, {"hand_size": "6"}),
    "practice": (["reader"], {"decks": "science", "practice": "deck", "period": "1500.."}),
}


def play(names: list[str], seed: int, options: dict[str, str]) -> Table:
    table = cl.new("timeline", len(names), seed, **options)
    bots = [make("timeline", name, seed * 7 + seat) for seat, name in enumerate(names)]
    while table.asked:
        seat = table.asked[0]
        table.play(seat, table.choose(seat, bots[seat]))
    return table


def main() -> None:
    """The first seed that ends as wanted."""
    FOLDER.mkdir(exist_ok=True)
    for ending, (names, options) in WANTED.items():
        for seed in range(1, 400):
            table = play(names, seed, options)
            if table.result is not None and table.result.ending == ending:
                (FOLDER / f"timeline-{ending}.json").write_text(table.record().json + "\n", encoding="utf-8")
                break
        else:
            raise SystemExit(f"no seed ends as {ending}")


if __name__ == "__main__":
    main()
