"""Make C of modules with mypyc, one unit each, and compile the units side by side; those that did not change are kept.

Usage: python scripts/units.py JOBS LEVEL MODULE.py... in the folder that holds the package. Libraries come to lie
beside their modules; C and objects stay in `build`, for the next time. Called by scripts/compile.py.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError

BUILD = Path("build")
LIBRARY = "chronolude_engine"
MYPY = [f"--config-file={Path(__file__).with_suffix('.ini')}"]
HIDDEN = (
    "-fvisibility=hidden"  # calls from unit to unit go straight, not by way of the table that a plug-in could replace
)

# What a module does once, while it is imported, may be one function of ten thousand lines, for which -O3 wants minutes.
ONCE = re.compile(r"^char CPyDef_\w*__top_level__\(void\) \{", re.MULTILINE)
ONCE_IS = """
#if defined(__clang__)
#define ONCE __attribute__((noinline, optnone))
#elif defined(__GNUC__)
#define ONCE __attribute__((noinline, cold, optimize("O0")))
#else
#define ONCE
#endif
"""
# All of Python.h takes longer to read than the door of one module, which is in need of this only.
DOOR = """
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define NULL ((void *)0)
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
"""
SHARED = BUILD / "shared.h"  # what every unit includes first: read once, kept as the compiler has understood it


def written(path: Path, text: str) -> str:
    """Have `path` hold `text`; what held it already stays as old as it is."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    return str(path)


def lighten(extensions: list[Any]) -> None:
    """Of what mypyc wrote make what no compiler toils over: what runs once is marked so, doors have few lines."""
    for one in extensions:
        if len(one.sources) > 1:
            for source in map(Path, one.sources):
                text = source.read_text(encoding="utf-8")
                if ONCE.search(text):
                    written(source, ONCE_IS + ONCE.sub(lambda found: f"ONCE {found[0]}", text))
        elif os.name != "nt" and not sysconfig.get_config_var("Py_GIL_DISABLED"):
            door = Path(one.sources[0])
            text = door.read_text(encoding="utf-8").replace("#include <Python.h>\n", DOOR)
            one.sources = [written(door.with_name(f"{door.stem}-door.c"), text)]


def headers() -> str:
    """A digest of every declaration the units share: when one changes, all of them do."""
    seen = hashlib.sha256()
    for path in sorted(BUILD.rglob("*.h")):
        seen.update(path.read_bytes())
    return seen.hexdigest()


class Units(build_ext):  # type: ignore[misc]  # setuptools has no types
    """setuptools compiles a library's sources one after the other, and all of them whenever one changed."""

    jobs = 1

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                read = ["-include", SHARED.name] if len(extension.sources) > 1 else []
                extension.extra_compile_args = [*extension.extra_compile_args, HIDDEN, *read]
        self.shared, self.one = headers(), self.compiler.compile
        self.compiler.compile = self.side_by_side
        large = [one for one in self.extensions if len(one.sources) > 1]
        for extension in large:
            self.build_extension(extension)
        with ThreadPoolExecutor(self.jobs) as pool:  # the rest are doors of one line each into the large one
            list(pool.map(self.build_extension, [one for one in self.extensions if one not in large]))
        self.clear()

    def known(self, source: str, options: dict[str, Any]) -> list[str]:
        """The object of one source: the one that is there, if it was made of the same."""
        flags = f"{self.shared} {sys.version} {options['extra_postargs']}".encode()
        wanted = hashlib.sha256(flags + Path(source).read_bytes()).hexdigest()
        (made,) = self.compiler.object_filenames([source], output_dir=options["output_dir"])
        stamp = Path(f"{made}.stamp")
        if not (Path(made).exists() and stamp.exists() and stamp.read_text() == wanted):
            stamp.unlink(missing_ok=True)
            self.one([source], **options)
            stamp.write_text(wanted)
        return [made]

    def side_by_side(self, sources: list[str], **options: Any) -> list[str]:
        """All objects, the longest source first: nobody waits for it in the end."""
        if len(sources) > 1 and self.compiler.compiler_type == "unix":
            self.read_once(options)
        longest = sorted(sources, key=lambda source: -Path(source).stat().st_size)
        with ThreadPoolExecutor(self.jobs) as pool:
            made = dict(zip(longest, pool.map(lambda source: self.known(source, options), longest), strict=True))
        return [one for source in sources for one in made[source]]

    def read_once(self, options: dict[str, Any]) -> None:
        """Have the shared headers kept as the compiler has understood them; one that cannot reads them each time."""
        paths = [f"-I{path}" for path in [*options["include_dirs"], *self.compiler.include_dirs]]
        command = [*self.compiler.compiler_so, *paths, *options["extra_postargs"]]
        own = command.index("-include")  # it is what the others include
        del command[own : own + 2]
        kept = Path(f"{SHARED}.gch")
        kept.unlink(missing_ok=True)
        with contextlib.suppress(CCompilerError, ExecError):
            self.compiler.spawn([*command, "-x", "c-header", str(SHARED), "-o", str(kept)])

    def clear(self) -> None:
        """Remove libraries of modules that are gone, so that nothing stale can be imported."""
        made = {Path(self.get_ext_fullpath(one.name)).resolve() for one in self.extensions}
        for path in [*Path().rglob("*.so"), *Path().rglob("*.pyd")]:
            if path.resolve() not in made:
                path.unlink()


def main(jobs: str, level: str, *names: str) -> None:
    made = mypycify(
        [*MYPY, *names], opt_level=level, debug_level="0", multi_file=True, target_dir=str(BUILD), group_name=LIBRARY
    )
    lighten(made)
    shared = [f"__native_{LIBRARY}.h", f"__native_internal_{LIBRARY}.h"]
    written(SHARED, "".join(f'#include "{name}"\n' for name in shared))
    Units.jobs = int(jobs)
    words = ["--quiet", "build_ext", "--inplace"]
    setup(name="units", ext_modules=made, cmdclass={"build_ext": Units}, script_args=words)


if __name__ == "__main__":
    main(*sys.argv[1:])
