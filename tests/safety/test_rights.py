"""Every cell of the table in docs/authority.md: who may do what is tried by each of them, at a table of its own."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.house import House, Plain, house, run

pytestmark = pytest.mark.web
PAGE = Path(__file__).resolve().parents[2] / "docs" / "authority.md"
SEAT = 1
"""The seat that all of this is about; whoever is at seat 0 is the other player."""
PLAYERS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}, {"kind": "bot", "bot": "random"}]
Ask = Callable[[House, Plain, str], Awaitable[bool]]


def rows_of_page() -> dict[str, list[str]]:
    """What is done, and for each who may: yes or no."""
    lines = [line.strip("| ").split(" | ") for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    return {cells[0].strip(): [cell.split()[0].rstrip(",") for cell in cells[1:7]] for cells in lines[1:]}


def tokens_of(here: House, made: Plain) -> list[str]:
    """In the order of the page: stranger, watcher, another player, the holder, host, admin."""
    seats = [key["token"] for key in made["seats"]]
    return ["", made["watch"].rpartition("/")[2], seats[0], seats[SEAT], made["host"], here.admin]


def asks(method: str, path: str, body: Plain | None = None) -> Ask:
    """A request that is granted or refused."""

    async def ask(here: House, made: Plain, token: str) -> bool:
        async with here.browser(token) as browser:
            where = path.format(table=f"/api/tables/{made['id']}", id=made["id"])
            answer = await browser.request(method, where, json=body)
            assert answer.status_code in (200, 201, 403, 409), answer.text
            return bool(answer.is_success)

    return ask


async def sees_hand(here: House, made: Plain, token: str) -> bool:
    found = await here.get(f"/api/tables/{made['id']}/decisions/0?seat={SEAT}", token)
    return found.status_code == 200 and any(found.json()["zones"][SEAT]["cards"])


async def sees_rematch(here: House, made: Plain, token: str) -> bool:
    await here.post(f"/api/tables/{made['id']}/rematch", {}, made["seats"][0]["token"])
    return (await here.get(f"/api/tables/{made['id']}", token)).json()["rematch"] is not None


async def forgets(here: House, made: Plain, token: str) -> bool:
    await here.post(f"/api/tables/{made['id']}/forget", {}, token)
    seats = (await here.get(f"/api/tables/{made['id']}")).json()["seats"]
    return bool(seats[SEAT]["name"] == "")


def act(action: str) -> Ask:
    return asks("POST", f"{{table}}/seats/{SEAT}", {"action": action})


LINK = f"{{table}}/seats/{SEAT}/link"
BRANCH = {"decision": 0, "mode": "fair", "seat": SEAT}
ACTS: dict[str, tuple[str, Ask]] = {
    "see the hand of a seat": ("live", sees_hand),
    "watch a table that opens by its links": ("live", asks("GET", "{table}/events")),
    "watch a table that everybody may watch": ("public", asks("GET", "{table}/events")),
    "begin the game": ("open", asks("POST", "{table}/start", {})),
    "pause": ("live", asks("POST", "{table}/pause")),
    "let it go on": ("paused", asks("POST", "{table}/resume")),
    "end the table": ("live", asks("POST", "{table}/close")),
    "give a person's seat to a bot": ("live", act("bot")),
    "take it back from the bot": ("bot", act("back")),
    "leave a seat": ("live", act("leave")),
    "send somebody away": ("live", act("kick")),
    "make a new link before the deal": ("open", asks("POST", LINK)),
    "make a new link in a game": ("live", asks("POST", LINK)),
    "take a link away": ("live", asks("DELETE", LINK)),
    "show a link as a code": ("live", asks("GET", f"{{table}}/qr?seat={SEAT}")),
    "set where turn notices go": ("live", asks("PUT", f"{{table}}/seats/{SEAT}/webhook", {"url": ""})),
    "branch a running game": ("live", asks("POST", "{table}/branch", BRANCH)),
    "branch a running game without hints": ("hintless", asks("POST", "{table}/branch", BRANCH)),
    "branch a game that is over": ("over", asks("POST", "{table}/branch", BRANCH)),
    "have the record of a running game": ("live", asks("GET", "{table}/record")),
    "have the record of a game that is over": ("over", asks("GET", "{table}/record")),
    "ask for a rematch": ("over", asks("POST", "{table}/rematch")),
    "learn of the rematch": ("over", sees_rematch),
    "have a person's name and words forgotten": ("public", forgets),
    "list doubted dates of the house": ("live", asks("GET", "/api/admin/reports")),
    "delete a table": ("live", asks("DELETE", "/api/admin/tables/{id}")),
}


async def table_in(here: House, state: str) -> Plain:
    """A fresh table as far along as is wanted."""
    settings = {"watch": "everyone" if state == "public" else "link", "hints": state != "hintless"}
    made = await here.make(players=PLAYERS, settings=settings)
    path = f"/api/tables/{made['id']}"
    if state != "open":
        assert (await here.post(f"{path}/start", {}, made["host"])).status_code == 200
    if state in ("paused", "over"):
        assert (await here.post(f"{path}/{'pause' if state == 'paused' else 'close'}", {}, made["host"])).is_success
    if state == "bot":
        assert (await here.post(f"{path}/seats/{SEAT}", {"action": "bot"}, made["seats"][SEAT]["token"])).is_success
    return made


def test_the_page_tells_of_every_act_and_nothing_else() -> None:
    assert list(rows_of_page()) == list(ACTS)
    assert all(set(cells) <= {"yes", "no"} and len(cells) == 6 for cells in rows_of_page().values())


def test_every_cell_of_the_page_is_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            found: dict[str, list[str]] = {}
            for what, (state, ask) in ACTS.items():
                found[what] = []
                for who in range(6):
                    made = await table_in(here, state)
                    found[what].append("yes" if await ask(here, made, tokens_of(here, made)[who]) else "no")
            assert found == rows_of_page()

    run(scenario())


def test_every_test_that_the_page_names_exists() -> None:
    known = "\n".join(path.read_text("utf-8") for path in PAGE.parents[1].glob("tests/s*/**/test_*.py"))
    named = re.findall(r"`(test_\w+)`", PAGE.read_text("utf-8"))
    assert len(named) >= 15
    for name in named:
        assert f"def {name}(" in known, name
