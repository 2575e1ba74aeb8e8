"""The table of what was found stands on its page, its tests exist, and its mends can be taken out (`unmended.py`)."""

from __future__ import annotations

from pathlib import Path

from tests.safety.findings import FINDINGS

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_lists_each_finding_with_its_test() -> None:
    page = (ROOT / "docs" / "under-fire.md").read_text("utf-8")
    rows = [f"| {one.was} | `{one.test.rpartition('::')[2]}` |" for one in FINDINGS]
    listed = [
        line for line in page.splitlines() if line.startswith("| ") and line.endswith("` |") and "| `test_" in line
    ]
    assert listed == rows


def test_each_test_and_each_mend_is_there() -> None:
    for one in FINDINGS:
        file, _, name = one.test.partition("::")
        assert f"def {name}(" in (ROOT / file).read_text("utf-8"), one.test
        assert (ROOT / one.file).read_text("utf-8").count(one.mend) == 1, (one.file, one.mend)
        assert one.mend != one.without
