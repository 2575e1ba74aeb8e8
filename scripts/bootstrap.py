"""Make `.venv` in this checkout hold exactly the pinned requirements and the project itself.

Usage: python scripts/bootstrap.py {play,dev}. Standard library only: it runs on a bare machine.
"""

from __future__ import annotations  # so that an old Python gets far enough to be told

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SETS = ("play", "dev")  # each holds the one before it
OLDEST = (3, 11)
QUIET = {"PIP_ROOT_USER_ACTION": "ignore", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


class Trouble(Exception):
    """Something a person must mend; its text is the one line they are shown."""


def tool_path(folder: Path, name: str) -> Path:
    """Where an installer puts a program: `bin/name`, or `Scripts/name.exe` on Windows."""
    return folder / "Scripts" / f"{name}.exe" if os.name == "nt" else folder / "bin" / name


def run(*command: str | Path, **surroundings: str) -> None:
    """Run one installer command and turn its failure into one clear line after its own words."""
    words = [str(word) for word in command]
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never", **QUIET, **surroundings}
    if subprocess.run(words, cwd=ROOT, env=environment, check=False).returncode:
        raise Trouble(f"this command failed (its own words are above): {' '.join(words)}")


def works(program: str | Path | None) -> bool:
    """Tell whether this program runs: what stands on PATH may be a shim that leads nowhere."""
    if program is None:
        return False
    try:
        return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def find_uv(root: Path = ROOT) -> Path:
    """Take uv from PATH, or from `.tools`, or bring it there with pip."""
    on_path, own = shutil.which("uv"), tool_path(root / ".tools", "uv")
    if works(on_path):
        return Path(str(on_path))
    if not works(own):
        print("fetching uv into .tools", flush=True)
        try:
            pip = (sys.executable, "-m", "pip")
            run(*pip, "install", "--quiet", "--upgrade", "--target", root / ".tools", "uv")
        except Trouble as trouble:
            raise Trouble(
                "no uv on PATH and pip could not fetch one: install uv, or pip for "
                f"{sys.executable} (Debian: apt-get install python3-pip)"
            ) from trouble
    return own


def wish(name: str, root: Path = ROOT) -> str:
    """Digest of all that decides what `.venv` should hold; equal digests need no work."""
    digest = hashlib.sha256(f"{name} {root} {sysconfig.get_platform()} {sys.version}".encode())
    for file in ("pyproject.toml", "requirements/build.txt", f"requirements/{name}.txt"):
        digest.update((root / file).read_bytes())
    return f"{name} {digest.hexdigest()}"


def held(root: Path = ROOT) -> str:
    """What `.venv` was last filled with, as `wish` wrote it; empty when it holds nothing sure."""
    stamp = root / ".venv" / ".chronolude"
    return stamp.read_text() if stamp.exists() else ""


def larger(asked: str, present: str) -> str:
    """The larger of two sets, so that `make play` never takes a developer's tools away."""
    name = present.partition(" ")[0]
    return name if name in SETS and SETS.index(name) > SETS.index(asked) else asked


def early_page(name: str) -> subprocess.Popen[bytes]:
    """The page is built meanwhile: it needs nothing of `.venv`, only uv for Node. What fails is tried again."""
    words = [sys.executable, str(ROOT / "scripts" / "web.py"), "--tools" if name == "dev" else "--quick"]
    return subprocess.Popen(words, cwd=ROOT, stderr=subprocess.DEVNULL)


def early_words(python: Path) -> subprocess.Popen[bytes]:
    """What the first start will import is translated for Python meanwhile; what fails is told by that start."""
    words = [str(python), "-c", "import chronolude.cli.serve, chronolude.server.application"]
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.Popen(words, cwd=ROOT, env=surroundings, stderr=subprocess.DEVNULL)


def fill(name: str) -> None:
    """Bring `.venv` to the pinned set and lay the editable project on top."""
    uv, venv, stamp = find_uv(), ROOT / ".venv", ROOT / ".venv" / ".chronolude"
    page = early_page(name)
    stamp.unlink(missing_ok=True)
    print(f"setting up .venv ({name})", flush=True)
    python = tool_path(venv, "python")
    if not works(python):
        run(uv, "venv", "--quiet", "--clear", "--python", sys.executable, venv)
    into = ("--quiet", "--python", python)
    run(uv, "pip", "sync", *into, "--require-hashes", f"requirements/{name}.txt")
    words = early_words(python)
    build = ("--build-constraints", "requirements/build.txt")
    run(uv, "pip", "install", *into, "--no-deps", *build, "--editable", ".", CHRONOLUDE_PAGE="later")
    words.wait()
    page.wait()  # so that nobody else begins it
    stamp.write_text(wish(name))


def main(arguments: list[str]) -> int:
    """Set up what is asked; say nothing when there is nothing to do."""
    if len(arguments) != 1 or arguments[0] not in SETS:
        print(f"bootstrap: give one of: {', '.join(SETS)}", file=sys.stderr)
        return 2
    try:
        if sys.version_info < OLDEST:
            found = ".".join(map(str, sys.version_info[:3]))
            raise Trouble(f"Chronolude needs Python 3.11 or newer; {sys.executable} is {found}")
        name = larger(arguments[0], held())
        if held() != wish(name):
            fill(name)
    except (Trouble, OSError) as trouble:
        print(f"bootstrap: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
