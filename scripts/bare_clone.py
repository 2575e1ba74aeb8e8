"""Do what a newcomer does: clone, `make play`, open the page, play a game; and tell how long each took.

Usage: python -m scripts.bare_clone [FOLDER] [--cold] [--compiled]. The clone is of what is committed here; it is
deleted afterwards unless a folder is named. `--cold` gives it empty caches; `--compiled` waits for the engine that is
compiled meanwhile, starts again and plays with it. The game is played by the example bot of docs/protocol.md.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from scripts.smoke import ROOT, bot_game, is_compiled, see_page, served

CACHES = ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache", "XDG_CACHE_HOME")
LONGEST = 1800


class Watch:
    """Tells how long ago the newcomer began."""

    def __init__(self) -> None:
        self.begun = time.monotonic()

    def tell(self, what: str) -> None:
        print(f"{what}: {time.monotonic() - self.begun:.1f} s", flush=True)


def surroundings(folder: Path, cold: bool) -> dict[str, str]:
    """The environment of `make play`; a cold one has caches of its own, all empty."""
    return {**os.environ, **({name: str(folder / "caches" / name) for name in CACHES} if cold else {})}


def await_engine(clone: Path) -> None:
    """Until what `make play` started in the background is done."""
    home = clone / ".cache/compiled"
    for _ in range(LONGEST):
        if (home / ".stamp").exists():
            return
        if (home / ".refused").exists():
            sys.exit((home / "compile.log").read_text())
        time.sleep(1)
    sys.exit("the engine was not compiled")


def check(folder: Path, *, cold: bool, compiled: bool) -> None:
    watch, clone = Watch(), folder / "clone"
    python, environment = clone / ".venv/bin/python", surroundings(folder, cold)
    wish = "auto" if compiled else "no"  # nothing is left running in a folder that goes away
    words = ["make", "play", f"COMPILE={wish}", f"ARGS=serve --port 0 --bot-pause 0 --db {clone / 'bare.db'}"]
    print(f"{'cold' if cold else 'warm'} caches; load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    watch.tell("cloned")
    with served(words, clone, environment) as address:
        watch.tell("server up")
        see_page(address)
        watch.tell("page served")
        print(bot_game(python, clone, address, watch.tell))
        watch.tell("a whole game")
        if compiled:
            await_engine(clone)
            watch.tell("engine compiled in the background")
    if compiled:
        with served(words, clone, environment) as address:
            if not is_compiled(address):
                sys.exit("the compiled engine was not taken up")
            watch.tell("compiled engine in use, at the second start")
            print(bot_game(python, clone, address))


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("folder", nargs="?", type=Path)
    options.add_argument("--cold", action="store_true", help="with empty caches")
    options.add_argument("--compiled", action="store_true", help="wait for the compiled engine and play with it too")
    given = options.parse_args()
    if given.folder:
        given.folder.mkdir(parents=True, exist_ok=True)
        check(given.folder.resolve(), cold=given.cold, compiled=given.compiled)
    else:
        with tempfile.TemporaryDirectory(prefix="chronolude-bare-") as folder:
            check(Path(folder), cold=given.cold, compiled=given.compiled)
    return 0


if __name__ == "__main__":
    sys.exit(main())
