"""Games of third parties in the browser: in the lobby, on the generic board, and on a board of their own."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web import player
from tests.web.house import DESK, PHONE, ROOT, House, Visit

Visits = Callable[..., Visit]
BIG: Final = (1920, 1080)
TRAIN: Final = re.compile(r"\b(?:red|amber|green|blue|violet) [1-5]\b")
HAND: Final = 5


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server beside which a guest is installed: its package is found by its metadata."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(ROOT / "tests/guests")
    made = House(tmp_path_factory.mktemp("guests"))
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before
    yield made
    made.close()


def sit_down(visit: Visit, board: str = "") -> Page:
    """From the lobby to a table of the guest against bots."""
    page = visit.page
    page.goto(f"{visit.base}/")
    page.get_by_role("button", name="Play Signal Night").click()
    page.wait_for_url("**/t/*")
    if board:
        page.goto(f"{page.url}?board={board}")
    return page


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_guest_is_listed_and_played_on_the_generic_board(visit: Visits, size: tuple[int, int]) -> None:
    page = sit_down(visit(size=size), "generic")
    own = page.get_by_role("region", name="you", exact=False).filter(has_text="Your trains")
    expect(own.first).to_be_visible()
    expect(page.get_by_text("Signals", exact=True)).to_be_visible()
    assert page.get_by_text("colour may").count() == 0, "helper numbers are for the rules"
    page.get_by_role("button", name="Hidden card, 2").click()
    answers = page.get_by_role("region", name="What you may do").locator("[data-rove]")
    expect(answers).to_have_count(1)
    expect(answers).to_contain_text("Lay train 2")
    expect(answers).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_guest_brings_a_board_of_its_own(visit: Visits, size: tuple[int, int]) -> None:
    page = sit_down(visit(size=size))
    board = page.locator("signal-night-board")
    expect(board.get_by_role("heading", name="Your trains")).to_be_visible()
    board.get_by_role("button", name="Lay 3").click()
    expect(board.locator("[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-decision]")).not_to_have_attribute("data-decision", "0")


def test_a_board_is_served_under_the_policy_of_the_house_and_nothing_beside_it(visit: Visits) -> None:
    one = visit()
    fetch, boards = one.context.request, f"{one.base}/boards"
    script = fetch.get(f"{boards}/signal-night/board.js")
    assert script.status == 200 and "default-src 'self'" in script.headers["content-security-policy"]
    assert script.headers["content-type"].startswith("text/javascript")
    for wrong in ("../rules.py", "..%2frules.py", "board.py", "nothing.js"):
        assert fetch.get(f"{boards}/signal-night/{wrong}").status == 404
    assert fetch.get(f"{boards}/contre-temps/board.js").status == 404


def trains_in(page: Page, region: str) -> list[str]:
    """The trains that can be read in what is somebody's, by whoever hears the page."""
    return TRAIN.findall(page.get_by_role("region", name=region, exact=True).first.aria_snapshot())


def test_on_one_device_everybody_sees_the_others_hand_and_nobody_their_own(visit: Visits) -> None:
    """Hands for OTHERS as the device goes round: under the veil nothing, then the other's hand, never one's own."""
    one = visit()
    page = one.page
    player.share(page, one.base, "Ada", "Ben", game="signal-night")
    page.goto(f"{page.url}?board=generic")
    for who, other in (("Ada", "Ben"), ("Ben", "Ada")):
        expect(page.locator(".veil h1")).to_contain_text(who)
        assert page.locator(".board").count() == 0 and not TRAIN.search(page.locator("body").aria_snapshot())
        player.take_device(page, who)
        expect(page.get_by_role("region", name="You", exact=True)).to_contain_text("Your trains")
        assert trains_in(page, "You") == [] and len(trains_in(page, other)) == HAND
        page.get_by_role("button", name="Hidden card, 1").click()
        page.locator(".prompt").get_by_role("button", name="Lay train 1").click()


@pytest.mark.parametrize("size", [PHONE, BIG], ids=["phone", "big screen"])
def test_whoever_only_watches_sees_backs(visit: Visits, size: tuple[int, int]) -> None:
    """A watcher may be an owner with a second page, or a screen in the middle of the table: every hand is backs."""
    one, other = visit(), visit(size=size)
    wish = {"game": "signal-night", "bots": ["random", "random"], "settings": {"watch": "everyone"}}
    table = player.make(one.page, one.base, **wish)
    one.page.goto(f"{one.base}/t/{table}")
    assert player.wait_for_ask(one.page)  # it is dealt when its first seat is there
    page = other.page
    page.goto(f"{one.base}/t/{table}?board=generic")
    expect(page.get_by_role("region", name="Ada", exact=True)).to_contain_text("Trains of Ada")
    assert not TRAIN.search(page.locator("body").aria_snapshot())
    page.goto(f"{one.base}/t/{table}")
    expect(page.locator("signal-night-board .train")).to_have_count(3 * HAND)
    assert set(page.locator("signal-night-board .train b").all_inner_texts()) == {"?"}


def test_a_guest_s_game_is_looked_back_at_on_its_own_board_and_branched(visit: Visits) -> None:
    page = sit_down(visit(), "generic")
    table = player.table_of(page)
    player.play_some(page, 1)
    page.goto(f"{page.url.partition('/t/')[0]}/r/{table}?move=1")
    expect(page.get_by_role("heading", name="Review: Signal Night")).to_be_visible()
    expect(page.get_by_role("region", name="The table at move 1").locator("signal-night-board")).to_be_visible()
    branch = player.go_back(page, 1, "And if I wait?")
    assert branch != table and player.wait_for_ask(page)
    expect(page.locator("signal-night-board").get_by_role("heading", name="Your trains")).to_be_visible()
