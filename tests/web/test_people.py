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


def phrases_and_silence(ada: Page, ben: Page) -> None:
    """A phrase is heard in the listener's language; whoever is muted is not heard, and does not know."""
    ada.get_by_role("button", name="Ready-made phrases").click()
    ada.get_by_role("button", name="Good luck!").click()
    expect(ben.get_by_role("log").get_by_text("Good luck!")).to_be_visible()
    ben.get_by_role("button", name="Mute Ada").click()
    expect(ben.get_by_role("button", name="Hear Ada again")).to_be_visible()
    expect(ben.get_by_role("log").get_by_text("Good luck!")).to_have_count(0)
    ada.get_by_label("Say something to the table").fill("Can you hear me?")
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("log").get_by_text("Can you hear me?")).to_be_visible()
    expect(ben.get_by_role("log").get_by_text("Can you hear me?")).to_have_count(0)


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
    phrases_and_silence(ada.page, ben.page)
    player.take_turns([ada.page, ben.page], lambda: player.state(ada.page) == player.state(ben.page) == "over")
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
    ben.page.wait_for_selector(".prompt")
    undo = ada.page.get_by_role("button", name="Ask to undo")
    player.take_turns([ada.page, ben.page], lambda: undo.count() > 0)
    undo.click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Agree").click()
    expect(ada.page.get_by_role("log").get_by_text("went back to decision")).to_be_visible()
    tree = ada.page.request.get(f"{house.base}/api/tables/{table}/tree").json()
    assert len(tree["branches"]) == 1


def two_people(visit: Come, house: House) -> tuple[Visit, Visit, str]:
    """Ada, who hosts, Ben, who joined, and a bot that plays at random."""
    ada, ben = visit(), visit()
    table = player.make(ada.page, house.base, seats=3, bots=["random"])
    ada.page.goto(f"{house.base}/t/{table}")
    ben.expected.append("403")  # before Ben sits down, the table's own line is not his
    ben.page.goto(f"{house.base}/t/{table}")
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for one in (ada, ben):
        one.page.wait_for_selector(".prompt")
    return ada, ben, table


def test_an_undo_that_told_nobody_anything_is_free(visit: Come, house: House) -> None:
    ada, ben, _ = two_people(visit, house)

    def travels(page: Page) -> bool:
        return page.get_by_text("How far back do you travel").count() > 0

    player.take_turns(
        [ada.page, ben.page],
        lambda: travels(ada.page) and player.state(ada.page) == "asked",
        lambda page: not travels(page),
    )
    player.answer(ada.page)  # sealed: nobody has seen it, and Ben still chooses
    expect(ada.page.get_by_text("Chosen.").first).to_be_visible()
    ada.page.get_by_role("button", name="Undo", exact=False).first.click()
    ada.page.wait_for_selector(player.ASKED)
    assert not ben.page.get_by_role("dialog").count()
    player.answer(ada.page)


def test_the_host_gets_no_link_of_somebody_who_is_there_and_may_revoke_it(visit: Come, house: House) -> None:
    ada, ben, table = two_people(visit, house)
    ben.expected.extend(["WebSocket", "403"])
    ada.expected.append("409")
    ada.page.get_by_role("button", name="Around the table").click()
    around = ada.page.get_by_role("dialog", name="Around the table")
    with ada.page.expect_response(lambda answer: answer.status == 409):
        around.get_by_role("button", name="New link Ben").click()
    expect(around.get_by_label("Link for Ben")).to_have_count(0)
    player.is_clean(ada.page)
    around.get_by_role("button", name="Revoke link Ben").click()
    expect(ada.page.get_by_text("no longer opens anything")).to_be_visible()
    around.get_by_role("button", name="Let a bot play Ben").click()
    around.get_by_role("button", name="Close", exact=True).click()
    expect(ada.page.locator(".seat", has_text="Ben").get_by_text("bot")).to_be_visible()
    assert table


def test_a_server_that_is_killed_in_mid_game(visit: Come, house: House) -> None:
    me = visit()
    me.expected.append("WebSocket")
    page = me.page
    page.goto(f"{house.base}/t/{player.make(page, house.base)}")
    player.play_some(page, 2)
    told = page.request.get(f"{house.base}/api/tables/{player.table_of(page)}/events").text()
    house.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    house.start()
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    player.play_out(page)
    player.is_over(page)
    after = page.request.get(f"{house.base}/api/tables/{player.table_of(page)}/events").text()
    assert after.startswith(told)  # nothing was lost, nothing happened twice


def finished(page: Page, base: str) -> str:
    page.goto(f"{base}/t/{player.make(page, base)}")
    player.play_out(page)
    return player.table_of(page)


def test_a_finished_game_is_checked_kept_and_brought_back(visit: Come, house: House, tmp_path: Path) -> None:
    page = visit().page
    table = finished(page, house.base)
    expect(page.get_by_role("button", name="Again")).to_be_visible()
    page.goto(f"{house.base}/verify?table={table}")
    expect(page.get_by_text("checked in this browser")).to_be_visible()
    expect(page.get_by_text("This browser worked out all")).to_be_visible()
    page.goto(f"{house.base}/r/{table}")
    expect(page.get_by_role("heading", name="The table at move")).to_be_visible()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Export record").click()
    kept = tmp_path / "record.json"
    coming.value.save_as(kept)
    assert json.loads(kept.read_text())
    page.goto(f"{house.base}/records")
    page.get_by_label("A file").set_input_files(kept)
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("heading", name="The table at move")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_role("heading", name="The table at move 1")).to_be_visible()


def test_a_branch_of_a_finished_game_is_played_to_its_end_and_compared(visit: Come, house: House) -> None:
    page = visit().page
    table = finished(page, house.base)
    page.goto(f"{house.base}/r/{table}?move=2")
    player.go_back(page, 2)
    assert player.wait_for_ask(page)
    assert player.table_of(page) != table
    player.play_out(page)
    player.is_over(page)
    page.goto(f"{house.base}/r/{table}?move=1")
    expect(page.get_by_text("still one at move 1")).to_be_visible()
    expect(page.get_by_role("heading", name="Who holds which event at the end")).to_be_visible()
    page.get_by_role("treeitem", name="What if").click()
    page.keyboard.press("End")
    differing = page.get_by_role("region", name="What differs at move")
    expect(differing.locator("tbody tr").first).to_be_visible()
    assert "line=A" in page.url
    player.is_clean(page)


def test_a_game_that_goes_on_can_be_branched_and_compared_too(visit: Come, house: House) -> None:
    page = visit().page
    page.goto(f"{house.base}/t/{player.make(page, house.base)}")
    player.play_some(page, 3)
    table = player.table_of(page)
    page.goto(f"{house.base}/r/{table}?move=2")
    player.go_back(page, 2)
    player.play_some(page, 2)
    page.goto(f"{house.base}/r/{table}?line=A&move=4")
    expect(page.get_by_role("region", name="What differs at move 4")).to_be_visible()
    expect(page.get_by_role("treeitem", name="What if")).to_be_visible()


def test_a_rematch_is_the_same_table_once_more(visit: Come, house: House) -> None:
    page = visit().page
    table = finished(page, house.base)
    page.get_by_role("button", name="Again").click()
    page.wait_for_url(lambda url: table not in url)
    assert player.wait_for_ask(page)


def test_a_link_opens_the_own_hand_on_a_second_device(visit: Come, house: House) -> None:
    desk, phone = visit(), visit(size=(390, 844))
    body = {"game": "contre-temps", "seats": 3, "bots": ["random", "random"], "name": "Ada"}
    made = desk.page.request.post(f"{house.base}/api/tables", data=json.dumps(body), headers=player.JSON).json()
    desk.page.goto(f"{house.base}/t/{made['id']}")
    assert player.wait_for_ask(desk.page)
    phone.page.goto(made["seats"][0]["link"])
    assert player.wait_for_ask(phone.page)
    assert phone.page.locator("[data-card]").count() == desk.page.locator("[data-card]").count() > 0
