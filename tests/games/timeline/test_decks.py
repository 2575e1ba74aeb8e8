"""Decks as data: what they hold, how dates are shown, where they come from, which cards a table picks."""

import os
from pathlib import Path

import pytest

import chronolude as cl
from chronolude.games.timeline import choice
from chronolude.games.timeline.library import available, faults, find, named, shipped, user_folder
from chronolude.games.timeline.source import Card, read_deck, year_in_figures
from chronolude.games.timeline.text import date_in_words, span_in_words
from tests.games.timeline.vectors import deck_toml, ident, write_deck

YEARS = {"lamp": 1879, "anchor": -600, "kite": 1752, "mill": 1180, "boat": 1807, "wall": -214, "oven": -3000}
ALL_ANY = {"difficulty": "any", "themes": "any", "regions": "any", "period": "any"}


def chosen(**options: str) -> list[Card]:
    return choice.select({"decks": "inventions", **ALL_ANY, **options})


# ── dates ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("span", "english", "french"),
    [
        ((1450, 1450, 1450), "1450", "1450"),
        ((-44, -44, -44), "44 BCE", "44 av. J.-C."),
        ((-3500, -3600, -3400), "c. 3500 BCE", "vers 3500 av. J.-C."),
        ((-10_000, -10_000, -10_000), "10,000 BCE", "10\u202f000 av. J.-C."),
        ((-66_000_000, -66_100_000, -65_900_000), "c. 66,000,000 BCE", "vers 66\u202f000\u202f000 av. J.-C."),
        ((1455, 1454, 1456), "c. 1455", "vers 1455"),
    ],
)
def test_t_069_dates_as_they_are_shown(span: tuple[int, int, int], english: str, french: str) -> None:
    assert date_in_words(span, "en") == english
    assert date_in_words(span, "fr") == french


def test_an_uncertain_date_says_how_uncertain_it_is() -> None:
    assert span_in_words((1450, 1450, 1450), "en") == ""
    assert span_in_words((-3500, -3600, -3400), "en") == "give or take 100 years"
    assert span_in_words((-3500, -3600, -3400), "fr") == "à 100 ans près"
    assert span_in_words((-44, -50, 20), "fr") == "entre 50 av. J.-C. et 20"
    assert year_in_figures(9999, "en") == "9999"


def test_t_067_equal_dates_and_only_those_show_the_same() -> None:
    cards = [card for deck in shipped().values() for card in deck.cards]
    for lang in ("en", "fr"):
        shown = {card.id: date_in_words((card.year, card.year, card.year), lang) for card in cards}
        assert len(set(shown.values())) == len({card.year for card in cards})


def test_t_072_date_cards_are_numbered_by_time_and_not_by_front() -> None:
    table = cl.new("timeline", seats=2, decks="arts,science")
    layout = table.game.layout
    count = len(layout.cards) // 2
    years = layout.facts[0][count:]
    assert list(years) == sorted(years)
    assert set(layout.facts[0][:count]) == {0}
    assert len(set(layout.cards)) == 2 * count


def test_t_072_no_front_tells_a_year_in_its_id() -> None:
    for deck in shipped().values():
        for card in deck.cards:
            assert str(abs(card.year)) not in f"{card.id} {card.name_en} {card.name_fr} {card.alt_en} {card.alt_fr}"


# ── decks that ship ──────────────────────────────────────────────────────────────────────────────


def test_t_074_decks_can_be_mixed() -> None:
    table = cl.new("timeline", seats=8, decks="science, arts", hand_size=10)
    assert table.settings["decks"] == "arts,science"
    assert len(table.game.layout.cards) == 2 * 110
    assert len(cl.new("timeline", seats=2, decks="all").game.layout.cards) == 2 * 330
    with pytest.raises(ValueError, match="option decks: there is no deck 'sports'; available: arts"):
        cl.new("timeline", seats=2, decks="sports")
    with pytest.raises(ValueError, match="name at least one deck"):
        cl.new("timeline", seats=2, decks=" , ")


def test_every_shipped_card_says_what_is_dated_in_both_languages() -> None:
    for deck in shipped().values():
        for card in deck.cards:
            assert card.explanation_en and card.explanation_fr and card.source, card.id


def test_a_deck_reads_every_field() -> None:
    deck = read_deck(deck_toml("good", YEARS, {"mill": 30}))
    mill = next(card for card in deck.cards if card.year == 1180)
    assert (mill.span, mill.is_approximate, mill.theme, mill.deck) == ((1180, 1150, 1210), True, "good", "good")
    assert (deck.custom, len(deck.digest), deck.title("fr")) == (True, 8, "good")
    lamp = next(card for card in deck.cards if card.year == 1879)
    assert (lamp.span, lamp.is_approximate) == ((1879, 1879, 1879), False)


# ── filters ──────────────────────────────────────────────────────────────────────────────────────


def test_t_080_filters_by_difficulty_theme_region_and_period() -> None:
    assert {card.difficulty for card in chosen(difficulty="1")} == {1}
    assert {card.difficulty for card in chosen(difficulty="1,3")} == {1, 3}
    assert {card.region for card in chosen(regions="east-asia,africa")} == {"East Asia", "Africa"}
    assert all(-500 <= card.year <= 1500 for card in chosen(period="-500..1500"))
    assert min(card.year for card in chosen(period="1900..")) >= 1900
    assert max(card.year for card in chosen(period="..-1")) < 0
    mixed = chosen(decks="arts,inventions", themes="arts", period="1900..")
    assert {card.deck for card in mixed} == {"arts"}


def test_t_080_a_period_includes_the_years_it_names() -> None:
    write_deck("seven", YEARS)
    assert sorted(card.year for card in chosen(decks="seven", period="-600..1807")) == [-600, -214, 1180, 1752, 1807]


def test_t_080_too_few_cards_pass() -> None:
    with pytest.raises(ValueError, match="only 0 cards pass these filters; at least 3 are needed"):
        cl.new("timeline", seats=2, regions="space")


@pytest.mark.parametrize(
    ("read", "given", "settled"),
    [
        (choice.read_difficulty, "3, 1", "1,3"),
        (choice.read_difficulty, "Any", "any"),
        (choice.read_regions, "West Asia;Africa", "africa,west-asia"),
        (choice.read_themes, "Science + Arts", "arts,science"),
        (choice.read_period, " -0500 .. 1500", "-500..1500"),
        (choice.read_period, "..1788", "..1788"),
        (choice.read_period, "\u221244..", "-44.."),
        (choice.read_period, "ANY", "any"),
        (choice.read_avoid, "", "none"),
        (choice.read_avoid, "inv-b, inv-a,INV-B", "inv-a,inv-b"),
        (choice.read_ages, "None", "none"),
        (choice.read_ages, "09 ,40", "9,40"),
    ],
)
def test_options_are_settled_as_one_form(read: object, given: str, settled: str) -> None:
    assert callable(read)
    assert read(given.strip()) == settled
    assert read(settled) == settled


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("difficulty", "4", "'4' is not one of 1, 2, 3"),
        ("regions", "atlantis", "'atlantis' is not one of africa"),
        ("period", "1900-2000", "is not a period such as"),
        ("period", "..", "is not a period such as"),
        ("period", "1900..1800", "ends before it begins"),
        ("avoid", ",".join(f"x{i}" for i in range(501)), "501 cards are more than the 500"),
    ],
)
def test_a_wrong_filter_is_refused_by_name(option: str, value: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"option {option}: .*{message}"):
        cl.new("timeline", 2, 0, **{option: value})


def test_t_081_cards_to_avoid_come_after_all_others() -> None:
    write_deck("seven", YEARS)
    avoid = ",".join(ident(name) for name in ("lamp", "anchor", "kite"))
    for seed in range(10):
        table = cl.new("timeline", seats=1, seed=seed, decks="seven", avoid=avoid, hand_size=2)
        zones = table.position()["zones"]
        assert sorted(zones["later"]) == sorted(avoid.split(","))
        assert not {*zones["hand 0"], *zones["line"], *zones["pile"]} & set(avoid.split(","))
        later = next(zone for zone in table.view(0)["zones"] if zone["name"] == "later")
        assert later["cards"] == [None] * 3


def test_t_081_cards_to_avoid_are_shuffled_among_themselves() -> None:
    write_deck("seven", YEARS)
    avoid = ",".join(ident(name) for name in ("lamp", "anchor", "kite"))
    tables = [cl.new("timeline", seats=1, seed=seed, decks="seven", avoid=avoid, hand_size=2) for seed in range(12)]
    assert len({tuple(table.position()["zones"]["later"]) for table in tables}) > 2


def test_t_081_they_are_dealt_and_drawn_when_the_others_have_run_out() -> None:
    write_deck("seven", YEARS)
    avoid = ",".join(ident(name) for name in ("lamp", "anchor", "kite"))
    dealt = cl.new("timeline", seats=2, seed=3, decks="seven", avoid=avoid, hand_size=3)
    assert "later" not in dealt.position()["zones"]
    table = cl.new("timeline", seats=1, seed=3, decks="seven", avoid=avoid, hand_size=3)
    zones = table.position()["zones"]
    assert (len(zones["pile"]), "later" in zones) == (3, False)
    assert set(zones["pile"]) == set(avoid.split(","))


def test_t_081_ids_of_other_decks_do_no_harm() -> None:
    assert "later" not in cl.new("timeline", seats=2, avoid="art-beatles,nobody").position()["zones"]


# ── users' decks ─────────────────────────────────────────────────────────────────────────────────


def test_t_082_a_deck_in_the_data_folder_can_be_played_at_once(data_folder: Path) -> None:
    assert user_folder() == data_folder
    assert "village" not in available()
    write_deck("village", YEARS)
    game = next(one for one in cl.games() if one["id"] == "timeline")
    options = {option["name"]: option for option in game["options"]}
    assert "village" in options["decks"]["values"]
    table = cl.new("timeline", seats=2, decks="village", hand_size=2)
    assert table.settings["decks"] == f"village#{available()['village'].digest}"


def test_t_082_a_broken_deck_is_named_and_the_rest_works(data_folder: Path) -> None:
    path = write_deck("village", YEARS)
    path.write_text(path.read_text(encoding="utf-8").replace("year = 1879", "year = 0"), encoding="utf-8")
    write_deck("town", {name: year + 3 for name, year in YEARS.items()})
    told = faults()
    assert list(told) == ["village.toml"]
    assert "error T-063" in told["village.toml"]
    game = next(one for one in cl.games() if one["id"] == "timeline")
    decks = game["options"][0]
    assert (decks["name"], decks["faults"]) == ("decks", told)
    assert "town" in decks["values"]
    assert "village" not in decks["values"]
    assert cl.new("timeline", seats=2).asked == (0,)
    with pytest.raises(ValueError, match=r"the deck village has an error: village.toml:\d+"):
        cl.new("timeline", seats=2, decks="village")


def test_t_082_an_id_that_is_taken_is_a_fault() -> None:
    write_deck("arts", YEARS)
    assert faults() == {"arts.toml": "arts.toml: the id arts is taken by another deck"}
    assert len(available()["arts"].cards) == 55


def test_t_082_a_record_of_a_changed_deck_is_refused_by_name() -> None:
    path = write_deck("village", YEARS)
    table = cl.new("timeline", seats=2, seed=1, decks="village", hand_size=2)
    table.play(0, table.options(0)[0].then[0])
    record = cl.load(table.record().text)
    assert record.replay() == table
    path.write_text(path.read_text(encoding="utf-8").replace("1879", "1880"), encoding="utf-8")
    os.utime(path, ns=(1, 1))
    with pytest.raises(cl.Unusable, match="the deck village has changed"):
        record.replay()


def test_t_064_decks_with_a_common_card_cannot_be_mixed() -> None:
    write_deck("one", YEARS)
    write_deck("two", YEARS)
    with pytest.raises(ValueError, match=r"the card id tw-\w+ stands in one and in two"):
        cl.new("timeline", seats=2, decks="one,two", hand_size=1)


def test_shipped_decks_go_by_their_id_and_others_by_their_digest_too() -> None:
    write_deck("village", YEARS)
    assert named(find("arts")) == "arts"
    assert named(find("village")) == f"village#{find('village').digest}"


def test_an_unreadable_file_is_a_fault(data_folder: Path) -> None:
    (data_folder / "latin.toml").write_bytes(b"\xe9")
    assert "cannot be read" in faults()["latin.toml"]
