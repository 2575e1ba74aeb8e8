"""Bring Chromium for the tests in a browser, where this machine is CI's own to change.

Usage: python scripts/fetch_browser.py. With CI set, as root and on a Debian it installs the package; anywhere else
nobody's system is touched, and the tests themselves say what to install.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
STEPS = (
    ("apt-get", "update", "--quiet=2"),
    ("apt-get", "install", "--yes", "--quiet=2", "--no-install-recommends", "chromium"),
)


def is_there() -> bool:
    return bool(os.environ.get("CHRONOLUDE_CHROMIUM")) or any(map(shutil.which, NAMES))


def is_ours_to_change() -> bool:
    """Whether this is a machine of CI's, with the rights and the tool to install something."""
    return bool(os.environ.get("CI")) and hasattr(os, "geteuid") and os.geteuid() == 0 and bool(shutil.which("apt-get"))


def main() -> int:
    """Never fail for want of it: without a browser the tests that want one do, and say why."""
    if is_there() or not is_ours_to_change():
        return 0
    print("installing Chromium for the tests in a browser", flush=True)
    for step in STEPS:
        done = subprocess.run(step, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"no Chromium: {' '.join(step)} ended with {done.returncode}: {done.stderr.strip()[-300:]}")
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
