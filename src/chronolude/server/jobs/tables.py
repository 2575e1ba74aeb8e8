"""What is looked at of a table that goes on or is over: forecasts, earlier decisions, other timelines, its record."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from ...bots.advice import Advice
from ...bots.ladder import rung
from ...search.judgement import HintStep
from ...tables import Record, Table
from ...tables.foresee import Forecast
from ...tables.opening import resumed
from ..live.fairness import told_record
from ..live.fold import Folded
from ..live.prompts import prompt_of
from ..live.rows import Logged, SeatRow, TableRow
from ..wire.contents import ForecastInfo, Prompt, Range
from .work import Unsound

FORESEE = f"{__name__}:foreseen"
REVIEW = f"{__name__}:reviewed"
BRANCH = f"{__name__}:branched"
HINT = f"{__name__}:hinted"
RECORD = f"{__name__}:recorded"


class LookedBack(msgspec.Struct):
    """The table as it stood, in words and for its board; the view as it is sent."""

    view: msgspec.Raw
    prompt: Prompt
    text: str


def foreseen(game: str, position: dict[str, Any], names: list[str], seat: int, text: str, lang: str) -> ForecastInfo:
    """What an answer would surely do, as far as this seat can know."""
    table = resumed(game, position)
    table.names = names
    return forecast_in_words(table, seat, lang, text, table.foresee(seat, text))


def hinted(
    game: str, position: dict[str, Any], names: list[str], seat: int, advice: dict[str, Any], step: int, lang: str
) -> HintStep:  # fmt: skip
    """A step of advice in words: its last gives a reason, which is a forecast."""
    table = resumed(game, position)
    table.names = names
    return rung(table, seat, msgspec.convert(advice, Advice), step, lang)


def forecast_in_words(table: Table, seat: int, lang: str, text: str, found: Forecast) -> ForecastInfo:
    view, line = table.seen(seat), table.game.words.sentence
    certain = [replace(one, text=line(view, one.kind, one.args, lang)) for one in found.events]
    ranges = [one for name, values in found.figures.items() for one in ranges_of(name, values)]
    return ForecastInfo(text, certain, ranges, any(one.if_nobody_answers for one in certain))


def ranges_of(name: str, values: list[Any]) -> list[Range]:
    """A figure is one pair of least and greatest, a row is a list of pairs."""
    if values and isinstance(values[0], list):
        return [Range(name, i, low, high) for i, (low, high) in enumerate(values)]
    return [Range(name, None, values[0], values[1])]


def reviewed(record: dict[str, Any], names: list[str], seat: int | None, lang: str) -> LookedBack:
    """The end of this record as one seat saw it; None for the public."""
    past: Table = msgspec.convert(record, Record).replay()
    past.names = names
    view = past.seen(seat)
    shown = msgspec.Raw(msgspec.json.encode(past.aided(view, lang)))
    return LookedBack(shown, prompt_of(past, view, lang), past.game.words.describe(view, lang))


def branched(record: dict[str, Any], decision: int, mode: str, seat: int | None, seed: int) -> dict[str, Any]:
    """The position from which another timeline goes on, with hidden cards as the mode allows."""
    try:
        table: Table = msgspec.convert(record, Record).branch(decision, mode, seat, seed)
    except ValueError as error:
        raise Unsound(str(error)) from None
    if table.result is not None:
        raise Unsound("the game is over at that decision")
    return table.position()


def recorded(row: dict[str, Any], seats: list[dict[str, Any]], log: list[dict[str, Any]]) -> str:
    """The record of a game that is over, as JSON, from what a database keeps of it."""
    held = msgspec.convert(seats, list[SeatRow])
    folded = Folded(msgspec.convert(row, TableRow), held).fold(msgspec.convert(log, list[Logged]))
    if folded.table is None or not folded.over:
        raise Unsound(f"there is no record of {folded.row.id} yet")
    return told_record(folded.row, folded.table, [seat.bot for seat in held]).json
