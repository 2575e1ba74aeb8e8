"""A whole game of every kind in the terminal, by typing words that it has just shown, and never a number."""

from __future__ import annotations

import io
import re
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final
from unittest.mock import patch

import pytest

from chronolude.cli import run
from chronolude.games import OURS
from chronolude.locale import LANGUAGES, say
from tests.laws.walk import Dice

FOLDER: Final = Path(__file__).parents[1] / "golden" / "transcripts"
GAMES: Final = {
    "contre-temps": ("--seats", 3, "--seed", 1),
    "timeline": ("--seats", 2, "--seed", 1, "--option", "hand_size=2"),
    "chrononauts": ("--seats", 2, "--seed", 1),
    "artifaxx": ("--seats", 2, "--seed", 0),
    "solonauts": ("--seed", 1, "--option", "travellers=6"),
    "time-division": ("--seats", 2, "--seed", 1),
    "time-stories": ("--seats", 2, "--seed", 0, "--option", "mission=fixture"),
}
OFFERED: Final = re.compile(r"^(\d+)\. (?:.*\(([^()]+)\)|(.+))$")
"""`3. Play Escapement 12 (E12)`, or the words alone where they are all there is to say."""
MOST: Final = 400
UNWANTED: Final = ("abandon", "give up", "hint", "no claim", "exchange")
"""Ways of ending at once, or of going round in circles."""


class Listener(io.StringIO):
    """Somebody who types one of the words that were just offered; `typed` is all they said."""

    def __init__(self, out: io.StringIO, dice: Dice) -> None:
        super().__init__()
        self.out, self.dice, self.heard = out, dice, 0
        self.typed: list[str] = []

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        if len(self.typed) >= MOST:
            return ""
        said = self.out.getvalue()[self.heard :]
        self.heard += len(said)
        words = offered(said)
        self.typed.append(self.dice.choice(words) if words else "")  # Enter, where there is but one way
        return f"{self.typed[-1]}\n"


def offered(said: str) -> list[str]:
    """The words of a numbered list."""
    found: list[str] = []
    for line in re.sub(r"\n {3}(?=\S)", " ", said).splitlines():
        match = OFFERED.match(line)
        if match is not None:
            found = [*([] if match[1] == "1" else found), match[2] or match[3]]
    return [one for one in found if one not in UNWANTED] or found


def play(game: str, lang: str, seed: int = 0) -> tuple[int, str, list[str]]:
    out = io.StringIO()
    listener = Listener(out, Dice(f"{game} {seed}"))
    words = ["play", game, "--brief", "--lang", lang, *GAMES[game]]
    surroundings = {"COLUMNS": "400", "LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "TERM": "dumb"}
    with patch.object(sys, "stdin", listener), patch.dict("os.environ", surroundings), redirect_stdout(out):
        status = run([str(word) for word in words])
    return status, out.getvalue(), listener.typed


def kept(game: str) -> Path:
    return FOLDER / f"{game}.txt"


def test_no_game_is_forgotten() -> None:
    assert set(GAMES) == set(OURS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_words_alone(game: str, lang: str) -> None:
    """The words are the same in both languages, and none of them is refused."""
    status, out, typed = play(game, lang)
    assert status == 0 and say(lang, "cl-game-over") in out
    assert "H-2" not in out and "H-4" not in out and "H-5" not in out
    assert "\n".join(typed) + "\n" == kept(game).read_text(encoding="utf-8")


if __name__ == "__main__":  # write the transcripts anew, after a change that was meant
    for name in GAMES:
        kept(name).write_text("\n".join(play(name, "en")[2]) + "\n", encoding="utf-8")
