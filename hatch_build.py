"""Build the browser client into the package and, when asked, the compiled engine into the wheel.

Node comes from PyPI when the system has none. CHRONOLUDE_COMPILE=1 asks for a compiled wheel; CHRONOLUDE_PAGE=later
leaves the client to whoever sets up a checkout and builds it beside (scripts/bootstrap.py).
"""

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def script(root: Path, name: str) -> Any:
    """One of our scripts, as a module: they are no package, and the sdist has them too."""
    spec = importlib.util.spec_from_file_location(f"chronolude_{name}", root / f"scripts/{name}.py")
    if spec is None or spec.loader is None:
        raise FileNotFoundError(root / f"scripts/{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled_files(root: Path) -> dict[str, str]:
    """Compile in a folder apart, unless that was done already; each made file with its place in the wheel."""
    compiling, source = script(root, "compile"), root / "src/chronolude"
    home = compiling.home_of_wheel(source, root / ".cache")
    made = compiling.compile_copy(source, home)
    return {str(path): path.relative_to(home).as_posix() for path in made}


class ChronoludeBuild(BuildHookInterface[Any]):
    """The two things hatchling cannot do by itself."""

    PLUGIN_NAME = "custom"

    @property
    def compiles(self) -> bool:
        """Only a wheel is compiled, and only when asked for."""
        return self.target_name == "wheel" and os.environ.get("CHRONOLUDE_COMPILE") == "1"

    @property
    def has_page(self) -> bool:
        """Whether the client is there, or somebody else brings it into this checkout."""
        is_beside = self.target_name == "wheel" and os.environ.get("CHRONOLUDE_PAGE") == "later"
        return is_beside or bool(script(Path(self.root), "web").web_is_fresh(Path(self.root)))

    def dependencies(self) -> list[str]:
        """Build requirements, asked for only when needed."""
        web = script(Path(self.root), "web")
        needs = [] if self.has_page or web.system_node() else [web.NODE]
        if self.compiles:
            needs += self.metadata.core.optional_dependencies["compile"]
            needs += self.metadata.core.dependencies
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is stale before hatchling gathers files."""
        root = Path(self.root)
        if not self.has_page:
            script(root, "web").build_web(root)
        if self.compiles and version == "standard":
            build_data["force_include"].update(compiled_files(root))
            build_data["pure_python"], build_data["infer_tag"] = False, True
