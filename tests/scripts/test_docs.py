"""scripts/docs.py: every page has its place in the site, and a broken link stops the build."""

import inspect
import shutil
import subprocess
import sys
import tomllib
from functools import partial
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

import chronolude
from scripts import api, docs, extremes


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[ModuleType, list[Path]]:
    """The pages that are made from the whole package: the same for every small checkout, and dear."""
    return {room: room.write(tmp_path_factory.mktemp("written")) for room in (api, extremes)}


@pytest.fixture(autouse=True)
def made_once(written: dict[ModuleType, list[Path]], monkeypatch: pytest.MonkeyPatch) -> None:
    for room, pages in written.items():
        monkeypatch.setattr(room, "write", partial(copied, pages))


def copied(pages: list[Path], folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    return [Path(shutil.copy(page, folder)) for page in pages]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small checkout with two languages of one game and one decision."""
    law = "src/chronolude/games/toy_duel/law"
    for name, text in {
        **{f"docs/{page}.md": f"# The {page}\n" for page in docs.PAGES},
        "docs/play/browser-en.md": "# Play\n[new](../../CHANGELOG.md#unreleased)\n",
        "docs/forgotten-star/1-run.md": "# A run\n\nAll is told.\n",
        "docs/rules/index.md": "# Rules\n",
        "docs/decisions/0001-why.md": "# 1. Why\n",
        "docs/mutants/toy-duel.md": "# Mutants of toy-duel\n",
        f"{law}/en.md": "# Toy duel\n",
        f"{law}/fr.md": "# Duel\n",
        f"{law}/gaps.md": "# Left out\n",
        "CONTRIBUTING.md": "# Contributing\n[why](docs/decisions/0001-why.md)\n",
        "CHANGELOG.md": "# Changes\n\n## Unreleased\n\n[threats](SECURITY.md)\n",
        "SECURITY.md": "# Security\n[why](docs/decisions/0001-why.md)\n",
        "zensical.toml": '[project]\nsite_name = "Toy"\ndocs_dir = "docs"\nsite_dir = "site"\n',
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "out").mkdir()
    return tmp_path


def test_all_pages_are_gathered_and_listed(root: Path) -> None:
    settings = docs.gather(root, root / "out")
    nav = tomllib.loads(settings.read_text())["project"]["nav"]
    assert nav[0] == {"The index": "index.md"}
    assert nav[1] == {"Play": [{"Play": "play/browser-en.md"}]}
    after = len(docs.PAGES) + 2
    assert nav[after] == {
        "Rules": [
            "rules/index.md",
            {"Toy duel": "rules/toy-duel-en.md"},
            {"Duel": "rules/toy-duel-fr.md"},
        ]
    }
    assert [next(iter(page)) for page in nav[after + 1]["Reference"]] == [f"`{room}`" for room in api.ROOMS]
    assert len(nav[after + 2]["Every sentence"]) == 2 * len((extremes.HOUSE, *extremes.GAMES))
    after += 2
    assert nav[after + 1] == {"Decisions": [{"1. Why": "decisions/0001-why.md"}]}
    assert nav[after + 2] == {"Mutants": [{"Mutants of toy-duel": "mutants/toy-duel.md"}]}
    assert [next(iter(page)) for page in nav[after + 3 :]] == ["Contributing", "Changes", "Security"]


def test_no_page_is_left_out_and_each_is_linked_from_the_first() -> None:
    there = {page.stem for page in (docs.ROOT / "docs").glob("*.md")}
    assert there == {*docs.PAGES, docs.MEASURED}
    first = (docs.ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    rooms = [
        page.relative_to(docs.ROOT / "docs").with_suffix("") for page in (docs.ROOT / "docs").glob("[pf][lo]*/*.md")
    ]
    there |= {room.as_posix() for room in rooms if room.parts[0] in {"play", "for"}}
    assert [name for name in sorted(there - {"index"}) if f"]({name}.md)" not in first] == []


def test_the_first_page_leads_to_contributing_here_and_in_the_site(root: Path) -> None:
    (root / "docs/index.md").write_text("# Home\n[how](../CONTRIBUTING.md)\n")
    docs.gather(root, root / "out")
    assert "[how](contributing.md)" in (root / "out/docs/index.md").read_text()
    assert (docs.ROOT / "docs" / "../CONTRIBUTING.md").exists()


def test_what_spoils_a_mission_is_not_found_by_searching(root: Path) -> None:
    docs.gather(root, root / "out")
    assert (root / "out/docs/forgotten-star/1-run.md").read_text().startswith("---\nsearch:\n  exclude: true\n---\n")
    assert not (root / "out/docs/index.md").read_text().startswith("---")
    told = [page for page in (docs.ROOT / "docs").rglob("*.md") if docs.tells_a_story(page)]
    assert {(page.parent.name, page.name[0]) for page in told} == set(product(docs.MISSIONS, "01234"))


def test_the_reference_tells_what_docstrings_say(root: Path) -> None:
    docs.gather(root, root / "out")
    front = (root / "out/docs/api/chronolude.md").read_text()
    assert "## `Table`" in front and "### `foresee`" in front
    assert (inspect.getdoc(chronolude.games) or "?") in front


def test_the_page_of_rules_links_to_each_and_not_to_the_gaps(root: Path) -> None:
    docs.gather(root, root / "out")
    text = (root / "out/docs/rules/index.md").read_text()
    assert "- [Toy duel](toy-duel-en.md)\n- [Duel](toy-duel-fr.md)\n" in text
    assert "gaps" not in text


def test_a_page_shows_files_as_they_are_used(root: Path) -> None:
    (root / "deploy").mkdir()
    (root / "deploy/unit").write_text("[Unit]\n")
    (root / "docs/operations.md").write_text('# Operations\n```ini\n--8<-- "deploy/unit"\n```\n')
    docs.gather(root, root / "out")
    assert (root / "out/docs/operations.md").read_text() == "# Operations\n```ini\n[Unit]\n```\n"


def test_links_into_docs_are_set_right(root: Path) -> None:
    docs.gather(root, root / "out")
    assert "[new](../changelog.md#unreleased)" in (root / "out/docs/play/browser-en.md").read_text()
    assert "[why](decisions/0001-why.md)" in (root / "out/docs/contributing.md").read_text()


def test_a_page_that_is_gone_leaves_no_trace(root: Path) -> None:
    docs.gather(root, root / "out")
    (root / "src/chronolude/games/toy_duel/law/fr.md").unlink()
    docs.gather(root, root / "out")
    assert not (root / "out/docs/rules/toy-duel-fr.md").exists()


def test_a_page_without_a_heading_is_refused(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs, "ROOT", root)
    (root / "docs/install.md").write_text("text\n")
    with pytest.raises(SystemExit, match=r"docs/install\.md has no"):
        docs.gather(root, root / "out")


def test_inline_writes_toml() -> None:
    value = [{"a": "b.md"}, {"É": ["c.md", {'"d"': "e.md"}]}]
    assert tomllib.loads(f"x = {docs.inline(value)}")["x"] == value


@pytest.mark.slow
@pytest.mark.parametrize(("link", "status"), [("install.md", 0), ("nowhere.md", 1)])
def test_a_broken_link_stops_the_build(root: Path, link: str, status: int) -> None:
    (root / "docs/index.md").write_text(f"# Home\n\n[there]({link})\n")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "-f"]
    settings = docs.gather(root, root / "out")
    said = subprocess.run([*command, settings], capture_output=True, check=False)
    assert said.returncode == status
