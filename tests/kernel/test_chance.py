"""Chance: stateless, fair, and the same compiled and uncompiled."""

import hashlib
import hmac
from collections import Counter

import pytest

from chronolude.kernel.chance import Cheap, Exhausted, Source
from chronolude.tables.sources import Hashed, Noted, Recorded

GOLDEN = [1, 1, 4, 6, 4, 4, 5, 1]


def test_the_cheap_source_is_pinned() -> None:
    """Old records and daily deals depend on these very draws."""
    assert [int(Cheap(7).draw(0, k, 10)) for k in range(8)] == GOLDEN
    for bit in (31, 32, 40, 63):
        assert int(Cheap(1 << bit).draw(3, 5, 1000)) != int(Cheap(0).draw(3, 5, 1000))


@pytest.mark.parametrize("source", [Cheap(3), Hashed(b"seed")], ids=["cheap", "hashed"])
def test_draws_are_fair_and_stateless(source: Source) -> None:
    counts = Counter(int(source.draw(line, k, 5)) for line in range(3) for k in range(1000))
    assert set(counts) == set(range(5)) and all(480 < count < 720 for count in counts.values())
    assert source.draw(1, 2, 1 << 30) == source.draw(1, 2, 1 << 30)
    rows = [[int(source.draw(line, k, 1 << 20)) for k in range(20)] for line in range(2)]
    assert rows[0] != rows[1] and len(set(rows[0])) > 15


def test_the_hashed_source_is_what_anyone_can_compute() -> None:
    text = hmac.new(b"seed", b"2:5:0", hashlib.sha256).digest()[:8]
    assert Hashed(b"seed").draw(2, 5, 1000) == (int.from_bytes(text, "big") >> 2) % 1000


def test_the_hashed_source_rejects_what_would_be_unfair() -> None:
    n = (1 << 61) + 1
    draws = [Hashed(b"x").draw(0, k, n) for k in range(12)]
    first = [int.from_bytes(hmac.digest(b"x", f"0:{k}:0".encode(), hashlib.sha256)[:8], "big") >> 2 for k in range(12)]
    assert all(0 <= draw < n for draw in draws)
    assert any(value >= n for value in first)
    for draw, value in zip(draws, first, strict=True):
        assert draw == value if value < n else draw != value % n


def test_a_record_answers_from_its_cursor_and_then_from_beyond() -> None:
    source = Recorded([4, 0], first=3, beyond=Cheap(1))
    assert [int(source.draw(0, 3, 5)), int(source.draw(0, 4, 5))] == [4, 0]
    assert source.draw(0, 5, 50) == Cheap(1).draw(0, 5, 50)
    with pytest.raises(Exhausted, match="draw 3 is 4, which is not below 4"):
        source.draw(0, 3, 4)
    with pytest.raises(Exhausted, match="draw 1: the record ends before it"):
        Recorded([1]).draw(0, 1, 2)
    with pytest.raises(Exhausted, match="draw 0 on stream 2"):
        Source().draw(2, 0, 3)
    with pytest.raises(Exhausted):
        Recorded([-1]).draw(0, 0, 2)


def test_noting_keeps_what_was_drawn() -> None:
    noted = Noted(Recorded([3, 1]))
    noted.draw(0, 0, 4)
    noted.draw(0, 1, 4)
    assert noted.drawn == {0: 3, 1: 1}
