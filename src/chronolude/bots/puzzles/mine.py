"""Mining: bots play, and wherever one answer can be proved far better than all others, that is a puzzle."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from ...games import find
from ...tables import Table
from ...tables.foresee import passing
from ...tables.notation import action_text
from ...tables.opening import new, resumed, settle_options
from .. import RANDOM, THUMB, Bot, bots_for, make
from ..json_lines import JsonLines
from ..levels import LEVELS
from ..simulation import seed_of
from .proof import NOW, SURE, TURN, WAYS, prove
from .puzzle import Puzzle, one_answer

LONGEST: Final = 600
"""Answers of a game after which it is left."""
NEAR: Final = 1
"""Answers before the end of a known line from which on one looks."""
LONGEST_LINE: Final = 24
QUICK: Final = (THUMB, LEVELS[0])
"""Who is asked at once; the others when somebody has time for it (`fully_graded`)."""
EASY: Final = 2
"""At most one in so many is a puzzle that every bot solves."""


class Vein(msgspec.Struct, frozen=True):
    """Where to dig."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int = 0
    ways: tuple[str, ...] = WAYS
    bot: str = ""
    """Who plays while we dig; without a name whoever is quick."""

    @property
    def name(self) -> str:
        return f"{self.seats} {self.seed} {self.bot} {json.dumps(self.options, sort_keys=True)}"


class Dug(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game and the puzzle found in it, if any: a line of the file, so that a run goes on where it was."""

    vein: str
    number: int
    puzzle: Puzzle | None = None


class Pit:
    """A file of puzzles, and how far each vein was dug."""

    def __init__(self, path: Path | None) -> None:
        self.file = JsonLines(path, Dug)
        self.rows = list(self.file.read())
        self.seen = {row.puzzle.id for row in self.rows if row.puzzle is not None}

    def reached(self, vein: Vein) -> int:
        return max((row.number + 1 for row in self.rows if row.vein == vein.name), default=0)

    def found(self, vein: Vein) -> int:
        return sum(row.vein == vein.name and row.puzzle is not None for row in self.rows)

    def easy(self, vein: Vein) -> int:
        """How many of them every bot finds."""
        rows = [row.puzzle for row in self.rows if row.vein == vein.name and row.puzzle is not None]
        return sum(all(puzzle.found.values()) for puzzle in rows)

    def add(self, row: Dug) -> None:
        self.rows.append(row)
        self.file.add([row])
        if row.puzzle is not None:
            self.seen.add(row.puzzle.id)

    def replace(self, number: int, puzzle: Puzzle) -> None:
        """A puzzle that is known better now. The file is written beside itself: a sudden end does no harm."""
        if self.rows[number].puzzle == puzzle or self.file.path is None:
            return
        self.rows[number] = msgspec.structs.replace(self.rows[number], puzzle=puzzle)
        beside = self.file.path.with_suffix(".new")
        beside.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in self.rows))
        beside.replace(self.file.path)


def dig(vein: Vein, pit: Pit, wanted: int, games: int, tick: Callable[[int], None] = lambda _: None) -> int:
    """Dig until so many puzzles are there, or so many games were played; how many are there."""
    first = pit.reached(vein)
    for number in range(first, first + games):
        if pit.found(vein) >= wanted:
            break
        puzzle = dug(vein, number, pit, easy=pit.easy(vein) * EASY < wanted)
        pit.add(Dug(vein.name, number, puzzle))
        tick(puzzle is not None)
    return pit.found(vein)


def dug(vein: Vein, number: int, pit: Pit, *, easy: bool) -> Puzzle | None:
    """The first puzzle of one game that is wanted and not there yet."""
    table = new(vein.game, vein.seats, seed_of(vein.seed, number, "chance"), **vein.options)
    players = players_of(vein, number, table)
    while players and table.result is None and table.decision < LONGEST:
        for seat in table.asked if players[0].is_near() else ():
            puzzle = puzzle_at(table, seat, vein.ways)
            found = None if puzzle is None or puzzle.id in pit.seen else graded(puzzle, easy=easy)
            if puzzle is not None and found is not None:
                return msgspec.structs.replace(puzzle, found=found)
        seat = table.asked[0]
        table.take(seat, players[seat].answer(table, seat))
    return None


class Player:
    """Who answers for a seat while we dig: a bot, or who knows the deal and follows a line."""

    def __init__(self, bot: Bot | None, line: list[str]) -> None:
        self.bot = bot
        self.line = line

    def is_near(self) -> bool:
        """Whether it is worth looking: a known line is of interest where it ends."""
        return self.bot is not None or len(self.line) <= NEAR

    def answer(self, table: Table, seat: int) -> str:
        return table.choose(seat, self.bot) if self.bot is not None else self.line.pop(0)


def players_of(vein: Vein, number: int, table: Table) -> list[Player]:
    """Who answers for each seat; nobody where a deal is not worth it."""
    seer = table.game.bots().seer
    if seer is not None and vein.seats == 1 and not vein.bot:
        line = seer(table.truth())
        return [Player(None, line)] if line else []
    player = vein.bot or player_of(vein.game)
    return [Player(make(vein.game, player, seed_of(vein.seed, number, seat)), []) for seat in range(vein.seats)]


def player_of(game: str) -> str:
    """Who plays while we dig: whoever is quick."""
    return THUMB if THUMB in bots_for(game) else RANDOM


def puzzle_at(table: Table, seat: int, ways: tuple[str, ...] = WAYS) -> Puzzle | None:
    """The puzzle that this decision is, not yet graded."""
    proved = prove(table, seat, ways)
    best = None if proved is None else one_answer(table, seat, proved)
    if proved is None or best is None:
        return None
    position = table.position()
    line = played_out(resumed(table.game.id, position), seat, proved.way, best[0])
    if line is None:
        return None
    others = {text: round(worth, 4) for text, worth in proved.worths.items() if worth and text not in best}
    told = json.dumps([table.game.id, position], sort_keys=True)
    name = hashlib.sha256(told.encode()).hexdigest()[:10]
    return Puzzle(name, table.game.id, seat, proved.way, best, line, {}, position, others, proved.refuted)


def played_out(table: Table, seat: int, way: str, best: str) -> list[tuple[int, str]] | None:
    """The solution to its end, as the cards lie: where there is a choice, what is proved best; others as they would.

    None where what was to be won is not, or by no more than saying so.
    """
    line = [(seat, best)]
    table.take(seat, best)
    while table.result is None and len(line) < LONGEST_LINE:
        asked = table.asked[0]
        text = reply(table, asked, seat, way)
        if not text:
            break
        line.append((asked, text))
        table.take(asked, text)
    if way == TURN and sum(asked == seat for asked, _ in line) < 2:
        return None
    is_won = table.result is not None and seat in table.result.winners
    return line if is_won or way not in (SURE, TURN, NOW) else None


def reply(table: Table, asked: int, seat: int, way: str) -> str:
    """The next answer of a solution; empty where it has come to its end."""
    moves = table.moves(asked)
    if len(moves) == 1:
        return moves[0]
    if asked == seat:
        proved = prove(table, seat, (way,))
        return "" if proved is None else proved.best()[0]
    if way == SURE:
        return table.choose(asked, make(table.game.id, player_of(table.game.id), 0))
    act = passing(table.game, table.offers(asked))
    text = "" if act is None else action_text(table.game.layout, act)
    return text if text in moves else ""


def graded(puzzle: Puzzle, *, easy: bool = True) -> dict[str, bool] | None:
    """Which of the quick bots find the answer, each asked once with the same dice; None if all do and no more such
    puzzles are wanted.
    """
    out = {name: finds(puzzle, name) for name in bots_for(puzzle.game) if name in QUICK}
    return None if not easy and out and all(out.values()) else out


def finds(puzzle: Puzzle, name: str) -> bool:
    """Whether a bot finds the answer."""
    table = resumed(puzzle.game, puzzle.position)
    return table.choose(puzzle.seat, make(puzzle.game, name, 1)) in puzzle.best


def fully_graded(puzzle: Puzzle) -> Puzzle:
    """With what every bot says to it, the weakest first; those that were asked before are not asked again."""
    names = [name for name in bots_for(puzzle.game) if name != RANDOM]
    found = {name: puzzle.found[name] if name in puzzle.found else finds(puzzle, name) for name in names}
    return msgspec.structs.replace(puzzle, found=found)


def veins_of(game: str, options: dict[str, str], seats: int | None, seed: int, bot: str = "") -> list[Vein]:
    """One for each number of seats that is usual, if none is named."""
    made = find(game)
    least, most = made.seats
    counts = [seats] if seats is not None else range(least, min(most, max(least, 4)) + 1)
    return [Vein(game, count, settle_options(made, count, dict(options)), seed, bot=bot) for count in counts]
