"""What players read and hear: prompts, labels, log lines, descriptions, in both languages."""

import json

import pytest

import chronolude as cl
from tests.games.timeline.test_endings import SHORT, TIE
from tests.games.timeline.test_worked_examples import TW_01, TW_03, TW_04
from tests.games.timeline.vectors import Vector, ident


def said(at: Vector, seat: int | None, lang: str = "en") -> list[str]:
    return [line for told in at.table.events(seat) if (line := at.table.say(seat, told, lang))]


def test_the_prompt_asks_or_waits() -> None:
    at = Vector(TW_01)
    assert at.table.prompt(0, "fr") == "Placez une de vos cartes dans un intervalle de la frise."
    assert at.table.prompt(1, "en") == "Seat 1 is placing a card."
    assert at.table.prompt(None, "en") == "Seat 1 is placing a card."
    tied = Vector(TIE)
    assert tied.table.prompt(2, "en") == "Tie-break: place your card."
    assert tied.table.prompt(0, "fr") == "Départage\u202f: Place 3 place une carte."


def test_an_option_is_a_card_and_then_a_gap_with_its_neighbours() -> None:
    at = Vector(TW_03)
    card = at.table.options(0)[0]
    assert card.label("en") == "The b"
    assert [gap.label("en") for gap in card.then] == [
        "gap 1: before “The a” (100)",
        "gap 2: between “The a” (100) and “The e” (500)",
        "gap 3: after “The e” (500)",
    ]
    assert card.then[1].label("fr") == "intervalle 2\u202f: entre «\u202fLe a\u202f» (100) et «\u202fLe e\u202f» (500)"
    assert card.then[0].path == f"{ident('b')} > gap 1"


def test_the_log_tells_a_turn_to_each_in_their_own_words() -> None:
    at = Vector(TW_01)
    at.do(0, "wheel", 0)
    at.do(1, "phone", 1)
    assert said(at, 0) == [
        "You place “The wheel” in gap 1: right (3500 BCE).",
        "Seat 2 places “The phone” in gap 2: wrong (1876).",
        "Seat 2 draws “The dyna”.",
        "Round 2 begins.",
    ]
    assert said(at, 1, "fr")[1:3] == [
        "Vous placez «\u202fLe phone\u202f» dans l’intervalle 2\u202f: raté (1876).",
        "Vous piochez «\u202fLe dyna\u202f».",
    ]


def test_the_log_tells_tie_breaks_and_the_end() -> None:
    at = Vector(TW_04)
    for seat, name, gap in ((0, "b", 1), (1, "d", 0), (2, "c", 2), (0, "h", 0), (2, "i", 4)):
        at.do(seat, name, gap)
    lines = said(at, 1)
    for line in (
        "Seat 1 has placed their last card.",
        "You are out of the tie-break.",
        "2 players have placed their last card in the same round: a tie-break decides.",
        "Nobody else got the tie-break card right: Seat 3 wins.",
    ):
        assert line in lines
    assert said(at, 2)[-1] == "Nobody else got the tie-break card right: you win."


def test_the_log_tells_renewal_rebuilding_and_shared_victory() -> None:
    renewed = Vector({**TW_03, "pile": ["g"], "discard": ["h", "i"]})
    renewed.do(0, "b", 0)
    assert "The pile is empty: 3 discarded cards are shuffled into a new one, dates hidden." in said(renewed, 1)
    rebuilt = Vector(SHORT, tiebreak_exhaustion="rebuild")
    rebuilt.do(1, "c", 2)
    assert "Too few cards are left: the line keeps its two ends, and 7 cards make a new pile." in said(rebuilt, 2)
    shared = Vector(SHORT)
    shared.do(1, "c", 2)
    assert said(shared, 0)[-1] == "Too few cards are left for a tie-break: Seat 1 and Seat 2 win together."


def test_the_table_in_sentences() -> None:
    at = Vector({**TW_03, "pile": ["g", "h"], "discard": ["i"]})
    assert at.table.describe(0, "en").splitlines() == [
        "Round 4",
        "The line, earliest first: “The a” (100) and “The e” (500).",
        "You have 1 card: “The b”.",
        "You begin each round.",
        "Seat 2 has 1 card: “The d”.",
        "Seat 3 has 2 cards: “The f” and “The c”.",
        "The pile holds 2 cards.",
        "Discarded: “The i” (900).",
        "Place one of your cards in a gap of the line.",
    ]
    assert "Seat 2 is out of the game." in Vector(TIE).table.describe(0, "en")
    assert "Vous ne jouez plus." in Vector(TIE).table.describe(1, "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_speaks_in_both_languages(lang: str) -> None:
    table = cl.new("timeline", seats=3, seed=12, decks="all", hand_size=2)
    turn = 0
    while table.asked and turn < 60:
        seat = table.asked[0]
        option = table.options(seat)[0]
        gaps = option.then
        assert all(gap.label(lang) for gap in gaps)
        table.play(seat, gaps[turn * 5 % len(gaps)])
        turn += 1
    for reader in (0, None):
        assert table.describe(reader, lang)
        assert all(
            table.say(reader, told, lang) or told.kind in ("moved", "turned", "shuffled")
            for told in table.events(reader)
        )


def test_the_aid_is_plain_data_and_names_only_what_lies_open() -> None:
    at = Vector({**TW_03, "pile": ["g", "h"], "discard": ["i"]})
    aid = json.loads(json.dumps(at.table.view(1)["aid"]))
    assert set(aid["cards"]) == {ident(name) for name in "abcdefi"}
    assert set(aid["dates"]) == {ident(name) for name in "aei"}
    assert aid["dates"][ident("i")]["span"] == ""
    assert aid["pile"] == 2
    assert [deck["id"] for deck in aid["decks"]] == ["vector"]
