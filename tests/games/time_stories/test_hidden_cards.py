"""What lies in a slot stays hidden: bodies are numbered in an order that tells nothing, and acting names no card."""

import json

from chronolude.games.time_stories import cards as c
from chronolude.games.time_stories.mission.deal import OF_BODIES, kind_at, numbers_of, renumbered
from tests.games.time_stories.scenes import MADE, begin, body, card, next_fate, scene, through

SIZES = MADE.rows["sizes"]


def test_r_237_numbers_stay_within_their_kind_and_say_nothing_of_the_slot() -> None:
    at = 0
    for kind, count in enumerate(MADE.counts):
        mine = [body for body, slot in enumerate(MADE.owners) if kind_at(SIZES, slot) == kind]
        assert sorted(MADE.numbers[body] for body in mine) == list(range(at, at + count))
        at += count
    assert at == MADE.bodies == MADE.slots + 2, "the tide table and the key of the lock vary by the deal"
    moved = sum(body != number for body, number in enumerate(MADE.numbers))
    assert moved > MADE.slots // 2


def test_r_237_numbers_hang_on_the_mission_and_its_keys_and_not_on_texts() -> None:
    keys = [pages[0] for pages in MADE.page_keys[: MADE.bodies]]
    assert numbers_of(MADE.id, keys, MADE.rows) == MADE.numbers
    assert numbers_of("another", keys, MADE.rows) != MADE.numbers


def test_r_237_the_layout_holds_every_body_and_not_where_it_lies() -> None:
    rows = renumbered(MADE.rows, MADE.numbers)
    for name in OF_BODIES:
        assert [rows[name][number] for number in MADE.numbers] == MADE.rows[name][: MADE.bodies]
        assert rows[name][MADE.bodies :] == MADE.rows[name][MADE.bodies :]
    facts = begin(2).game.layout.facts
    assert MADE.numbers not in [list(row) for row in facts] and list(facts[c.BODY_PAGE]) == rows["body_page"]


def test_r_237_an_agent_who_acts_on_a_card_tells_the_others_that_and_no_more() -> None:
    table = next_fate(scene(3, {0: "quay/C"}), 0)
    since = {seat: len(table.events(seat)) for seat in (1, None)}
    table.play(0, "engage 1")
    table.play(0, "boost 0")
    through(table)
    name = table.game.layout.cards[body(card("quay/C"))]
    for seat, first in since.items():
        told = table.events(seat, first)
        acted = [one for one in told if one.kind == "acted"]
        assert acted and all(one.args == {"agent": 0, "zone": acted[0].args["zone"]} for one in acted)
        assert name not in json.dumps([one.args for one in told])


def test_r_237_a_forecast_stops_where_a_card_acts_that_the_seat_cannot_see() -> None:
    table = scene(2, azrak=[6, 3, 0, 0], free_explore=[0, 0, 0, 0])
    kinds = [one.kind for one in table.foresee(1, "explore quay/B", worlds=16).events]
    assert kinds[:2] == ["explored", "spent"] and "acted" not in kinds and "token" not in kinds


def test_r_237_who_sees_the_card_foresees_what_it_does() -> None:
    table = scene(2, {1: "quay/C"})
    seen = table.foresee(1, "engage 1", worlds=16).events
    assert [one.args["threshold"] for one in seen if one.kind == "engaged"] == [4]
