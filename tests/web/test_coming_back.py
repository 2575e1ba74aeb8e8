"""Whoever comes back finds their way: to a seat a bot keeps, to a seat set free, and from a link that opens nothing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web import player
from tests.web.house import House, Visit
from tests.web.test_people import two_people

Come = Callable[..., Visit]


def change(one: Visit, house: House, table: str, seat: int, action: str) -> None:
    """What the host's dialog sends."""
    answer = one.page.request.post(
        f"{house.base}/api/tables/{table}/seats/{seat}", data={"action": action}, headers=player.JSON
    )
    assert answer.ok, answer.text()


def seat_of(one: Visit) -> int:
    """The row that says You, from 0."""
    return (
        one.page.locator(".seats .seat")
        .all_inner_texts()
        .index(next(text for text in one.page.locator(".seats .seat").all_inner_texts() if "You" in text))
    )


def test_whose_seat_a_bot_keeps_takes_it_again_with_one_press(visit: Come, house: House) -> None:
    ada, ben, table = two_people(visit, house)
    change(ada, house, table, seat_of(ben), "bot")
    ben.page.reload()
    back = ben.page.get_by_role("button", name="Take your seat back")
    expect(ben.page.get_by_text("A bot plays for you.")).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    expect(ben.page.get_by_text("A bot plays for you.")).to_have_count(0)


def test_whose_seat_was_set_free_may_sit_down_again(visit: Come, house: House) -> None:
    """Their page froze, and a reload said that the table does not open."""
    ada, ben, table = two_people(visit, house)
    ben.expected.extend(["WebSocket", "403"])
    change(ada, house, table, seat_of(ben), "kick")
    sit = ben.page.get_by_role("button", name="Sit down")
    expect(sit).to_be_visible()
    ben.page.reload()
    ben.page.get_by_label("Your name at the table").fill("Ben")
    sit.click()
    ben.page.wait_for_selector(".prompt")


def test_a_link_that_opens_nothing_says_so_in_words(visit: Come, house: House) -> None:
    lost = visit()
    lost.expected.append("404")
    lost.page.goto(f"{house.base}/s/garbage")
    expect(lost.page.get_by_role("heading", name="This link opens nothing")).to_be_visible()
    expect(lost.page.get_by_text("status_code")).to_have_count(0)


def test_a_branch_leads_back_to_the_game_it_left(visit: Come, house: House) -> None:
    page = visit().page
    table = player.make(page, house.base)
    page.goto(f"{house.base}/t/{table}")
    player.play_some(page, 1)
    page.goto(f"{house.base}/r/{table}?move=1")
    branch = player.go_back(page, 1, "What if I keep the 13?")
    expect(page.get_by_role("log").get_by_text("Another timeline begins here")).to_be_visible()
    expect(page.get_by_role("banner").get_by_text("What if I keep the 13?")).to_be_visible()
    page.get_by_role("tab", name="Timelines").click()
    expect(page.get_by_text("Nobody has gone back yet")).to_have_count(0)
    page.get_by_role("link", name="Side by side").click()
    page.wait_for_url(f"**/r/{table}?branch={branch}*")
    expect(page.get_by_role("heading", name="Two timelines, side by side")).to_be_visible()
    expect(page.get_by_role("treeitem", name="What if I keep the 13?")).to_have_attribute("aria-selected", "true")
    player.is_clean(page)
    page.goto(f"{house.base}/t/{branch}")
    page.get_by_role("banner").get_by_role("link", name="To the game it left").click()
    page.wait_for_url(f"**/t/{table}")
