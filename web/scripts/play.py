"""Drive the fixture tables by keyboard alone and check what a person would meet on the way."""

import shutil
import sys

from look import FLAGS, PHONE, overflow, served
from playwright.sync_api import Page, expect, sync_playwright


def start(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")


def focused(page: Page) -> str:
    return str(
        page.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.textContent.trim()")
    )


def keyboard_only(page: Page, base: str) -> None:
    """Skip link, plate, hand, board: the order of the visual language."""
    start(page, f"{base}/t/demo?fixture=resolve")
    page.keyboard.press("Tab")
    assert focused(page) == "Skip to the question"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "prompt"
    page.keyboard.press("1")
    expect(page.get_by_text("Event 3 becomes yours.")).to_be_visible()
    expect(page.get_by_role("button", name="Play A13")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Choose first")).to_be_disabled()
    page.keyboard.press("3")
    expect(page.get_by_text("Compass 10: not here")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Compass 10: not here")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_text("Hint 1 of 3")).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="The table in words")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    expect(page.get_by_text("I only came for the crystal.")).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_role("link", name="Open the line map")).to_be_visible()


def refused_by_arrows(page: Page, base: str) -> None:
    start(page, f"{base}/t/demo?fixture=resolve")
    page.locator("[data-card=A13]").focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    assert focused(page) == "Escapement 8"
    page.keyboard.press("?")
    expect(page.get_by_role("link", name="rule K-063")).to_be_visible()


def travel_on_the_rail(page: Page, base: str) -> None:
    start(page, f"{base}/t/demo?fixture=travel")
    page.locator(".sta.reach button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.get_by_text("If you spend 2 crystals")).to_be_visible()
    page.get_by_role("button", name="Spend 2 crystals Enter").click()
    expect(page.get_by_text("Sealed. Waiting for one seat.")).to_be_visible()
    expect(page.get_by_role("button", name="Change")).to_be_visible()


def targets(page: Page, base: str) -> None:
    """Every target has 24 px; main actions have 44."""
    small = """() => [...document.querySelectorAll('a[href],button,input,summary,[tabindex="0"]')]
      .filter(e => e.offsetParent && !e.closest('p') && !e.classList.contains('skip'))
      .map(e => [e.getBoundingClientRect(), e]).filter(([r]) => r.width && (r.height < 24 || r.width < 24))
      .map(([r, e]) => [e.tagName, e.className, Math.round(r.width), Math.round(r.height),
                        (e.ariaLabel || e.textContent).trim().slice(0, 20)].join(' '))"""
    for path in (
        "/t/demo?fixture=resolve",
        "/?fixture",
        "/r/demo?fixture=review",
        "/t/demo?fixture=travel",
        "/gallery?fixture",
    ):
        start(page, base + path)
        found = page.evaluate(small)
        assert not found, (path, found)
        for button in page.locator(".btn:not(.sm):visible").all():
            box = button.bounding_box()
            assert (
                box is None
                or box["height"] >= 44
                or "board" in str(button.evaluate("e => e.closest('.board')?.className"))
            ), button.inner_text()


def large_text(page: Page, base: str) -> None:
    for path in ("/t/demo?fixture=resolve", "/?fixture", "/r/demo?fixture=review", "/t/demo?fixture=generic"):
        start(page, base + path)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        page.wait_for_timeout(100)
        assert not overflow(page), (path, overflow(page))


def phone(page: Page, base: str) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    start(page, f"{base}/t/demo?fixture=resolve")
    page.locator("[data-card=A6]").click()
    expect(page.get_by_text("Idris keeps event 3")).to_be_visible()
    page.locator("[data-card=D9]").click(force=True)  # refused, so Playwright takes it for disabled
    expect(page.get_by_text("Dynamo 9: not here")).to_be_visible()
    for name in ("Log", "Chat", "Timelines", "Rules", "Table"):
        page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=name).click()
        assert not overflow(page), name


def language_and_theme(page: Page, base: str) -> None:
    start(page, f"{base}/?fixture")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Quel instant")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.get_by_role("button", name="Thème sombre").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Quel instant")


def main() -> int:
    checks = (keyboard_only, refused_by_arrows, travel_on_the_rail, targets, large_text, phone, language_and_theme)
    failed = 0
    with served() as base, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for check in checks:
            context = browser.new_context(
                viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB"
            )
            page = context.new_page()
            page.set_default_timeout(4000)
            try:
                check(page, base)
                print("ok  ", check.__name__)
            except Exception as fault:  # one broken check must not hide the others
                failed += 1
                print("FAIL", check.__name__, str(fault)[:900])
            context.close()
        browser.close()
    return failed


if __name__ == "__main__":
    sys.exit(main())
