"""Every page, in both moods and both languages: axe, overflow, console."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import chronolude as cl
from chronolude.bots import make
from chronolude.games import OURS
from scripts.bench_web import FIRST_LOAD, first_load
from tests.web import player
from tests.web.house import PHONE, ROOT, House, Visit
from tests.web.layouts import SEATS, Window

PAGES = [
    *("/", "/learn", "/learn/solonauts", "/bots", "/decks", "/records", "/mine", "/puzzles", "/credits", "/privacy"),
    "/verify",
    *(f"/rules/{game}" for game in OURS),
    *("/daily/contre-temps", "/nowhere", "/gallery", "/r/none", "/t/none"),
]
QUIET = {"/r/none": "404", "/t/none": "404"}


@pytest.mark.parametrize("path", PAGES)
def test_each_page_is_clean(visit: Callable[..., Visit], house: House, path: str) -> None:
    at = PAGES.index(path)
    me = visit(theme="dark" if at % 2 else "light", language="en" if at % 3 else "fr")
    me.expected.extend(filter(None, [QUIET.get(path)]))
    page = me.page
    page.goto(house.base + path)
    expect(page.locator("h1, h2, .wait").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    player.is_clean(page)


def test_the_lobby_fits_a_desk(visit: Callable[..., Visit], house: House) -> None:
    """At 1440 by 900 nothing of it is below the edge, with tables of one's own too."""
    page = visit().page
    for _ in range(4):
        player.make(page, house.base)
    page.goto(house.base)
    page.wait_for_load_state("networkidle")
    over = page.evaluate("document.scrollingElement.scrollHeight - window.innerHeight")
    assert over <= 0, f"{over} px too tall"


def test_the_lobby_on_a_phone(visit: Callable[..., Visit], house: House) -> None:
    page = visit(size=PHONE).page
    page.goto(house.base)
    expect(page.get_by_role("button", name="Play now against bots", exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    player.is_clean(page)


def test_the_first_load_of_the_lobby_is_within_its_budget(browser: Browser, house: House) -> None:
    assert first_load(browser, house.base) <= FIRST_LOAD


WORDS = re.compile(r'"([a-z0-9]+(?:-[a-z0-9]+)+)"')
"""A word that nobody wrote shows its own name."""


def unsaid(page: Page) -> set[str]:
    names = set(WORDS.findall((ROOT / "web/src/text/keys.ts").read_text("utf-8")))
    return names & set(re.findall(r"[a-z0-9-]+", page.inner_text("body")))


def test_what_the_lobby_opens_brings_its_words(visit: Callable[..., Visit], house: House) -> None:
    """Settings, a table with its options, in the other language too; and a page that is opened from there."""
    page = visit().page
    page.goto(house.base)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Français").click()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    assert not unsaid(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table entre amis").click()
    table = page.get_by_role("dialog")
    table.get_by_text("Règles de cette table").click()
    for game in OURS:
        table.locator("select").first.select_option(game)
        page.wait_for_load_state("networkidle")
        assert not unsaid(page), game
    page.keyboard.press("Escape")
    page.goto(house.base + "/gallery")
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not unsaid(page)


def a_refused_card(page: Page, house: House) -> Locator:
    """A card that may not be played. One game in eleven has none for who always answers with the first option."""
    for _ in range(6):
        page.goto(f"{house.base}/t/{player.make(page, house.base)}")
        while player.wait_for_ask(page):
            refused = page.locator("button[data-card][aria-disabled=true]")
            if refused.count():
                return refused.first
            player.answer(page)
    raise AssertionError("six games without a single refused card")


COVERED = """() => [...document.querySelectorAll('.prompt .ask, .actions .btn')].filter(one => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top?.closest('.why');
}).map(one => one.textContent)"""


def test_a_refused_card_tells_why_with_the_number_of_its_rule(visit: Callable[..., Visit], house: House) -> None:
    page = visit(size=(1366, 768)).page
    refused = a_refused_card(page, house)
    refused.click(force=True)  # it is marked as disabled, and answers all the same
    expect(page.locator(".why").first).to_contain_text("not here")
    expect(page.locator(".why a").first).to_contain_text("K-")
    assert not page.evaluate(COVERED), "what tells why lies over a button of the plate"


def test_a_table_for_friends_of_any_game_shows_a_code_to_come_by(visit: Callable[..., Visit], house: House) -> None:
    me = visit(language="fr")
    me.expected.append("404")
    page = me.page
    page.goto(house.base)
    page.get_by_role("button", name="Table entre amis").click()
    page.get_by_label(re.compile("^Jeu ")).select_option("timeline")
    page.get_by_role("dialog").get_by_role("button", name="Ouvrir une table").click()
    expect(page.get_by_role("heading", name="Timeline", level=1)).to_be_visible()
    expect(page.get_by_role("img", name="Code QR de cette table")).to_be_visible()
    page.wait_for_function("document.querySelector('.invite img').naturalWidth > 0")  # drawn, not only asked for
    page.goto(f"{house.base}/t/nowhere")
    expect(page.get_by_text("Aucune table ne porte le code «\u202fnowhere\u202f»")).to_be_visible()


def test_a_hint_on_a_phone_stands_above_the_plate(visit: Callable[..., Visit], house: House) -> None:
    page = visit(size=PHONE).page
    page.goto(f"{house.base}/t/{player.make(page, house.base, game='timeline', bots=['reader'], seats=2)}")
    assert player.wait_for_ask(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("group", name="Hint 1 of 3").bounding_box()
    plate = page.locator(".prompt").bounding_box()
    assert hint and plate and 0 <= hint["y"] < hint["y"] + hint["height"] <= plate["y"]


def first_puzzle(page: Page, base: str, game: str) -> None:
    shelves = page.request.get(f"{base}/api/puzzles?lang=en").json()["shelves"]
    shelf = next(one for one in shelves if one["game"] == game)
    page.goto(f"{base}/puzzles/{game}/{shelf['puzzles'][0]['id']}")
    page.wait_for_selector(".prompt")


def test_a_puzzle_shows_who_sits_there_and_what_one_is_after(visit: Callable[..., Visit], house: House) -> None:
    page = visit().page
    first_puzzle(page, house.base, "chrononauts")
    expect(page.locator(".seats .seat")).to_have_count(3)
    expect(page.get_by_text("Your ID")).to_be_visible()
    first_puzzle(page, house.base, "timeline")
    for card in page.locator(".others .cards li").all_inner_texts():
        assert " " in card, f"an id instead of a name: {card}"


def test_a_puzzle_on_a_phone_has_its_cards_and_its_press_in_sight(visit: Callable[..., Visit], house: House) -> None:
    page = visit(size=PHONE).page
    for game in ("time-division", "chrononauts"):
        first_puzzle(page, house.base, game)
        for what in (".hand button[data-card]", ".acts .btn"):
            box = page.locator(what).first.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= PHONE[1], f"{game}: {what} is out of sight"


def test_an_empty_hand_on_a_phone_is_told_in_one_line(visit: Callable[..., Visit], house: House) -> None:
    """A card's width is a share of how many there are: of none it was none, and the words stood letter under letter."""
    page = visit(size=PHONE).page
    shelves = page.request.get(f"{house.base}/api/puzzles?lang=en").json()["shelves"]
    for puzzle in next(one for one in shelves if one["game"] == "timeline")["puzzles"]:
        page.goto(f"{house.base}/puzzles/timeline/{puzzle['id']}")
        page.wait_for_selector(".prompt")
        if page.locator(".hand button[data-card]").count() == 1:
            break
    page.get_by_role("button", name="Show the solution").click()
    box = page.locator(".hand .none").bounding_box()
    assert box is not None
    assert box["width"] > box["height"], box


HIDDEN_LINKS = """() => { const bar = document.querySelector('header nav');
  return bar.scrollWidth - bar.clientWidth; }"""


@pytest.mark.parametrize("width", [1280, 1366, 1440])
def test_every_link_of_the_bar_is_in_sight_in_french(visit: Callable[..., Visit], house: House, width: int) -> None:
    """At 1366 the last one lay under one's own name."""
    page = visit(size=(width, 800), language="fr", name="Ada").page
    page.goto(f"{house.base}/learn")
    expect(page.get_by_role("link", name="Mes parties")).to_be_visible()
    assert page.evaluate(HIDDEN_LINKS) <= 0


OVER_EACH_OTHER = """() => {
  const end = document.querySelector('.ended').getBoundingClientRect();
  return [...document.querySelectorAll('[data-year], .shelves .row > *')]
    .filter(one => {
      const box = one.getBoundingClientRect();
      return box.bottom > end.top + 1 && box.top < end.bottom;
    }).map(one => one.textContent.trim());
}"""


def finished(game: str) -> cl.Table:
    table = cl.new(game, SEATS[game], 3)
    bots = [make(game, "rule-of-thumb", seat) for seat in range(table.seats)]
    while table.result is None:
        seat = table.asked[0]
        table.play(seat, table.choose(seat, bots[seat]))
    return table


@pytest.mark.parametrize("game", ["chrononauts", "solonauts", "artifaxx"])
def test_an_ending_hides_nothing_of_what_was_played_for(browser: Browser, house: House, game: str) -> None:
    """What decided lay over the last row of history, and over one's own artifacts."""
    window = Window(browser, house.base, "fr")
    window.show(finished(game), 0)
    for width, height in ((1440, 900), (1366, 768)):
        window.reader.page.set_viewport_size({"width": width, "height": height})
        window.reader.page.wait_for_selector(".ended")
        window.reader.page.wait_for_function(f"() => !({OVER_EACH_OTHER})().length")  # once the window has its size
    window.reader.close()
