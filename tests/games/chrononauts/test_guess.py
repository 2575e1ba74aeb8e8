"""C-011: who begins is guessed at the table."""

from __future__ import annotations

import pytest

import chronolude as cl
from chronolude.bots import make
from tests.games.chrononauts.laying import phase, texts


def guessing(*guesses: str, game: str = "chrononauts") -> cl.Table:
    """A table where everybody has said what time it is."""
    table = cl.new(game, seats=len(guesses), seed=5, first="guess")
    for seat, guess in enumerate(guesses):
        table.play(seat, guess)
    return table


def first_of(table: cl.Table) -> int:
    return int(table.seen(None).numbers["first"])


def test_c_011_guesses_are_sealed_and_five_minutes_apart() -> None:
    table = cl.new("chrononauts", seats=3, first="guess")
    assert phase(table) == "guess" and table.asked == (0, 1, 2)
    assert texts(table, 0)[:3] == ["abstain", "guess 0:00", "guess 0:05"] and texts(table, 0)[-1] == "guess 23:55"
    table.play(1, "14:35")
    assert table.seen(0).sealed is None and table.seen(1).sealed == "guess 14:35"
    assert not [told for told in table.events(0) if told.kind == "guessed"]


@pytest.mark.parametrize(
    ("guesses", "clock", "first"),
    [
        (["10:00", "11:00", "12:00"], "10:50", 1),
        (["23:50", "0:15"], "0:00", 0),  # on a dial
        (["abstain", "2:00", "14:00", "8:00", "abstain", "20:00"], "19:00", 5),
        (["abstain", "2:00", "14:00", "8:00", "abstain", "20:00"], "3:00", 1),
    ],
)
def test_c_011_r_02_the_closest_guess_begins(guesses: list[str], clock: str, first: int) -> None:
    table = guessing(*guesses)
    asked = tuple(seat for seat, guess in enumerate(guesses) if guess != "abstain")
    assert phase(table) == "clock" and table.asked == asked
    table.play(asked[-1], f"clock {clock}")
    assert first_of(table) == first and phase(table) == "exchange"
    told = [one for one in table.events(None) if one.kind == "clock-read"]
    assert [one.args["other"] for one in told] == [first]


@pytest.mark.parametrize(("before", "after"), [("9:55", "10:05"), ("9:50", "10:10")])
def test_r_02_a_tie_is_settled_by_lot_among_the_tied(before: str, after: str) -> None:
    found = set()
    for seed in range(12):
        table = cl.new("chrononauts", seats=3, seed=seed, first="guess")
        for seat, guess in enumerate((before, "22:00", after)):
            table.play(seat, guess)
        table.play(1, "clock 10:00")
        found.add(first_of(table))
    assert found == {0, 2}


def test_r_02_a_lone_guess_needs_no_clock_and_without_any_the_lot_decides() -> None:
    assert first_of(guessing("abstain", "abstain", "3:00")) == 2
    lots = set()
    for seed in range(12):
        table = cl.new("chrononauts", seats=2, seed=seed, first="guess")
        for seat in range(2):
            table.play(seat, "abstain")
        lots.add(first_of(table))
    assert lots == {0, 1}


def test_a_013_artifaxx_is_guessed_too_and_has_no_ids_to_exchange() -> None:
    table = guessing("6:00", "7:00", game="artifaxx")
    table.play(0, "clock 6:55")
    assert phase(table) == "play" and table.asked == (1,)


def test_what_was_guessed_and_read_is_told_in_both_languages() -> None:
    table = guessing("6:00", "17:05")
    assert "look at a clock" in table.describe(0, "en") and "montre" in table.describe(0, "fr")
    table.play(1, "clock 16:00")
    said = [table.say(0, told, lang) for lang in ("en", "fr") for told in table.events(0) if "clock" in told.kind]
    assert "it is 16:00" in said[0] and "il est 16\u202fh\u202f00" in said[1]
    assert "You guess 6:00." in [table.say(0, told, "en") for told in table.events(0)]


def test_a_position_while_the_clock_is_looked_at_reads_back() -> None:
    table = guessing("6:00", "abstain", "7:00", "9:00")
    again = cl.position("chrononauts", table.position())
    assert again.position() == table.position()
    again.play(3, "clock 8:40")
    assert first_of(again) == 3


@pytest.mark.parametrize(("a", "b"), [(0x7FFFFFF, 0), (-1, -1), (400, 0), (7 | 511 << 9, 0)])
def test_guesses_that_nobody_can_have_made_are_refused(a: int, b: int) -> None:
    plain = guessing("6:00", "7:00").position()
    plain["frames"][-1][3:] = [a, b]
    with pytest.raises(ValueError, match="clock"):
        cl.position("chrononauts", plain)


@pytest.mark.parametrize("level", ["rule-of-thumb", "apprentice"])
def test_a_bot_abstains(level: str) -> None:
    table = cl.new("chrononauts", seats=2, first="guess")
    assert table.choose(0, make("chrononauts", level, 1)) == "abstain"


@pytest.mark.parametrize("game", ["chrononauts", "artifaxx"])
@pytest.mark.parametrize("first", ["guess", "0"])
def test_whoever_sits_down_was_dealt_to(game: str, first: str) -> None:
    """A table written down for two cannot be laid for three: nobody has dealt to the third."""
    plain = cl.new(game, seats=2, first=first).position()
    with pytest.raises(ValueError, match="seat 3 must have one mission"):
        cl.position(game, {**plain, "seats": 3})
