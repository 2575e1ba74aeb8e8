"""Sampling mutants, leaving out those nobody could notice, trying the tests on them, and keeping people's reasons."""

import os
import sys
from pathlib import Path

import pytest

from scripts import mutants
from scripts.mutation import samples, tries
from scripts.mutation.subjects import SUBJECTS, Subject

RULES = "src/duel/rules.py"
CODE = "LIMIT = 3\n\n\ndef add(a, b):\n    return a + b\n\n\ndef less(a):\n    return a < LIMIT\n"
TESTS = """
from duel.rules import add, less

def test_add():
    assert add(1, 2) == 3

def test_less():
    assert less(1)

def test_nothing():
    assert True
"""
LAWS = """
import pytest

@pytest.mark.parametrize("at", ["duel/2", "other/2"])
def test_law(at):
    assert at == "duel/2"
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A small tree: rules, their tests, and a law of which only one case is ours."""
    files = {RULES: CODE, "tests/test_duel.py": TESTS, "tests/laws/test_it.py": LAWS, "src/duel/__init__.py": ""}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def found(home: Path) -> tries.Reach:
    reach = tries.survey(home, Subject((), ("tests",), ("duel/",)), [RULES], 60)
    assert reach is not None, (home / "output.txt").read_text()
    return reach


def noticed(home: Path, reach: tries.Reach, old: str, new: str) -> bool:
    line = CODE[: CODE.index(old)].count("\n") + 1
    nodes = reach.tests(str(home / RULES), line)
    child = tries.attempt(home, RULES, CODE.replace(old, new), reach.allowed(nodes))
    return os.waitpid(child, 0)[1] != 0


def test_every_subject_has_files_and_tests() -> None:
    for subject in SUBJECTS.values():
        assert samples.files(subject.targets)
        assert not any("book" in path.stem for path in samples.files(subject.targets)), "made, and not run uncompiled"
        assert all((samples.ROOT / name).exists() for name in subject.tests)


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    targets = ("kernel/ask.py",)
    one, two = samples.sample(targets, 5, 3), samples.sample(targets, 5, 3)
    assert one == two and len(one) == 5 and samples.sample(targets, 5, 4) != one
    for mutant in one:
        old = (samples.ROOT / mutant.path).read_text(encoding="utf-8")
        assert mutant.code != old and mutant.before != mutant.after and mutant.before in old


def test_annotations_and_small_ints_do_not_count() -> None:
    operators = {operator for _, operator, _ in samples.spots(samples.ROOT / "src/chronolude/kernel/engine.py")}
    assert operators and not operators & set(samples.SAME)
    plain = "def f(a, b):\n    c = a + b\n    return c\n"
    noted = "def f(a: int | None, b: int) -> int:\n    c = a + b\n    return c\n"
    assert samples.meaning(plain) == samples.meaning(noted)
    assert samples.meaning("x: int | None = 1") == samples.meaning("x: int = 1") != samples.meaning("x: int = 2")
    assert samples.meaning(plain) != samples.meaning(plain.replace("+", "-"))


def test_only_the_tests_that_reach_a_line_meet_its_mutant(home: Path) -> None:
    reach = found(home)
    rules = str(home / RULES)
    assert reach.tests(rules, 5) == ["tests/test_duel.py::test_add"]
    assert reach.tests(rules, 9) == ["tests/test_duel.py::test_less"]
    assert set(reach.tests(rules, 1)) == set(reach.seconds), "what runs at import is everybody's"
    assert "tests/laws/test_it.py::test_law[duel/2]" in reach.seconds


@pytest.mark.slow
def test_a_change_that_fails_or_hangs_is_noticed_and_others_are_not(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tries, "PATIENCE", 3.0)  # a busy machine is late, and that is no change noticed
    reach = found(home)
    assert not noticed(home, reach, "a + b", "b + a")
    assert noticed(home, reach, "a + b", "a - b")
    assert noticed(home, reach, "LIMIT = 3", "LIMIT = 1")
    assert not noticed(home, reach, "LIMIT = 3", "LIMIT = 2")
    assert noticed(home, reach, "return a + b", "while True: pass")
    assert (home / RULES).read_text() == CODE


def test_what_the_first_run_compiles_is_kept_and_a_mutant_is_not(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    reach = found(home)
    kept = {path: path.read_bytes() for path in home.glob("**/__pycache__/*.pyc")}
    assert any(path.name.startswith("rules.") for path in kept)
    assert noticed(home, reach, "a + b", "a - b")
    assert {path: path.read_bytes() for path in kept} == kept


def test_tests_that_fail_by_themselves_stop_the_run(home: Path) -> None:
    (home / "tests/test_duel.py").write_text("def test_it():\n    assert 1 == 2\n")
    assert tries.survey(home, Subject((), ("tests",), ("duel/",)), [RULES], 60) is None


def test_laws_are_met_after_the_tests_of_the_game(home: Path) -> None:
    reach = found(home)
    (home / "tests/laws/test_it.py").write_text(LAWS + "    open('met', 'w').close()\n")
    assert noticed(home, reach, "LIMIT = 3", "LIMIT = 1") and not (home / "met").exists()
    assert not noticed(home, reach, "LIMIT = 3", "LIMIT = 2") and (home / "met").exists()


def test_an_order_that_breaks_tests_is_found_before_any_mutant(home: Path) -> None:
    reach = found(home)
    assert tries.stands(home, RULES, reach)
    broken = "import duel\n\ndef test_a():\n    duel.a = 1\n\ndef test_b():\n    assert duel.a\n"
    (home / "tests/test_duel.py").write_text(broken)
    order = ["tests/test_duel.py::test_b", "tests/test_duel.py::test_a"]
    reach.seconds = {node: float(place) for place, node in enumerate(order)}
    assert not tries.stands(home, RULES, reach)
    reach.seconds = {node: float(place) for place, node in enumerate(reversed(order))}
    assert tries.stands(home, RULES, reach)


def test_long_tests_are_left_out_when_quick_ones_use_up_the_budget(home: Path) -> None:
    reach = found(home)
    reach.seconds = {"a": 1.0, "b": tries.BUDGET - 1, "c": 0.5}
    assert reach.afforded(["a", "b", "c"]) == ["a", "b"]
    assert reach.allowed(["a", "c"]) == {"a": tries.PATIENCE + 10, "c": tries.PATIENCE + 5}


def test_reasons_are_kept_when_lines_move(tmp_path: Path) -> None:
    page = tmp_path / "duel.md"
    one = samples.Mutant("src/a/b.py", "op", 0, "", 7, "x + 1", "x - 1")
    subject = Subject(("a/*.py",), (), ())
    text = mutants.report(page, subject, 10, 1, [one])
    assert "90 %" in text and mutants.UNKNOWN in text and "--game duel" in text
    page.write_text(text, encoding="utf-8")
    assert mutants.explained(page, [one]) == {}
    page.write_text(text.replace(mutants.UNKNOWN, "It is never read."), encoding="utf-8")
    assert mutants.explained(page, [one, one._replace(after="x * 1")]) == {one.name: False}
    assert "It is never read." in mutants.report(page, subject, 10, 1, [one._replace(line=9)])


def test_how_many_were_noticed_at_first_is_kept(tmp_path: Path) -> None:
    page = tmp_path / "duel.md"
    text = mutants.report(page, Subject((), (), ()), 10, 1, [])
    assert "At first" not in text
    page.write_text(text.replace("Each", "At first they noticed 7.\nEach", 1), encoding="utf-8")
    assert "100 %.\nAt first they noticed 7.\nEach" in mutants.report(page, Subject((), (), ()), 10, 1, [])


def test_only_those_killed_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "CACHE", tmp_path)
    assert mutants.remembered("duel") == {}
    mutants.remember("duel", {"one": True, "two": False})
    assert mutants.remembered("duel") == {"one": True}
    assert [path.name for path in tmp_path.iterdir()] == ["duel.json"]
