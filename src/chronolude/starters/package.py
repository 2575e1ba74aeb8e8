"""A package for a new game, as files: from the starter, or with the rules of a toy."""

from __future__ import annotations

import keyword
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from ..games import OURS
from ..games.game import Game
from ..games.spoken import key_of, readable
from ..kernel.layout import Layout
from .toys import FRENCH, LAWS

HERE: Final = Path(__file__).parent
STARTER: Final = HERE / "starter_game"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TEXTS: Final = (".py", ".md", ".ftl", ".toml")


class NameTaken(ValueError):
    """A name that means something already: to Python or to the house."""


class Naming:
    """One name in its forms: `my-game`, `my_game`, `My Game`."""

    def __init__(self, id: str) -> None:
        if NAME.fullmatch(id) is None:
            raise ValueError(
                f"{id!r} cannot be the name of a game: use small letters, digits and single hyphens, as in my-game"
            )
        self.id = id
        self.module = id.replace("-", "_")
        if keyword.iskeyword(self.module) or self.module in sys.stdlib_module_names or id in OURS:
            raise NameTaken(f"{id!r} is taken: Python or Chronolude already has something by that name")
        self.title = id.replace("-", " ").title()

    def fill(self, text: str) -> str:
        """A text of the starter with this name in it."""
        return (
            text.replace("starter-game", self.id)
            .replace("starter_game", self.module)
            .replace("Starter Game", self.title)
        )


def toys_folder() -> Path:
    """Where the toys lie: in the package as it is installed, or beside the tests of a checkout."""
    installed = HERE / "toy_games"
    if installed.exists():
        return installed
    # A compiled copy of the package lies deeper in the checkout than its source.
    checkouts = (parent / "tests" / "toys" / "chronolude_toys" for parent in HERE.parents)
    return next(folder for folder in checkouts if folder.exists())


def starter_files(naming: Naming) -> dict[str, str]:
    """Every file of the package by its path, from the starter."""
    found = [path for path in sorted(STARTER.rglob("*")) if path.suffix in TEXTS]
    return {naming.fill(path.relative_to(STARTER).as_posix()): naming.fill(read(path)) for path in found}


def toy_files(naming: Naming, toy: str) -> dict[str, str]:
    """The same package with the rules of a toy, and words, law and tests made for them."""
    folder, house = toys_folder(), f"src/{naming.module}"
    files = starter_files(naming)
    rules = read(folder / f"{toy}.py").replace(f"toy-{toy}", naming.id)
    bots = (folder / f"{toy}_bots").with_suffix(".py")
    files[f"{house}/rules.py"] = rules.replace(f"chronolude_toys.{toy}_bots", f"{naming.module}.bots")
    files[f"{house}/bots.py"] = read(bots).replace(f"from .{toy} ", "from .rules ") if bots.exists() else HASTY
    files[f"{house}/__init__.py"] = naming.fill(DRESSED).replace("RULES", ", ".join(rule_names(toy)))
    for at, lang in enumerate(("en", "fr")):
        files[f"{house}/law/{lang}.md"] = law_page(naming, toy, at)
    files["tests/test_rules.py"] = naming.fill(HEAD) + "".join(
        naming.fill(RULE_TEST).format(n=i) for i, _ in enumerate(LAWS[toy], 1)
    )
    return files


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def rule_names(toy: str) -> list[str]:
    return [f"T-{number}" for number in range(1, len(LAWS[toy]) + 1)]


def law_page(naming: Naming, toy: str, at: int) -> str:
    told = [f"- **{rule}** {said[at]}" for rule, said in zip(rule_names(toy), LAWS[toy], strict=True)]
    return "\n".join([f"# {naming.title}", "", f"## 1. {('Play', 'Le jeu')[at]}", "", *told, ""])


def words_of(naming: Naming, layout: Layout, lang: str) -> str:
    """A catalogue with a key for every name of the layout, to be said better."""
    out = [f"### {naming.title}, {lang}", f"{naming.id}-title = {naming.title}"]
    for sort, names in names_in(layout).items():
        for name in names:
            said = FRENCH.get(name, readable(name)) if lang == "fr" else readable(name)
            rest = {"verb": " { $noun }", "zone": ""}.get(sort, "")
            out.append(f"{naming.id}-{sort}-{key_of(name)} = {said[:1].upper()}{said[1:]}{rest}".rstrip())
    return "\n".join(out) + "\n"


def names_in(layout: Layout) -> dict[str, list[str]]:
    """What can be said by one name alone: zones of which there is one, numbers, verbs with a noun and without."""
    return {
        "zone": [zone.name for zone in layout.zones if zone.copies == 1],
        "number": [number.name for number in layout.numbers],
        "verb": [verb.name for verb in layout.verbs if verb.noun],
    }


def write(folder: Path, id: str, toy: str = "") -> list[Path]:
    """Write the package into a new folder; the files in the order of their paths."""
    naming = Naming(id)
    files = toy_files(naming, toy) if toy else starter_files(naming)
    if toy:
        layout: Layout = import_toy(toy).layout
        files |= {f"src/{naming.module}/words/{lang}.ftl": words_of(naming, layout, lang) for lang in ("en", "fr")}
    folder.mkdir(parents=True)
    for name, text in sorted(files.items()):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [folder / name for name in sorted(files)]


def import_toy(toy: str) -> Game:
    """The toy itself, for the names in its layout."""
    sys.path.insert(0, str(toys_folder().parent))
    try:
        game: Game = import_module(f"{toys_folder().name}.{toy}").GAME
    finally:
        sys.path.pop(0)
    return game


DRESSED: Final = '''"""Starter Game: its rules (RULES) with words, law and bots."""

from __future__ import annotations

from pathlib import Path

from chronolude.games import Home
from chronolude.games.bots import bots_at
from chronolude.games.spoken import Spoken

from .rules import GAME

HOME = Home(Path(__file__).parent)
GAME.home = HOME
GAME.words = Spoken("starter-game", GAME.layout, GAME.seats[1], HOME).words()
GAME.bots = bots_at("starter_game.bots:BOTS")
'''

HASTY: Final = '''"""A rule of thumb to begin with: any answer but passing. Say here what a sensible player would do."""

from __future__ import annotations

from chronolude.games.bots import Bots
from chronolude.kernel.ask import verb_of
from chronolude.sight import Sight
from chronolude.search import THUMB
from chronolude.search.bot import Dice


class Hasty:
    """A bot is shown the sight of its seat and answers with one of `sight.options`."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        passes = [sight.layout.verbs[verb_of(act)].passes for act in sight.options]
        return self.dice.best(sight.options, [0.0 if one else 1.0 for one in passes])


BOTS = Bots({THUMB: Hasty})
'''

HEAD: Final = '''"""A test for each rule, named by its number. Positions are plain data: `cl.position`."""

from __future__ import annotations

import chronolude as cl
from chronolude.games import find


def table(seed: int = 1) -> cl.Table:
    return cl.new("starter-game", seed=seed)
'''

RULE_TEST: Final = """

def test_t_{n}_is_told_and_played() -> None:
    home = find("starter-game").home
    assert home is not None and all("T-{n}" in home.rules(lang) for lang in ("en", "fr"))
    one = table()
    while one.asked:
        seat = one.asked[0]
        choice = one.options(seat)[0]
        while choice.then:
            choice = choice.then[0]
        one.play(seat, choice)
    assert one.result is not None
"""
