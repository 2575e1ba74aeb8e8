"""Gather the pages of the documentation and build the site, warnings being errors.

Usage: python scripts/docs.py. Pages are written once, where they belong: the rules beside each
game, the change log at the root. Here they are only copied together into `.cache/docs`.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".cache" / "docs"
PAGES = (
    "index", "install", "terminal", "front-door", "bots", "solonauts", "arena", "server", "operations", "under-fire",
    "protocol", "decks", "missions", "scenes", "house", "glossary",
)  # fmt: skip
MEASURED = "strength"  # written by `make strength`; there once it has been run
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


def decisions(root: Path, docs: Path) -> Nav:
    """The pages on hard choices, in the order they were made."""
    pages = sorted((root / "docs" / "decisions").glob("[0-9]*.md"))
    return [{"Decisions": [place(page, f"decisions/{page.name}", docs) for page in pages]}]


def mutants(root: Path, docs: Path) -> Nav:
    """Game by game, the changes of rules that no test notices."""
    pages = sorted((root / "docs" / "mutants").glob("*.md"))
    return [{"Mutants": [place(page, f"mutants/{page.name}", docs) for page in pages]}] if pages else []


def star(root: Path, docs: Path) -> Nav:
    """The mission that ships: how bots fare in it, and runs told as stories, which spoil it."""
    pages = sorted((root / "docs" / "forgotten-star").glob("*.md"))
    return (
        [{"The Forgotten Star": [place(page, f"forgotten-star/{page.name}", docs) for page in pages]}] if pages else []
    )


def gather(root: Path, home: Path) -> Path:
    """Copy all pages together under `home`; the settings of the site with its list of pages."""
    docs = home / "docs"
    shutil.rmtree(docs, ignore_errors=True)
    shutil.copytree(root / "docs", docs)
    include(docs / "operations.md", root)
    home_page = docs / "index.md"
    home_page.write_text(home_page.read_text(encoding="utf-8").replace("](../CONTRIBUTING.md)", "](contributing.md)"))
    names = [*PAGES, *([MEASURED] if (root / "docs" / f"{MEASURED}.md").exists() else [])]
    nav: Nav = [{title(root / "docs" / f"{name}.md"): f"{name}.md"} for name in names]
    nav += star(root, docs) + laws(root, docs) + decisions(root, docs) + mutants(root, docs)
    for name in ("CONTRIBUTING", "CHANGELOG"):
        nav.append(place(root / f"{name}.md", f"{name.lower()}.md", docs))
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
