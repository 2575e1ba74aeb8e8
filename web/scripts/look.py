"""Open the built client in Chromium: take pictures, run axe, look for overflow and console errors.

Usage: python look.py OUT [name ...]      (needs playwright, axe-playwright-python and a chromium)
"""

import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

BUNDLE = Path(__file__).parents[2] / "src/chronolude/_web"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
DESK, PHONE = (1440, 900), (390, 844)

# name: (address, size, theme, language, keys or selectors to press first)
SHOTS: dict[str, tuple[str, tuple[int, int], str, str, tuple[str, ...]]] = {
    "lobby-light": ("/?fixture", DESK, "light", "en", ()),
    "lobby-dark": ("/?fixture", DESK, "dark", "fr", ()),
    "lobby-phone": ("/?fixture", PHONE, "light", "en", ()),
    "ct-dark": ("/t/demo?fixture=resolve", DESK, "dark", "en", ("E8", "A13!", "E8")),
    "ct-light": ("/t/demo?fixture=resolve", DESK, "light", "en", ("A13", "E8")),
    "ct-fr": ("/t/demo?fixture=resolve", DESK, "light", "fr", ("A13",)),
    "ct-phone": ("/t/demo?fixture=resolve", PHONE, "light", "en", ("A13",)),
    "ct-phone-dark": ("/t/demo?fixture=travel", PHONE, "dark", "fr", ("stop:5",)),
    "td-light": ("/t/demo?fixture=duel", DESK, "light", "en", ("side:0",)),
    "td-dark": ("/t/demo?fixture=duel", DESK, "dark", "fr", ("side:0",)),
    "td-phone": ("/t/demo?fixture=duel", PHONE, "light", "en", ("side:0",)),
    "ct-follow": ("/t/demo?fixture=follow", DESK, "light", "en", ("C5",)),
    "ct-travel": ("/t/demo?fixture=travel", DESK, "dark", "en", ("stop:5",)),
    "ct-offer": ("/t/demo?fixture=offer", DESK, "light", "en", ("D9",)),
    "ct-paradox": ("/t/demo?fixture=paradox", DESK, "dark", "en", ("stop:7",)),
    "ct-over": ("/t/demo?fixture=over", DESK, "light", "en", ()),
    "ct-waiting": ("/t/demo?fixture=waiting", DESK, "dark", "en", ()),
    "ct-tablet": ("/t/demo?fixture=resolve", (1024, 768), "light", "en", ("A13",)),
    "generic": ("/t/demo?fixture=generic", DESK, "light", "en", ("text:Echo", "text:take Archive from the past")),
    "generic-phone": ("/t/demo?fixture=generic", PHONE, "dark", "en", ()),
    "review-light": ("/r/demo?fixture=review", DESK, "light", "en", ()),
    "review-dark": ("/r/demo?fixture=review", DESK, "dark", "fr", ()),
    "review-phone": ("/r/demo?fixture=review", PHONE, "light", "en", ()),
    "gallery": ("/gallery?fixture", DESK, "light", "en", ()),
    "rules": ("/rules/contre-temps?fixture&rule=K-061", DESK, "light", "fr", ()),
    "credits": ("/credits?fixture", DESK, "dark", "en", ()),
    "learn": ("/learn?fixture", PHONE, "light", "fr", ()),
    "bots": ("/bots?fixture", DESK, "light", "en", ()),
    "settings": ("/?fixture", DESK, "light", "en", ("settings",)),
}


class Quiet(SimpleHTTPRequestHandler):
    """The bundle, with every unknown address answered by the page itself."""

    def do_GET(self) -> None:
        if not Path(self.translate_path(self.path.split("?")[0])).is_file():
            self.path = "/index.html"
        super().do_GET()

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(BUNDLE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def press(page: Page, what: str) -> None:
    if what == "settings":
        page.get_by_role("button", name="Settings").click()
    elif what.startswith("stop:"):
        page.locator(".sta.reach button.stop", has_text=what[5:]).first.click()
    elif what.startswith("side:"):
        page.locator(f"[data-side='{what[5:]}']").click()
    elif what.startswith("text:"):
        page.get_by_role("button", name=what[5:]).first.click()
    else:
        card = page.locator(f"[data-card={what.rstrip('!')}]")
        card.focus()
        page.keyboard.press("Space")
    page.wait_for_timeout(120)


def open_page(browser: Browser, base: str, name: str, errors: list[str]) -> Page:
    address, (width, height), theme, language, presses = SHOTS[name]
    phone = width < 600
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
    )
    wishes = f'{{"theme":"{theme}","language":"{language}"}}'
    context.add_init_script(f"localStorage.setItem('chronolude.settings', '{wishes}')")
    page = context.new_page()
    page.on("console", lambda m: errors.append(f"{name}: {m.text}") if m.type == "error" else None)
    page.on("pageerror", lambda e: errors.append(f"{name}: {e}"))
    page.on(
        "request",
        lambda r: None if r.url.startswith((base, "data:")) else errors.append(f"{name}: outside request {r.url}"),
    )
    page.goto(base + address)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    for what in presses:
        press(page, what)
    return page


def overflow(page: Page) -> str:
    return str(
        page.evaluate("""() => {
      const root = document.scrollingElement; const wide = root.scrollWidth - root.clientWidth;
      return wide > 1 ? `page is ${wide} px too wide` : ''; }""")
    )


def main(out: Path, names: list[str]) -> int:
    out.mkdir(parents=True, exist_ok=True)
    errors: list[str] = []
    with served() as base, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name in names:
            page = open_page(browser, base, name, errors)
            page.screenshot(path=out / f"{name}.png", full_page=name in ("gallery", "lobby-phone", "review-phone"))
            if wide := overflow(page):
                errors.append(f"{name}: {wide}")
            for fault in Axe().run(page).response["violations"]:
                where = "; ".join(str(n["target"]) for n in fault["nodes"][:3])
                errors.append(f"{name}: axe {fault['id']} ({fault['impact']}) {where}")
            page.set_viewport_size({"width": 720, "height": 450})  # 1440×900 at 200 %
            page.wait_for_timeout(80)
            if wide := overflow(page):
                errors.append(f"{name}: at 200 %, {wide}")
            page.context.close()
        browser.close()
    print("\n".join(errors) or f"{len(names)} pages: no error, axe clean, no overflow")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:] or list(SHOTS)))
