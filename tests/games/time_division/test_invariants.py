"""What always holds, over random games: D-126 to D-129."""

import pytest

from chronolude.games.time_division import GAME
from chronolude.kernel.chance import Cheap
from chronolude.kernel.engine import begin

from . import deep


def test_d_126_d_127_d_128_d_129_r_22_random_games_keep_the_invariants() -> None:
    shares = deep.games(120)
    assert sum(shares["activated"].values()) > 120 * 5


def test_d_128_the_middle_ages_last_twelve_rounds_at_most() -> None:
    """A Monk gives both players a card back, and six cards lie in the Reserve."""
    longest = 0
    for seed in range(150):
        s = begin(GAME.rulebook.blank(GAME.rules, 2, deep.settings(0, 1), Cheap(seed)), Cheap(seed))
        deep.play_out(s, seed, deep.games(0))
        longest = max(longest, int(s.n[GAME.layout.offsets["round"]]))
    assert 6 < longest <= 12


def test_a_broken_invariant_is_noticed() -> None:
    s = begin(GAME.rulebook.blank(GAME.rules, 2, deep.settings(0, 0), Cheap(1)), Cheap(1))
    s.n[GAME.layout.offsets["round"]] = 7
    with pytest.raises(AssertionError, match="D-128"):
        deep.check(s, started=False)


@pytest.mark.slow
def test_no_card_is_left_out_of_random_games() -> None:
    assert deep.missing(deep.games(1500)) == []


def test_shares_are_printed_for_every_card() -> None:
    shares = deep.games(6)
    text = deep.table_of(shares, 6)
    assert len(text.splitlines()) == 60 + 3 + 1
    assert "shepherd" in text
    assert deep.missing(deep.games(0))[0] == "shepherd: never activated"
