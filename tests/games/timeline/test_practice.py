"""Practice for one (T-090 to T-093), and the choices of a table that only show or hide (S-12, T-086)."""

import chronolude as cl
from chronolude import Table
from chronolude.bots import Dice
from tests.games.timeline.test_worked_examples import HUNDREDS, TW_03
from tests.games.timeline.vectors import Plain, Vector, ident

ALONE: Plain = {
    "n": 1, "turn": 0, "dates": HUNDREDS, "line": ["e"], "hands": [["c", "g"]], "pile": ["b", "d", "h", "i"],
    "discard": ["a", "f"],
}  # fmt: skip


def play_out(table: Table) -> None:
    """Play at random until the practice is over."""
    dice = Dice(3)
    while table.asked:
        option = table.options(0)[dice.below(len(table.options(0)))]
        table.play(0, option.then[dice.below(len(option.then))])


def test_t_090_one_seat_plays_alone_and_each_round_is_a_turn() -> None:
    at = Vector(ALONE)
    at.do(0, "c", 0)
    assert (at.table.asked, at.numbers()["round"]) == ((0,), 2)


def test_t_091_right_and_wrong_are_as_in_the_game_for_several() -> None:
    at = Vector(ALONE)
    assert not at.do(0, "c", 1)
    assert sorted(at.zone("hand", 0)) == ["b", "g"]
    assert at.do(0, "b", 0)
    assert at.zone("hand", 0) == ["g"]


def test_t_092_the_practice_ends_with_the_hand_and_counts_right_and_wrong() -> None:
    at = Vector(ALONE)
    assert [at.do(0, "c", 1), at.do(0, "b", 0), at.do(0, "g", 2)] == [False, True, True]
    found = at.table.result
    assert found is not None
    assert (found.ending, found.winners, found.rule, found.scores) == ("practice", [0], "T-092", [1])
    assert at.table.prompt(0, "en") == "Practice is over: 2 right, 1 wrong."


def test_t_093_with_the_whole_deck_a_right_card_is_replaced() -> None:
    at = Vector(ALONE, practice="deck")
    assert at.do(0, "c", 0)
    assert sorted(at.zone("hand", 0)) == ["b", "g"]
    assert not at.do(0, "b", 1)
    assert sorted(at.zone("hand", 0)) == ["d", "g"]


def test_t_093_the_practice_ends_when_every_card_lies_in_the_line() -> None:
    table = cl.new("timeline", seats=1, seed=4, practice="deck", hand_size=5, period="..1500")
    play_out(table)
    zones = table.position()["zones"]
    assert len(zones["line"]) == len(table.game.layout.cards) // 2
    assert not {"hand 0", "pile", "discard"} & set(zones)


def test_t_093_plain_practice_is_over_sooner() -> None:
    short = cl.new("timeline", seats=1, seed=4)
    play_out(short)
    assert short.view(0)["numbers"]["placed"][0] == 4


def test_t_093_changes_nothing_for_several() -> None:
    at = Vector(TW_03, practice="deck")
    assert at.do(0, "b", 1)
    assert at.zone("hand", 0) == []


def test_s_12_the_top_of_the_pile_is_hidden_unless_the_table_shows_it() -> None:
    assert not any(shown_pile(Vector(TW_03)))
    at = Vector(TW_03, show_top_card="true")
    at.do(0, "b", 0)
    assert shown_pile(at) == [None, ident("h")]
    assert "On top of the pile: The h." in at.table.describe(1, "en")
    table = cl.new("timeline", seats=2, seed=1, show_top_card="true")
    assert next(z for z in table.view(1)["zones"] if z["name"] == "pile")["cards"][-1] is not None


def shown_pile(at: Vector) -> list[str | None]:
    cards: list[str | None] = next(zone["cards"] for zone in at.table.view(1)["zones"] if zone["name"] == "pile")
    return cards


def test_t_086_closed_discards_are_only_not_shown_for_browsing() -> None:
    discarded = {**TW_03, "pile": ["g", "h"], "discard": ["i"]}
    assert "Discarded: “The i” (900)." in Vector(discarded).table.describe(0, "en")
    closed = Vector(discarded, discards_visible="false")
    assert "Discarded" not in closed.table.describe(0, "en")
    assert next(z for z in closed.table.view(0)["zones"] if z["name"] == "discard")["cards"] == [ident("i")]
