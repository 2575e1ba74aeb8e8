"""Time Division: two agencies, sixty characters, one coin."""

from __future__ import annotations

from pathlib import Path

from ...kernel.layout import Layout
from ..board import Board
from ..bots import bots_at
from ..game import Game, Outlook, Result, Rulebook
from ..home import Home
from ..options import Option
from ..words import Words
from . import text, view
from .layout import LAYOUT, SEATS
from .memory import HEARS, infer
from .names import ROUND_RULE
from .possible import settle
from .rules import BOOK, REASONS
from .rules.questions import QUESTIONS
from .setup import blank
from .situation import pending
from .source import ERAS
from .table import besides, describe, quiet

ENDINGS = {"none": "", "influence": "D-108", "coin": "D-108", "track": "D-124", "track-coin": "D-125"}


def result(layout: Layout, n: list[int], seats: int) -> Result:
    """D-108, D-124, D-125: one winner, never a draw; a tie broken by the coin shows in the score."""
    at = layout.offsets
    ending = layout.numbers[list(at).index("ending")].words[n[at["ending"]]]
    winner = n[at["winner"]]
    marker = n[at["marker"]]
    counted = [marker, -marker] if ending.startswith("track") else n[at["influence"] : at["influence"] + seats]
    scores = [2 * counted[seat] + (seat == winner) for seat in range(seats)]
    return Result(ending, [winner], scores, ENDINGS[ending])


GAME = Game(
    id="time-division",
    version=1,
    seats=(SEATS, SEATS),
    rulebook=Rulebook(LAYOUT, BOOK, blank, REASONS, result, infer, pending, QUESTIONS, settle, HEARS),
    words=Words(
        text.title,
        text.prompt,
        text.label,
        text.sentence,
        describe,
        text.reason,
        bookkeeping=quiet,
        besides=besides,
        prefix="td",
    ),
    home=Home(Path(__file__).parent),
    options=(
        Option("mode", ("quick", "campaign"), rule="D-109"),
        Option("era", ERAS, rule="D-011"),
        Option("game_1", ERAS, default=0, rule="R-30"),
        Option("game_2", ERAS, default=1, rule="R-30"),
        Option("game_3", ERAS, default=2, rule="R-30"),
        Option("first", ("random", "0", "1"), rule="D-012", low=-1),
        Option("governor_tie", ("passes", "stays"), rule="R-06"),
        Option("choose_before_draw", ("false", "true"), rule="R-23"),
    ),
    board=Board(view.TimeDivisionAid, view.aid, recalls=view.recalls),
    outlook=Outlook(("influence", "coin"), until=ROUND_RULE, counted=("scored", "influence")),
    round_number="round",
    bots=bots_at(f"{__package__}.bots:BOTS"),
)
