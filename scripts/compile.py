"""Compile the engine with mypyc in a copy of the package, so that sources are never shadowed.

Usage: python scripts/compile.py [--optional] [--force]. The copy is `.cache/compiled/chronolude`;
run it with PYTHONPATH=.cache/compiled. `--optional` makes what stops us a remark, not an error,
and leaves no copy, so that the sources run.
"""

import argparse
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "chronolude"
HOME = ROOT / ".cache" / "compiled"
HIDDEN = "-fvisibility=hidden"
"""Verbs and steps are called from nowhere but this one library, so that the compiler may write them into each other:
a quarter faster. Beyond -O2, gcc works longer for nothing."""


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


def digest(source: Path, names: list[Path]) -> str:
    """What the compiled files depend on: their sources, the compiler's version, this Python."""
    seen = hashlib.sha256(f"{sys.version} {importlib.metadata.version('mypy')}".encode())
    for name in names:
        seen.update(name.as_posix().encode() + b"\0" + (source / name).read_bytes())
    return seen.hexdigest()


def clear(home: Path) -> None:
    """Remove what an earlier compilation left, so that nothing stale can be imported."""
    for path in [*home.rglob("*.so"), *home.rglob("*.pyd")]:
        path.unlink()
    shutil.rmtree(home / "build", ignore_errors=True)


def has_compiler() -> bool:
    """Tell whether a C compiler (the one asked for, or this Python's own) and headers are here."""
    if os.name == "nt":
        return True  # setuptools looks for it in places of its own
    asked = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(asked.split()[0]) is not None and headers.exists()


def compile_copy(source: Path = SOURCE, home: Path = HOME, *, force: bool = False) -> list[Path]:
    """Lay the copy, compile it if anything it depends on changed, return what was made."""
    names, stamp = modules(source), home / ".stamp"
    lay(source, home / "chronolude")
    wanted = digest(source, names)
    if names and (force or not stamp.exists() or stamp.read_text() != wanted):
        stamp.unlink(missing_ok=True)
        clear(home)
        print("compiling the engine: half a minute, once", file=sys.stderr, flush=True)
        rest = [str(Path("chronolude", name)) for name in names]
        environment = {**os.environ, "MYPYPATH": str(home), "MYPYC_DEBUG_LEVEL": "0", "MYPYC_OPT_LEVEL": "2"}
        if os.name != "nt":
            environment["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {HIDDEN}".strip()
        mypyc = [sys.executable, "-m", "mypyc", "--config-file=", "--strict", *rest]
        said = subprocess.run(mypyc, cwd=home, env=environment, capture_output=True, check=False)
        if said.returncode:
            sys.stderr.buffer.write(said.stdout + said.stderr)
            said.check_returncode()
        shutil.rmtree(home / "build", ignore_errors=True)
        stamp.write_text(wanted)
    return sorted([*home.rglob("*.so"), *home.rglob("*.pyd")])


def attempt(*, force: bool, quiet: bool) -> str:
    """Compile; what stopped us in one line, or nothing."""
    if not has_compiler():
        return "no C compiler here, or no headers of Python"
    try:
        made = compile_copy(force=force)
    except subprocess.CalledProcessError:
        return "mypyc refused the engine, its words are above"
    if not quiet:
        print(f"compiled engine: {len(made)} files in {HOME.relative_to(ROOT)}", file=sys.stderr)
    return ""


def main() -> int:
    """Compile, or say in one line why not."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--optional", action="store_true", help="where it cannot be, go on plain")
    options.add_argument("--force", action="store_true", help="compile even if nothing changed")
    given = options.parse_args()
    trouble = attempt(force=given.force, quiet=given.optional)
    if trouble and given.optional:
        shutil.rmtree(HOME, ignore_errors=True)
        print(f"compile: {trouble}: the games run uncompiled, slower", file=sys.stderr)
    elif trouble:
        print(f"compile: {trouble}", file=sys.stderr)
    return 1 if trouble and not given.optional else 0


if __name__ == "__main__":
    sys.exit(main())
