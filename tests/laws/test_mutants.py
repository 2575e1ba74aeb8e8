"""A sample of changed positions: each is refused with a sentence or played to its end (tests/laws/positions.py)."""

import pytest

from chronolude.games import OURS
from tests.laws.positions import look

SAMPLE = 60


@pytest.mark.parametrize("game", OURS)
def test_a_changed_position_is_refused_with_a_sentence_or_played_to_an_end(game: str) -> None:
    ends, faults = look(game, SAMPLE, seed=1)
    assert not faults, "\n".join(faults)
    assert ends["refused"] and ends["played"] and sum(ends.values()) == SAMPLE
