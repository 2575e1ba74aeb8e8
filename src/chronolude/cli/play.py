"""`chronolude play`: a game in the terminal, line by line."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import chronolude as cl

from ..bots.levels import LEVELS
from ..bots.strangers import is_strange
from ..games.game import Game
from ..locale import say
from ..tables.bench import is_compiled
from .arguments import Bots, GameName, Lang, Seats, Seed, Settings
from .checks import bots_of, dealt, game_named, language, options_of, record_in, seat_of, seats_of
from .faults import Fault
from .menu import choose_game, choose_seats
from .screen import Screen
from .session import PERSON, Session

Seat = Annotated[int | None, typer.Option("--seat", help="Your seat, counted from 1.")]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")]
HotSeat = Annotated[bool, typer.Option("--hot-seat", help="People on all seats, taking turns at this terminal.")]
Brief = Annotated[bool, typer.Option("--brief", help="Describe the table at the beginning and when asked to.")]


def play(
    game: GameName = None, seats: Seats = None, seat: Seat = None, bots: Bots = None, hot_seat: HotSeat = False,
    option: Settings = None, seed: Seed = None, resume: Resume = None, brief: Brief = False, lang: Lang = None,
) -> int:  # fmt: skip
    """Play a game in the terminal: numbers or words as answers, `?` for help."""
    lang = language(lang)
    screen = Screen()
    if resume is not None:
        table = resumed(lang, resume, game)
        players = seated(lang, table, seat, bots, hot_seat)
        screen.say(say(lang, "cl-loaded", file=str(resume), decision=table.decision))
    else:
        made = game_named(lang, game) if game is not None else choose_game(screen, lang)
        if game is None and seats is None:
            seats = choose_seats(screen, lang, made)
        table = opened(lang, made, seats, option or [], seed)
        players = seated(lang, table, seat, bots, hot_seat)
        for line in table.game.words.doubts(lang):
            screen.say(line)
    if not is_compiled() and not set(players).isdisjoint(LEVELS[1:]):
        screen.say(say(lang, "cl-uncompiled"))
    table.header = msgspec.structs.replace(table.header, players=players)
    session = Session(screen, table, players, lang, brief=brief, file=resume)
    return session.play()


def opened(lang: str, game: Game, seats: int | None, options: list[str], seed: int | None) -> cl.Table:
    """A new game, dealt."""
    seats = seats_of(lang, game, seats)
    settings = options_of(lang, game, options, seats)
    return dealt(lang, game, seats, settings, secrets.randbelow(1 << 32) if seed is None else seed)


def resumed(lang: str, file: Path, game: str | None) -> cl.Table:
    """The table where a record left it."""
    record = record_in(lang, file)
    if game is not None and game_named(lang, game).id != record.header.game:
        raise Fault(lang, "cl-cli-other-game", file=str(file), game=record.header.game, name=game)
    try:
        table: cl.Table = record.replay()
    except ValueError as error:
        raise Fault(lang, "cl-load-failed", file=str(file), reason=str(error)) from None
    return table


def seated(lang: str, table: cl.Table, seat: int | None, bots: str | None, hot_seat: bool) -> list[str]:
    """Who answers for each seat: PERSON or a bot's name; a saved game remembers, the command line may say otherwise."""
    saved = table.header.players
    if hot_seat:
        return [PERSON] * table.seats
    if seat is None and bots is None and len(saved) == table.seats:
        if strange := next(filter(is_strange, saved), None):  # a file may not say which programs are started
            raise Fault(lang, "cl-cli-saved-stranger", name=strange)
        bots_of(lang, table.game, ",".join(filter(None, saved)) or None, table.seats)
        return list(saved)
    mine = seat_of(lang, 1 if seat is None else seat, table.seats)
    others = bots_of(lang, table.game, bots, table.seats - 1)
    return [*others[:mine], PERSON, *others[mine:]]
