"""The law of layouts, a sample of it: every board in five windows; whole games by `make layouts`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from chronolude.games import OURS
from tests.web.house import House
from tests.web.layouts import SEATS, SIZES, Window, decisions

LOOKED: Final = {"contre-temps": (0, 6), "time-division": (0, 10, 18), "solonauts": (0, 13)}
"""Which decisions of a game are looked at here, each before and after a choice, in all windows: the first one, and
where something was out of sight once (a journey to choose beside long answers, a card held over the duel, one to pick
out of an influence, the longest headline)."""


@pytest.fixture(scope="module")
def window(house: House, browser: Browser) -> Iterator[Window]:
    """French, whose words are the longer ones."""
    made = Window(browser, house.base, "fr")
    yield made
    made.reader.close()


def test_no_game_is_forgotten() -> None:
    assert set(SEATS) == set(OURS)


@pytest.mark.parametrize("game", OURS)
def test_what_is_asked_is_in_sight_in_every_window(window: Window, game: str) -> None:
    wanted = LOOKED.get(game, (0,))
    for table, seat in decisions(game, seed=1):
        if table.decision > wanted[-1]:
            break
        if table.decision not in wanted:
            continue
        found = [f"{fault.what}, {fault.where}" for fault in window.look(table, seat)]
        assert not found, "\n".join(found)


def test_the_law_finds_what_is_wrong(window: Window) -> None:
    """Each kind of fault on a page made for it."""
    page = window.reader.page
    width, height = SIZES[-1]
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(
        "<main><div class='prompt' style='position:absolute;top:2000px'>far below</div>"
        "<button style='width:20px;height:20px'>x</button><div style='width:900px'>wide</div>"
        "<div class='acts'><button class='btn' style='position:fixed;top:99px;width:99px;height:50px'>Go</button></div>"
        "<aside style='position:fixed;top:90px;height:99px;width:300px;background:white'>over it</aside>"
        "<ul class='hand'><button data-card='a' style='width:60px'><b class='card' style='float:left;width:99px'>A</b>"
        "</button><button data-card='b'><b class='card'>B</b></button></ul>"
        "<p style='width:30px;overflow-wrap:anywhere'>unbreakable</p>"
        "<p style='height:20px;width:200px;overflow:hidden'>" + "word " * 60 + "</p>"
        "<div style='height:20px;width:200px;overflow:hidden'><p class='within'>" + "word " * 60 + "</p></div></main>"
    )
    faults = page.evaluate("layoutFaults(true)")
    assert [what for what in faults if what.startswith("cut: ") and "p.within" in what], "something further out cuts it"
    kinds = {what.partition(":")[0] for what in faults}
    assert kinds == {"out of sight", "small", "overflow", "broken word", "cut", "covered", "overlaps"}
    window.reader.game = ""
