"""One device: shared by several people, sounding, telling whose turn it is, and carrying cards by hand."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, Position, WebSocketRoute, expect

from tests.web import player
from tests.web.house import House, Visit

Come = Callable[..., Visit]
VEIL: Final = ".veil"
LINES: Final = 1000
CORNER: Final[Position] = {"x": 14, "y": 40}
EARS: Final = """window.heard = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.heard += 1; return make.call(this); };"""
BELL: Final = """window.told = [];
window.Notification = class { constructor(title, more) { window.told.push([title, more.body]); } };
Notification.permission = 'granted';
Notification.requestPermission = async () => 'granted';
Object.defineProperty(document, 'hidden', { get: () => window.away === true });"""
SCROLL: Final = """async () => {
  const log = document.querySelector('[role=log]');
  for (let i = 0; i < 40; i++) {
    log.scrollTop = log.scrollHeight * (i % 10) / 10;
    await new Promise(requestAnimationFrame);
  }
}"""


def open_shared_table(page: Page, base: str) -> None:
    """Two people and a bot on one device, made in the lobby's dialog."""
    page.goto(base)
    page.get_by_role("button", name="Table for friends").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Your name at the table").fill("Ada")
    form.get_by_label(re.compile("^Seats")).select_option("3")
    form.get_by_label("Bots among them").select_option("1")
    form.get_by_label("How they play").select_option("random")
    form.get_by_label("People on this device").select_option("2")
    form.get_by_label("Name of player 2").fill("Ben")
    form.get_by_role("button", name="Open a table").click()


def test_two_people_share_a_device_and_see_only_their_own_cards(visit: Come, house: House) -> None:
    page = visit().page
    open_shared_table(page, house.base)
    hands: dict[str, set[str]] = {}
    for _ in range(2 * player.MOST):
        now = page.wait_for_function(f"() => document.querySelector('{VEIL}') ? 'veil' : ({player.READY})()")
        if now.json_value() == "over":
            break
        if page.locator(VEIL).count():
            who = "Ada" if "Ada" in page.locator(f"{VEIL} h1").inner_text() else "Ben"
            assert page.locator("[data-card], .board, .log").count() == 0  # nothing of the table is on the page
            if who not in hands:
                player.is_clean(page)
            page.get_by_role("button", name=f"I am {who}").click()
            page.wait_for_selector("[data-card]")
            assert page.get_by_text("connection lost").count() == 0  # who waits for the device has not left
            cards = page.locator("[data-card]").all()
            hands.setdefault(who, {str(card.get_attribute("data-card")) for card in cards})
        else:
            player.answer(page)
    player.is_over(page)
    assert set(hands) == {"Ada", "Ben"}
    assert not hands["Ada"] & hands["Ben"]


def test_a_card_is_carried_to_its_place(visit: Come, house: House) -> None:
    page = visit().page
    page.goto(f"{house.base}/t/{player.make(page, house.base)}")
    assert player.wait_for_ask(page)
    card = page.locator(player.CARDS).first
    page.wait_for_selector("[data-drop='*']")
    card.hover(position=CORNER)  # in a full hand cards lie over each other
    page.mouse.down()
    page.mouse.move(700, 500, steps=4)
    expect(page.locator(".in-flight")).to_have_count(1)
    expect(page.locator("[data-may]").first).to_be_visible()
    page.locator("[data-may]").first.hover(force=True)
    page.mouse.up()
    expect(page.locator(".in-flight")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    card.hover(position=CORNER)
    page.mouse.down()
    page.mouse.move(20, 300, steps=4)  # beside every place: it goes back, and nothing is changed
    page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "true")
    player.answer(page)


def test_sounds_are_off_until_they_are_wished_for(visit: Come, house: House) -> None:
    for wish in (False, True):
        me = visit(sound=wish)
        me.page.add_init_script(EARS)
        me.page.goto(f"{house.base}/t/{player.make(me.page, house.base)}")
        player.play_some(me.page, 2)
        if wish:
            me.page.wait_for_function("window.heard > 0")
        assert (me.page.evaluate("window.heard") > 0) is wish


def test_a_hidden_page_tells_when_it_is_your_turn(visit: Come, house: House) -> None:
    me = visit()
    me.page.add_init_script(BELL)
    me.page.goto(house.base)
    me.page.get_by_role("button", name="Settings").click()
    wish = me.page.get_by_role("group", name="Tell me when it is my turn")
    wish.get_by_text("On", exact=True).click()
    me.page.goto(f"{house.base}/t/{player.make(me.page, house.base)}")
    assert player.wait_for_ask(me.page)
    assert me.page.evaluate("window.told") == []  # whoever looks needs no telling
    me.page.evaluate("window.away = true")
    player.play_some(me.page, 2)
    me.page.wait_for_function("window.told.length > 0")
    titles = me.page.evaluate("window.told.map((one) => one[0])")
    assert set(titles) == {"Your turn: Contre-Temps"}


def long_tale(socket: WebSocketRoute) -> None:
    """The real line, with a thousand more events told after the first ones."""
    server = socket.connect_to_server()
    told = False

    def pass_on(text: Any) -> None:
        nonlocal told
        socket.send(text)
        message = json.loads(text)
        if message["type"] == "events" and not told:
            told = True
            first = message["events"][-1]["n"] + 1
            more = {"kind": "played", "args": {"seat": 1}, "text": "Somebody plays a card.", "at": 0}
            events = [{"n": first + i, "decision": i, **more} for i in range(LINES)]
            socket.send(json.dumps({"type": "events", "events": events}))

    server.on_message(pass_on)


def work_of(page: Page, deed: Callable[[], object]) -> float:
    """Seconds of a processor that the page spends on something: what else the machine does meanwhile does not count."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        told = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
        return float(told["TaskDuration"])

    before = spent()
    deed()
    return spent() - before


def test_a_log_of_a_thousand_events_stays_smooth(visit: Come, house: House) -> None:
    page = visit().page
    page.route_web_socket(re.compile("/ws/"), long_tale)
    page.goto(f"{house.base}/t/{player.make(page, house.base)}")
    assert player.wait_for_ask(page)
    lines = page.locator(".log .line")
    expect(lines).to_have_count(40)
    for _ in range(3):
        page.get_by_role("button", name="Earlier moves").click()
    assert lines.count() <= 80
    worked = work_of(page, lambda: page.evaluate(SCROLL))
    assert worked < 40 * 0.016, f"{worked:.2f} s for 40 frames"
    player.answer(page)


def test_a_clock_runs_at_a_timed_table(visit: Come, house: House) -> None:
    page = visit().page
    clock = {"kind": "live", "bank": 600, "increment": 5}
    page.goto(f"{house.base}/t/{player.make(page, house.base, settings={'clock': clock})}")
    assert player.wait_for_ask(page)
    expect(page.locator(".clock.running").first).to_have_text(re.compile(r"^\s*(10:0\d|9:\d\d)\s*$"))
