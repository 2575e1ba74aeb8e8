"""The workshop's pen: templates and decks from tables of values; and its charts."""

import pytest

from chronolude.games.timeline.checks import first_error, lint
from chronolude.games.timeline.checks.findings import ERROR
from chronolude.games.timeline.library import shipped
from chronolude.games.timeline.source import read_deck
from chronolude.games.timeline.tools.stats import chart, charts, era, figures
from chronolude.games.timeline.tools.writing import from_csv, ident, number, template

TABLE = """\
name_en;name_fr;year;icon;alt_en;alt_fr;difficulty;region;precision;plus_minus
The “old” mill;Le moulin;1180;windmill;a mill;un moulin;2;Europe;;
The wall;Le mur;−214;stone-wall;a wall;un mur;3;East Asia;circa;5
The ice;La glace;-12 500;ice-cube;ice;de la glace;3;World;;
"""


def test_a_template_can_be_played_as_it_is() -> None:
    text = template("my-village", "My village", "Mon village")
    assert first_error(text, "t.toml") == ""
    deck = read_deck(text)
    assert (deck.id, deck.title("en"), deck.title("fr"), deck.custom) == (
        "my-village",
        "My village",
        "Mon village",
        True,
    )
    assert text.startswith("# A deck for Timeline.")


def test_a_table_of_values_becomes_a_deck() -> None:
    text = from_csv(TABLE, "table")
    assert first_error(text, "t.toml") == ""
    cards = {card.name_en: card for card in read_deck(text).cards}
    assert {name: card.year for name, card in cards.items()} == {
        "The “old” mill": 1180,
        "The wall": -214,
        "The ice": -12500,
    }
    assert cards["The wall"].span == (-214, -219, -209)
    assert cards["The ice"].precision == "exact"


def test_any_usual_separator_and_a_byte_order_mark_are_read() -> None:
    for mark in ",\t":
        text = from_csv("\ufeff" + TABLE.replace(";", mark), "table")
        assert len(read_deck(text).cards) == 3


def test_what_is_wrong_in_a_table_is_for_lint_to_name() -> None:
    text = from_csv(TABLE.replace("1180", "twelfth"), "table")
    wrong = [one for one in lint(text, "t.toml") if one.level == ERROR]
    assert [(one.rule, one.field, one.message) for one in wrong] == [
        ("T-063", "year", "'twelfth' is not a whole number of years")
    ]


def test_an_unknown_column_and_an_empty_table_are_refused() -> None:
    with pytest.raises(ValueError, match="the first row names 'datum'; the fields are id, name_en"):
        from_csv("name_en,datum\nx,3\n", "table")
    with pytest.raises(ValueError, match="the table is empty"):
        from_csv("", "table")


def test_cards_of_a_table_lie_in_an_order_that_follows_no_date() -> None:
    rows = "".join(f"Thing {i},Chose {i},{1000 + i},anvil,a,b,1,World\n" for i in range(30))
    text = from_csv("name_en,name_fr,year,icon,alt_en,alt_fr,difficulty,region\n" + rows, "long")
    assert [one.rule for one in lint(text, "t.toml") if one.level == ERROR] == []


def test_ids_are_slugs_whatever_the_name() -> None:
    assert ident("Épée d’Été").split("-", 1)[1] == "epee-dete"
    assert ident("日本") != ident("中国")
    assert ident("日本").endswith("-card")


@pytest.mark.parametrize(
    ("text", "value"), [("1,234", 1234), ("−44", -44), ("+7", 7), ("12 500", 12500), ("c. 90", "c. 90")]
)
def test_figures_as_people_write_them(text: str, value: object) -> None:
    assert number(text) == value


@pytest.mark.parametrize(
    ("year", "name"),
    [(-3_300_000, "before 1,000,000 BCE"), (-18_000, "to 10,000 BCE"), (-3500, "to 3000 BCE"), (-1, "to 1 BCE"),
     (1, "1–100"), (100, "1–100"), (101, "101–200"), (2000, "1901–2000"), (2001, "2001–2100")],
)  # fmt: skip
def test_a_year_belongs_to_a_century_or_a_long_era(year: int, name: str) -> None:
    assert era(year) == name


def test_figures_of_all_that_ships() -> None:
    told = figures(shipped().values())
    assert told["cards"] == 330
    assert sum(told["centuries"].values()) == sum(told["regions"].values()) == 330
    assert told["first"] == -13_800_000_000
    assert set(told["difficulty"]) == {"1", "2", "3"}


def test_a_chart_has_a_bar_for_each_line() -> None:
    assert chart("title", {"a": 10, "bb": 5, "c": 0}) == [
        "title",
        f"  a   {'█' * 30} 10",
        f"  bb  {'█' * 15} 5",
        "  c    0",
    ]
    lines = charts([shipped()["arts"]])
    assert lines[0] == "arts: 55 cards, -71000 to 2012"
    assert {"centuries", "regions", "difficulty", "precision"} <= set(lines)
