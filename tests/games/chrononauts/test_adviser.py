"""Hints for Solonauts: the solver on imagined decks, which cannot know the order."""

from __future__ import annotations

from math import inf

import pytest

import chronolude as cl
from chronolude.bots.advice import advise, adviser
from chronolude.games.chrononauts.bots.adviser import MASTER, POSITIONS, RIVALS, WON, Effort, SoloAdviser
from chronolude.sight import Sight
from chronolude.tables.notation import action_text
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
def test_two_worlds_give_the_same_hint(decisions: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deck dealt anew, the hint is the same: it follows from what the player sees and from nothing else."""
    monkeypatch.setattr(SoloAdviser, "seconds", inf)
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


def test_rivals_meet_on_the_same_deals() -> None:
    """Whatever the deck, Caleb needs the 1868p of the hand: throwing it away brings nobody home in any deal."""
    table = lay_solo(["1868p", "1939p"], ["caleb"], ["1993"], ["1995p"], deck=["reverse_fate_1", "1942p"])
    sight = table.sight(0)
    acts = {action_text(sight.layout, act): act for act in sight.options}
    keep, lose = acts["discard 1939p"], acts["discard 1868p"]
    bot = SoloAdviser(1, MASTER)
    bot.left, bot.until = POSITIONS, inf
    points = bot.duel(sight, [keep, lose], Effort(1, 4, 500, 5))
    assert points == {keep: 5 * (1 + WON), lose: 0}
    bot.left = 0
    assert bot.duel(sight, [keep, lose], Effort(1, 4, 500, 5)) == {}, "no time, no verdict"


def test_a_master_votes_first_and_shares_its_budget_over_the_parts_of_a_move() -> None:
    lefts: list[int] = []
    duels: list[int] = []

    class Watched(SoloAdviser):
        most = Effort(6, 2, 300, 5)

        def vote(self, sight: Sight, effort: Effort) -> dict[int, int]:
            lefts.append(self.left)
            return super().vote(sight, effort)

        def duel(self, sight: Sight, rivals: list[int], effort: Effort) -> dict[int, int]:
            duels.append(len(rivals))
            return {}

    table = after(4, 8)
    answer = table.choose(0, Watched(1, MASTER))
    assert table.why(0, answer) is None and ">" in answer, "a move in two parts; without duels the votes decide"
    assert len(lefts) == 2 and lefts[1] < lefts[0] == POSITIONS
    assert duels and all(2 <= count <= RIVALS for count in duels)


def test_other_games_are_advised_by_their_rule_of_thumb() -> None:
    table = cl.new("chrononauts", seats=2, seed=1)
    assert texts(table)[0] in ("keep", "exchange")
    assert texts(table) == texts(other_world(table, 0, 5))
