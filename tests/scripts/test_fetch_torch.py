"""scripts/fetch_torch.py: PyTorch where pip has the wheel without CUDA, one plain line where it has not."""

from pathlib import Path

import pytest

from scripts import fetch_torch as script

PIP = """
import pathlib, sys
asked = pathlib.Path(__file__).with_name("asked")
with asked.open("a") as out:
    out.write(sys.argv[-1] + "\\n")
if sys.argv[-1] != "torch==1+cpu":
    sys.exit("Looking around\\nERROR: No matching distribution found for " + sys.argv[-1])
home = pathlib.Path(sys.argv[sys.argv.index("--target") + 1])
(home / "torch").mkdir(parents=True)
"""


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pip that has one wheel; where it writes what it was asked for."""
    (tmp_path / "path" / "pip").mkdir(parents=True)
    (tmp_path / "path" / "pip" / "__init__.py").touch()
    (tmp_path / "path" / "pip" / "__main__.py").write_text(PIP)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "path"))
    monkeypatch.setattr(script, "WANTED", "torch==1+cpu")
    return tmp_path / "path" / "pip" / "asked"


def test_it_is_fetched_once(tmp_path: Path, asked: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = tmp_path / "torch"
    assert [script.main([], home) for _ in range(2)] == [0, 0]
    assert (home / "torch").is_dir() and asked.read_text() == "torch==1+cpu\n"
    assert capsys.readouterr().out == "fetching torch==1+cpu into .cache/torch\n"


def test_another_python_wants_another_wheel(tmp_path: Path, asked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "torch"
    script.main([], home)
    monkeypatch.setattr(script, "VERSION", "Python 4.0")
    script.main([], home)
    assert asked.read_text().count("\n") == 2


def test_where_there_is_none_one_line_says_what_is_not_run(
    tmp_path: Path, asked: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And what lay there for somebody else is gone: no half of it is ever imported."""
    home = tmp_path / "torch"
    script.main([], home)
    capsys.readouterr()
    assert script.main(["torch==2"], home) == 0 and not home.exists()
    said = capsys.readouterr().out.splitlines()
    assert said[1:] == [
        f"{script.ABSENT}: pip brings no torch==2 here (ERROR: No matching distribution found for torch==2)"
    ]
    assert asked.read_text().splitlines() == ["torch==1+cpu", "torch==2"]


def test_what_somebody_chose_stays(tmp_path: Path, asked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`make torch TORCH=…`, then `make test`: nothing is fetched anew."""
    home = tmp_path / "torch"
    script.main(["torch==1+cpu"], home)
    monkeypatch.setattr(script, "WANTED", "torch==3+cpu")
    assert script.main([], home) == 0 and asked.read_text() == "torch==1+cpu\n"


def test_by_itself_it_asks_for_no_wheel_that_could_bring_cuda() -> None:
    assert script.WANTED.endswith("+cpu")


def test_two_wishes_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main(["torch", "numpy"]) == 2
    assert capsys.readouterr().err == "fetch_torch: give one requirement, or none\n"
