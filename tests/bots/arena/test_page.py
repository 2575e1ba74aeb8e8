"""The page: one file, nothing fetched, both languages, everything said to screen readers too."""

import re
from html.parser import HTMLParser
from typing import Any

import pytest

from chronolude.bots.arena.figures import figures
from chronolude.bots.arena.page import page, percent, seconds
from chronolude.bots.arena.plots import ticks
from tests.bots.arena.made_up import bout, match


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    deals = [[bout(0, [0]), bout(1, [k % 2], decisions=20 + k)] for k in range(30)]
    return figures(match("a", "b", game="time-division"), deals)


class Tags(HTMLParser):
    """The tags of a page, checked to nest."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_is_whole_and_asks_for_nothing(found: dict[str, Any], lang: str) -> None:
    text = page(found, lang)
    tags = Tags(text)
    assert tags.open == []
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|<img", text)
    assert ("html", {"lang": lang}) in tags.seen
    pictures = [attrs for tag, attrs in tags.seen if tag == "svg"]
    assert len(pictures) == 5
    assert all(picture["role"] == "img" and picture["aria-label"] for picture in pictures)
    assert "prefers-color-scheme: dark" in text


def test_both_languages_say_it_in_their_own_words(found: dict[str, Any]) -> None:
    english, french = page(found, "en"), page(found, "fr")
    assert "Who wins" in english and "Qui gagne" in french
    assert "75.0\u00a0%" in english and "75,0\u202f%" in french


def test_names_cannot_break_out_of_the_page(found: dict[str, Any]) -> None:
    evil = {**found, "entrants": [{**found["entrants"][0], "bot": '<b>"x"'}], "bots": ["<i>"]}
    text = page(evil, "en")
    assert "<b>" not in text and "<i>" not in text
    assert Tags(text).open == []


def test_a_bot_alone_has_a_page_without_ratings() -> None:
    text = page(figures(match("a", game="solonauts"), [[bout(0, [0], seats=1)], [bout(0, [], seats=1)]]), "en")
    assert "Plackett" not in text
    assert "Who wins" in text


def test_figures_are_written_as_each_language_writes_them() -> None:
    assert (percent("en", 0.1234), percent("fr", 0.1234)) == ("12.3\u00a0%", "12,3\u202f%")
    assert (seconds("en", 0.0000123), seconds("fr", 0.98765), seconds("en", 0.0)) == ("0.000012", "0,99", "0")


@pytest.mark.parametrize(("low", "high"), [(0, 1), (18, 68), (0, 0.024), (-3, 5200), (25, 25)])
def test_ticks_are_few_and_within(low: float, high: float) -> None:
    found = ticks(low, high)
    assert 1 <= len(found) <= 7
    assert all(low - 1e-9 <= value <= high + 1e-9 for value in found)
