"""Chrononauts: history that flips, secret identities and stolen artifacts. Artifaxx and Solonauts live here too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from ...kernel.layout import Layout
from ..board import Board
from ..bots import bots_at
from ..game import Game, Outlook, Result, Rulebook
from ..home import Home
from ..options import Option, TextOption
from ..words import Alike, Words
from .cards import INVERTER
from .catalogue import PrintedEdition, catalogue
from .deck import CardSet
from .inspector import ParadoxReport
from .layout.table import SEATS, lay_out
from .library import USUAL, edition, faults, listed, settle, stamp
from .possible import settle as settle_table
from .rules import BOOK, REASONS
from .rules.questions import QUESTIONS
from .setup import blank
from .standing import STANDING
from .text import EditionSpeech, quiet
from .view import ChrononautsAid, infer

ENDING_RULES: Final = {"none": "", "id": "C-116", "mission": "C-115", "hand": "C-118", "paradox": "C-110"}
EDITION: Final = TextOption("edition", USUAL, settle, rule="R-37", listed=listed, faults=faults, stamp=stamp)


def result(layout: Layout, n: list[int], seats: int) -> Result:
    """C-124: one winner at most; C-110: none when the universe is gone."""
    at = layout.offsets
    ending = layout.numbers[list(at).index("ending")].words[n[at["ending"]]]
    winner = n[at["winner"]]
    scores = [int(seat == winner) for seat in range(seats)]
    return Result(ending, [winner] if winner >= 0 else [], scores, ENDING_RULES[ending])


def home(lesson: str) -> Home:
    """Three games live here, each with a lesson of its own."""
    return Home(Path(__file__).parent, lesson)


def words_of(speech: EditionSpeech, layout: Layout, prefix: str) -> Words:
    """Only the last sentence tells more than its event: by which card somebody has won."""
    said = (speech.title, speech.prompt, speech.label, speech.sentence, speech.describe, speech.reason)
    told = frozenset(one.name for one in layout.tellings) - {"game-over", "solo-over"}
    alike = Alike(sentences=told, waiting=True)
    return Words(*said, doubts=speech.doubts, bookkeeping=quiet, besides=speech.besides, prefix=prefix, alike=alike)


def board_of(speech: EditionSpeech) -> Board:
    """What the page shows, with the inspector where there is a timeline."""
    has_timeline = INVERTER in speech.deck.sorts
    inspect = speech.inspect if has_timeline else None
    also = (ParadoxReport, PrintedEdition)
    return Board(ChrononautsAid, speech.aid, partial(catalogue, speech), inspect, also=also)


def rulebook_of(layout: Layout, ended: Callable[[Layout, list[int], int], Result]) -> Rulebook:
    """The steps of the full game, which Artifaxx is played by as well (A-011)."""
    begin = partial(blank, layout)
    return Rulebook(layout, BOOK, begin, REASONS, ended, infer, questions=QUESTIONS, settle=settle_table, hears=())


HOME: Final = home("lesson.json")


def firsts(seats: int) -> Option:
    """C-011: the time is guessed at the table, or who guessed best is passed in; as it stands the lot decides."""
    words = ("guess", "random", *(str(seat) for seat in range(seats)))
    return Option("first", words, default=1, rule="C-011", low=-2)


def variant(options: dict[str, str]) -> Game:
    """C-002: the game for two to six, with the cards of one edition."""
    deck = CardSet(edition(options["edition"]))
    layout = lay_out(deck.names, deck.kinds, deck.facts, full=True)
    speech = EditionSpeech(deck, "cn-title")
    return Game(
        id="chrononauts",
        version=2,
        seats=(2, SEATS),
        rulebook=rulebook_of(layout, result),
        words=words_of(speech, layout, "cn"),
        home=HOME,
        options=(EDITION, firsts(SEATS)),
        board=board_of(speech),
        outlook=Outlook(("paradoxes",)),
        round_number="turns",
        variant=variant,
        standing=STANDING,
        bots=bots_at(f"{__package__}.bots:CHRONONAUTS"),
    )


GAME: Final = variant({"edition": USUAL})
