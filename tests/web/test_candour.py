"""The law of candour for pages, a sample of it; all by `python -m tests.web.candour`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

import chronolude as cl
from chronolude.games import OURS
from chronolude.games.time_division import table as td_table
from chronolude.games.time_division import text as td_text
from chronolude.games.time_stories.text import everybody, labels
from chronolude.games.time_stories.text import table as ts_table
from chronolude.games.time_stories.view import aid as ts_aid
from chronolude.games.time_stories.view.aid import HintsAid
from chronolude.locale import LANGUAGES
from tests.games.time_stories.scenes import card, scene
from tests.games.time_stories.test_candour import engagements
from tests.laws.test_candour import (
    ARCHITECT,
    DOCTOR,
    LOBBY,
    PILOT,
    SQUIRE,
    Take,
    both,
    drawing,
    hinted,
    silent,
    voting,
    which_choice,
)
from tests.laws.walk import Dice, everyone
from tests.web.candour import Position, look, positions, thing
from tests.web.house import DESK, PHONE, House
from tests.web.reader import Reader

AT_A_TIME: Final = 8
"""Changes looked at in one position."""


@pytest.fixture(scope="module")
def readers(house: House, browser: Browser) -> Iterator[dict[str, Reader]]:
    made = {lang: Reader(browser, house.base, lang) for lang in LANGUAGES}
    yield made
    for reader in made.values():
        reader.close()


@pytest.mark.parametrize("game", OURS)
def test_what_a_seat_may_know_is_on_its_page(readers: dict[str, Reader], game: str) -> None:
    """In each language one position of every game, and some things that may be otherwise there."""
    dice = Dice(game)
    for lang in LANGUAGES:
        where, table = next(positions(game, dice))
        seat = dice.choice(everyone(table))
        looked, untold = look(readers[lang], table, seat, dice, AT_A_TIME)
        assert looked and not untold, f"{where}, seat {seat}, {lang}: {[change.what for change in untold]}"


def test_a_page_reads_as_the_browser_itself_reads_it(readers: dict[str, Reader]) -> None:
    """Every word that Playwright finds in the accessibility tree is among those the law reads."""
    table = cl.new("time-division", seats=2, seed=3)
    reader = readers["en"]
    (read,) = reader.read(table, 0, [table.seen(0)])
    snapshot = reader.page.locator("main").aria_snapshot()
    named = {line.partition('"')[2].rpartition('"')[0] for line in snapshot.splitlines() if '"' in line}
    assert len(named) > 12 and read is not None
    assert not [name for name in named if name and name not in " ".join(read.split("\n")) and name not in read]


def test_what_is_hidden_is_not_read(readers: dict[str, Reader]) -> None:
    page = readers["en"].page
    page.set_content(
        "<main><p>seen</p><p hidden>gone</p><p aria-hidden='true'>mute</p><div aria-label='nameless'>in</div>"
        "<button aria-label='named'>inside</button><details><summary>fold</summary>folded</details></main>"
    )
    assert page.evaluate("spoken()").split("\n") == ["seen", "in", "named", "fold"]
    readers["en"].game = ""


# ── the law finds each hole again when its mend is taken out ─────────────────────────────────────


def no_words(patch: pytest.MonkeyPatch) -> None:
    """Time Division as it was: what is set aside is in no prompt and in no list."""
    patch.setattr(td_text, "aside", lambda *_: [])
    patch.setattr(td_table, "waiting_sentences", lambda *_: [])


def no_hint(patch: pytest.MonkeyPatch) -> None:
    """A paid hint as it was: the board has no place for it, and no list names it."""
    patch.setattr(ts_aid, "hints", lambda _: HintsAid([], 0, 0))
    patch.setattr(ts_table, "told", lambda *_: [])
    patch.setattr(everybody, "places", lambda *_: [])


HOLES: list[tuple[str, Callable[[], cl.Table], Take, str]] = [
    ("a vote", voting, which_choice, "proposed"),
    ("a hint that was paid for", hinted, no_hint, f"hints[{card('quay')}]"),
    ("Fighter Pilot", lambda: drawing(PILOT), no_words, "aside 0"),
    ("Lobbyist", lambda: drawing(LOBBY), no_words, "aside 0"),
    ("Squire", lambda: drawing(SQUIRE, "take monk"), no_words, "aside 0"),
    ("Architect", lambda: drawing(ARCHITECT, "take farmer"), no_words, "aside 0"),
    ("Plague Doctor", lambda: drawing(DOCTOR, "take monk"), no_words, "aside 0"),
    ("Powers", lambda: scene(2), silent(ts_table, "abilities"), "powers_used[1]"),
    ("what lies about", lambda: scene(2), both(silent(ts_table, "everybody"), silent(ts_table, "told")), "limbo"),
]


@pytest.mark.parametrize(("table", "take", "what"), [one[1:] for one in HOLES], ids=[one[0] for one in HOLES])
def test_each_hole_is_found_again_without_its_mend(
    readers: dict[str, Reader],
    table: Callable[[], cl.Table],
    take: Take,
    what: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = table()
    position = Position(readers["en"], made, made.asked[0])
    changed = [change for change in position.changes(Dice(1)) if thing(change) == what]
    assert changed and position.untold(changed) == []
    take(monkeypatch)
    assert position.untold(changed)


def test_a_button_carries_the_threshold_that_counts(
    readers: dict[str, Reader], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the Alarm out: 4 (3, +1 Alarm). Without its mend the button says what is printed, and nothing else does."""
    made = ((table, seat, path, table.options(seat)) for table, seat, path, _ in engagements(22))
    table, seat, label = next(
        (table, seat, one.label("en"))
        for table, seat, path, options in made
        for one in options
        if one.path == path and "Alarm" in one.label("en")
    )
    reader = readers["en"]
    assert label in str(reader.read(table, seat, [table.seen(seat)])[0]), reader.fault
    monkeypatch.setattr(labels, "added", lambda *_: [])
    assert label not in str(reader.read(table, seat, [table.seen(seat)])[0])


def is_cut(reader: Reader) -> bool:
    """Whether part of the story lies below the edge of its paper."""
    cut: bool = reader.page.evaluate(
        "() => { const box = document.querySelector('.paper .scroll');"
        " return box.scrollHeight - box.clientHeight - box.scrollTop > 4 }"
    )
    return cut


def test_a_story_card_that_goes_on_says_so(house: House, browser: Browser) -> None:
    """At every common size of window, and at one at least it does go on: else nothing would be looked at here."""
    table, seat, *_ = engagements(1)[0]
    cut = []
    for size in (DESK, (1280, 720), PHONE, (1280, 500)):
        reader = Reader(browser, house.base, "en", size)
        reader.read(table, seat, [table.seen(seat)])
        cut.append(is_cut(reader))
        sign = reader.page.locator(".paper").get_by_role("button", name="More below")
        assert sign.count() == int(cut[-1]), size
        reader.close()
    assert any(cut)
