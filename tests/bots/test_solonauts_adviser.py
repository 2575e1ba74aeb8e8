"""Hints for Solonauts: the solver on imagined decks, which cannot know the order."""

from __future__ import annotations

import pytest

import chronolude as cl
from chronolude.bots.advice import advise, adviser
from chronolude.bots.solonauts_adviser import SoloAdviser
from tests.games.chrononauts.laying import lay_solo
from tests.laws.walk import other_world


def after(decisions: int, seed: int) -> cl.Table:
    """A table of Solonauts some answers on, played by rules of thumb."""
    from chronolude.bots import make

    table = cl.new("solonauts", seed=seed, travellers=6)
    bot = make("solonauts", "rule-of-thumb", seed)
    for _ in range(decisions):
        table.play(0, table.choose(0, bot))
    return table


def texts(table: cl.Table) -> list[str]:
    return [one.text for one in advise(table, 0).answers]


@pytest.mark.parametrize(("decisions", "seed"), [(0, 3), (20, 4), (30, 5)])
def test_two_worlds_give_the_same_hint(decisions: int, seed: int) -> None:
    """The deck dealt anew, the hint is the same: it follows from what the player sees and from nothing else."""
    table = after(decisions, seed)
    other = other_world(table, 0, 99)
    bots = [adviser("solonauts", 1) for _ in range(2)]
    assert isinstance(bots[0], SoloAdviser) and bots[1] is not None
    assert table.choose(0, bots[0]) == other.choose(0, bots[1])


def test_a_win_in_sight_is_taken() -> None:
    table = lay_solo(["1868p", "reverse_fate_1", "1939p"], ["caleb"], ["1993"], ["1995p"], deck=["1942p"])
    assert texts(table)[0] == "reverse_fate_1 > 1865"
    table.play(0, "reverse_fate_1 > 1865")
    assert texts(table)[0] == "1868p"


def test_a_needed_patch_is_not_thrown_away() -> None:
    table = lay_solo(["1868p", "1939p"], ["caleb"], ["1993"], ["1995p"], deck=["reverse_fate_1"])
    assert texts(table) == ["discard 1939p"]


def test_where_all_is_lost_a_rule_of_thumb_answers() -> None:
    """Caleb's 1868p has left the game; Gunther's patches have not."""
    table = lay_solo(["1917p", "1995p"], ["caleb"], ["1993"], deck=[])
    assert texts(table)[0] in [one.text for one in table.options(0)]


def test_other_games_are_advised_by_their_rule_of_thumb() -> None:
    table = cl.new("chrononauts", seats=2, seed=1)
    assert texts(table)[0] in ("keep", "exchange")
    assert texts(table) == texts(other_world(table, 0, 5))
