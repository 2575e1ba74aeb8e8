"""Whole games of Chrononauts, Artifaxx and Solonauts in a real browser, and what their boards show on the way."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web import player
from tests.web.house import PHONE, House, Visit

Come = Callable[..., Visit]
CARDS = "button[data-card][aria-pressed=false]"
YEARS = "button[data-year][aria-pressed]"
AIMS = "button[data-aim]"
READY = ".actions .btn:has(kbd):enabled"
THUMBS = ["rule-of-thumb"]


def sit(page: Page, house: House, game: str, seats: int, **options: str) -> str:
    """A table of a person and bots, opened and dealt."""
    bots = THUMBS * (seats - 1)
    table = player.make(page, house.base, game=game, seats=seats, bots=bots, options=options)
    page.goto(f"{house.base}/t/{table}")
    assert player.wait_for_ask(page)
    return table


def put_together(page: Page) -> None:
    """A card, then whatever it is aimed at, until the plate can be pressed."""
    for _ in range(4):
        if page.locator(player.CONFIRM).count():
            return
        page.locator(f"{YEARS}, {AIMS}" if page.locator(f"{YEARS}, {AIMS}").count() else CARDS).first.click()
    raise AssertionError(f"no move comes of it: {player.ask_of(page)}")


def decision(page: Page) -> str:
    """The plate's words change with what is in hand, so a taken answer is known by the number of the decision."""
    return str(page.locator("[data-decision]").get_attribute("data-decision"))


def settled(page: Page, before: str) -> None:
    page.wait_for_function("was => document.querySelector('[data-decision]')?.dataset.decision !== was", arg=before)


def answer(page: Page) -> None:
    before = decision(page)
    put_together(page)
    page.locator(player.CONFIRM).last.click()
    settled(page, before)


def let_pass(page: Page) -> None:
    page.get_by_role("switch", name="Always let it pass").click()
    expect(page.get_by_role("switch", name="Always let it pass")).to_be_checked()


def test_a_whole_game_of_chrononauts(visit: Come, house: House) -> None:
    page = visit(theme="dark").page
    sit(page, house, "chrononauts", 3)
    expect(page.locator("[data-year]")).to_have_count(32)
    expect(page.get_by_role("switch", name="Claim for me")).to_be_checked()
    let_pass(page)
    answer(page)  # the ID is kept
    assert player.wait_for_ask(page)
    page.locator("[data-year='1963']").hover()
    expect(page.get_by_label("Paradox inspector")).to_contain_text("1963’")
    player.is_clean(page)
    player.play_out(page, answer)
    player.is_over(page)
    told = page.get_by_role("log").inner_text()
    assert "The game is over" in told


def test_the_inspector_draws_its_routes_by_pointer_focus_and_choice(visit: Come, house: House) -> None:
    page = visit().page
    sit(page, house, "solonauts", 1, travellers="6")
    expect(page.locator("[data-route]")).to_have_count(0)
    page.locator("[data-year='1963']").hover()
    expect(page.locator("[data-route]")).to_have_count(2)
    expect(page.get_by_label("Open paradoxes: 0 of 13, would be 2")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator("[data-route]")).to_have_count(0)
    page.locator("[data-year='1865']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-year='1912']")).to_be_focused()
    expect(page.locator("[data-route='1929'], [data-route='1933']")).to_have_count(2)
    page.evaluate("document.activeElement.blur()")
    for _ in range(player.MOST):
        page.locator(CARDS).first.click()
        if page.locator(YEARS).count():
            break
        answer(page)
    page.locator(YEARS).last.click()
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    expect(page.locator("[data-route]").first).to_be_attached()
    expect(page.locator(player.CONFIRM)).to_have_count(1)


def test_a_card_that_cannot_be_played_tells_why_and_time_can_be_killed(visit: Come, house: House) -> None:
    page = visit().page
    sit(page, house, "solonauts", 1)
    refused = page.locator("button[data-card][aria-disabled=true]")
    for _ in range(player.MOST):
        if refused.count():
            break
        answer(page)
    refused.first.click(force=True)
    expect(page.locator(".why").first).to_contain_text("not here")
    page.keyboard.press("Escape")
    before = decision(page)
    page.get_by_role("button", name="Discard", exact=True).click()
    expect(page.get_by_text("Which card do you discard?")).to_be_visible()
    page.locator(CARDS).first.click()
    page.locator(player.CONFIRM).first.click()
    settled(page, before)


def test_a_memo_window_looks_the_same_with_and_without_a_memo(visit: Come, house: House) -> None:
    page = visit().page
    sit(page, house, "chrononauts", 4)
    answer(page)
    for _ in range(player.MOST):
        assert player.wait_for_ask(page)
        if "with a Memo" in player.ask_of(page):
            break
        answer(page)
    memo, let_it = page.get_by_role("button", name="Memo!"), page.get_by_role("button", name="Let it pass")
    expect(memo).to_be_enabled()
    expect(let_it).to_be_enabled()
    holds = page.locator("[data-card^=memo]").count() > 0
    if not holds:
        memo.click()
        expect(page.locator(".why").first).to_contain_text("You hold no Memo.")
    let_pass(page)
    expect(memo).to_have_count(0)
    page.reload()
    expect(page.get_by_role("switch", name="Always let it pass")).to_be_checked()


def by_keyboard(page: Page) -> None:
    """Digits choose a card and what it is aimed at, Enter confirms; a word on the plate is said by its digit."""
    before = decision(page)
    page.evaluate("document.activeElement.blur()")
    for digit in "123456789":
        page.keyboard.press(digit)
        if page.locator(AIMS).count() and not page.locator(READY).count():
            page.keyboard.press("1")
        if page.locator(player.CONFIRM).count():
            page.keyboard.press("Enter" if page.locator(READY).count() else "1")
            settled(page, before)
            return
        page.keyboard.press("Escape")
        if not page.locator(f"[data-decision='{before}']").count():  # a window passed by itself: they were for another
            return
    raise AssertionError(f"no digit leads anywhere: {player.ask_of(page)}")


def test_a_whole_game_of_artifaxx_by_keyboard_alone(visit: Come, house: House) -> None:
    page = visit().page
    sit(page, house, "artifaxx", 2)
    expect(page.locator("[data-year]")).to_have_count(0)
    player.is_clean(page)
    page.get_by_role("switch", name="Always let it pass").focus()
    page.keyboard.press("Space")
    page.evaluate("document.activeElement.blur()")
    player.play_out(page, by_keyboard)
    player.is_over(page)


def test_a_whole_game_of_solonauts_on_a_phone(visit: Come, house: House) -> None:
    page = visit(size=PHONE, theme="dark", language="fr").page
    sit(page, house, "solonauts", 1, travellers="6")
    expect(page.get_by_label("Voyageurs").locator("li")).to_have_count(6)
    page.locator("[data-year='1963']").click()
    expect(page.get_by_label("Inspecteur de paradoxes")).to_contain_text("1968")
    player.is_clean(page)
    player.play_out(page, answer)
    player.is_over(page)


def test_chrononauts_on_a_phone_shows_goals_and_sheet(visit: Come, house: House) -> None:
    page = visit(size=PHONE).page
    sit(page, house, "chrononauts", 3)
    expect(page.get_by_label("Your mission")).to_be_visible()
    page.locator("[data-year='1968']").click()
    expect(page.get_by_label("Paradox inspector")).to_contain_text("1963’")
    player.is_clean(page)


def test_the_page_of_the_game_tells_what_is_reconstructed(visit: Come, house: House) -> None:
    for game in ("chrononauts", "artifaxx", "solonauts"):
        page = visit(language="fr" if game == "artifaxx" else "en").page
        page.goto(f"{house.base}/learn/{game}")
        expect(page.locator("#doubts li").nth(1)).to_be_visible()
        player.is_clean(page)


def test_hints_in_three_steps(visit: Come, house: House) -> None:
    page = visit().page
    sit(page, house, "solonauts", 1)
    page.keyboard.press("h")
    page.get_by_role("button", name="More precise").click()
    page.get_by_role("button", name="The answer").click()
    expect(page.get_by_role("group", name="Hint 3 of 3")).to_be_visible()


def test_the_time_is_guessed_at_one_device_and_a_clock_decides_who_begins(visit: Come, house: House) -> None:
    """C-011: two sealed guesses by pressing, then the device's own clock."""
    page = visit().page
    page.clock.set_fixed_time("2026-01-01T09:58:00")
    player.share(page, house.base, "Ada", "Ben", game="chrononauts", options={"first": "guess"})
    for who, hour in (("Ada", "14"), ("Ben", "9")):
        player.take_device(page, who)
        expect(page.get_by_role("heading", name="What time is it?")).to_be_visible()
        page.get_by_label("Hour").select_option(hour)
        page.get_by_role("button", name=f"I say {hour}:00").click()
    page.get_by_role("button", name="It is 10:00").click()
    expect(page.get_by_role("log")).to_contain_text("it is 10:00. First player: Ben.")
