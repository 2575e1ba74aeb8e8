"""People on a mission: from their own line they know what is offered, and they act through the page alone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, WebSocket

from tests.steps import Follower
from tests.web import player

MOST: Final = 400
SECONDS: Final = 60
"""How long a table may be silent on a busy machine before somebody calls it stuck."""
LEAST_PATIENCE: Final = 1.0
MOST_PATIENCE: Final = 3.0
"""Seconds until somebody whom a companion may outrun looks again: longer each time, as the machine may be slow."""
Plain = dict[str, Any]
Wish = Callable[[Plain, list[Plain]], list[str]]
"""From a view and what is offered to the answer one would give."""
DRAWN: Final = """([ask, decision]) => document.querySelector('.prompt .ask')?.textContent === ask
  && document.querySelector('.page')?.dataset.decision === decision"""


class Ear:
    """All that a browser is sent over its line, as bytes and as the last update."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.update: Plain = {}
        self.patience = LEAST_PATIENCE
        self.follower = Follower()
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.heard.append(text)
        for said in self.follower.unpack(json.loads(text)):
            if said["type"] == "update" and said["update"]["view"]:
                self.update = said["update"]

    @property
    def view(self) -> Plain:
        view: Plain = self.update["view"]
        return view

    @property
    def asked(self) -> bool:
        """Whether something is asked of this seat and not yet answered."""
        return bool(self.update) and self.view["seat"] in self.view["asked"] and bool(self.update["options"])

    @property
    def over(self) -> bool:
        return bool(self.update) and self.view["mode"] == "over"


def paths(options: list[Plain]) -> list[list[str]]:
    """Every whole answer on offer."""
    return [
        [option["text"], *rest] for option in options for rest in (paths(option["then"]) if option["then"] else [[]])
    ]


# ── what a sensible person would do on the fixture mission ───────────────────────────────────────


def wish(view: Plain) -> list[str]:
    """Answers in the order one would like to give them, at this table."""
    n, aid = view["numbers"], view["aid"]
    held = {one["held"] for one in aid["agents"]}
    key = any("e1" in one.get("elements", []) for one in aid["agents"])
    cogs = sum(token.startswith("cog") for one in aid["agents"] for token in one.get("tokens", []))
    ready = key and cogs >= 2
    lacking = max(0, n["trial_threshold"] + 1 - n["trial_value"])
    choice = ["yes"] if held & {"quay/E", "tower/E"} else ["no"]
    act = ["follow", *(["explore quay/E"] if ready and "quay/E" not in held else [])]
    engage = ["engage 1"] if ("tower/C" in held and not key) or ("quay/C" in held and cogs < 2) else []
    return [
        "play boris", "play ada", "play celia", "play dov", "read on",
        *(["travel quay"] if ready else ["travel tower"]), "travel quay", "travel vault",
        *(["take quay/E"] if ready else []), *takes(aid["asked_agent"], aid), "gist", "aloud",
        *choice, *act, *engage, "fight 1", f"boost {lacking}", *(f"boost {i}" for i in range(lacking, -1, -1)),
        "support 0", "pass", "stand by", "leave", "agree", "insist", "emergency update",
        *(["free update"] if min(n["azrak"][: n["agents"]]) <= 2 else []), "no update", "done", "option 1", "wait",
    ]  # fmt: skip


def takes(agent: int | None, aid: Plain) -> list[str]:
    """Ada has a friend at the quay and a head for the stairs; the others carry crates and pay for tools."""
    ada = agent is not None and aid["agents"][agent]["receptacle"] == "ada"
    return [f"take {card}" for card in (["quay/D", "tower/C"] if ada else ["quay/C", "tower/E"])]


def best(view: Plain, options: list[Plain]) -> list[str]:
    """The most wished-for answer on offer; giving up is nobody's wish."""
    offered = [path for path in paths(options) if path != ["abandon"]] or paths(options)
    wishes = wish(view)
    rank = {text: i for i, text in enumerate(wishes)}
    return min(offered, key=lambda path: (rank.get(path[-1], len(wishes)), offered.index(path)))


# ── through the page ─────────────────────────────────────────────────────────────────────────────


How = Callable[[Ear, list[str]], None]


def by_pointer(ear: Ear, path: list[str]) -> None:
    """Press what stands for the answer: a card of the painting, a place of the plan, a button; then confirm."""
    page = ear.page
    if path in (["gist"], ["aloud"]) and page.locator(".tele").count():
        page.locator(".tele .btn.line" if path == ["gist"] else ".tele .tick input").click()
        return
    if path[0].startswith("as ") and page.locator("[data-acting]").count():
        page.locator(f"[data-acting='{path[0][3:]}']").click()
    if not page.locator(player.CONFIRM).count():
        for depth in range(len(path)):
            press(page, path[: depth + 1])
    page.locator(player.CONFIRM).first.click()


def press(page: Page, path: list[str]) -> None:
    word, _, noun = path[-1].partition(" ")
    place = page.locator(f"button.able[data-place='{noun}']")
    if word in ("take", "explore") and place.count():
        place.click()
        return
    deed = page.locator(f'[data-deed="{" > ".join(path)}"]')
    if deed.count():
        deed.first.click()


def by_keyboard(ear: Ear, path: list[str]) -> None:
    """A digit for each part, Enter to confirm; no pointer at all."""
    page = ear.page
    page.evaluate("document.activeElement.blur()")
    if not page.locator(player.CONFIRM).count():
        options = ear.update["options"]
        for text in path:
            at = [option["text"] for option in options].index(text)
            assert at < 9, path
            page.keyboard.press(str(at + 1))
            options = options[at]["then"]
    page.keyboard.press("Enter")


def answer(ear: Ear, how: How = by_pointer, wished: Wish = best, patience: float = SECONDS) -> str:
    """Answer what is asked, and wait until the table has taken it."""
    until = time.monotonic() + patience
    shown(ear, until)
    assert ear.asked, "somebody was faster"
    before, decision = len(ear.heard), ear.view["decision"]
    path = wished(ear.view, ear.update["options"])
    how(ear, path)
    while time.monotonic() < until:
        if len(ear.heard) > before and (ear.over or ear.view["decision"] != decision or ear.update["sealed"]):
            return " > ".join(path)
        ear.page.wait_for_timeout(15)
    raise AssertionError(f"the table did not take {path}: {player.ask_of(ear.page)}")


def attempt(ear: Ear, how: How = by_pointer, wished: Wish = best) -> str | None:
    """Where whoever answers first acts, a companion may be faster: then nothing was given, and the table asks again."""
    if not any(seat["kind"] == "bot" for seat in ear.update["table"]["seats"]):
        return answer(ear, how, wished)
    ear.page.set_default_timeout(1000 * ear.patience)
    try:
        given = answer(ear, how, wished, ear.patience)
    except (AssertionError, PlaywrightError):
        ear.patience = min(2 * ear.patience, MOST_PATIENCE)
        return None
    finally:
        ear.page.set_default_timeout(1000 * SECONDS)
    ear.patience = max(ear.patience / 2, LEAST_PATIENCE)
    return given


def shown(ear: Ear, until: float) -> None:
    """The page has drawn what the line said last: two asks in a row may have the same words, not the same number."""
    while not ear.page.evaluate(DRAWN, [ear.update["prompt"]["ask"], str(ear.view["decision"])]):
        assert time.monotonic() < until, "the page does not show what is asked"
        ear.page.wait_for_timeout(15)


def accomplish(ear: Ear, how: How = by_pointer, until: str = "over", wished: Wish = best) -> list[str]:
    """Play to the end (or until this is asked); the answers given."""
    given: list[str] = []
    heard, silent = -1, 0.0
    while len(given) < MOST:
        if ear.over or (ear.asked and ear.view["numbers"]["asking"] == until):
            return given
        if len(ear.heard) != heard:
            heard, silent = len(ear.heard), time.monotonic()
        assert time.monotonic() - silent < SECONDS, f"the table has fallen silent: {given}"
        if ear.asked:
            given += filter(None, [attempt(ear, how, wished)])
        else:
            ear.page.wait_for_timeout(20)
    raise AssertionError(f"the mission does not end: {given}")
