"""Timeline in a real browser: in French, on a phone, by keyboard; nothing on the wire tells a hidden date."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chronolude.games.timeline.library import find
from tests.web import player
from tests.web.house import PHONE, House, Visit

Come = Callable[..., Visit]
GAPS = "button[data-drop]"
Plain = dict[str, Any]


class Wire:
    """Every byte that reached the page, in the order it came: frames of the socket and answers of the house."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.heard.append(str(frame))))
        page.on("response", self.note)

    def note(self, answer: Any) -> None:
        if "/api/" in answer.url:
            self.heard.append(answer.text())


def sit_down(page: Page, base: str, seats: int = 4, **options: str) -> None:
    table = player.make(page, base, game="timeline", seats=seats, bots=["reader"] * (seats - 1), options=options)
    page.goto(f"{base}/t/{table}")
    assert player.wait_for_ask(page)
    page.wait_for_selector(GAPS)


def finish(page: Page, answer: Callable[[Page, int], None]) -> int:
    """Play to the end with this way of answering; how many answers it took."""
    for n in range(player.MOST):
        if not player.wait_for_ask(page):
            return n
        answer(page, n)
        before = player.asked_now(page)
        page.keyboard.press("Enter")
        player.settled(page, before)
    raise AssertionError("the game does not end")


def take_up(page: Page) -> None:
    """The first card in hand; the last one is taken up by itself."""
    if not page.locator("button[data-card][aria-pressed=true]").count():
        page.locator(player.CARDS).first.click()


def tap_tap(page: Page, n: int) -> None:
    """A card, then a gap; the plate repeats the choice."""
    take_up(page)
    gaps = page.locator(GAPS)
    gaps.nth(n % gaps.count()).click()
    page.evaluate("document.activeElement.blur()")
    expect(page.locator(player.CONFIRM).first).to_be_enabled()


def test_a_game_of_four_in_french_and_no_hidden_date_in_its_bytes(visit: Come, house: House) -> None:
    page = visit(language="fr").page
    wire = Wire(page)
    sit_down(page, house.base, hand_size="2")
    tap_tap(page, 1)
    expect(page.locator(".prompt .ask")).to_contain_text("après")
    expect(page.get_by_role("button", name="Poser ici")).to_be_visible()
    player.is_clean(page)
    page.get_by_role("button", name="Autre intervalle").click()
    expect(page.get_by_role("button", name="Choisissez un intervalle")).to_be_disabled()
    assert finish(page, tap_tap) >= 2
    player.is_over(page)
    expect(page.get_by_role("log").get_by_text("La partie est finie")).to_be_visible()
    assert len(wire.heard) > 10
    tells_no_hidden_date(wire.heard)


def test_a_game_on_a_phone(visit: Come, house: House) -> None:
    page = visit(size=PHONE, theme="dark").page
    sit_down(page, house.base, seats=2, hand_size="2")
    expect(page.locator("ol.upright")).to_be_visible()
    tap_tap(page, 0)
    player.is_clean(page)
    finish(page, tap_tap)
    player.is_over(page)


def by_figures(page: Page, n: int) -> None:
    """A figure takes the card, a figure the gap, arrows go on from there."""
    taken = page.locator("button[data-card][aria-pressed=true]")
    if not taken.count():
        page.keyboard.press("1")
        expect(taken).to_have_count(1)
    page.keyboard.press("1")
    expect(page.locator(player.CONFIRM).first).to_be_enabled()
    page.keyboard.press("ArrowRight" if n % 2 else "2")


def test_a_game_by_keyboard_alone(visit: Come, house: House) -> None:
    page = visit().page
    sit_down(page, house.base, seats=3, hand_size="3")
    hand = page.locator("button[data-card]")
    hand.first.focus()
    page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    page.keyboard.press("Space")
    page.locator(f"{GAPS}[tabindex='0']").focus()
    page.keyboard.press("End")
    page.keyboard.press("Space")
    expect(page.locator(".here .number")).to_have_text("2")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    finish(page, by_figures)
    player.is_over(page)


def test_a_card_is_dragged_into_a_gap(visit: Come, house: House) -> None:
    page = visit().page
    sit_down(page, house.base, seats=2)
    card, gap = page.locator("button[data-card]").nth(2), page.locator(GAPS).first
    name = card.get_attribute("aria-label")
    drag(page, card.bounding_box(), gap.bounding_box())
    expect(page.locator(".prompt .ask")).to_contain_text(f"{name}, before")
    drag(page, card.bounding_box(), page.locator(".telling").bounding_box())
    expect(page.locator("aside.why")).to_contain_text("T-023")


def drag(page: Page, start: Any, end: Any) -> None:
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"], steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def test_what_happened_is_told_and_a_date_is_doubted_in_two_clicks(visit: Come, house: House) -> None:
    page = visit().page
    sit_down(page, house.base, seats=2)
    tap_tap(page, 0)
    before = player.asked_now(page)
    page.keyboard.press("Enter")
    player.settled(page, before)
    told = page.locator(".verdict")
    expect(told).to_be_visible()
    card = next(one for one in find("inventions").cards if f": {one.name_en}," in told.inner_text())
    expect(told).to_contain_text(card.explanation_en)
    page.locator(".row .card button").first.click()
    page.get_by_role("button", name="The year is wrong").click()
    expect(page.locator(".doubt .sent")).to_have_text("Noted, thank you.")
    player.is_clean(page)
    table = player.table_of(page)
    kept = page.request.get(f"{house.base}/api/tables/{table}/reports").json()
    assert [(one["deck"], one["reason"]) for one in kept] == [("inventions", "wrong")]


def test_a_deck_of_ones_own_is_offered_and_cards_seen_come_later(visit: Come, house: House) -> None:
    page = visit().page
    sit_down(page, house.base, seats=2)
    seen = page.evaluate("JSON.parse(localStorage.getItem('chronolude.timeline.seen'))")
    assert len(seen) == 9  # four each, and one in the line
    page.goto(house.base)
    page.get_by_role("button", name="Open a table of Timeline").click()
    form = page.get_by_role("dialog")
    expect(form.get_by_text("Cards seen lately in this browser come last (9 cards)")).to_be_visible()
    form.get_by_text("Rules at this table").click()
    expect(form.get_by_text("broken.toml")).to_be_visible()
    decks = form.get_by_role("group", name="Decks")
    decks.get_by_label("My village").check(force=True)
    decks.get_by_label("Inventions").uncheck(force=True)
    form.get_by_label("Cards per hand").select_option("1")
    form.get_by_label(re.compile("^Seats")).select_option("2")
    form.get_by_label("Bots among them").select_option("1")
    with page.expect_request("**/api/tables") as asked:
        form.get_by_role("button", name="Open a table").click()
    wish = json.loads(asked.value.post_data or "")
    assert sorted(wish["options"]["avoid"].split(",")) == sorted(seen)
    assert wish["options"]["decks"] == "my-village"
    page.wait_for_selector(GAPS)
    expect(page.locator(".museum").first).to_be_visible()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose data folder holds a deck that plays and one that does not."""
    from chronolude.games.timeline.tools.writing import template

    folder = tmp_path_factory.mktemp("data")
    (folder / "decks").mkdir()
    (folder / "decks/my-village.toml").write_text(template("my-village", "My village", "Mon village"), encoding="utf-8")
    (folder / "decks/broken.toml").write_text("[deck]\nid = 7\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CHRONOLUDE_DATA", str(folder))
        made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.close()


# ── what a wire must not tell ────────────────────────────────────────────────────────────────────


def tells_no_hidden_date(heard: list[str]) -> None:
    """Before a card is turned over, nothing that comes holds its year as a figure, its explanation or its date card."""
    cards = {card.id: card for card in find("inventions").cards}
    opened: set[str] = set()
    checked = 0
    for text in heard:
        opened |= turned_over(text)
        told = json.dumps([texts_of(cards[one]) for one in sorted(opened)], ensure_ascii=False)
        plain = readable(text)
        for card in cards.values():
            if card.id in opened:
                continue
            assert card.explanation_en not in plain and card.explanation_fr not in plain, card.id
            if len(str(abs(card.year))) > 3 and not names(told, card.year):
                assert not names(plain, card.year), f"{card.id}: {card.year}"
                checked += 1
    assert checked > 500
    assert len(opened) > 5


def turned_over(text: str) -> set[str]:
    """Cards whose date this message itself shows openly: in the view's dates, or as a placement that was told."""
    shown: set[str] = set()

    def look(found: Any) -> None:
        if isinstance(found, dict):
            if isinstance(found.get("dates"), dict):
                shown.update(found["dates"])
            if found.get("kind") in ("placed", "missed"):
                shown.add(found["args"]["card"])
            for one in found.values():
                look(one)
        elif isinstance(found, list):
            for one in found:
                look(one)

    for line in text.splitlines():
        if line.startswith(("{", "[")):
            look(json.loads(line))
    return shown


def texts_of(card: Any) -> list[str]:
    return [
        str(card.year),
        str(card.span),
        card.explanation_en,
        card.explanation_fr,
        card.source,
        card.name_en,
        card.name_fr,
    ]


def readable(text: str) -> str:
    """As a person would search it: escapes undone; clock times, figures of hashes, a picture's namespace left out."""
    undone = re.sub(r"\\u([0-9a-f]{4})", lambda found: chr(int(found[1], 16)), text).replace("www.w3.org/2000/svg", "")
    return re.sub(r'"(at|clock|commitment|secret|digest|n|decision)":\s*("[^"]*"|[\d.e+]+)', "", undone)


def names(text: str, year: int) -> bool:
    """Whether a year stands there in figures, with or without its thousands mark."""
    plain, marked = str(abs(year)), f"{abs(year):,}"
    return any(
        re.search(rf"(?<![\d.,\w]){re.escape(form)}(?![\d\w])", text)
        for form in {plain, marked, marked.replace(",", "\u202f")}
    )
