"""Who may import whom: kernel ← sight ← search ← games ← tables ← bots, server, cli, envs.

Read from the syntax of every source file, so that an import inside a function or under
TYPE_CHECKING counts too.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

SOURCE: Final = Path(__file__).resolve().parent.parent / "src" / "chronolude"
FRONT: Final = "the front door"  # chronolude/__init__.py
UPPER: Final = ("bots", "server", "cli", "envs", "mcp")

# What each floor of the house may import of ours. `locale` holds words and the one loader of them; `search` is what a
# game's bots are made of.
MAY: Final[dict[str, frozenset[str]]] = {
    "kernel": frozenset({"kernel"}),
    "locale": frozenset({"locale"}),
    "sight": frozenset({"sight", "kernel"}),
    "search": frozenset({"search", "sight", "kernel", "locale"}),
    "games": frozenset({"games", "search", "sight", "kernel", "locale"}),
    "tables": frozenset({"tables", "games", "sight", "kernel", "locale"}),
    FRONT: frozenset({"tables", "games", "locale"}),
    "bots": frozenset({"bots", FRONT, "tables", "games", "search", "sight", "kernel", "locale"}),
    "server": frozenset({"server", "bots", FRONT, "tables", "games", "search", "locale"}),
    "cli": frozenset(
        {"cli", "starters", "testing", "server", "mcp", "bots", "envs", FRONT, "tables", "games", "search", "locale"}
    ),
    "envs": frozenset({"envs", "bots", FRONT, "tables", "games", "search", "locale"}),
    "mcp": frozenset({"mcp", "bots", FRONT, "tables", "games", "search", "locale"}),
    "tools": frozenset(
        {"tools", "cli", "server", "bots", FRONT, "tables", "games", "search", "sight", "kernel", "locale"}
    ),
    "testing": frozenset({"testing", "bots", FRONT, "tables", "games", "search", "sight", "kernel", "locale"}),
    "starters": frozenset({"starters", FRONT, "games", "search", "sight", "kernel"}),
    "__main__": frozenset({"cli"}),
}
# Rooms that hold or make a State: closed to the upper floors and to what reads only a view.
STATE_ROOMS: Final = ("kernel.state", "kernel.engine", "kernel.offers", "kernel.verbs")
GAME_ROOMS: Final = ("rules", "setup")
# Rooms of a game that see what a seat sees. What lies where they read in names.py, which knows nobody.
READERS: Final = ("view", "text")
# What bots may know of the room where states are made: the type of a table of rules, not a state.
OPEN_NAMES: Final = frozenset(
    f"kernel.state.{name}"
    for name in ("Rules", "NONE", "FRAME", "RULE", "FRAME_SEAT", "FRAME_A", "FRAME_B", "asked", "offers_to")
)
# Bots hold sights, and worlds that imagine() makes of them; nobody who thinks sets up a game.
THINKERS: Final = ("bots", "search")
# The kernel's only outside friends; what no rule may know: clocks, other dice, threads.
KERNEL_FRIENDS: Final = frozenset({"librt", "mypy_extensions"})
IMPURE: Final = frozenset("asyncio datetime multiprocessing random secrets socket subprocess threading time".split())
SERVER_ONLY: Final = frozenset(
    "aiosqlite alembic asyncpg litestar servestatic sqlalchemy starlette uvicorn websockets".split()
)


def imported(text: str, module: str, *, is_package: bool) -> Iterator[str]:
    """Every module or name the text imports, in full; `from a import b` counts as `a.b`."""
    package = module if is_package else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            up = package.split(".")
            base = ".".join(up[: len(up) - node.level + 1]) if node.level else ""
            origin = ".".join(part for part in (base, node.module or "") if part)
            yield from (f"{origin}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            yield from (a.value for a in node.args if isinstance(a, ast.Constant))  # type: ignore[misc]


def floor(name: str) -> str:
    """The floor of the house a full name of ours belongs to; a game's tools stand on the highest, wherever they lie."""
    parts = name.split(".")
    if house(name) and parts[3] == "tools":
        return "tools"
    known = len(parts) > 1 and ((SOURCE / parts[1]).exists() or parts[1] in MAY)
    return parts[1] if known else FRONT


def house(name: str) -> str:
    """The game a full name belongs to, if it lies in the folder of one."""
    parts = name.split(".")
    in_house = len(parts) > 3 and parts[1] == "games" and not (SOURCE / "games" / f"{parts[2]}.py").exists()
    return parts[2] if in_house else ""


def thinks(module: str) -> bool:
    """Whether a module is a bot's: of the upper floor, of the search, or in the bots' room of a game."""
    return floor(module) in THINKERS or room(module) == "bots"


def own_fault(module: str, target: str) -> str:
    """What is wrong with `module` importing `target`, both ours; nothing when it may."""
    here, there = floor(module), floor(target)
    if here not in MAY:
        return f"{module}: say in MAY which floor '{here}' is"
    if there not in MAY[here]:
        return f"{module} imports {target}: {here} may not know {there}"
    if house(module) and house(target) and house(module) != house(target):
        return f"{module} imports {target}: a game knows its own house only"
    return names_fault(module, target) or state_fault(module, target)


def room(name: str) -> str:
    """The room of a game's house that a full name belongs to."""
    return name.split(".")[3] if house(name) else ""


def names_fault(module: str, target: str) -> str:
    """Names are open to everybody because they know nobody."""
    return f"{module} imports {target}: names are only numbers" if room(module) == "names" else ""


def state_fault(module: str, target: str) -> str:
    """Who reads views never holds a State; a bot holds worlds, which the kernel imagines for it."""
    here, ours = floor(module), target.removeprefix("chronolude.")
    reads_views = here in UPPER or room(module) in READERS
    holds_state = ours.startswith(STATE_ROOMS) or room(target) in GAME_ROOMS
    if reads_views and here != "bots" and holds_state:
        return f"{module} imports {target}: it may hold a table or a view, never a State"
    return bots_fault(module, target)


def bots_fault(module: str, target: str) -> str:
    """What is wrong with who thinks: bots hold no State, and a game alone imports no bots."""
    ours = target.removeprefix("chronolude.")
    if thinks(module):
        made = (ours.startswith("kernel.state") and ours not in OPEN_NAMES) or room(target) == "setup"
        return f"{module} imports {target}: a bot's worlds come from imagine(view) alone" if made else ""
    if floor(module) != "games" or module == "chronolude.games.bots":
        return ""
    if floor(target) == "search" or room(target) == "bots":
        return f"{module} imports {target}: a game names its bots (bots_at); the search is theirs to import"
    return ""


def foreign_fault(module: str, target: str) -> str:
    """What is wrong with `module` importing `target`, which is not ours."""
    here, top = floor(module), target.split(".", maxsplit=1)[0]
    if here in {"kernel", "sight"} and top not in sys.stdlib_module_names | KERNEL_FRIENDS:
        return f"{module} imports {target}: the kernel stands on the standard library and librt"
    if here in {"kernel", "sight", "games"} and top in IMPURE and not thinks(module):
        return f"{module} imports {target}: a rule knows no clock, no dice but chance, no thread"
    if here not in {"server", "cli", "tools", "mcp"} and top in SERVER_ONLY:
        return f"{module} imports {target}: only the server knows the web and the database"
    return ""


def faults(text: str, module: str, *, is_package: bool = False) -> list[str]:
    """Every import of the text that the house does not allow."""
    found = []
    for target in imported(text, module, is_package=is_package):
        ours = target.split(".")[0] == "chronolude"
        found.append((own_fault if ours else foreign_fault)(module, target))
    return [fault for fault in found if fault]


def module_name(path: Path, source: Path = SOURCE) -> str:
    """The full name of the module in a file."""
    parts = ["chronolude", *path.relative_to(source).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def sources() -> list[Path]:
    """Every Python file of the package."""
    return sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("path", sources(), ids=module_name)
def test_every_import_points_downwards(path: Path) -> None:
    is_package = path.name == "__init__.py"
    text = path.read_text(encoding="utf-8")
    assert faults(text, module_name(path), is_package=is_package) == []


def test_every_floor_of_the_house_is_known() -> None:
    floors = {path.relative_to(SOURCE).parts[0].removesuffix(".py") for path in sources()}
    assert floors - {"__init__"} <= set(MAY)


BAD = [
    ("kernel.engine", "from chronolude.games import register"),
    ("kernel.engine", "import chronolude.tables.table"),
    ("kernel.engine", "import chronolude"),
    ("kernel.engine", "from chronolude import new"),
    ("kernel.engine", "import msgspec"),
    ("kernel.chance", "import random"),
    ("kernel.chance", "def f():\n    from ..games import x"),
    ("games.toy.rules", "from time import monotonic"),
    ("games.toy.rules", "from chronolude.tables.table import Table"),
    ("games.toy.rules", "from chronolude.games.other.cards import DECK"),
    ("games.toy.rules", "from ..other import cards\nfrom ..other.cards import DECK"),
    ("games.toy.view", "from chronolude.kernel.state import State"),
    ("games.toy.view", "from .setup import blank"),
    ("games.toy.view", "from .rules.turns import lay"),
    ("games.toy.text", "from .rules import RULES"),
    ("games.toy.text.log", "from ..setup import blank"),
    ("games.toy.names", "from .cards import DECK"),
    ("games.toy.names.solo", "from .table import HAND"),
    ("bots.toy", "from chronolude.games.toy.setup import blank"),
    ("tables.table", "from chronolude.bots import random_bot"),
    ("tables.table", "from chronolude.cli import main"),
    ("tables.table", "import sqlalchemy"),
    ("bots.random", "from chronolude.kernel.state import State"),
    ("search.tree", "from chronolude.kernel.state import State"),
    ("search.tree", "from chronolude.games.toy.cards import DECK"),
    ("search.tree", "from chronolude.tables.notation import action_text"),
    ("games.toy.bots", "from ...kernel.state import State"),
    ("games.toy.bots.guide", "from ....kernel.state import State"),
    ("games.toy.bots.guide", "from ..setup import blank"),
    ("games.toy.bots.guide", "from ...other.bots import BOTS"),
    ("games.toy.bots.guide", "from ....bots import make"),
    ("games.toy.rules", "from chronolude.search.guide import Guide"),
    ("games.toy.text", "from .bots import BOTS"),
    ("games.game", "from chronolude.search import Mind"),
    ("tables.table", "from chronolude.search import think"),
    ("bots.random", "from chronolude.server import app"),
    ("server.app", "from chronolude.kernel.state import State"),
    ("server.app", "from chronolude.kernel import State"),
    ("server.app", "from chronolude.games.toy.rules import RULES"),
    ("cli.play", "import chronolude.kernel.engine as engine"),
    ("cli.play", "if TYPE_CHECKING:\n    from chronolude.kernel.state import State"),
    ("cli.play", "import importlib\nimportlib.import_module('chronolude.kernel.state')"),
    ("envs.gym", "from chronolude.games.toy.setup import blank"),
    ("envs.gym", "import litestar"),
    ("attic.box", "from chronolude.sight import imagine"),
    ("kernel.engine", "from ..sight import Sight"),
    ("sight.worlds", "from ..search import Guide"),
    ("server.app", "from chronolude.sight import imagine"),
    ("games.toy.rules", "from .tools import lint"),
    ("server.app", "from chronolude.games.toy.tools import lint"),
]


@pytest.mark.parametrize(("module", "text"), BAD)
def test_a_bad_import_is_caught(module: str, text: str) -> None:
    assert faults(text, f"chronolude.{module}")


GOOD = [
    ("kernel.engine", "from chronolude.kernel.state import State\nfrom librt.vecs import vec"),
    ("kernel.chance", "import hashlib\nfrom mypy_extensions import i64"),
    ("sight.worlds", "from ..kernel.state import State\nfrom .sights import Sight"),
    ("games.toy.rules", "from chronolude.kernel.verbs import move\nfrom .names import HAND"),
    ("games.toy.rules", "from chronolude.games.toy.cards import DECK"),
    ("games.toy.view", "from chronolude.sight import View\nfrom .cards import DECK"),
    ("games.toy.view", "from .names import HAND\nfrom .layout import SEATS"),
    ("games.toy.text", "from chronolude.locale import say"),
    ("games.toy.text.log", "from ..names import HAND"),
    ("games.toy.names", "from typing import Final"),
    ("bots.toy", "from chronolude.games.toy.names import HAND\nfrom chronolude.games.toy.cards import DECK"),
    ("tables.table", "from chronolude.kernel.state import State\nimport msgspec, secrets, time"),
    ("bots.levels", "from chronolude.search import think\nfrom chronolude.sight import imagine\nimport random"),
    ("search.tree", "from chronolude.sight import World, imagine\nfrom chronolude.kernel.state import Rules"),
    ("games.toy.bots.guide", "from ..cards import DECK\nfrom ..rules import RULES\nfrom ....search import Guide"),
    (
        "games.toy.bots",
        "from time import thread_time\nfrom ...sight import View, imagine\nfrom ..bots import Bots",
    ),
    ("games.bots", "from ..search.mind import Mind"),
    ("server.app", "from chronolude.search.judgement import Worth"),
    ("server.app", "import litestar, chronolude as cl\nfrom chronolude.tables.table import Table"),
    ("cli.play", "import chronolude as cl\nfrom chronolude import new, Refused"),
    ("cli.play", "from chronolude.bots import choose\nimport rich, typer"),
    ("__main__", "from chronolude.cli import main"),
    ("games.toy.tools.routes", "import litestar\nfrom ....server.http import doors\nfrom ..cards import DECK"),
]


@pytest.mark.parametrize(("module", "text"), GOOD)
def test_a_good_import_passes(module: str, text: str) -> None:
    assert faults(text, f"chronolude.{module}") == []


def test_the_front_door_may_open_tables_but_not_the_kernel() -> None:
    door = "chronolude"
    assert faults("from chronolude.tables import Table", door, is_package=True) == []
    assert faults("from .kernel.state import State", door, is_package=True)


def test_relative_imports_are_read_from_where_they_stand() -> None:
    inside = imported("from . import a\nfrom ..b import c", "chronolude.x.y", is_package=False)
    assert list(inside) == ["chronolude.x.a", "chronolude.b.c"]
    package = imported("from .a import b", "chronolude.x", is_package=True)
    assert list(package) == ["chronolude.x.a.b"]
