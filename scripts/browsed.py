"""Does an installed Chronolude play in a browser? From the lobby of its server to the end of a game, in Chromium.

Usage: python -m scripts.browsed PYTHON, the Python of the environment to be tried. The browser is driven from here.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts.smoke import served
from tests.web import player
from tests.web.house import Missing, Visit, chromium_path, launch


def browse(python: str, folder: Path) -> int:
    """How many answers the game took."""
    words = ["serve", "--port", "0", "--bot-pause", "0", "--db", str(folder / "browsed.db")]
    with served([python, "-m", "chronolude", *words], folder) as address, sync_playwright() as play:
        me = Visit(launch(play), address)
        me.page.goto(address)
        me.page.get_by_role("button", name="Play now against bots", exact=True).click()
        answers = player.play_out(me.page)
        player.is_over(me.page)
        me.close()
    return answers


def main() -> int:
    try:
        chromium_path()
    except Missing as missing:
        print(f"not played in a browser: {missing}")
        return 0
    with tempfile.TemporaryDirectory(prefix="chronolude-browsed-") as folder:
        print(f"in the browser: a game of {browse(sys.argv[1], Path(folder))} answers, to its end")
    return 0


if __name__ == "__main__":
    sys.exit(main())
