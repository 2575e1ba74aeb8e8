"""Golden playthroughs: one random game in plain text, every state, view and option list; its diff is the review.

They lie in a folder `golden` of whoever tests; `python -m chronolude.testing.golden FOLDER GAME…` writes them anew
after a change that was meant.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import chronolude as cl

from ..games import register
from .walk import Dice, Venue, any_answer, everyone, modes

SEED = 11
LONGEST = 300_000


def wanted(games: tuple[str, ...]) -> dict[str, Venue]:
    """A file for each of these games and every mode, with as few seats as it takes."""
    out: dict[str, Venue] = {}
    for game in [register()[id] for id in games]:
        for mode in modes(game.id):
            name = "-".join([game.id, *(value for _, value in mode)])
            least, most = game.seats
            out[name] = Venue(game.id, mode, min(max(2, least), most), SEED)
    return out


def plain(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def text_of(place: Venue) -> str:
    """A game as far as somebody would read it: in some games random play goes on for thousands of decisions."""
    out, length = [], 0
    for line in lines_of(place):
        out.append(line)
        length += len(line)
        if length > LONGEST:
            break
    return "\n".join(out) + "\n"


def lines_of(place: Venue) -> Iterator[str]:
    table, dice = place.open(), Dice(str(place))
    yield f"# {place}"
    while table.result is None:
        yield from moment(table)
        seat, path = any_answer(table, dice)
        since = len(table.events(None))
        table.play(seat, path)
        yield f"answer P{seat} {path}"
        for told in table.events(None, since):
            yield f"  told {told.kind} {plain(told.args)}"
    yield from moment(table)
    yield f"result {plain([table.result.ending, table.result.winners, table.result.ranks, table.result.scores])}"


def moment(table: cl.Table) -> Iterator[str]:
    """One decision: the truth, what differs in each view, what each seat may answer."""
    yield f"## {table.decision}"
    position = table.position()
    for name in ("zones", "numbers", "frames", "sealed", "memory"):
        if name in position:
            yield f"{name} {plain(position[name])}"
    for seat in everyone(table):
        view = table.view(seat)
        shown = {z["name"] if z["seat"] is None else f"{z['name']} {z['seat']}": z["cards"] for z in view["zones"]}
        hidden = {name: [card or "?" for card in cards] for name, cards in shown.items() if None in cards}
        yield f"view {'-' if seat is None else seat} {view['mode']} asked {view['asked']} backs {plain(hidden)}"
        if seat is not None and table.options(seat):
            yield f"options {seat}: {', '.join(one.text for one in table.options(seat))}"


def is_as_printed(folder: Path, name: str, place: Venue) -> None:
    """The game comes out as its file says; the first line that differs is told."""
    file = folder / f"{name}.txt"
    again = f"after a change that was meant: python -m chronolude.testing.golden {folder.name} {place.game}"
    assert file.exists(), f"there is no {file}; {again}"
    printed, played = file.read_text(encoding="utf-8").splitlines(), text_of(place).splitlines()
    for number, (old, new) in enumerate(zip(printed, played, strict=False), 1):
        assert new == old, f"{name}.txt, line {number}; {again}"
    assert len(played) == len(printed), f"{name}.txt ends elsewhere; {again}"


def write(folder: Path, games: tuple[str, ...]) -> list[Path]:
    """The files of these games, written anew."""
    folder.mkdir(parents=True, exist_ok=True)
    out = []
    for name, place in wanted(games).items():
        out.append(folder / f"{name}.txt")
        out[-1].write_text(text_of(place), encoding="utf-8")
    return out


def main() -> int:
    folder, *games = sys.argv[1:]
    for file in write(Path(folder), tuple(games)):
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
