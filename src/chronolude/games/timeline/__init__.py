"""Timeline: find each card's place in history. The cards come from decks, which are data files."""

from __future__ import annotations

from pathlib import Path

from ...kernel.chance import Source
from ...kernel.layout import Layout
from ...kernel.state import Rules, State
from ..board import Board
from ..bots import bots_at
from ..game import Game, Outlook, Result, Rulebook
from ..home import Home
from ..options import AnyOption, Option, TextOption
from ..tools import Tools
from ..words import Words
from . import choice, library, text, view
from .cards import order_of
from .layout import BOTH, ON_FIRST, SEATS, STARTERS, layout_of
from .memory import HEARS, infer
from .names import FIRST, FIRST_PLAYER, FIRST_PLAYER_YOUNGEST
from .possible import settle
from .rules import BOOK, REASONS
from .rules.questions import QUESTIONS
from .setup import before_deal, hand_size
from .source import Card

HAND_SIZES = (*(str(size) for size in range(1, 11)), "classic_2010")
OPTIONS: tuple[AnyOption, ...] = (
    TextOption(
        "decks",
        choice.USUAL,
        choice.read_decks,
        "T-074",
        choice.list_decks,
        library.faults,
        library.titles,
        several=True,
        stamp=library.stamp,
    ),
    TextOption("difficulty", choice.ANY, choice.read_difficulty, "T-080", lambda: ("1", "2", "3"), several=True),
    TextOption(
        "themes",
        choice.ANY,
        choice.read_themes,
        "T-080",
        choice.list_themes,
        titles=library.titles,
        several=True,
        stamp=library.stamp,
    ),
    TextOption(
        "regions", choice.ANY, choice.read_regions, "T-080", choice.list_regions, several=True, stamp=library.stamp
    ),
    TextOption("period", choice.ANY, choice.read_period, "T-080", lambda: ("..-1", "1..1500", "1500..1900", "1900..")),
    TextOption("avoid", choice.NONE, choice.read_avoid, "T-081"),
    TextOption("ages", choice.NONE, choice.read_ages, "T-010"),
    Option("hand_size", HAND_SIZES, default=3, rule="T-013", low=1),
    Option("first_player", STARTERS, rule="T-010", seat=True),
    Option("tiebreak_elimination", ON_FIRST, rule="T-045"),
    Option("tiebreak_exhaustion", ("shared", "rebuild"), rule="T-048"),
    Option("show_top_card", BOTH, rule="S-12"),
    Option("discards_visible", ON_FIRST, rule="T-086"),
    Option("overlap", BOTH, rule="T-083"),
    Option("practice", ("hand", "deck"), rule="T-093"),
)
ENDINGS = {"none": "", "sole": "T-041", "tiebreak": "T-044", "shared": "T-048", "practice": "T-092"}


def result(layout: Layout, n: list[int], seats: int) -> Result:
    """T-005, S-15: winners are named and nobody else is ranked; T-092: practice counts what was right and wrong."""
    at = layout.offsets
    ending = next(number for number in layout.numbers if number.name == "ending").words[n[at["ending"]]]
    winners = [seat for seat in range(seats) if n[at["winner"] + seat]]
    scores = [int(seat in winners) for seat in range(seats)]
    if ending == "practice":
        scores = [n[at["placed"]] - n[at["missed"]]]
    return Result(ending, winners, scores, ENDINGS[ending])


class Setting:
    """The cards a table plays with, and the table laid out for them."""

    def __init__(self, options: dict[str, str]) -> None:
        self.cards = choice.select(options)
        self.ages = options["ages"]
        spans = [card.span for card in self.cards]
        self.layout = layout_of([card.id for card in self.cards], spans)
        self.order = order_of(spans)
        avoided = set(options["avoid"].split(","))
        self.later = [i for i, card in enumerate(self.cards) if card.id in avoided]
        decks = [library.find(name) for name in options["decks"].split(",")]
        self.voice = text.Voice(self.layout, self.cards, decks)

    def blank(self, rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
        """T-017: the cards must suffice for the seats; T-001: 2 to 8 of them, T-090: or one to practise."""
        needed = seats * hand_size(options["hand_size"], seats) + 1
        if needed > len(self.cards):
            raise ValueError(f"T-017: {seats} seats need {needed} cards, and there are {len(self.cards)}")
        s = before_deal(self.layout, self.order, self.later, rules, seats, options, source)
        if s.n[FIRST_PLAYER] == FIRST_PLAYER_YOUNGEST:
            s.n[FIRST] = choice.youngest(self.ages, seats)
        return s


SETTINGS: dict[tuple[str, ...], list[Card]] = {}
MOST_KEPT = 64
HOME = Home(Path(__file__).parent)
TOOLS = Tools(f"{__name__}.tools.verbs:VERBS", f"{__name__}.tools.routes:ROUTES")


def printed(layout: Layout) -> list[Card]:
    """The cards of a layout as their decks print them: for bots, which blur them before play."""
    return SETTINGS[layout.cards]


def variant(options: dict[str, str]) -> Game:
    """The game laid out for the chosen cards (docs/decisions/0003-layout-by-options.md)."""
    setting = Setting(options)
    voice = setting.voice
    while len(SETTINGS) >= MOST_KEPT:
        SETTINGS.pop(next(iter(SETTINGS)))
    SETTINGS[setting.layout.cards] = setting.cards
    return Game(
        id="timeline",
        version=2,
        seats=(1, SEATS),
        rulebook=Rulebook(
            setting.layout, BOOK, setting.blank, REASONS, result, infer, questions=QUESTIONS, settle=settle, hears=HEARS
        ),
        words=Words(
            text.title,
            voice.prompt,
            voice.label,
            voice.sentence,
            voice.describe,
            voice.reason,
            voice.note,
            bookkeeping=voice.quiet,
            besides=voice.besides,
            prefix="tl",
        ),
        home=HOME,
        options=OPTIONS,
        board=Board(view.TimelineAid, voice.aid),
        outlook=Outlook(("placed", "missed")),
        round_number="round",
        tools=TOOLS,
        variant=variant,
        bots=bots_at(f"{__package__}.bots:BOTS"),
    )


GAME = variant({option.name: option.settle(option.usual, 2) for option in OPTIONS})
