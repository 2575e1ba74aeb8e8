"""The rule-of-thumb bot of Contre-Temps: it beats random play, is honest, and does what its rules of thumb say."""

from typing import Any

import pytest

import chronolude as cl
from chronolude.bots import THUMB, bots_for, make
from chronolude.bots.levels import SearchBot
from chronolude.bots.simulation import Plan, simulate
from chronolude.games import find
from chronolude.games.contre_temps.bots.guide import (
    NOBODY,
    card_cost,
    card_scores,
    constant_gain,
    journey_scores,
    past_gain,
    present_gain,
    safety,
    strength,
    suit_weight,
    trump_of,
    unseen,
    unseen_above,
    worth,
)
from chronolude.games.contre_temps.cards import NAMES, SUIT
from chronolude.games.contre_temps.names import BACK, HAND, LEAD, PLAY
from chronolude.kernel.ask import action
from chronolude.kernel.chance import Cheap, Source
from chronolude.kernel.verbs import cards_in, top
from chronolude.search.thinking import unsealed
from chronolude.sight import imagine, project
from tests.search.sights import mind_of

RULES = find("contre-temps").rules
MIND = mind_of("contre-temps")


def card(name: str) -> int:
    return NAMES.index(name)


# ── strength ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("seats", "mode", "games", "least"),
    [
        (3, "classic", 60, 0.60),
        (4, "classic", 120, 0.60),
        (5, "classic", 60, 0.50),
        (6, "classic", 60, 0.45),
        (4, "paradox", 60, 0.60),
    ],
)
def test_one_thumb_beats_a_table_of_random_bots(seats: int, mode: str, games: int, least: float) -> None:
    """Chance alone would win one game in `seats`; the least is far above that and well below its true share."""
    plan = Plan("contre-temps", seats, {"mode": mode}, [THUMB, *["random"] * (seats - 1)], games, 1)
    found = simulate(plan)
    assert found["wins"][0] / games >= least
    assert found["capped"] == 0


def test_thumbs_among_themselves_are_even() -> None:
    found = simulate(Plan("contre-temps", 3, {}, [THUMB] * 3, 90, 2))
    assert all(12 <= wins <= 50 for wins in found["wins"])


# ── honesty ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("mode", ["classic", "paradox"])
@pytest.mark.parametrize("name", sorted(bots_for("contre-temps")))
def test_with_other_hidden_cards_it_answers_the_same(name: str, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "most", 3)
    table = cl.new("contre-temps", seats=4, seed=11, mode=mode)
    while table.result is None:
        seat = table.asked[0]
        sight = table.sight(seat)
        chosen = make("contre-temps", name, 5).choose(sight)
        world = imagine(sight, RULES, Source(), Cheap(table.decision))
        assert make("contre-temps", name, 5).choose(project(world, seat, sight.memory)) == chosen
        table.play(seat, table.choose(seat, make("contre-temps", name, 5)))


def test_same_sight_and_seed_same_answer() -> None:
    sight = cl.new("contre-temps", seats=4, seed=3).sight(0)
    table = cl.new("contre-temps", seats=4, seed=3, first=0)
    sight = table.sight(0)
    assert len({make("contre-temps", THUMB, 9).choose(sight) for _ in range(5)}) == 1
    assert make("contre-temps", THUMB, 9).choose(sight) in sight.options


# ── rules of thumb ───────────────────────────────────────────────────────────────────────────────


AT_AN_EVENT = [["round", "check_end", -1, 0, 0], ["event", "settle_event", -1, 0, 0]]
SUPPOSED = ("discs", "led", "power", "high")
"""Figures that follow from the cards on the table: a test may suppose others, once the table is there."""


def table_with(**changes: Any) -> cl.Table:
    """Round 3 of a game with three seats: events 1 and 2 are held by seats 1 and 2, the constant is A12."""
    hands = changes.pop("hands", [["A7", "B7", "B13", "C7", "C13", "D7", "E7", "E13"], [], []])
    pawns = changes.pop("pawn", [3, 3, 3])
    lead = {"lead 1": ["B9"], "standing 1": ["B12"], "lead 2": ["C8"]}
    used = {one for hand in hands for one in hand} | {"A12", "B9", "B12", "C8"}
    high = [f"{suit}{value}" for suit in "ABCDE" for value in range(7, 14)]
    spare = [one for one in high if one not in used]
    for hand in hands:
        while len(hand) < 8:
            hand.append(spare.pop())
    zones: dict[str, list[str]] = {f"hand {seat}": hand for seat, hand in enumerate(hands)}
    zones |= {**lead, "constant": ["A12"], "undealt": spare, "line": ["T1", "T2", "T3"]}
    zones["removed"] = [f"{suit}{value}" for suit in "ABCDE" for value in range(1, 7)]
    zones["pile"] = [f"T{n}" for n in range(4, 11)]
    given = changes.pop("numbers", {})
    numbers = {
        "round": 3, "phase": "resolve", "present": 3, "resolving": 3, "leader": 0, "led": 0, "pawn": pawns,
        "energy": [3, 3, 3], "discs": [3, 2, 2], "controller": [0, 2, 3],
        **{name: value for name, value in given.items() if name not in SUPPOSED},
    }  # fmt: skip
    frames = changes.pop("frames", [*AT_AN_EVENT, ["card", "lay_card", 0, pawns[0], 0]])
    position = {"game": "contre-temps", "seats": 3, "zones": zones, "numbers": numbers, "frames": frames, **changes}
    table = cl.position("contre-temps", position)
    for name in SUPPOSED:
        at, value = table.game.layout.offsets[name], given.get(name, [])
        for i, one in enumerate(value if isinstance(value, list) else [value]):
            table._state.n[at + i] = one
    return table


class Told:
    """What seat 0 makes of a table: its world, its hand and the trumps."""

    def __init__(self, table: cl.Table, seat: int = 0) -> None:
        self.s = unsealed(table.sight(seat), MIND, 1)
        self.seat = seat
        self.hand = cards_in(self.s, HAND + seat)
        self.trump = trump_of(self.s)

    def worth(self, event: int) -> float:
        return worth(self.s, self.seat, event)

    def cost(self, name: str) -> float:
        return card_cost(self.s, card(name), self.trump)

    def past(self, event: int) -> float:
        return past_gain(self.s, self.seat, self.hand, event, SUIT[top(self.s, LEAD + event)], self.trump)

    def present(self, event: int) -> float:
        return present_gain(self.s, self.seat, self.hand, event, self.trump)

    def constant(self) -> float:
        return constant_gain(self.s, self.seat, self.hand, self.trump)

    def suit(self, name: str, without: int = NOBODY) -> float:
        return suit_weight(self.s, self.seat, SUIT[card(name)], without)

    def cards(self, *names: str) -> list[float]:
        return card_scores(self.s, self.seat, [action(PLAY, card(name)) for name in names])

    def journey(self, back: int) -> float:
        return journey_scores(self.s, self.seat, [action(BACK, back)])[0]

    def safe(self, name: str, led: int, behind: int = 2) -> float:
        hidden = unseen(self.s, self.seat)
        return safety(self.s, self.seat, card(name), led, self.trump, hidden, behind)


LED = SUIT[card("B7")]


def test_trumps_are_above_the_led_suit_and_that_above_the_rest() -> None:
    trump = Told(table_with()).trump
    assert trump == SUIT[card("A12")]
    powers = [strength(card(name), LED, trump) for name in ("A7", "B13", "B7")]
    assert powers == sorted(powers, reverse=True) and powers[-1] > 0
    assert strength(card("C13"), LED, trump) == 0


def test_a_third_event_is_worth_most_and_ones_own_next_to_nothing() -> None:
    values = [Told(table_with(numbers={"discs": [discs, 2, 2]})).worth(1) for discs in (3, 2, 1)]
    assert values == sorted(values)
    assert values[2] > 2 * values[1]
    assert Told(table_with(), seat=1).worth(1) < 0.5 * values[0]


def test_an_event_of_somebody_about_to_win_is_worth_more() -> None:
    assert Told(table_with(numbers={"discs": [3, 1, 2]})).worth(1) > Told(table_with()).worth(1)


def test_high_cards_and_trumps_are_dear_while_the_game_is_young() -> None:
    told = Told(table_with())
    assert told.cost("B13") > told.cost("B7")
    assert told.cost("A7") > told.cost("B7")
    assert Told(table_with(numbers={"round": 9})).cost("B13") == 0


def test_the_last_to_play_knows_whether_a_card_wins() -> None:
    hands = [["A7", "B7", "B13", "C7"], [], []]
    last = Told(table_with(hands=hands, pawn=[3, 0, 0], numbers={"led": LED + 1, "power": 58}))
    wins, loses = last.cards("B13", "B7")
    assert wins > last.worth(3) - last.cost("B13") - 1e-9
    assert loses < 0.5, "B8 lies there"
    assert last.cards("C7")[0] < 0, "it does not follow"


def test_a_card_that_stands_must_be_beaten() -> None:
    told = Told(table_with(pawn=[1, 0, 0], numbers={"resolving": 1, "led": LED + 1}))
    assert told.cards("B13")[0] > 1.0
    assert told.cards("B7")[0] < 0.5, "B12 stands at event 1"


def test_others_still_to_play_are_a_danger_to_low_cards() -> None:
    told = Told(table_with())
    assert 0.0 <= told.safe("B7", LED) < told.safe("B13", LED) < 1.0
    assert told.safe("B7", LED, behind=0) == 1.0


def test_cards_that_lie_open_are_no_danger() -> None:
    """B9 and B12 lie at event 1: nobody can hold them."""
    told = Told(table_with())
    assert unseen_above(told.s, 0, LED, 7) == len({"B8", "B10", "B11"})


def test_a_low_card_of_the_led_suit_earns() -> None:
    """K-065: a crystal for a card of the led suit below the highest of it there."""
    numbers = {"resolving": 1, "led": LED + 1, "high": 12}
    there = Told(table_with(pawn=[1, 0, 0], numbers=numbers))
    assert there.cards("B7")[0] > Told(table_with(pawn=[1, 0, 0], numbers={**numbers, "high": 0})).cards("B7")[0]
    assert there.cards("C7")[0] < 0


def test_it_takes_the_third_event_when_it_can() -> None:
    told = Told(table_with(pawn=[3, 0, 0], numbers={"discs": [1, 2, 2]}))
    assert told.cards("B13")[0] > 5


def test_it_travels_to_an_event_it_can_take() -> None:
    told = Told(table_with(numbers={"phase": "travel"}))
    assert told.past(1) > 1.0, "B13 beats B12"
    weak = Told(table_with(hands=[["B7", "C7", "D7", "D8", "D9", "E7", "E8", "E9"], [], []]))
    assert weak.past(1) < 0.5, "B7 must follow and loses"
    assert told.journey(2) > weak.journey(2)


def test_trumping_in_needs_a_void() -> None:
    held = ["A7", "B7", "C7", "D7", "D8", "E7", "E8", "E9"]
    bound = Told(table_with(hands=[held, [], []]))
    free = Told(table_with(hands=[[one for one in held if one != "B7"] + ["E10"], [], []]))
    assert free.past(1) > bound.past(1)


def test_far_journeys_cost_more() -> None:
    told = Told(table_with(hands=[["A7", "A8", "D7", "D8", "D9", "E7", "E8", "E9"], [], []]))
    assert told.past(1) == told.past(2)
    assert told.journey(1) > told.journey(2)


def test_the_present_draws_a_strong_hand() -> None:
    strong = Told(table_with(hands=[["A13", "A11", "A10", "B13", "C13", "D13", "E13", "A9"], [], []]))
    weak = Told(table_with(hands=[["B7", "B8", "C7", "D7", "D8", "D9", "E7", "E8"], [], []]))
    assert strong.present(3) > weak.present(3)


def test_the_constant_is_changed_towards_a_strong_suit() -> None:
    strong = Told(table_with(hands=[["E13", "E12", "E11", "E10", "E9", "E8", "B7", "C7"], [], []]))
    trumps = Told(table_with(hands=[["A13", "A11", "A10", "A9", "A8", "A7", "B7", "C7"], [], []]))
    assert strong.constant() > 1.0
    assert trumps.constant() == 0.0
    assert strong.suit("E13") > strong.suit("E13", without=card("E8")) > 0


def test_alone_at_the_constant_it_offers_its_lowest_card_of_the_best_suit() -> None:
    hand = ["E13", "E12", "E11", "E10", "E9", "E8", "B7", "C7"]
    frames = [["round", "pass_time", -1, 0, 0], ["constant", "settle_constant", -1, 0, 0]]
    numbers = {"phase": "constant", "resolving": 0}
    table = table_with(hands=[hand, [], []], pawn=[0, 3, 3], frames=frames, numbers=numbers)
    assert table.asked == (0,)
    assert table.choose(0, make("contre-temps", THUMB, 1)) == "offer E8"
