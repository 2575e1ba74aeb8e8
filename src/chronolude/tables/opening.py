"""Ways to sit down: a new game, any position, or a record."""

from __future__ import annotations

from functools import partial
from typing import Any

from ..games import find
from ..games.game import Game
from ..games.options import Option
from ..games.possible import Wrong
from ..kernel.chance import Cheap, Source
from ..kernel.engine import begin
from ..kernel.state import State
from .memories import read_memory
from .notation import Impossible, Unreadable, is_whole, wrong_type
from .plausible import BROKEN, try_out
from .positions import Plain, read_position, whole
from .positions import table as table_of
from .record import Chance, Header, Record, read_json
from .record_text import read
from .sources import Noted
from .table import Table


def new(game: str, seats: int | None = None, seed: int = 0, **options: object) -> Table:
    """A new game, dealt. Options are those `games()` lists; `first` names the seat that begins."""
    if not is_whole(seed):
        raise wrong_type("seed", seed)
    return deal(find(game), seats, options, Cheap(seed), Chance(seed=seed))


def deal(game: Game, seats: int | None, options: dict[str, Any], source: Source, chance: Chance) -> Table:
    """A new game from any source of chance."""
    seats = check_seats(game, seats)
    words = settle_options(game, seats, options)
    game = game.under(words)
    noted = Noted(source)
    state = begin(game.rulebook.blank(game.rules, seats, ints_of(game, words), noted), noted)
    draws = [noted.drawn[k] for k in range(state.draws)]
    state.source = source
    return Table(game, state, words, Header(game.id, game.version, seats, words, chance, draws))


def position(game: str, data: Plain, source: Source | None = None) -> Table:
    """Any position as plain data; errors name the field, and what no game can come to is refused with a sentence."""
    opened = resumed(game, data, source)
    try_out(opened.truth())
    try:
        for seat in (*range(opened.seats), None):
            opened.describe(seat)
    except BROKEN as error:
        raise Impossible("cl-wrong-telling", error=str(error)) from None
    return opened


def resumed(game: str, data: Plain, source: Source | None = None) -> Table:
    """A position that a table of ours has told: it is not played on by lot before it is believed."""
    made = find(game)
    if not isinstance(data, dict):
        raise wrong_type("position", data, "cl-wrong-data")
    named = data.get("game", game)
    if named != made.id:
        raise Unreadable(f"game: this is a position of {named}, not of {made.id}")
    seats = check_seats(made, whole("position", "seats", data.get("seats", made.seats[0])))
    words = settle_options(made, seats, table_of(data, "options"))
    made = made.under(words)
    state = State(made.layout, made.rules, seats, source or Cheap(0))
    for name, value in ints_of(made, words).items():
        state.n[made.layout.offsets[name]] = value
    read_position(state, data, partial(settled, made, words), made.rulebook.questions)
    header = Header(made.id, made.version, seats, words, Chance("entered"), start=data)
    opened = Table(made, state, words, header)
    opened.recall(read_memory(state, table_of(data, "memory")))
    return opened


def settled(game: Game, words: dict[str, str], s: State) -> Wrong | None:
    """What is wrong with a position: a switch told otherwise than among the options, or what the game says."""
    for number in game.layout.numbers:
        at = s.n[game.layout.offsets[number.name]]
        if number.words and number.name in words and number.words[at] != words[number.name]:
            return Wrong("cl-wrong-option", name=number.name, one=number.words[at], other=words[number.name])
    return game.rulebook.settle(s)


def load(text: str) -> Record:
    """A record from its text or JSON form."""
    if not isinstance(text, str):
        raise wrong_type("record", text, "cl-wrong-text")
    return read_json(text) if text.lstrip().startswith("{") else read(text)


def check_seats(game: Game, seats: int | None) -> int:
    least, most = game.seats
    if seats is None:
        return least
    if not is_whole(seats):
        raise wrong_type("seats", seats)
    if not least <= seats <= most:
        raise ValueError(f"{game.id} is for {least} to {most} seats, not {seats}")
    return seats


def settle_options(game: Game, seats: int, given: dict[str, Any]) -> dict[str, str]:
    """Every option with its value in words; unknown names and values are refused by name."""
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise ValueError(f"{game.id} has no option {name!r}; it has {', '.join(known)}")
    return {name: option.settle(given.get(name, option.usual), seats) for name, option in known.items()}


def ints_of(game: Game, words: dict[str, str]) -> dict[str, int]:
    """The options that are numbers of the state."""
    return {option.name: option.number(words[option.name]) for option in game.options if isinstance(option, Option)}
