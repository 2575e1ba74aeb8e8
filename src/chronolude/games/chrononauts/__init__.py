"""Chrononauts: history that flips, secret identities and stolen artifacts. Artifaxx and Solonauts live here too."""

from __future__ import annotations

from functools import partial
from typing import Final

from ...kernel.layout import Layout
from ..game import Game, Option, Result, TextOption, Words
from ..seen import BoardAid
from .cards import INVERTER
from .catalogue import PrintedEdition, catalogue
from .deck import Deck
from .inspector import ParadoxReport
from .rules import REASONS, RULES
from .shelf import USUAL, edition, faults, listed, settle
from .standing import STANDING
from .state.table import SEATS, blank, lay_out
from .text import Speech
from .view import ChrononautsAid, infer

ENDING_RULES: Final = {"none": "", "id": "C-116", "mission": "C-115", "hand": "C-118", "paradox": "C-110"}
EDITION: Final = TextOption("edition", USUAL, settle, rule="R-37", listed=listed, faults=faults)


def result(layout: Layout, n: list[int], seats: int) -> Result:
    """C-124: one winner at most; C-110: none when the universe is gone."""
    at = layout.offsets
    ending = layout.numbers[list(at).index("ending")].words[n[at["ending"]]]
    winner = n[at["winner"]]
    scores = [int(seat == winner) for seat in range(seats)]
    return Result(ending, [winner] if winner >= 0 else [], scores, ENDING_RULES[ending])


def words_of(speech: Speech) -> Words:
    """The words of a game, with its inspector where there is a timeline."""
    has_timeline = INVERTER in speech.deck.sorts
    aid = BoardAid(ChrononautsAid, speech.aid, also=(ParadoxReport, PrintedEdition))
    return Words(
        speech.prompt, speech.label, speech.line, speech.describe, speech.reason, aid, speech.title,
        inspect=speech.inspect if has_timeline else None, doubts=speech.doubts, catalogue=partial(catalogue, speech),
    )  # fmt: skip


def firsts(seats: int) -> Option:
    """C-011: who guessed the time best is settled before the deal, and passed in."""
    return Option("first", ("random", *(str(seat) for seat in range(seats))), rule="C-011", low=-1)


def variant(options: dict[str, str]) -> Game:
    """C-002: the game for two to six, with the cards of one edition."""
    deck = Deck(edition(options["edition"]))
    layout = lay_out(deck.names, deck.kinds, deck.facts, full=True)
    return Game(
        id="chrononauts",
        version=2,
        seats=(2, SEATS),
        layout=layout,
        rules=RULES,
        options=(EDITION, firsts(SEATS)),
        reasons=REASONS,
        blank=partial(blank, layout),
        result=result,
        infer=infer,
        words=words_of(Speech(deck, "cn-title")),
        round_number="turns",
        figures=("paradoxes",),
        variant=variant,
        standing=STANDING,
    )


GAME: Final = variant({"edition": USUAL})
