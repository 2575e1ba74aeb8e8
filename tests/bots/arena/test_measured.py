"""Ratings for the lobby: written, read back, and none where nothing was measured."""

from pathlib import Path

from chronolude.bots import bots_for
from chronolude.bots.arena.measured import FILE, Measured, measured, write
from chronolude.bots.arena.ratings import Rating


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    ratings = {"timeline": {"historian": Rating(31.5, 1.2, 400)}}
    write(ratings, "abc1234 of 2026-11-15", tmp_path / "ratings.json")
    assert measured(tmp_path / "ratings.json") == Measured("abc1234 of 2026-11-15", ratings)
    assert (tmp_path / "ratings.json").read_text().endswith("}\n")


def test_without_a_measurement_nobody_has_a_rating(tmp_path: Path) -> None:
    assert measured(tmp_path / "nothing.json") == Measured("", {})


def test_ratings_that_are_kept_are_of_bots_that_exist() -> None:
    found = measured(FILE)
    assert bool(found.ratings) == bool(found.at)
    for game, rated in found.ratings.items():
        assert set(rated) <= set(bots_for(game))
