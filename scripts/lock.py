"""Pin every requirement file with hashes, naming no package index: they work wherever pip does.

Usage: python -m scripts.lock [--upgrade].
"""

import subprocess
import sys
from pathlib import Path

from scripts.bootstrap import ROOT, find_uv

LOCKS: dict[str, tuple[str, ...]] = {
    "core": (),
    "play": ("--extra", "compile", "--extra", "server"),
    "server": ("--extra", "server"),
    "docs": ("--extra", "docs"),
    "dev": ("--extra", "dev"),
}
ALWAYS = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url")
# dev is pinned first and the others take its versions, so that a set is never at odds with another.
ORDER = ("dev", "core", "play", "server", "docs")


def command(name: str, uv: Path, *, upgrade: bool) -> list[str]:
    """The call of uv that writes one requirement file."""
    words = [str(uv), "pip", "compile", "--quiet", *ALWAYS, "--custom-compile-command", "make lock"]
    if name != "dev":
        words += ["--constraints", "requirements/dev.txt"]
    if upgrade:
        words += ["--upgrade"]
    return [*words, "pyproject.toml", *LOCKS[name], "--output-file", f"requirements/{name}.txt"]


def main(arguments: list[str]) -> int:
    """Write all requirement files; the back end's own come from build.in."""
    uv, upgrade = find_uv(), "--upgrade" in arguments
    for name in ORDER:
        subprocess.run(command(name, uv, upgrade=upgrade), cwd=ROOT, check=True)
    words = [str(uv), "pip", "compile", "--quiet", *ALWAYS, "--custom-compile-command", "make lock"]
    build = ["requirements/build.in", "--output-file", "requirements/build.txt"]
    subprocess.run([*words, *build, *(["--upgrade"] if upgrade else [])], cwd=ROOT, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
