"""The fixture in the terminal, typed by one person, from the first choice to the score."""

import re

import pytest

import chronolude as cl
from chronolude.bots import make
from chronolude.cli.screen import Screen
from chronolude.cli.session import PERSON, Session
from tests.cli.terminal import Said, chronolude
from tests.games.time_stories.scenes import MADE, readable

MOST = 900


class Typist(Screen):
    """A screen at which a planner sits; what it types is kept."""

    def __init__(self) -> None:
        super().__init__()
        self.session: Session | None = None
        self.typed: list[str] = []
        self.read_here: set[str] = set()
        """Texts that were open to the person when they were asked."""
        self.bot = make("time-stories", "planner", 5)

    def say(self, text: str, style: str = "", hang: str = "") -> None:
        """Nobody reads along."""

    def read(self, prompt: str) -> str | None:
        assert self.session is not None
        table = self.session.table
        seat = next(one for one in table.asked if self.session.players[one] == PERSON)
        if table.result is not None or len(self.typed) > MOST:
            return None
        self.read_here |= set(readable(table, seat))
        self.typed.append(table.choose(seat, self.bot))
        return self.typed[-1]


def played(seats: int, players: list[str], seed: int) -> Typist:
    """A whole game, typed by the person at seat 1."""
    screen = Typist()
    table = cl.new("time-stories", seats=seats, seed=seed, mission="fixture")
    session = Session(screen, table, players, "en", brief=True)
    screen.session = session
    while table.result is None and session.step():
        pass
    assert table.result is not None, "the planner never came to an end"
    return screen


def told(said: Said) -> str:
    return re.sub(r"\s+", " ", said.out)


def typed_game(seats: int, seed: int, lines: list[str], *words: object, lang: str = "en") -> Said:
    where = ("--seats", seats, "--seed", seed, "--option", "mission=fixture", "--lang", lang)
    return chronolude("play", "time-stories", *where, *words, typed=lines)


SOLO, TRIO = 4, 6


@pytest.mark.parametrize(("lang", "score"), [("en", "Score:"), ("fr", "Score")])
def test_r_224_one_person_with_two_receptacles_plays_to_the_score(lang: str, score: str) -> None:
    lines = played(1, [PERSON], SOLO).typed
    said = typed_game(1, SOLO, lines, lang=lang)
    assert said.status == 0 and said.err == ""
    assert score in told(said) and any(line.startswith("as ") for line in lines)


def test_one_person_with_two_companion_bots_plays_to_the_score() -> None:
    lines = played(3, [PERSON, "companion", "companion"], TRIO).typed
    said = typed_game(3, TRIO, lines, "--bots", "companion,companion")
    words = told(said)
    assert said.status == 0 and said.err == "" and "Score:" in words
    assert "tells the gist of" in words


def test_what_only_the_others_read_is_never_on_the_screen_of_one_person() -> None:
    screen = played(3, [PERSON, "companion", "companion"], TRIO)
    words = told(typed_game(3, TRIO, screen.typed, "--bots", "companion,companion"))
    keys = [key for pages in MADE.page_keys[: MADE.slots] for key in pages]
    others = [key for key in keys if key not in screen.read_here and f"{key}/text" in MADE.texts]
    assert len(others) > 10 and len(screen.read_here) > 5
    here = {MADE.say(f"{key}/text", "en") for key in screen.read_here}
    for text in {MADE.say(f"{key}/text", "en") for key in others} - here:
        assert " ".join(text.split()) not in words, text


@pytest.mark.parametrize("mission", ["forgotten-star", "want-of-a-nail"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_read_aloud_has_neither_stars_nor_empty_lines(mission: str, lang: str) -> None:
    """An author's bold and italics are for a page: a voice would say “asterisk, asterisk”."""
    table = cl.new("time-stories", seats=2, seed=3, mission=mission)
    while table.decision < 40 and table.result is None:
        for line in table.describe(table.asked[0], lang).split("\n"):
            assert line.strip()
            assert "*" not in line
        seat = table.asked[0]
        table.play(seat, next(option.text for option in table.options(seat) if not option.then))
