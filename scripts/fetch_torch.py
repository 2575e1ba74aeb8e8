"""Bring PyTorch for the examples that want it into `.cache/torch`, where that is cheap.

Usage: python scripts/fetch_torch.py [REQUIREMENT]. It asks pip for the wheel without CUDA by its own name, so that no
machine is ever sent gigabytes: pip has that wheel or says at once that it has none. Then one line says that
those examples are not run, and nothing fails. It lies beside `.venv`, which keeps holding exactly what is pinned.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".cache" / "torch"
WANTED = "torch==2.13.0+cpu"
VERSION = f"Python {sys.version_info.major}.{sys.version_info.minor}"  # a wheel is made for one
STAMP = ".asked"
ABSENT = "The examples that want PyTorch are NOT run"
PIP = ("install", "--quiet", "--disable-pip-version-check", "--root-user-action=ignore", "--no-input", "--no-compile")
BRIEFLY = ("--only-binary", ":all:", "--retries", "1", "--timeout", "10")  # never built here, never long waited for


def is_held(home: Path, wanted: str | None) -> bool:
    """Whether the folder was filled for this Python, with what is asked for or, where nothing is, with anything."""
    stamp = home / STAMP
    has, _, python = stamp.read_text(encoding="utf-8").partition(" for ") if stamp.exists() else ("", "", "")
    return python == VERSION and wanted in (None, has)


def fetch(wanted: str, home: Path) -> str:
    """Fill the folder; where pip cannot, the last line of what it says."""
    shutil.rmtree(home, ignore_errors=True)
    print(f"fetching {wanted} into .cache/{home.name}", flush=True)
    words = [sys.executable, "-m", "pip", *PIP, *BRIEFLY, "--target", str(home), wanted]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        shutil.rmtree(home, ignore_errors=True)
        return (done.stderr.strip() or f"pip ended with {done.returncode}").splitlines()[-1].strip()
    (home / STAMP).write_text(f"{wanted} for {VERSION}", encoding="utf-8")
    return ""


def main(arguments: list[str], home: Path = HOME) -> int:
    """Say nothing when it is there already; never fail for want of it."""
    if len(arguments) > 1:
        print("fetch_torch: give one requirement, or none", file=sys.stderr)
        return 2
    asked = arguments[0] if arguments else None
    wanted = asked or WANTED
    lack = "" if is_held(home, asked) else fetch(wanted, home)
    if lack:
        print(f"{ABSENT}: pip brings no {wanted} here ({lack})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
