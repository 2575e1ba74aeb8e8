"""Looking, moving, turning, shuffling, frames: each verb does its one thing."""

import pytest

from chronolude.kernel.ask import action, noun_of, verb_of
from chronolude.kernel.engine import seal
from chronolude.kernel.layout import EVERYONE
from chronolude.kernel.offers import actions, ask, ask_sealed, refuse
from chronolude.kernel.state import BY_ZONE, DEPTH, FRAME, NONE, frames
from chronolude.kernel.verbs import (
    audience,
    bottom,
    cancel,
    cards_in,
    emit,
    emit_to,
    exchange,
    face_of,
    finish,
    framed,
    insert,
    move,
    place_of,
    prior_of,
    push,
    sealed_by,
    shuffle,
    size_of,
    top,
    turn,
)
from chronolude.tables.sources import Recorded
from tests.kernel.small import HAND, LAYOUT, PILE, ROW, SAID, events, state


def test_cards_lie_first_to_last_and_the_last_is_on_top() -> None:
    s = state()
    assert cards_in(s, PILE) == [0, 1, 2, 3, 4] and top(s, PILE) == 4 and bottom(s, PILE) == 0
    assert cards_in(s, ROW) == [] and top(s, ROW) == bottom(s, ROW) == NONE


def test_move_lays_on_top_and_counts() -> None:
    s = state()
    move(s, 1, ROW)
    move(s, 3, ROW)
    assert cards_in(s, ROW) == [1, 3] and cards_in(s, PILE) == [0, 2, 4]
    assert [int(size_of(s, zone)) for zone in (PILE, ROW)] == [3, 2] and int(place_of(s, 3)) == ROW


@pytest.mark.parametrize(("index", "row"), [(0, [3, 0, 1, 2]), (1, [0, 3, 1, 2]), (3, [0, 1, 2, 3]), (9, [0, 1, 2, 3])])
def test_insert_leaves_so_many_before(index: int, row: list[int]) -> None:
    s = state()
    for card in range(3):
        move(s, card, ROW)
    insert(s, 3, ROW, index)
    assert cards_in(s, ROW) == row


@pytest.mark.parametrize(
    ("one", "other", "pile"), [(0, 3, [3, 1, 2, 0, 4]), (1, 2, [0, 2, 1, 3, 4]), (2, 1, [0, 2, 1, 3, 4])]
)
def test_exchange_swaps_exact_places(one: int, other: int, pile: list[int]) -> None:
    s = state()
    exchange(s, one, other)
    assert cards_in(s, PILE) == pile


def test_exchange_between_zones() -> None:
    s = state()
    for card in (0, 1):
        move(s, card, ROW)
    exchange(s, 0, 3)
    assert cards_in(s, ROW) == [3, 1] and cards_in(s, PILE) == [2, 0, 4]


def test_a_zone_says_who_sees_and_a_turned_card_for_itself() -> None:
    s = state()
    move(s, 0, HAND + 1)
    move(s, 1, ROW)
    assert [int(audience(s, card)) for card in (0, 1, 2)] == [0b10, EVERYONE, 0]
    turn(s, 2, 0b01)
    assert audience(s, 2) == 0b01
    turn(s, 1, 0)
    assert audience(s, 1) == 0
    move(s, 1, ROW + 1)
    assert audience(s, 1) == EVERYONE and int(face_of(s, 1)) == BY_ZONE, "a face lasts until the card moves"


def test_a_move_is_told_to_who_saw_it_before_or_sees_it_now() -> None:
    s = state()
    move(s, 0, HAND)
    move(s, 0, HAND + 1)
    move(s, 0, PILE)
    move(s, 0, ROW)
    assert [only for _, _, only in events(s)] == [0b01, 0b11, 0b10, EVERYONE]
    assert events(s)[0][1] == (0, PILE, HAND)


def test_turning_is_told_to_who_could_see_or_can() -> None:
    s = state()
    turn(s, 2, 0b01)
    turn(s, 2, 0b10)
    turn(s, 2, BY_ZONE)
    assert [(args, only) for _, args, only in events(s)] == [((2, PILE), 0b01), ((2, PILE), 0b11), ((2, PILE), 0b10)]


def test_shuffle_draws_each_order_from_chance_and_tells_everybody() -> None:
    orders = set()
    for one in range(3):
        for two in range(2):
            s = state(source=Recorded([one, two]))
            move(s, 3, ROW)
            move(s, 4, ROW)
            assert s.log is not None
            s.log.events.clear()
            shuffle(s, PILE)
            orders.add(tuple(cards_in(s, PILE)))
            assert sorted(cards_in(s, PILE)) == [0, 1, 2] and int(s.draws) == 2
            assert [prior_of(s, card) for card in cards_in(s, PILE)] == [NONE, *cards_in(s, PILE)[:2]]
            assert events(s) == [(1, (PILE,), EVERYONE)]
    assert len(orders) == 6


def test_frames_stack_up_past_their_first_room() -> None:
    s = state()
    room = int(s.at_offers)
    ask(s, 1, [7, 8])
    for k in range(20):
        push(s, 1, k % 2, k, k + 1)
        assert int(s.at_offers) == room + k // DEPTH * DEPTH * FRAME, "it grows only when it must"
    assert int(s.depth) == 20 and frames(s)[19 * FRAME :] == [1, 0, 1, 19, 20] and frames(s)[:FRAME] == [1, 0, 0, 0, 1]
    assert s.ask is not None and s.ask.options == [[7, 8]], "what is on offer moves on with it"
    cancel(s)
    assert int(s.depth) == 19
    finish(s)
    assert int(s.depth) == 0


def test_an_action_is_a_verb_and_a_noun() -> None:
    act = action(5, 300)
    assert (verb_of(act), noun_of(act)) == (5, 300) and actions(1, [2, 3]) == [action(1, 2), action(1, 3)]


def test_a_new_ask_forgets_sealed_answers() -> None:
    s = state()
    ask_sealed(s, [0, 1], [[1], [7]])
    seal(s, 1, 7)
    assert sealed_by(s, 1) == 7
    ask_sealed(s, [0, 1], [[1], [2]])
    assert {sealed_by(s, seat) for seat in (0, 1)} == {NONE} and s.ask is not None
    assert s.ask.of(1) == [2] and s.ask.of(5) == []


def test_refusing_notes_the_first_rule_and_only_when_asked_why() -> None:
    s = state()
    refuse(s, 1, [4])
    s.refused = {}
    refuse(s, 1, [4])
    refuse(s, 2, [4, 5])
    assert s.refused == {4: 1, 5: 2}


def test_telling_everybody_or_some() -> None:
    s = state()
    emit(s, SAID, 1, 2, 3)
    emit_to(s, 0b10, SAID, 0, 4, 5)
    assert events(s) == [(SAID, (1, 2, 3), EVERYONE), (SAID, (0, 4, 5), 0b10)]
    s.log = None
    emit(s, SAID, 1, 2, 3)
    emit_to(s, 1, SAID)
    move(s, 0, ROW)
    turn(s, 0, 1)
    assert cards_in(s, ROW) == [0]


def test_a_layout_counts_its_zones_and_numbers() -> None:
    assert LAYOUT.offsets == {"mood": 0, "coins": 1} and LAYOUT.size_n == 3
    assert LAYOUT.masks == [0, 0b01, 0b10, EVERYONE, EVERYONE]
    assert LAYOUT.takes(HAND, 0) and not LAYOUT.takes(HAND, 4) and LAYOUT.takes(PILE, 4)


def test_a_moved_card_may_keep_its_face() -> None:
    s = state()
    move(s, 1, ROW)
    assert audience(s, 1) == EVERYONE
    move(s, 2, ROW, face=0)
    assert audience(s, 2) == 0
    assert events(s)[-1][2] == 0, "nobody is told which card it was"
    move(s, 2, HAND)
    assert face_of(s, 2) == BY_ZONE


def test_exchanged_cards_may_keep_their_faces() -> None:
    s = state()
    move(s, 1, ROW, face=0)
    move(s, 2, ROW)
    move(s, 3, HAND)
    exchange(s, 1, 3, face_one=BY_ZONE, face_other=0b10)
    assert cards_in(s, ROW) == [3, 2]
    assert (face_of(s, 1), face_of(s, 3)) == (BY_ZONE, 0b10)


def test_every_level_of_the_stack_is_read_by_itself() -> None:
    s = state()
    for level in range(3):
        push(s, level, level + 10, level + 20, level + 30, level + 40)
    for level in range(3):
        assert [framed(s, level, what) for what in range(FRAME)] == frames(s)[level * FRAME : (level + 1) * FRAME]
    assert frames(s)[2 * FRAME :] == [2, 42, 12, 22, 32]
