"""Cards and tokens are conserved: each lies in exactly one zone, and every view counts them all."""

from __future__ import annotations

import chronolude as cl

from ...kernel.state import NONE
from ...kernel.verbs import cards_in, next_of, place_of, prior_of, size_of
from ..walk import Dice, everyone


def law(table: cl.Table, dice: Dice) -> int:
    s, layout = table.truth(), table.game.layout
    lying = [cards_in(s, zone) for zone in range(len(layout.masks))]
    assert sorted(card for zone in lying for card in zone) == list(range(len(layout.cards)))
    for zone, cards in enumerate(lying):
        assert int(size_of(s, zone)) == len(cards)
        for card in cards:
            assert int(place_of(s, card)) == zone and layout.takes(zone, card)
        assert [next_of(s, card) for card in cards] == [*cards[1:], NONE][: len(cards)]
        assert [prior_of(s, card) for card in cards] == [NONE, *cards][: len(cards)]
    for seat in everyone(table):
        view = table.view(seat)
        assert sum(zone["size"] for zone in view["zones"]) == len(layout.cards)
        shown = [card for zone in view["zones"] for card in zone["cards"] if card is not None]
        assert len(set(shown)) == len(shown)
    return 1
