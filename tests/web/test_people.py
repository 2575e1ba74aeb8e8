"""Several people at one table, a server that dies, time travel, and what is left of a game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web import player
from tests.web.house import House, Visit

Come = Callable[..., Visit]


def open_table(page: Page, base: str) -> str:
    """A table for friends, made in the lobby's own dialog: three seats, one of them a bot's."""
    page.goto(base)
    page.get_by_role("button", name="Table for friends").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Your name at the table").fill("Ada")
    form.get_by_label(re.compile("^Seats")).select_option("3")
    form.get_by_label("Bots among them").select_option("1")
    form.get_by_label("Who may watch").select_option("everyone")
    form.get_by_role("button", name="Open a table").click()
    expect(page.get_by_text("One seat is still open.")).to_be_visible()
    return player.table_of(page)


def play_together(people: list[Page]) -> None:
    """Whoever is asked answers, until the plate says that it is over."""
    for _ in range(player.MOST):
        for page in people:
            if player.state(page) == "over":
                return
            if player.state(page) == "asked":
                player.answer(page)
        people[0].wait_for_timeout(20)
    raise AssertionError("the game does not end")


def test_two_people_and_a_bot_while_a_third_person_watches(visit: Come, house: House) -> None:
    ada, ben, cleo = visit(), visit(), visit()
    table = open_table(ada.page, house.base)
    player.is_clean(ada.page)
    ben.page.goto(house.base)
    ben.page.get_by_label("Got a code?").fill(f"{house.base}/t/{table}")
    ben.page.keyboard.press("Enter")
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ada.page.wait_for_selector(".prompt")
    ben.page.wait_for_selector(".prompt")
    cleo.page.goto(f"{house.base}/t/{table}")
    cleo.page.wait_for_selector(".prompt")
    assert cleo.page.locator("[data-card]").count() == 0  # a watcher has no hand, and sees nobody's
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something to the table").fill("Good evening")
    ada.page.keyboard.press("Enter")
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_role("log").get_by_text("Good evening")).to_be_visible()
    play_together([ada.page, ben.page])
    for one in (ada, ben, cleo):
        player.is_over(one.page)


def test_an_undo_asks_the_others_and_leaves_a_branch(visit: Come, house: House) -> None:
    ada, ben = visit(), visit()
    table = player.make(ada.page, house.base, seats=3, bots=["random"])
    ada.page.goto(f"{house.base}/t/{table}")
    ben.page.goto(f"{house.base}/t/{table}")
    ben.expected.append("403")
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for _ in range(player.MOST):
        for one in (ada.page, ben.page):
            if player.state(one) == "asked":
                player.answer(one)
        if ada.page.get_by_role("button", name="Ask to undo").count():
            break
    ada.page.get_by_role("button", name="Ask to undo").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Agree").click()
    expect(ada.page.get_by_role("log").get_by_text("went back to decision")).to_be_visible()
    tree = ada.page.request.get(f"{house.base}/api/tables/{table}/tree").json()
    assert len(tree["lines"]) == 1


def test_a_server_that_is_killed_in_mid_game(visit: Come, house: House) -> None:
    me = visit()
    me.expected.append("WebSocket")
    page = me.page
    page.goto(f"{house.base}/t/{player.make(page, house.base)}")
    for _ in range(2):
        if player.wait_for_ask(page):
            player.answer(page)
    told = page.request.get(f"{house.base}/api/tables/{player.table_of(page)}/events").text()
    house.kill()
    expect(page.get_by_text("The line is down")).to_be_visible()
    house.start()
    expect(page.get_by_text("The line is down")).to_have_count(0, timeout=15_000)
    player.play_out(page)
    player.is_over(page)
    after = page.request.get(f"{house.base}/api/tables/{player.table_of(page)}/events").text()
    assert after.startswith(told)  # nothing was lost, nothing happened twice


def test_a_finished_game_is_kept_checked_and_played_on(visit: Come, house: House, tmp_path: Path) -> None:
    page = visit().page
    page.goto(f"{house.base}/t/{player.make(page, house.base)}")
    player.play_out(page)
    table = player.table_of(page)
    page.goto(f"{house.base}/verify?table={table}")
    expect(page.get_by_text("checked in this browser")).to_be_visible()
    expect(page.get_by_text("The whole game was derived again")).to_be_visible()
    page.goto(f"{house.base}/r/{table}")
    expect(page.get_by_role("heading", name="The table at move")).to_be_visible()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Export record").click()
    kept = tmp_path / "record.json"
    coming.value.save_as(kept)
    assert json.loads(kept.read_text())
    player.is_clean(page)
    page.keyboard.press("Home")
    page.get_by_role("button", name="Go back to move 1").click()
    page.wait_for_url("**/t/*")
    assert player.wait_for_ask(page)
    assert player.table_of(page) != table
    player.play_out(page)
    player.is_over(page)
    page.goto(f"{house.base}/records")
    page.get_by_label("A file").set_input_files(kept)
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("heading", name="The table at move")).to_be_visible()


def test_a_link_opens_the_own_hand_on_a_second_device(visit: Come, house: House) -> None:
    desk, phone = visit(), visit(size=(390, 844))
    body = {"game": "contre-temps", "seats": 3, "bots": ["random", "random"], "name": "Ada"}
    made = desk.page.request.post(f"{house.base}/api/tables", data=json.dumps(body), headers={"content-type": "application/json"}).json()
    desk.page.goto(f"{house.base}/t/{made['id']}")
    assert player.wait_for_ask(desk.page)
    phone.page.goto(made["seats"][0]["link"])
    assert player.wait_for_ask(phone.page)
    assert phone.page.locator("[data-card]").count() == desk.page.locator("[data-card]").count() > 0
