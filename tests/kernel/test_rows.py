"""Rows of ints, compiled and not, and the bit that mypyc would lose."""

import pytest

from chronolude.games.chrononauts.cards import RIPPLE_ANY, RIPPLE_MASK, ROWS
from chronolude.games.chrononauts.history import paradoxes_of
from chronolude.kernel.rows import bit, filled, row_of, rows_of


@pytest.mark.parametrize("n", [0, 1, 30, 31, 32, 35, 61])
def test_a_bit_is_a_power_of_two_beyond_32_bits_too(n: int) -> None:
    assert bit(n) == 1 << n


def test_the_fortieth_ripplepoint_has_a_bit_of_its_own() -> None:
    """`i64(1) << n` is shifted in 32 bits by mypyc 2.4: an edition with many years would have mixed them up."""
    rows: list[list[int]] = [[] for _ in range(ROWS)]
    rows[RIPPLE_MASK] = [1] * 40
    rows[RIPPLE_ANY] = [0] * 40
    assert paradoxes_of(rows_of(rows), 1) == (1 << 40) - 1


def test_rows_are_made_of_lists_and_of_one_value() -> None:
    assert list(filled(3, 7)) == [7, 7, 7] and list(row_of([1, -2])) == [1, -2]
    assert [list(row) for row in rows_of([(1, 2), (), (3,)])] == [[1, 2], [], [3]]
