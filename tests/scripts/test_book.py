"""A game's book is what its table of steps gives, and nothing else calls a step."""

from pathlib import Path

import pytest

from chronolude.games.chrononauts.rules.solo import SOLO_RULES
from chronolude.games.chrononauts.rules.solo_book import SOLO_BOOK
from chronolude.games.contre_temps.rules import BOOK, RULES
from scripts import book


@pytest.mark.parametrize("path", book.books(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_every_book_is_what_its_table_gives(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == book.books()[path], "run `python scripts/book.py`"


def test_every_game_of_the_house_has_one() -> None:
    houses = {path.parent.parent.name for path in book.GAMES.glob("*/rules/__init__.py")}
    assert houses == {path.parent.parent.name for path in book.books()} and len(houses) == 5


def test_a_book_holds_its_table() -> None:
    assert BOOK.table is RULES and SOLO_BOOK.table is SOLO_RULES
    assert list(BOOK.last) == [len(steps) - 1 for steps in RULES]


TABLE = """
from typing import Final
from .rounds import begin, end
from .turns import choose, take, wait

RULES: Final[Table] = [
    (begin,),  # SET_UP
    (choose, wait, take),  # TURN
]
"""


def test_a_step_has_its_branch() -> None:
    made = book.book_of(TABLE, "RULES", "Book")
    assert "from .rounds import begin\nfrom .turns import choose, take, wait\n" in made
    assert made.endswith(
        """
        if rule == 0:
            begin(s)
        elif rule == 1:
            if step == 0:
                choose(s)
            elif step == 1:
                wait(s)
            else:
                take(s)
"""
    )


def test_a_table_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="no table SOLO_RULES"):
        book.book_of(TABLE, "SOLO_RULES", "Book")
