"""scripts/terminal_pictures.py: a game as the terminal shows it, drawn so that nothing is asked of other hosts."""

import re

import pytest

from chronolude.locale import LANGUAGES
from scripts.terminal_pictures import FOLDER, picture


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_shows_the_refusal_with_its_rule_and_asks_nothing_of_other_hosts(lang: str) -> None:
    for drawn in (picture(lang), (FOLDER / f"terminal-{lang}.svg").read_text(encoding="utf-8")):
        assert "K-061)" in drawn and "E8" in drawn
        assert not re.findall(r"@font-face|url\((?!#)|@import|<image", drawn)
