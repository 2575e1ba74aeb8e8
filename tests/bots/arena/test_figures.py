"""The report's figures, by hand."""

import pytest

from chronolude.bots.arena.figures import by_seat, course, figures, lengths, shares, taken
from tests.bots.arena.made_up import bout, match

DUEL = match("a", "b", game="time-division")


def test_a_win_is_split_among_its_winners() -> None:
    four = ["a", "b", "b", "c"]
    assert taken(bout(0, [0, 1], seats=4), four, "a") == 0.5
    assert taken(bout(0, [0, 1, 2], seats=4), four, "b") == pytest.approx(2 / 3)
    assert taken(bout(0, [], seats=4), four, "a") == 0


def test_shares_follow_the_bot_through_the_rotations() -> None:
    deals = [[bout(0, [0]), bout(1, [1])], [bout(0, [1]), bout(1, [0, 1])]]
    assert shares(DUEL, "a", deals) == [[1.0, 1.0], [0.0, 0.5]]
    assert shares(DUEL, "b", deals) == [[0.0, 0.0], [1.0, 0.5]]


def test_seats_are_counted_where_the_bot_sat() -> None:
    deals = [[bout(0, [0]), bout(1, [0])], [bout(0, [0]), bout(1, [1])]]
    assert by_seat(DUEL, "a", deals) == [1.0, 0.5]
    assert by_seat(DUEL, "b", deals) == [0.5, 0.0]


def test_the_report_counts_what_was_played() -> None:
    deals = [[bout(0, [0]), bout(1, [1], decisions=20)] for _ in range(10)]
    found = figures(DUEL, deals)
    assert (found["deals"], found["rotations"], found["games"], found["capped"]) == (10, 2, 20, 0)
    assert found["decisions"] == {"mean": 15.0, "min": 10, "max": 20}
    assert found["endings"] == {"won": 20}
    one, other = found["entrants"]
    assert (one["bot"], one["seats"], one["wins"], one["share"], one["chance"]) == ("a", 1, 20.0, 1.0, 0.5)
    assert (other["share"], other["low"]) == (0.0, 0.0)
    assert one["low"] > 0.5
    assert one["decision_seconds"] == {"mean": 0.25, "max": 0.4, "count": 40}
    assert one["rating"]["mu"] > other["rating"]["mu"]
    assert "rounds" not in found


def test_games_cut_short_count_as_won_by_nobody() -> None:
    deals = [[bout(0, [], [], ending=""), bout(1, [1])] for _ in range(4)]
    found = figures(DUEL, deals)
    assert found["capped"] == 4
    assert sum(one["share"] for one in found["entrants"]) == 0.5


def test_a_bot_that_plays_alone_has_no_rating_and_its_share_is_that_of_games_won() -> None:
    found = figures(match("a", "a"), [[bout(0, [0, 1])], [bout(0, [])]])
    assert found["entrants"][0]["rating"] is None
    assert found["entrants"][0]["share"] == 0.5


def test_the_course_ends_where_the_report_does() -> None:
    own = [[1.0, 0.0]] * 90 + [[1.0, 1.0]] * 10
    points = course(own)
    assert points[-1][:2] == [100, 0.55]
    assert [point[0] for point in points] == sorted({point[0] for point in points})
    assert all(low <= share <= high for _, share, low, high in points)
    assert course([[1.0]]) == []


def test_lengths_count_every_game_once() -> None:
    bouts = [bout(0, [0], decisions=count) for count in (3, 3, 50, 200)]
    found = lengths(bouts)
    assert sum(count for _, _, count in found) == 4
    assert found[0][0] == 3
    assert len(found) <= 24
