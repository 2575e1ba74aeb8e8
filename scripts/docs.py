"""Gather the pages of the documentation and build the site, warnings being errors.

Usage: python -m scripts.docs. Pages are written once, where they belong: the rules beside each
game, the change log at the root. Here they are only copied together into `.cache/docs`.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

from scripts import api, extremes

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".cache" / "docs"
PAGES = (
    "index", "install", "terminal", "front-door", "migration", "releasing", "bots", "bots-anywhere", "data",
    "solonauts", "puzzles", "arena", "leaderboard", "club-nights", "server",
    "operations", "limits", "authority", "under-fire", "protocol", "decks", "missions", "mission-tutorial",
    "mission-reference", "scenes", "house", "glossary", "new-game", "words", "research", "environments",
)  # fmt: skip
MEASURED = "strength"  # written by `make strength`; there once it has been run
ROOT_PAGES = ("CONTRIBUTING", "CHANGELOG", "SECURITY")
UPWARDS = re.compile(rf"\]\((?:\.\./)?((?:\.\./)*)({'|'.join(ROOT_PAGES)})\.md")  # up to the root: in the site, beside
MISSIONS = {"forgotten-star": "The Forgotten Star", "want-of-a-nail": "For Want of a Nail"}
UNSEARCHED = "---\nsearch:\n  exclude: true\n---\n\n"
INCLUDED = re.compile(r'^--8<-- "([^"]+)"$', re.MULTILINE)
LANGUAGES = {"en": "English", "fr": "français"}
Nav = list[dict[str, object]]


def title(page: Path) -> str:
    """The first heading of a page: what the list of pages calls it."""
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            return line[2:].strip()
    raise SystemExit(f"docs: {page.relative_to(ROOT)} has no '# ' heading")


def place(page: Path, name: str, docs: Path) -> dict[str, object]:
    """Copy a page to its place in the site, its links to docs/ set right; its line of the list."""
    there = docs / name
    there.parent.mkdir(parents=True, exist_ok=True)
    text = page.read_text(encoding="utf-8").replace("](docs/", "](")
    there.write_text(text, encoding="utf-8")
    return {title(page): name}


def include(page: Path, root: Path) -> None:
    """Files that a page shows are read from where they are used: `--8<-- "deploy/…"` on a line of its own."""
    text = page.read_text(encoding="utf-8")
    page.write_text(INCLUDED.sub(lambda found: (root / found[1]).read_text(encoding="utf-8").rstrip(), text))


def settle(page: Path) -> None:
    """Links to pages at the root lead to their place in the site; what spoils a mission is not found by searching."""
    text = page.read_text(encoding="utf-8")
    text = UPWARDS.sub(lambda found: f"]({found[1]}{found[2].lower()}.md", text)
    page.write_text(UNSEARCHED + text if tells_a_story(page) else text, encoding="utf-8")


def tells_a_story(page: Path) -> bool:
    """Runs told as stories tell all that a mission hides, and the figures beside them name its endings and puzzles."""
    return page.parent.name in MISSIONS


def room(root: Path, docs: Path, folder: str, name: str) -> Nav:
    """The pages of a folder under one name."""
    pages = sorted((root / "docs" / folder).glob("*.md"))
    return [{name: [place(page, f"{folder}/{page.name}", docs) for page in pages]}] if pages else []


def reference(docs: Path) -> Nav:
    """What may be called from Python, from docstrings."""
    return [{"Reference": [{title(page): f"api/{page.name}"} for page in api.write(docs / "api")]}]


def sentences(docs: Path) -> Nav:
    """Every sentence of every game with its extremes, to be read through."""
    return [{"Every sentence": [{title(page): f"words/{page.name}"} for page in extremes.write(docs / "words")]}]


def laws(root: Path, docs: Path) -> Nav:
    """The rules of every game in every language it has, and a page that lists them."""
    found: Nav = []
    for page in sorted(root.glob("src/chronolude/games/*/law/*.md")):
        if page.stem in LANGUAGES:
            game = page.parent.parent.name.replace("_", "-")
            found.append(place(page, f"rules/{game}-{page.stem}.md", docs))
    intro = (docs / "rules" / "index.md").read_text(encoding="utf-8")
    lines = [f"- [{name}]({str(path)[6:]})" for line in found for name, path in line.items()]
    (docs / "rules" / "index.md").write_text("\n".join([intro, *lines, ""]), encoding="utf-8")
    return [{"Rules": ["rules/index.md", *found]}]


def gather(root: Path, home: Path) -> Path:
    """Copy all pages together under `home`; the settings of the site with its list of pages."""
    docs = home / "docs"
    shutil.rmtree(docs, ignore_errors=True)
    shutil.copytree(root / "docs", docs)
    include(docs / "operations.md", root)
    names = [*PAGES, *([MEASURED] if (root / "docs" / f"{MEASURED}.md").exists() else [])]
    nav: Nav = [{title(root / "docs" / f"{name}.md"): f"{name}.md"} for name in names]
    nav[1:1] = room(root, docs, "play", "Play") + room(root, docs, "for", "For…")
    for folder, name in MISSIONS.items():
        nav += room(root, docs, folder, name)
    nav += laws(root, docs) + reference(docs) + sentences(docs)
    nav += room(root, docs, "decisions", "Decisions") + room(root, docs, "mutants", "Mutants")
    for name in ROOT_PAGES:
        nav.append(place(root / f"{name}.md", f"{name.lower()}.md", docs))
    for page in docs.rglob("*.md"):
        settle(page)
    settings = home / "zensical.toml"
    base = (root / "zensical.toml").read_text(encoding="utf-8")
    settings.write_text(base.replace("[project]\n", f"[project]\nnav = {inline(nav)}\n", 1))
    return settings


def inline(value: object) -> str:
    """A value as TOML on one line: JSON, but for tables."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(k)} = {inline(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value)


def main() -> int:
    """Build the site from nothing, so that a page that is gone leaves no trace."""
    for folder in (HOME, ROOT / "site"):
        shutil.rmtree(folder, ignore_errors=True)
    HOME.mkdir(parents=True)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "-f"]
    built = subprocess.run([*command, gather(ROOT, HOME)], check=False).returncode
    if not built:
        shutil.move(HOME / "site", ROOT / "site")
    return built


if __name__ == "__main__":
    sys.exit(main())
