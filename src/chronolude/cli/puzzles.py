"""`chronolude puzzles`: solve them at the terminal, mine more of them, and see who solves how many."""

from __future__ import annotations

import datetime as dt
import json
import secrets
from pathlib import Path
from typing import Annotated, Any, Final, TypedDict

import typer
from typer.core import TyperGroup

from ..bots.puzzles.library import games_with, of_the_day, puzzles_of, user_file
from ..bots.puzzles.mine import Pit, dig, fully_graded, veins_of
from ..bots.puzzles.puzzle import Puzzle, table_of
from ..bots.puzzles.telling import RUNGS, hint, solution, task, verdict
from ..games import register
from ..locale import say, seat_name
from ..tables.refused import Refused
from .answers import chosen_of, is_whole, show_options
from .arguments import Json, Lang, Seats, Seed, Settings
from .checks import at_least, bots_of, game_named, language, listed, options_of, seats_of
from .faults import Fault
from .screen import Screen
from .simulate import progress

Game = Annotated[str | None, typer.Argument(metavar="GAME", help="A game; without one the puzzle of the day.")]
Mined = Annotated[str, typer.Argument(metavar="GAME", help="The game to mine in.")]
Wanted = Annotated[int, typer.Option("--puzzles", help="How many there should be, for each number of seats.")]
Games = Annotated[int, typer.Option("--games", help="How many games are played for it at most.")]
Into = Annotated[Path | None, typer.Option("--into", metavar="FILE", help="Where they are kept; your data folder.")]
Player = Annotated[str, typer.Option("--bot", help="Who plays the games; by default the quick bots.")]
Grade = Annotated[bool, typer.Option("--grade", help="Have every bot try the puzzles there are, and mine none.")]
Which = Annotated[str | None, typer.Option("--id", help="That puzzle.")]


class PuzzleVerbs(TyperGroup):
    """`puzzles GAME` is `puzzles play GAME`, and so is `puzzles` alone."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or args[0] not in {*self.commands, *ctx.help_option_names}:
            args = ["play", *args]
        return super().parse_args(ctx, args)


puzzles: Final = typer.Typer(
    cls=PuzzleVerbs, help="Positions with one best answer, proved: solve them, mine more.", rich_markup_mode=None
)


@puzzles.command("play")
def solve(game: Game = None, id: Which = None, lang: Lang = None) -> None:
    """Solve a puzzle of a game, or the puzzle of the day. `hint` helps, `solution` shows the answer."""
    lang = language(lang)
    puzzle = chosen(lang, game, id)
    Sitting(Screen(), puzzle, lang).play()


def chosen(lang: str, game: str | None, id: str | None) -> Puzzle:
    if game is None:
        found = of_the_day(dt.datetime.now(tz=dt.UTC).date())
    else:
        there = puzzles_of(game_named(lang, game).id)
        named = [one for one in there if id is None or one.id == id]
        found = secrets.choice(named) if named else None
    if found is None:
        raise Fault(lang, "cl-puzzle-none", known=listed(lang, games_with()))
    return found


class Sitting:
    """One puzzle at the terminal."""

    def __init__(self, screen: Screen, puzzle: Puzzle, lang: str) -> None:
        self.screen = screen
        self.puzzle = puzzle
        self.lang = lang
        self.table = table_of(puzzle)
        self.hints = 0

    def play(self) -> None:
        table, puzzle, lang = self.table, self.puzzle, self.lang
        self.screen.head(say(lang, "cl-puzzle-head", game=table.game.words.title(lang), name=puzzle.id))
        self.screen.say(say(lang, "cl-seat-yours", name=seat_name(lang, [], puzzle.seat)))
        self.screen.say(table.describe(puzzle.seat, lang))
        self.screen.say(task(puzzle, lang))
        self.screen.say(table.prompt(puzzle.seat, lang))
        self.screen.say(say(lang, "cl-puzzle-help"))
        while (typed := self.screen.read(say(lang, "cl-prompt"))) is not None:
            if self.obey(typed.strip()):
                return

    def obey(self, typed: str) -> bool:
        """A word, or an answer; True when the puzzle is over."""
        words = {say(self.lang, f"cl-puzzle-word-{name}"): name for name in ("hint", "solution", "quit")}
        name = words.get(typed.lower(), typed.lower())
        if name == "hint":
            self.hints = min(RUNGS, self.hints + 1)
            self.screen.say(hint(self.puzzle, self.hints, self.lang))
        elif name == "solution":
            self.show()
        elif typed and name != "quit":
            return self.answer(typed)
        else:
            return name == "quit"
        return name == "solution"

    def answer(self, typed: str) -> bool:
        option = chosen_of(self.table.options(self.puzzle.seat), typed)
        text = typed if option is None else option.path
        if option is not None and option.then:
            show_options(self.screen, option.then, self.lang)
            self.screen.say(say(self.lang, "cl-puzzle-whole", answer=option.text))
            return False
        try:
            if not is_whole(self.table, self.puzzle.seat, text):
                self.table.clone().take(self.puzzle.seat, text)
            found = verdict(self.puzzle, text, self.lang)
        except Refused as refused:
            self.screen.wrong(refused.why(self.lang))
            return False
        self.screen.say(found.text)
        for line in found.told:
            self.screen.say(f"  {line}", hang="  ")
        if found.right:
            self.show()
        return found.right

    def show(self) -> None:
        """The solution, answer by answer."""
        lang = self.lang
        self.screen.say(say(lang, "cl-puzzle-solution"))
        solution(
            self.puzzle, table_of(self.puzzle), lang,
            lambda step: self.screen.say(f"  {seat_name(lang, [], step.seat)}: {step.label}. {' '.join(step.told)}"),
        )  # fmt: skip


@puzzles.command()
def mine(
    game: Mined, wanted: Wanted = 20, games: Games = 200, seats: Seats = None, option: Settings = None,
    seed: Seed = 0, into: Into = None, bot: Player = "", grade: Grade = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Let bots play and keep the positions with one answer that is proved best; picks up where it left off."""
    lang = language(lang)
    made = game_named(lang, game)
    at_least(lang, "--puzzles", wanted, 1)
    at_least(lang, "--games", games, 1)
    path = into or user_file(made.id)
    try:
        pit = Pit(path)
    except (OSError, ValueError) as error:
        raise Fault(lang, "ar-journal", reason=str(error)) from None
    if grade:
        grade_all(lang, pit)
        return
    count = None if seats is None else seats_of(lang, made, seats)
    if bot:
        bots_of(lang, made, bot, 1)
    options = options_of(lang, made, option or [], count or made.seats[0])
    for vein in veins_of(made.id, options, count, seed or 0, bot):
        with progress(say(lang, "cl-puzzle-mining", n=vein.seats), games, hidden=False) as tick:
            found = dig(vein, pit, wanted, games, lambda _: tick(1))
        Screen().say(say(lang, "cl-puzzle-mined", n=found, seats=str(vein.seats), games=str(pit.reached(vein))))
    Screen().say(say(lang, "cl-saved", file=str(path)))


def grade_all(lang: str, pit: Pit) -> None:
    """Every bot tries every puzzle of a file that it has not tried yet."""
    with progress(say(lang, "cl-puzzle-grading"), len(pit.rows), hidden=False) as tick:
        for number, row in enumerate(pit.rows):
            if row.puzzle is not None:
                pit.replace(number, fully_graded(row.puzzle))
            tick(1)


@puzzles.command("table")
def table(as_json: Json = False, lang: Lang = None) -> None:
    """Which bot solves how many of the puzzles that are here."""
    lang = language(lang)
    found = {game: figures(there) for game, there in games_with().items()}
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    for game, one in found.items():
        screen = Screen()
        screen.say(say(lang, "cl-puzzle-count", game=register()[game].words.title(lang), n=one["puzzles"]))
        for bot, (solved, tried) in one["bots"].items():
            screen.say("  " + say(lang, "cl-puzzle-solves", bot=bot, count=str(solved), tried=str(tried)))


class Figures(TypedDict):
    """What is told of a game's puzzles."""

    puzzles: int
    ways: dict[str, int]
    bots: dict[str, tuple[int, int]]


def figures(there: list[Puzzle]) -> Figures:
    """How many puzzles, proved how, and for each bot how many it solved and tried."""
    bots = dict.fromkeys(bot for one in there for bot in one.found)
    asked = {bot: [one.found[bot] for one in there if bot in one.found] for bot in bots}
    return {
        "puzzles": len(there),
        "ways": {way: sum(one.way == way for one in there) for way in dict.fromkeys(one.way for one in there)},
        "bots": {bot: (sum(found), len(found)) for bot, found in asked.items()},
    }
