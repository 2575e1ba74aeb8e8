"""Single zones, looked at where they lie in the row of a state."""

from __future__ import annotations

from chronolude.kernel.chance import Cheap
from chronolude.kernel.layout import ALL, NOBODY, OWNER, Layout, Zone
from chronolude.kernel.state import Rules, State
from chronolude.kernel.verbs import move, turn
from chronolude.sight import is_plain

LAYOUT = Layout(
    tuple(f"c{i}" for i in range(4)), (0,) * 4,
    (Zone("deck", NOBODY, ordered=True), Zone("hand", OWNER, 2), Zone("row", ALL)), (), (), (), ("turn",),
)  # fmt: skip


def test_a_zone_is_plain_until_one_of_its_cards_is_shown_otherwise() -> None:
    """Empty ones too: then two looks of it are all there is to make, its audience's and everybody else's."""
    s = State(LAYOUT, Rules([(lambda _: None,)]), 2, Cheap(1))
    for card in range(4):
        move(s, card, 0 if card < 2 else 1)
    assert [is_plain(s, zone) for zone in range(4)] == [True] * 4
    turn(s, 3, 0b11)
    assert [is_plain(s, zone) for zone in range(4)] == [True, False, True, True]
    move(s, 3, 3)
    assert [is_plain(s, zone) for zone in range(4)] == [True] * 4
