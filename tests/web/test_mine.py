"""My games, records, decks and the deal of the day in a browser: kept, carried to another device, and found again."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web import player
from tests.web.house import PHONE, House, Visit

WORST = {"move": 7, "regret": 0.31, "answer": "B12", "best": "A7", "tried": False}


def memory(n: int) -> list[dict[str, object]]:
    """What a browser remembers of some games of Timeline against a bot that was measured."""
    return [
        {
            "id": f"demo{i}", "game": "timeline", "title": "Timeline", "at": 1.7e9 + 86400 * i, "seat": 0,
            "names": ["Ada", "Hooke"], "bots": ["", "reader"], "ranks": [1 + i % 2, 2 - i % 2], "scores": [3, 2],
            "ending": "sole", "rule": "T-030", "decisions": 30, "branch": False, "regret": 0.1 - i / 100,
            "worst": [WORST] if i == 0 else [],
        }
        for i in range(n)
    ]  # fmt: skip


def with_games(me: Visit, n: int) -> Page:
    held = json.dumps(json.dumps(memory(n)))
    me.context.add_init_script(
        f"localStorage.getItem('chronolude.mine') || localStorage.setItem('chronolude.mine', {held})"
    )
    return me.page


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_my_games_are_shown_and_are_clean(visit: Callable[..., Visit], house: House, size: tuple[int, int]) -> None:
    page = with_games(visit(size=size, theme="dark" if size == PHONE else "light"), 6)
    page.goto(f"{house.base}/mine")
    expect(page.get_by_text("from 6 games")).to_be_visible()
    expect(page.get_by_text("Your answers give away less than they used to.")).to_be_visible()
    expect(page.get_by_role("heading", name="Worth another try")).to_be_visible()
    expect(page.get_by_text("Move 7", exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    player.is_clean(page)


def test_a_key_carries_my_games_to_another_device(visit: Callable[..., Visit], house: House) -> None:
    page = with_games(visit(), 3)
    page.goto(f"{house.base}/mine")
    page.get_by_role("button", name="Make a key").press("Enter")
    key = page.locator(".secret code").text_content()
    assert key
    other = visit(language="fr")
    there = other.page
    there.goto(f"{house.base}/mine")
    there.get_by_label("J’ai une clé").fill("0000-" * 7)
    there.get_by_role("button", name="Ouvrir").click()
    expect(there.get_by_role("alert")).to_contain_text("Rien n’est gardé ici sous cette clé")
    there.get_by_label("J’ai une clé").fill(key.lower())
    there.get_by_role("button", name="Ouvrir").click()
    expect(there.get_by_role("button", name="Toutes (3)")).to_be_visible()
    there.get_by_role("button", name="Effacer ce qui est gardé").click()
    expect(there.get_by_role("button", name="Créer une clé")).to_be_visible()
    expect(there.get_by_role("button", name="Toutes (3)")).to_be_visible()


def a_dear_moment_is_tried_again(page: Page, table: str) -> None:
    """As if looking again had found one: its card leads to the position before it, on a branch of one's own."""
    page.evaluate(
        """([id, worst]) => {
          const games = JSON.parse(localStorage.getItem('chronolude.mine'));
          Object.assign(games.find(one => one.id === id), { worst: [worst], regret: 0.1 });
          localStorage.setItem('chronolude.mine', JSON.stringify(games));
        }""",
        [table, {**WORST, "move": 3}],
    )
    page.reload()
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("dialog").get_by_role("button", name="Throw the points at move 2").click()
    page.wait_for_url("**/t/*")
    assert player.wait_for_ask(page) and table not in page.url


def test_a_finished_game_is_remembered_and_its_record_found(visit: Callable[..., Visit], house: House) -> None:
    page = visit(name="Ada").page
    table = player.make(page, house.base, settings={"watch": "everyone"})
    page.goto(f"{house.base}/t/{table}")
    while player.wait_for_ask(page):
        player.answer(page)
    page.goto(f"{house.base}/mine")
    expect(page.locator(f"a[href='/r/{table}']")).to_be_visible()
    a_dear_moment_is_tried_again(page, table)
    page.goto(f"{house.base}/records")
    page.get_by_label("Player").fill("ada")
    page.get_by_role("button", name="Search").click()
    card = page.locator("article", has=page.locator(f"a[href*='{table}']"))
    expect(card.get_by_text("yours")).to_be_visible()
    expect(card.get_by_role("img").first).to_be_visible()  # how it went, drawn
    card.get_by_role("slider").focus()
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    player.is_clean(page)
    card.get_by_role("link", name="Open").click()
    page.wait_for_url("**/r/**move=**")
    page.goto(f"{house.base}/records")
    page.get_by_label("Player").fill("nobody of that name")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_text("No game matches.")).to_be_visible()


def test_a_deck_is_looked_into_by_keyboard_and_tried(visit: Callable[..., Visit], house: House) -> None:
    page = visit(size=PHONE).page
    page.goto(f"{house.base}/decks")
    page.locator(".shelf .cover").first.wait_for()
    assert page.locator(".shelf .cover svg").count() >= page.locator(".shelf > li").count() >= 6, "pictures, not a list"
    page.get_by_role("button", name="Look inside Inventions").press("Enter")
    line = page.get_by_role("group", name="Inventions as a timeline")
    line.get_by_role("button").first.focus()
    expect(page.get_by_text("dates in doubt").last).to_be_visible()
    player.is_clean(page)
    page.get_by_role("button", name="Try it Inventions").click()
    page.wait_for_url("**/t/**")


def test_a_mission_is_saved_and_one_of_ones_own_is_checked(visit: Callable[..., Visit], house: House) -> None:
    me = visit()
    me.expected.append("409")
    page = me.page
    page.goto(f"{house.base}/decks")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the mission For Want of a Nail as a file").click()
    page.get_by_label("Check a mission of your own").set_input_files(saved.value.path())
    expect(page.get_by_text("No errors: it can be played.")).to_be_visible()
    wrong = {"name": "mine.zip", "mimeType": "application/zip", "buffer": b"no archive"}
    page.get_by_label("Check a mission of your own").set_input_files(wrong)  # type: ignore[arg-type]
    expect(page.get_by_text("This file could not be read.")).to_be_visible()
    player.is_clean(page)


def test_the_deal_of_the_day_tells_how_others_fared_when_it_is_over(visit: Callable[..., Visit], house: House) -> None:
    page = visit(name="Ada").page
    page.goto(f"{house.base}/daily/contre-temps")
    expect(page.get_by_text("Play it to the end to see how others did.")).to_be_visible()
    player.is_clean(page)
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_url("**/t/**")
    while player.wait_for_ask(page):
        player.answer(page)
    page.get_by_role("link", name="How others did").click()
    expect(page.get_by_text("The first to finish it", exact=True)).to_be_visible()
    player.is_clean(page)
    page.get_by_role("button", name="A picture to share").click()
    drawn = "document.querySelector('dialog canvas').getContext('2d').getImageData(300, 500, 1, 1).data[3]"
    page.wait_for_function(f"{drawn} === 255")
