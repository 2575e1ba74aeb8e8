"""Running tests against a mutant, cheaply: one warm process forks for each try.

A first run without a mutant notes how long each test takes and which lines of the rules it reaches; a mutant then meets
only the tests that reach its line, those of its own room and the quickest first, up to the first that fails. The child
is handed the changed module when it imports it, so nothing is written and several tries share one copy of the tree.
"""

from __future__ import annotations

import importlib
import importlib.machinery
import json
import os
import resource
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType
from typing import Final, NoReturn

import coverage
import pytest

from .subjects import Subject

COPIED: Final = ("src", "tests", "scripts", "pyproject.toml", "hatch_build.py", "README.md")
LEFT_OUT: Final = ("__pycache__", "node_modules", "_web", "*.so")
OPTIONS: Final = ("-x", "-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")
BUDGET: Final = 60.0  # seconds of tests that one mutant may cost when nothing notices it
MEMORY: Final = 3 << 30
PATIENCE: Final = 6.0  # seconds more than ten times its usual time that a test may take
IMPORTS: Final = 30.0  # seconds before the first test
LAWS: Final = "tests/laws/"
for stands_on in ("fluent.runtime", "hypothesis", "msgspec"):  # before the first fork, so that no try has to
    importlib.import_module(stands_on)


@contextmanager
def snapshot(root: Path, home: Path) -> Iterator[Path]:
    """A copy of the tree, so that people may go on working on theirs."""
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    for name in COPIED:
        source = root / name
        if source.is_dir():
            shutil.copytree(source, home / name, ignore=shutil.ignore_patterns(*LEFT_OUT))
        elif source.exists():
            shutil.copy2(source, home / name)
    try:
        yield home
    finally:
        shutil.rmtree(home, ignore_errors=True)


class Survey:
    """A pytest plugin: the time of each test, and the lines of the targets that it reaches."""

    def __init__(self, subject: Subject, targets: list[str]) -> None:
        self.laws = subject.laws
        self.seconds: dict[str, float] = {}
        self.targets = targets
        self.coverage = coverage.Coverage(data_file=None, include=targets, config_file=False)
        self.coverage.start()

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.wants(item.nodeid)]

    def wants(self, node: str) -> bool:
        return not node.startswith(LAWS) or any(f"[{case}" in node for case in self.laws)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        start = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - start
        return result

    def write(self, path: Path) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = {target: data.contexts_by_lineno(target) for target in self.targets}
        path.write_text(json.dumps({"seconds": self.seconds, "lines": lines}), encoding="utf-8")


class Chosen:
    """A pytest plugin: these tests and no others, in this order, each with its CPU seconds: more ends the process."""

    def __init__(self, allowed: dict[str, float]) -> None:
        self.allowed = allowed
        self.place = {node: index for index, node in enumerate(allowed)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        kept = [item for item in items if item.nodeid in self.place]
        items[:] = sorted(kept, key=lambda item: self.place[item.nodeid])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        until = int(time.process_time() + self.allowed[nodeid]) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (min(until, most), most))


class Reach:
    """What the first run found: which tests reach a line."""

    def __init__(self, path: Path) -> None:
        found = json.loads(path.read_text(encoding="utf-8"))
        self.seconds: dict[str, float] = found["seconds"]
        self.lines: dict[str, dict[str, list[str]]] = found["lines"]

    def tests(self, target: str, line: int) -> list[str]:
        """The tests that reach the line, those of its own room and the quickest first; of all tests for what runs at
        import.
        """
        lines = self.lines.get(target, {})
        near = max((int(at) for at in lines if int(at) <= line), default=0)
        nodes = set(lines.get(str(near), [""]))
        if "" in nodes:  # it runs at import, for everybody
            nodes = set(self.seconds)
        return self.afforded(sorted(nodes, key=lambda node: (-rooms_shared(target, node), self.seconds[node])))

    def afforded(self, nodes: list[str]) -> list[str]:
        spent = 0.0
        out: list[str] = []
        for node in nodes:
            spent += self.seconds[node]
            if out and spent > BUDGET:
                break
            out.append(node)
        return out

    def allowed(self, nodes: list[str]) -> dict[str, float]:
        """How long each may take before a mutant counts as hanging."""
        return {node: PATIENCE + 10 * self.seconds[node] for node in nodes}


def rooms_shared(target: str, node: str) -> int:
    """How many folders a file of rules and a test have in common: tests/games/timeline is for games/timeline/rules."""
    rooms = node.partition("::")[0].split("/")[1:-1]
    _, _, house = target.partition("/chronolude/")
    return sum(one == other for one, other in zip(rooms, house.split("/"), strict=False))


def serve(path: str, code: str) -> None:
    """Whoever imports the file at this path from now on gets this code."""
    loader = importlib.machinery.SourceFileLoader
    plain: Callable[[importlib.machinery.SourceFileLoader, str], CodeType | None] = loader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        return compile(code, path, "exec", dont_inherit=True) if self.path == path else plain(self, name)

    loader.get_code = get_code  # type: ignore[assignment, method-assign]


def fork(home: Path, seconds: float, work: Callable[[], int]) -> int:
    """Start a child in the tree that may use this much time; its process id."""
    sys.stdout.flush()
    child = os.fork()
    if not child:
        run_child(home, seconds, work)
    return child


def run_child(home: Path, seconds: float, work: Callable[[], int]) -> NoReturn:
    code = 1
    try:
        os.chdir(home)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        sys.dont_write_bytecode = False  # the tree is a copy: what the first run compiles, every try reads
        nothing = os.open(home / "output.txt", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        sys.path[:0] = [str(home), str(home / "src")]
        for name in [name for name in sys.modules if name.partition(".")[0] in ("scripts", "tests")]:
            del sys.modules[name]
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.alarm(int(seconds) * 10 + 30)
        code = work()
        sys.stdout.flush()
    finally:
        os._exit(code)


def survey(home: Path, subject: Subject, targets: list[str], seconds: float) -> Reach | None:
    """The first run, without a mutant; None if its tests fail."""
    there = [str(home / target) for target in targets]

    def work() -> int:
        plugin = Survey(subject, there)
        code = pytest.main([*OPTIONS, *subject.tests], plugins=[plugin])
        plugin.write(home / "reach.json")
        return int(code)

    _, status = os.waitpid(fork(home, seconds, work), 0)
    return Reach(home / "reach.json") if status == 0 else None


def attempt(home: Path, target: str, code: str, allowed: dict[str, float]) -> int:
    """Start the tests against a mutant; the process whose failure means that they noticed.

    The laws come last: to collect their cases, of every game, takes longer than most tests of one.
    """

    def work() -> int:
        serve(str(home / target), code)
        laws = {node: seconds for node, seconds in allowed.items() if node.startswith(LAWS)}
        return meet({node: seconds for node, seconds in allowed.items() if node not in laws}) or meet(laws)

    return fork(home, IMPORTS + sum(allowed.values()), work)


def meet(allowed: dict[str, float]) -> int:
    """Run these tests in this order, up to the first that fails."""
    paths = list(dict.fromkeys(node.partition("::")[0] for node in allowed))
    return int(pytest.main([*OPTIONS, *paths], plugins=[Chosen(allowed)])) if allowed else 0


def stands(home: Path, target: str, reach: Reach) -> bool:
    """Whether the file as it is passes the tests in the order of the tries: what that order breaks is no notice."""
    nodes = reach.afforded(sorted(reach.seconds, key=lambda node: reach.seconds[node]))
    code = (home / target).read_text(encoding="utf-8")
    return os.waitpid(attempt(home, target, code, reach.allowed(nodes)), 0)[1] == 0
