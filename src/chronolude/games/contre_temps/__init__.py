"""Contre-Temps: a trick-taking game in which lost tricks can be played again."""

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
from .aids import ContreTempsAid
from .alike import ALIKE
from .layout import LAYOUT, SEATS
from .memory import HEARS, infer
from .possible import settle
from .rules import BOOK, REASONS
from .rules.questions import QUESTIONS
from .setup import blank

ENDINGS = {"none": "", "three": "K-121", "ten": "K-124", "collapse": "O-4"}


def result(layout: Layout, n: list[int], seats: int) -> Result:
    """K-127: one winner; the others are ranked by the events they hold."""
    at = layout.offsets
    ending = layout.numbers[list(at).index("ending")].words[n[at["ending"]]]
    winner = n[at["winner"]]
    scores = [2 * (3 - n[at["discs"] + seat]) + (seat == winner) for seat in range(seats)]
    return Result(ending, [winner], scores, ENDINGS[ending])


GAME = Game(
    id="contre-temps",
    version=1,
    seats=(3, SEATS),
    rulebook=Rulebook(LAYOUT, BOOK, blank, REASONS, result, infer, questions=QUESTIONS, settle=settle, hears=HEARS),
    words=Words(
        text.title,
        text.prompt,
        text.label,
        text.sentence,
        text.describe,
        text.reason,
        bookkeeping=text.quiet,
        besides=text.besides,
        prefix="ct",
        alike=ALIKE,
    ),
    home=Home(Path(__file__).parent),
    options=(
        Option("mode", ("classic", "paradox"), rule="K-140"),
        Option("past_energy", ("kept", "new_only"), rule="O-1"),
        Option("constant_rank", ("value", "trump_first"), rule="O-2"),
        Option("paradox_order", ("present_first", "sweep"), rule="O-3"),
        Option("double_instability_ends", ("false", "true"), rule="O-4"),
        Option("discards_visible", ("true", "false"), rule="O-5"),
        Option("first", ("random", "0", "1", "2", "3", "4", "5"), rule="K-016", low=-1),
    ),
    board=Board(ContreTempsAid, view.aid, alike=True, steady=True),
    outlook=Outlook(("energy", "discs")),
    round_number="round",
    bots=bots_at(f"{__package__}.bots:BOTS"),
)
