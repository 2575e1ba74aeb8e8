"""TIME Stories: cooperative missions in four receptacles, read from mission files."""

from __future__ import annotations

from pathlib import Path

from ...kernel.chance import Source
from ...kernel.layout import Layout
from ...kernel.state import Rules, State
from ..board import Board
from ..bots import bots_at
from ..game import Game, Outlook, Result, Rulebook, together
from ..home import Home
from ..options import Option, TextOption
from ..tools import Tools
from ..words import Words
from .cards import ENDING_OUTCOME, ROW_NAMES, WIN
from .layout import layout_of
from .mission.deal import renumbered
from .mission.library import faults, find, offered, stamp, titles, usual
from .mission.load import Mission
from .names import ENDING_OF_MISSION
from .possible import settle
from .rules import BOOK, REASONS
from .rules.questions import QUESTIONS
from .setup import blank
from .speech import MissionSpeech
from .view.aid import TimeStoriesAid

USUAL = usual()
HOME = Home(Path(__file__).parent)
RULE_OF = {"lost": "R-151", "abandoned": "R-212"}


def read_mission(text: str) -> str:
    """`fixture`, or `fixture#4029cd56` as a record says it: a mission that changed in play is refused by name."""
    name, _, wanted = text.partition("#")
    made = find(name)
    if wanted and wanted != made.digest:
        raise ValueError(
            f"the mission {name} has changed since this game: its rules were {wanted}, in version {made.version} they "
            f"are {made.digest}; only texts may change under a game"
        )
    return f"{name}#{made.digest}"


def result(layout: Layout, n: list[int], seats: int) -> Result:
    """R-209, R-210, R-211: the group wins or loses together."""
    at = layout.offsets
    words = next(number.words for number in layout.numbers if number.name == "ending")
    ending = n[at["ending"]]
    won = ending >= ENDING_OF_MISSION and layout.facts[ENDING_OUTCOME][ending - ENDING_OF_MISSION] == WIN
    return together(words[ending], won, n[at["score"]], seats, RULE_OF.get(words[ending], "R-209"))


def words_of(speech: MissionSpeech) -> Words:
    said = (speech.title, speech.prompt, speech.label, speech.sentence, speech.describe, speech.reason)
    return Words(
        *said, may_tell=speech.may_tell, bookkeeping=speech.quiet, besides=speech.besides, prefix="ts", whole=True
    )


def game_of(made: Mission) -> Game:
    """The game as one mission lays it out."""
    rows = renumbered(made.rows, made.numbers)
    facts = tuple(tuple(rows[name]) for name in ROW_NAMES)
    layout = layout_of(tuple(made.cards), tuple(made.kinds), facts, tuple(made.endings), made.counts)
    speech = MissionSpeech(made)

    def lay(rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
        return blank(layout, rules, seats, options, source, made.numbers, made.gists)

    return Game(
        id="time-stories",
        version=3,
        seats=(1, 4),
        rulebook=Rulebook(layout, BOOK, lay, REASONS, result, questions=QUESTIONS, settle=settle),
        words=words_of(speech),
        home=HOME,
        options=(
            TextOption("mission", USUAL, read_mission, "R-001", offered, faults, titles, stamp=stamp),
            Option("first", ("0", "1", "2", "3"), rule="R-029"),
            Option("telepathy", ("friendly", "strict", "off"), rule="R-233"),
            Option("assisted_memory", ("false", "true"), rule="R-235"),
        ),
        board=Board(TimeStoriesAid, speech.aid),
        outlook=Outlook(("azrak", "vortex", "report", "magic", "trial_value"), acts="acted"),
        round_number="turn",
        tools=Tools(f"{__name__}.tools.verbs:VERBS", f"{__name__}.tools.routes:ROUTES"),
        variant=variant,
        bots=bots_at(f"{__package__}.bots:BOTS"),
        cooperative=True,
    )


def variant(options: dict[str, str]) -> Game:
    """The game under the mission its options name."""
    return game_of(find(options["mission"].partition("#")[0]))


GAME = game_of(find(USUAL))
