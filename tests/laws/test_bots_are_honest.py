"""Bots are honest: with the hidden cards dealt anew and the same seed, a bot answers the same."""

import chronolude as cl
from chronolude.bots import bots_for, make
from tests.laws.walk import Dice, other_world


def law(table: cl.Table, dice: Dice) -> int:
    checks = 0
    for seat in table.asked:
        for name in bots_for(table.game.id):
            seed, other = dice.randrange(1 << 30), other_world(table, seat, dice.randrange(1 << 30))
            answer = table.choose(seat, make(table.game.id, name, seed))
            assert table.why(seat, answer) is None, f"{name} answers {answer}, which is not on offer"
            elsewhere = other.choose(seat, make(table.game.id, name, seed))
            assert elsewhere == answer, f"{name} answers {answer} here and {elsewhere} there"
            checks += 1
    return checks


def test_a_bot_answers_the_same_in_another_world(hold) -> None:  # type: ignore[no-untyped-def]
    assert hold(law, every=4)
