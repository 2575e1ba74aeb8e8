"""Chance is checked in the browser itself: a finished table, and records that were kept or tampered with."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from tests.web import player
from tests.web.house import House, Visit

DRAWS = re.compile(r"This browser worked out all \d+ draws .* whole shuffle")


def finished(page: Page, house: House) -> str:
    """A game begun from the lobby, so that this browser saw the fingerprint first; a bot plays it to its end."""
    page.goto(house.base)
    page.get_by_role("button", name="Play now against bots", exact=True).click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    assert player.wait_for_ask(page)
    table = page.url.rpartition("/")[2]
    body = json.dumps({"action": "bot", "bot": "random"})
    told = page.request.post(
        f"{house.base}/api/tables/{table}/seats/0", data=body, headers={"content-type": "application/json"}
    )
    assert told.ok, told.text()
    page.wait_for_selector(player.OVER)
    return table


def brought(page: Page, house: House, record: dict[str, Any]) -> None:
    page.goto(f"{house.base}/verify")
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    page.locator("input[type=file]").set_input_files(file)


def test_a_finished_game_is_derived_here_and_a_tampered_record_is_not(
    visit: Callable[..., Visit], house: House
) -> None:
    page = visit().page
    table = finished(page, house)
    page.goto(f"{house.base}/verify?table={table}")
    good = page.locator("li.good")
    expect(good).to_have_count(5)
    for words in (
        DRAWS,
        "matches the fingerprint",
        "was shown before the deal",
        "words this browser added are among",
        "by the rules",
    ):
        expect(good.filter(has_text=words)).to_have_count(1)
    player.is_clean(page)

    record = page.request.get(f"{house.base}/api/tables/{table}/record").json()
    brought(page, house, record)
    expect(good.filter(has_text=DRAWS)).to_have_count(1)
    expect(page.get_by_text("was not there before the deal")).to_be_visible()
    record["header"]["deal"][3] ^= 1
    brought(page, house, record)
    expect(page.locator(".bad").first).to_contain_text("deal")
    expect(page.locator("li.good", has_text=DRAWS)).to_have_count(0)
    brought(page, house, {"no": "record"})
    expect(page.locator(".bad").first).to_contain_text("not a record")
