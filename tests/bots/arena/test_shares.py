"""Intervals on made-up data: known values, and how often they hold the truth."""

import random

import pytest

from chronolude.bots.arena.shares import difference, estimate, student, wilson


@pytest.mark.parametrize(
    ("alpha", "freedom", "known"),
    [(0.05, 1, 12.7062), (0.05, 2, 4.30265), (0.05, 4, 2.77645), (0.05, 10, 2.22814), (0.05, 60, 2.00030)],
)
def test_students_quantile(alpha: float, freedom: int, known: float) -> None:
    assert student(alpha, freedom) == pytest.approx(known, rel=2e-3)


def test_students_quantile_at_the_looks_on_the_way() -> None:
    assert student(0.002, 10) == pytest.approx(4.1437, rel=2e-3)
    assert student(0.002, 1000) == pytest.approx(3.098, rel=2e-3)


def test_wilson_against_a_table() -> None:
    low, high = wilson(0.3, 100, 1.959964)
    assert (round(low, 4), round(high, 4)) == (0.2189, 0.3958)


def test_independent_games_give_about_wilsons_interval() -> None:
    dice = random.Random(1)
    deals = [[float(dice.random() < 0.4)] for _ in range(2000)]
    found = estimate(deals)
    low, high = wilson(found.mean, 2000, 1.961)
    assert found.low == pytest.approx(low, abs=1e-3)
    assert found.high == pytest.approx(high, abs=1e-3)


def test_kin_games_count_as_their_deals() -> None:
    dice = random.Random(2)
    alone = [[float(dice.random() < 0.5)] for _ in range(200)]
    fourfold = [deal * 4 for deal in alone]
    assert estimate(fourfold).low == pytest.approx(estimate(alone).low, abs=1e-9)
    assert estimate(fourfold).high == pytest.approx(estimate(alone).high, abs=1e-9)


def test_pairing_that_takes_luck_away_narrows_the_interval() -> None:
    dice = random.Random(3)
    paired = [[1.0, 0.0] if dice.random() < 0.9 else [1.0, 1.0] for _ in range(200)]
    loose = [[value] for deal in paired for value in deal]
    assert estimate(paired).high - estimate(paired).low < estimate(loose).high - estimate(loose).low


def test_the_interval_never_leaves_nought_to_one_and_never_vanishes() -> None:
    for value in (0.0, 1.0):
        found = estimate([[value] * 4] * 10)
        assert 0 <= found.low < found.high <= 1
        assert found.high - found.low > 0.2
    same = estimate([[1.0, 0.0, 0.0, 0.0]] * 10)
    assert same.low < 0.25 < same.high


def test_one_deal_tells_nothing() -> None:
    found = estimate([[1.0, 1.0]])
    assert (found.low, found.high) == (0.0, 1.0)
    assert difference([[1.0]], [[0.0]]).low == float("-inf")


@pytest.mark.parametrize(("share", "deals"), [(0.5, 40), (0.3, 60), (0.85, 60)])
def test_the_interval_holds_the_truth_19_times_in_20_for_kin_games(share: float, deals: int) -> None:
    """Deals have a luck of their own: the chance to win varies from deal to deal around the share."""
    dice = random.Random(7)
    held = 0
    for _ in range(600):
        lucks = [min(1.0, max(0.0, share + dice.choice((-0.15, 0.15)))) for _ in range(deals)]
        found = estimate([[float(dice.random() < luck) for _ in range(4)] for luck in lucks])
        held += found.low <= share <= found.high
    assert 0.93 <= held / 600 <= 0.985


def test_a_difference_is_taken_deal_by_deal() -> None:
    ours = [[5.0], [9.0], [3.0], [7.0]]
    others_search = [[4.0], [8.0], [2.0], [6.0]]
    found = difference(ours, others_search)
    assert (found.mean, found.low, found.high) == (1.0, 1.0, 1.0)
    wider = difference(ours, list(reversed(others_search)))
    assert wider.mean == 1.0
    assert wider.low < 0 < wider.high


def test_a_difference_agrees_with_the_paired_t_test() -> None:
    gaps = [1.0, 2.0, 3.0, 4.0, 5.0]
    found = difference([[gap] for gap in gaps], [[0.0]] * 5)
    half = 2.77645 * (2.5 / 5) ** 0.5
    assert [found.low, found.high] == pytest.approx([3 - half, 3 + half], abs=0.01)
