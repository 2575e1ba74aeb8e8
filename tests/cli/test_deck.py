"""`chronolude deck`: lint, new, stats, import, as people run them."""

import json
from pathlib import Path

import pytest

from chronolude.cli import run
from chronolude.games.timeline.library import SHIPPED

BROKEN = sorted((Path(__file__).parents[1] / "games" / "timeline" / "broken").glob("*.toml"))


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHRONOLUDE_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "decks"


def test_lint_passes_what_ships(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "lint", "--strict", *map(str, sorted(SHIPPED.glob("*.toml")))]) == 0
    assert capsys.readouterr().out == "6 files: 0 errors, 0 warnings\n"


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_lint_fails_what_is_broken_with_its_line(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = path.read_text(encoding="utf-8").splitlines()[0].rpartition(" ")[2]
    assert run(["deck", "lint", str(path)]) == 1
    assert f"{path.name}:{line}: error T-" in capsys.readouterr().out


def test_lint_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "lint", "--json", str(BROKEN[0])]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["errors"] == 1
    assert {"level", "file", "line", "card", "field", "rule", "message"} == set(told["findings"][0])


def test_lint_shows_hints_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "lint", "--notes", str(SHIPPED / "science.toml")]) == 0
    assert "note T-075" in capsys.readouterr().out


def test_new_writes_a_deck_that_can_be_played_at_once(data_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "new", "my-village", "--title-en", "My village"]) == 0
    assert 'title_en = "My village"' in (data_folder / "my-village.toml").read_text(encoding="utf-8")
    assert run(["deck", "stats", "my-village"]) == 0
    assert "my-village: 3 cards, 1540 to 1868" in capsys.readouterr().out
    assert run(["deck", "new", "my-village"]) == 2
    assert "exists already" in capsys.readouterr().err


def test_stats_of_what_ships_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "stats"]) == 0
    assert "330 cards" in capsys.readouterr().out
    assert run(["deck", "stats", "--json", "arts", str(SHIPPED / "science.toml")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["decks"], told["cards"]) == (["arts", "science"], 110)


def test_stats_of_no_deck_or_a_broken_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "stats", "sports"]) == 2
    assert "there is no deck 'sports'" in capsys.readouterr().err
    assert run(["deck", "stats", str(BROKEN[0])]) == 2
    assert f"{BROKEN[0].name}:" in capsys.readouterr().err


def test_import_makes_a_deck_from_a_table(
    tmp_path: Path, data_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "My Table.csv"
    head = "name_en,name_fr,year,icon,alt_en,alt_fr,difficulty,region\n"
    rows = "".join(f"Thing {i},Chose {i},{year},anvil,a,b,1,World\n" for i, year in enumerate((1900, 1800, 1850)))
    table.write_text(head + rows, encoding="utf-8")
    assert run(["deck", "import", str(table)]) == 0
    assert (data_folder / "my-table.toml").exists()
    table.write_text(head + rows + "Thing 4,,1000,anvil,a,b,1,World\n", encoding="utf-8")
    capsys.readouterr()
    assert run(["deck", "import", str(table), "--out", str(tmp_path / "out.toml")]) == 1
    assert "error T-062" in capsys.readouterr().out
    table.write_text("nothing\n", encoding="utf-8")
    assert run(["deck", "import", str(table), "--name", "other"]) == 2
    assert "the first row names 'nothing'" in capsys.readouterr().err
