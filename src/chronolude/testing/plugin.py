"""The pytest plug-in: `pytest_plugins = ["chronolude.testing.plugin"]` in the `conftest.py` beside a game's tests.

It adds a test for every law, over every game that a package other than ours registers, in every mode and with every
number of seats. `chronolude_games = my-game` in pytest's settings names the games instead. Golden games lie in `golden`
beside the conftest; rules are traced to the tests in its folder.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from ..games import OURS, find, register
from .golden import is_as_printed, wanted
from .laws import DECLARATIONS, LAWS, WHOLE_GAMES
from .tracing import TRACES, Trace
from .walk import hold, places

Check = Callable[[], object]
NAME = "chronolude_games"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini(NAME, "The games whose laws are looked at; all of third parties unless named.", "args", default=[])


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """The laws stand where the conftest that asks for them lies."""
    if file_path.name == "conftest.py" and "chronolude.testing.plugin" in file_path.read_text(encoding="utf-8"):
        return Laws.from_parent(parent, path=file_path, name="laws", nodeid=f"{parent.nodeid}/laws".lstrip("/"))
    return None


class Laws(pytest.File):
    """All laws of the games under test."""

    def collect(self) -> Iterator[pytest.Item]:
        named = self.config.getini(NAME)
        games = tuple(named or (id for id in register() if id not in OURS))
        for name, check in checks(games, self.path.parent):
            yield Checked.from_parent(self, name=name, check=check)


class Checked(pytest.Item):
    """One law over one game, or over one way to play it."""

    def __init__(self, *, check: Check, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self.check = check

    def runtest(self) -> None:
        made = self.check()
        assert made != 0, f"{self.name}: nothing was looked at, so nothing was found; is the game over at once?"

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:  # type: ignore[override]
        """A broken law is one sentence; anything else is a fault with its traceback."""
        if isinstance(excinfo.value, AssertionError) and str(excinfo.value):
            return f"{self.name}\n  {excinfo.value}"
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name


def checks(games: tuple[str, ...], folder: Path) -> Iterator[tuple[str, Check]]:
    """Every check of these games, by name; golden games and tests lie in this folder."""
    for place in places(0, games):
        for name, (law, every) in LAWS.items():
            yield f"{name}[{place}]", partial(hold, law, place, every)
        for name, whole in WHOLE_GAMES.items():
            yield f"{name}[{place}]", partial(whole, place)
    for id in games:
        game = find(id)
        for name, declared in DECLARATIONS.items():
            yield f"{name}[{id}]", partial(declared, game)
        if game.home is not None:
            trace = Trace(game.home.folder, folder)
            for name, traced in TRACES.items():
                yield f"{name}[{id}]", partial(traced, trace)
        for name, place in wanted((id,)).items():
            yield f"a playthrough comes out as printed[{name}]", partial(is_as_printed, folder / "golden", name, place)
