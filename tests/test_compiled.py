"""The compiled engine and the plain one never pose as each other."""

import importlib
from pathlib import Path

import pytest

import chronolude
from scripts.compile import SOURCE, modules
from tests.twice import ROOT, TWICE, ignored, is_compiled_run

RUN_IS_COMPILED = is_compiled_run()


def test_what_runs_twice_is_there_and_has_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [name for name, reason in TWICE.items() if not (ROOT / name).exists() or not reason] == []
    monkeypatch.setenv("CHRONOLUDE_PLAIN", "1")
    assert ignored(ROOT / "tests/scripts") and ignored(ROOT / "tests/test_house.py")
    assert not any(map(ignored, (ROOT / "tests", ROOT / "tests/kernel", ROOT / "tests/kernel/test_chance.py")))
    monkeypatch.setenv("CHRONOLUDE_PLAIN", "0")
    assert not ignored(ROOT / "tests/scripts")


def test_no_compiled_file_lies_beside_the_sources() -> None:
    assert [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")] == []


def test_this_run_uses_the_package_it_says() -> None:
    folder = Path(chronolude.__file__).resolve().parent
    assert (folder == SOURCE) is not RUN_IS_COMPILED
    assert (".cache" in folder.parts) is RUN_IS_COMPILED


@pytest.mark.parametrize("name", modules(SOURCE), ids=str)
def test_each_module_of_the_list_is_what_this_run_says(name: Path) -> None:
    module = importlib.import_module(".".join(["chronolude", *name.with_suffix("").parts]))
    assert str(module.__file__).endswith((".so", ".pyd")) is RUN_IS_COMPILED


@pytest.mark.parametrize("name", modules(SOURCE), ids=str)
def test_no_module_shifts_a_one_of_64_bits(name: Path) -> None:
    """Mypyc 2.4 shifts `i64(1) << n` in 32 bits, so that n = 35 gives 8; `kernel.rows.bit` does not."""
    assert "i64(1) <<" not in (SOURCE / name).read_text(encoding="utf-8")
