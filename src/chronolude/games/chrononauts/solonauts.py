"""Solonauts: one player, one shrinking deck, and travellers who all want to go home."""

from __future__ import annotations

from functools import partial
from typing import Final

from ...kernel.layout import Layout
from ..bots import bots_at
from ..game import Game, Outlook, Result, Rulebook
from ..options import Option
from ..tools import Tools
from . import EDITION, board_of, home, words_of
from .deck import CardSet
from .layout.solo import lay_out
from .library import USUAL, edition
from .possible import settle_solo
from .rules import REASONS
from .rules.questions import SOLO_QUESTIONS
from .rules.solo_book import SOLO_BOOK
from .setup import blank_solo
from .text import EditionSpeech
from .view import infer

KINDS: Final = ("inverter", "patch", "id")
HOME: Final = home("lesson_solonauts.json")
ENDING_RULES: Final = {"none": "", "home": "S-013", "cards": "S-014", "paradox": "S-017", "given-up": "S-014"}


def result(layout: Layout, n: list[int], _seats: int) -> Result:
    """S-013: won with everybody home; otherwise the score is how many are (R-17)."""
    at = layout.offsets
    ending = layout.numbers[list(at).index("ending")].words[n[at["ending"]]]
    return Result(ending, [0] if ending == "home" else [], [n[at["arrived"]]], ENDING_RULES[ending])


def variant(options: dict[str, str]) -> Game:
    """S-001: for one; S-002: inverters and patches; S-015: six to fourteen travellers."""
    deck = CardSet(edition(options["edition"]), KINDS)
    layout = lay_out(deck.names, deck.kinds, deck.facts)
    speech = EditionSpeech(deck, "so-title", bonus=False)
    return Game(
        id="solonauts",
        version=1,
        seats=(1, 1),
        rulebook=Rulebook(
            layout,
            SOLO_BOOK,
            partial(blank_solo, layout),
            REASONS,
            result,
            infer,
            questions=SOLO_QUESTIONS,
            settle=settle_solo,
            hears=(),
        ),
        words=words_of(speech, layout, "so"),
        home=HOME,
        options=(EDITION, Option("travellers", tuple(str(n) for n in range(6, 15)), default=2, rule="S-015", low=6)),
        board=board_of(speech),
        outlook=Outlook(("paradoxes", "arrived")),
        round_number="turns",
        tools=Tools(verbs=f"{__package__}.tools.verbs:VERBS"),
        variant=variant,
        bots=bots_at(f"{__package__}.bots:SOLONAUTS"),
    )


GAME: Final = variant({"edition": USUAL})
