"""Sampling mutants, leaving out those nobody could notice, and keeping the reasons people wrote."""

from pathlib import Path

import pytest

from scripts import mutants


def test_a_sample_is_the_same_for_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "TARGETS", ("kernel/ask.py",))
    one, two = mutants.sample(5, 3), mutants.sample(5, 3)
    assert one == two and len(one) == 5 and mutants.sample(5, 4) != one
    for mutant in one:
        old = (mutants.ROOT / mutant.path).read_text(encoding="utf-8")
        assert mutant.code != old and mutant.before != mutant.after and mutant.before in old


def test_annotations_do_not_count() -> None:
    plain = "def f(a, b):\n    c = a + b\n    return c\n"
    noted = "def f(a: int | None, b: int) -> int:\n    c = a + b\n    return c\n"
    assert mutants.meaning(plain) == mutants.meaning(noted)
    assert mutants.meaning("x: int | None = 1") == mutants.meaning("x: int = 1") != mutants.meaning("x: int = 2")
    assert mutants.meaning(plain) != mutants.meaning(plain.replace("+", "-"))


def test_reasons_are_kept_when_lines_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "REPORT", tmp_path / "mutants.md")
    one = mutants.Mutant("src/a/b.py", "op", 0, "", 7, "x + 1", "x - 1")
    text = mutants.report(10, 1, [one])
    assert "90 %" in text and mutants.UNKNOWN in text
    mutants.REPORT.write_text(text.replace(mutants.UNKNOWN, "It is never read."), encoding="utf-8")
    assert "It is never read." in mutants.report(10, 1, [one._replace(line=9)])


def test_a_run_that_fails_or_hangs_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text("def test_it():\n    assert 1 == 1\n")
    assert not mutants.notices(tmp_path, ("tests/test_it.py",), 60)
    (tmp_path / "tests" / "test_it.py").write_text("def test_it():\n    assert 1 == 2\n")
    assert mutants.notices(tmp_path, ("tests/test_it.py",), 60)
    (tmp_path / "tests" / "test_it.py").write_text("def test_it():\n    import time; time.sleep(60)\n")
    assert mutants.notices(tmp_path, ("tests/test_it.py",), 3)
