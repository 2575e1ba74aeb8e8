"""Make C of modules with mypyc, one unit each, and compile the units side by side; those that did not change are kept.

Usage: python scripts/units.py JOBS LEVEL MODULE.py... in the folder that holds the package. Libraries come to lie
beside their modules; C and objects stay in `build`, for the next time. Called by scripts/compile.py.
"""

from __future__ import annotations

import hashlib
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

BUILD = Path("build")
LIBRARY = "chronolude_engine"
MYPY = [f"--config-file={Path(__file__).with_suffix('.ini')}"]
HIDDEN = (
    "-fvisibility=hidden"  # calls from unit to unit go straight, not by way of the table that a plug-in could replace
)


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
                extension.extra_compile_args = [*extension.extra_compile_args, HIDDEN]
        shared, one = headers(), self.compiler.compile

        def known(source: str, options: dict[str, Any]) -> list[str]:
            """The object of one source: the one that is there, if it was made of the same."""
            flags = f"{shared} {sys.version} {options['extra_postargs']}".encode()
            wanted = hashlib.sha256(flags + Path(source).read_bytes()).hexdigest()
            (made,) = self.compiler.object_filenames([source], output_dir=options["output_dir"])
            stamp = Path(f"{made}.stamp")
            if not (Path(made).exists() and stamp.exists() and stamp.read_text() == wanted):
                stamp.unlink(missing_ok=True)
                one([source], **options)
                stamp.write_text(wanted)
            return [made]

        def side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(self.jobs) as pool:
                return [made for found in pool.map(lambda source: known(source, options), sources) for made in found]

        self.compiler.compile = side_by_side
        large = [one for one in self.extensions if len(one.sources) > 1]
        for extension in large:
            self.build_extension(extension)
        with ThreadPoolExecutor(self.jobs) as pool:  # the rest are doors of one line each into the large one
            list(pool.map(self.build_extension, [one for one in self.extensions if one not in large]))
        self.clear()

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
    Units.jobs = int(jobs)
    words = ["--quiet", "build_ext", "--inplace"]
    setup(name="units", ext_modules=made, cmdclass={"build_ext": Units}, script_args=words)


if __name__ == "__main__":
    main(*sys.argv[1:])
