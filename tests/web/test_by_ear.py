"""A whole game in the browser by what a screen reader says, and nothing else; what is heard and pressed is kept.

The first guided game of Timeline has a fixed deal and a bot with fixed dice, so that the same is heard every time.
Words changed on purpose: `python -m tests.web.test_by_ear`.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, sync_playwright

from tests.web.ear import Tree, inside, listen, press, wait
from tests.web.house import ROOT, House, Visit, launch

FOLDER: Final = ROOT / "tests" / "golden" / "transcripts"
WORDS: Final = {
    "en": ("Show me", "Learn", "Log", "Play again", "Your hand"),
    "fr": ("Montrez-moi", "Apprendre", "Journal", "Rejouer", "Votre main"),
}


def asked(tree: Tree) -> str:
    """The plate: a group that is called by what it asks."""
    return next((one.name for one in tree if one.role == "group" and one.name), "")


def advice(tree: Tree, lang: str) -> str:
    """What the lesson would do, as its button says it."""
    said = (re.match(rf"{WORDS[lang][0]}\s?:\s(.+)", one.name) for one in tree if one.role == "button")
    return next((found[1] for found in said if found is not None), "")


def is_over(tree: Tree, lang: str) -> bool:
    return any(one.works and one.name == WORDS[lang][3] for one in tree)


def play(page: Page, base: str, lang: str) -> list[str]:
    """From the page of lessons to the end of a game; what was heard and pressed."""
    _, lesson, log, _, hand = WORDS[lang]
    page.goto(f"{base}/learn")
    tree = wait(page, lambda heard: any(one.works and "Timeline" in one.name for one in heard))
    press(page, next(one.name for one in tree if one.works and "Timeline" in one.name))
    out: list[str] = []
    told, last = 0, ""
    while True:
        tree = wait(page, lambda heard, last=last: is_over(heard, lang) or advice(heard, lang) not in ("", last))
        spoken = [one.said for one in inside(tree, "log", log) if one.role in ("text", "heading")]
        out += [f"log: {line}" for line in spoken[told:]]
        told = len(spoken)
        out += [f"lesson: {one.text}" for one in inside(tree, "complementary", lesson) if one.role == "paragraph"]
        out.append(f"asked: {asked(tree)}")
        if is_over(tree, lang):
            return out
        last = advice(tree, lang)
        card = next(one.name for one in tree if one.works and last.startswith(f"{one.name}, "))
        place(page, hand, card, last.removeprefix(f"{card}, "), out)


def place(page: Page, hand: str, card: str, gap: str, out: list[str]) -> None:
    """A card, a gap, and whatever the plate then offers; each by the name that is read out.

    The last card is taken up for you, and is heard as pressed already.
    """
    if len([one for one in inside(listen(page), "list", hand) if one.role == "button"]) > 1:
        press(page, card)
    tree = wait(page, lambda heard: any(one.name == card and "[pressed]" in one.state for one in heard))
    out += [f"pressed: {card}", f"asked: {asked(tree)}"]
    press(page, gap)
    tree = wait(page, lambda heard: any(one.works for one in inside(heard, "group")))
    (confirm,) = [one.name for one in inside(tree, "group") if one.works][-1:]
    out += [f"pressed: {gap}", f"asked: {asked(tree)}", f"pressed: {confirm}"]
    press(page, confirm)
    wait(page, lambda heard: asked(heard) != asked(tree))


def transcript(lang: str) -> Path:
    return FOLDER / f"timeline-by-ear-{lang}.txt"


@pytest.mark.parametrize("lang", WORDS)
def test_a_whole_game_is_played_by_what_a_screen_reader_says(
    visit: Callable[..., Visit], house: House, lang: str
) -> None:
    page = visit(language=lang).page
    assert play(page, house.base, lang) == transcript(lang).read_text(encoding="utf-8").splitlines()
    assert "[disabled]" in " ".join(one.state for one in listen(page)), "states are heard, too"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as chromium:
        made, browser = House(Path(folder)), launch(chromium)
        try:
            for language in WORDS:
                heard = play(Visit(browser, made.base, language=language).page, made.base, language)
                transcript(language).write_text("\n".join(heard) + "\n", encoding="utf-8")
        finally:
            browser.close()
            made.close()
