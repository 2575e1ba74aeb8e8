"""What the group does together: shared payments, exchanges, hints, giving up (R-192, R-206, R-212, R-239)."""

from typing import Any

import chronolude as cl
from chronolude.games.time_stories import names
from chronolude.games.time_stories.names import READ_ON, SHARE, YES
from chronolude.games.time_stories.rules.elements import take_element
from chronolude.kernel.ask import action
from chronolude.kernel.engine import answer
from chronolude.kernel.state import State
from chronolude.kernel.verbs import place_of
from tests.games.time_stories.scenes import answer_until, card, go, n, phase, scene, state, texts, zone


def siren(seats: int = 3, **numbers: Any) -> State:
    """Element 3 asks the group for 3 Magic; the Time Captain has said yes."""
    s = state(scene(seats, magic=[2, 1, 2, 0], magic_supply=7, **numbers))
    take_element(s, card("e3"), 0)
    go(s)
    answer(s, 0, action(READ_ON, 0))
    answer(s, 0, action(YES, 0))
    return s


def pledge(s: State, *amounts: int) -> list[int]:
    """Say what each puts in; tells who was asked."""
    asked = []
    for amount in amounts:
        assert s.ask is not None
        asked.append(int(s.ask.seats[0]))
        answer(s, asked[-1], action(SHARE, amount))
    return asked


def test_r_206_each_agent_says_what_they_put_in_and_nobody_decides_for_another() -> None:
    s = siren()
    assert s.ask is not None and s.ask.of(0) == [action(SHARE, amount) for amount in range(3)]
    assert pledge(s, 2, 1) == [0, 1] and int(s.n[names.PAY_LEFT]) == 0
    assert [int(s.n[names.MAGIC + agent]) for agent in range(3)] == [0, 0, 2]
    assert int(s.n[names.SUPPLY]) == 10 and zone_of(s, "alarm") == "removed"


def test_r_206_too_little_pays_nothing_and_buys_nothing() -> None:
    s = siren()
    assert pledge(s, 1, 0, 1) == [0, 1, 2]
    assert [int(s.n[names.MAGIC + agent]) for agent in range(3)] == [2, 1, 2]
    assert zone_of(s, "alarm") == "group" and all(int(s.n[names.SHARES + agent]) == 0 for agent in range(4))


def test_r_206_who_is_ejected_is_not_asked() -> None:
    s = siren(ejected=[0, 1, 0, 0])
    assert pledge(s, 2, 1) == [0, 2]


def test_r_206_one_player_answers_for_both() -> None:
    s = siren(1)
    assert pledge(s, 2, 1) == [0, 0]


def zone_of(s: State, name: str) -> str:
    return s.layout.zone_of[int(place_of(s, card(name)))].name


# ── exchanges ────────────────────────────────────────────────────────────────────────────────────


def trading(seats: int = 2) -> cl.Table:
    table = scene(seats, zones={"elements 0": ["e1"], "tokens 1": ["lamp"]}, vortex=4)
    answer_until(table, phase("between"), ("leave",))
    table.play(0, "no update")
    return table


def test_r_192_a_gift_is_made_at_once() -> None:
    table = trading()
    table.play(0, "give e1 > to boris > for nothing")
    assert zone(table, "elements", 1) == ["e1"] and zone(table, "tokens", 1) == ["lamp"]


def test_r_192_an_exchange_takes_both_parties() -> None:
    table = trading()
    assert "give e1 > to boris > for lamp" in paths(table, 0)
    table.play(0, "give e1 > to boris > for lamp")
    assert table.asked == (1,) and texts(table, 1) == ["agree", "object"]
    assert table.prompt(1, "en") == "You are offered Element 1 for Lamp. Do you exchange?"
    refused = table.clone()
    refused.play(1, "object")
    assert zone(refused, "elements", 0) == ["e1"] and zone(refused, "tokens", 1) == ["lamp"]
    table.play(1, "agree")
    assert zone(table, "elements", 1) == ["e1"] and zone(table, "tokens", 0) == ["lamp"]


def test_r_192_one_player_exchanges_with_nobody_to_ask() -> None:
    table = trading(1)
    table.play(0, "give e1 > to boris > for lamp")
    assert zone(table, "elements", 1) == ["e1"] and zone(table, "tokens", 0) == ["lamp"]


def paths(table: cl.Table, seat: int) -> list[str]:
    """Every whole move on offer."""
    out, left = [], list(table.options(seat))
    while left:
        one = left.pop()
        out += [] if one.then else [one.path]
        left += one.then
    return out


# ── hints ────────────────────────────────────────────────────────────────────────────────────────


def test_r_239_hints_are_a_ladder_the_group_asks_for() -> None:
    table = scene(2)
    assert "hint" in texts(table, 0) and "hint" not in texts(table, 1)
    assert table.view(1)["aid"]["hints"] == {"given": [], "left": 3, "taken": 0}
    for rung in range(3):
        table.play(0, "hint")
        table.play(1, "agree")
        assert n(table, "hints")[quay()] == rung + 1
    aid = table.view(1)["aid"]["hints"]
    assert aid["left"] == 0 and aid["given"][0] == "A stopped clock does not ask to be looked at."
    assert "hint" not in texts(table, 0) and "Hint: Two cogs" in table.describe(1, "en")


def test_r_239_a_hint_that_was_withdrawn_is_not_told() -> None:
    table = scene(2)
    table.play(0, "hint")
    table.play(1, "object")
    table.play(0, "withdraw")
    assert n(table, "hints")[quay()] == 0 and table.view(0)["aid"]["hints"]["given"] == []


def quay() -> int:
    return card("quay")


# ── giving up ────────────────────────────────────────────────────────────────────────────────────


def test_r_212_anybody_may_propose_to_stop_while_cards_are_held() -> None:
    table = scene(3, {0: "quay/C", 1: "quay/D"})
    table.play(1, "abandon")
    assert table.asked == (0, 2)
    table.play(0, "agree")
    table.play(2, "object")
    assert n(table, "phase") == "actions"
    table.play(2, "abandon")
    table.play(0, "agree")
    table.play(1, "agree")
    assert table.result is not None and table.result.ending == "abandoned" and table.result.rule == "R-212"


def test_r_212_the_captain_may_propose_it_between_locations() -> None:
    table = answer_until(scene(2), phase("between"), ("leave",))
    table.play(0, "abandon")
    table.play(1, "agree")
    assert table.result is not None and table.result.winners == []
