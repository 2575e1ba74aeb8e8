"""Make a release as far as one machine can: check that its parts belong together, build, and try what was built.

Usage: python -m scripts.release [--rehearse] [--only plain|compiled] [--python PYTHON ...] [--notes]. All comes to lie
in dist/; each wheel is installed into an empty environment and played by scripts/smoke.py and scripts/browsed.py, on
every Python named, and a stranger's package is made with it as docs/new-game.md says. What is left to do by hand is
printed at the end: it stands in docs/releasing.md. `--notes` prints the notes of this version, with any Python.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from scripts.bootstrap import ROOT, find_uv, tool_path

DIST = ROOT / "dist"
DATED = r"(?: \(\d{4}-\d\d-\d\d\))?"


def version(root: Path = ROOT) -> str:
    """The one place that says it is pyproject.toml."""
    return str(tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def section(page: Path, title: str) -> str:
    """What stands under `## title` of a page, or under `## title (a day)`; nothing where there is no such part."""
    text = page.read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(title)}{DATED}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def notes(root: Path = ROOT) -> str:
    """What is told to those who upgrade: what changed, and what they must do."""
    changed, moving = (section(root / page, version(root)) for page in ("CHANGELOG.md", "docs/migration.md"))
    return f"{changed}\n\n### Coming from the version before\n\n{moving}\n"


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def faults(root: Path = ROOT) -> list[str]:
    """Why this commit is no release: version, tag, changes and migration notes belong together."""
    wanted = version(root)
    found = [
        f"{page} has no section “## {wanted}”, or nothing in it"
        for page in ("CHANGELOG.md", "docs/migration.md")
        if not section(root / page, wanted)
    ]
    if f'__version__ = "{wanted}"' not in (root / "src/chronolude/__init__.py").read_text(encoding="utf-8"):
        found.append("src/chronolude/__init__.py tells another version")
    if section(root / "CHANGELOG.md", "Unreleased"):
        found.append("CHANGELOG.md still has something under “## Unreleased”")
    if git(root, "status", "--porcelain"):
        found.append("something here is not committed")
    if git(root, "tag", "--list", f"v{wanted}") and git(root, "rev-list", "-1", f"v{wanted}") != git(
        root, "rev-parse", "HEAD"
    ):
        found.append(f"the tag v{wanted} is already given to another commit")
    return found


def build(kind: str, uv: Path, python: str) -> list[Path]:
    """The sdist and the plain wheel made from it, or a compiled wheel for one Python; what is new in dist/."""
    before = set(DIST.glob("*"))
    words = [] if kind == "plain" else ["--wheel"]
    surroundings = {
        **os.environ,
        "CHRONOLUDE_COMPILE": "1" if kind == "compiled" else "0",
        "UV_PYTHON_DOWNLOADS": "never",
    }
    command = [str(uv), "build", "--quiet", "--python", python, *words, "--out-dir", str(DIST)]
    subprocess.run([*command, str(ROOT)], env=surroundings, check=True)
    return sorted(set(DIST.glob("*")) - before)


def attempt(wheel: Path, kind: str, uv: Path, python: str) -> None:
    """Install one wheel into an empty environment, and play with it from elsewhere."""
    with tempfile.TemporaryDirectory(prefix="chronolude-release-") as folder:
        venv = Path(folder, "venv")
        inside = str(tool_path(venv, "python"))
        subprocess.run([str(uv), "venv", "--quiet", "--python", python, str(venv)], check=True)
        subprocess.run([str(uv), "pip", "install", "--quiet", "--python", inside, f"{wheel}[server]"], check=True)
        print(f"trying {wheel.name} on {python}", flush=True)
        subprocess.run([inside, str(ROOT / "scripts/smoke.py"), f"--{kind}"], cwd=folder, check=True)
        subprocess.run([sys.executable, "-m", "scripts.browsed", inside], cwd=ROOT, check=True)
        make_a_game(Path(folder), str(uv), inside)


def make_a_game(folder: Path, uv: str, inside: str) -> None:
    """What docs/new-game.md promises to whoever has nothing but the wheel: a package that passes at once, and plays."""
    home = folder / "my-game"
    for words, at in [
        ([inside, "-m", "chronolude", "new-game", "my-game"], folder),
        ([uv, "pip", "install", "--quiet", "--python", inside, "--editable", ".[test]"], home),
        ([inside, "-m", "pytest", "-q"], home),
    ]:
        subprocess.run(words, cwd=at, check=True)
    play = [inside, "-m", "chronolude", "play", "my-game", "--seats", "2", "--seed", "1", "--lang", "en"]
    said = subprocess.run(play, cwd=home, input="1\n" * 80, capture_output=True, text=True, check=True).stdout
    if "Game over" not in said:
        sys.exit(f"my-game did not come to its end in the terminal: {said[-400:]}")


def make(kinds: list[str], pythons: list[str]) -> None:
    """Build everything anew and try every wheel."""
    uv = find_uv()
    shutil.rmtree(DIST, ignore_errors=True)
    for kind in kinds:
        made = [build(kind, uv, python) for python in (pythons[:1] if kind == "plain" else pythons)]
        for number, python in enumerate(pythons):
            of_this = made[0 if kind == "plain" else number]
            attempt(next(one for one in of_this if one.suffix == ".whl"), kind, uv, python)
    for one in sorted(DIST.glob("*")):
        if one.name != ".gitignore":
            print(f"{one.stat().st_size / 1e6:6.1f} MB  {one.relative_to(ROOT)}")


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--rehearse", action="store_true", help="build and try, even if this is no release yet")
    options.add_argument("--only", choices=("plain", "compiled"), help="only these wheels")
    options.add_argument("--python", action="append", help="a Python to build for and to try on; this one if not said")
    options.add_argument("--notes", action="store_true", help="print what is new in this version, and nothing else")
    given = options.parse_args()
    if given.notes:
        print(notes())
        return 0
    amiss = faults()
    for fault in amiss:
        print(f"release: {fault}", file=sys.stderr)
    if amiss and not given.rehearse:
        return 1
    make([given.only] if given.only else ["plain", "compiled"], given.python or [sys.executable])
    print(f"\nLeft to do by hand for {version()}:\n\n{section(ROOT / 'docs/releasing.md', 'By hand')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
