"""Bring Chromium for the tests in a browser, where this machine is CI's own to change.

Usage: python scripts/fetch_browser.py. With CI set, as root and on a Debian it installs the package; anywhere else
nobody's system is touched, and the tests themselves say what to install. Wanted is Chromium without its window: a page
costs an eighth of the processor's time there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

WINDOWLESS = "chromium-headless-shell"
NAMES = (WINDOWLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
"""What a browser for these tests may be called, the best first (tests/web/house.py too)."""
IN_TIME = ("-o", "Acquire::http::Timeout=20", "-o", "Acquire::https::Timeout=20", "-o", "Acquire::Retries=1")
UPDATE = ("apt-get", "update", "--quiet=2", *IN_TIME)
INSTALL = ("apt-get", "install", "--yes", "--quiet=2", "--no-install-recommends", *IN_TIME)


def is_there(*names: str) -> bool:
    return bool(os.environ.get("CHRONOLUDE_CHROMIUM")) or any(map(shutil.which, names or NAMES))


def is_ours_to_change() -> bool:
    """Whether this is a machine of CI's, with the rights and the tool to install something."""
    return bool(os.environ.get("CI")) and hasattr(os, "geteuid") and os.geteuid() == 0 and bool(shutil.which("apt-get"))


def trouble(step: tuple[str, ...]) -> str:
    """Take one step; what stood in its way, or nothing."""
    done = subprocess.run(step, capture_output=True, text=True, check=False)
    return f"{' '.join(step[:2])} ended with {done.returncode}: {done.stderr.strip()[-300:]}" if done.returncode else ""


def main() -> int:
    """Never fail for want of it: without a browser the tests that want one do, and say why."""
    if is_there(WINDOWLESS) or not is_ours_to_change():
        return 0
    print("installing Chromium for the tests in a browser", flush=True)
    wrong = trouble(UPDATE) or trouble((*INSTALL, WINDOWLESS))
    if wrong and not is_there():
        wrong = trouble((*INSTALL, "chromium"))
    if wrong and not is_there():
        print(f"no Chromium: {wrong}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
