"""Compile the engine with mypyc in a copy of the package, so that sources are never shadowed.

Usage: python scripts/compile.py [--behind] [--force]. The copy is `.cache/compiled/chronolude`; run it with
PYTHONPATH=.cache/compiled. `--behind` waits for nothing: it prints that folder if the copy is compiled and up to date;
if not, it prints nothing, so that the sources run, and has the copy compiled meanwhile at the lowest priority.
"""

import argparse
import contextlib
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: nobody compiles there behind a game
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "chronolude"
HOME = ROOT / ".cache" / "compiled"
LEVEL = "3"  # of optimisation
NO_COMPILER = "no C compiler here, or no headers of Python"
REFUSED = "mypyc refused the engine"


def modules(source: Path, root: Path = ROOT) -> list[Path]:
    """Files to compile, relative to the package, by the one list in pyproject.toml.

    A package's `__init__.py` stays plain: it only names what its modules hold.
    """
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["chronolude"]["compiled"]
    found = {path for pattern in patterns for path in source.glob(pattern)}
    return sorted(p.relative_to(source) for p in found if p.name != "__init__.py")


def files(tree: Path) -> set[Path]:
    """Every file of a tree that a person wrote, relative to it."""
    made = (".so", ".pyd", ".pyc")
    return {p.relative_to(tree) for p in tree.rglob("*") if p.is_file() and p.suffix not in made}


def lay(source: Path, copy: Path) -> None:
    """Make `copy` the same as `source`, touching only what differs, compiled files aside."""
    copy.mkdir(parents=True, exist_ok=True)
    for name in files(copy) - files(source):
        (copy / name).unlink()
    for name in sorted(files(source)):
        there = copy / name
        if not there.exists() or there.read_bytes() != (source / name).read_bytes():
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / name, there)


def level() -> str:
    return os.environ.get("MYPYC_OPT_LEVEL", LEVEL)


def digest(source: Path, names: list[Path]) -> str:
    """What the compiled files depend on: their sources, the compiler's version, this Python."""
    seen = hashlib.sha256(f"{sys.version} {importlib.metadata.version('mypy')} {level()}".encode())
    for name in names:
        seen.update(name.as_posix().encode() + b"\0" + (source / name).read_bytes())
    return seen.hexdigest()


def noted(home: Path, what: str) -> str:
    """What was compiled here (`.stamp`), or could not be (`.refused`), as `digest` told it."""
    file = home / what
    return file.read_text() if file.exists() else ""


def home_of_wheel(source: Path, cache: Path) -> Path:
    """Where a wheel's engine is compiled: in the copy of this checkout, if that is of these sources and this Python.

    Otherwise each Python has a folder of its own: what one has compiled is not lost to the next.
    """
    here = cache / HOME.name
    is_ours = noted(here, ".stamp") in ("", digest(source, modules(source)))
    return here if is_ours else cache / f"{HOME.name}-{sys.implementation.cache_tag}"


@contextlib.contextmanager
def alone(home: Path, *, wait: bool) -> Iterator[bool]:
    """Nobody else lays or compiles this copy meanwhile; whether that is so, where we do not wait for it."""
    home.mkdir(parents=True, exist_ok=True)
    with (home / ".lock").open("w") as lock:
        try:
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True


def has_compiler() -> bool:
    """Tell whether a C compiler (the one asked for, or this Python's own) and headers are here."""
    if os.name == "nt":
        return True  # setuptools looks for it in places of its own
    asked = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(asked.split()[0]) is not None and headers.exists()


def build(home: Path, names: list[Path], jobs: int) -> None:
    """Have the units made and compiled, in a process of its own; its words only if it fails."""
    rest = [str(Path("chronolude", name)) for name in names]
    units = [sys.executable, str(Path(__file__).with_name("units.py")), str(jobs), level(), *rest]
    environment = {**os.environ, "MYPYPATH": str(home)}
    said = subprocess.run(units, cwd=home, env=environment, capture_output=True, check=False)
    if said.returncode:
        sys.stderr.buffer.write(said.stdout + said.stderr)
        said.check_returncode()


def compile_copy(source: Path = SOURCE, home: Path = HOME, *, force: bool = False, jobs: int = 0) -> list[Path]:
    """Lay the copy, compile of it what changed, return what was made."""
    with alone(home, wait=True):
        names, stamp = modules(source), home / ".stamp"
        lay(source, home / "chronolude")
        wanted = digest(source, names)
        if names and (force or noted(home, ".stamp") != wanted):
            stamp.unlink(missing_ok=True)
            print("compiling the engine: about a minute the first time", file=sys.stderr, flush=True)
            if force:
                shutil.rmtree(home / "build", ignore_errors=True)
            build(home, names, jobs or os.cpu_count() or 1)
            stamp.write_text(wanted)
    return sorted(
        p for p in home.rglob("*") if p.suffix in {".so", ".pyd"} and "build" not in p.relative_to(home).parts
    )


def attempt(*, force: bool) -> str:
    """Compile; what stopped us in one line, or nothing."""
    if not has_compiler():
        return NO_COMPILER
    try:
        made = compile_copy(force=force)
    except subprocess.CalledProcessError:
        return f"{REFUSED}, its words are above"
    print(f"compiled engine: {len(made)} files in {HOME.name}", file=sys.stderr)
    return ""


def humbly() -> int:
    """What `behind` starts: compile with what nobody else wants. A refusal is noted, to be told next time."""
    if hasattr(os, "nice"):
        os.nice(19)
    if sys.platform == "linux":  # beneath every other process, whatever its own niceness
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    trouble = attempt(force=False)
    if trouble:
        (HOME / ".refused").write_text(digest(SOURCE, modules(SOURCE)))
    return bool(trouble)


def behind(source: Path = SOURCE, home: Path = HOME) -> tuple[Path | None, str]:
    """The folder to run compiled, if there is one now; and what is to be told."""
    if not has_compiler():
        return None, f"{NO_COMPILER}: the games run uncompiled, and the strongest bots are weaker for it"
    with alone(home, wait=False) as ours:
        if not ours:
            return None, "the engine is still being compiled in the background; this start runs without"
        wanted = digest(source, modules(source))
        if noted(home, ".stamp") == wanted:
            lay(source, home / "chronolude")  # what is not compiled may have changed
            return home, ""
    log = home / "compile.log"
    if noted(home, ".refused") == wanted:
        return None, f"{REFUSED} ({log.relative_to(home.parent.parent)} says why): the games run uncompiled"
    with log.open("w") as words:
        command = [sys.executable, __file__, "--humbly"]
        subprocess.Popen(command, stdout=words, stderr=words, stdin=subprocess.DEVNULL, start_new_session=True)
    return None, (
        "the engine is being compiled in the background, at the lowest priority, in a minute or two;\n"
        "  the strongest bots think further from the next start on"
    )


def main() -> int:
    """Compile, or say in one line why not."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--behind", action="store_true", help="wait for nothing; print the folder if it is ready")
    options.add_argument("--humbly", action="store_true", help=argparse.SUPPRESS)
    options.add_argument("--force", action="store_true", help="compile everything, even if nothing changed")
    given = options.parse_args()
    if given.humbly:
        return humbly()
    if given.behind:
        home, told = behind()
        print(home or "")
        if told:
            print(f"compile: {told}", file=sys.stderr)
        return 0
    trouble = attempt(force=given.force)
    if trouble:
        print(f"compile: {trouble}", file=sys.stderr)
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
