"""A test for each rule, named by its number: positions are plain data."""

from __future__ import annotations

import chronolude as cl

CARDS = [str(value) for value in range(1, 31)]


def scene(*hands: list[str], row: list[str], last: int = 1) -> cl.Table:
    """Seat 1 is asked; the row was begun by others, and seat `last` (counted from 0) laid the last card."""
    zones = {**{f"hand {seat}": hand for seat, hand in enumerate(hands)}, "row": row}
    zones["deck"] = [card for card in CARDS if not any(card in cards for cards in zones.values())]
    return cl.position(
        "starter-game", {"seats": len(hands), "zones": zones, "frames": [["turn", "carry_out", 0, last, 0]]}
    )


def test_s_1_four_cards_each() -> None:
    table = cl.new("starter-game", seats=3, seed=1)
    assert [len(table.seen(None).zone("hand", seat)) for seat in range(3)] == [4, 4, 4]
    assert table.asked == (0,)


def test_s_2_only_higher_cards() -> None:
    table = scene(["5", "12"], ["7"], row=["9"])
    assert [one.text for one in table.options(0)] == ["12", "stop"]
    reason = table.why(0, "5")
    assert reason is not None and reason.rule == "S-2"


def test_s_3_who_laid_last_scores_the_row() -> None:
    table = scene(["5"], ["7"], row=["8", "9"])
    table.play(0, "stop")
    assert table.seen(0).numbers["score"][:2] == [0, 2] and table.seen(0).zone("row") == []


def test_s_4_a_card_is_drawn() -> None:
    table = scene(["12"], ["7"], row=["9"])
    table.play(0, "12")
    assert len(table.seen(0).named("hand", 0)) == 1


def test_s_5_the_most_points_win() -> None:
    away = [card for card in CARDS if card not in ("30", "9")]
    table = cl.position(
        "starter-game",
        {
            "seats": 2,
            "zones": {"hand 0": ["30"], "row": ["9"], "away": away},
            "frames": [["turn", "carry_out", 0, 1, 0]],
        },
    )
    table.play(0, "30")
    assert table.result is not None and table.result.winners == [0] and table.result.scores[:2] == [2, 0]
