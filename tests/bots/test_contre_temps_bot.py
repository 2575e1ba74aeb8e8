"""The rule-of-thumb bot of Contre-Temps: it beats random play, is honest, and does what its rules of thumb say."""

from typing import Any

import pytest

import chronolude as cl
from chronolude.bots import THUMB, bots_for, make
from chronolude.bots.contre_temps import (
    Eye,
    Thumb,
    card_cost,
    chance_to_win,
    constant_gain,
    danger,
    earns,
    past_gain,
    present_gain,
    strength,
    suit_weight,
    weigh_card,
    weigh_journey,
    worth,
)
from chronolude.bots.search import SearchBot
from chronolude.bots.simulation import Plan, simulate
from chronolude.games import find
from chronolude.games.contre_temps.cards import NAMES
from chronolude.kernel.chance import Cheap, Source
from chronolude.kernel.sight import imagine, project

RULES = find("contre-temps").rules


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
    assert len({Thumb(9).choose(sight) for _ in range(5)}) == 1
    assert Thumb(9).choose(sight) in sight.options


# ── rules of thumb ───────────────────────────────────────────────────────────────────────────────


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
    numbers = {
        "round": 3, "phase": "resolve", "present": 3, "resolving": 3, "leader": 0, "led": 0, "pawn": pawns,
        "energy": [3, 3, 3], "discs": [3, 2, 2], "controller": [0, 2, 3], **changes.pop("numbers", {}),
    }  # fmt: skip
    frames = changes.pop("frames", [["round", "check_end", -1, 0, 0], ["card", "lay_card", 0, 3, 0]])
    position = {"game": "contre-temps", "seats": 3, "zones": zones, "numbers": numbers, "frames": frames, **changes}
    return cl.position("contre-temps", position)


def eye_of(table: cl.Table, seat: int = 0) -> Eye:
    return Eye(table.sight(seat))


def test_trumps_are_above_the_led_suit_and_that_above_the_rest() -> None:
    eye = eye_of(table_with())
    led = card("B7") // 13
    assert strength(eye, card("A7"), led) > strength(eye, card("B13"), led) > strength(eye, card("B7"), led) > 0
    assert strength(eye, card("C13"), led) == 0


def test_a_third_event_is_worth_most_and_ones_own_next_to_nothing() -> None:
    values = [worth(eye_of(table_with(numbers={"discs": [discs, 2, 2]})), 1) for discs in (3, 2, 1)]
    assert values == sorted(values)
    assert values[2] > 2 * values[1]
    assert worth(eye_of(table_with(), seat=1), 1) < 0.5 * values[0]


def test_an_event_of_somebody_about_to_win_is_worth_more() -> None:
    calm = worth(eye_of(table_with()), 1)
    assert worth(eye_of(table_with(numbers={"discs": [3, 1, 2]})), 1) > calm


def test_high_cards_and_trumps_are_dear_while_the_game_is_young() -> None:
    eye = eye_of(table_with())
    assert card_cost(eye, card("B13")) > card_cost(eye, card("B7"))
    assert card_cost(eye, card("A7")) > card_cost(eye, card("B7"))
    assert card_cost(eye_of(table_with(numbers={"round": 9})), card("B13")) == 0


def test_the_last_to_play_knows_whether_a_card_wins() -> None:
    hands = [["A7", "B7", "B13", "C7"], [], []]
    table = table_with(hands=hands, pawn=[3, 0, 0])
    eye = eye_of(table)
    led = card("B7") // 13
    assert chance_to_win(eye, card("B13"), 3, led) == 1.0
    assert chance_to_win(eye, card("C7"), 3, led) == 0.0
    assert chance_to_win(eye, card("B13"), 1, led) == 1.0, "B12 stands at event 1"
    assert chance_to_win(eye, card("B7"), 1, led) == 0.0


def test_others_still_to_play_are_a_danger_to_low_cards() -> None:
    eye = eye_of(table_with())
    led = card("B7") // 13
    low, high = (danger(eye, 1, strength(eye, card(name), led), led) for name in ("B7", "B13"))
    assert 0.0 <= high < low <= 1.0
    assert chance_to_win(eye, card("B13"), 3, led) > chance_to_win(eye, card("B7"), 3, led)


def test_a_seat_known_to_be_void_may_only_trump() -> None:
    table = table_with()
    sight = table.sight(0)
    led = card("B7") // 13
    before = danger(Eye(sight), 1, strength(Eye(sight), card("B7"), led), led)
    for other in range(13 * led, 13 * led + 13):
        sight.memory[other] &= ~0b10
    for other in range(13):
        sight.memory[other] &= ~0b10
    assert danger(Eye(sight), 1, strength(Eye(sight), card("B7"), led), led) == 0.0 < before


def test_a_low_card_of_the_led_suit_earns() -> None:
    eye = eye_of(table_with())
    led = card("B7") // 13
    assert earns(eye, card("B7"), 1, led)
    assert not earns(eye, card("B13"), 1, led)
    assert not earns(eye, card("C7"), 1, led)
    assert not earns(eye, card("B7"), 3, led), "nothing lies there yet"
    assert not earns(eye_of(table_with(options={"past_energy": "new_only"})), card("B7"), 1, led)


def test_it_takes_the_third_event_when_it_can() -> None:
    table = table_with(pawn=[3, 0, 0], numbers={"discs": [1, 2, 2]})
    eye = eye_of(table)
    assert weigh_card(eye, card("B13")) > 5


def test_it_travels_to_an_event_it_can_take() -> None:
    eye = eye_of(table_with(numbers={"phase": "travel"}))
    assert past_gain(eye, 1) > 1.0, "B13 beats B12"
    weak = eye_of(table_with(hands=[["B7", "C7", "D7", "D8", "D9", "E7", "E8", "E9"], [], []]))
    assert past_gain(weak, 1) < 0.5, "B7 must follow and loses"
    assert weigh_journey(eye, -2) > weigh_journey(weak, -2)


def test_trumping_in_needs_a_void() -> None:
    held = ["A7", "B7", "C7", "D7", "D8", "E7", "E8", "E9"]
    bound = eye_of(table_with(hands=[held, [], []]))
    free = eye_of(table_with(hands=[[one for one in held if one != "B7"] + ["E10"], [], []]))
    assert past_gain(free, 1) > past_gain(bound, 1)


def test_far_journeys_cost_more() -> None:
    hand = [["A7", "A8", "D7", "D8", "D9", "E7", "E8", "E9"], [], []]
    eye = eye_of(table_with(hands=hand))
    assert past_gain(eye, 1) == past_gain(eye, 2)
    assert weigh_journey(eye, -1) > weigh_journey(eye, -2)


def test_the_present_draws_a_strong_hand() -> None:
    strong = eye_of(table_with(hands=[["A13", "A11", "A10", "B13", "C13", "D13", "E13", "A9"], [], []]))
    weak = eye_of(table_with(hands=[["B7", "B8", "C7", "D7", "D8", "D9", "E7", "E8"], [], []]))
    assert present_gain(strong, 3) > present_gain(weak, 3)


def test_the_constant_is_changed_towards_a_strong_suit() -> None:
    strong = eye_of(table_with(hands=[["E13", "E12", "E11", "E10", "E9", "E8", "B7", "C7"], [], []]))
    trumps = eye_of(table_with(hands=[["A13", "A11", "A10", "A9", "A8", "A7", "B7", "C7"], [], []]))
    assert constant_gain(strong) > 1.0
    assert constant_gain(trumps) == 0.0
    suit = card("E13") // 13
    assert suit_weight(strong, suit) > suit_weight(strong, suit, without=card("E8")) > 0


def test_alone_at_the_constant_it_offers_its_lowest_card_of_the_best_suit() -> None:
    hand = ["E13", "E12", "E11", "E10", "E9", "E8", "B7", "C7"]
    frames = [["round", "pass_time", -1, 0, 0], ["constant", "settle_constant", -1, 0, 0]]
    numbers = {"phase": "constant", "resolving": 0}
    table = table_with(hands=[hand, [], []], pawn=[0, 3, 3], frames=frames, numbers=numbers)
    assert table.asked == (0,)
    assert table.choose(0, Thumb(1)) == "offer E8"
