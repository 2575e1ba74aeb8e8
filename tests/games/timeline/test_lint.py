"""The workshop's lint: the decks that ship pass, and each broken one fails with its line (T-060 to T-076)."""

import re
from pathlib import Path

import pytest

from chronolude.games.timeline.checks import correlation, first_error, lint, lint_files
from chronolude.games.timeline.checks.findings import ERROR, NOTE, WARNING, Finding
from chronolude.games.timeline.checks.places import Places
from chronolude.games.timeline.library import SHIPPED
from tests.games.timeline.vectors import card_toml, deck_toml

BROKEN = sorted((Path(__file__).parent / "broken").glob("*.toml"))
EXPECTED = re.compile(r"# expect (T-\d+) (\S+) line (\d+)")
YEARS = {"lamp": 1879, "anchor": -600, "kite": 1752, "mill": 1180, "boat": 1807, "wall": -214}


def found_in(text: str, level: str = ERROR, ours: bool = False) -> list[Finding]:
    return [one for one in lint(text, "a.toml", ours) if one.level == level]


def mended(**fields: object) -> str:
    """A good deck with one card more, whose fields are these."""
    return deck_toml("good", YEARS) + "\n" + card_toml("lens", 1608, **fields) + "\n"  # type: ignore[arg-type]


def test_the_decks_that_ship_are_without_fault() -> None:
    assert [str(one) for one in lint_files(sorted(SHIPPED.glob("*.toml")), ours=True) if one.level != NOTE] == []


def test_there_are_at_least_a_dozen_broken_decks() -> None:
    assert len(BROKEN) >= 12


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_a_broken_deck_fails_with_rule_field_and_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    expected = EXPECTED.match(text)
    assert expected is not None
    rule, field, line = expected.groups()
    errors = [one for one in lint(text, path.name) if one.level == ERROR]
    assert (rule, field.strip("-"), int(line)) in [(one.rule, one.field, one.line) for one in errors]
    assert len(errors) == 1, [str(one) for one in errors]
    assert first_error(text, path.name).startswith(f"{path.name}:{line}: error {rule}")


def test_a_good_deck_has_no_error() -> None:
    assert found_in(deck_toml("good", YEARS)) == []
    assert first_error(deck_toml("good", YEARS), "good.toml") == ""


def test_t_060_a_deck_says_what_it_is() -> None:
    good = deck_toml("good", YEARS)
    for field in ("id", "title_en", "title_fr", "colour", "version", "licence"):
        without = re.sub(rf"^{field} = .*\n", "", good, count=1, flags=re.MULTILINE)
        assert [(one.rule, one.field, one.line) for one in found_in(without)] == [("T-060", field, 1)]
    assert found_in(good.replace("#123456", "blue"))[0].message == "must be written as #rrggbb"
    assert found_in("")[0].rule == "T-060"


def test_t_061_55_cards_or_custom() -> None:
    assert [one.rule for one in found_in(deck_toml("good", YEARS).replace("custom = true", ""))] == ["T-061"]
    few = {name: YEARS[name] for name in ("lamp", "anchor", "kite")}
    assert found_in(deck_toml("good", few)) == []


def test_t_062_a_card_has_names_picture_and_descriptions() -> None:
    for field in ("name_en", "name_fr", "icon", "alt_en", "alt_fr"):
        assert [(one.rule, one.field) for one in found_in(mended(**{field: " "}))] == [("T-062", field)]


@pytest.mark.parametrize("year", ["0", "12.5", '"1608"', "true", "1979-05-27", "[]", "3000"])
def test_t_063_the_year_is_a_whole_number_but_not_0(year: str) -> None:
    text = mended().replace("year = 1608", f"year = {year}")
    assert [(one.rule, one.field) for one in found_in(text)] == [("T-063", "year")]


def test_t_064_ids_and_names_stand_once() -> None:
    assert [(one.rule, one.field) for one in found_in(mended(name_en="THE LAMP"))] == [("T-064", "name_en")]
    assert [(one.rule, one.field) for one in found_in(mended(id="lens"))] == [("T-064", "id")]


def test_t_064_two_decks_cannot_share_an_id(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("one.toml", "two.toml")]
    for path in paths:
        path.write_text(deck_toml(path.stem, YEARS), encoding="utf-8")
    found = [one for one in lint_files(paths) if one.level == ERROR]
    assert {(one.file, one.rule) for one in found} == {("two.toml", "T-064")}
    assert len(found) == len(YEARS)
    assert "stands in one.toml too" in found[0].message


def test_t_065_more_than_four_of_one_date_are_worth_a_warning() -> None:
    same = {**YEARS, **{f"twin {i}": 1879 for i in range(3)}}
    assert found_in(deck_toml("good", same), WARNING) == []
    more = found_in(deck_toml("good", {**same, "twin 4": 1879}), WARNING)
    assert [(one.rule, one.message) for one in more] == [("T-065", "5 cards have the year 1879")]


def test_t_068_precision_is_exact_circa_or_range() -> None:
    assert found_in(mended(precision="circa", plus_minus=5)) == []
    assert found_in(mended(precision="range") + "from = 1600\nto = 1610\n") == []
    for wrong in ({"precision": "maybe"}, {"precision": "exact", "plus_minus": 3}, {"precision": "circa"}):
        assert [one.rule for one in found_in(mended(**wrong))] == ["T-068"]


def test_t_070_a_span_of_years_on_the_front_is_worth_a_warning() -> None:
    found = found_in(mended(name_en="War of 1618–1648"), WARNING)
    assert [(one.rule, one.field) for one in found] == [("T-070", "name_en")]


@pytest.mark.parametrize("field", ["id", "name_en", "name_fr", "alt_en", "alt_fr"])
def test_t_071_the_front_does_not_give_the_year_away(field: str) -> None:
    assert [(one.rule, one.field) for one in found_in(mended(**{field: "xx-lens-1608"}))] == [("T-071", field)]
    assert found_in(mended(**{field: "xx-lens-16081"})) == []


def test_t_071_a_century_is_worth_a_warning() -> None:
    for name in ("Lens of the century", "Lentille du siècle"):
        assert [one.rule for one in found_in(mended(name_en=name), WARNING)] == ["T-071"]


def test_t_072_neither_file_nor_ids_follow_the_dates() -> None:
    assert correlation([1, 2, 3, 4]) == pytest.approx(1)
    assert correlation([4, 3, 2, 1]) == pytest.approx(-1)
    assert correlation([5, 5, 5]) == 0
    assert abs(correlation([2, 4, 1, 3])) < 0.9


def test_t_073_our_decks_name_a_source_and_tell_what_happened() -> None:
    assert found_in(mended()) == []
    assert {one.field for one in found_in(mended(), ours=True)} >= {"source", "explanation_en", "explanation_fr"}
    assert {one.rule for one in found_in(mended(), ours=True)} == {"T-073"}


def test_t_075_hints_for_authors() -> None:
    near = found_in(deck_toml("good", {**YEARS, "radio": 1880}), NOTE)
    assert [(one.rule, one.message.split(" before")[0]) for one in near] == [("T-075", "lies only 1")]


def test_t_076_everything_found_is_told_with_file_line_card_and_field() -> None:
    text = mended(icon="no-such-icon", region="Atlantis", difficulty=4)
    found = found_in(text)
    assert {one.field for one in found} == {"icon", "region", "difficulty"}
    for one in found:
        assert text.splitlines()[one.line - 1].startswith(one.field)
        assert str(one).startswith(f"a.toml:{one.line}: error {one.rule} {one.card} {one.field}: ")


def test_a_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b"id = \xe9")
    found = lint_files([tmp_path / "latin.toml", tmp_path / "none.toml"])
    assert [one.file for one in found] == ["latin.toml", "none.toml"]
    assert all("cannot be read" in one.message for one in found)


def test_french_of_our_decks_is_set_as_french() -> None:
    wrong = mended(name_fr="L'objet : ici", source="x", check="known", explanation_en="A.", explanation_fr="B.")
    assert len([one for one in found_in(wrong, WARNING, ours=True) if "French typography" in one.message]) == 2


def test_places_know_tables_keys_and_long_strings() -> None:
    text = '[deck]\nid = "a"\n\n[[cards]] # first\nid = "b"\nalt_en = """\nyear = 3\n"""\n"year" = 4\n[[cards]]\n'
    places = Places(text)
    assert (places.line_of(-1, "id"), places.line_of(0), places.line_of(0, "id")) == (2, 4, 5)
    assert places.line_of(0, "year") == 9
    assert places.line_of(1, "year") == 10
    assert places.line_of(7) == 1
