"""scripts/release.py: a version is one commit whose number, changes, migration notes and tag belong together."""

import subprocess
import sys
from pathlib import Path

import pytest

from scripts import release
from scripts.bootstrap import ROOT

CHANGES = (
    "# Changes\n\n## Unreleased\n\n## 1.2.0 (2026-11-16)\n\n- A new game.\n\n## 1.1.0 (2026-10-01)\n\n- An old one.\n"
)
MOVING = "# Moving\n\n## 1.2.0\n\n- Nothing to do.\n"


def git(root: Path, *words: str) -> None:
    named = ("-c", "user.name=Clepsydra", "-c", "user.email=clepsydra@example.org")
    subprocess.run(["git", *named, *words], cwd=root, check=True, capture_output=True)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A commit that is a release."""
    for name, text in {
        "pyproject.toml": '[project]\nversion = "1.2.0"\n',
        "src/chronolude/__init__.py": '__version__ = "1.2.0"\n',
        "CHANGELOG.md": CHANGES,
        "docs/migration.md": MOVING,
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "1.2.0")
    return tmp_path


def test_a_commit_whose_parts_belong_together_is_a_release(root: Path) -> None:
    assert release.faults(root) == []
    git(root, "tag", "v1.2.0")
    assert release.faults(root) == []


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("CHANGELOG.md", CHANGES.replace("1.2.0", "1.3.0"), "CHANGELOG.md has no section “## 1.2.0”"),
        ("CHANGELOG.md", CHANGES.replace("- A new game.", ""), "CHANGELOG.md has no section “## 1.2.0”"),
        ("CHANGELOG.md", CHANGES.replace("Unreleased\n", "Unreleased\n\n- Later.\n"), "“## Unreleased”"),
        ("src/chronolude/__init__.py", '__version__ = "1.1.0"\n', "tells another version"),
        ("docs/migration.md", "# Moving\n", "docs/migration.md has no section"),
        ("pyproject.toml", '[project]\nversion = "1.20"\n', "CHANGELOG.md has no section “## 1.20”"),
    ],
)
def test_what_does_not_belong_together_is_told(root: Path, file: str, text: str, fault: str) -> None:
    (root / file).write_text(text)
    git(root, "commit", "-qam", "amiss")
    assert any(fault in told for told in release.faults(root))


def test_what_is_not_committed_or_has_the_tag_of_another_commit_is_no_release(root: Path) -> None:
    git(root, "tag", "v1.2.0")
    (root / "new.py").write_text("")
    assert release.faults(root) == ["something here is not committed"]
    git(root, "add", ".")
    git(root, "commit", "-qm", "more")
    assert release.faults(root) == ["the tag v1.2.0 is already given to another commit"]


def test_the_notes_tell_what_changed_and_what_to_do(root: Path) -> None:
    told = release.notes(root)
    assert "- A new game." in told and "- Nothing to do." in told
    assert "old one" not in told


def test_the_house_s_own_pages_have_what_a_release_reads() -> None:
    assert release.version()
    assert release.section(ROOT / "docs/releasing.md", "By hand").startswith("1. ")
    assert release.section(ROOT / "docs/migration.md", "Unreleased")


def test_the_notes_are_told_by_a_python_that_has_nothing_installed() -> None:
    """The public CI asks for them without an environment of ours."""
    asked = [sys.executable, "-S", "-m", "scripts.release", "--notes"]
    said = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=True).stdout
    assert "### Coming from the version before" in said
