"""Artifaxx: the light game of artifacts and missions, on the parts of Chrononauts."""

from __future__ import annotations

from typing import Final

from ...kernel.layout import Layout
from ..bots import bots_at
from ..game import Game, Result
from ..options import Option
from . import EDITION, board_of, firsts, home, rulebook_of, words_of
from . import result as full_result
from .deck import CardSet
from .layout.table import lay_out
from .library import USUAL, edition
from .standing import STANDING
from .text import EditionSpeech

KINDS: Final = ("artifact", "timewarp", "action", "mission")
PARENTS: Final = "your_parents_never_met"
MOST_SEATS: Final = 4
HOME: Final = home("lesson_artifaxx.json")


def result(layout: Layout, n: list[int], seats: int) -> Result:
    """A-008, A-009: only a mission wins."""
    found = full_result(layout, n, seats)
    return Result(found.ending, found.winners, found.scores, "A-008" if found.winners else "")


def variant(options: dict[str, str]) -> Game:
    """A-001: for two to four; A-011, A-012: on the steps of the full game.

    A-002, A-003: artifacts, actions, timewarps and missions; A-004: by consent a 39th card that erases.
    """
    stays = options["parents"] == "never_existed"
    instead = {PARENTS: "it_never_existed"}
    deck = CardSet(edition(options["edition"]), KINDS, () if stays else (PARENTS,), instead)
    layout = lay_out(deck.names, deck.kinds, deck.facts, full=False)
    speech = EditionSpeech(deck, "ax-title")
    return Game(
        id="artifaxx",
        version=2,
        seats=(2, MOST_SEATS),
        rulebook=rulebook_of(layout, result),
        words=words_of(speech, layout, "ax"),
        home=HOME,
        options=(EDITION, firsts(MOST_SEATS), Option("parents", ("out", "never_existed"), rule="A-004")),
        board=board_of(speech),
        round_number="turns",
        variant=variant,
        standing=STANDING,
        bots=bots_at(f"{__package__}.bots:ARTIFAXX"),
    )


GAME: Final = variant({"edition": USUAL, "parents": "out"})
